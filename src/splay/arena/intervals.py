"""How far a share found in a number of games may be from the true one."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)
"""An interval of 95 % reaches as many standard errors to each side: 1.96."""
FEW: Final = 20
"""With fewer sets than this, how much they differ is known so badly that intervals are rough."""


class Share(NamedTuple):
    """A share of something, and the interval in which it lies with 95 % certainty; all from 0 to 1."""

    share: float
    low: float
    high: float


UNKNOWN: Final = Share(0.0, 0.0, 1.0)
"""A share of nothing."""


def reach(sets: int) -> float:
    """How many standard errors an interval of 95 % reaches to each side: more if the error is known from few sets.

    Student's t, by the series of Abramowitz and Stegun 26.7.5; the games of a single set count as independent.

    >>> [round(reach(sets), 2) for sets in (5, 11, 31, 500)]
    [2.78, 2.23, 2.04, 1.96]
    """
    free = float(sets - 1)
    if free < 1:
        return Z
    square = Z * Z
    terms = (
        (square + 1) / 4,
        ((5 * square + 16) * square + 3) / 96,
        (((3 * square + 19) * square + 17) * square - 15) / 384,
        ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
    )
    return Z * (1 + sum(term / free**power for power, term in enumerate(terms, 1)))


def wilson(share: float, count: float) -> Share:
    """Wilson's interval of a share found in this many independent trials, one at least.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.5, 0.404, 0.596]
    """
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    # Rounding errors must not leave the share itself outside.
    return Share(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def share_of(sets: Sequence[tuple[float, int]]) -> Share:
    """A share found in sets of trials that are alike, such as games with the same shuffle.

    The interval is Wilson's, for as many independent trials as the sets are worth: the variance between sets is
    compared with that of independent trials (the design effect), and if it is larger, the trials count for less, in
    few sets for less still (`reach`).  They never count for more than they are.

    >>> [round(end, 3) for end in share_of([(2, 2), (0, 2)] * 50)]  # 200 trials that are worth 97
    [0.5, 0.402, 0.598]

    Args:
        sets: of each the hits and the trials.
    """
    used = [(hits, trials) for hits, trials in sets if trials]
    count = sum(trials for _, trials in used)
    if not count:
        return UNKNOWN
    share = sum(hits for hits, _ in used) / count
    independent = share * (1 - share) / count
    design = _variance(used, share, count) / independent if independent else 0.0
    return wilson(share, count / max(1.0, design * (reach(len(used)) / Z) ** 2))


def _variance(used: Sequence[tuple[float, int]], share: float, count: int) -> float:
    """The variance of a share, judged by how the sets differ; 0 if there is only one."""
    if len(used) < 2:
        return 0.0
    spread = sum((hits - share * trials) ** 2 for hits, trials in used)
    return spread * len(used) / (len(used) - 1) / count**2
