"""All database access, one transaction per call."""

import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Delete, Engine, RowMapping, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as QueueTimeout

from splay.errors import SplayError
from splay.store.database import WAIT_SECONDS
from splay.store.models import EntryRow, KeyRow, ReviewRow, SeatRow, TableRow, TalkRow
from splay.store.news import Listener, TableChange, news_of
from splay.store.queries import (
    ADD_ENTRIES,
    APPEND,
    APPEND_AND_END_LEASE,
    ENTRIES,
    INVITED_TO_A_SEAT,
    INVITED_TO_ANY_SEAT,
    SEATS,
    SEATS_HELD,
    SEATS_HELD_OR_NOT,
    SEEN,
    SET_SEEN,
    TABLE,
    TALK,
    VERSION_AND_SEATS_HELD,
)
from splay.store.rows import (
    LINK,
    OPEN,
    PLAYING,
    UNLISTED,
    Entry,
    Holder,
    NewTable,
    Seat,
    Standing,
    TableInfo,
    TableVisited,
    Talk,
)

LISTED_SECONDS: Final = 24 * 3600.0
"""A table is listed until nothing has happened there for so long; whoever knows its address still finds it."""
DROPPED: Final = 100
"""So many tables that others have left are dropped at once: whoever makes a new one waits for that."""
SET_BACK: Final = 60.0
"""A lease that ends this much later than possible predates a clock change, and no longer holds."""


class Conflict(SplayError):
    """Another change was first; nothing was stored."""


class Store:
    """Tables in a database.  Used by several threads and processes at once."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # SQLite allows one write at a time, and the others retry now and then; in a queue they wait less.
        self._turn = Lock() if engine.dialect.name == "sqlite" else None
        self._news = news_of(engine)
        is_sqlite = engine.dialect.name == "sqlite"
        self._at_once: dict[str, Any] = {"begins": False} if is_sqlite else {"isolation_level": "AUTOCOMMIT"}

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _looking(self) -> Iterator[Connection]:
        """A connection for one query, which needs no transaction of its own."""
        with self._engine.connect().execution_options(**self._at_once) as connection:
            yield connection

    @contextmanager
    def _writing(self, lasts: bool = True) -> Iterator[Connection]:
        """A transaction that is committed unless an error is raised.

        Args:
            lasts: whether it must be on disk then, so that what is acknowledged survives a power cut.

        Raises:
            sqlalchemy.exc.TimeoutError: the writes before it have taken too long.
        """
        changes: list[TableChange] = []
        with self._in_turn() as patience:
            options = {"writes": True, "lasts": lasts, "patience": patience, "changes": changes}
            with self._engine.connect().execution_options(**options) as connection, connection.begin():
                if not lasts and connection.dialect.name == "postgresql":
                    connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
                yield connection
                self._news.tell(connection, changes)
        self._news.told(changes)

    @contextmanager
    def _in_turn(self) -> Iterator[float]:
        """Wait for the writes before this one; yields how many seconds it may then still wait for another program's."""
        until = time.monotonic() + WAIT_SECONDS
        if self._turn is not None and not self._turn.acquire(timeout=WAIT_SECONDS):
            raise QueueTimeout("too many writes are waiting for the database")
        try:
            yield max(0.0, until - time.monotonic())
        finally:
            if self._turn is not None:
                self._turn.release()

    def is_there(self) -> bool:
        """Whether the database answers; it may take as long as any other wait for it."""
        try:
            with self._reading() as connection:
                connection.execute(TABLE, {"table": ""}).first()
        except (SQLAlchemyError, OSError):
            return False
        return True

    def close(self) -> None:
        """Close the database."""
        self._news.stop()
        self._engine.dispose()

    # -- news ----------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Tell somebody, from now on, of every change that is stored by any process; see `news`."""
        self._news.listen(listener)

    def tell(self, words: Sequence[str]) -> None:
        """Say something to all other processes that listen, in order; nothing of it is stored for long."""
        with self._writing(lasts=False) as connection:
            self._news.tell(connection, (), words)

    # -- tables --------------------------------------------------------------------

    def add_table(
        self,
        table: NewTable,
        standing: Standing | None = None,
        entries: Sequence[Entry] = (),
        follows: str | None = None,
    ) -> None:
        """Store a new table.

        Args:
            table: the table.
            standing: how its game stands, if it has begun; otherwise the table waits for its players.
            entries: what was already done in it.
            follows: the table that it is a rematch of.

        Raises:
            Conflict: that table already has a rematch.
        """
        now = time.time()
        row = {
            "id": table.id,
            "kind": table.kind,
            "phase": OPEN,
            "created": now,
            "changed": now,
            "version": 1,
            "length": 0,
            "setup": table.setup,
            "listed": table.listed,
            "watched": table.watched,
            "talking": table.talking,
            "arranged": table.arranged,
            "asked": None,
            "waits_for_bot": False,
            "leased": 0.0,
            "turn": 0,
            "result": None,
            "undo": None,
            "successor": None,
            "invite": table.invite,
        }
        if standing is not None:
            row |= _standing(standing, len(entries))
        with self._writing() as connection:
            if follows is not None:
                self._change(connection, follows, {"successor": None}, {"successor": table.id})
            connection.execute(insert(TableRow).values(row))
            for number, seat in enumerate(table.seats):
                values = {"table_id": table.id, "number": number, "name": seat.name, "bot": seat.bot, "seen": 0}
                values |= {"taken": seat.taken or seat.bot is not None, "invite": seat.invite}
                connection.execute(insert(SeatRow).values(values))
                for key in seat.keys:
                    connection.execute(insert(KeyRow).values(hash=key, table_id=table.id, seat=number))
                for each in seat.holders:
                    key_row = {"hash": each.hash, "table_id": table.id, "seat": number, "kind": each.kind}
                    connection.execute(insert(KeyRow).values(key_row | {"made": each.made}))
            self._insert(connection, table.id, entries)
            _note(connection, TableChange(table.id, 1, bool(row["waits_for_bot"])))

    def table(self, table_id: str) -> TableInfo | None:
        """A table with its seats, or None."""
        with self._reading() as connection:
            found = self._tables(connection, TABLE, {"table": table_id})
        return found[0] if found else None

    def visited(self, table_id: str, key: str, lines: int) -> TableVisited | None:
        """A table as the owner of a secret comes to it, in one go; None if there is no such table.

        Args:
            table_id: the table.
            key: the hash of the secret.
            lines: how many of the last lines of the chat are wanted.
        """
        with self._reading() as connection:
            row = connection.execute(TABLE, {"table": table_id}).mappings().first()
            if row is None:
                return None
            seats = connection.execute(SEATS_HELD_OR_NOT, {"table": table_id, "key": key}).all()
            talk = connection.execute(TALK, {"table": table_id, "most": lines}).all()
        info = _table_info(
            row, tuple(Seat(number, name, bot, bool(taken), seen) for number, name, bot, taken, seen, _ in seats)
        )
        held = tuple(seat.number for seat in seats if seat.is_held)
        return TableVisited(info, held, tuple(Talk(*line) for line in reversed(talk)))

    def version_and_seats_held(self, table_id: str, key: str) -> tuple[int, tuple[int, ...]] | None:
        """The version of a table, and the seats that the owner of this secret (by its hash) holds; None: no table."""
        with self._looking() as connection:
            rows = connection.execute(VERSION_AND_SEATS_HELD, {"table": table_id, "key": key}).all()
        return (rows[0][0], tuple(seat for _, seat in rows if seat is not None)) if rows else None

    def tables_of(self, key: str, limit: int) -> list[tuple[TableInfo, int]]:
        """The tables where the owner of this secret (by its hash) sits, each with a seat; no unlisted ones."""
        query = (
            select(TableRow.__table__)
            .where(TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == key)), TableRow.kind.not_in(UNLISTED))
            .order_by(TableRow.changed.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            tables = self._tables(connection, query)
            held = select(KeyRow.table_id, KeyRow.seat).where(
                KeyRow.hash == key, KeyRow.table_id.in_([table.id for table in tables])
            )
            seats: dict[str, int] = {}
            for table_id, seat in connection.execute(held.order_by(KeyRow.seat.desc())):
                seats[table_id] = seat
        return [(table, seats[table.id]) for table in tables if table.id in seats]

    def drop_unlisted(self, kind: str, key: str, before: float) -> list[str]:
        """Delete the puzzles, or what else is in no list, of the owner of this secret (by its hash).

        With them go some of those that others have left unchanged, however many there are.

        Args:
            kind: one of `rows.UNLISTED`.
            key: whose.
            before: when those of others were last changed, in seconds since 1970.

        Returns:
            The tables that are gone.
        """
        kind_of = select(TableRow.id).where(TableRow.kind == kind)
        own = kind_of.where(TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == key)))
        old = kind_of.where(TableRow.changed < before).order_by(TableRow.changed).limit(DROPPED)
        with self._writing() as connection:
            tables = list({*connection.execute(own).scalars(), *connection.execute(old).scalars()})
            if not tables:
                return []
            for row in (EntryRow, KeyRow, SeatRow, TalkRow, ReviewRow):
                connection.execute(delete(row).where(row.table_id.in_(tables)))
            connection.execute(delete(TableRow).where(TableRow.id.in_(tables)))
            _note(connection, *(TableChange(table, None) for table in tables))
        return tables

    def open_tables(self, limit: int) -> list[TableInfo]:
        """Listed tables that wait for people, latest first; those where nothing has happened for long are left out."""
        query = select(TableRow.__table__).where(*_listed(OPEN))
        with self._reading() as connection:
            return self._tables(connection, query.order_by(TableRow.changed.desc()).limit(limit))

    def watchable_tables(self, limit: int) -> list[TableInfo]:
        """Listed games in progress that may be watched, latest first; as for `open_tables`."""
        query = select(TableRow.__table__).where(*_listed(PLAYING), TableRow.watched.is_(True))
        with self._reading() as connection:
            return self._tables(connection, query.order_by(TableRow.changed.desc()).limit(limit))

    def listed_by(self, key: str) -> int:
        """How many tables are listed as waiting for people where the owner of this secret (by its hash) sits."""
        mine = TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == key))
        with self._reading() as connection:
            return connection.execute(select(func.count()).where(mine, *_listed(OPEN))).scalar_one()

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The current version of each of these tables."""
        if not tables:
            return {}
        query = select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables))
        with self._reading() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def change_table(self, table_id: str, only_if: Mapping[str, Any] | None = None, **values: Any) -> None:
        """Change columns of a table.

        Raises:
            Conflict: it does not match `only_if`.
        """
        with self._writing() as connection:
            self._change(connection, table_id, only_if or {}, values)

    @staticmethod
    def _change(connection: Connection, table_id: str, only_if: Mapping[str, Any], values: Mapping[str, Any]) -> int:
        """Change a row, and return its new version."""
        query = update(TableRow).where(TableRow.id == table_id)
        for name, value in only_if.items():
            query = query.where(getattr(TableRow, name) == value)
        changes = {"version": TableRow.version + 1, "changed": time.time(), **values}
        version: int | None = connection.execute(query.values(changes).returning(TableRow.version)).scalar()
        if version is None:
            raise Conflict("table {table} has changed meanwhile", table=table_id)
        waits_for_bot = bool(values.get("waits_for_bot")) and values.get("leased") == 0.0
        _note(connection, TableChange(table_id, version, waits_for_bot))
        return version

    @staticmethod
    def _tables(connection: Connection, query: Any, values: Mapping[str, Any] | None = None) -> list[TableInfo]:
        rows = connection.execute(query, values).mappings().all()
        seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
        for seat in connection.execute(SEATS, {"tables": list(seats)}).mappings() if seats else ():
            seats[seat["table_id"]].append(
                Seat(seat["number"], seat["name"], seat["bot"], bool(seat["taken"]), seat["seen"])
            )
        return [_table_info(row, tuple(seats[row["id"]])) for row in rows]

    # -- seats and keys ------------------------------------------------------------

    def seats_held(self, key: str, table_id: str) -> tuple[int, ...]:
        """The seats of a table that the owner of this secret (by its hash) holds."""
        with self._reading() as connection:
            return tuple(connection.execute(SEATS_HELD, {"key": key, "table": table_id}).scalars())

    def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Table and seat that this secret (by its hash) holds; the newest if several, as after a rematch."""
        query = select(KeyRow.table_id, KeyRow.seat).join(TableRow, TableRow.id == KeyRow.table_id)
        query = query.where(KeyRow.hash == key).order_by(TableRow.created.desc()).limit(1)
        with self._reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row[0], row[1])

    def invited(self, invite: str) -> tuple[str, tuple[int, ...]] | None:
        """Table and free seats that an invitation (by its hash) is for; no seats if all are taken."""
        with self._reading() as connection:
            # One after the other: no index serves a search in two tables at once.
            rows = connection.execute(INVITED_TO_A_SEAT, {"invite": invite}).all()
            rows = rows or connection.execute(INVITED_TO_ANY_SEAT, {"invite": invite}).all()
        if not rows:
            return None
        return rows[0][0], tuple(number for _, number, taken in rows if not taken)

    def take_seat(self, table_id: str, seat: int, name: str, key: str | None, bot: str | None = None) -> None:
        """Seat a bot, or a person who from now on holds the seat by this hash.

        Raises:
            Conflict: the seat is taken, or the name, or the game has begun.
        """
        free = SeatRow.table_id == table_id, SeatRow.number == seat, SeatRow.taken.is_(False)
        others = select(SeatRow.number).where(
            SeatRow.table_id == table_id, SeatRow.number != seat, SeatRow.name == name
        )
        with self._writing() as connection:
            self._change(connection, table_id, {"phase": OPEN}, {})
            if connection.execute(others).first() is not None:
                raise Conflict("somebody at table {table} is already named {name}", table=table_id, name=name)
            taken = update(SeatRow).where(*free).values(name=name, bot=bot, taken=True)
            if connection.execute(taken).rowcount != 1:
                raise Conflict("seat {seat} at table {table} is taken", seat=seat, table=table_id)
            if key is not None:
                connection.execute(insert(KeyRow).values(_key(table_id, seat, key, None)))

    def leave_seat(self, table_id: str, version: int, seat: int, name: str) -> None:
        """Free a seat in a game that has not begun; its holder no longer holds it.

        Raises:
            Conflict: the game has begun, or a person has come or gone since this version.
        """
        where = SeatRow.table_id == table_id, SeatRow.number == seat
        with self._writing() as connection:
            self._change(connection, table_id, {"phase": OPEN, "version": version}, {})
            connection.execute(update(SeatRow).where(*where).values(name=name, taken=False))
            connection.execute(delete(KeyRow).where(KeyRow.table_id == table_id, KeyRow.seat == seat))

    def add_key(self, table_id: str, seat: int, key: str, kind: str | None = None) -> None:
        """Let the owner of another secret (by its hash) hold a seat too; `kind` as in `Holder`."""
        with self._writing() as connection:
            held = KeyRow.hash == key, KeyRow.table_id == table_id, KeyRow.seat == seat
            if connection.execute(select(KeyRow.hash).where(*held)).first() is None:
                connection.execute(insert(KeyRow).values(_key(table_id, seat, key, kind)))

    def devices(self, table_id: str, seat: int) -> list[Holder]:
        """Whatever holds a seat, but for links."""
        return [each for each in self.holders(table_id, seat) if each.kind != LINK]

    def holders(self, table_id: str, seat: int) -> list[Holder]:
        """Whatever holds a seat, in no particular order."""
        query = select(KeyRow.hash, KeyRow.kind, KeyRow.made).where(KeyRow.table_id == table_id, KeyRow.seat == seat)
        with self._reading() as connection:
            return [Holder(*row) for row in connection.execute(query)]

    def renew_link(self, table_id: str, seat: int, link: str, *older: str) -> None:
        """Let a link (by the hash of its secret) carry a seat, and none that was made before.

        Args:
            table_id: the table.
            seat: the seat.
            link: the new link.
            older: links of which it was not noted that they are.
        """
        with self._writing() as connection:
            connection.execute(_links(table_id, seat, *older))
            connection.execute(insert(KeyRow).values(_key(table_id, seat, link, LINK)))

    def revoke(self, table_id: str, seat: int, *keys: str) -> None:
        """Take a seat from the owners of these secrets (by their hashes), and end the links to it."""
        with self._writing() as connection:
            connection.execute(_links(table_id, seat, *keys))

    def seen(self, table_id: str, seat: int) -> int:
        """How many events the person at a seat of a table has seen."""
        with self._looking() as connection:
            found: int = connection.execute(SEEN, {"table": table_id, "seat": seat}).scalar_one()
        return found

    def set_seen(self, seen: Mapping[tuple[str, int], int]) -> None:
        """Remember how many events people have seen, by table and seat, without waiting for the disk."""
        if not seen:
            return
        rows = [{"table": table_id, "seat": seat, "now": now} for (table_id, seat), now in seen.items()]
        with self._writing(lasts=False) as connection:
            connection.execute(SET_SEEN, rows)

    # -- playing -------------------------------------------------------------------

    def begin(self, table_id: str, version: int, setup: dict[str, str], standing: Standing) -> None:
        """Begin a game with this setup.

        Raises:
            Conflict: it has already begun, or a person has come or gone since this version.
        """
        only_if = {"phase": OPEN, "version": version}
        with self._writing() as connection:
            self._change(connection, table_id, only_if, {"setup": setup, "leased": 0.0, **_standing(standing, 0)})

    def append(self, table_id: str, entries: Sequence[Entry], standing: Standing, keeps_lease: bool = False) -> int:
        """Store what was done, which is on disk when this returns.

        Args:
            table_id: the table.
            entries: what was done.
            standing: what lists show afterwards.
            keeps_lease: whether the process that lets bots pick here continues to do so.

        Returns:
            The new version of the table.

        Raises:
            Conflict: something else was done first.
        """
        now = {f"now_{name}": value for name, value in _standing(standing, entries[-1].sequence).items()}
        values = {"table": table_id, "before": entries[0].sequence - 1, "now": time.time(), **now}
        with self._writing() as connection:
            try:
                self._insert(connection, table_id, entries)
            except IntegrityError as error:
                raise Conflict("table {table} has changed meanwhile", table=table_id) from error
            query = APPEND if keeps_lease else APPEND_AND_END_LEASE
            version: int | None = connection.execute(query, values).scalar()
            if version is None:
                raise Conflict("table {table} has changed meanwhile", table=table_id)
            _note(connection, TableChange(table_id, version, standing.waits_for_bot and not keeps_lease))
            return version

    @staticmethod
    def _insert(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
        now = time.time()
        rows = [
            {name: getattr(each, name) for name in ("sequence", "kind", "seat", "option")}
            | {"table_id": table_id, "at": now}
            for each in entries
        ]
        if rows:
            connection.execute(ADD_ENTRIES, rows)

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """What was done at a table after this many entries."""
        with self._reading() as connection:
            return [Entry(*row) for row in connection.execute(ENTRIES, {"table": table_id, "after": after})]

    def lease_bots(self, seconds: float, limit: int) -> list[str]:
        """Lease, for this many seconds, tables where a bot is asked that no process lets pick."""
        now = time.time()
        is_free = or_(TableRow.leased < now, TableRow.leased > now + seconds + SET_BACK)
        due = TableRow.phase == PLAYING, TableRow.waits_for_bot.is_(True), is_free
        with self._reading() as connection:
            found = list(connection.execute(select(TableRow.id).where(*due).limit(limit)).scalars())
        if not found:
            return []
        with self._writing() as connection:
            lease = update(TableRow).where(TableRow.id.in_(found), *due).values(leased=now + seconds)
            return list(connection.execute(lease.returning(TableRow.id)).scalars())

    def keep_leases(self, tables: Collection[str], seconds: float) -> None:
        """Extend the leases of these tables by this many seconds from now."""
        now = time.time()
        self._lease(tables, now, now + seconds)

    def end_leases(self, tables: Collection[str]) -> None:
        """End the leases of these tables, leaving their bots to any process."""
        self._lease(tables, time.time(), 0.0)

    def _lease(self, tables: Collection[str], now: float, until: float) -> None:
        """Change those leases of these tables that are in force."""
        if not tables:
            return
        held = TableRow.id.in_(tables), TableRow.waits_for_bot.is_(True), TableRow.leased >= now
        with self._writing() as connection:
            lease = update(TableRow).where(*held).values(leased=until).returning(TableRow.id, TableRow.version)
            left = connection.execute(lease).all()
            if not until:
                _note(connection, *(TableChange(table, version, True) for table, version in left))

    # -- reviews -------------------------------------------------------------------

    def review(self, table_id: str, seat: int) -> dict[str, Any] | None:
        """The review of a game for a seat, as plain data; None if none is kept."""
        query = select(ReviewRow.review).where(ReviewRow.table_id == table_id, ReviewRow.seat == seat)
        with self._reading() as connection:
            found: dict[str, Any] | None = connection.execute(query).scalar()
        return found

    def keep_review(self, table_id: str, seat: int, review: Mapping[str, Any]) -> None:
        """Keep the review of a game for a seat, unless another process has done so."""
        with self._writing(lasts=False) as connection:
            kept = ReviewRow.table_id == table_id, ReviewRow.seat == seat
            if connection.execute(select(ReviewRow.seat).where(*kept)).first() is None:
                connection.execute(insert(ReviewRow).values(table_id=table_id, seat=seat, review=dict(review)))

    # -- talk ----------------------------------------------------------------------

    def say(self, table_id: str, seat: int | None, name: str, text: str) -> None:
        """Store a line of chat."""
        with self._writing() as connection:
            self._change(connection, table_id, {}, {})
            values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": time.time()}
            connection.execute(insert(TalkRow).values(values))

    def talk(self, table_id: str, limit: int) -> list[Talk]:
        """The last lines of the chat, oldest first."""
        with self._reading() as connection:
            return [Talk(*row) for row in connection.execute(TALK, {"table": table_id, "most": limit})][::-1]


def _note(connection: Connection, *changes: TableChange) -> None:
    """Note what is to be told to all who listen when this transaction is committed."""
    connection.get_execution_options()["changes"].extend(changes)


def _key(table_id: str, seat: int, key: str, kind: str | None) -> dict[str, Any]:
    return {"hash": key, "table_id": table_id, "seat": seat, "kind": kind, "made": time.time()}


def _links(table_id: str, seat: int, *keys: str) -> Delete:
    """Deletes the links to a seat, and these keys."""
    which = or_(KeyRow.kind == LINK, KeyRow.hash.in_(keys))
    return delete(KeyRow).where(KeyRow.table_id == table_id, KeyRow.seat == seat, which)


def _listed(phase: str) -> tuple[ColumnElement[bool], ...]:
    """Which tables are listed that are in a phase."""
    return TableRow.phase == phase, TableRow.listed.is_(True), TableRow.changed > time.time() - LISTED_SECONDS


def _standing(standing: Standing, length: int) -> dict[str, Any]:
    return {
        "phase": standing.phase,
        "length": length,
        "asked": standing.asked,
        "waits_for_bot": standing.waits_for_bot,
        "turn": standing.turn,
        "result": standing.result,
    }


def _table_info(row: RowMapping, seats: tuple[Seat, ...]) -> TableInfo:
    names = ("id", "kind", "phase", "created", "changed", "version", "length", "setup", "listed", "watched")
    more = ("talking", "arranged", "asked", "waits_for_bot", "turn", "result", "undo", "successor")
    return TableInfo(**{name: row[name] for name in names + more}, seats=seats)
