"""Bots: they see what their seat may see and pick one of the options."""

from collections.abc import Callable
from typing import Final

from splay.bots.base import Bot
from splay.bots.champion import ChampionBot
from splay.bots.first import FirstBot
from splay.bots.greedy import GreedyBot
from splay.bots.levels import LEVELS
from splay.bots.neural import NeuralBot
from splay.bots.random import RandomBot, chance
from splay.bots.search import SearchBot
from splay.bots.seats import BotSpec
from splay.bots.styles import STYLES, style_named
from splay.bots.tutor import TUTOR, TutorBot
from splay.errors import SetupError

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "first": FirstBot,
    "greedy": GreedyBot,
    "neural": NeuralBot,
    "search": SearchBot,
    "champion": ChampionBot,
}
"""Every bot, by its name on the command line, from the weakest to the strongest; made from a seed and its options."""


def kinds() -> dict[str, Callable[..., Bot]]:
    """All that can be named for a seat: bots, and the levels that players choose from."""
    return {**BOTS, **LEVELS}


def bot_spec(kind: str) -> BotSpec:
    """A bot as it is named for a seat: ``NAME[:OPTION=VALUE[:OPTION=VALUE]]``.

    Raises:
        SetupError: there is no such bot, it has no such option, or the option no such value.
    """
    return BotSpec.parse(kind, kinds())


def opponent(kind: str) -> BotSpec:
    """An opponent that everybody may choose at a table: a level, perhaps in a character, or a bot without options.

    >>> str(opponent(" scholar : style = raider "))
    'scholar:style=raider'

    Other options are for those who run the program: they make it read files, or think for as long as they say.

    Raises:
        SetupError: there is no such bot or character, or it has an option that cannot be chosen.
    """
    spec = bot_spec(kind)
    for option, value in spec.options:
        if spec.name not in LEVELS or option != "style":
            raise SetupError("option {option} of bot {bot} cannot be chosen at a table", option=option, bot=spec.name)
        style_named(str(value))
    return spec


def make_bot(kind: str, seed: int) -> Bot:
    """A bot as it is named for a seat; also the tutor, which nobody can choose, because it plays only what is prepared.

    >>> type(make_bot("greedy", seed=7)).__name__
    'GreedyBot'

    Raises:
        SetupError: there is no such bot, it has no such option, or the option no such value.
    """
    makers = {TUTOR: TutorBot} if kind.partition(":")[0].strip() == TUTOR else kinds()
    bot: Bot = BotSpec.parse(kind, makers).made(makers, seed)
    return bot


__all__ = [
    "BOTS",
    "LEVELS",
    "STYLES",
    "Bot",
    "BotSpec",
    "ChampionBot",
    "FirstBot",
    "GreedyBot",
    "NeuralBot",
    "RandomBot",
    "SearchBot",
    "bot_spec",
    "chance",
    "kinds",
    "make_bot",
    "opponent",
]
