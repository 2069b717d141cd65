"""The tests that OpenSpiel has for its own games, for ours."""

import unittest
from typing import Any

import pyspiel
from open_spiel.python.algorithms import sample_some_states


def simulate(game: Any, games: int = 1) -> None:
    """Play at random; OpenSpiel checks actions, masks, copies, pickles, observations and returns at every step."""
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)


def enforce_api(game: Any, states: int) -> unittest.TestResult:
    """Run OpenSpiel's tests of the interface on states of random games."""
    # Its module asks absl for the flags of a command line when it is imported.
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    class OnSplay(EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, game.get_type().short_name
            cls.game_type = game.get_type()
            cls.some_states = sample_some_states.sample_some_states(game, max_states=states)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OnSplay).run(result)
    assert result.testsRun
    return result


def sample_game(game: Any) -> None:
    """Play a game from Python as OpenSpiel's own test of simulations does."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(game)
