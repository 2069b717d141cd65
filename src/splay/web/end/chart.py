"""The chart of a game: points turn by turn, and when achievements were claimed.

Only numbers and positions; the template draws them.  Players are distinguished by shape and dashes,
so the chart can be read without color.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from splay.views.statistics import Chronicle
from splay.web.table.context.mark import Mark

WIDE: Final = 760
NARROW: Final = 420
"""How wide the chart is drawn for a desktop and for a phone."""
HEIGHT: Final = 310
LEFT: Final = 38
RIGHT: Final = 126
"""Room for the names at the end of the lines."""
TOP: Final = 26
BOTTOM: Final = 28
TOKEN: Final = 20
NAME_APART: Final = 17
MOST_TURNS: Final = 6
"""About how many turns have their number below the chart."""
LONGEST_NAME: Final = 11
_STEPS: Final = (5, 10, 20, 25, 50, 100)
_MOST_LINES: Final = 6
_TRIES: Final = (0, -1, 1, -2, 2, -3, 3)


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark on an axis: its position and its label."""

    at: float
    label: int


def line_through(places: Sequence[tuple[float, float]]) -> str:
    """The path from place to place; empty if there is none."""
    return "M" + "L".join(f"{x} {y}" for x, y in places) if places else ""


@dataclass(frozen=True, slots=True)
class Token:
    """An achievement where it was claimed, at the center of its sign.

    Attributes:
        seat: who got it.
        x, y: where it is drawn.
        age: of a standard one.
        special: name of a special one.
        turn: when.
    """

    seat: int
    x: float
    y: float
    age: int | None
    special: str | None
    turn: int


@dataclass(frozen=True, slots=True)
class ChartLine:
    """The points of one player.

    Attributes:
        mark: whose.
        path: the line as an SVG path.
        points: the points at the end.
        label_y: the height of the name at its end.
        name: as much of the name as fits.
    """

    mark: Mark
    path: str
    points: int
    label_y: float
    name: str


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """The same in numbers: a turn, and everyone's points after it."""

    turn: int
    mark: Mark
    points: tuple[int, ...]
    achievements: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The chart.

    Attributes:
        lines: one for each player.
        tokens: achievements.
        levels, turns: marks on the two axes.
        rows: everything in numbers.
        width, height: its size.
        left: where the lines begin.
    """

    lines: tuple[ChartLine, ...]
    tokens: tuple[Token, ...]
    levels: tuple[Tick, ...]
    turns: tuple[Tick, ...]
    rows: tuple[StandingsRow, ...]
    width: int
    height: int = HEIGHT
    left: int = LEFT

    @property
    def right(self) -> int:
        """Where the lines end."""
        return self.width - RIGHT


class _Scale:
    """Converts turns and points to positions."""

    def __init__(self, width: int, turns: int, most: int) -> None:
        self.room = width - RIGHT - LEFT
        self.turns = max(turns, 1)
        step = next((step for step in _STEPS if most <= step * _MOST_LINES), most)
        self.levels = range(0, max(most, step) + 1, step)
        self.most = max(most, step)

    def x(self, turn: int) -> float:
        """How far to the right the end of a turn is; turn 0 is the start."""
        return round(LEFT + self.room * turn / self.turns, 1)

    def y(self, points: float) -> float:
        """How far down these points are."""
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * points / self.most, 1)


def chart(chronicle: Chronicle, marks: Sequence[Mark], width: int = WIDE) -> Chart:
    """The chart of a game, drawn this wide."""
    standings = chronicle.standings
    scale = _Scale(width, len(standings), max((max(each.points) for each in standings), default=0))
    ends = [standings[-1].points[mark.seat] if standings else 0 for mark in marks]
    heights = apart([scale.y(points) for points in ends], NAME_APART, HEIGHT - 8.0)
    lines = tuple(
        ChartLine(
            mark,
            _path([each.points[mark.seat] for each in standings], scale),
            points,
            height,
            mark.name if len(mark.name) <= LONGEST_NAME else mark.name[: LONGEST_NAME - 1] + "…",
        )
        for mark, points, height in zip(marks, ends, heights, strict=True)
    )
    return Chart(
        lines=lines,
        tokens=_tokens(chronicle, scale),
        levels=tuple(Tick(scale.y(level), level) for level in scale.levels),
        turns=tuple(Tick(scale.x(at), standings[at - 1].turn) for at in _numbered(len(standings))),
        rows=tuple(StandingsRow(each.turn, marks[each.seat], each.points, each.achievements) for each in standings),
        width=width,
    )


def _path(points: Sequence[int], scale: _Scale) -> str:
    """Level until a turn ends, then up or down."""
    path, height = f"M{scale.x(0)} {scale.y(0)}", 0
    for at, now in enumerate(points, start=1):
        if now != height:
            path += f"H{scale.x(at)}V{scale.y(now)}"
            height = now
    return f"{path}H{scale.x(len(points))}"


def _tokens(chronicle: Chronicle, scale: _Scale) -> tuple[Token, ...]:
    """Where achievements were claimed, without overlaps."""
    at_turn = {standing.turn: at for at, standing in enumerate(chronicle.standings, start=1)}
    placed: list[Token] = []
    for fall in chronicle.falls:
        at = at_turn.get(fall.turn, 0)
        x = scale.x(at)
        y = scale.y(chronicle.standings[at - 1].points[fall.seat] if at else 0)
        places = [y + TOKEN * way for way in _TRIES]
        free = (place for place in places if TOKEN / 2 <= place <= HEIGHT - BOTTOM and _is_free(x, place, placed))
        placed.append(Token(fall.seat, x, round(next(free, y), 1), fall.age, fall.special, fall.turn))
    return tuple(placed)


def _is_free(x: float, y: float, placed: Sequence[Token]) -> bool:
    return all(abs(token.x - x) >= TOKEN - 2 or abs(token.y - y) >= TOKEN - 2 for token in placed)


def apart(heights: Sequence[float], gap: float, lowest: float) -> list[float]:
    """The same heights, moved apart so that what stands there does not overlap.

    >>> apart([10, 12, 40], 17, 50)
    [10, 27, 44]
    """
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    found = list(heights)
    for above, at in pairwise(order):
        found[at] = max(found[at], found[above] + gap)
    # If the lowest went too far down, it and those close above it go back up.
    for at in reversed(order):
        found[at] = min(found[at], lowest)
        lowest = found[at] - gap
    return [round(height, 1) for height in found]


def _numbered(turns: int) -> list[int]:
    """Which of the turns have their number below the chart: the first, the last, some between."""
    if turns <= MOST_TURNS:
        return list(range(1, turns + 1))
    step = -(-(turns - 1) // MOST_TURNS)
    between = [at for at in range(1, turns, step) if turns - at >= step / 2]
    return [*between, turns]
