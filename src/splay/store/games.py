"""The games of a person: running ones and finished ones, page by page."""

from typing import Any, Final

from sqlalchemy import ColumnElement, case, exists, func, literal, select, tuple_

from splay.store.connected import Connected
from splay.store.models import KeyRow, SeatRow, TableRow
from splay.store.queries import owner_of
from splay.store.rows import OVER, UNLISTED, TableInfo
from splay.store.tables import tables_found

Place = tuple[float, str]
"""Where a page of finished games ends: when the last table on it was changed, and its id."""
TUTORS: Final = "tutor:%"
"""Bots of the first game, which has a page of its own, as they are named for a seat."""


class PlayedGames(Connected):
    """The part of the store that knows the games of a person, by the hash of a secret of theirs."""

    def running_games(self, key: str, limit: int) -> list[tuple[TableInfo, tuple[int, ...]]]:
        """PlayedGames that are not over, each with the seats held there, the latest first."""
        query = select(TableRow.__table__).where(*_played(key), TableRow.phase != OVER)
        return self._games(key, query.order_by(TableRow.changed.desc(), TableRow.id.desc()).limit(limit))

    def finished_games(
        self, key: str, limit: int, after: Place | None = None
    ) -> list[tuple[TableInfo, tuple[int, ...]]]:
        """PlayedGames that are over, each with the seats held there, the latest first.

        Args:
            key: whose.
            limit: how many at most.
            after: where the page before ended; None for the first one.
        """
        query = select(TableRow.__table__).where(*_played(key), TableRow.phase == OVER)
        if after is not None:
            query = query.where(tuple_(TableRow.changed, TableRow.id) < tuple_(literal(after[0]), literal(after[1])))
        return self._games(key, query.order_by(TableRow.changed.desc(), TableRow.id.desc()).limit(limit))

    def count_games(self, key: str) -> tuple[int, int]:
        """How many games are running, and how many are over."""
        over = func.sum(case((TableRow.phase == OVER, 1), else_=0))
        with self._reading() as connection:
            row = connection.execute(select(func.count(), over).where(*_played(key))).one()
        return row[0] - (row[1] or 0), row[1] or 0

    def _games(self, key: str, query: Any) -> list[tuple[TableInfo, tuple[int, ...]]]:
        with self._reading() as connection:
            tables = tables_found(connection, query)
            held = select(KeyRow.table_id, KeyRow.seat).where(
                KeyRow.hash == owner_of(key), KeyRow.table_id.in_([table.id for table in tables])
            )
            seats: dict[str, list[int]] = {table.id: [] for table in tables}
            for table_id, seat in connection.execute(held.order_by(KeyRow.seat)) if tables else ():
                seats[table_id].append(seat)
        return [(table, tuple(seats[table.id])) for table in tables if seats[table.id]]


def _played(key: str) -> tuple[ColumnElement[bool], ...]:
    held = select(KeyRow.table_id).where(KeyRow.hash == owner_of(key))
    taught = exists().where(SeatRow.table_id == TableRow.id, SeatRow.bot.like(TUTORS))
    return TableRow.id.in_(held), TableRow.kind.not_in(UNLISTED), ~taught
