"""Bots: they see what their seat may see and pick one of the options."""

from collections.abc import Callable
from typing import Final

from splay.bots.base import Bot
from splay.bots.first import FirstBot
from splay.bots.greedy import GreedyBot
from splay.bots.random import RandomBot
from splay.errors import SetupError

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "first": FirstBot, "greedy": GreedyBot}
"""Every bot, by its name on the command line, from the weakest to the strongest; made from a seed."""
YARDSTICKS: Final = ("first",)
"""Bots to measure others by, which stay as they are and are not offered to players."""
OPPONENTS: Final = tuple(name for name in BOTS if name not in YARDSTICKS)
"""The bots that are offered to players."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name.

    Raises:
        SetupError: there is no such bot.
    """
    if name not in BOTS:
        raise SetupError("no bot is named {name!r}: there are {bots}", name=name, bots=", ".join(BOTS))
    return BOTS[name](seed)


__all__ = ["BOTS", "OPPONENTS", "YARDSTICKS", "Bot", "FirstBot", "GreedyBot", "RandomBot", "make_bot"]
