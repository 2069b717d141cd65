"""The evaluation: what a player has, weighed."""

import random
from math import log

import pytest

from splay.bots.evaluation import MEASURES, TEMPO, WEIGHTS, judge, measures, strength
from testing.random_games import SETUPS, Setup, play, tables


@pytest.mark.parametrize("setup", tables(1), ids=str)
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


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_action_to_come_counts_for_the_side_whose_turn_it_is(setup: Setup) -> None:
    """Odds are the exponents of strengths, so an action adds its worth to the logarithm of the odds of that side."""
    game, rng = setup.start(4), random.Random(4)
    play(game, rng, 30)
    state = game.state.copy()
    [active] = [side for side in state.seating.sides if state.active in side]
    others = [side[0] for side in state.seating.sides if side is not active]
    chances = []
    for left in (0, 1, 2):
        state.actions_left = left
        chances.append(judge(state, active[0]))
    for left, chance in enumerate(chances):
        for other in others:
            gained = log(chance[active[0]] / chance[other]) - log(chances[0][active[0]] / chances[0][other])
            assert gained == pytest.approx(left * TEMPO / len(active), abs=1e-9)
    assert TEMPO > 0
