"""Batches: many games at once, in one process or in several, are the same games as one by one."""

import pickle
import tracemalloc
from typing import Any

import numpy as np
import pytest

from env.episodes import episodes_of, some
from splay import SetupError
from splay.env import BadArgument, Episodes, IllegalAction, NotReset, WorkerLost, batch
from splay.env.arrays import Arrays
from splay.env.spaces import drawn_seed
from splay.env.workers import SharedBatch
from testing.random_games import Setup


def chosen(arrays: Arrays, rng: np.random.Generator) -> Any:
    """A random action for each game, of those offered."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in arrays.masks])


def digest(arrays: Arrays) -> bytes:
    return pickle.dumps([array.tobytes() for array in arrays])


@pytest.mark.parametrize("setup", some(2), ids=str)
def test_every_row_is_a_game_of_its_own_as_others_see_it(setup: Setup) -> None:
    table = episodes_of(setup, turn_limit=20)
    given: Any = {"covered_hidden": True} if setup.covered_hidden else {}
    games = batch(setup.edition, setup.players, games=3, teams=setup.teams, turn_limit=20, **given)
    tables = [table.at_same_table() for _ in range(3)]
    chances = [np.random.default_rng([5, row]) for row in range(3)]
    for each, chance in zip(tables, chances, strict=True):
        each.begin(drawn_seed(chance))
    arrays, rng, ends = games.reset(seed=5), np.random.default_rng(1), 0
    for _ in range(150):
        actions = chosen(arrays, rng)
        assert games.step(actions) is arrays
        for row, each in enumerate(tables):
            each.pick(int(actions[row]))
            assert arrays.rewards[row].tolist() == (each.returns if each.is_over else [0] * setup.players)
            assert arrays.terminated[row] == (each.is_over and each.is_terminated)
            assert arrays.truncated[row] == (each.is_over and each.is_truncated)
            if each.is_over:
                ends += 1
                each.begin(drawn_seed(chances[row]))
            assert arrays.seats[row] == each.seat
            assert arrays.seeds[row] == each.playing.seed
            assert arrays.observations[row].tobytes() == each.observe(int(arrays.seats[row])).tobytes()
            assert arrays.masks[row].tobytes() == bytes(each.mask(int(arrays.seats[row])))
    assert ends


def test_several_processes_play_the_same_games() -> None:
    with batch(4, 3, games=5, turn_limit=8) as alone, batch(4, 3, games=5, turn_limit=8, processes=2) as shared:
        assert isinstance(shared, SharedBatch)
        assert shared.processes == 2
        first, second = alone.reset(seed=9), shared.reset(seed=9)
        rng = np.random.default_rng(2)
        ended = 0
        for _ in range(120):
            assert digest(first) == digest(second)
            actions = chosen(first, rng)
            alone.step(actions)
            shared.step(actions)
            ended += int(first.truncated.sum())
        assert ended
        with pytest.raises(IllegalAction):
            shared.step(np.full(5, 540))
        assert digest(first) == digest(second)
        shared._pipes[1].close()
        with pytest.raises(WorkerLost):
            shared.step(chosen(second, rng))
    with pytest.raises(WorkerLost):
        shared.reset(seed=1)


def test_what_is_no_action_is_refused_and_no_game_changes() -> None:
    games = batch(4, 2, games=4)
    with pytest.raises(NotReset):
        games.step([0, 0, 0, 0])
    arrays = games.reset(seed=1)
    actions = chosen(arrays, np.random.default_rng(1))
    before = digest(arrays)
    refused: list[Any] = [[1, 2], actions.astype(float), None, "draw", [actions], actions[:3]]
    refused += [[[1], [2, 3], [4], [5]], actions.astype("timedelta64[s]"), np.ma.array(actions, mask=actions > 9)]
    refused += [[True, *actions[1:]], (each for each in actions)]
    for each in refused:
        with pytest.raises(BadArgument, match="actions are 4 whole numbers"):
            games.step(each)
    for wrong in (int(np.flatnonzero(arrays.masks[2] == 0)[0]), -1, 541):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(IllegalAction, match=f"game 2 does not offer action {wrong}; no game has changed"):
            games.step(bad)
    assert digest(arrays) == before
    games.step(actions.tolist())
    assert digest(arrays) != before


@pytest.mark.parametrize("processes", [1, 2])
def test_overwritten_masks_neither_allow_nor_forbid_anything(processes: int) -> None:
    with batch(4, 2, games=3, processes=processes) as games:
        arrays = games.reset(seed=1)
        actions = chosen(arrays, np.random.default_rng(1))
        bad = actions.copy()
        bad[2] = np.flatnonzero(arrays.masks[2] == 0)[0]
        arrays.masks.fill(1)
        before = digest(arrays)
        with pytest.raises(IllegalAction, match="game 2 does not offer action"):
            games.step(bad)
        assert digest(arrays) == before
        arrays.masks.fill(0)
        games.step(actions)
        with batch(4, 2, games=3) as alone:
            again = alone.reset(seed=1)
            assert digest(alone.step(actions)) == digest(again) == digest(arrays)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_closed_batch_plays_no_more(processes: int) -> None:
    games = batch(3, 2, games=2, processes=processes)
    arrays = games.reset(seed=1)
    before, actions = digest(arrays), chosen(arrays, np.random.default_rng(1))
    games.close()
    with pytest.raises(WorkerLost, match="the batch is closed"):
        games.step(actions)
    with pytest.raises(WorkerLost, match="the batch is closed"):
        games.reset(seed=2)
    games.close()
    assert digest(arrays) == before


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("given", "error", "why"),
    [
        ({"games": "4"}, BadArgument, "games is a whole number from 1 to"),
        ({"games": None}, BadArgument, "games is a whole number from 1 to"),
        ({"players": 9}, SetupError, "edition 4 is for 2 to 5 players, not 9"),
        ({"seed": 1}, BadArgument, "there is no option 'seed': there are covered_hidden, parley, starts"),
        ({"names": ["ann", "bob"]}, BadArgument, "there is no option 'names'"),
    ],
)
def test_what_cannot_be_is_refused_whoever_plays(
    processes: int, given: dict[str, Any], error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        batch(processes=processes, **given)


@pytest.mark.parametrize(
    ("given", "error", "why"),
    [
        ({"games": 0}, BadArgument, "games is a whole number from 1 to"),
        ({"games": 2.0}, BadArgument, "games is a whole number from 1 to"),
        ({"processes": 0}, BadArgument, "processes is a whole number from 1 to"),
        ({"edition": 2}, SetupError, "no edition 2"),
        ({"turn_limit": 0}, BadArgument, "turn_limit is a whole number"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        batch(**given)


def test_the_seed_decides_everything_and_without_one_games_differ() -> None:
    games = batch(4, 2, games=6)
    first = digest(games.reset(seed=3))
    assert digest(games.reset(seed=3)) == first
    assert digest(games.reset(seed=4)) != first
    assert len(np.unique(games.reset(seed=3).observations, axis=0)) > 1
    assert digest(games.reset()) != digest(games.reset())
    with pytest.raises(SetupError, match="a seed is "):
        games.reset(seed=-1)


def test_a_parallel_game_takes_less_than_100_kilobytes() -> None:
    batch(4, 2, games=1).reset(seed=1)
    tracemalloc.start()
    try:
        games = batch(4, 2, games=20)
        arrays, rng = games.reset(seed=1), np.random.default_rng(1)
        for _ in range(80):
            games.step(chosen(arrays, rng))
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used / 20 < 100_000


def test_a_table_of_a_batch_is_its_own() -> None:
    table = Episodes(4, ["ann", "bob"])
    one, other = table.at_same_table(), table.at_same_table()
    one.begin(1)
    other.begin(2)
    assert one.observe(0) != other.observe(0)
    assert table.game is None
