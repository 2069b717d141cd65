"""How strong each bot is, from who has beaten whom: the Bradley–Terry model, on the scale of Elo.

In this model the odds of one bot against another are the ratio of their strengths.  The ratings are those that
make the results most likely.  400 points are odds of 10 to 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from splay.arena.intervals import Z

POINTS: Final = 400 / log(10)
"""Points of Elo for odds of e to 1."""
CLOSE: Final = 1e-9
STEPS: Final = 100
Scores = Mapping[tuple[int, int], float]
"""How often one bot (the first of a pair, by its place) has beaten another; half for each where neither did."""
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot, in points of Elo.

    Attributes:
        points: compared with the first bot, which has 0.
        low, high: where they lie with 95 % certainty.
        is_bounded: False if bots have won or lost everything against the others, so that the results would be most
            likely if they were infinitely far apart: then a drawn game more is counted for every pair that met.
    """

    points: float
    low: float
    high: float
    is_bounded: bool


def ratings(bots: int, sets: Sequence[Scores]) -> list[Rating]:
    """The ratings of bots, by place; none if some of them have never met, even by way of others.

    >>> [round(rating.points) for rating in ratings(2, [{(0, 1): 30, (1, 0): 10}])]
    [0, -191]

    Args:
        bots: how many.
        sets: results of sets of games that are alike, such as games with the same shuffle.  The intervals are those
            of independent games or those that the differences between sets suggest, whichever are wider.
    """
    wins = _summed(bots, sets)
    if not _is_connected([[wins[i][j] + wins[j][i] for j in range(bots)] for i in range(bots)]):
        return []
    is_bounded = _is_connected(wins)
    if not is_bounded:
        for i, j in combinations(range(bots), 2):
            if wins[i][j] or wins[j][i]:
                wins[i][j] += 0.5
                wins[j][i] += 0.5
    strengths = _fitted(wins)
    errors = _errors(wins, strengths, [_summed(bots, [scores]) for scores in sets])
    return [
        Rating(POINTS * strength, POINTS * (strength - Z * error), POINTS * (strength + Z * error), is_bounded)
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _summed(bots: int, sets: Sequence[Scores]) -> Matrix:
    wins = [[0.0] * bots for _ in range(bots)]
    for scores in sets:
        for (one, other), score in scores.items():
            wins[one][other] += score
    return wins


def _is_connected(wins: Matrix) -> bool:
    """Whether everyone has beaten everyone, perhaps by way of others: only then there is a best fit."""
    return all(_reached(each) == len(wins) for each in (wins, [list(row) for row in zip(*wins, strict=True)]))


def _reached(wins: Matrix) -> int:
    found, todo = {0}, [0]
    while todo:
        row = wins[todo.pop()]
        new = {other for other, score in enumerate(row) if score} - found
        found |= new
        todo += new
    return len(found)


def _fitted(wins: Matrix) -> list[float]:
    """The logarithms of the strengths, by Newton's method; the first stays 0."""
    strengths = [0.0] * len(wins)
    for _ in range(STEPS):
        slope = _slope(wins, strengths)
        inverse = _inverse(_curvature(wins, strengths))
        steps = [sum(one * other for one, other in zip(row, slope[1:], strict=True)) for row in inverse]
        # Full steps could lead ever farther away from an extreme result, but no step is longer than 2.
        scale = min(1.0, 2 / max(map(abs, steps), default=1.0)) if any(steps) else 1.0
        strengths = [0.0, *(old + scale * step for old, step in zip(strengths[1:], steps, strict=True))]
        if all(abs(step) < CLOSE for step in steps):
            break
    return strengths


def _expected(wins: Matrix, strengths: Sequence[float], i: int, j: int) -> tuple[float, float]:
    """How often two bots met, and the share that the first should have won."""
    return wins[i][j] + wins[j][i], 1 / (1 + exp(strengths[j] - strengths[i]))


def _slope(wins: Matrix, strengths: Sequence[float]) -> list[float]:
    """For each bot how much more often it has won than expected."""
    more = [0.0] * len(wins)
    for i, j in combinations(range(len(wins)), 2):
        games, share = _expected(wins, strengths, i, j)
        more[i] += wins[i][j] - games * share
        more[j] -= wins[i][j] - games * share
    return more


def _curvature(wins: Matrix, strengths: Sequence[float]) -> Matrix:
    """What the results tell about the strengths, without the first: the information matrix."""
    told = [[0.0] * len(wins) for _ in wins]
    for i, j in combinations(range(len(wins)), 2):
        games, share = _expected(wins, strengths, i, j)
        weight = games * share * (1 - share)
        told[i][i] += weight
        told[j][j] += weight
        told[i][j] -= weight
        told[j][i] -= weight
    return [row[1:] for row in told[1:]]


def _errors(wins: Matrix, strengths: Sequence[float], sets: Sequence[Matrix]) -> list[float]:
    """The standard errors of the strengths: of independent games, or as the sets differ, whichever are larger."""
    inverse = _inverse(_curvature(wins, strengths))
    # One row for each set: which way, and how far, it alone would move the strengths.
    pulls = [
        [sum(a * b for a, b in zip(row, slope[1:], strict=True)) for row in inverse]
        for slope in (_slope(each, strengths) for each in sets)
    ]
    more = len(sets) / (len(sets) - 1) if len(sets) > 1 else 0.0
    spread = [more * sum(pull[at] ** 2 for pull in pulls) for at in range(len(inverse))]
    return [0.0, *(sqrt(max(row[at], spread[at])) for at, row in enumerate(inverse))]


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
