"""The evaluation: what a player has, weighed."""

import random

import pytest

from splay.bots.evaluation import MEASURES, WEIGHTS, measures, strength
from testing.random_games import SETUPS, Setup, play


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_strength_is_the_sum_of_all_measures_times_their_weights(setup: Setup) -> None:
    """It is written out for speed, so nothing may be forgotten or mixed up there."""
    game, rng = setup.start(4), random.Random(4)
    assert len(MEASURES) == len(WEIGHTS)
    while game.outcome is None:
        play(game, rng, 5)
        for player in game.state.players:
            found = measures(game.state, player)
            assert strength(game.state, player) == pytest.approx(
                sum(weight * measure for weight, measure in zip(WEIGHTS, found, strict=True)), rel=1e-12
            )
