"""Forgetting a person: names, seats, talk, and whatever is stored for an owner, in one transaction."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from splay.store.connected import Connected, holds_still, note
from splay.store.database import empty_log
from splay.store.models import (
    ChallengeRow,
    EntryRow,
    KeyRow,
    ReportRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    TableRow,
    TalkRow,
)
from splay.store.news import TableChange
from splay.store.owned import OWNED, erase_owned
from splay.store.queries import ENTRIES
from splay.store.rows import LINK, OPEN, OVER, PLAYING, UNLISTED, Entry, TableInfo
from splay.store.tables import delete_tables, tables_found


@dataclass(frozen=True, slots=True)
class Renamed:
    """A table with other names of players.

    Attributes:
        names: by seat.
        setup: with these names.
        result: with these names; None if the game is not over.
        options: entries, by number, that named a player, and what they pick now.
    """

    names: tuple[str, ...]
    setup: dict[str, str]
    result: str | None
    options: dict[int, str]


Rename = Callable[[TableInfo, Sequence[Entry], Collection[int]], Renamed]
"""Gives neutral names to some seats of a table."""


UNTOLD: Final = frozenset(("hash", "owner", "player", "recovery", "invite", "leased", "setup"))
"""Columns that tell nobody anything about a person, hold hashes of secrets, or tell how cards lie in a running game."""
_AT_SEATS: Final[dict[Any, tuple[str, ...]]] = {
    SeatRow: ("table_id", "number", "name", "seen"),
    EntryRow: ("table_id", "sequence", "kind", "option", "at"),
    TalkRow: ("table_id", "text", "at"),
    ReviewRow: ("table_id", "review"),
}


STOOD_IN: Final = "stand-in"
"""Why a game does not count for ratings: a computer took over a seat."""


class Erasing(Connected):
    """The part of the store that forgets people."""

    def erase(self, owner: str, rename: Rename, stand_in: str) -> list[str]:
        """Forget an owner: all or nothing.

        Seats that they have held for longest get a neutral name, what was said there is removed, and a bot plays on
        for them, unless no other person is at the table: then a game in progress is removed.  Seats of others that
        they hold, too, stay as they are.

        Args:
            owner: of an account, or the hash of the secret of a browser without one.
            rename: gives neutral names to seats.
            stand_in: the bot, as it is named for a seat.

        Returns:
            The tables that have changed, or are gone.
        """
        with self._writing() as connection:
            holds_still(connection, owner, alone=True)
            seats = _own_seats(connection, owner)
            made = select(TableRow.id).where(TableRow.owner == owner, TableRow.phase == OPEN)
            for table_id in connection.execute(made).scalars():
                seats.setdefault(table_id, [])  # the setup may still tell their name after they have left
            query = select(TableRow.__table__).where(TableRow.id.in_(seats)).order_by(TableRow.id).with_for_update()
            tables = tables_found(connection, query) if seats else []
            for table in tables:
                _leave(connection, table, seats[table.id], rename, stand_in)
            browsers = select(SessionRow.hash).where(SessionRow.owner == owner)
            for theirs in (ChallengeRow.browser == owner, ChallengeRow.browser.in_(browsers)):
                connection.execute(delete(ChallengeRow).where(theirs))
            erase_owned(connection, owner)
        with suppress(SQLAlchemyError):  # then it is emptied later, with whatever else stands there
            empty_log(self._engine)
        return [table.id for table in tables]

    def stored_about(self, owner: str) -> dict[str, Any]:
        """Everything that is stored about an owner, by the table of the database, as plain data.

        Hashes of secrets are left out; what is stored of seats they have held for longest comes along.
        """
        told: dict[str, Any] = {}
        with self._reading() as connection:
            for each in OWNED:
                columns = [column for column in each.table.c if column.name not in UNTOLD]
                rows = connection.execute(select(*columns).where(each.cell == owner)).mappings()
                told.setdefault(each.table.name, []).extend(dict(row) for row in rows)
            own = _own_seats(connection, owner)
            seats = [(table_id, seat) for table_id, held in own.items() for seat in held]
            for row, columns_of in _AT_SEATS.items():
                here = [getattr(row, name) for name in columns_of]
                found: list[dict[str, Any]] = []
                for table_id, seat in seats:
                    place = row.number if row is SeatRow else row.seat
                    mine = connection.execute(select(*here).where(row.table_id == table_id, place == seat)).mappings()
                    found += [dict(each) for each in mine]
                told[row.__tablename__] = found
        return told


def _own_seats(connection: Connection, owner: str) -> dict[str, list[int]]:
    """By table, the seats that an owner has held for longest."""
    held = list(connection.execute(select(KeyRow.table_id).where(KeyRow.hash == owner)).scalars())
    query = select(KeyRow.table_id, KeyRow.seat, KeyRow.hash, KeyRow.kind, KeyRow.made)
    query = query.where(KeyRow.table_id.in_(held))
    first: dict[tuple[str, int], tuple[float, str]] = {}
    for table_id, seat, holder, kind, made in connection.execute(query) if held else ():
        if kind != LINK:
            first[table_id, seat] = min(first.get((table_id, seat), (float("inf"), "")), (made or 0.0, holder))
    own: dict[str, list[int]] = {}
    for (table_id, seat), (_, holder) in sorted(first.items()):
        if holder == owner:
            own.setdefault(table_id, []).append(seat)
    return own


def _leave(connection: Connection, table: TableInfo, seats: list[int], rename: Rename, stand_in: str) -> None:
    """Take a person away from a table."""
    others = any(seat.taken and seat.bot is None and seat.number not in seats for seat in table.seats)
    if table.kind in UNLISTED or (table.phase != OVER and not others):
        delete_tables(connection, [table.id])
        return
    entries = [Entry(*row) for row in connection.execute(ENTRIES, {"table": table.id, "after": 0})]
    renamed = rename(table, entries, seats)
    for seat in table.seats:
        own = SeatRow.table_id == table.id, SeatRow.number == seat.number
        values: dict[str, object] = {"name": renamed.names[seat.number]}
        if seat.number in seats and table.phase == OPEN:
            values["taken"] = False
        if seat.number in seats and table.phase == PLAYING:
            values |= {"bot": stand_in, "stand_in": None, "lost": None}
        connection.execute(update(SeatRow).where(*own).values(values))
    if renamed.options:
        for number, option in renamed.options.items():
            here = EntryRow.table_id == table.id, EntryRow.sequence == number
            connection.execute(update(EntryRow).where(*here).values(option=option))
    changes: dict[str, object] = {"setup": renamed.setup, "result": renamed.result, "undo": None}
    if seats and table.phase == PLAYING:
        changes["unrated"] = STOOD_IN
    if table.asked in seats:
        changes |= {"waits_for_bot": table.phase == PLAYING, "leased": 0.0, "deadline": None}
    changed = update(TableRow).where(TableRow.id == table.id)
    changed = changed.values(**changes, absence=None, version=TableRow.version + 1)
    version = connection.execute(changed.returning(TableRow.version)).scalar_one()
    note(connection, TableChange(table.id, version, bool(changes.get("waits_for_bot"))))
    said = TalkRow.table_id == table.id, TalkRow.seat.in_(seats)
    connection.execute(delete(TalkRow).where(*said))
    reported = ReportRow.table_id == table.id, ReportRow.seat.in_(seats)
    connection.execute(update(ReportRow).where(*reported).values(said=None))
    connection.execute(delete(KeyRow).where(KeyRow.table_id == table.id, KeyRow.seat.in_(seats)))
    # Those of others may tell the name as well, as an option; they can be made again.
    connection.execute(delete(ReviewRow).where(ReviewRow.table_id == table.id))
