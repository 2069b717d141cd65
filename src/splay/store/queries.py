"""The queries of nearly every request, built once because building them takes longer than running them."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Float,
    Integer,
    String,
    bindparam,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from splay.store.models import (
    EntryRow,
    KeyRow,
    NoticeRow,
    NoticeSettingsRow,
    PushRow,
    SeatRow,
    SessionRow,
    TableRow,
    TalkRow,
)
from splay.store.rows import FRIENDS, TURN_NOTICE


def owner_of(key: ColumnElement[Any] | str) -> ColumnElement[str]:
    """Whose a secret is (by its hash), as a part of a query: the account that it is signed in to, or else its own.

    Nothing else resolves this, so a request costs no question more than without accounts.
    """
    given = literal(key, String) if isinstance(key, str) else key
    signed_in = select(SessionRow.owner).where(SessionRow.hash == given).scalar_subquery()
    return func.coalesce(signed_in, given)


KEY: Final = bindparam("key", type_=String)

TABLE: Final = select(TableRow.__table__).where(TableRow.id == bindparam("table"))
SEATS: Final = (
    select(SeatRow.__table__).where(SeatRow.table_id.in_(bindparam("tables", expanding=True))).order_by(SeatRow.number)
)
SEATS_HELD_OR_NOT: Final = (
    select(
        SeatRow.__table__,
        exists()
        .where(KeyRow.hash == owner_of(KEY), KeyRow.table_id == SeatRow.table_id, KeyRow.seat == SeatRow.number)
        .label("is_held"),
    )
    .where(SeatRow.table_id == bindparam("table"))
    .order_by(SeatRow.number)
)
SEATS_HELD: Final = (
    select(KeyRow.seat).where(KeyRow.hash == owner_of(KEY), KeyRow.table_id == bindparam("table")).order_by(KeyRow.seat)
)
VERSION_AND_SEATS: Final = (
    select(
        *(TableRow.version, SeatRow.number, SeatRow.here),
        exists()
        .where(KeyRow.hash == owner_of(KEY), KeyRow.table_id == SeatRow.table_id, KeyRow.seat == SeatRow.number)
        .label("is_held"),
    )
    .join(SeatRow, SeatRow.table_id == TableRow.id)
    .where(TableRow.id == bindparam("table"))
    .order_by(SeatRow.number)
)
INVITED_TO_A_SEAT: Final = select(SeatRow.table_id, SeatRow.number, SeatRow.taken).where(
    SeatRow.invite == bindparam("invite")
)
INVITED_TO_ANY_SEAT: Final = (
    select(SeatRow.table_id, SeatRow.number, SeatRow.taken)
    .join(TableRow)
    .where(TableRow.invite == bindparam("invite"))
    .order_by(SeatRow.number)
)
TALK: Final = (
    select(TalkRow.id, TalkRow.seat, TalkRow.name, TalkRow.text, TalkRow.at)
    .where(TalkRow.table_id == bindparam("table"))
    .order_by(TalkRow.id.desc())
    .limit(bindparam("most"))
)
ENTRIES: Final = (
    select(EntryRow.sequence, EntryRow.kind, EntryRow.seat, EntryRow.option)
    .where(EntryRow.table_id == bindparam("table"), EntryRow.sequence > bindparam("after"))
    .order_by(EntryRow.sequence)
)
ADD_ENTRIES: Final = insert(EntryRow)
_STANDING: Final[dict[str, Any]] = {
    name: bindparam(f"now_{name}")
    for name in ("phase", "length", "asked", "waits_for_bot", "turn", "result", "waiting_since", "deadline")
}
APPEND: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.length == bindparam("before"))
    .values(
        **_STANDING,
        changed=bindparam("now"),
        version=TableRow.version + 1,
        undo=None,
        absence=None,
    )
    .returning(TableRow.version)
)
APPEND_AND_END_LEASE: Final = APPEND.values(leased=0.0)
SEEN: Final = select(SeatRow.seen).where(SeatRow.table_id == bindparam("table"), SeatRow.number == bindparam("seat"))
SET_SEEN: Final = (
    update(SeatRow)
    .where(
        SeatRow.table_id == bindparam("table"), SeatRow.number == bindparam("seat"), SeatRow.seen != bindparam("now")
    )
    .values(seen=bindparam("now"))
)
CLOCK: Final = select(TableRow.clock).where(TableRow.id == bindparam("table"))
TIMES: Final = (
    select(
        *(TableRow.clock, TableRow.asked, TableRow.waiting_since, TableRow.deadline),
        *(SeatRow.number, SeatRow.time_left, SeatRow.bot, SeatRow.stand_in),
    )
    .join(SeatRow, SeatRow.table_id == TableRow.id)
    .where(TableRow.id == bindparam("table"))
    # Those who add entries hold the key of the table already: locking all of its row, two would wait for each other.
    .with_for_update(of=TableRow, key_share=True)
)
"""What runs at a table, and what each seat has left; until the transaction ends, nobody else changes that."""
_WISHES: Final = or_(
    exists().where(PushRow.owner == KeyRow.hash),
    exists().where(NoticeSettingsRow.owner == KeyRow.hash, NoticeSettingsRow.mail_on.is_(True)),
)
NOTE_TURN: Final = insert(NoticeRow).from_select(
    ("kind", "owner", "table_id", "seat", "length", "made", "due", "claimed", "tries"),
    select(
        *(literal(TURN_NOTICE), KeyRow.hash, KeyRow.table_id, KeyRow.seat),
        *(bindparam("length", type_=Integer), bindparam("now", type_=Float), bindparam("due", type_=Float)),
        *(literal(0.0), literal(0)),
    )
    .join(TableRow, TableRow.id == KeyRow.table_id)
    .where(KeyRow.table_id == bindparam("table"), KeyRow.seat == bindparam("seat"), TableRow.kind == FRIENDS, _WISHES),
)
"""Whoever holds a seat that is asked now, and wishes to be told."""
