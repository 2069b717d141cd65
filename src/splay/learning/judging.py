"""How good a net is by now: it plays a bot that stays the same, in mirrored games as in the arena."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from splay.arena.intervals import Share, share_of
from splay.arena.play import play
from splay.arena.seatings import balanced
from splay.arena.series import Series
from splay.bots import Bot, make_bot
from splay.bots.net import Net
from splay.bots.neural import NeuralBot
from splay.game.game import Game
from splay.game.returns import TURN_LIMIT
from splay.position.setup import Setup

YARDSTICK: Final = "first"
FEWEST: Final = 40
"""Games each time; more if the last set needs them."""
SEED: Final = 900_000
"""Of the first shuffle, far from those of the games that are learned from."""
_NET: Final = 0
"""The place of the net in the series."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What games against the yardstick have shown.

    Attributes:
        wins: games won.
        games: games played.
        share: of them that were won; about a half for a net as strong as the yardstick, at every table.
        low: where the interval begins in which that share lies with 95 % certainty.
        high: where it ends.
    """

    wins: int
    games: int
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, sets: Sequence[tuple[int, int]]) -> "Judgement":
        """What sets of games with the same shuffle show, given how many of each were won and played."""
        share, low, high = (round(value, 4) for value in share_of(sets))
        return cls(sum(wins for wins, _ in sets), sum(games for _, games in sets), share, low, high)

    @property
    def rate(self) -> Share:
        """The share with its interval."""
        return Share(self.share, self.low, self.high)

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


def judgement(net: Net, setup: Setup) -> Judgement:
    """Let a net play against the yardstick: each shuffle in every seating, with partners who are the same bot.

    Args:
        net: is judged.
        setup: at what table; its seed does not matter.
    """
    seatings = balanced(2, len(setup.players), setup.teams)
    # Not `Contest.of`, which makes bots by name: the net that comes with Splay may not load while its heir is made.
    bots = ("neural", YARDSTICK)
    series = Series(setup.edition, bots, seatings, SEED, setup.teams, is_mirrored=True, turn_limit=TURN_LIMIT)
    size = len(seatings)
    sets = [range(first, first + size) for first in range(0, FEWEST, size)]
    return Judgement.of([(sum(has_won(net, series, number) for number in numbers), size) for numbers in sets])


def has_won(net: Net, series: Series, number: int) -> bool:
    """Whether the net wins this game of a series."""
    sitting = series.sitting(number)
    game = Game.start(sitting.setup)
    bots: list[Bot] = []
    for seat, place in enumerate(sitting.places):
        seed = sitting.seed_of(seat)
        bots.append(NeuralBot.of(net, seed) if place == _NET else make_bot(YARDSTICK, seed))
    play(game, bots, series.ceiling, series.turn_limit)
    return game.outcome is not None and any(sitting.places[seat] == _NET for seat in game.outcome.winners)
