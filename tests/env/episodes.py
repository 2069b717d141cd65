"""Tables and random games for the tests of environments."""

import random
from collections.abc import Iterator

from splay.env.core import Episodes
from testing.random_games import SETUPS, Setup, tables

TABLES = [setup for setup in SETUPS if setup.parley is None]
"""Every edition, number of players and shape of teams."""


def some(third: int) -> list[Setup]:
    """Those of a third of all tables, as `tables` gives them; `tools/environments.py` plays at all."""
    return [setup for setup in tables(third) if setup in TABLES]


def episodes_of(setup: Setup, turn_limit: int = 200) -> Episodes:
    """Episodes at such a table."""
    names = [f"player_{seat}" for seat in range(setup.players)]
    covered_hidden = True if setup.covered_hidden else None
    return Episodes(setup.edition, names, setup.teams, turn_limit, covered_hidden=covered_hidden)


def steps(episodes: Episodes, seed: int) -> Iterator[int]:
    """Play a random game to its end; gives the seat that is asked before every pick."""
    rng = random.Random(seed)
    episodes.begin(seed)
    while (seat := episodes.seat) is not None:
        yield seat
        episodes.pick(rng.choice(episodes.offered))
