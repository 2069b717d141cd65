"""The environment of PettingZoo: its own tests, and what it promises besides."""

import copy
import itertools
import pickle
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from env.episodes import some
from splay import Game, SetupError
from splay.env import (
    SPACES_VERSION,
    BadArgument,
    EpisodeOver,
    IllegalAction,
    NoSuchAgent,
    NoSuchMode,
    NotReset,
    aec_env,
)
from splay.env.pettingzoo import AgentsEnv, raw_env
from splay.position.editions import EDITIONS
from testing.random_games import Setup

Env = AECEnv[str, Any, Any]


def env_of(setup: Setup, **options: Any) -> Env:
    """The environment for such a table."""
    if setup.covered_hidden:
        options["covered_hidden"] = True
    return aec_env(setup.edition, setup.players, teams=setup.teams, **options)


def play(env: Env, seed: int, steps: int = 10**9) -> Iterator[tuple[str, Any, float, bool, bool, dict[str, Any]]]:
    """Play at random from wherever it stands; gives what every agent gets to know."""
    rng = random.Random(seed)
    for agent in env.agent_iter(steps):
        told = env.last()
        yield agent, *told
        observation, _, terminated, truncated, _ = told
        assert observation is not None
        is_over = terminated or truncated
        env.step(None if is_over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))


# -- the library's own tests -------------------------------------------------------------


@pytest.mark.parametrize("setup", some(0), ids=str)
@pytest.mark.filterwarnings(
    # It says so of all environments with a mask that are not its own, and wherever an agent leaves.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
def test_pettingzoo_finds_nothing_wrong(setup: Setup) -> None:
    api_test(env_of(setup), num_cycles=400)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("setup", some(1), ids=str)
def test_pettingzoo_finds_the_same_seed_to_give_the_same_game(setup: Setup) -> None:
    seed_test(lambda: env_of(setup), num_cycles=100)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("edition", EDITIONS)
def test_pettingzoos_performance_test_runs(
    edition: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays on through resets for five seconds, which pass here with every look at the clock."""
    looks = itertools.count()
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(looks) * 0.01))
    module.performance_benchmark(aec_env(edition, 2))
    assert float(capsys.readouterr().out.splitlines()[1].split()[0]) == pytest.approx(200, rel=0.05)


# -- the spaces ------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [Setup(1, 2), Setup(3, 4, "ABAB"), Setup(4, 5)], ids=str)
def test_all_agents_have_the_same_spaces(setup: Setup) -> None:
    env = env_of(setup)
    assert env.possible_agents == [f"player_{seat}" for seat in range(setup.players)]
    assert len({env.action_space(agent).n for agent in env.possible_agents}) == 1  # type: ignore[attr-defined]
    assert len({str(env.observation_space(agent)) for agent in env.possible_agents}) == 1


@pytest.mark.parametrize("setup", some(2), ids=str)
def test_every_observation_lies_in_its_space_and_only_who_is_asked_has_a_mask(setup: Setup) -> None:
    env = env_of(setup)
    env.reset(seed=5)
    for number, (agent, _, _, terminated, truncated, _) in enumerate(play(env, 5)):
        if number % 5 == 0 or terminated:
            for each in env.agents:
                observation = env.observe(each)
                assert env.observation_space(each).contains(observation)
                assert observation is not None
                assert observation["action_mask"].any() == (each == agent and not terminated and not truncated)


def test_arrays_belong_to_whoever_gets_them() -> None:
    env = aec_env(3, 2)
    env.reset(seed=1)
    first = env.observe("player_0")
    assert first is not None
    first["observation"][:] = 9
    first["action_mask"][:] = 9
    again = env.observe("player_0")
    assert again is not None
    assert again["observation"].max() < 9
    assert again["action_mask"].max() == 1


def test_the_name_carries_the_version_of_the_spaces() -> None:
    assert str(aec_env().unwrapped) == f"splay_v{SPACES_VERSION}"


# -- games ------------------------------------------------------------------------------------


def raw(setup: Setup, **options: Any) -> AgentsEnv:
    found = env_of(setup, **options).unwrapped
    assert isinstance(found, AgentsEnv)
    return found


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = raw(Setup(4, 3))
    env.reset(seed=77)
    assert env.episodes.playing == Game.start(4, env.possible_agents, 77)


def test_without_a_seed_every_game_is_another_and_a_seed_fixes_those_after_it() -> None:
    def seeds(*resets: int | None) -> list[int | None]:
        env, found = raw(Setup(3, 2)), []
        for seed in resets:
            env.reset(seed=seed)
            found.append(env.episodes.playing.seed)
        return found

    assert len(set(seeds(None, None, None))) == 3
    assert seeds(None) != seeds(None)
    assert seeds(4, None, None) == seeds(4, None, None)
    assert seeds(np.int64(4)) == [4]  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", some(0), ids=str)
def test_winners_get_one_and_the_others_lose_one_at_the_end_and_nothing_before(setup: Setup) -> None:
    for seed in range(3):
        env = env_of(setup)
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        ends: dict[str, dict[str, Any]] = {}
        for agent, _, reward, terminated, truncated, info in play(env, seed):
            totals[agent] += reward
            assert terminated or (not reward and not info)
            assert not truncated
            if terminated:
                ends[agent] = info
        outcome = raw_of(env).episodes.playing.outcome
        assert outcome is not None
        assert not env.agents
        for seat, agent in enumerate(env.possible_agents):
            expected = 0 if not outcome.winners else 1 if seat in outcome.winners else -1
            assert totals[agent] == expected
            assert ends[agent] == {"reason": outcome.reason, "winners": list(outcome.winners)}
        if setup.teams and outcome.winners:
            assert len(outcome.winners) == setup.teams.count(setup.teams[outcome.winners[0]])


def raw_of(env: Env) -> AgentsEnv:
    assert isinstance(env.unwrapped, AgentsEnv)
    return env.unwrapped


def test_a_drawn_game_gives_nobody_anything() -> None:
    env = raw(Setup(4, 2))
    for seed in range(2000):
        env.reset(seed=seed)
        game, rng = env.episodes.playing, random.Random(seed)
        while game.decision is not None:
            game.pick(rng.choice(game.decision.options))
        if game.outcome is not None and not game.outcome.winners:
            assert env.episodes.returns == [0.0, 0.0]
            assert env.episodes.ending == {"reason": "score", "winners": []}
            return
    pytest.fail("no game was drawn")


@pytest.mark.parametrize("seed", [96, 228])
def test_who_has_lost_in_the_middle_stays_and_is_never_asked_again(seed: int) -> None:
    env = env_of(Setup(4, 5))
    env.reset(seed=seed)
    game = raw_of(env).episodes.playing
    out: set[str] = set()
    steps_without = 0
    for agent, _, reward, terminated, _, _ in play(env, seed):
        assert terminated or env.agents == env.possible_agents
        assert terminated or agent not in out
        assert not terminated or agent not in out or reward == -1
        if game.outcome is None:
            out = {env.possible_agents[seat] for seat in game.out}
            steps_without += bool(out)
    assert steps_without, "nobody has lost in the middle"


def test_a_game_that_goes_on_after_the_turn_limit_is_truncated_for_all() -> None:
    env = aec_env(4, 3, turn_limit=10)
    env.reset(seed=3)
    told = [
        (agent, reward, terminated, truncated, info) for agent, _, reward, terminated, truncated, info in play(env, 3)
    ]
    ends = [each for each in told if each[3]]
    expected = {"reason": "turn limit", "winners": []}
    assert ends == [(agent, 0.0, False, True, expected) for agent in env.possible_agents]
    assert told[-3:] == ends
    assert raw_of(env).episodes.playing.state.turn == 11


def test_a_reset_in_the_middle_or_among_those_who_leave_begins_anew() -> None:
    env = aec_env(4, 3, turn_limit=5)
    for steps in (1, 20, 10**9):
        env.reset(seed=3)
        game = list(play(env, 3, steps))
        env.reset(seed=3)
        assert env.agents == env.possible_agents
        assert [each[0] for each in play(env, 3, steps)] == [each[0] for each in game]
    env.reset(seed=3)
    for *_, truncated, _ in play(env, 3):
        if truncated:
            break
    env.reset(seed=4)
    assert len(list(play(env, 4))) > 10
    assert not env.agents


def again(env: Env) -> Env:
    made: Env = pickle.loads(pickle.dumps(env))
    return made


@pytest.mark.parametrize("copied", [copy.deepcopy, again])
@pytest.mark.parametrize("setup", [Setup(3, 4, "ABAB", True), Setup(4, 3)], ids=str)
def test_a_copy_is_at_the_same_decision(setup: Setup, copied: Callable[[Env], Env]) -> None:
    env = env_of(setup, turn_limit=30)
    assert raw_of(copied(env)).episodes.turn_limit == 30
    env.reset(seed=3)
    list(play(env, 3, 25))
    twin, apart = copied(env), copied(env)
    before = raw_of(env).episodes.playing.clone()
    list(play(apart, 1))
    assert not apart.agents
    assert raw_of(env).episodes.playing == raw_of(twin).episodes.playing == before

    def told(env: Env) -> list[Any]:
        return [(agent, seen["observation"].tobytes(), *rest) for agent, seen, *rest in play(env, 7)]

    assert told(twin) == told(env)
    for each in (env, twin):
        each.reset()
    assert raw_of(env).episodes.playing == raw_of(twin).episodes.playing


# -- refusals ----------------------------------------------------------------------------------


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = raw(Setup(4, 2))
    env.reset(seed=1)
    for _ in range(30):
        game = env.episodes.playing.clone()
        before = (env.agent_selection, env.rewards, env.terminations, env.infos, env.episodes.offered)
        mask = env.observe(env.agent_selection)["action_mask"]
        for action in (int(np.flatnonzero(mask == 0)[7]), -1, len(mask), 1.5, "draw", np.array([1, 2]), None):
            with pytest.raises(IllegalAction, match=f"^{env.agent_selection} cannot take action"):
                env.step(action)  # type: ignore[arg-type]
        assert env.episodes.playing == game
        assert before == (env.agent_selection, env.rewards, env.terminations, env.infos, env.episodes.offered)
        env.step(env.episodes.offered[0])


def test_in_its_wrapper_it_refuses_by_name_too() -> None:
    env = aec_env(4, 2)
    assert isinstance(env, OrderEnforcingWrapper)
    env.reset(seed=1)
    for action in (0, 10**6, "draw"):
        with pytest.raises(IllegalAction):
            env.step(action)  # type: ignore[arg-type]
    with pytest.raises(NoSuchAgent, match="there is no agent 'player_2': there are player_0, player_1"):
        env.observe("player_2")
    wrong: list[Any] = ["ann", np.array([1, 2]), ["player_0"], 0, None]
    for look in (env.action_space, env.observation_space, env.observe):
        for agent in wrong:
            with pytest.raises(NoSuchAgent):
                look(agent)


def test_after_the_end_there_is_nothing_to_do_but_leave() -> None:
    env = raw_env(3, 2, turn_limit=1)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(env.episodes.offered[0])
    with pytest.raises(IllegalAction, match="the game is over for it, and only None is left"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert env.agents == []
    for attempt in (lambda: env.step(None), env.last):
        with pytest.raises(EpisodeOver, match=r"the game is over \(turn limit\): reset begins another"):
            attempt()


def test_in_its_wrapper_there_is_nothing_to_do_after_the_end_either() -> None:
    env = aec_env(3, 2, turn_limit=1)
    env.reset(seed=1)
    list(play(env, 1))
    for attempt in (lambda: env.step(5), lambda: env.step(None), env.last):
        with pytest.raises(EpisodeOver, match=r"the game is over \(turn limit\): reset begins another"):
            attempt()
    env.reset(seed=1)
    assert len(list(play(env, 1))) > 2


def test_before_the_first_reset_there_is_no_game() -> None:
    env = raw_env(3, 2, render_mode="ansi")
    for attempt in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(NotReset, match="there is no game before the first reset"):
            attempt()


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.5, "7"])
def test_what_is_no_seed_is_refused_and_the_game_stays(seed: Any) -> None:
    env = raw(Setup(3, 2))
    env.reset(seed=7)
    with pytest.raises(SetupError, match="a seed is "):
        env.reset(seed=seed)
    assert env.episodes.playing.seed == 7


@pytest.mark.parametrize(
    ("options", "error", "why"),
    [
        ({"edition": 2}, SetupError, "no edition 2"),
        ({"edition": "4"}, SetupError, "no edition '4'"),
        ({"edition": 3, "players": 5}, SetupError, "edition 3 is for 2 to 4 players, not 5"),
        ({"players": 0}, BadArgument, "players is a whole number from 1 up, not 0"),
        ({"players": "2"}, BadArgument, "players is a whole number from 1 up, not '2'"),
        ({"teams": "ABC"}, SetupError, "teams 'ABC' are for 3 players, not 2"),
        ({"turn_limit": 0}, BadArgument, "turn_limit is a whole number from 1 up, not 0"),
        ({"turn_limit": None}, BadArgument, "turn_limit is a whole number from 1 up, not None"),
        ({"render_mode": np.array(["ansi"])}, NoSuchMode, "there is no render_mode "),
        ({"render_mode": "rgb"}, NoSuchMode, "there is no render_mode 'rgb': there are human, ansi, rgb_array"),
        ({"covered_hidden": True}, SetupError, "in edition 4 all boards are open"),
        ({"players": 10**9}, SetupError, "edition 4 is for 2 to 5 players, not 1000000000"),
        ({"nonsense": 1}, BadArgument, "there is no option 'nonsense': there are covered_hidden, parley, starts"),
        ({"seed": 1}, BadArgument, "there is no option 'seed'"),
        ({"names": ["ann", "bob"]}, BadArgument, "there is no option 'names'"),
    ],
)
def test_what_cannot_be_is_refused_at_once(options: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        aec_env(**options)
