"""What only the person who runs a server does in its database: finding tables, deleting them, bans, reports.

Servers may run meanwhile: everything is one short transaction, or several short ones after each other.
"""

import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from splay.store.database import DatabaseError, open_database
from splay.store.models import BanRow, EntryRow, KeyRow, ReportRow, ReviewRow, SeatRow, TableRow, TalkRow
from splay.store.rows import KINDS, UNDO, UNLISTED, Ban, Entry, Holder, PlayerReport, TableInfo, Talk
from splay.store.store import Store
from splay.store.tables import delete_tables, tables_found

AT_ONCE: Final = 50
"""So many tables are deleted in one transaction."""
ALL_KINDS: Final = (*KINDS, *UNLISTED)


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Which tables are looked for; None means any.

    Attributes:
        id: the table itself.
        name: of somebody at it, as it is written.
        owner: the hash of the secret that holds a seat at it.
        kind, phase: as in `models.TableRow`.
        before: last changed before this time, in seconds since 1970.
    """

    id: str | None = None
    name: str | None = None
    owner: str | None = None
    kind: str | None = None
    phase: str | None = None
    before: float | None = None


@dataclass(frozen=True, slots=True)
class TableFile:
    """A table with all that is stored of it.

    Attributes:
        table: the table.
        entries: what was done at it.
        talk: what was said at it.
        holders: what holds its seats, by seat.
        size: what it takes, roughly, in bytes: the texts alone.
    """

    table: TableInfo
    entries: tuple[Entry, ...]
    talk: tuple[Talk, ...]
    holders: dict[int, tuple[Holder, ...]]
    size: int


class Administration(Store):
    """The store of a server, for the person who runs it."""

    # -- finding -------------------------------------------------------------------

    def find(self, wanted: TableFilter, limit: int) -> list[TableInfo]:
        """The tables that are looked for, latest first."""
        found: dict[str, TableInfo] = {}
        with self._reading() as connection:
            for kind in ALL_KINDS if wanted.kind is None else (wanted.kind,):
                query = self._of_kind(select(TableRow.__table__), kind, wanted)
                query = query.order_by(TableRow.changed.desc()).limit(limit)
                found |= {table.id: table for table in tables_found(connection, query)}
        return sorted(found.values(), key=lambda table: -table.changed)[:limit]

    @staticmethod
    def _of_kind(query: "Select[Any]", kind: str, wanted: TableFilter) -> "Select[Any]":
        """The tables of one kind that are looked for: only within a kind does an index know their age."""
        query = query.where(TableRow.kind == kind)
        if wanted.id is not None:
            query = query.where(TableRow.id == wanted.id)
        if wanted.name is not None:
            query = query.where(TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.name == wanted.name)))
        if wanted.owner is not None:
            query = query.where(TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == wanted.owner)))
        if wanted.phase is not None:
            query = query.where(TableRow.phase == wanted.phase)
        if wanted.before is not None:
            query = query.where(TableRow.changed < wanted.before)
        return query

    def file(self, table_id: str) -> TableFile | None:
        """A table with all that is stored of it; None if there is none."""
        table = self.table(table_id)
        if table is None:
            return None
        keys = select(KeyRow.seat, KeyRow.hash, KeyRow.kind, KeyRow.made).where(KeyRow.table_id == table_id)
        said = select(TalkRow.id, TalkRow.seat, TalkRow.name, TalkRow.text, TalkRow.at)
        reviews = select(ReviewRow.review).where(ReviewRow.table_id == table_id)
        holders: dict[int, list[Holder]] = {}
        with self._reading() as connection:
            for seat, key, kind, made in connection.execute(keys.order_by(KeyRow.seat)):
                holders.setdefault(seat, []).append(Holder(key, kind, made))
            lines = connection.execute(said.where(TalkRow.table_id == table_id).order_by(TalkRow.id))
            talk = tuple(Talk(*line) for line in lines)
            kept = sum(len(str(review)) for review in connection.execute(reviews).scalars())
        entries = tuple(self.entries(table_id))
        held = {seat: tuple(each) for seat, each in holders.items()}
        size = kept + len(str(table)) + sum(len(str(row)) for row in (*entries, *talk, *held.values()))
        return TableFile(table, entries, talk, held, size)

    def counts(self) -> dict[str, dict[str, int]]:
        """How many tables there are, by kind and phase.  Reads the index of all of them."""
        query = select(TableRow.kind, TableRow.phase, func.count()).group_by(TableRow.kind, TableRow.phase)
        counts: dict[str, dict[str, int]] = {}
        with self._reading() as connection:
            for kind, phase, count in connection.execute(query):
                counts.setdefault(kind, {})[phase] = count
        return counts

    def database_bytes(self) -> int:
        """How large the database is."""
        with self._reading() as connection:
            if connection.dialect.name == "postgresql":
                return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
            pages, size = (connection.exec_driver_sql(f"PRAGMA {each}") for each in ("page_count", "page_size"))
            return int(pages.scalar_one()) * int(size.scalar_one())

    # -- changing ------------------------------------------------------------------

    def hide(self, table_id: str, hidden: bool) -> None:
        """Keep a table out of all lists, or let it be listed again if it was; raises Conflict if there is none."""
        self.change_table(table_id, hidden=hidden, changed=TableRow.changed)

    def delete(self, tables: Collection[str]) -> list[str]:
        """Delete tables with all that belongs to them; returns those that were there."""
        with self._writing() as connection:
            found = list(connection.execute(select(TableRow.id).where(TableRow.id.in_(tables))).scalars())
            delete_tables(connection, found)
        return found

    def prune(self, wanted: TableFilter) -> Iterator[list[str]]:
        """Delete all tables that are looked for, those left alone for longest first; yields what was deleted each time.

        Each time only a few are deleted in one transaction, so that players need not wait for long.
        """
        for kind in ALL_KINDS if wanted.kind is None else (wanted.kind,):
            query = self._of_kind(select(TableRow.id), kind, wanted).order_by(TableRow.changed).limit(AT_ONCE)
            while True:
                with self._writing() as connection:
                    found = list(connection.execute(query).scalars())
                    delete_tables(connection, found)
                if not found:
                    break
                yield found

    def to_prune(self, wanted: TableFilter) -> int:
        """How many tables `prune` would delete now."""
        count = 0
        with self._reading() as connection:
            for kind in ALL_KINDS if wanted.kind is None else (wanted.kind,):
                query = self._of_kind(select(func.count()).select_from(TableRow), kind, wanted)
                count += connection.execute(query).scalar_one()
        return count

    def rename_seat(
        self, table: TableInfo, seat: int, name: str, options: Sequence[tuple[int, str]], **values: Any
    ) -> None:
        """Give a seat another name wherever it is stored.

        Args:
            table: the table as it was read; nothing may have happened there since.
            seat: the seat.
            name: its new name.
            options: what to write in place of what was picked, by the number of the entry.
            values: columns of the table that change with it.

        Raises:
            Conflict: something was done there first.
        """
        where = SeatRow.table_id == table.id, SeatRow.number == seat
        said = TalkRow.table_id == table.id, TalkRow.seat == seat
        only_if = {"version": table.version, "length": table.length}
        values = {"changed": TableRow.changed, **values}
        with self._writing() as connection:
            if table.length:
                # Takes back nothing.  Whoever picks at this moment has chosen among the old names: that pick is
                # not the next entry any more, so it is refused and its player looks again.
                values["length"] = table.length + 1
                left = str(self._picks_left(table))
                self._insert(connection, table.id, [Entry(table.length + 1, UNDO, seat, left)])
            self._change(connection, table.id, only_if, values)
            connection.execute(update(SeatRow).where(*where).values(name=name))
            connection.execute(update(TalkRow).where(*said).values(name=name))
            connection.execute(delete(ReviewRow).where(ReviewRow.table_id == table.id))
            for sequence, option in options:
                entry = EntryRow.table_id == table.id, EntryRow.sequence == sequence
                connection.execute(update(EntryRow).where(*entry).values(option=option))

    def _picks_left(self, table: TableInfo) -> int:
        """How many picks of a table have not been taken back."""
        return len(standing_entries(self.entries(table.id)))

    # -- bans ----------------------------------------------------------------------

    def ban(self, reason: str, until: float, network: str | None = None, owner: str | None = None) -> int:
        """Ban an address, a network or a person; returns the number of the ban."""
        values = {"reason": reason, "until": until, "network": network, "owner": owner, "made": time.time()}
        with self._writing() as connection:
            return int(connection.execute(insert(BanRow).values(values).returning(BanRow.id)).scalar_one())

    def unban(self, number: int) -> Ban | None:
        """End a ban; returns it, or None if there is no such one."""
        with self._writing() as connection:
            row = connection.execute(select(BanRow.__table__).where(BanRow.id == number)).mappings().first()
            connection.execute(delete(BanRow).where(BanRow.id == number))
        return None if row is None else Ban(**row)

    # -- reports -------------------------------------------------------------------

    def reports(self, limit: int) -> list[PlayerReport]:
        """What people have reported and nobody has dealt with, the oldest first."""
        query = select(ReportRow.__table__).where(ReportRow.closed.is_(None)).order_by(ReportRow.id).limit(limit)
        with self._reading() as connection:
            return [PlayerReport(**row) for row in connection.execute(query).mappings()]

    def close_report(self, number: int) -> bool:
        """Note that a report was dealt with; returns whether it was open."""
        is_open = ReportRow.id == number, ReportRow.closed.is_(None)
        with self._writing() as connection:
            done = connection.execute(update(ReportRow).where(*is_open).values(closed=time.time()))
            return bool(done.rowcount)


@contextmanager
def administered(url: str) -> Iterator[Administration]:
    """The database at a URL, as whoever runs its server sees it; it is closed afterwards.

    Raises:
        DatabaseError: it cannot be opened, or does not answer.
    """
    store = Administration(open_database(url, must_exist=True))
    try:
        yield store
    except SQLAlchemyError as error:
        raise DatabaseError("the database does not answer: {reason}", reason=str(error)) from error
    finally:
        store.close()


def standing_entries(entries: Sequence[Entry]) -> list[Entry]:
    """The picks among all that was done at a table that have not been taken back."""
    left: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del left[int(entry.option) :]
        else:
            left.append(entry)
    return left
