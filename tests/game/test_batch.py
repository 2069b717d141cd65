"""Batches: many games stepped together are the games they are alone."""

import random
from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from splay import Game, NotOffered, PickError, SetupError
from splay.game.batch import GameBatch
from splay.position.setup import LAST_SEED, Setup

TABLES = [
    Setup(1, ["ann", "bob"], 5),
    Setup(3, ["ann", "bob", "cyd", "dan"], 5, "ABAB"),
    Setup(4, ["ann", "bob"], 5),
    Setup(4, ["ann", "bob", "cyd", "dan", "eve"], 5),
]


@pytest.mark.parametrize("setup", TABLES, ids=str)
@pytest.mark.parametrize("by_number", [False, True])
def test_a_batch_plays_the_games_that_are_played_alone(setup: Setup, by_number: bool) -> None:
    """Each game of a batch is looked up by its seed, and every number the batch reports is that of the game alone."""
    batch = GameBatch(setup, 4)
    rng = random.Random(9)
    alone = {seed: Game.start(replace(setup, seed=seed)) for seed in range(5, 9)}
    seeds = [5, 6, 7, 8]
    ended = 0
    while ended < 6:
        games = [alone[seed] for seed in seeds]
        assert batch.counts == [game.option_count for game in games]
        assert batch.seats == [game.seat for game in games]
        assert batch.legal_actions == [game.legal_actions for game in games]
        places = [int(rng.random() * count) for count in batch.counts]
        if by_number:
            batch.step([actions[place] for actions, place in zip(batch.legal_actions, places, strict=True)])
        else:
            batch.step_at(places)
        for game, place in zip(games, places, strict=True):
            game.pick_at(place)
        over = [at for at, game in enumerate(games) if game.outcome]
        assert [each.at for each in batch.ended] == over
        for each in batch.ended:
            game = games[each.at]
            assert (each.seed, each.outcome, each.decisions) == (game.seed, game.outcome, len(game.picks))
            ended += 1
            seeds[each.at] = max(seeds) + 1
            alone[seeds[each.at]] = Game.start(replace(setup, seed=seeds[each.at]))
        for at, seed in enumerate(seeds):
            assert batch.games[at].picks == alone[seed].picks
    assert batch.next_seed == 5 + 4 + ended


@pytest.mark.parametrize(
    "kind", [list, tuple, lambda places: array("b", places), np.array], ids=["list", "tuple", "array", "numpy"]
)
def test_places_come_in_any_sequence(kind: Callable[[list[int]], list[int]]) -> None:
    batch, plain = GameBatch(TABLES[0], 3), GameBatch(TABLES[0], 3)
    for _ in range(50):
        places = [count - 1 for count in batch.counts]
        batch.step_at(kind(places))
        plain.step_at(places)
    assert [game.picks for game in batch.games] == [game.picks for game in plain.games]


@pytest.mark.parametrize("wrong", [-1, 600, 1.0, "draw", None, True])
@pytest.mark.parametrize("at", [0, 2])
def test_a_wrong_number_is_refused_and_no_game_changes(wrong: object, at: int) -> None:
    batch = GameBatch(TABLES[2], 3)
    for picks in range(40):
        before = [game.save() for game in batch.games]
        places: list[object] = [0, 0, 0]
        places[at] = wrong
        actions: list[object] = [legal[0] for legal in batch.legal_actions]
        actions[at] = wrong
        with pytest.raises(NotOffered, match=rf"at decision {picks}: not offered"):
            batch.step_at(places)  # type: ignore[arg-type]
        with pytest.raises(NotOffered, match=rf"at decision {picks}: not offered"):
            batch.step(actions)  # type: ignore[arg-type]
        assert [game.save() for game in batch.games] == before
        batch.step_at([0, 0, 0])


@pytest.mark.parametrize("count", [0, 2, 4])
def test_there_is_one_number_for_each_game(count: int) -> None:
    batch = GameBatch(TABLES[2], 3)
    for step in (batch.step_at, batch.step):
        with pytest.raises(PickError, match=f"picks: {count}, games: 3"):
            step([0] * count)
    assert [game.picks for game in batch.games] == [[], [], []]


@pytest.mark.parametrize("wrong", [5, None, (at for at in range(3)), {0, 1, 2}, {0: 0, 1: 0, 2: 0}, np.array(3)])
def test_numbers_come_in_a_list(wrong: Any) -> None:
    batch = GameBatch(TABLES[2], 3)
    for step in (batch.step_at, batch.step):
        with pytest.raises(PickError, match=r"^picks are a list with a whole number for each game, not "):
            step(wrong)
    assert [game.picks for game in batch.games] == [[], [], []]


@pytest.mark.parametrize("size", [-1, 0, True, 2.0, "3", None, [3]])
def test_a_batch_has_a_number_of_games(size: Any) -> None:
    with pytest.raises(SetupError, match=r"^a batch has a whole number of games from 1 up, not "):
        GameBatch(TABLES[2], size)


def test_after_the_last_seed_comes_the_first() -> None:
    batch = GameBatch(Setup(3, ["ann", "bob"], LAST_SEED), 3)
    assert [game.seed for game in batch.games] == [LAST_SEED, 0, 1]
    assert batch.next_seed == 2
    assert GameBatch(Setup(3, ["ann", "bob"], LAST_SEED), 1).next_seed == 0


def test_a_batch_needs_a_seed() -> None:
    with pytest.raises(SetupError, match="a seed is a whole number"):
        GameBatch(Setup(3, ["ann", "bob"]), 2)
