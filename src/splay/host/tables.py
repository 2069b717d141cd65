"""The tables of a store, and their games as far as they have come.

Several processes can serve one store: what is remembered here could be read again.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final

from splay.errors import RecordError, SetupError
from splay.game import Game
from splay.host.errors import NoSuchTable, NotPlaying, NotYourSeat
from splay.host.live import LiveTable
from splay.host.secrets import hash_of, is_table_id
from splay.record import Record, format_result
from splay.store import Conflict, NewSeat, Seat, Store, TableInfo
from splay.store.rows import OPEN, Standing

LIVE_TABLES: Final = 500
"""Games kept in memory; any other is read again when somebody asks for it."""


class Tables:
    """The part of `host.Host` that finds tables, and begins a game when all its people are there.

    Attributes:
        store: where everything is kept.
        on_change: called with the id of a table whenever something has changed there.
    """

    def __init__(self, store: Store, on_change: Callable[[str], None] = lambda table_id: None) -> None:
        self.store = store
        self.on_change = on_change
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = Lock()

    def table(self, table_id: str) -> TableInfo:
        """A table as it is stored.

        Raises:
            NoSuchTable: there is none.
        """
        found = self.store.table(table_id) if is_table_id(table_id) else None
        if found is None:
            raise NoSuchTable("there is no table {table!r}", table=table_id)
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
            raise NotPlaying("the game at table {table} has not begun", table=table.id)
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
            raise NotYourSeat("seat {seat} at table {table} is not yours", seat=seat, table=table.id)

    # -- beginning -----------------------------------------------------------------

    def setup_with(self, table: TableInfo, names: Sequence[str]) -> dict[str, str]:
        """The setup with these names; raises SetupError where they cannot be."""
        setup = {**table.setup, "players": ", ".join(names)}
        # The setup has the names with which the table was made; people have come and gone since.
        old = table.setup.get("players", "").split(", ")
        if "starts" in setup:
            setup["starts"] = names[old.index(setup["starts"])]
        for name in names:
            if any(sign in name for sign in ",:#"):
                raise SetupError("a player cannot be named {name!r}: no comma, colon or #", name=name)
        try:
            Record(setup, []).replay(0)
        except RecordError as error:
            raise SetupError.like(error) from None
        return setup

    def _begin(self, table: TableInfo) -> None:
        setup = self.setup_with(table, [seat.name for seat in table.seats])
        try:
            self.store.begin(table.id, table.version, setup, self.standing(Record(setup, []).replay(0), table.seats))
        except Conflict:
            return  # another process has begun it, or somebody got up at the last moment
        self.on_change(table.id)

    @staticmethod
    def standing(game: Game, seats: Sequence[Seat | NewSeat]) -> Standing:
        """What lists show of a game."""
        ask = game.decision
        outcome = game.outcome
        result = None if outcome is None else format_result(outcome, game.state.table.names)
        waits = ask is not None and seats[ask.seat].bot is not None
        return Standing(None if ask is None else ask.seat, waits, game.state.turn, result)
