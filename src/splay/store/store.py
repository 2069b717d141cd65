"""All database access, one transaction per call."""

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from splay.store.accounts import Accounts
from splay.store.clocks import TimeControl
from splay.store.connected import Conflict, holds_still, note
from splay.store.erasing import Erasing
from splay.store.games import PlayedGames
from splay.store.models import KeyRow, ReviewRow, SeatRow, TableRow, TalkRow
from splay.store.news import TableChange
from splay.store.oversight import Oversight
from splay.store.queries import (
    ADD_ENTRIES,
    APPEND,
    APPEND_AND_END_LEASE,
    CLOCK,
    ENTRIES,
    NOTE_TURN,
    SEATS_HELD_OR_NOT,
    TABLE,
    TALK,
    VERSION_AND_SEATS,
    owner_of,
)
from splay.store.results import Results, SeatResult
from splay.store.rows import (
    OPEN,
    PLAYING,
    UNDO,
    UNLISTED,
    Answering,
    Entry,
    NewTable,
    SeatNow,
    Standing,
    TableInfo,
    TableVisited,
    Talk,
)
from splay.store.running import Clocks
from splay.store.seats import Seats
from splay.store.tables import delete_tables, seat_info, table_info, tables_found

LISTED_SECONDS: Final = 24 * 3600.0
"""A table is listed until nothing has happened there for so long; whoever knows its address still finds it."""
NOTICE_AFTER: Final = 20.0
"""Seconds after which somebody who is asked may be told elsewhere; whoever plays at the moment answers sooner."""
DROPPED: Final = 100
"""So many tables that others have left are dropped at once: whoever makes a new one waits for that."""
SET_BACK: Final = 60.0
"""A lease that ends this much later than possible predates a clock change, and no longer holds."""


class Store(Accounts, PlayedGames, Results, Erasing, Seats, Oversight):
    """All that is stored, in a database.  Used by several threads and processes at once."""

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
        now, asked_at = time.time(), self.now()
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
            "clock": table.clock,
            "owner": None if table.owner is None else owner_of(table.owner),
            "unrated": None,
        }
        if standing is not None:
            row |= _standing(standing, len(entries)) | _first_asked(table.clock, standing, asked_at)
        with self._writing() as connection:
            holds_still(connection, *(key for seat in table.seats for key in seat.keys))
            if follows is not None:
                self._change(connection, follows, {"successor": None}, {"successor": table.id})
            connection.execute(insert(TableRow).values(row))
            for number, seat in enumerate(table.seats):
                values = {"table_id": table.id, "number": number, "name": seat.name, "bot": seat.bot, "seen": 0}
                values |= {"taken": seat.taken or seat.bot is not None, "invite": seat.invite}
                connection.execute(insert(SeatRow).values(values))
                for key in seat.keys:
                    connection.execute(insert(KeyRow).values(hash=owner_of(key), table_id=table.id, seat=number))
                for each in seat.holders:
                    key_row = {"hash": each.hash, "table_id": table.id, "seat": number, "kind": each.kind}
                    connection.execute(insert(KeyRow).values(key_row | {"made": each.made}))
            self._insert(connection, table.id, entries)
            note(connection, TableChange(table.id, 1, bool(row["waits_for_bot"])))
            if standing is not None and not standing.waits_for_bot:
                _note_turn(connection, table.id, standing.asked, len(entries), asked_at)

    def table(self, table_id: str) -> TableInfo | None:
        """A table with its seats, or None."""
        with self._reading() as connection:
            found = tables_found(connection, TABLE, {"table": table_id})
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
        info = table_info(row, tuple(seat_info(each._mapping) for each in seats))
        held = tuple(seat.number for seat in seats if seat.is_held)
        return TableVisited(info, held, tuple(Talk(*line) for line in reversed(talk)))

    def version_and_seats(self, table_id: str, key: str) -> tuple[int, list[SeatNow]] | None:
        """The version of a table and how its seats are now; None if there is no such table.

        Args:
            table_id: the table.
            key: the hash of the secret whose owner comes to the table.
        """
        with self._looking() as connection:
            rows = connection.execute(VERSION_AND_SEATS, {"table": table_id, "key": key}).all()
        return (rows[0].version, [SeatNow(*row[1:]) for row in rows]) if rows else None

    def tables_of(self, key: str, limit: int) -> list[tuple[TableInfo, int]]:
        """The tables where the owner of this secret (by its hash) sits, each with a seat; no unlisted ones."""
        query = (
            select(TableRow.__table__)
            .where(
                TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == owner_of(key))),
                TableRow.kind.not_in(UNLISTED),
            )
            .order_by(TableRow.changed.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            tables = tables_found(connection, query)
            held = select(KeyRow.table_id, KeyRow.seat).where(
                KeyRow.hash == owner_of(key), KeyRow.table_id.in_([table.id for table in tables])
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
        own = kind_of.where(TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == owner_of(key))))
        old = kind_of.where(TableRow.changed < before).order_by(TableRow.changed).limit(DROPPED)
        with self._writing() as connection:
            tables = list({*connection.execute(own).scalars(), *connection.execute(old).scalars()})
            if not tables:
                return []
            delete_tables(connection, tables)
        return tables

    def open_tables(self, limit: int) -> list[TableInfo]:
        """Listed tables that wait for people, latest first; those where nothing has happened for long are left out."""
        query = select(TableRow.__table__).where(*_listed(OPEN))
        with self._reading() as connection:
            return tables_found(connection, query.order_by(TableRow.changed.desc()).limit(limit))

    def watchable_tables(self, limit: int) -> list[TableInfo]:
        """Listed games in progress that may be watched, latest first; as for `open_tables`."""
        query = select(TableRow.__table__).where(*_listed(PLAYING), TableRow.watched.is_(True))
        with self._reading() as connection:
            return tables_found(connection, query.order_by(TableRow.changed.desc()).limit(limit))

    def listed_by(self, key: str) -> int:
        """How many tables are listed as waiting for people where the owner of this secret (by its hash) sits."""
        mine = TableRow.id.in_(select(KeyRow.table_id).where(KeyRow.hash == owner_of(key)))
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

    def note_unrated(self, table_id: str, why: str) -> None:
        """Note that the game at a table will not count for ratings, unless that is known."""
        known = TableRow.id == table_id, TableRow.unrated.is_(None)
        with self._writing() as connection:
            connection.execute(update(TableRow).where(*known).values(unrated=why))

    # -- playing -------------------------------------------------------------------

    def begin(self, table_id: str, version: int, setup: dict[str, str], standing: Standing) -> None:
        """Begin a game with this setup.

        Raises:
            Conflict: it has already begun, or a person has come or gone since this version.
        """
        only_if = {"phase": OPEN, "version": version}
        now = self.now()
        with self._writing() as connection:
            clock = connection.execute(CLOCK, {"table": table_id}).scalar()
            timed = _first_asked(clock, standing, now)
            values = {"setup": setup, "leased": 0.0, **_standing(standing, 0), **timed}
            self._change(connection, table_id, only_if, values)
            if not standing.waits_for_bot:
                _note_turn(connection, table_id, standing.asked, 0, now)

    def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        standing: Standing,
        keeps_lease: bool = False,
        by: Answering | None = None,
        setup: Mapping[str, str] | None = None,
        results: Sequence[SeatResult] = (),
    ) -> int:
        """Store what was done, which is on disk when this returns.

        Args:
            table_id: the table.
            entries: what was done.
            standing: what lists show afterwards.
            keeps_lease: whether the process that lets bots pick here continues to do so.
            by: who has answered, where it matters whether a person does or a computer in their place.
            setup: as it was thought to be; it changes when a player is forgotten.
            results: how it went for each seat, if the game is over; they count at once.

        Returns:
            The new version of the table.

        Raises:
            Conflict: something else was done first.
        """
        now = self.now()
        with self._writing() as connection:
            if results:
                # Whoever signs in at this moment waits, and takes the result along; before anything else is locked.
                holders = select(KeyRow.hash).where(KeyRow.table_id == table_id)
                holds_still(connection, *connection.execute(holders).scalars())
            try:
                self._insert(connection, table_id, entries)
            except IntegrityError as error:
                raise Conflict("table {table} has changed meanwhile", table=table_id) from error
            clocks = Clocks.stopped(connection, table_id, now)
            if by is not None:
                _seat_answers(connection, table_id, by, now)
                clocks.answers(by)
            runs = clocks.start(standing.asked, entries[0].kind == UNDO)
            if standing.asked != clocks.was and not runs["waits_for_bot"]:
                _note_turn(connection, table_id, standing.asked, entries[-1].sequence, now)
            values = _standing(standing, entries[-1].sequence) | runs
            query = APPEND if keeps_lease else APPEND_AND_END_LEASE
            which = {"table": table_id, "before": entries[0].sequence - 1, "now": time.time()}
            version: int | None = connection.execute(
                query, which | {f"now_{name}": values[name] for name in values}
            ).scalar()
            if version is None:
                raise Conflict("table {table} has changed meanwhile", table=table_id)
            note(connection, TableChange(table_id, version, values["waits_for_bot"] and not keeps_lease))
            if setup is not None:
                is_now = connection.execute(select(TableRow.setup).where(TableRow.id == table_id)).scalar_one()
                if is_now != dict(setup):
                    raise Conflict("table {table} has changed meanwhile", table=table_id)
            if results:
                self._count(connection, results)
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
                note(connection, *(TableChange(table, version, True) for table, version in left))

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


def _listed(phase: str) -> tuple[ColumnElement[bool], ...]:
    """Which tables are listed that are in a phase."""
    is_listed = TableRow.listed.is_(True), TableRow.hidden.is_(False)
    return TableRow.phase == phase, *is_listed, TableRow.changed > time.time() - LISTED_SECONDS


def _standing(standing: Standing, length: int) -> dict[str, Any]:
    return {
        "phase": standing.phase,
        "length": length,
        "asked": standing.asked,
        "waits_for_bot": standing.waits_for_bot,
        "turn": standing.turn,
        "result": standing.result,
    }


def _first_asked(clock: Mapping[str, Any] | None, standing: Standing, now: float) -> dict[str, float | None]:
    """Since when somebody is asked where a game begins, and until when they may answer."""
    control = TimeControl.of(clock)
    runs = control is not None and standing.asked is not None and not standing.waits_for_bot
    return {"waiting_since": now, "deadline": control.deadline(control.budget, now) if control and runs else None}


def _note_turn(connection: Connection, table_id: str, seat: int | None, length: int, now: float) -> None:
    """Note that whoever holds a seat is to be told that they are asked, if they wish to be, among friends."""
    if seat is not None:
        asked = {"table": table_id, "seat": seat, "length": length}
        connection.execute(NOTE_TURN, asked | {"now": now, "due": now + NOTICE_AFTER})


def _seat_answers(connection: Connection, table_id: str, by: Answering, now: float) -> None:
    """Note that a person is here again, or see to it that a computer still plays in their place; raises Conflict."""
    seat = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.number == by.seat)
    if by.is_person:
        seat = seat.where(SeatRow.lost.is_not(True)).values(stand_in=None, here=now)
    else:
        seat = seat.where(SeatRow.stand_in.is_not(None)).values(seen=SeatRow.seen)
    if connection.execute(seat).rowcount != 1:
        raise Conflict("seat {seat} at table {table} is played by another one", seat=by.seat, table=table_id)
