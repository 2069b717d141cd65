"""The host of all tables: makes them, seats people, takes picks, keeps everything in the store.

Several hosts, in as many processes, can serve one store: what a host remembers it could read again,
and of two picks at once the store takes one.
"""

import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final

from splay.bots import BOTS
from splay.decision import Decision
from splay.errors import (
    GameOver,
    Meanwhile,
    NoSuchTable,
    NotPlaying,
    NotYourSeat,
    RecordError,
    SeatTaken,
    SetupError,
    StaleDecision,
    UndoRefused,
)
from splay.game import Game
from splay.host.live import LiveTable
from splay.host.options import FRIENDS, SeatOptions, TableOptions, bot_name, player_name
from splay.host.plain import plain
from splay.host.secrets import derived, hash_of, is_table_id, new_secret, new_seed, new_table_id
from splay.host.undo import OTHERS, SEEN, undo_of
from splay.idle import idle_option
from splay.record import Record, format_result
from splay.store import Conflict, Entry, NewSeat, NewTable, Seat, Store, TableInfo
from splay.store.rows import AUTO, OPEN, OVER, PICK, PLAYING, UNDO, Standing
from splay.table import NAME_LENGTH

LIVE_TABLES: Final = 500
"""Games kept in memory; any other is read again when somebody asks for it."""
IDLE_IN_A_ROW: Final = 50
"""Picks made for players at one stroke at most."""
TALK_LENGTH: Final = 300


class Host:
    """All tables of a store.

    Attributes:
        store: where everything is kept.
        on_change: called with the id of a table whenever something has changed there.
    """

    def __init__(self, store: Store, on_change: Callable[[str], None] = lambda table_id: None) -> None:
        self.store = store
        self.on_change = on_change
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = Lock()

    # -- finding -------------------------------------------------------------------

    def table(self, table_id: str) -> TableInfo:
        """A table as it is stored.

        Raises:
            NoSuchTable: there is none.
        """
        found = self.store.table(table_id) if is_table_id(table_id) else None
        if found is None:
            raise NoSuchTable(f"there is no table {table_id!r}")
        if found.phase == OPEN and all(seat.taken for seat in found.seats):
            # The last one has just come, or had come when a server died.
            self._begin(found)
            found = self.store.table(table_id) or found
        return found

    def live(self, table: TableInfo) -> LiveTable:
        """The game of a table, with everything that is stored.

        Raises:
            NotPlaying: it has not begun.
        """
        if table.phase == OPEN:
            raise NotPlaying(f"the game at table {table.id} has not begun")
        with self._lock:
            live = self._live.pop(table.id, None) or LiveTable(table)
            self._live[table.id] = live
            while len(self._live) > LIVE_TABLES:
                self._live.popitem(last=False)
        with live.lock:
            if live.length < table.length:
                live.follow(self.store.entries(table.id, live.length))
        return live

    def seats_of(self, secret: str | None, table: TableInfo) -> tuple[int, ...]:
        """The seats that whoever has this secret holds at a table."""
        return self.store.seats_held(hash_of(secret), table.id) if secret else ()

    def tables_of(self, secret: str, limit: int) -> list[tuple[TableInfo, int]]:
        """The tables where whoever has this secret sits, with a seat each, latest first."""
        return self.store.tables_of(hash_of(secret), limit)

    def invited(self, invite: str) -> tuple[TableInfo, tuple[int, ...]] | None:
        """The table and the free seats that an invitation is for; None if it is none."""
        found = self.store.invited(hash_of(invite))
        return None if found is None else (self.table(found[0]), found[1])

    def check_seat(self, secret: str | None, table: TableInfo, seat: int) -> None:
        """Refuse a seat to who does not hold it.

        Raises:
            NotYourSeat: somebody else's, or there is no such seat.
        """
        if seat not in self.seats_of(secret, table):
            raise NotYourSeat(f"seat {seat} at table {table.id} is not yours")

    # -- making --------------------------------------------------------------------

    def make(self, options: TableOptions, secret: str) -> str:
        """Make a table for whoever has this secret; begin at once if nobody is waited for.

        Returns:
            its id.  Raises as `TableOptions`.
        """
        table_id = new_table_id()
        afar = options.kind == FRIENDS
        mine = hash_of(secret)
        seats, has_host = [], False
        for number, (seat, name) in enumerate(zip(options.seats, options.names, strict=True)):
            is_mine = seat.bot is None and not (afar and has_host)
            has_host = has_host or is_mine
            invite = hash_of(derived(secret, f"{table_id}/{number}")) if seat.bot is None and not is_mine else None
            seats.append(NewSeat(name, seat.bot, is_mine, invite, (mine,) if is_mine else ()))
        seed = new_seed() if options.seed is None else options.seed
        setup = options.record_setup(seed, options.names)
        invite = hash_of(derived(secret, table_id)) if afar else None
        flags = (options.listed, options.watched, options.talking)
        is_full = all(seat.taken or seat.bot for seat in seats)
        standing = self._standing(Record(setup, []).replay(0), seats) if is_full else None
        self.store.add_table(NewTable(table_id, options.kind, setup, tuple(seats), *flags, invite), standing)
        self.on_change(table_id)
        return table_id

    def make_from_record(self, record: Record, secret: str, bots: Sequence[str | None], kind: str) -> str:
        """A table that goes on with a recorded game, or shows one that is over.

        Args:
            record: the game.
            secret: of who loads it; holds all seats of people.
            bots: for each seat a bot, or None for a person.
            kind: as in `TableOptions`.

        Raises:
            RecordError: the record cannot be replayed.
            SetupError: the bots do not fit the players.
        """
        game = record.replay()
        names = game.state.table.names
        if len(bots) != len(names):
            raise SetupError(f"{len(names)} play in this record, not {len(bots)}")
        seats = tuple(SeatOptions(name, bot) for name, bot in zip(names, bots, strict=True))
        mine = hash_of(secret)
        table_id = new_table_id()
        rows = tuple(NewSeat(each.name, each.bot, keys=() if each.bot else (mine,)) for each in seats)
        picks = zip(game.askers, game.picks, strict=True)
        entries = [Entry(number, PICK, seat, option) for number, (seat, option) in enumerate(picks, start=1)]
        self.store.add_table(NewTable(table_id, kind, record.setup, rows), self._standing(game, rows), entries)
        self.on_change(table_id)
        return table_id

    def invite_links(self, secret: str, table: TableInfo) -> tuple[str, dict[int, str]] | None:
        """The secret of the invitation to any free seat, and those to each; None for who did not make the table."""
        if self.store.invited(hash_of(derived(secret, table.id))) is None:
            return None
        waiting = [seat.number for seat in table.seats if seat.bot is None and not seat.taken]
        return derived(secret, table.id), {seat: derived(secret, f"{table.id}/{seat}") for seat in waiting}

    # -- coming and going ----------------------------------------------------------

    def join(self, table: TableInfo, seat: int, name: str, secret: str) -> None:
        """Sit down at a free seat; the last one to come begins the game.

        The caller has checked the invitation.

        Raises:
            SeatTaken: somebody was first, or the person sits here already.
            SetupError: the name cannot be used at this table.
        """
        if self.seats_of(secret, table):
            raise SeatTaken("you sit at this table already")
        if not 0 <= seat < len(table.seats) or table.seats[seat].taken or table.phase != OPEN:
            raise SeatTaken(f"seat {seat} at table {table.id} is taken")
        names = [each.name for each in table.seats]
        names[seat] = plain(name) or names[seat]
        self._setup_with(table, names)
        try:
            self.store.take_seat(table.id, seat, names[seat], hash_of(secret))
        except Conflict as error:
            raise SeatTaken(str(error)) from error
        self.table(table.id)  # begins the game if all are there
        self.on_change(table.id)

    def seat_bot(self, table: TableInfo, seat: int, bot: str) -> None:
        """Let a bot play at a free seat; the last one to come begins the game.

        Raises:
            SetupError: there is no such bot.
            SeatTaken: the seat is not free.
        """
        if bot not in BOTS:
            raise SetupError(f"no bot is named {bot!r}: there are {', '.join(BOTS)}")
        if not 0 <= seat < len(table.seats) or table.phase != OPEN:
            raise SeatTaken(f"seat {seat} at table {table.id} is taken")
        name = bot_name({each.name for each in table.seats})
        try:
            self.store.take_seat(table.id, seat, name, None, bot)
        except Conflict as error:
            raise SeatTaken(str(error)) from error
        self.table(table.id)  # begins the game if all are there
        self.on_change(table.id)

    def leave(self, table: TableInfo, seat: int) -> None:
        """Get up from a table where the game has not begun.

        Raises:
            NotPlaying: it has begun.
        """
        others = {each.name for each in table.seats if each.number != seat}
        try:
            self.store.leave_seat(table.id, seat, player_name(seat, others))
        except Conflict as error:
            raise NotPlaying("the game has begun") from error
        self.on_change(table.id)

    def carry(self, table: TableInfo, seat: int, secret: str) -> str:
        """A secret that lets another device hold the same seat; the same one every time."""
        key = derived(secret, f"carry/{table.id}/{seat}")
        self.store.add_key(table.id, seat, hash_of(key))
        return key

    def hold_too(self, key: str, secret: str) -> tuple[str, int]:
        """Let whoever has this secret hold the seat that a key is for.

        Returns:
            table and seat.

        Raises:
            NotYourSeat: the key is for no seat.
        """
        found = self.store.seat_of_key(hash_of(key))
        if found is None:
            raise NotYourSeat("this link is for no seat")
        self.store.add_key(*found, hash_of(secret))
        return found

    def new_key(self, table: TableInfo, seat: int) -> str:
        """A new secret that holds a seat, for a program."""
        key = new_secret()
        self.store.add_key(table.id, seat, hash_of(key))
        return key

    def _setup_with(self, table: TableInfo, names: Sequence[str]) -> dict[str, str]:
        """The setup with these names; raises SetupError where they cannot be."""
        setup = {**table.setup, "players": ", ".join(names)}
        # The setup has the names with which the table was made; people have come and gone since.
        old = table.setup.get("players", "").split(", ")
        if "starts" in setup:
            setup["starts"] = names[old.index(setup["starts"])]
        for name in names:
            if any(sign in name for sign in ",:#"):
                raise SetupError(f"a player cannot be named {name!r}: no comma, colon or #")
        try:
            Record(setup, []).replay(0)
        except RecordError as error:
            raise SetupError(error.message) from None
        return setup

    def _begin(self, table: TableInfo) -> None:
        setup = self._setup_with(table, [seat.name for seat in table.seats])
        try:
            self.store.begin(table.id, setup, self._standing(Record(setup, []).replay(0), table.seats))
        except Conflict:
            return  # another process has begun it
        self.on_change(table.id)

    def rematch(self, table: TableInfo) -> str:
        """The next game of the same people with the same options; the same one for all who ask.

        Raises:
            NotPlaying: this game is not over.
        """
        if table.successor is not None:
            return table.successor
        if table.phase != OVER:
            raise NotPlaying("the game is not over")
        live = self.live(table)
        engine_table = live.game.state.table
        names = [seat.name for seat in table.seats]
        game = Game.start(
            engine_table.edition.number,
            names,
            new_seed(),
            engine_table.teams,
            covered_hidden=engine_table.covered_hidden,
            parley=engine_table.parley if engine_table.may_parley else None,
        )
        seats = tuple(
            NewSeat(seat.name, seat.bot, keys=tuple(self.store.keys_of(table.id, seat.number))) for seat in table.seats
        )
        table_id = new_table_id()
        flags = (table.listed, table.watched, table.talking)
        new = NewTable(table_id, table.kind, Record.of(game).setup, seats, *flags)
        try:
            self.store.add_table(new, self._standing(game, seats), follows=table.id)
        except Conflict:
            return self.table(table.id).successor or self.rematch(table)
        self.on_change(table.id)
        self.on_change(table_id)
        return table_id

    # -- playing -------------------------------------------------------------------

    def pick(self, table: TableInfo, seat: int, option: str, number: int) -> LiveTable:
        """Take the pick of a seat.  When this returns, it is stored.

        Raises:
            NotPlaying: the game has not begun.
            GameOver, StaleDecision, NotYourDecision, NotOffered: as `Game.pick`.
            Meanwhile: another pick was first.
        """
        live = self.live(table)
        with live.lock:
            game = live.game.clone()
            ask = game.decision
            if ask is not None and number != ask.number:
                raise StaleDecision(f"decision {number} has passed: decision {ask.number} is asked now")
            game.pick(option, seat=seat, number=number)
            entries = [Entry(live.length + 1, PICK, seat, option)]
            self._pick_idle(game, table, entries)
            self._store(table, live, entries, game)
        self.on_change(table.id)
        return live

    def _pick_idle(self, game: Game, table: TableInfo, entries: list[Entry]) -> None:
        """Make the choices of people that have no consequence."""
        people = {seat.number for seat in table.seats if seat.bot is None}
        for _ in range(IDLE_IN_A_ROW):
            ask = game.decision
            if ask is None or ask.seat not in people:
                return
            option = idle_option(game, random.Random(ask.number))
            if option is None:
                return
            game.pick(option, seat=ask.seat)
            entries.append(Entry(entries[-1].sequence + 1, AUTO, ask.seat, option))

    def _store(self, table: TableInfo, live: LiveTable, entries: list[Entry], game: Game) -> None:
        try:
            by_bot = table.seats[entries[0].seat].bot is not None
            self.store.append(table.id, entries, self._standing(game, table.seats), keeps_lease=by_bot)
        except Conflict as error:
            raise Meanwhile("somebody else was first: look at the table again") from error
        live.follow(entries)

    @staticmethod
    def _standing(game: Game, seats: Sequence[Seat | NewSeat]) -> Standing:
        ask: Decision | None = game.decision
        outcome = game.outcome
        result = None if outcome is None else format_result(outcome, game.state.table.names)
        waits = ask is not None and seats[ask.seat].bot is not None
        return Standing(None if ask is None else ask.seat, waits, game.state.turn, result)

    # -- taking back ---------------------------------------------------------------

    def undo(self, table: TableInfo, seat: int, anyway: bool = False) -> bool:
        """Take back the last pick of a seat, or ask the others whether it may be.

        Args:
            table: the table.
            seat: whose pick.
            anyway: also if something was revealed since, where that is allowed.

        Returns:
            whether it is taken back already.

        Raises:
            UndoRefused: it cannot be taken back; says why.
            Meanwhile: something was done first.
        """
        live = self.live(table)
        with live.lock:
            undo = undo_of(table, live, seat)
            if undo.left is None:
                raise UndoRefused("there is no pick of yours to take back")
            if table.phase != PLAYING:
                raise GameOver("nothing can be taken back: the game is over")
            if undo.reason is not None and not (anyway and undo.anyway):
                reasons = {OTHERS: "another person has picked since", SEEN: "something hidden was revealed since"}
                raise UndoRefused(f"your last pick cannot be taken back: {reasons[undo.reason]}")
            if undo.asks:
                asked = {"seat": seat, "left": undo.left, "asks": list(undo.asks)}
                self._change_if_still(table, live, undo=asked)
                return False
            self._take_back(table, live, seat, undo.left)
        self.on_change(table.id)
        return True

    def agree(self, table: TableInfo, seat: int, agrees: bool) -> None:
        """Answer the question whether a pick may be taken back.

        Raises:
            UndoRefused: this seat is not asked that.
            Meanwhile: something was done first.
        """
        live = self.live(table)
        with live.lock:
            undo = table.undo
            if undo is None or seat not in undo["asks"]:
                raise UndoRefused("nobody asks you whether a pick may be taken back")
            if live.length != table.length:
                raise Meanwhile("something was done meanwhile: look at the table again")
            asks = [other for other in undo["asks"] if other != seat]
            if not agrees:
                self._change_if_still(table, live, undo=None)
            elif asks:
                self._change_if_still(table, live, undo={**undo, "asks": asks})
            else:
                self._take_back(table, live, undo["seat"], undo["left"])
        self.on_change(table.id)

    def _change_if_still(self, table: TableInfo, live: LiveTable, **values: object) -> None:
        try:
            self.store.change_table(table.id, {"version": table.version, "length": live.length}, **values)
        except Conflict as error:
            raise Meanwhile("something was done meanwhile: look at the table again") from error
        self.on_change(table.id)

    def _take_back(self, table: TableInfo, live: LiveTable, seat: int, left: int) -> None:
        entries = [Entry(live.length + 1, UNDO, seat, str(left))]
        self._store(table, live, entries, live.game_at(left))

    # -- talk ----------------------------------------------------------------------

    def say(self, table: TableInfo, seat: int | None, name: str, text: str) -> None:
        """Add a line to the talk of a table.

        Raises:
            NotYourSeat: somebody who looks on may not talk here.
            SetupError: there is nothing in it, or too much.
        """
        if seat is None and not table.talking:
            raise NotYourSeat("who looks on may not talk at this table")
        words = plain(text)
        if not words or len(words) > TALK_LENGTH:
            raise SetupError(f"a line of talk has 1 to {TALK_LENGTH} letters, not {len(words)}")
        self.store.say(table.id, seat, plain(name)[:NAME_LENGTH].strip() or "?", words)
        self.on_change(table.id)
