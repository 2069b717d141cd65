"""Seatings: shared by games that differ only in their seeds, and without these."""

from dataclasses import replace

import pytest

from splay import Game
from splay.position.seating import seating_of
from splay.position.setup import Setup

SETUP = Setup(4, ["ann", "bob", "cyd", "dan"], 7)


def test_games_that_differ_only_in_their_seeds_share_a_seating() -> None:
    assert Game.start(SETUP).state.seating is Game.start(replace(SETUP, seed=8)).state.seating


@pytest.mark.parametrize(
    "other",
    [
        replace(SETUP, players=("ann", "bob", "dan", "cyd")),
        replace(SETUP, starts=2),
        replace(SETUP, parley=False),
        Setup(4, SETUP.players, 7, "ABAB"),
        Setup(3, SETUP.players, 7),
        Setup(3, SETUP.players, 7, covered_hidden=True),
    ],
    ids=["players", "starts", "parley", "teams", "edition", "covered"],
)
def test_other_tables_have_a_seating_of_their_own(other: Setup) -> None:
    seating = seating_of(other)
    assert seating.setup == replace(other, seed=None)
    assert seating is not seating_of(SETUP)


def test_a_position_does_not_hold_the_seed() -> None:
    """Whoever gets hold of a position cannot work out from it how the decks were shuffled."""
    game = Game.start(SETUP)
    assert game.setup == SETUP
    assert game.seed == 7
    assert game.state.seating.setup == replace(SETUP, seed=None)
    assert game.clone().setup == SETUP
