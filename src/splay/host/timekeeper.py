"""What becomes of players whose time is up or who are silent, and how they come back."""

import logging
from typing import Final

from splay.errors import GameOver, PickError
from splay.host.absence import (
    COMPUTER_PLAYS,
    LEAVES,
    Absence,
    absence_at,
    check_in_game,
    still_proposed,
    who_decides,
)
from splay.host.desk import STAND_IN
from splay.host.errors import LostByTime, Meanwhile, NotPlaying, StillThere, TableError
from splay.host.host import Host, Picker
from splay.position.terms import GIVE_UP
from splay.store import Conflict, TableInfo
from splay.store.clocks import LOSES
from splay.store.rows import PLAYING
from splay.store.times import HERE_EVERY, TimeStore

LOOK_EVERY: Final = 1.0
"""Seconds between checks for clocks that have run out."""
AT_ONCE: Final = 100
"""So many tables are looked after at a time."""

PAUSE: Final = 60.0
"""Seconds for which a table is left alone where time is up, but nothing could be done about it."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Sees to it that games go on without those whose time is up, or who are silent.

    Attributes:
        times: what the store knows about time.
    """

    def __init__(self, host: Host) -> None:
        """Look after the tables of a host."""
        self._host = host
        self._left_alone: dict[str, float] = {}
        """Tables where nothing could be done, and until when they are not looked at, so that others have their turn."""
        self.times = TimeStore(host.store)

    # -- clocks --------------------------------------------------------------------

    def look(self) -> list[str]:
        """Let time go on, and deal with every clock that has run out; of several servers, one does it.

        Returns:
            The tables where time was up.
        """
        still = self.times.beat()
        if still:
            log.warning("no server was running for %d s: all clocks have stood still", still)
        done = []
        now = self.times.now()
        self._left_alone = {table: until for table, until in self._left_alone.items() if now < until <= now + PAUSE}
        for table_id in self.times.expired(AT_ONCE, self._left_alone):
            try:
                self._time_is_up(self._host.table(table_id))
                done.append(table_id)
            except (PickError, TableError, Conflict) as refusal:
                log.info("time at table %s was not up after all: %s", table_id, refusal)
            except Exception:  # others' time goes on
                self._left_alone[table_id] = now + PAUSE
                log.exception("time is up at table %s, but nothing comes of it", table_id)
        return done

    def _time_is_up(self, table: TableInfo) -> None:
        seat = table.asked
        if seat is None or table.clock is None or table.deadline is None or table.deadline > self.times.now():
            raise NotPlaying("nobody's time is up at table {table}", table=table.id)
        loses = table.clock["then"] == LOSES
        if loses and self._may_leave(table):
            self._leave(table, seat)
        else:
            self._step_in(table, seat, lost=loses)

    def _may_leave(self, table: TableInfo) -> bool:
        return self._host.live(table).game.rules.edition.players_leave

    def _leave(self, table: TableInfo, seat: int) -> None:
        live = self._host.live(table)
        with live.lock:
            ask = live.game.decision
            if live.length != table.length or ask is None or ask.seat != seat:
                raise Meanwhile("something was done meanwhile: look at the table again")
        self._host.pick(table, seat, GIVE_UP, ask.number, Picker.TABLE)

    def _step_in(self, table: TableInfo, seat: int, lost: bool = False) -> None:
        try:
            self.times.step_in(table.id, seat, STAND_IN, table.version, lost)
        except Conflict as error:
            raise Meanwhile("something was done meanwhile: look at the table again") from error
        self._host.tables.on_change(table.id)

    # -- coming back ---------------------------------------------------------------

    def come_back(self, table: TableInfo, seat: int) -> None:
        """Let a person play again for whom a computer has stood in.

        Raises:
            LostByTime: the person has lost.
            Meanwhile: no computer stands in.
        """
        if table.seats[seat].lost:
            raise LostByTime("the time of {name} was up", name=table.seats[seat].name)
        try:
            self.times.come_back(table.id, seat)
        except Conflict as error:
            raise Meanwhile("something was done meanwhile: look at the table again") from error
        self._host.tables.on_change(table.id)

    def note_here(self, table: TableInfo, seat: int) -> None:
        """Note that the person of a seat is at the table; nobody goes on without them then."""
        here = table.seats[seat].here
        if here is None or here < self.times.now() - HERE_EVERY:
            self.times.note_here(table.id, seat)
        if still_proposed(table) and table.absence is not None and table.absence["seat"] == seat:
            self._host.store.change_table(table.id, absence=None)
            self._host.tables.on_change(table.id)

    # -- going on without somebody -------------------------------------------------

    def absence(self, table: TableInfo) -> Absence | None:
        """Who is waited for, and since when; None if nobody is."""
        return absence_at(table, self._host.live(table).game.setup.rules)

    def go_on_without(self, table: TableInfo, by: int, how: str, number: int) -> bool:
        """Go on without whoever is asked and silent, or ask the others whether they agree.

        Args:
            table: the table.
            by: the seat that proposes it.
            how: one of `absence.WAYS`.
            number: the decision that is not answered.

        Returns:
            Whether the game goes on already.

        Raises:
            StillThere: nobody is silent, or not for long enough, or the edition knows no leaving.
            LostByTime, OutOfGame: who proposes it is not in the game any more.
            GameOver, NotPlaying: there is no game to go on with.
            Meanwhile: something else was done first.
        """
        live = self._host.live(table)
        with live.lock:
            if table.phase != PLAYING:
                raise GameOver("the game is over")
            out = frozenset(live.game.out)
            check_in_game(table, by, out)
            found, ask = self.absence(table), live.game.decision
            if ask is None or ask.number != number or live.length != table.length:
                raise Meanwhile("something was done meanwhile: look at the table again")
            if found is None or found.seat == by or self.times.now() < found.silent_at:
                raise StillThere("nobody at table {table} has been silent for long enough", table=table.id)
            if how not in (COMPUTER_PLAYS, LEAVES) or (how == LEAVES and not found.may_leave):
                raise StillThere("nobody leaves while others play on in this edition")
            asks = who_decides(table, found.seat, by, out, self.times.now())
            if asks:
                proposed = {"seat": found.seat, "by": by, "how": how, "asks": list(asks)}
                self._host.change_if_still(table, live, absence=proposed)
                return False
            self._do_without(table, found.seat, how)
        return True

    def answer(self, table: TableInfo, seat: int, agrees: bool, number: int) -> None:
        """Answer the question whether to go on without somebody.

        Args:
            table: the table.
            seat: who answers.
            agrees: the answer.
            number: the decision that is not answered, which identifies the question.

        Raises:
            LostByTime, OutOfGame: who answers is not in the game any more.
            StillThere: this seat is not asked that.
            Meanwhile: something else was done first; perhaps the one who was missed is back.
        """
        live = self._host.live(table)
        with live.lock:
            check_in_game(table, seat, live.game.out)
            proposed, ask = table.absence, live.game.decision
            if proposed is None or seat not in proposed["asks"]:
                raise StillThere("nobody asks you whether to go on without a player")
            if live.length != table.length or ask is None or ask.number != number:
                raise Meanwhile("something was done meanwhile: look at the table again")
            asks = [other for other in proposed["asks"] if other != seat]
            if not agrees:
                # It stays until the next pick, so that who proposed it can see the answer.
                self._host.change_if_still(table, live, absence={**proposed, "asks": [], "refused": seat})
            elif asks:
                self._host.change_if_still(table, live, absence={**proposed, "asks": asks})
            else:
                self._do_without(table, proposed["seat"], proposed["how"])

    def _do_without(self, table: TableInfo, seat: int, how: str) -> None:
        if how == LEAVES:
            self._leave(table, seat)
        else:
            self._step_in(table, seat)
