"""Tables without a store, for tests of what pages show."""

from splay import Game
from splay.game import inside
from splay.game.record import Record
from splay.host.live_table import LiveTable
from splay.host.steps import sight
from splay.store import Entry, TableInfo
from splay.store.rows import FRIENDS, OVER, PICK, PLAYING, Seat
from splay.text.reader import reader_of
from splay.web.requests.identity import Looker, Person
from splay.web.table.context.view_context import AT_REST, Showing, ViewContext
from testing.random_games import GAMES, Setup


def table_of(game: Game, kind: str = FRIENDS, bots: tuple[int, ...] = (), **more: object) -> TableInfo:
    """The table at which a game is played."""
    ask = game.decision
    values: dict[str, object] = {
        "id": "t",
        "kind": kind,
        "phase": PLAYING if ask else OVER,
        "created": 0.0,
        "changed": 0.0,
        "version": 1,
        "length": len(game.picks),
        "setup": Record.of(game).setup,
        "listed": False,
        "watched": True,
        "talking": False,
        "arranged": False,
        "asked": ask.seat if ask else None,
        "waits_for_bot": False,
        "turn": game.turn,
        "result": None,
        "undo": None,
        "successor": None,
        "seats": tuple(
            Seat(seat, name, "greedy" if seat in bots else None, True, 0) for seat, name in enumerate(game.names)
        ),
    }
    return TableInfo(**{**values, **more})  # type: ignore[arg-type]


_last = list[tuple[Game, LiveTable]]()


def live_of(table: TableInfo, game: Game) -> LiveTable:
    """The same game as the host keeps it; one that has gone on since it was asked for last is followed from there."""
    live = next((live for last, live in _last if last is game), None) or LiveTable(table)
    picks = list(enumerate(zip(inside.askers(game), game.picks, strict=True), start=1))
    live.follow([Entry(number, PICK, seat, option) for number, (seat, option) in picks[live.length :]])
    assert live.game == game
    _last[:] = [(game, live)]
    return live


def looker(seat: int | None, *others: int) -> Looker:
    """Somebody at a seat; on one device at several."""
    held = () if seat is None else (seat, *others)
    return Looker(Person("s" * 32, False), held, seat, False)


def context_at(
    table: TableInfo,
    live: LiveTable,
    seat: int | None,
    step: int | None = None,
    showing: Showing = AT_REST,
    language: str = "en",
) -> ViewContext:
    """What somebody at a seat, or who looks on, sees at a step; None: now."""
    return ViewContext(table, live, looker(seat), sight(live, seat, step), reader_of(language), showing)


WEB_SETUPS = [
    *(Setup(edition, players) for edition in (1, 3) for players in (2, 3, 4)),
    *(Setup(4, players) for players in (2, 3, 4, 5)),
]
"""Every edition with every number of players."""


def some_setups(third: int) -> list[Setup]:
    """A third of them, 0, 1 or 2, each with every edition; at night all, as `tables` does."""
    return WEB_SETUPS[third::3] if GAMES == 1 else WEB_SETUPS
