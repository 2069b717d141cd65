"""The standings of a contest as a drawing: how often each bot wins, and how strong that makes it."""

from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Final, NamedTuple

from splay.arena.picture import COLORS, WIDTH, Picture
from splay.arena.report import minus
from splay.arena.standings import Standings

ROW: Final = 26
HEAD: Final = 40
FOOT: Final = 34
LEFT: Final = 200
RIGHT: Final = 70
LONGEST: Final = 26
"""Letters of a bot's name that there is room for."""
STEPS: Final = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000)
MOST_STEPS: Final = 8


class Bar(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    words: str


def draw(standings: Standings, title: str, file: Path) -> None:
    """Draw the standings: the shares of victories, and the ratings below if there are any.

    Args:
        standings: of a contest.
        title: what was played.
        file: where to.
    """
    rates = [
        Bar(bot.bot, 100 * bot.rate.share, 100 * bot.rate.low, 100 * bot.rate.high, f"{100 * bot.rate.share:.1f} %")
        for bot in standings.bots
    ]
    rated = [
        Bar(bot.bot, bot.rating.points, bot.rating.low, bot.rating.high, minus(f"{bot.rating.points:.0f}"))
        for bot in standings.bots
        if bot.rating is not None
    ]
    height = HEAD + ROW * len(rates) + FOOT
    picture = Picture(2 * height if rated else height, title)
    even = 100 * standings.even_share
    _panel(picture, 0, f"{title}: victories", rates, range(0, 101, 20), lambda at: f"{at} %", even)
    if rated:
        ends = [end for bar in rated for end in (bar.low, bar.value, bar.high) if isfinite(end)]
        low, high = min(ends), max(ends)
        step = next((step for step in STEPS if high - low <= step * MOST_STEPS), STEPS[-1])
        ticks = range(int(low // step) * step, int(-(-high // step)) * step + 1, step)
        _panel(picture, height, "ratings, in points of Elo", rated, ticks, lambda at: minus(str(at)), 0)
    picture.save(file)


def _panel(
    picture: Picture,
    top: float,
    title: str,
    bars: Sequence[Bar],
    ticks: Sequence[int],
    label: Callable[[int], str],
    mark: float,
) -> None:
    """Dots with their intervals above an axis, and a line through the value where all would be equal."""
    scale = (WIDTH - LEFT - RIGHT) / max(ticks[-1] - ticks[0], 1)

    def x(value: float) -> float:
        return LEFT + scale * (value - ticks[0])

    bottom = top + HEAD + ROW * len(bars)
    picture.write(WIDTH / 2, top + 22, title, "middle")
    picture.line(x(mark), top + HEAD - 6, x(mark), bottom + 4)
    for number, bar in enumerate(bars):
        y = top + HEAD + ROW * (number + 0.5)
        name = bar.name if len(bar.name) <= LONGEST else f"{bar.name[: LONGEST - 1]}…"
        picture.write(LEFT - 12, y + 4, name, "end")
        low, high = max(bar.low, ticks[0]), min(bar.high, ticks[-1])  # without a bound: to the edge, with no end mark
        picture.line(x(low), y, x(high), y)
        for end in (bar.low, bar.high):
            if isfinite(end):
                picture.line(x(end), y - 5, x(end), y + 5)
        picture.dot(x(bar.value), y, COLORS[number % len(COLORS)])
        picture.write(WIDTH - 8, y + 4, bar.words, "end")
    for tick in ticks:
        picture.write(x(tick), bottom + 18, label(tick), "middle")
