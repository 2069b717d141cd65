"""Everything that is stored for a person: which columns name an owner.

Whoever adds a table with such a column adds a line here.  Then what it holds goes over to the account that a browser
signs in to, and is gone when its owner wants to be forgotten.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, Connection, Table, and_, delete, exists, inspect, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute, aliased

from splay.store.models import (
    AccountRow,
    BanRow,
    KeyRow,
    NoticeRow,
    NoticeSettingsRow,
    PasskeyRow,
    PushRow,
    RatingRow,
    ReportRow,
    ResultRow,
    SessionRow,
    TableRow,
)


@dataclass(frozen=True, slots=True)
class Owned:
    """A column that names an owner.

    Attributes:
        column: the column.
        outlives: whether its row stays, without an owner, when that one is forgotten.
    """

    column: InstrumentedAttribute[str] | InstrumentedAttribute[str | None]
    outlives: bool = False

    @property
    def table(self) -> Table:
        """The table it belongs to."""
        found = inspect(self.column.class_).local_table
        assert isinstance(found, Table)
        return found

    @property
    def cell(self) -> Column[str]:
        """The column itself."""
        return self.table.c[self.column.key]


OWNED: Final = (
    Owned(KeyRow.hash),
    Owned(TableRow.owner, outlives=True),
    Owned(ResultRow.owner, outlives=True),
    Owned(RatingRow.player),
    Owned(AccountRow.owner),
    Owned(SessionRow.owner),
    Owned(PasskeyRow.owner),
    Owned(BanRow.owner),
    Owned(ReportRow.owner),
    Owned(NoticeSettingsRow.owner),
    Owned(PushRow.owner),
    Owned(NoticeRow.owner),
)


def go_over(connection: Connection, old: str, new: str) -> None:
    """Give all that one owner has to another one, who keeps their own where there can be only one of a kind."""
    _keep_place(connection, old, new)
    for each in OWNED:
        others = [column for column in each.table.primary_key if column is not each.cell]
        if each.cell.primary_key:
            there = each.table.alias()
            same = (there.c[column.name] == column for column in others)
            twice = exists().where(and_(there.c[each.cell.name] == new, *same))
            connection.execute(delete(each.table).where(each.cell == old, twice))
        connection.execute(update(each.table).where(each.cell == old).values({each.cell.name: new}))


def _keep_place(connection: Connection, old: str, new: str) -> None:
    """Where both hold a seat, let the second one count as the older of the two: nobody comes before them."""
    before, after = aliased(KeyRow), aliased(KeyRow)
    both = (before.table_id == after.table_id) & (before.seat == after.seat) & (after.hash == new)
    query = select(before.table_id, before.seat, before.made).select_from(before).join(after, both)
    # Those of whom it is not known since when have been there from the beginning.
    earlier = or_(before.made.is_(None), before.made < after.made)
    for table_id, seat, made in connection.execute(query.where(before.hash == old, earlier)).all():
        own = KeyRow.hash == new, KeyRow.table_id == table_id, KeyRow.seat == seat
        connection.execute(update(KeyRow).where(*own).values(made=made))


def erase_owned(connection: Connection, owner: str) -> None:
    """Remove all that is stored for an owner; what outlives them stays without one."""
    for each in OWNED:
        theirs = each.cell == owner
        if each.outlives:
            connection.execute(update(each.table).where(theirs).values({each.cell.name: None}))
        else:
            connection.execute(delete(each.table).where(theirs))
