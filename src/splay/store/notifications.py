"""News by PostgreSQL: NOTIFY tells them when a transaction is committed, and one connection listens.

The connection has to be one to the database itself.  A proxy that lends connections for a transaction at a time
(pgbouncer with ``pool_mode = transaction``) would listen for somebody else.
"""

import socket
from collections.abc import Sequence
from contextlib import closing, suppress
from selectors import EVENT_READ, DefaultSelector
from typing import Any, Final

from sqlalchemy import Connection, Engine, text

from splay.store.news import News

CHANNEL: Final = "splay"
SILENCE_SECONDS: Final = 10.0
"""After so long a silence the database is asked whether it is still there: a dead line is silent, too."""
_NOTIFY: Final = text("SELECT pg_notify(:channel, :said)")


class Notifications(News):
    """News by LISTEN and NOTIFY."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._waker: socket.socket | None = None

    def _send(self, connection: Connection, said: Sequence[str]) -> None:
        for each in said:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "said": each})

    def _interrupt(self) -> None:
        waker = self._waker
        if waker is not None:
            with suppress(OSError):  # the thread may have ended by itself
                waker.send(b"x")

    def _follow(self) -> None:
        wakes, self._waker = socket.socketpair()
        with wakes, self._waker, closing(self._line()) as line, DefaultSelector() as selector:
            line.add_notify_handler(lambda notice: self._hear(notice.payload))
            line.execute(f"LISTEN {CHANNEL}")
            self._is_there()
            selector.register(line.fileno(), EVENT_READ)
            selector.register(wakes, EVENT_READ)
            while not self._stopping.is_set():
                self._read(line, bool(selector.select(SILENCE_SECONDS)))

    def _line(self) -> Any:
        """A connection of our own, as all others are made, that belongs to no pool."""
        lent = self._engine.raw_connection()
        line: Any = lent.driver_connection
        lent.detach()
        line.rollback()
        line.autocommit = True
        return line

    def _read(self, line: Any, is_ready: bool) -> None:
        if not is_ready:
            line.execute("SELECT 1")  # what comes along with the answer goes to the handler
            return
        line.pgconn.consume_input()
        while (notice := line.pgconn.notifies()) is not None:
            self._hear(notice.extra.decode())
