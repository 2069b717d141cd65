"""The host of all tables: makes them, seats people, takes picks, keeps everything in the store.

Several hosts, in as many processes, can serve one store: of two simultaneous picks the store takes one.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from splay.errors import GameOver, SetupError, StaleDecision
from splay.game.game import Game
from splay.game.together import pick_together
from splay.host.desk import FrontDesk
from splay.host.errors import GameTooLong, LostByTime, Meanwhile, NotPlaying, NotYourSeat, UndoRefused
from splay.host.live_table import LONGEST_GAME, LiveTable
from splay.host.people import People
from splay.host.puzzle_table import answers_at, puzzle_at
from splay.host.quotas import Quotas
from splay.host.results import results_of
from splay.host.sanitize import as_name, is_taken, plain
from splay.host.tables import MEMORY, LiveTables, standing
from splay.host.tryout_table import answers_to
from splay.host.undo import OTHERS, undo_of
from splay.position.setup import NAME_LENGTH
from splay.store import Conflict, Entry, Store, TableInfo
from splay.store.results import UNDONE
from splay.store.rows import AUTO, FRIENDS, JOINED, PICK, PLAYING, TRYOUT, UNDO, Answering
from splay.tryout.board import YOU
from splay.views.trivial import idle_option

IDLE_IN_A_ROW: Final = 50
"""The most picks made for players in a row."""
TALK_LENGTH: Final = 300
MOST_ENTRIES: Final = 10 * LONGEST_GAME
"""The most lines stored of what was done at a table, with all that was taken back."""


class Picker(Enum):
    """Who makes a pick at a seat: its person, a computer that plays there or stands in, or the table, by its rules."""

    PERSON = 1
    COMPUTER = 2
    TABLE = 3


class Host:
    """All tables of a store: playing and chatting there.

    Attributes:
        store: where everything is kept.
        tables: its tables and their games.
        desk: where tables are made and seats are taken and left.
        people: who has an account, and what is known of people.
        on_picks: called with how many picks were stored, and whether a bot has made them.
    """

    def __init__(self, store: Store, memory: int = MEMORY, quotas: Quotas = Quotas()) -> None:  # noqa: B008 (frozen)
        """Open nothing yet.

        Args:
            store: where everything is kept.
            memory: as for `LiveTables`.
            quotas: how much one person may have.
        """
        self.store = store
        self.tables = LiveTables(store, memory=memory)
        self.desk = FrontDesk(self.tables, quotas)
        self.people = People(self.tables)
        self.on_picks: Callable[[int, bool], None] = lambda picks, by_bot: None

    def table(self, table_id: str) -> TableInfo:
        """A table as it is stored; raises as `LiveTables.table`."""
        return self.tables.table(table_id)

    def live(self, table: TableInfo) -> LiveTable:
        """The game of a table; raises as `LiveTables.live`."""
        return self.tables.live(table)

    # -- playing -------------------------------------------------------------------

    def pick(self, table: TableInfo, seat: int, option: str, number: int, picker: Picker = Picker.PERSON) -> TableInfo:
        """Take the pick of a seat, which is stored when this returns.

        A person for whom a computer stands in is back with it.

        Args:
            table: the table.
            seat: who picks.
            option: what is picked.
            number: the decision that is answered.
            picker: who makes the pick.

        Returns:
            The table after it.

        Raises:
            NotPlaying: the game has not begun.
            GameTooLong: it has as many picks as a game may have.
            GameOver, StaleDecision, NotYourDecision, NotOffered: as `Game.pick`.
            LostByTime: the person has lost by time.
            Meanwhile: another pick was first.
        """

        def play(game: Game) -> list[str]:
            game.pick(option, seat=seat, number=number)
            return [option]

        return self._play(table, seat, number, play, picker)

    def pick_together(self, table: TableInfo, seat: int, options: Sequence[str], number: int) -> TableInfo:
        """Take several cards or colors that a question asks for in one go: all of them, or none.

        They are stored when this returns, and are taken back together.

        Args:
            table: the table.
            seat: who picks.
            options: cards by name, or colors, in the order that counts if one does; none to decline.
            number: the decision that is answered.

        Returns:
            The table after it.

        Raises:
            NotPlaying, GameOver, StaleDecision, NotYourDecision, LostByTime, Meanwhile: as `pick`.
            NotOffered: the question does not take several options, or not these, or not so many.
        """
        return self._play(table, seat, number, lambda game: pick_together(game, options, seat, number))

    def _play(
        self,
        table: TableInfo,
        seat: int,
        number: int,
        play: Callable[[Game], list[str]],
        picker: Picker = Picker.PERSON,
    ) -> TableInfo:
        """Take what a seat picks on a copy of the game; raises as `pick`."""
        live = self.live(table)
        is_back = picker is Picker.PERSON and 0 <= seat < len(table.seats) and table.seats[seat].stand_in is not None
        if is_back and table.seats[seat].lost:
            raise LostByTime("the time of {name} was up", name=table.seats[seat].name)
        seats = tuple(replace(each, stand_in=None) if is_back and each.number == seat else each for each in table.seats)
        table = replace(table, seats=seats)
        with live.lock:
            game = live.game.clone()
            ask = game.decision
            if ask is not None and number != ask.number:
                raise StaleDecision(
                    "decision {number} is not asked now: decision {asked} is", number=number, asked=ask.number
                )
            # By its own rules a table only takes players out, which shortens the game.
            if ask is not None and is_too_long(live) and picker is not Picker.TABLE:
                raise GameTooLong("a game has at most {most} picks", most=LONGEST_GAME)
            first, *others = play(game)
            entries = [Entry(live.length + 1, PICK, seat, first)]
            entries += [Entry(live.length + at, JOINED, seat, option) for at, option in enumerate(others, start=2)]
            if puzzle_at(table) is not None:
                entries += answers_at(table, game, entries[-1].sequence)
            elif table.kind == TRYOUT:
                entries += answers_to(game, entries[-1].sequence)
            else:
                self._pick_idle(game, table, entries)
            version = self._store(table, live, entries, game, _answering(table, seat, picker))
            after = self._after(table, game, version, entries[-1].sequence)
            is_all = version == table.version + 1 and table.clock is None and not is_back
            if is_all and live.visited is not None and live.visited.table.version == table.version:
                live.visited = replace(live.visited, table=after)
        self.tables.on_change(table.id)
        return after if is_all else self.table(table.id)  # something else has changed, too

    def _after(self, table: TableInfo, game: Game, version: int, length: int) -> TableInfo:
        """A table after its game has gone on, if nothing else has changed."""
        now = standing(game, table.seats)
        return replace(
            table,
            version=version,
            length=length,
            phase=now.phase,
            asked=now.asked,
            waits_for_bot=now.waits_for_bot,
            turn=now.turn,
            result=now.result,
            undo=None,
            waiting_since=self.store.now(),
            absence=None,
        )

    def _pick_idle(self, game: Game, table: TableInfo, entries: list[Entry]) -> None:
        """Make the choices of people that make no difference."""
        people = {seat.number for seat in table.seats if seat.computer is None}
        for _ in range(IDLE_IN_A_ROW):
            ask = game.decision
            if ask is None or ask.seat not in people:
                return
            option = idle_option(game, random.Random(ask.number))
            if option is None:
                return
            game.pick(option, seat=ask.seat)
            entries.append(Entry(entries[-1].sequence + 1, AUTO, ask.seat, option))

    def _store(
        self, table: TableInfo, live: LiveTable, entries: list[Entry], game: Game, by: Answering | None = None
    ) -> int:
        """Store what was done; returns the new version of the table."""
        try:
            by_bot = table.seats[entries[0].seat].computer is not None
            now = standing(game, table.seats)
            told = now.result is not None or any(entry.option in live.names for entry in entries)
            results = results_of(table, live, game, entries) if now.result is not None else ()
            version = self.store.append(
                table.id, entries, now, by_bot, by, setup=table.setup if told else None, results=results
            )
        except Conflict as error:
            raise Meanwhile("somebody else was first: look at the table again") from error
        live.follow(entries)
        self.on_picks(sum(entry.kind != UNDO for entry in entries), by_bot)
        return version

    # -- taking back ---------------------------------------------------------------

    def undo(self, table: TableInfo, seat: int, anyway: bool = False, left: int | None = None) -> bool:
        """Take back the last pick of a seat, or ask the others whether that is all right.

        Args:
            table: the table.
            seat: whose pick.
            anyway: even if something was revealed since, where that is allowed.
            left: how many picks are to be left, which identifies the pick, so that a second click does not
                take back another one.  None for the last pick, whichever it is.

        Returns:
            Whether it has been taken back already.

        Raises:
            UndoRefused: it cannot be taken back; the message says why.
            Meanwhile: something else was done first.
        """
        live = self.live(table)
        with live.lock:
            undo = undo_of(table, live, seat)
            if undo.left is None:
                raise UndoRefused("you have no pick to take back")
            if left not in (None, undo.left):
                raise Meanwhile("that is no longer your last pick: look at the table again")
            if table.phase != PLAYING:
                raise GameOver("nothing can be taken back: the game is over")
            if undo.reason is not None and not (anyway and undo.anyway):
                if undo.reason == OTHERS:
                    raise UndoRefused("your last pick cannot be taken back: another person has picked since")
                raise UndoRefused("your last pick cannot be taken back: something hidden was revealed since")
            if undo.reason is not None:
                self.store.note_unrated(table.id, UNDONE)
            if undo.asks:
                asked = {"seat": seat, "left": undo.left, "asks": list(undo.asks)}
                self.change_if_still(table, live, undo=asked)
                return False
            self._take_back(table, live, seat, undo.left)
        self.tables.on_change(table.id)
        return True

    def rewind(self, table: TableInfo, seat: int, left: int) -> None:
        """Go back to where so many picks had been made, whoever has made the others; the caller sees that one may.

        Raises:
            Meanwhile: something else was done first.
            GameOver: the game has ended.
        """
        live = self.live(table)
        with live.lock:
            if table.phase != PLAYING:
                raise GameOver("nothing can be taken back: the game is over")
            if left < len(live.picks):
                self._take_back(table, live, seat, left)
        self.tables.on_change(table.id)

    def agree(self, table: TableInfo, seat: int, agrees: bool, left: int | None = None) -> None:
        """Answer the question whether a pick may be taken back.

        Args:
            table: the table.
            seat: who answers.
            agrees: the answer.
            left: how many picks are to be left, which identifies the question; None for the current one.

        Raises:
            UndoRefused: this seat is not asked that.
            Meanwhile: something else was done first.
        """
        live = self.live(table)
        with live.lock:
            undo = table.undo
            if undo is None or seat not in undo["asks"]:
                raise UndoRefused("nobody asks you whether a pick may be taken back")
            if live.length != table.length or left not in (None, undo["left"]):
                raise Meanwhile("something was done meanwhile: look at the table again")
            asks = [other for other in undo["asks"] if other != seat]
            if not agrees:
                # It stays until the next pick, so that who asked can see the answer.
                self.change_if_still(table, live, undo={**undo, "asks": [], "refused": seat})
            elif asks:
                self.change_if_still(table, live, undo={**undo, "asks": asks})
            else:
                self._take_back(table, live, undo["seat"], undo["left"])
                self.tables.on_change(table.id)

    def try_again(self, table: TableInfo) -> None:
        """Begin a puzzle again, or trying out a card; raises NotPlaying at another table."""
        puzzle = puzzle_at(table)
        if puzzle is None and table.kind != TRYOUT:
            raise NotPlaying("there is no puzzle at table {table}", table=table.id)
        live = self.live(table)
        with live.lock:
            if live.picks:
                self._take_back(table, live, YOU if puzzle is None else puzzle.seat, 0)
        self.tables.on_change(table.id)

    def change_if_still(self, table: TableInfo, live: LiveTable, **values: object) -> None:
        """Change columns of a table; raises Meanwhile if anything has been done there since it was read."""
        try:
            self.store.change_table(table.id, {"version": table.version, "length": live.length}, **values)
        except Conflict as error:
            raise Meanwhile("something was done meanwhile: look at the table again") from error
        self.tables.on_change(table.id)

    def _take_back(self, table: TableInfo, live: LiveTable, seat: int, left: int) -> None:
        entries = [Entry(live.length + 1, UNDO, seat, str(left))]
        self._store(table, live, entries, live.game_at(left))

    # -- talk ----------------------------------------------------------------------

    def say(self, table: TableInfo, seat: int | None, name: str, text: str) -> None:
        """Add a line to the chat of a table.

        Raises:
            NotYourSeat: onlookers may not chat here.
            SetupError: the text is empty or too long, or an onlooker uses the name of a player.
        """
        if seat is None and not table.talking:
            raise NotYourSeat("spectators may not talk at this table")
        words = plain(text)
        if not words or len(words) > TALK_LENGTH:
            raise SetupError("a message has 1 to {most} letters, not {count}", most=TALK_LENGTH, count=len(words))
        name = as_name("".join(filter(str.isprintable, plain(name))))[:NAME_LENGTH].strip()
        if seat is None and name and is_taken(name, (player.name for player in table.seats)):
            raise SetupError("two players have the same name: {names}", names=name)
        self.store.say(table.id, seat, name or "?", words)
        self.tables.on_change(table.id)


def is_too_long(live: LiveTable) -> bool:
    """Whether a game has as many picks as a game may have."""
    return len(live.picks) >= LONGEST_GAME or live.length >= MOST_ENTRIES


def _answering(table: TableInfo, seat: int, picker: Picker) -> Answering | None:
    """Who answers, where that has to be noted: among friends, and wherever a computer stands in."""
    if table.seats[seat].bot is not None or picker is Picker.TABLE or table.kind != FRIENDS:
        return None
    return Answering(seat, picker is Picker.PERSON)
