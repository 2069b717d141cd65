"""Database access for time at tables: clocks that have run out, computers that stand in, who was here when."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from splay.store.connected import Conflict
from splay.store.erasing import STOOD_IN
from splay.store.models import PulseRow, SeatRow, TableRow
from splay.store.rows import PLAYING, Answering
from splay.store.running import Clocks
from splay.store.store import Store

HERE_EVERY: Final = 60.0
"""Seconds after which it is noted again that somebody is at a table."""
BEAT_EVERY: Final = 5.0
STILL: Final = 30.0
"""If no server has beaten for longer, none was running, and players' time stood still."""


class TimeStore:
    """What the store knows about time.  Used by several threads and processes at once."""

    def __init__(self, store: Store) -> None:
        """Use the database, and the clock, of a store."""
        self._store = store

    def now(self) -> float:
        """The time by which players' time is counted, in seconds since 1970."""
        return self._store.now()

    def expired(self, limit: int, but: Collection[str] = ()) -> list[str]:
        """Tables where time is up for whoever is asked, longest first, but for some that are left alone."""
        is_up = TableRow.deadline <= self.now(), TableRow.id.not_in(but)
        query = select(TableRow.id).where(*is_up).order_by(TableRow.deadline).limit(limit)
        with self._store._reading() as connection:
            return list(connection.execute(query).scalars())

    def step_in(self, table_id: str, seat: int, bot: str, version: int, lost: bool = False) -> None:
        """Let a bot play for the person who is asked.

        Args:
            table_id: the table.
            seat: that person's.
            bot: as it is named for a seat.
            version: of the table as it was seen when that was decided.
            lost: whether the person has lost, and cannot come back.

        Raises:
            Conflict: something was done meanwhile.
        """
        now = self.now()
        only_if = {"version": version, "phase": PLAYING, "asked": seat, "waits_for_bot": False}
        with self._store._writing() as connection:
            clocks = Clocks.stopped(connection, table_id, now)
            clocks.computers.add(seat)
            values = clocks.start(seat) | {"leased": 0.0, "absence": None}
            if not lost:
                values["unrated"] = func.coalesce(TableRow.unrated, STOOD_IN)
            self._store._change(connection, table_id, only_if, values)
            which = SeatRow.table_id == table_id, SeatRow.number == seat
            connection.execute(update(SeatRow).where(*which).values(stand_in=bot, lost=lost))

    def come_back(self, table_id: str, seat: int) -> None:
        """Let the person of a seat play again, for whom a computer has stood in.

        Raises:
            Conflict: no computer stands in there, or the person has lost.
        """
        now = self.now()
        with self._store._writing() as connection:
            clocks = Clocks.stopped(connection, table_id, now)
            which = SeatRow.table_id == table_id, SeatRow.number == seat
            back = update(SeatRow).where(*which, SeatRow.stand_in.is_not(None), SeatRow.lost.is_not(True))
            if connection.execute(back.values(stand_in=None, here=now)).rowcount != 1:
                raise Conflict("no computer stands in at seat {seat} of table {table}", seat=seat, table=table_id)
            clocks.answers(Answering(seat, is_person=True))
            if clocks.control is not None:
                clocks.left[seat] = clocks.control.when_back(clocks.rest(seat))
            is_asked = clocks.was == seat
            values = clocks.start(seat) | {"leased": 0.0} if is_asked else {}
            clocks.note(seat)
            self._store._change(connection, table_id, {}, values)

    def note_here(self, table_id: str, seat: int) -> None:
        """Note that the person of a seat is at the table, at most once a minute, without waiting for the disk."""
        now = self.now()
        which = SeatRow.table_id == table_id, SeatRow.number == seat
        due = or_(SeatRow.here.is_(None), SeatRow.here < now - HERE_EVERY)
        with self._store._writing(lasts=False) as connection:
            connection.execute(update(SeatRow).where(*which, due).values(here=now))

    def beat(self) -> float:
        """Note that a server runs; if none did for a while, let all clocks stand still for that time.

        Of several servers that begin at once, one does it.

        Returns:
            For how many seconds they have stood still.
        """
        now = self.now()
        with self._store._reading() as connection:
            last = connection.execute(select(PulseRow.at).where(PulseRow.id == 1)).scalar()
        if last is None:
            self._begin(now)
            return 0.0
        if abs(now - last) < BEAT_EVERY:
            return 0.0
        still = now - last if now - last > STILL else 0.0
        with self._store._writing(lasts=still > 0) as connection:
            beat = update(PulseRow).where(PulseRow.id == 1, PulseRow.at == last).values(at=now)
            if connection.execute(beat).rowcount != 1:
                return 0.0  # another one was faster
            if still:
                later = {"deadline": TableRow.deadline + still, "waiting_since": TableRow.waiting_since + still}
                stood = update(TableRow).where(TableRow.deadline > 0.0)
                connection.execute(stood.values(later | {"version": TableRow.version + 1}))
        return still

    def _begin(self, now: float) -> None:
        try:
            with self._store._writing(lasts=False) as connection:
                connection.execute(insert(PulseRow).values(id=1, at=now))
        except IntegrityError:
            return  # another one was faster
