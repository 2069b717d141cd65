"""How time runs at a table: plain arithmetic, which knows no clock and no database.  All times are in seconds."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from splay.errors import SetupError

SITTING: Final = "sitting"
HOURS: Final = "hours"
TIME_KINDS: Final = (SITTING, HOURS)
STAND_IN: Final = "computer"
LOSES: Final = "loses"
WHEN_UP: Final = (STAND_IN, LOSES)

MINUTE: Final = 60.0
HOUR: Final = 3600.0
LEAST_BUDGET: Final = {SITTING: MINUTE, HOURS: HOUR}
MOST_BUDGET: Final = {SITTING: 180 * MINUTE, HOURS: 14 * 24 * HOUR}
MOST_FREE: Final = 120.0
AT_LEAST: Final = HOUR
"""So much is left for the next question of a move that is counted in hours, or the whole budget if that is less."""
BACK_WITH: Final = 0.1
"""This part of a clock for a sitting is left, at least, to somebody who comes back, but never less than a minute."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time each player of a table has.

    Attributes:
        kind: ``sitting``: a clock for each player, for the whole game; ``hours``: so many hours a move.
        budget: how long that is.
        free: of each answer, so much is not counted; 0 for hours a move.
        then: what happens when it is used up: ``computer``: one stands in until the player is back; ``loses``: the
            player has lost.
    """

    kind: str
    budget: float
    free: float = 0.0
    then: str = STAND_IN

    def __post_init__(self) -> None:
        if self.kind not in TIME_KINDS or self.then not in WHEN_UP:
            raise SetupError("there is no such clock: {kind}, {then}", kind=self.kind, then=self.then)
        least, most = LEAST_BUDGET[self.kind], MOST_BUDGET[self.kind]
        free = MOST_FREE if self.kind == SITTING else 0.0
        if not (least <= self.budget <= most and 0 <= self.free <= free):
            raise SetupError(
                "a clock has {least} to {most} seconds, and at most {free} more an answer",
                least=round(least),
                most=round(most),
                free=round(free),
            )

    @classmethod
    def of(cls, stored: Mapping[str, Any] | None) -> "TimeControl | None":
        """As it is stored with a table; None: without a clock."""
        return None if stored is None else cls(**stored)

    def to_json(self) -> dict[str, Any]:
        """As plain data, to be stored."""
        return asdict(self)

    def after(self, left: float, used: float) -> float:
        """What is left once somebody has been asked for so long.

        >>> TimeControl("sitting", 600, free=10).after(300.0, 25), TimeControl("sitting", 600, free=10).after(300.0, 8)
        (285.0, 300.0)
        """
        return max(0.0, left - max(0.0, used - self.free))

    def when_asked(self, left: float, goes_on: bool) -> float:
        """What somebody has who is asked now.

        Args:
            left: what was left.
            goes_on: whether the last one who was asked is the same, or a choice has been taken back: then a move
                counted in hours goes on.
        """
        if self.kind == SITTING:
            return left
        return max(left, min(AT_LEAST, self.budget)) if goes_on else self.budget

    def when_back(self, left: float) -> float:
        """What somebody has who comes back while a computer stands in."""
        if self.kind == HOURS:
            return self.budget
        return max(left, min(self.budget, max(MINUTE, BACK_WITH * self.budget)))

    def deadline(self, left: float, now: float) -> float:
        """When time is up for somebody who is asked from now on."""
        return now + left + self.free
