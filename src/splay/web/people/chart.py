"""The chart of a rating, game by game: only numbers and positions; the template draws them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from splay.web.end.chart import Tick, line_through

WIDE: Final = (700, 210)
NARROW: Final = (340, 200)
"""How large the chart is drawn for a desktop and for a phone."""
LEFT: Final = 44
RIGHT: Final = 78
"""Room for the names of levels at the end of the lines."""
LITTLE: Final = 14
TOP: Final = 12
BOTTOM: Final = 24
STEP: Final = 100
APART: Final = 15
"""How many units apart two names of levels have to be."""
MOST_TICKS: Final = 5
LINES: Final = 4
"""About how many lines stand for points."""
MIDDLE: Final = 1500


@dataclass(frozen=True, slots=True)
class Rung:
    """A computer's rating on the chart."""

    at: float
    label: str


@dataclass(frozen=True, slots=True)
class RatingChart:
    """A rating over games.

    Attributes:
        width, height: of the drawing.
        left, right: where the lines begin and end.
        levels: of points, from below.
        games: numbers of games.
        rungs: computers to compare with.
        band, line: paths of the range and of the rating.
        end: where the line ends.
    """

    width: int
    height: int
    left: float
    right: float
    levels: tuple[Tick, ...]
    games: tuple[Tick, ...]
    rungs: tuple[Rung, ...]
    band: str
    line: str
    end: tuple[float, float]


def chart(
    ratings: Sequence[tuple[int, int]], first: int, rungs: Sequence[tuple[str, int]], size: tuple[int, int]
) -> RatingChart:
    """Draw a rating.

    Args:
        ratings: points, and how many give or take, after each game.
        first: the number of the first of these games.
        rungs: computers with their points.
        size: `WIDE` or `NARROW`.
    """
    width, height = size
    has_rungs = bool(rungs) and size == WIDE
    left, right = float(LEFT), float(width - (RIGHT if has_rungs else LITTLE))
    low = min(MIDDLE - STEP, *(points - off for points, off in ratings)) // STEP * STEP
    high = -(max(MIDDLE + STEP, *(points + off for points, off in ratings)) // -STEP) * STEP

    def across(index: int) -> float:
        return round(left + (right - left) * index / max(1, len(ratings) - 1), 1)

    def up(points: float) -> float:
        return round(TOP + (height - TOP - BOTTOM) * (high - points) / (high - low), 1)

    every = STEP * max(1, -((high - low) // STEP // -LINES))
    upper = [(across(n), up(points + off)) for n, (points, off) in enumerate(ratings)]
    lower = [(across(n), up(points - off)) for n, (points, off) in enumerate(ratings)]
    return RatingChart(
        width=width,
        height=height,
        left=left,
        right=right,
        levels=tuple(
            Tick(up(points), points) for points in range(low, high + 1, STEP) if (points - MIDDLE) % every == 0
        ),
        games=tuple(Tick(across(number - first), number) for number in _numbers(first, len(ratings))),
        rungs=_placed([Rung(up(points), name) for name, points in rungs if low <= points <= high]) if has_rungs else (),
        band=f"{line_through([*upper, *reversed(lower)])}Z",
        line=line_through([(across(n), up(points)) for n, (points, _) in enumerate(ratings)]),
        end=(across(len(ratings) - 1), up(ratings[-1][0])),
    )


def _numbers(first: int, count: int) -> list[int]:
    last = first + count - 1
    every = max(1, count // MOST_TICKS)
    every = next((step for step in (1, 2, 5, 10, 20, 50, 100) if step >= every), 200)
    between = [n for n in range(first + 1, last) if n % every == 0 and last - n >= every / 2 and n - first >= every / 2]
    return sorted({first, *between, last})


def _placed(rungs: list[Rung]) -> tuple[Rung, ...]:
    """Those that have room, from the top."""
    kept: list[Rung] = []
    for rung in sorted(rungs, key=lambda each: each.at):
        if not kept or rung.at - kept[-1].at >= APART:
            kept.append(rung)
    assert all(after.at > before.at for before, after in pairwise(kept))
    return tuple(kept)
