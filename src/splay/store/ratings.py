"""Ratings: how strong a player is, for an edition and a number of players, and how sure that is.

They are reckoned by the model of Plackett and Luce as openskill has it, one game after the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, exists, insert, select, text, update

from splay.store.models import RatingRow, ResultRow

MERGED: Final = "merged"
"""Why a game does not count that was rated in a browser before it was signed in to an account with a rating."""
_MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
POINTS: Final = 18.0
"""How many points one of openskill's is: a newcomer has 1500 ± 300."""


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """The rating of a player; see `models.RatingRow` for the fields."""

    player: str
    edition: int
    players: int
    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return points_of(self.mu)

    @property
    def give_or_take(self) -> int:
        """Two standard deviations, in points: nineteen times in twenty the truth lies within."""
        return range_of(self.sigma)


def points_of(mu: float) -> int:
    """A rating as people read it.

    >>> points_of(_MODEL.mu)
    1500
    """
    return round(MIDDLE + (mu - _MODEL.mu) * POINTS)


def range_of(sigma: float) -> int:
    """Two standard deviations as people read them.

    >>> range_of(_MODEL.sigma)
    300
    """
    return round(2 * sigma * POINTS)


@dataclass(frozen=True, slots=True)
class Rated:
    """A player of a game that counts.

    Attributes:
        player: as in `models.RatingRow`.
        side: the same for partners.
        place: of that side.
    """

    player: str
    side: int
    place: int


def rate(connection: Connection, edition: int, players: int, played: Sequence[Rated]) -> dict[str, tuple[float, float]]:
    """Let a game count, after all those before; returns the new mu and sigma by player.

    A bot that plays at several seats of one game moves by the mean of what they say.
    """
    if connection.dialect.name == "postgresql":
        # One order for all processes; SQLite allows one write at a time.
        connection.execute(text("SELECT pg_advisory_xact_lock(7752963)"))
    names = sorted({each.player for each in played})
    which = RatingRow.player.in_(names), RatingRow.edition == edition, RatingRow.players == players
    columns = RatingRow.player, RatingRow.mu, RatingRow.sigma, RatingRow.games
    known = {row.player: row for row in connection.execute(select(*columns).where(*which))}
    sides = sorted({each.side for each in played})
    teams = [[each for each in played if each.side == side] for side in sides]

    def before(player: str) -> tuple[float, float]:
        return (known[player].mu, known[player].sigma) if player in known else (_MODEL.mu, _MODEL.sigma)

    ratings = [[_MODEL.rating(*before(each.player)) for each in team] for team in teams]
    after = _MODEL.rate(ratings, ranks=[float(team[0].place) for team in teams])
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for team, rated in zip(teams, after, strict=True):
        for each, rating in zip(team, rated, strict=True):
            found[each.player].append((rating.mu, rating.sigma))
    result = {
        name: (_mean([mu for mu, _ in each]), _mean([sigma for _, sigma in each])) for name, each in found.items()
    }
    for name, (mu, sigma) in result.items():
        own = {"player": name, "edition": edition, "players": players}
        if name in known:
            same = and_(*(getattr(RatingRow, column) == value for column, value in own.items()))
            connection.execute(update(RatingRow).where(same).values(mu=mu, sigma=sigma, games=known[name].games + 1))
        else:
            connection.execute(insert(RatingRow).values(**own, mu=mu, sigma=sigma, games=1))
    return result


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def forget_merged(connection: Connection, old: str, new: str) -> None:
    """Let games rated for one owner count no more where another one, to whom they go over, has a rating already."""
    rated = exists().where(
        RatingRow.player == new, RatingRow.edition == ResultRow.edition, RatingRow.players == ResultRow.players
    )
    theirs = update(ResultRow).where(ResultRow.owner == old, ResultRow.mu.is_not(None), rated)
    connection.execute(theirs.values(mu=None, sigma=None, unrated=MERGED))
