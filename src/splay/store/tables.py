"""Tables with their seats, as queries find them, and how they are deleted."""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Connection, RowMapping, delete

from splay.store.connected import note
from splay.store.models import EntryRow, KeyRow, NoticeRow, ReportRow, ReviewRow, SeatRow, TableRow, TalkRow
from splay.store.news import TableChange
from splay.store.queries import SEATS
from splay.store.rows import Seat, TableInfo


def tables_found(connection: Connection, query: Any, values: Mapping[str, Any] | None = None) -> list[TableInfo]:
    """The tables that a query finds, in its order."""
    rows = connection.execute(query, values).mappings().all()
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(SEATS, {"tables": list(seats)}).mappings() if seats else ():
        seats[seat["table_id"]].append(seat_info(seat))
    return [table_info(row, tuple(seats[row["id"]])) for row in rows]


def table_info(row: RowMapping, seats: tuple[Seat, ...]) -> TableInfo:
    """A row with its seats."""
    names = ("id", "kind", "phase", "created", "changed", "version", "length", "setup", "listed", "watched")
    more = ("talking", "arranged", "asked", "waits_for_bot", "turn", "result", "undo", "successor", "owner", "unrated")
    also = ("clock", "waiting_since", "deadline", "absence", "hidden")
    return TableInfo(**{name: row[name] for name in names + more + also}, seats=seats)


def seat_info(row: Mapping[Any, Any]) -> Seat:
    """A row of a seat."""
    names = ("number", "name", "bot", "seen", "stand_in", "time_left", "here")
    return Seat(**{name: row[name] for name in names}, taken=bool(row["taken"]), lost=bool(row["lost"]))


def delete_tables(connection: Connection, tables: Collection[str]) -> None:
    """Delete tables, with all that belongs to them; results of their games stay."""
    if not tables:
        return
    for row in (EntryRow, KeyRow, SeatRow, TalkRow, ReviewRow, ReportRow, NoticeRow):
        connection.execute(delete(row).where(row.table_id.in_(tables)))
    connection.execute(delete(TableRow).where(TableRow.id.in_(tables)))
    note(connection, *(TableChange(table, None) for table in tables))
