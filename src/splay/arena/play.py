"""Bots play games, and one running sum tells what came of them."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from splay.arena.series import CEILING, Series
from splay.bots import Bot
from splay.game.game import Game
from splay.position.decision import Decision
from splay.views.view import View, view

Note = Callable[[Decision, View, str], None]
"""Is told every question, what the seat saw, and its pick, before the pick is made."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one game.

    Attributes:
        places: for each seat, the place of its bot in the series.
        winners: seats; none if the game was drawn or left unfinished.
        reason: how it ended, as in `Outcome`; None if it was left unfinished.
        card: the card that ended it, if one did.
        decisions: picks made.
        turns: the last turn.
    """

    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str | None
    card: str | None
    decisions: int
    turns: int

    @classmethod
    def of(cls, game: Game, places: tuple[int, ...], decisions: int) -> "Result":
        """What came of a game that is over or left unfinished."""
        outcome = game.outcome
        if outcome is None:
            return cls(places, (), None, None, decisions, game.turn)
        return cls(places, outcome.winners, outcome.reason, outcome.card, decisions, game.turn)


@dataclass
class Summary:
    """The results of a number of games.

    Attributes:
        games: games played, finished or not.
        unfinished: games left unfinished.
        decisions: picks made.
        seconds: time taken.
        wins: victories by place in the series; a shared victory counts for each winner.
        reasons: how the finished games ended, and how often.
    """

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        if result.reason is None:
            self.unfinished += 1
        else:
            self.reasons[result.card or result.reason] += 1
            self.wins.update(result.places[seat] for seat in result.winners)


def play(
    game: Game,
    bots: Sequence[Bot],
    ceiling: int = CEILING,
    turn_limit: int | None = None,
    note: Note | None = None,
) -> int:
    """Let bots play a game to its end or to one of the limits; returns the number of picks."""
    picks = 0
    last = sys.maxsize if turn_limit is None else turn_limit
    while (ask := game.decision) is not None and picks < ceiling and game.turn <= last:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        option = bots[ask.seat].choose(seen, seen.asked)
        if note is not None:
            note(ask, seen, option)
        game.pick(option, ask.seat, ask.number)
        picks += 1
    return picks


def play_many(series: Series, games: int, tell: Callable[[int], None] | None = None) -> Summary:
    """Play the first games of a series.

    Args:
        series: which games.
        games: how many.
        tell: is told how many have been played.

    Raises:
        SetupError: there is no such bot.
    """
    began = perf_counter()
    summary = summed(_played(series, number, tell) for number in range(games))
    summary.seconds = perf_counter() - began
    return summary


def summed(results: Iterable[Result]) -> Summary:
    """The sum of these games."""
    summary = Summary()
    for result in results:
        summary.add(result)
    return summary


def _played(series: Series, number: int, tell: Callable[[int], None] | None) -> Result:
    sitting = series.sitting(number)
    game = Game.start(sitting.setup)
    picks = play(game, sitting.bots(), series.ceiling, series.turn_limit)
    if tell is not None:
        tell(number + 1)
    return Result.of(game, sitting.places, picks)
