"""Connections to PostgreSQL that wait for no answer longer than they may."""

from collections.abc import Generator
from time import monotonic
from typing import Any, Final

import psycopg
from sqlalchemy import Engine, event
from sqlalchemy.pool import ConnectionPoolEntry

LOOK_SECONDS: Final = 0.1
"""How often a connection that waits for an answer looks whether its time is up."""


class _Impatient(psycopg.Connection[Any]):
    """A connection that gives up, and is closed, when the server does not answer in time.

    The server's own limits do not help where it stands still, or where the line to it is dead.

    Attributes:
        patience: how many seconds it waits for each answer.
    """

    patience: float = 5.0

    def wait(self, gen: Generator[Any, Any, Any], interval: float = LOOK_SECONDS, timeout: float | None = None) -> Any:
        """Wait for an answer; raises OperationalError when the time is up."""
        return super().wait(self._in_time(gen), min(interval, LOOK_SECONDS), timeout)

    def _in_time(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        until = monotonic() + self.patience
        try:
            wants = next(gen)
            while True:
                ready = yield wants
                if not ready and monotonic() > until:
                    self.close()  # whatever comes later would be taken for the answer to the next question
                    raise psycopg.OperationalError(f"the database has not answered within {self.patience:g} s")
                wants = gen.send(ready)
        except StopIteration as done:
            return done.value


def limit_waits(engine: Engine, seconds: float) -> None:
    """Let all connections of an engine give up after so many seconds, the server as well as we."""

    @event.listens_for(engine, "do_connect")
    def _connect(_: Any, __: Any, args: Any, options: dict[str, Any]) -> _Impatient:
        connection = _Impatient.connect(*args, **options)
        connection.patience = seconds
        return connection

    @event.listens_for(engine, "connect")
    def _limit(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.execute(f"SET statement_timeout = {round(1000 * seconds)}")
        connection.execute(f"SET idle_in_transaction_session_timeout = {round(2000 * seconds)}")
        connection.commit()
