"""The queries of nearly every request, built once because building them takes longer than running them."""

from typing import Any, Final

from sqlalchemy import and_, bindparam, exists, insert, select, update

from splay.store.models import EntryRow, KeyRow, SeatRow, TableRow, TalkRow

TABLE: Final = select(TableRow.__table__).where(TableRow.id == bindparam("table"))
SEATS: Final = (
    select(SeatRow.__table__).where(SeatRow.table_id.in_(bindparam("tables", expanding=True))).order_by(SeatRow.number)
)
SEATS_HELD_OR_NOT: Final = (
    select(
        *(SeatRow.number, SeatRow.name, SeatRow.bot, SeatRow.taken, SeatRow.seen),
        exists()
        .where(KeyRow.hash == bindparam("key"), KeyRow.table_id == SeatRow.table_id, KeyRow.seat == SeatRow.number)
        .label("is_held"),
    )
    .where(SeatRow.table_id == bindparam("table"))
    .order_by(SeatRow.number)
)
SEATS_HELD: Final = (
    select(KeyRow.seat)
    .where(KeyRow.hash == bindparam("key"), KeyRow.table_id == bindparam("table"))
    .order_by(KeyRow.seat)
)
VERSION_AND_SEATS_HELD: Final = (
    select(TableRow.version, KeyRow.seat)
    .outerjoin(KeyRow, and_(KeyRow.table_id == TableRow.id, KeyRow.hash == bindparam("key")))
    .where(TableRow.id == bindparam("table"))
    .order_by(KeyRow.seat)
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
    name: bindparam(f"now_{name}") for name in ("phase", "length", "asked", "turn", "result")
}
APPEND: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.length == bindparam("before"))
    .values(
        **_STANDING,
        waits_for_bot=bindparam("now_waits_for_bot"),
        changed=bindparam("now"),
        version=TableRow.version + 1,
        undo=None,
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
