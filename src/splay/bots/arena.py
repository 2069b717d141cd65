"""Games between bots."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, Unpack

from splay.bots import make_bot
from splay.bots.base import Bot
from splay.errors import SetupError
from splay.game.game import Game
from splay.position.options import Options
from splay.position.setup import Setup
from splay.views.view import view

CEILING: Final = 5000
"""Picks after which a game between bots is left unfinished.

A property of the run, not a rule of the game: two stubborn bots can keep
activating cards to no effect forever.  Random games end after about 200 picks.
"""


@dataclass
class Summary:
    """The results of a number of games.

    Attributes:
        games: games played, finished or not.
        unfinished: games that reached the ceiling.
        decisions: picks made.
        seconds: time taken.
        wins: victories by seat; a shared victory counts for each winner.
        reasons: how the finished games ended, and how often.
    """

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)


def seat_bots(kinds: Sequence[str], players: int, seed: int) -> list[Bot]:
    """Bots for all seats; a single kind fills the table.

    Raises:
        SetupError: an unknown kind, or too many or too few of them.
    """
    return [make_bot(kind, seed * players + seat) for seat, kind in enumerate(_one_a_seat(kinds, players))]


def _one_a_seat(kinds: Sequence[str], players: int) -> list[str]:
    kinds = list(kinds) * players if len(kinds) == 1 else list(kinds)
    if len(kinds) != players:
        raise SetupError("{seats} seats are named for {players} players", seats=len(kinds), players=players)
    return kinds


def play(game: Game, bots: Sequence[Bot], ceiling: int = CEILING) -> int:
    """Let bots play a game to its end or to the ceiling; returns the number of picks."""
    picks = 0
    while (ask := game.decision) is not None and picks < ceiling:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        game.pick(bots[ask.seat].choose(seen, seen.asked), ask.seat, ask.number)
        picks += 1
    return picks


def play_many(
    edition: int,
    kinds: Sequence[str],
    players: int,
    games: int,
    seed: int,
    teams: str = "",
    ceiling: int = CEILING,
    tell: Callable[[int], None] | None = None,
    **options: Unpack[Options],
) -> Summary:
    """Play games with the seeds `seed`, `seed` + 1, ...; the kinds move on by one seat each game.

    So every kind sits everywhere equally often; `Summary.wins` counts by the
    position of the kind in `kinds`, not by seat at the table.

    Raises:
        SetupError: there is no such table or bot, or not one bot per seat.
    """
    summary = Summary()
    kinds = _one_a_seat(kinds, players)
    names = [f"{kind} {place + 1}" for place, kind in enumerate(kinds)]
    Setup(edition, [f"p{seat}" for seat in range(players)], seed, teams, **options)  # refuses an impossible table
    began = perf_counter()
    for index in range(games):
        shift = index % players
        order = [(seat + shift) % players for seat in range(players)]
        bots = seat_bots([kinds[place] for place in order], players, seed + index)
        game = Game.start(edition, [names[place] for place in order], seed + index, teams, **options)
        summary.decisions += play(game, bots, ceiling)
        summary.games += 1
        if game.outcome is None:
            summary.unfinished += 1
        else:
            summary.reasons[game.outcome.card or game.outcome.reason] += 1
            summary.wins.update(order[seat] for seat in game.outcome.winners)
        if tell is not None:
            tell(index + 1)
    summary.seconds = perf_counter() - began
    return summary
