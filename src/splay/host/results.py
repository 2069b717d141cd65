"""How a game went for each seat, as it is stored when the game is over."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from splay.bots.tutor import TUTOR
from splay.game.game import Game
from splay.host.live_table import LiveTable
from splay.position.card_moves import Event
from splay.position.events import DogmaBegins
from splay.store import Entry, TableInfo
from splay.store.results import LATE, SeatResult
from splay.store.rows import COMPUTER, FRIENDS, UNLISTED

ARRANGED: Final = "arranged"
"""Why a game does not count: somebody could know how the cards lay, or it did not begin at the beginning."""
DEVICE_SHARED: Final = "device"
"""Why a game does not count: who sat where on one device is not known."""


def results_of(table: TableInfo, live: LiveTable, game: Game, entries: Sequence[Entry] = ()) -> tuple[SeatResult, ...]:
    """How a game went; nothing if it is not over, or is none.

    Args:
        table: the table.
        live: its game before the last entries; locked.
        game: its game after them.
        entries: the last ones.
    """
    outcome = game.outcome
    is_taught = any((seat.bot or "").partition(":")[0] == TUTOR for seat in table.seats)
    if outcome is None or table.kind in UNLISTED or is_taught:
        return ()
    counts = _cards(live, entries)
    setup = game.setup
    sides = {letter: number for number, letter in enumerate(dict.fromkeys(setup.teams))}
    winners = _winners(table, game)
    winning = {sides[setup.teams[seat]] if setup.teams else seat for seat in winners}
    return tuple(
        SeatResult(
            table_id=table.id,
            seat=seat.number,
            bot=seat.bot,
            edition=setup.edition,
            players=len(table.seats),
            kind=table.kind,
            team=setup.teams[seat.number] if setup.teams else None,
            side=sides[setup.teams[seat.number]] if setup.teams else seat.number,
            place=1 if seat.number in winners or not winners else 1 + len(winners),
            won=seat.number in winners,
            tied=not winners or len(winning) > 1,
            reason=outcome.reason,
            turns=game.turn,
            cards=dict(counts[seat.number]),
            unrated=_unrated(table),
        )
        for seat in table.seats
    )


def _winners(table: TableInfo, game: Game) -> set[int]:
    """Who has won, but for those whose time was up; if nobody is left, all others have."""
    outcome, teams = game.outcome, game.setup.teams
    lost = {seat.number for seat in table.seats if seat.lost}
    if outcome is None or not lost:
        return set() if outcome is None else set(outcome.winners)
    seats = {seat.number for seat in table.seats}
    beaten = {seat for seat in seats if seat in lost or (teams and any(teams[seat] == teams[each] for each in lost))}
    return set(outcome.winners) - beaten or seats - beaten


def late_results(table: TableInfo, live: LiveTable) -> tuple[SeatResult, ...]:
    """The same for a game that ended before results were kept: it counts for statistics only."""
    found = results_of(table, live, live.game)
    return tuple(
        SeatResult(**{name: getattr(each, name) for name in SeatResult.__slots__} | {"unrated": LATE}) for each in found
    )


def _unrated(table: TableInfo) -> str | None:
    if table.arranged:
        return ARRANGED
    if table.kind not in (FRIENDS, COMPUTER):
        return DEVICE_SHARED
    return table.unrated


def _cards(live: LiveTable, entries: Sequence[Entry]) -> list[Counter[str]]:
    """By seat, how often which cards were activated."""
    counts = [Counter[str]() for _ in live.names]
    for pick in live.picks:
        _count(pick.events, counts)
    game = live.game.clone() if entries else live.game
    for entry in entries:
        game.pick(entry.option, seat=entry.seat)
        _count(game.events, counts)
    return counts


def _count(events: Iterable[Event], counts: list[Counter[str]]) -> None:
    for event in events:
        if isinstance(event, DogmaBegins):
            counts[event.seat][event.card.name] += 1
