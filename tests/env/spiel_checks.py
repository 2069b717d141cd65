"""The tests that OpenSpiel has for its own games, for ours."""

import random
import unittest
from typing import Any

import pyspiel


def simulate(game: Any, games: int = 1) -> None:
    """Play at random; OpenSpiel checks actions, masks, copies, pickles, observations and returns at every step."""
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)


def some_states(game: Any, count: int) -> list[Any]:
    """So many states of a random game, evenly from the first card that is dealt to the end.

    OpenSpiel's own `sample_some_states` begins at the root and never comes to the end of the deal.
    """
    rng = random.Random(1)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(rng.choice(states[-1].legal_actions())))
    last = len(states) - 1
    return [states[last * number // (count - 1)] for number in range(count)]


def enforce_api(game: Any, states: int) -> unittest.TestResult:
    """Run OpenSpiel's tests of the interface on states of a random game."""
    # Its module asks absl for the flags of a command line when it is imported.
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    class OnSplay(EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, game.get_type().short_name
            cls.game_type = game.get_type()
            cls.some_states = some_states(game, states)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OnSplay).run(result)
    assert result.testsRun
    return result


def sample_game(game: Any) -> None:
    """Play a game from Python as OpenSpiel's own test of simulations does."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(game)
