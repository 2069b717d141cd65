"""Bots: they see what their seat may see and pick one of the options."""

from collections.abc import Callable
from typing import Final

from splay.bots.base import Bot
from splay.bots.champion import ChampionBot
from splay.bots.first import FirstBot
from splay.bots.greedy import GreedyBot
from splay.bots.neural import NeuralBot
from splay.bots.random import RandomBot
from splay.bots.search import SearchBot
from splay.bots.seats import BotSpec

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "first": FirstBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "neural": NeuralBot,
    "champion": ChampionBot,
}
"""Every bot, by its name on the command line, from the weakest to the strongest; made from a seed and its options."""
OPPONENTS: Final = ("random", "greedy", "search")
"""The bots that are offered to players, each clearly stronger than the one before.

`first` is a yardstick, and the nets of `neural` and `champion` have not yet learned enough to be a further step.
"""


def bot_spec(kind: str) -> BotSpec:
    """A bot as it is named for a seat: ``NAME[:OPTION=VALUE[:OPTION=VALUE]]``.

    Raises:
        SetupError: there is no such bot, it has no such option, or the option no such value.
    """
    return BotSpec.parse(kind, BOTS)


def make_bot(kind: str, seed: int) -> Bot:
    """A bot as it is named for a seat.

    >>> type(make_bot("greedy", seed=7)).__name__
    'GreedyBot'

    Raises:
        SetupError: there is no such bot, it has no such option, or the option no such value.
    """
    bot: Bot = bot_spec(kind).made(BOTS, seed)
    return bot


__all__ = [
    "BOTS",
    "OPPONENTS",
    "Bot",
    "BotSpec",
    "ChampionBot",
    "FirstBot",
    "GreedyBot",
    "NeuralBot",
    "RandomBot",
    "SearchBot",
    "bot_spec",
    "make_bot",
]
