"""The opponents that players choose from: levels from the gentlest to the strongest, each in several characters."""

from collections.abc import Callable
from typing import Final

from splay.bots.base import Bot
from splay.bots.champion import ChampionBot
from splay.bots.greedy import GreedyBot
from splay.bots.neural import NeuralBot
from splay.bots.styles import EVEN_HANDED

GRANDMASTER_MS: Final = 700
"""How long it thinks about a decision, in milliseconds; with what a server adds, that stays below a second."""


def apprentice(seed: int = 0, *, style: str = EVEN_HANDED) -> Bot:
    """Looks one turn ahead and often misjudges it."""
    return GreedyBot(seed, style=style, slack=1.5)


def artisan(seed: int = 0, *, style: str = EVEN_HANDED) -> Bot:
    """The same, with fewer mistakes."""
    return GreedyBot(seed, style=style, slack=0.5)


def scholar(seed: int = 0, *, style: str = EVEN_HANDED) -> Bot:
    """Finds the best turn, or nearly, but does not think of the others' turns."""
    return GreedyBot(seed, style=style, slack=0.1)


def master(seed: int = 0, *, style: str = EVEN_HANDED) -> Bot:
    """Judges what a turn leads to by what it has learned from games against itself."""
    return NeuralBot(seed, style=style)


def grandmaster(seed: int = 0, *, style: str = EVEN_HANDED) -> Bot:
    """Knows the same, and thinks of the others' turns: the strongest there is, with the most time."""
    return ChampionBot(seed, ms=GRANDMASTER_MS, style=style)


LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    level.__name__: level for level in (apprentice, artisan, scholar, master, grandmaster)
}
"""The levels by name, from the gentlest to the strongest; made from a seed and, perhaps, a character (``style``)."""
