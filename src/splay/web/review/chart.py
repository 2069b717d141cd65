"""The chart of a review: the chance to win, action by action, as numbers and positions; the template draws it.

Players are told apart by dashes, and turning points by their signs, so that the chart can be read without color.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.bots.review import CHOICE, ChancePoint, Review, TurningPoint, last_point
from splay.text.review import percent_words
from splay.web.end.chart import Tick, apart, line_through
from splay.web.review.signs import TurningSign, spread
from splay.web.table.context.mark import Mark

WIDE: Final = (1040, 136)
NARROW: Final = (380, 150)
"""Width and height for a desktop and for a phone."""
LEFT: Final = 46
RIGHT: Final = 14
MARKED_RIGHT: Final = 36
"""Room on the right, without players' marks and with them."""
TOP: Final = 12
BOTTOM: Final = 22
TURNS_APART: Final = 5
MARKS_APART: Final = 19
LABEL_ROOM: Final = 26
"""How far apart the numbers of turns below the chart are at least."""


@dataclass(frozen=True, slots=True)
class Column:
    """An action as something to click on: the pick it begins with, and its place."""

    pick: int
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Line:
    """The chances of a side other than that of who looks."""

    mark: Mark
    path: str


@dataclass(frozen=True, slots=True)
class LineEnd:
    """A player's mark at the end of a line: whose, and how high."""

    mark: Mark
    y: float


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table of numbers: when, who acted next, and everyone's chance."""

    turn: int
    mark: Mark | None
    chances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Odds:
    """The chart.

    Attributes:
        width, height: its size.
        right: where the lines end.
        path: the chance of who looks; empty while nothing is known.
        band: how far off it may be, as a closed path.
        others: the chances of the others, if there are several sides besides.
        ends: everybody's mark at the end of their line, if there are several.
        signs: turning points.
        columns: what can be clicked on.
        turns, levels: marks on the axes.
        here: where the step that is shown lies; None if that is not known yet.
        rows: everything in numbers.
    """

    width: int
    height: int
    right: float
    path: str
    band: str
    others: tuple[Line, ...]
    ends: tuple[LineEnd, ...]
    signs: tuple[TurningSign, ...]
    columns: tuple[Column, ...]
    turns: tuple[Tick, ...]
    levels: tuple[Tick, ...]
    here: float | None
    rows: tuple[Row, ...]

    @property
    def left(self) -> int:
        """Where the lines begin."""
        return LEFT

    @property
    def bottom(self) -> int:
        """The height of a chance of 0."""
        return self.height - BOTTOM


class _OddsScale:
    def __init__(self, size: tuple[int, int], actions: int, room: int) -> None:
        self.width, self.height = size
        self.right = self.width - room
        self.step = (self.right - LEFT) / max(1, actions)

    def x(self, place: int) -> float:
        return round(LEFT + self.step * place, 1)

    def y(self, chance: float) -> float:
        return round(TOP + (self.height - TOP - BOTTOM) * (1 - min(1.0, max(0.0, chance))), 1)


def odds(
    review: Review, marks: Sequence[Mark], actions: int, numbers: dict[int, int], at: int, size: tuple[int, int] = WIDE
) -> Odds:
    """The chart of a review.

    Args:
        review: the review, or what is known of it.
        marks: everybody's sign.
        actions: how many actions the game had.
        numbers: of the choices among the turning points, by their picks.
        at: the pick that is looked at.
        size: width and height.
    """
    points, seat = review.points, review.seat
    sides = len({tuple(point.chances[mark.seat] for point in points) for mark in marks})
    is_shared = sides > 2  # with two sides one line says all
    scale = _OddsScale(size, actions, MARKED_RIGHT if is_shared else RIGHT)
    own = [point.chances[seat] for point in points]
    upper = [(scale.x(at), scale.y(each.chances[seat] + each.margin)) for at, each in enumerate(points)]
    lower = [(scale.x(at), scale.y(each.chances[seat] - each.margin)) for at, each in enumerate(points)]
    here = place_of(points, at)
    return Odds(
        width=scale.width,
        height=scale.height,
        right=scale.right,
        path=line_through([(scale.x(at), scale.y(chance)) for at, chance in enumerate(own)]),
        band=f"{line_through([*upper, *reversed(lower)])}Z" if points else "",
        others=tuple(_others(points, marks, seat, scale)) if is_shared else (),
        ends=tuple(_ends(points, marks, scale)) if is_shared else (),
        signs=spread(
            [_sign(each, points, scale, marks[seat], marks[each.seat], numbers, at) for each in review.turning],
            scale.y(0),
        ),
        columns=tuple(
            Column(point.pick, round(scale.x(number) - scale.step / 2, 1), round(scale.step, 1))
            for number, point in enumerate(points)
        ),
        turns=tuple(_turns(points, scale)),
        levels=tuple(Tick(scale.y(level / 100), level) for level in (100, 50, 0)),
        here=None if here is None else scale.x(here),
        rows=tuple(
            Row(point.turn, marks[point.seat] if point.seat >= 0 else None, tuple(map(percent_words, point.chances)))
            for point in points
        ),
    )


def place_of(points: Sequence[ChancePoint], pick: int) -> int | None:
    """Which point is the last one before a pick; the first one for first cards; None if there is none yet."""
    if not points or (pick > points[-1].pick and points[-1].seat >= 0):
        return None
    return max(0, last_point(points, pick))


def _others(points: Sequence[ChancePoint], marks: Sequence[Mark], seat: int, scale: _OddsScale) -> list[Line]:
    """The lines of the others."""
    return [
        Line(mark, line_through([(scale.x(at), scale.y(point.chances[mark.seat])) for at, point in enumerate(points)]))
        for mark in marks
        if mark.seat != seat
    ]


def _ends(points: Sequence[ChancePoint], marks: Sequence[Mark], scale: _OddsScale) -> list[LineEnd]:
    """Everybody's mark where their line ends, none on another."""
    heights = apart([scale.y(points[-1].chances[mark.seat]) for mark in marks], MARKS_APART, scale.y(0))
    return [LineEnd(mark, height) for mark, height in zip(marks, heights, strict=True)]


def _sign(
    turned: TurningPoint,
    points: Sequence[ChancePoint],
    scale: _OddsScale,
    mine: Mark,
    mark: Mark,
    numbers: dict[int, int],
    at: int,
) -> TurningSign:
    place = place_of(points, turned.pick) or 0
    # What an action has changed shows at the point after it.
    place = place if turned.kind == CHOICE else min(place + 1, len(points) - 1)
    age = next((claim for claim in turned.claims if claim.isdecimal()), mark.letter)
    height = scale.y(points[place].chances[mine.seat])
    return TurningSign(
        turned.kind,
        numbers.get(turned.pick, 0),
        turned.seat,
        scale.x(place),
        height,
        height,
        age,
        turned.pick == at,
    )


def _turns(points: Sequence[ChancePoint], scale: _OddsScale) -> list[Tick]:
    """Numbers below the chart: the first turn, then every few, as many as there is room for."""
    found: list[Tick] = []
    turn = 0
    for at, point in enumerate(points):
        if point.turn == turn:
            continue
        turn = point.turn
        x = scale.x(at)
        if not found or (turn % TURNS_APART == 0 and x - found[-1].at >= LABEL_ROOM):
            found.append(Tick(x, turn))
    return found
