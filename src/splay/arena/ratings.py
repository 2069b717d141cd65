"""How strong each bot is, from who has won against whom, on the scale of Elo.

Luce's model of choice: each side of a game wins in proportion to its strength.  With two sides it is the Bradley–Terry
model, in which the odds are the ratio of the strengths.  The ratings are those that make the results most likely.
400 points are odds of 10 to 1.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, inf, log, sqrt
from typing import Final

from splay.arena.intervals import Z, reach

POINTS: Final = 400 / log(10)
"""Points of Elo for odds of e to 1."""
CLOSE: Final = 1e-9
STEPS: Final = 100
Sides = tuple[int, ...]
"""The bot of each side of a game, by its place."""
Victories = Mapping[tuple[Sides, int], float]
"""How many games between these sides a bot has won; who shares a victory, or a drawn game, has a part of it."""
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot, in points of Elo.

    Attributes:
        points: compared with the first bot, which has 0.
        low, high: where they lie with 95 % certainty; infinite where the results set no bound, because one of the two
            has never won against the other, not even by way of others.  They would be most likely if the two were
            infinitely far apart; instead, one drawn game more is counted for every two bots that met.
    """

    points: float
    low: float
    high: float

    @property
    def is_bounded(self) -> bool:
        """Whether the results set bounds on both sides."""
        return -inf < self.low and self.high < inf


def ratings(bots: int, sets: Sequence[Victories]) -> list[Rating]:
    """The ratings of bots, by place; none if some of them have never met, even by way of others.

    >>> [round(rating.points) for rating in ratings(2, [{((0, 1), 0): 30, ((0, 1), 1): 10}])]
    [0, -191]

    Args:
        bots: how many.
        sets: results of sets of games that are alike, such as games with the same shuffle.  The intervals are those
            of independent games or those that the differences between sets suggest, whichever are wider.
    """
    won: defaultdict[tuple[Sides, int], float] = defaultdict(float)
    for victories in sets:
        for key, games in victories.items():
            won[key] += games
    losers, winners = _links(bots, won)
    if len(_reached([one | other for one, other in zip(losers, winners, strict=True)])) < bots:
        return []
    below, above = _reached(losers), _reached(winners)
    if not len(below) == len(above) == bots:
        for pair in sorted({pair for sides, _ in won for pair in combinations(sorted(set(sides)), 2)}):
            for place in pair:
                won[pair, place] += 0.5
    strengths = _fitted(bots, won)
    errors = _errors(won, strengths, sets)
    return [
        Rating(
            POINTS * strength,
            POINTS * (strength - error) if place in above else -inf,
            POINTS * (strength + error) if place in below else inf,
        )
        for place, (strength, error) in enumerate(zip(strengths, errors, strict=True))
    ]


def _links(bots: int, won: Victories) -> tuple[list[set[int]], list[set[int]]]:
    """For each bot those who have lost to it, and those it has lost to."""
    losers: list[set[int]] = [set() for _ in range(bots)]
    winners: list[set[int]] = [set() for _ in range(bots)]
    for (sides, winner), games in won.items():
        for other in set(sides) - {winner}:
            if games:
                losers[winner].add(other)
                winners[other].add(winner)
    return losers, winners


def _reached(links: Sequence[set[int]]) -> set[int]:
    """Whom one gets to from the first bot."""
    found, todo = {0}, [0]
    while todo:
        new = links[todo.pop()] - found
        found |= new
        todo += new
    return found


def _fitted(bots: int, won: Victories) -> list[float]:
    """The logarithms of the strengths, by Newton's method; the first stays 0."""
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope = _slope(won, strengths)
        steps = _product(_inverse(_curvature(won, strengths)), slope[1:])
        # Full steps could lead ever farther away from an extreme result, but no step is longer than 2.
        scale = min(1.0, 2 / max(map(abs, steps), default=1.0)) if any(steps) else 1.0
        strengths = [0.0, *(old + scale * step for old, step in zip(strengths[1:], steps, strict=True))]
        if all(abs(step) < CLOSE for step in steps):
            break
    return strengths


def _expected(won: Victories, strengths: Sequence[float]) -> Iterator[tuple[int, float, dict[int, float]]]:
    """Of each kind of result: who won, how many games, and how likely each bot was to win such a game."""
    for (sides, winner), games in won.items():
        parts: defaultdict[int, float] = defaultdict(float)
        highest = max(strengths[place] for place in sides)
        for place in sides:
            parts[place] += exp(strengths[place] - highest)
        whole = sum(parts.values())
        yield winner, games, {place: part / whole for place, part in parts.items()}


def _slope(won: Victories, strengths: Sequence[float]) -> list[float]:
    """For each bot how many more games it has won than expected."""
    more = [0.0] * len(strengths)
    for winner, games, chances in _expected(won, strengths):
        more[winner] += games
        for place, likely in chances.items():
            more[place] -= games * likely
    return more


def _curvature(won: Victories, strengths: Sequence[float]) -> Matrix:
    """What the results tell about the strengths, without the first: the information matrix."""
    told = [[0.0] * len(strengths) for _ in strengths]
    for _, games, chances in _expected(won, strengths):
        for one, likely in chances.items():
            told[one][one] += games * likely
            for other, as_likely in chances.items():
                told[one][other] -= games * likely * as_likely
    return [row[1:] for row in told[1:]]


def _errors(won: Victories, strengths: Sequence[float], sets: Sequence[Victories]) -> list[float]:
    """How far the intervals reach: as of independent games, or as the sets differ, whichever is farther."""
    inverse = _inverse(_curvature(won, strengths))
    # One row for each set: which way, and how far, it alone would move the strengths.
    pulls = [_product(inverse, _slope(each, strengths)[1:]) for each in sets if each]
    more = len(pulls) / (len(pulls) - 1) if len(pulls) > 1 else 0.0
    spread = [sqrt(more * sum(pull[at] ** 2 for pull in pulls)) for at in range(len(inverse))]
    return [0.0, *(max(Z * sqrt(row[at]), reach(len(pulls)) * spread[at]) for at, row in enumerate(inverse))]


def _product(matrix: Matrix, numbers: Sequence[float]) -> list[float]:
    """A matrix times numbers."""
    return [sum(one * other for one, other in zip(row, numbers, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(at == place) for place in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
