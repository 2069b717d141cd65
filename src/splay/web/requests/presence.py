"""Who is at a table: whose browser follows it, and whose person has touched nothing for a while.

Each process knows its own connections and tells all others, as long as there are any: at once what has changed, and
everything every few seconds.  What a process has said that has died is forgotten when it has been silent for too long.
"""

import asyncio
import json
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from secrets import token_urlsafe
from time import monotonic
from typing import Final

from anyio import CapacityLimiter, to_thread

from splay.store.news import LONGEST

BEAT_SECONDS: Final = 4.0
"""How often a process says who is there."""
SILENCE_SECONDS: Final = 13.0
"""After so long a silence a process is taken for dead, and its people for away."""
ENTRY: Final = 60
"""Bytes that a table takes in what is told, at most."""

log = logging.getLogger(__name__)


class Attendance:
    """The seats whose people are at their tables.  Everything but `heard` is called in the event loop.

    Attributes:
        on_change: called with the id of a table where somebody has come, gone or fallen silent.
    """

    def __init__(
        self,
        on_change: Callable[[str], None],
        tell: Callable[[Sequence[str]], None] = lambda words: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Nobody is there yet.

        Args:
            on_change: as above.
            tell: tells all other processes; it may wait for the database, and is called in a thread.
            clock: the time in seconds.
        """
        self.on_change = on_change
        self._tell = tell
        self._clock = clock
        self._id = token_urlsafe(6)
        self._lines: dict[str, Counter[int]] = defaultdict(Counter)
        """How many connections follow a table from each seat, in this process."""
        self._idle: dict[str, set[int]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """By process: the seats that are at its tables."""
        self._last_word: dict[str, float] = {}
        self._to_tell: dict[str, None] = {}
        """Tables of which there is something to tell, in order."""
        self._words: list[str] = []
        self._is_whole = False
        """Whether everything is to be told."""
        self._wake = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._thread = CapacityLimiter(1)
        self._closing = False

    # -- here ----------------------------------------------------------------------------

    @contextmanager
    def staying(self, table_id: str, seats: Sequence[int]) -> Iterator[None]:
        """Somebody follows a table from these seats, none for an onlooker, as long as this lasts."""
        if not seats:
            yield
            return
        lines = self._lines[table_id]
        with self._telling(table_id):
            lines.update(seats)
        try:
            yield
        finally:
            with self._telling(table_id):
                lines.subtract(seats)
                self._idle[table_id] -= {seat for seat in seats if not lines[seat]}
                if not +lines:
                    self._lines.pop(table_id, None)
                    self._idle.pop(table_id, None)

    def rests(self, table_id: str, seats: Sequence[int], idle: bool) -> None:
        """Note whether the person at these seats has touched nothing for a while, whichever process they follow."""
        self._rest(table_id, seats, idle)
        self._say(rests={table_id: list(seats)}, idle=idle)

    def here(self, table_id: str) -> frozenset[int]:
        """The seats whose people are at the table and not idle."""
        there = (tables[table_id] for tables in self._elsewhere.values() if table_id in tables)
        return self._here(table_id).union(*there)

    def _here(self, table_id: str) -> frozenset[int]:
        if table_id not in self._lines:
            return frozenset()
        return frozenset(+self._lines[table_id]) - self._idle.get(table_id, set())

    def _rest(self, table_id: str, seats: Iterable[int], idle: bool) -> None:
        if table_id not in self._lines:
            return
        with self._telling(table_id):
            here = [seat for seat in seats if self._lines[table_id][seat]]
            if idle:
                self._idle[table_id].update(here)
            elif table_id in self._idle:
                self._idle[table_id].difference_update(here)

    @contextmanager
    def _telling(self, table_id: str) -> Iterator[None]:
        before, all_before = self._here(table_id), self.here(table_id)
        yield
        if self._here(table_id) != before and not self._closing:
            self._to_tell[table_id] = None
            self._wake.set()
        if self.here(table_id) != all_before:
            self.on_change(table_id)

    # -- elsewhere -----------------------------------------------------------------------

    def heard(self, text: str) -> None:
        """Take what another process says; may be called from any thread."""
        self._soon(self.hear, text)

    def missed(self) -> None:
        """Ask all others who is there, and tell them; may be called from any thread."""
        self._soon(self._ask)

    def hear(self, text: str) -> None:
        """Take what another process says."""
        try:
            said = json.loads(text)
            sender = said.get("by")
        except (ValueError, AttributeError):
            return
        if not isinstance(sender, str) or sender == self._id:
            return
        self._last_word[sender] = self._clock()
        if said.get("asks"):
            self._is_whole = True
            self._wake.set()
        for table_id, seats in said.get("rests", {}).items():
            self._rest(table_id, seats, bool(said.get("idle")))
        if "here" in said:
            if sender not in self._elsewhere and not said.get("whole"):
                self._say(asks=True)
            there = {} if said.get("whole") else self._elsewhere.get(sender, {})
            self._replace(sender, {**there, **{table: frozenset(seats) for table, seats in said["here"].items()}})

    def _replace(self, sender: str, there: Mapping[str, frozenset[int]]) -> None:
        """Note who is at the tables of another process."""
        before = self._elsewhere.get(sender, {})
        others = {table for table in {*before, *there} if before.get(table) != there.get(table)}
        all_before = {table: self.here(table) for table in others}
        self._elsewhere[sender] = {table: seats for table, seats in there.items() if seats}
        for table in others:
            if self.here(table) != all_before[table]:
                self.on_change(table)

    def forget_the_silent(self) -> None:
        """Forget the people of processes that have said nothing for too long."""
        now = self._clock()
        for sender in [each for each, last in self._last_word.items() if now - last > SILENCE_SECONDS]:
            self._replace(sender, {})
            del self._elsewhere[sender], self._last_word[sender]

    def _soon(self, does: Callable[..., object], *args: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):  # it may be closed just now
                self._loop.call_soon_threadsafe(does, *args)

    # -- telling -------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to tell others who is here."""
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Tell nothing any more, not even that everybody has gone: they come back by another process at once."""
        self._closing = True
        if self._task is not None:
            self._task.cancel()

    def _ask(self) -> None:
        self._say(asks=True)
        self._is_whole = bool(self._lines)

    def _say(self, **what: object) -> None:
        self._words.append(json.dumps({"by": self._id, **what}, separators=(",", ":")))
        self._wake.set()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT_SECONDS)
            self._is_whole = self._is_whole or (not self._wake.is_set() and bool(self._lines))
            self._wake.clear()
            self.forget_the_silent()
            words = self.to_say()
            if words:
                try:
                    await to_thread.run_sync(self._tell, words, limiter=self._thread)
                except Exception as error:  # the database may be away for a while
                    log.warning("others are not told who is here: %s", error)
                    self._is_whole = True

    def to_say(self) -> list[str]:
        """What is to be told now; it is then taken for told."""
        words, self._words = self._words, []
        tables = list(self._lines if self._is_whole else self._to_tell)
        if self._is_whole or tables:
            most = LONGEST // ENTRY
            for at in range(0, max(1, len(tables)), most):
                here = {table: sorted(self._here(table)) for table in tables[at : at + most]}
                whole = {"whole": True} if self._is_whole and not at else {}
                words.append(json.dumps({"by": self._id, **whole, "here": here}, separators=(",", ":")))
        self._is_whole = False
        self._to_tell.clear()
        return words
