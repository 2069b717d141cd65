"""Random games in which the law of hidden information is checked, to find a leak made on purpose."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest

from splay.position.state import Cards
from splay.testing.broken import LawBroken
from splay.testing.secrecy import (
    EYES,
    Eye,
    check_secrecy,
)
from testing.random_games import Setup

TABLES: Final = (Setup(3, 2), Setup(4, 3), Setup(1, 3, covered_hidden=True))
"""Between them they have every zone, junk and covered cards that are hidden."""
EVERY: Final = 3
"""Each viewer is checked at every third question."""


def hunt(these: Sequence[Eye] = EYES, tables: Sequence[Setup] = TABLES, picks: int = 150) -> Counter[str]:
    """Check the law over some random games; the same places every time."""
    done: Counter[str] = Counter()
    for setup in tables:
        game, rng = setup.start(5), random.Random(5)
        while (ask := game.decision) is not None and len(game.picks) < picks:
            if ask.number % EVERY == 0:
                done += check_secrecy(game, rng, rng.choice([*range(setup.players), ask.seat, None]), these)
            game.pick(rng.choice(ask.options))
    return done


def caught(*these: Eye, tables: Sequence[Setup] = TABLES) -> str:
    """What the law says against a leak, which it must find."""
    with pytest.raises(LawBroken) as broken:
        hunt(these or EYES, tables)
    return str(broken.value)


def ages(cards: Cards) -> tuple[int, ...]:
    """In the order in which they are held."""
    return tuple(card.age for card in cards)
