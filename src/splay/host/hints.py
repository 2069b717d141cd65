"""Hints for players: what a strong player would do at their seat, thought about in turn with the bots."""

from collections import OrderedDict
from threading import Lock
from typing import Final

from splay.bots.hints import SECONDS, Hint, hint
from splay.errors import GameOver, NotYourDecision, StaleDecision
from splay.host.errors import HintRefused, NotPlaying
from splay.host.host import Host
from splay.host.lessons import chapter_of
from splay.host.live_table import LiveTable
from splay.host.thinking import Headway, Job, Kind, Thinking
from splay.store import TableInfo
from splay.store.results import HINTED
from splay.store.rows import COMPUTER, DEVICE, OPEN

KEPT: Final = 500
"""Hints that are remembered, so that looking at one again does not take another one's time."""
Key = tuple[str, int, int]
"""A decision: its table, its seat, and how much has been done at the table."""


def gives_hints(table: TableInfo) -> bool:
    """Whether players may ask for hints there: against the computer and on one device, not among friends.

    Nor in the first game, where something else is said at every step.
    """
    return table.kind in (COMPUTER, DEVICE) and chapter_of(table) is None


class Hints:
    """Hints by decision; each is thought about once."""

    def __init__(self, host: Host, thinking: Thinking, seconds: float = SECONDS, simulations: int = 0) -> None:
        self._host = host
        self._thinking = thinking
        self._budget = seconds, simulations
        self._jobs: OrderedDict[Key, Job[Hint]] = OrderedDict()
        self._lock = Lock()

    def ask(self, table: TableInfo, seat: int, number: int) -> Job[Hint]:
        """Begin to think about a decision of a seat, or find what has been thought about it.

        The job fails with `CannotRedeal` if no game that could be this one can be found.

        Raises:
            HintRefused: there are no hints at this table.
            NotPlaying: the game has not begun.
            GameOver, StaleDecision, NotYourDecision: as `Host.pick`.
        """
        if chapter_of(table) is not None:
            raise HintRefused("there are no hints at this table")
        if not gives_hints(table):
            raise HintRefused("there are no hints in games with friends")
        if table.phase == OPEN:
            raise NotPlaying("the game has not begun")
        live = self._host.live(table)
        with live.lock:
            ask = live.game.decision
            if ask is None:
                raise GameOver("there is no hint to give: the game is over")
            if number != ask.number:
                raise StaleDecision(
                    "decision {number} is not asked now: decision {asked} is", number=number, asked=ask.number
                )
            if ask.seat != seat:
                raise NotYourDecision("this seat has nothing to decide")
            key = (table.id, seat, live.length)
            with self._lock:
                job = self._jobs.get(key)
            # What failed is not tried again: whoever shows it would go on asking forever.
            if job is not None and not job.cancelled():
                return job
            if table.unrated is None:
                self._host.store.note_unrated(table.id, HINTED)
            return self._begin(key, live)

    def found(self, live: LiveTable, seat: int) -> Job[Hint] | None:
        """What was asked for at the present decision of a seat; None if nothing was."""
        with self._lock:
            return self._jobs.get((live.id, seat, live.length))

    def standing(self, table_id: str) -> Headway | None:
        """How far the thinking about a hint at a table has come."""
        return self._thinking.standing(table_id, Kind.HINT)

    def _begin(self, key: Key, live: LiveTable) -> Job[Hint]:
        seconds, simulations = self._budget
        job: Job[Hint] = self._thinking.submit(key[0], Kind.HINT, hint, live.view(key[1]), seconds, simulations)
        with self._lock:
            for other in [each for each in self._jobs if each[:2] == key[:2]]:
                self._jobs.pop(other).cancel()  # its decision has passed
            self._jobs[key] = job
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)[1].cancel()
        return job
