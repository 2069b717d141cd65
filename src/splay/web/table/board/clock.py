"""The clocks of the players as the table draws them.  It does not draw them again each second: js/clock.js does."""

from dataclasses import dataclass
from typing import Final

from splay.store import TableInfo
from splay.store.clocks import SITTING, TimeControl
from splay.store.rows import PLAYING
from splay.text.reader import Reader
from splay.web.html.times import numerals, span

LOW: Final = 0.1
"""Below this part of the budget a clock is drawn inverted."""


@dataclass(frozen=True, slots=True)
class ClockFace:
    """The clock of a player.

    Attributes:
        kind: as in `TimeControl`.
        shown: what it shows as long as no script counts down.
        of: of how much, where moves are counted in hours; else empty.
        left: what was left, in seconds, when it began to run, or is left now.
        budget: what is left at the beginning.
        until: when time is up, in seconds since 1970; None while it does not run.
    """

    kind: str
    shown: str
    of: str
    left: float
    budget: float
    until: float | None

    @property
    def runs(self) -> bool:
        """Whether it runs."""
        return self.until is not None

    @property
    def is_low(self) -> bool:
        """Whether little was left when it began to run."""
        return self.left < LOW * self.budget

    @property
    def part(self) -> int:
        """How much was left then, in percent."""
        return round(100 * self.left / self.budget)


def clock_face(table: TableInfo, seat: int, reader: Reader) -> ClockFace | None:
    """The clock of a seat; None where none is to be seen: moves are counted in hours, and another one is asked."""
    control, at = TimeControl.of(table.clock), table.seats[seat]
    if control is None or table.phase != PLAYING or at.computer is not None:
        return None
    runs = table.asked == seat and table.deadline is not None
    left = control.budget if at.time_left is None else at.time_left
    until = round(table.deadline, 1) if runs and table.deadline is not None else None
    if control.kind == SITTING:
        return ClockFace(control.kind, numerals(left), "", left, control.budget, until)
    if not runs:
        return None
    of = reader.gettext("of {time}").format(time=span(control.budget, reader))
    return ClockFace(control.kind, span(left, reader), of, left, control.budget, until)
