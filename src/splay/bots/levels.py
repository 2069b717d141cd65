"""The opponents that players choose from: levels from gentle to as strong as there is, each in several characters."""

from collections.abc import Callable
from typing import Final

from splay.bots.base import Bot
from splay.bots.champion import ChampionBot
from splay.bots.greedy import GreedyBot
from splay.bots.search import SearchBot

EVEN: Final = "even-handed"
MASTER_MS: Final = 150
GRANDMASTER_MS: Final = 700
"""How long they think about a decision, in milliseconds; with what a server adds, that stays below a second."""


def apprentice(seed: int = 0, *, style: str = EVEN) -> Bot:
    """Looks one turn ahead, and is often mistaken."""
    return GreedyBot(seed, style=style, slack=1.2)


def artisan(seed: int = 0, *, style: str = EVEN) -> Bot:
    """The same, with fewer mistakes."""
    return GreedyBot(seed, style=style, slack=0.4)


def scholar(seed: int = 0, *, style: str = EVEN) -> Bot:
    """Finds the best turn, but does not think of the others' turns."""
    return GreedyBot(seed, style=style)


def master(seed: int = 0, *, style: str = EVEN) -> Bot:
    """Thinks of the others' turns, for a short while."""
    return SearchBot(seed, ms=MASTER_MS, style=style)


def grandmaster(seed: int = 0, *, style: str = EVEN) -> Bot:
    """The strongest there is, with the most time."""
    return ChampionBot(seed, ms=GRANDMASTER_MS, style=style)


LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    level.__name__: level for level in (apprentice, artisan, scholar, master, grandmaster)
}
"""The levels by name, from the gentlest to the strongest; made from a seed and, perhaps, a character (``style``)."""
