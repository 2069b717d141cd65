"""The tables of a store, and their games so far.

Several processes can serve one store: anything remembered here could be read again.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import Lock
from typing import Final

from splay.errors import RecordError, SetupError
from splay.game.game import Game
from splay.game.record import format_result
from splay.game.setup_lines import read_setup, setup_lines
from splay.host.errors import NoSuchTable, NotPlaying
from splay.host.live_table import LiveTable
from splay.host.secrets import hash_of, is_table_id
from splay.host.seen import Seen
from splay.position.setup import Setup
from splay.store import Conflict, NewSeat, Seat, Store, TableInfo
from splay.store.rows import OPEN, SeatNow, Standing, TableVisited

TALK_SHOWN: Final = 60
"""So many lines of the chat are shown."""
MEMORY: Final = 256 * 2**20
"""How many bytes all games kept in memory may take, roughly; others are read again when needed."""


class LiveTables:
    """Finds tables, keeps their games at hand, and begins a game when all its players are there.

    Attributes:
        store: where everything is kept.
        on_change: called with the id of a table whenever something has changed there.
        seen: how far people have seen the games.
    """

    def __init__(
        self, store: Store, on_change: Callable[[str], None] = lambda table_id: None, memory: int = MEMORY
    ) -> None:
        """Keep no game yet.

        Args:
            store: where everything is kept.
            on_change: as above.
            memory: how many bytes all games kept in memory may take, roughly.
        """
        self.store = store
        self.on_change = on_change
        self._memory = memory
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._lock = Lock()
        self.seen = Seen(store)

    def table(self, table_id: str) -> TableInfo:
        """A table as it is stored.

        Raises:
            NoSuchTable: there is none.
        """
        found = self.store.table(table_id) if is_table_id(table_id) else None
        if found is None:
            raise NoSuchTable("there is no table {table!r}", table=table_id)
        if found.phase == OPEN and all(seat.taken for seat in found.seats):
            # The last player has just come, or had come when a server died.
            self._begin(found)
            found = self.store.table(table_id) or found
        return found

    def visited(self, table_id: str, secret: str) -> TableVisited:
        """A table as the owner of a secret comes to it; raises as `table`.

        Whatever changes there changes its version, but for who holds a seat and who was here when: where it has come to
        be played, only these are asked for again.
        """
        key = hash_of(secret)
        live = self._live.get(table_id)
        kept = None if live is None else live.visited
        if kept is not None:
            now = self.store.version_and_seats(table_id, key)
            if now is not None and now[0] == kept.table.version:
                return _brought_up_to_date(kept, now[1])
        found = self.store.visited(table_id, key, TALK_SHOWN) if is_table_id(table_id) else None
        if found is None or found.table.phase == OPEN:
            table = self.table(table_id)
            return self.store.visited(table_id, key, TALK_SHOWN) or TableVisited(table, (), ())
        if live is not None:
            live.visited = found
        return found

    def live(self, table: TableInfo) -> LiveTable:
        """The game of a table, with everything that is stored.

        Raises:
            NotPlaying: it has not begun.
        """
        if table.phase == OPEN:
            raise NotPlaying("the game at table {table} has not begun", table=table.id)
        with self._lock:
            live = self._live.pop(table.id, None)
            if live is None or not live.is_of(table):
                live = LiveTable(table)
            self._live[table.id] = live
        with live.lock:
            if live.length < table.length:
                live.follow(self.store.entries(table.id, live.length))
        self._weigh(live)
        return live

    def all_seen(self, table: TableInfo) -> None:
        """Note that everyone at a table knows what has happened there so far, and is shown how things stand."""
        live = self.live(table)
        with live.lock:
            steps = live.steps
        # Stored at once: another process may be the one that shows the table first.
        self.store.set_seen({(table.id, seat.number): steps for seat in table.seats})

    def forget(self, table_id: str) -> None:
        """Keep the game of a table no more, if it is at hand: its players have other names now."""
        with self._lock:
            self._live.pop(table_id, None)
            self._weight -= self._weights.pop(table_id, 0)

    @property
    def weight(self) -> int:
        """How many bytes the games kept in memory take, roughly."""
        return self._weight

    def __len__(self) -> int:
        return len(self._live)

    def _weigh(self, live: LiveTable) -> None:
        """Note what a game takes by now, and forget those that have not been used for longest if it is too much."""
        with self._lock:
            if self._live.get(live.id) is live:
                weight = live.weight
                self._weight += weight - self._weights.get(live.id, 0)
                self._weights[live.id] = weight
            while self._weight > self._memory and len(self._live) > 1:
                oldest, _ = self._live.popitem(last=False)
                self._weight -= self._weights.pop(oldest, 0)

    def _begin(self, table: TableInfo) -> None:
        setup = setup_with(table, [seat.name for seat in table.seats])
        try:
            self.store.begin(table.id, table.version, setup_lines(setup), standing(Game.start(setup), table.seats))
        except Conflict:
            return  # another process has begun it, or a player left at the last moment
        self.on_change(table.id)


def _brought_up_to_date(kept: TableVisited, seats: Sequence[SeatNow]) -> TableVisited:
    """A table as it was when somebody came to it, with how its seats are now."""
    table = kept.table
    if any(seat.here != now.here for seat, now in zip(table.seats, seats, strict=True)):
        known = tuple(replace(seat, here=now.here) for seat, now in zip(table.seats, seats, strict=True))
        table = replace(table, seats=known)
    return replace(kept, table=table, held=tuple(seat.number for seat in seats if seat.is_held))


def setup_with(table: TableInfo, names: Sequence[str]) -> Setup:
    """The setup of a waiting table with the names of those who have come since; raises SetupError if impossible."""
    try:
        return replace(read_setup(table.setup), players=tuple(names))
    except RecordError as error:
        raise SetupError.like(error) from None


def standing(game: Game, seats: Sequence[Seat | NewSeat]) -> Standing:
    """What lists show about a game."""
    ask = game.decision
    outcome = game.outcome
    result = None if outcome is None else format_result(outcome, game.setup.players)
    waits = ask is not None and seats[ask.seat].computer is not None
    return Standing(None if ask is None else ask.seat, waits, game.turn, result)
