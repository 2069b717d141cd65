"""Database access for seats: who is invited to them, who holds them, how far their people have seen the game."""

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Delete, delete, insert, or_, select, update

from splay.store.connected import Conflict, Connected, holds_still
from splay.store.models import KeyRow, SeatRow, TableRow
from splay.store.queries import (
    INVITED_TO_A_SEAT,
    INVITED_TO_ANY_SEAT,
    SEATS_HELD,
    SEEN,
    SET_SEEN,
    owner_of,
)
from splay.store.rows import LINK, OPEN, Holder


class Seats(Connected):
    """The part of the store that knows seats.  Secrets are known by their hashes."""

    def seats_held(self, key: str, table_id: str) -> tuple[int, ...]:
        """The seats of a table that the owner of this secret (by its hash) holds."""
        with self._reading() as connection:
            return tuple(connection.execute(SEATS_HELD, {"key": key, "table": table_id}).scalars())

    def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Table and seat that this secret (by its hash) holds; the newest if several, as after a rematch."""
        query = select(KeyRow.table_id, KeyRow.seat).join(TableRow, TableRow.id == KeyRow.table_id)
        query = query.where(KeyRow.hash == owner_of(key)).order_by(TableRow.created.desc()).limit(1)
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

    def renew_invitations(self, table_id: str, to_any: str, to_each: Mapping[int, str]) -> None:
        """Replace the invitations to a table that waits; those before lead nowhere.

        Args:
            table_id: the table.
            to_any: the hash of the one to any free seat.
            to_each: the hashes of those to free seats.

        Raises:
            Conflict: the game has begun.
        """
        with self._writing() as connection:
            self._change(connection, table_id, {"phase": OPEN}, {"invite": to_any})
            for seat, invite in to_each.items():
                own = SeatRow.table_id == table_id, SeatRow.number == seat
                connection.execute(update(SeatRow).where(*own).values(invite=invite))

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
            holds_still(connection, *([] if key is None else [key]))
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
            holds_still(connection, key)
            held = KeyRow.hash == owner_of(key), KeyRow.table_id == table_id, KeyRow.seat == seat
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


def _key(table_id: str, seat: int, key: str, kind: str | None) -> dict[str, Any]:
    return {"hash": owner_of(key), "table_id": table_id, "seat": seat, "kind": kind, "made": time.time()}


def _links(table_id: str, seat: int, *keys: str) -> Delete:
    """Deletes the links to a seat, and these keys."""
    which = or_(KeyRow.kind == LINK, KeyRow.hash.in_(keys))
    return delete(KeyRow).where(KeyRow.table_id == table_id, KeyRow.seat == seat, which)
