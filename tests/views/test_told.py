"""What the engine notes, as a seat may know it: the same as events say."""

import random

import pytest

from splay.position.card import Back, Card
from splay.position.card_moves import CardMoves
from splay.position.events import Arrange, JunkDeck, Lose, Show, ShowColor, event_of
from splay.views.told import told
from testing.random_games import SETUPS, Setup, play


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_is_what_the_event_tells(setup: Setup) -> None:
    game, rng, checked = setup.start(11), random.Random(11), 0
    while game.decision is not None:
        play(game, rng, 1, leaving=0.005)
        for raw in game.log:
            for seat in (*range(setup.players), None):
                seen, what = event_of(raw).seen_by(seat), told(raw, seat)[2]
                match seen:
                    case CardMoves():
                        checked += isinstance(what, Back)
                        assert what == seen.card
                    case JunkDeck() | Lose():
                        assert what == seen.cards
                    case Show():
                        assert what == seen.cards
                    case ShowColor():
                        assert what == ((seen.card,) if seen.card else seen.color)
                    case Arrange():
                        assert what == (seen.cards or seen.color)
                    case _:
                        assert told(raw, seat) == raw
                        assert not isinstance(what, Card) or what in seen.cards_shown()
    assert checked > 100
