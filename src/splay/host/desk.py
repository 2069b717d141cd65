"""Where tables are made, and where people take and leave seats."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from splay.bots import opponent
from splay.bots.tutor import TUTOR
from splay.errors import RecordError, SetupError
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.game.setup_lines import setup_lines
from splay.host.errors import Meanwhile, NotPlaying, NotYourSeat, SeatTaken, TooManyListed
from splay.host.live_table import LONGEST_GAME
from splay.host.options import FRIENDS, TableOptions, bot_name, player_name
from splay.host.quotas import Quotas
from splay.host.sanitize import as_name, is_taken, plain
from splay.host.secrets import derived, hash_of, new_secret, new_seed, new_table_id
from splay.host.tables import LiveTables, setup_with, standing
from splay.store import Conflict, Entry, NewSeat, NewTable, TableInfo
from splay.store.rows import BROWSER, COMPUTER, LINK, OPEN, OVER, PICK, PROGRAM, Holder

MOST_LISTED: Final = 3
"""So many tables of a person are listed at most while they wait for others."""
STAND_IN: Final = "scholar"
"""The bot that plays for people where one goes on alone."""
AFTER_THE_TUTOR: Final = "apprentice"
"""The bot that plays against somebody who has just learned the game."""


def check_length(record: Record) -> None:
    """Refuse a record that is longer than any game; raises RecordError."""
    if len(record.picks) > LONGEST_GAME:
        line = record.lines[LONGEST_GAME] if record.lines else 0
        raise RecordError("a game has at most {most} picks", line, most=LONGEST_GAME)


def _since(holder: Holder) -> float:
    return holder.made or 0.0


@dataclass(frozen=True, slots=True)
class Held:
    """Something that holds a seat, as another thing that holds it sees it.

    Attributes:
        holder: what it is.
        is_me: whether it is the one that looks.
        may_end: whether that one may take the seat away from it.
    """

    holder: Holder
    is_me: bool
    may_end: bool


class FrontDesk:
    """Makes tables, seats people and bots, and knows who holds which seat by their secrets.

    Attributes:
        store: where everything is kept.
        quotas: how much one person may have.
    """

    def __init__(self, tables: LiveTables, quotas: Quotas = Quotas()) -> None:  # noqa: B008 (frozen)
        self.store = tables.store
        self.quotas = quotas
        self._tables = tables

    # -- who holds a seat ----------------------------------------------------------

    def seats_of(self, secret: str | None, table: TableInfo) -> tuple[int, ...]:
        """The seats at a table that the owner of this secret holds."""
        return self.store.seats_held(hash_of(secret), table.id) if secret else ()

    def tables_of(self, secret: str, limit: int) -> list[tuple[TableInfo, int]]:
        """The tables where the owner of this secret sits, with a seat each, latest first."""
        return self.store.tables_of(hash_of(secret), limit)

    def invited(self, invite: str) -> tuple[TableInfo, tuple[int, ...]] | None:
        """The table and the free seats that an invitation is for; None if it is not an invitation."""
        found = self.store.invited(hash_of(invite))
        return None if found is None else (self._tables.table(found[0]), found[1])

    def check_seat(self, secret: str | None, table: TableInfo, seat: int) -> None:
        """Refuse a seat that the owner of this secret does not hold.

        Raises:
            NotYourSeat: it is another person's, or there is no such seat.
        """
        if seat not in self.seats_of(secret, table):
            raise NotYourSeat("seat {seat} at table {table} is not yours", seat=seat, table=table.id)

    def check_quotas(self, secret: str, computers: int = 0) -> None:
        """Refuse the owner of this secret one more table with so many computers; raises as `Quotas.check`."""
        self.quotas.check(self.store, self.store.owner(hash_of(secret)), computers)

    # -- making --------------------------------------------------------------------

    def make(self, options: TableOptions, secret: str) -> str:
        """Make a table for the owner of this secret; begin at once if no one is missing.

        Returns:
            The id of the table.

        Raises:
            TooManyListed: it is to be listed, and enough of this person's tables are.
            QuotaReached: the person has as much as one may have.
        """
        self.check_quotas(secret, sum(bot is not None for bot in options.bots))
        if options.listed and self.store.listed_by(hash_of(secret)) >= MOST_LISTED:
            raise TooManyListed("{most} tables of yours are listed already", most=MOST_LISTED)
        table_id = new_table_id()
        afar = options.kind == FRIENDS
        mine = hash_of(secret)
        setup = options.setup if options.setup.seed is not None else replace(options.setup, seed=new_seed())
        seats, has_host = [], False
        for number, (name, bot) in enumerate(zip(setup.players, options.bots, strict=True)):
            is_mine = bot is None and not (afar and has_host)
            has_host = has_host or is_mine
            # The own seat as well: who made the table may leave it to somebody else.
            invite = hash_of(derived(secret, f"{table_id}/{number}")) if afar and bot is None else None
            seats.append(NewSeat(name, bot, is_mine, invite, (mine,) if is_mine else ()))
        invite = hash_of(derived(secret, table_id)) if afar else None
        flags = (options.listed, options.watched, options.talking, options.setup.seed is not None)
        is_full = all(seat.taken or seat.bot for seat in seats)
        clock = None if options.time is None else options.time.to_json()
        new = NewTable(table_id, options.kind, setup_lines(setup), tuple(seats), *flags, invite, clock, mine)
        self.store.add_table(new, standing(Game.start(setup), seats) if is_full else None)
        self._tables.on_change(table_id)
        return table_id

    def make_from_record(self, record: Record, secret: str, bots: Sequence[str | None], kind: str) -> str:
        """Make a table that continues a recorded game, or shows one that is over.

        Args:
            record: the game.
            secret: of the person who loads it, who holds all seats of people.
            bots: for each seat an opponent, see `splay.bots.opponent`, or None for a person.
            kind: as in `TableOptions`.

        Raises:
            RecordError: the record cannot be replayed, or is longer than a game may be.
            SetupError: the bots do not fit the players, or one cannot be chosen.
            QuotaReached: the person has as much as one may have.
        """
        self.check_quotas(secret, sum(bot is not None for bot in bots))
        check_length(record)
        game = record.replay()
        names = game.setup.players
        if len(bots) != len(names):
            raise SetupError("{names} play in this record, not {seats}", names=len(names), seats=len(bots))
        mine = hash_of(secret)
        table_id = new_table_id()
        chosen = [None if bot is None else str(opponent(bot)) for bot in bots]
        rows = tuple(NewSeat(name, bot, keys=() if bot else (mine,)) for name, bot in zip(names, chosen, strict=True))
        picks = zip(inside.askers(game), game.picks, strict=True)
        entries = [Entry(number, PICK, seat, option) for number, (seat, option) in enumerate(picks, start=1)]
        # Anyone with the record has its seed, and can give a seat away later.
        new = NewTable(table_id, kind, record.setup, rows, arranged=True)
        self.store.add_table(new, standing(game, rows), entries)
        self._tables.all_seen(self._tables.table(table_id))
        self._tables.on_change(table_id)
        return table_id

    def make_from_moment(self, table: TableInfo, picks: int, seat: int, secret: str) -> str:
        """Make a table that goes on from a moment of a finished game, one person against the same opponents.

        Args:
            table: the table of that game.
            picks: how many of its picks are kept.
            seat: the seat of the person; bots play for all other people.
            secret: of that person.

        Raises:
            NotPlaying: the game is not over, or nothing is left to be played after so many picks.
        """
        if table.phase != OVER:
            raise NotPlaying("the game is not over")
        live = self._tables.live(table)
        with live.lock:
            whole = live.record()
        if not 0 <= picks < len(whole.picks):
            raise NotPlaying("there is nothing left to play after {picks} picks", picks=picks)
        bots = [None if each.number == seat else _again(each.bot) or STAND_IN for each in table.seats]
        return self.make_from_record(Record(whole.setup, whole.picks[:picks]), secret, bots, COMPUTER)

    def invite_links(self, secret: str, table: TableInfo) -> tuple[str, dict[int, str]] | None:
        """The secret of the invitation to any free seat, and one for each; None unless this person made the table."""
        if self.store.invited(hash_of(derived(secret, table.id))) is None:
            return None
        waiting = [seat.number for seat in table.seats if seat.bot is None and not seat.taken]
        return derived(secret, table.id), {seat: derived(secret, f"{table.id}/{seat}") for seat in waiting}

    def may_invite(self, secret: str, table: TableInfo) -> bool:
        """Whether this person made a table that waits, on whatever device, and may make new invitations to it."""
        return table.phase == OPEN and table.owner is not None and self.store.owner(hash_of(secret)) == table.owner

    def renew_invitations(self, secret: str, table: TableInfo) -> None:
        """Make new invitations, which follow from the secret of this browser; those before lead nowhere.

        Raises:
            NotYourSeat: another person made the table.
            NotPlaying: the game has begun.
        """
        if not self.may_invite(secret, table):
            raise NotYourSeat("only who made a table can make new invitations to it")
        waiting = [seat.number for seat in table.seats if seat.bot is None]
        to_each = {seat: hash_of(derived(secret, f"{table.id}/{seat}")) for seat in waiting}
        try:
            self.store.renew_invitations(table.id, hash_of(derived(secret, table.id)), to_each)
        except Conflict as error:
            raise NotPlaying("the game has begun") from error
        self._tables.on_change(table.id)

    # -- coming and going ----------------------------------------------------------

    def join(self, table: TableInfo, seat: int, name: str, secret: str) -> None:
        """Take a free seat; the last one to come begins the game.

        The caller has checked the invitation.

        Raises:
            SeatTaken: another person was first, or this one already sits here.
            SetupError: the name cannot be used at this table, or looks like another one at it.
            QuotaReached: the person has as much as one may have.
        """
        self.check_quotas(secret)
        if self.seats_of(secret, table):
            raise SeatTaken("you already sit at this table")
        if not 0 <= seat < len(table.seats) or table.seats[seat].taken or table.phase != OPEN:
            raise SeatTaken("seat {seat} at table {table} is taken", seat=seat, table=table.id)
        names = [each.name for each in table.seats]
        names[seat] = as_name(plain(name)) or names[seat]
        if is_taken(names[seat], (each.name for each in table.seats if each.number != seat)):
            raise SetupError("two players have the same name: {names}", names=", ".join(names))
        setup_with(table, names)
        try:
            self.store.take_seat(table.id, seat, names[seat], hash_of(secret))
        except Conflict as error:
            raise SeatTaken.like(error) from error
        self._tables.table(table.id)  # begins the game if all are there
        self._tables.on_change(table.id)

    def seat_bot(self, table: TableInfo, seat: int, bot: str) -> None:
        """Let a bot take a free seat; the last one to come begins the game.

        Raises:
            SetupError: there is no such bot, or it cannot be chosen.
            SeatTaken: the seat is not free.
        """
        chosen = str(opponent(bot))
        if not 0 <= seat < len(table.seats) or table.phase != OPEN:
            raise SeatTaken("seat {seat} at table {table} is taken", seat=seat, table=table.id)
        name = bot_name({each.name for each in table.seats})
        try:
            self.store.take_seat(table.id, seat, name, None, chosen)
        except Conflict as error:
            raise SeatTaken.like(error) from error
        self._tables.table(table.id)  # begins the game if all are there
        self._tables.on_change(table.id)

    def leave(self, table: TableInfo, seat: int) -> None:
        """Leave a table where the game has not begun.

        Raises:
            NotPlaying: it has begun.
            Meanwhile: a person has come or gone, perhaps from this very seat.
        """
        others = {each.name for each in table.seats if each.number != seat}
        try:
            self.store.leave_seat(table.id, table.version, seat, player_name(seat, others))
        except Conflict as error:
            if self._tables.table(table.id).phase == OPEN:
                raise Meanwhile("somebody has joined or left: look at the table again") from error
            raise NotPlaying("the game has begun") from error
        self._tables.on_change(table.id)

    def carry(self, table: TableInfo, seat: int, secret: str) -> str:
        """A new secret that lets another device hold the same seat; those made before do so no more.

        Raises:
            NotPlaying: the game has not begun; a person who left now would still hold the next one's seat.
        """
        self._check_begun(self._tables.table(table.id))
        self.check_seat(secret, table, seat)
        key = new_secret()
        # Until links could be made anew, they followed from the secret of who made them.
        self.store.renew_link(table.id, seat, hash_of(key), hash_of(derived(secret, f"carry/{table.id}/{seat}")))
        return key

    def holders(self, table: TableInfo, seat: int, secret: str) -> list[Held]:
        """What holds a seat of this person, the oldest first.

        Raises:
            NotYourSeat: the seat is not theirs.
        """
        self.check_seat(secret, table, seat)
        found = sorted(self.store.holders(table.id, seat), key=_since)
        me = self.store.owner(hash_of(secret))
        mine = next(each for each in found if each.hash == me)
        # Otherwise whoever has got hold of a link could take the seat from its owner.
        return [Held(each, each is mine, each.kind == LINK or _since(each) > _since(mine)) for each in found]

    def revoke(self, table: TableInfo, seat: int, secret: str, key: str) -> None:
        """Take a seat of this person away from something that has come to hold it later, and end the link to it.

        Args:
            table: the table.
            seat: the seat.
            secret: of the person.
            key: the hash of the other secret.

        Raises:
            NotYourSeat: the seat is not theirs, or the other one has held it for longer.
        """
        if not any(each.holder.hash == key and each.may_end for each in self.holders(table, seat, secret)):
            raise NotYourSeat("who has held this seat for longer cannot be sent away")
        self.store.revoke(table.id, seat, key)
        self._tables.on_change(table.id)

    def hold_too(self, key: str, secret: str) -> tuple[str, int]:
        """Let the owner of this secret hold the seat that a key is for.

        Returns:
            Table and seat.

        Raises:
            NotYourSeat: the key is for no seat.
            NotPlaying: the game has not begun, as in `carry`.
        """
        found = self.store.seat_of_key(hash_of(key))
        if found is None:
            raise NotYourSeat("this link does not lead to a seat")
        table = self._tables.table(found[0])
        self._check_begun(table)
        # Looked up again: no one can leave from now on, but someone may have a moment ago.
        if found[1] not in self.seats_of(key, table):
            raise NotYourSeat("this link does not lead to a seat")
        self.store.add_key(*found, hash_of(secret), BROWSER)
        return found

    @staticmethod
    def _check_begun(table: TableInfo) -> None:
        if table.phase == OPEN:
            raise NotPlaying("the game at table {table} has not begun", table=table.id)

    def new_key(self, table: TableInfo, seat: int) -> str:
        """A new secret that holds a seat, for a program."""
        key = new_secret()
        self.store.add_key(table.id, seat, hash_of(key), PROGRAM)
        return key

    def rematch(self, table: TableInfo, secret: str) -> str:
        """The next game of the same people with the same options; the same table for all who ask.

        Args:
            table: the table of this game.
            secret: of one of these people, for whom it is one more table if it is not there yet.

        Raises:
            NotPlaying: this game is not over.
            QuotaReached: the person has as much as one may have.
        """
        if table.successor is not None:
            return table.successor
        if table.phase != OVER:
            raise NotPlaying("the game is not over")
        self.check_quotas(secret, sum(seat.bot is not None for seat in table.seats))
        live = self._tables.live(table)
        names = tuple(seat.name for seat in table.seats)
        game = Game.start(replace(live.game.setup, players=names, seed=new_seed(), starts=None))
        seats = tuple(
            NewSeat(seat.name, _again(seat.bot), holders=tuple(self.store.devices(table.id, seat.number)))
            for seat in table.seats
        )
        table_id = new_table_id()
        flags = (table.listed and not table.hidden, table.watched, table.talking)
        new = NewTable(table_id, table.kind, setup_lines(game.setup), seats, *flags, clock=table.clock)
        try:
            self.store.add_table(new, standing(game, seats), follows=table.id)
        except Conflict:
            return self._tables.table(table.id).successor or self.rematch(table, secret)
        self._tables.on_change(table.id)
        self._tables.on_change(table_id)
        return table_id


def _again(bot: str | None) -> str | None:
    """Who plays the next game in the place of a bot: the same one, but for the tutor, who only knows the first game."""
    return AFTER_THE_TUTOR if bot is not None and bot.partition(":")[0] == TUTOR else bot
