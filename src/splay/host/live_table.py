"""A game at a table, rebuilt from the store; it holds nothing that the store does not."""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from threading import RLock
from typing import Any, Final, TypeVar, cast

from splay.game.game import Game
from splay.game.record import Record
from splay.game.setup_lines import read_setup
from splay.position.card_moves import Event
from splay.position.decision import ACTION, OPENING
from splay.position.setup import Setup
from splay.position.state import State
from splay.rules.redo import positions
from splay.store.rows import AUTO, JOINED, PICK, UNDO, UNLISTED, Entry, TableInfo, TableVisited
from splay.views.memory import Memory
from splay.views.view import View, view

APART: Final = 24
"""A copy of the game is kept after every this many picks, to avoid going back to the first card."""
LONGEST_GAME: Final = 2000
"""The most picks of a game: nearly three times those of the longest that have been seen."""
BYTES: Final = 100_000
"""What a game takes in memory before its first pick, roughly."""
BYTES_A_PICK: Final = 6_000
"""What each pick adds, roughly: its events, and its share of the copies."""
BYTES_A_TOLD_PICK: Final = 5_000
"""What each pick adds for every reader it is told to, roughly."""
Made = TypeVar("Made")
Told = list[Event]
"""Events of one pick, as a seat may know them."""


@dataclass(frozen=True, slots=True)
class Pick:
    """One pick and what it caused.

    Attributes:
        seat, option: who picked what.
        kind: the kind of the decision it answered.
        events: what happened, not filtered for a seat.
        made: the kind of its `Entry`.
    """

    seat: int
    option: str
    kind: str
    events: tuple[Event, ...]
    made: str = PICK

    @property
    def auto(self) -> bool:
        """Whether it was made for the player because nothing depended on it."""
        return self.made == AUTO

    @property
    def joined(self) -> bool:
        """Whether it was made together with the pick before, and is taken back with it."""
        return self.made == JOINED

    @property
    def begins_action(self) -> bool:
        """Whether it answered an action decision."""
        return self.kind == ACTION

    @property
    def is_apart(self) -> bool:
        """Whether it goes on with nothing that was picked before."""
        return self.kind in (ACTION, OPENING)


class LiveTable:
    """A game and what has happened in it.  Hold `lock` while you use one.

    Steps are counted in events: step 0 is the game as dealt, step n the game after n events.

    Attributes:
        id: the id of the table.
        game: the current game; change it only with `follow`.
        picks: every pick that has not been taken back.
        length: entries followed so far.
        undone: how many picks have been taken back in total.
        readers: to how many readers it has been told in sentences that are kept with it.
        visited: the table as it was when somebody came to it last: as it is, as long as its version is the same.
    """

    def __init__(self, table: TableInfo) -> None:
        self.id = table.id
        self.lock = RLock()
        self.length = 0
        self.undone = 0
        self.readers = 0
        self.visited: TableVisited | None = None
        self._setup = {word: value for word, value in table.setup.items() if word not in UNLISTED}
        self._restart([])

    def _restart(self, picks: Sequence[Pick]) -> None:
        self.game = Record(self._setup, []).replay(0)
        self.names = self.game.setup.players
        self.picks: list[Pick] = []
        self._ends: list[int] = []
        self._copies = [self.game.clone()]
        self._before: dict[int, tuple[int, Game]] = {}
        self._worked_out: dict[Hashable, Any] = {}
        self._told: dict[int | None, list[Told]] = {}
        self._memories: dict[int | None, tuple[Memory, int]] = {}
        for pick in picks:
            self._apply(pick.seat, pick.option, pick.made)

    @property
    def weight(self) -> int:
        """How many bytes of memory it takes, roughly, with what is kept along with it."""
        return BYTES + len(self.picks) * (BYTES_A_PICK + BYTES_A_TOLD_PICK * self.readers)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Take in what was done since, skipping whatever was also taken back since."""
        left, new = len(self.picks), list[Entry]()
        for entry in entries:
            if entry.kind != UNDO:
                new.append(entry)
                continue
            until = int(entry.option)
            self.undone += left + len(new) - until
            left, new = min(left, until), new[: max(0, until - left)]
        if left < len(self.picks):
            self._restart(self.picks[:left])
        for entry in new:
            self._apply(entry.seat, entry.option, entry.kind)
            self.length = entry.sequence
        if entries:
            self.length = entries[-1].sequence

    def _apply(self, seat: int, option: str, made: str) -> None:
        ask = self.game.decision
        if made == PICK:
            self._before[seat] = len(self.picks), self.game.clone()
        self.game.pick(option, seat=seat)
        self._worked_out = {}
        kind, events = ask.kind if ask else "", tuple(self.game.events)
        self.picks.append(Pick(seat, option, kind, events, made))
        self._ends.append(self.steps + len(events))
        if len(self.picks) % APART == 0:
            self._copies.append(self.game.clone())

    # -- steps ---------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """How many events there have been."""
        return self._ends[-1] if self._ends else 0

    def place_of(self, step: int) -> tuple[int, int]:
        """The pick at a step, and how many of its events have happened."""
        number = bisect_right(self._ends, step)
        return (number, step - self.step_of(number)) if number < len(self.picks) else (number, 0)

    def step_of(self, pick: int) -> int:
        """The step before a pick."""
        return self._ends[pick - 1] if pick else 0

    def game_at(self, picks: int) -> Game:
        """The game after this many picks, as a copy of its own."""
        if picks == len(self.picks):
            return self.game.clone()
        for number, before in self._before.values():
            if number == picks:
                return before.clone()
        game = self._copies[picks // APART].clone()
        for pick in self.picks[picks // APART * APART : picks]:
            game.pick(pick.option, seat=pick.seat)
        return game

    def position_at(self, picks: int, done: int) -> State:
        """The position after this many picks and this many events, at least one, of the next."""
        pick = self.picks[picks]
        *_, position = positions(self.game_at(picks).state, pick.seat, pick.option, pick.events[:done])
        return position

    # -- what a seat knows ---------------------------------------------------------

    def once(self, what: Hashable, work_out: Callable[..., Made], *args: Any) -> Made:
        """What follows from the present alone, worked out once: until something is picked or taken back.

        Args:
            what: says what it is, for which seat and in which language.
            work_out: finds it.
            args: from what.
        """
        found = self._worked_out
        if what not in found:
            found[what] = work_out(*args)
        return cast(Made, found[what])

    def view(self, seat: int | None) -> View:
        """What a seat (None: an onlooker) may see now."""
        return view(self.game, seat)

    def told(self, seat: int | None) -> list[Told]:
        """The events of every pick, as a seat may know them."""
        told = self._told.setdefault(seat, [])
        for pick in self.picks[len(told) :]:
            told.append([event.seen_by(seat) for event in pick.events])
        return told

    def back_from(self, step: int, seat: int | None) -> Iterator[Event]:
        """What happened up to a step, the latest first, as a seat may know it."""
        told = self.told(seat)
        number, done = self.place_of(step)
        if done:
            yield from reversed(told[number][:done])
        for before in reversed(range(number)):
            yield from reversed(told[before])

    def told_between(self, before: int, step: int, seat: int | None) -> list[Event]:
        """What happened after a step, up to another one, as a seat may know it."""
        return [*islice(self.back_from(step, seat), max(0, step - before))][::-1]

    def memory(self, seat: int | None) -> Memory:
        """What a seat has seen and still knows now."""
        if seat not in self._memories:
            self._memories[seat] = Memory(view(self.game_at(0), seat)), 0
        memory, followed = self._memories[seat]
        for events in self.told(seat)[followed:]:
            memory.see(events)
        self._memories[seat] = memory, len(self.picks)
        return memory

    def record(self) -> Record:
        """The whole game, seed and all, to be shown to no one before it is over."""
        return Record.of(self.game)


def setup_of(table: TableInfo) -> Setup:
    """The setup of a table, even before its game has begun; the names are those it was made with."""
    if "position" in table.setup:
        return Record(dict(table.setup), []).replay(0).setup
    return read_setup(table.setup)
