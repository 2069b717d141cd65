"""News of what is stored, told to all processes that use a database, on however many computers.

What changes a table tells so in the same transaction: whoever hears of a change can read it, and nobody hears of what
was not stored.  What passes quickly, such as who is there, is told without being stored at all.
"""

import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_urlsafe
from threading import Event, Thread
from typing import Final, Protocol

from sqlalchemy import Connection, Engine

LONGEST: Final = 7000
"""The most bytes told at once; PostgreSQL carries less than 8000."""
FIRST_PAUSE: Final = 0.1
"""Seconds until a line that has broken is taken up again; twice as many after each attempt that fails."""
LAST_PAUSE: Final = 5.0
ENDING_SECONDS: Final = 2.0
"""How long whoever stops waits for the thread that listens."""
_CHANGE: Final = "change"
_WORD: Final = "word"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableChange:
    """A table that has changed.

    Attributes:
        table: its id.
        version: its version now; None if it is gone.
        waits_for_bot: whether a bot is asked there that no process lets pick.
    """

    table: str
    version: int | None
    waits_for_bot: bool = False


class Listener(Protocol):
    """Whoever is told; each method may be called from any thread, and returns at once."""

    def changed(self, change: TableChange, here: bool) -> None:
        """A table has changed, by this process (`here`) or another one."""

    def heard(self, text: str) -> None:
        """Another process says something."""

    def missed(self) -> None:
        """Something may have gone unheard until now: the line was broken, or there was none yet."""


class News(ABC):
    """The line between all processes that use a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sender = token_urlsafe(6)
        self._listener: Listener | None = None
        self._thread: Thread | None = None
        self._stopping = Event()

    def listen(self, listener: Listener) -> None:
        """Begin to listen, in a thread."""
        self._listener = listener
        self._thread = Thread(target=self._run, name="news", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._stopping.set()
        self._interrupt()
        if self._thread is not None:
            self._thread.join(ENDING_SECONDS)

    def tell(self, connection: Connection, changes: Sequence[TableChange], words: Sequence[str] = ()) -> None:
        """Tell all other processes, when this transaction is committed; words are no longer than `LONGEST`."""
        said = [f"{_CHANGE} {each.table} {each.version or 0} {each.waits_for_bot:d}" for each in changes]
        said += [f"{_WORD} {word}" for word in words]
        if said:
            self._send(connection, [f"{self._sender} {each}" for each in said])

    def told(self, changes: Sequence[TableChange]) -> None:
        """Tell this process of its own changes, once they are committed."""
        if self._listener is not None:
            for change in changes:
                self._listener.changed(change, here=True)

    @abstractmethod
    def _send(self, connection: Connection, said: Sequence[str]) -> None:
        """Send this in a transaction."""

    @abstractmethod
    def _follow(self) -> None:
        """Connect, call `_is_there`, then `_hear` for all that comes, until stopped; raises what breaks the line."""

    @abstractmethod
    def _interrupt(self) -> None:
        """Let `_follow` end soon; may be called from any thread."""

    def _run(self) -> None:
        self._pause = FIRST_PAUSE
        while not self._stopping.is_set():
            try:
                self._follow()
            except Exception as error:  # the database may be away for a while
                if not self._stopping.is_set():
                    log.warning("the line for news is broken and will be taken up again: %s", error)
            if not self._stopping.wait(self._pause * random.uniform(0.5, 1.0)):
                self._pause = min(2 * self._pause, LAST_PAUSE)

    def _is_there(self) -> None:
        """Note that from now on everything is heard."""
        self._pause = FIRST_PAUSE
        if self._listener is not None:
            self._listener.missed()

    def _miss(self) -> None:
        """Note that something may have gone unheard."""
        if self._listener is not None:
            self._listener.missed()

    def _hear(self, said: str) -> None:
        """Pass on what another process has sent."""
        sender, _, rest = said.partition(" ")
        if sender == self._sender or self._listener is None:
            return
        kind, _, text = rest.partition(" ")
        if kind == _CHANGE:
            table, version, waits = text.split(" ")
            self._listener.changed(TableChange(table, int(version) or None, waits == "1"), here=False)
        elif kind == _WORD:
            self._listener.heard(text)
        # Whatever else it is, a newer version says it.
