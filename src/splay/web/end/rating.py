"""How a game has moved the rating of who looks at its end."""

from dataclasses import dataclass

from splay.store import Store
from splay.store.ratings import MIDDLE, points_of, range_of
from splay.store.results import Counted


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What a game did to a rating.

    Attributes:
        points, give_or_take: the rating after it.
        by: how many points it went up, or down if negative.
    """

    points: int
    give_or_take: int
    by: int


def rating_step(store: Store, result: Counted) -> RatingStep | None:
    """How a game has moved the rating of the person at a seat; None if it does not count."""
    if result.owner is None or result.mu is None or result.sigma is None:
        return None
    before = store.rated_before(result)
    points = points_of(result.mu)
    return RatingStep(points, range_of(result.sigma), points - (MIDDLE if before is None else points_of(before)))
