"""Database access for what a server has to watch over: how much people take, who is banned, what is reported."""

import time
from typing import Final

from sqlalchemy import case, func, insert, select

from splay.store.connected import Connected
from splay.store.models import BanRow, KeyRow, ReportRow, SeatRow, TableRow
from splay.store.rows import OVER, UNLISTED, Ban, NewReport, Usage

BYTES_A_TABLE: Final = 2_000
"""What a table takes in a database before its first pick, roughly, with its seats and indexes."""
BYTES_AN_ENTRY: Final = 100
"""What each thing done at a table takes, roughly."""


class Oversight(Connected):
    """The part of the store that knows what people take, and who may not play."""

    def usage(self, owner: str, since: float) -> Usage:
        """What the owner of these seats has of the server's means.

        Args:
            owner: the hash of the secret that holds the seats.
            since: unfinished games that were last touched before, in seconds since 1970, count only as stored.
        """
        mine = select(KeyRow.table_id).where(KeyRow.hash == owner)
        goes_on = (TableRow.phase != OVER) & (TableRow.changed > since) & TableRow.kind.not_in(UNLISTED)
        size = BYTES_A_TABLE + BYTES_AN_ENTRY * TableRow.length
        tables = select(func.count(case((goes_on, 1))), func.coalesce(func.sum(size), 0)).where(TableRow.id.in_(mine))
        computers = (
            select(func.count())
            .select_from(SeatRow)
            .join(TableRow)
            .where(TableRow.id.in_(mine), goes_on, SeatRow.bot.is_not(None))
        )
        with self._reading() as connection:
            count, stored = connection.execute(tables).one()
            return Usage(count, connection.execute(computers).scalar_one(), int(stored))

    def bans(self) -> list[Ban]:
        """The bans in force, the oldest first."""
        query = select(BanRow.__table__).where(BanRow.until > time.time()).order_by(BanRow.until, BanRow.id)
        with self._reading() as connection:
            found = [Ban(**row) for row in connection.execute(query).mappings()]
        return sorted(found, key=lambda ban: ban.id)

    def add_report(self, report: NewReport) -> None:
        """Store what a person reports."""
        values = {name: getattr(report, name) for name in NewReport.__slots__}
        with self._writing() as connection:
            connection.execute(insert(ReportRow).values(**values, at=time.time()))

    def reported(self, owner: str, table_id: str, since: float) -> tuple[int, int]:
        """How many reports of a person about a table are open, and how many the person has made since a time."""
        of_owner = select(func.count()).where(ReportRow.owner == owner)
        here = of_owner.where(ReportRow.table_id == table_id, ReportRow.closed.is_(None))
        lately = of_owner.where(ReportRow.at > since)
        with self._reading() as connection:
            return connection.execute(here).scalar_one(), connection.execute(lately).scalar_one()
