"""How games went, for statistics and ratings: counted once, with the last pick of each."""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, exists, insert, literal, select, tuple_
from sqlalchemy.exc import IntegrityError

from splay.store.accounts import ACCOUNT, account_in
from splay.store.connected import Connected
from splay.store.models import AccountRow, KeyRow, RatingRow, ResultRow, TableRow
from splay.store.queries import owner_of
from splay.store.ratings import PlayerRating, Rated, rate
from splay.store.rows import COMPUTER, LINK, OVER, PROGRAM, UNLISTED, Account

ALONE: Final = "alone"
"""Why a game does not count: one person holds several of its seats."""
HINTED: Final = "hint"
"""Why a game does not count: somebody asked for a hint."""
UNDONE: Final = "undo"
"""Why a game does not count: somebody took back a pick after something hidden had been revealed."""
LATE: Final = "late"
"""Why a game does not count: it ended before results were kept."""
MOST_LISTED: Final = 1000
"""So many people are on the public list at most."""
_RATING: Final = (
    *(RatingRow.player, RatingRow.edition, RatingRow.players, RatingRow.mu, RatingRow.sigma, RatingRow.games),
)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game went for a seat, before it is known whose it is; see `models.ResultRow` for the fields.

    Attributes:
        side: the same number for partners.
    """

    table_id: str
    seat: int
    bot: str | None
    edition: int
    players: int
    kind: str
    team: str | None
    side: int
    place: int
    won: bool
    tied: bool
    reason: str
    turns: int
    cards: dict[str, int]
    unrated: str | None


def _lost_to_computers(results: Sequence[SeatResult]) -> bool:
    """Whether the people of a game against the computer have all lost it."""
    people = [each for each in results if each.bot is None]
    return results[0].kind == COMPUTER and not any(each.won or each.tied for each in people)


@dataclass(frozen=True, slots=True)
class Counted:
    """How a game went for a seat, as it is stored; see `models.ResultRow` for the fields."""

    table_id: str
    seat: int
    owner: str | None
    bot: str | None
    edition: int
    players: int
    kind: str
    team: str | None
    place: int
    won: bool
    tied: bool
    reason: str
    turns: int
    ended: float
    cards: dict[str, int]
    unrated: str | None
    mu: float | None
    sigma: float | None


class Results(Connected):
    """The part of the store that knows how games went, and how strong that makes players."""

    def _count(self, connection: Connection, results: Sequence[SeatResult], ended: float | None = None) -> None:
        """Store how a game went, and let it count for ratings if nothing speaks against it."""
        table_id = results[0].table_id
        owners = _owners(connection, table_id)
        noted: str | None = connection.execute(select(TableRow.unrated).where(TableRow.id == table_id)).scalar()
        players = [each.bot or owners.get(each.seat) for each in results]
        people = [owners.get(each.seat) for each in results if each.bot is None]
        unrated = results[0].unrated or noted
        if unrated in (HINTED, UNDONE) and _lost_to_computers(results):
            unrated = None  # otherwise whoever sees that a game is lost would only have to ask for a hint
        if unrated is None and (None in people or len(set(people)) < len(people)):
            unrated = ALONE
        after: dict[str, tuple[float, float]] = {}
        if unrated is None:
            rated = [
                Rated(player, each.side, each.place) for player, each in zip(players, results, strict=True) if player
            ]
            after = rate(connection, results[0].edition, results[0].players, rated)
        now = time.time() if ended is None else ended
        for player, each in zip(players, results, strict=True):
            mu, sigma = after.get(player or "", (None, None))
            values = {name: getattr(each, name) for name in SeatResult.__slots__ if name != "side"}
            values |= {
                "owner": None if each.bot else player,
                "ended": now,
                "unrated": unrated,
                "mu": mu,
                "sigma": sigma,
            }
            connection.execute(insert(ResultRow).values(values))

    def count_late(self, results: Sequence[SeatResult], ended: float) -> None:
        """Store how a game went that ended before results were kept, unless that has been done meanwhile."""
        try:
            with self._writing() as connection:
                self._count(connection, results, ended)
        except IntegrityError:
            return

    def uncounted(self, key: str, limit: int) -> list[str]:
        """Finished games of the owner of this secret (by its hash) of which it is not stored how they went.

        Records of finished games that were loaded are none of theirs.
        """
        counted = exists().where(ResultRow.table_id == TableRow.id)
        query = (
            select(TableRow.id)
            .where(TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == owner_of(key))))
            .where(TableRow.phase == OVER, TableRow.kind.not_in(UNLISTED), TableRow.arranged.is_(False), ~counted)
            .order_by(TableRow.changed)
            .limit(limit)
        )
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def results_of(self, owner: str, limit: int, after: tuple[float, str, int] | None = None) -> list[Counted]:
        """How the games of an owner went, the latest first.

        Args:
            owner: whose.
            limit: how many at most.
            after: end, table and seat of the last one before; None for the latest.
        """
        place = ResultRow.ended, ResultRow.table_id, ResultRow.seat
        query = select(ResultRow.__table__).where(ResultRow.owner == owner)
        if after is not None:
            query = query.where(tuple_(*place) < tuple_(*map(literal, after)))
        with self._reading() as connection:
            rows = connection.execute(query.order_by(*(column.desc() for column in place)).limit(limit)).mappings()
            return [_counted(row) for row in rows]

    def rated_before(self, result: Counted) -> float | None:
        """The mu that the last game before this one left its owner with, of the same kind; None if there was none."""
        place = ResultRow.ended, ResultRow.table_id, ResultRow.seat
        query = (
            select(ResultRow.mu)
            .where(ResultRow.owner == result.owner, ResultRow.mu.is_not(None))
            .where(ResultRow.edition == result.edition, ResultRow.players == result.players)
            .where(tuple_(*place) < tuple_(literal(result.ended), literal(result.table_id), literal(result.seat)))
            .order_by(*(column.desc() for column in place))
            .limit(1)
        )
        with self._reading() as connection:
            mu: float | None = connection.execute(query).scalar()
        return mu

    def results_at(self, tables: Collection[str]) -> list[Counted]:
        """How the games at these tables went, for each seat."""
        query = select(ResultRow.__table__).where(ResultRow.table_id.in_(tables)).order_by(ResultRow.seat)
        with self._reading() as connection:
            return [_counted(row) for row in connection.execute(query).mappings()] if tables else []

    def ratings_of(self, players: Collection[str]) -> list[PlayerRating]:
        """The ratings of these players: owners, or bots as they are named for a seat."""
        query = select(*_RATING).where(RatingRow.player.in_(players))
        with self._reading() as connection:
            return [PlayerRating(*row) for row in connection.execute(query)] if players else []

    def public_ratings(self, edition: int, players: int) -> list[tuple[Account, PlayerRating]]:
        """Those who wish to be listed and have a rating, the strongest first; at most `MOST_LISTED`."""
        # Joined: many who are listed without a rating must not take the places of those who have one.
        query = (
            select(*ACCOUNT, *_RATING)
            .join(RatingRow, RatingRow.player == AccountRow.owner)
            .where(AccountRow.public > "", RatingRow.edition == edition, RatingRow.players == players)
            .order_by(RatingRow.mu.desc())
            .limit(MOST_LISTED)
        )
        with self._reading() as connection:
            rows: list[Any] = list(connection.execute(query))
        return [(account_in(row[: len(ACCOUNT)]), PlayerRating(*row[len(ACCOUNT) :])) for row in rows]


def _owners(connection: Connection, table_id: str) -> dict[int, str]:
    """By seat, who holds it: a person rather than a program, and who has done so for longest."""
    query = select(KeyRow.seat, KeyRow.hash, KeyRow.kind, KeyRow.made).where(KeyRow.table_id == table_id)
    found = [row for row in connection.execute(query) if row.kind != LINK]
    found.sort(key=lambda row: (row.kind == PROGRAM, row.made or 0.0), reverse=True)
    return {row.seat: row.hash for row in found}


def _counted(row: RowMapping) -> Counted:
    return Counted(**{name: row[name] for name in Counted.__slots__})
