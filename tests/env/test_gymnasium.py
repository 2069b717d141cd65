"""The environment of Gymnasium: its own check, and one seat against bots."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env

from env.episodes import some
from splay import Asked, Game, SetupError, View
from splay.bots import BOTS, RandomBot
from splay.env import BadArgument, EpisodeOver, IllegalAction, NoSuchMode, NotReset, gym_env
from splay.env.gymnasium import SeatEnv
from testing.random_games import Setup


def env_of(setup: Setup, **options: Any) -> SeatEnv:
    """The environment for such a table."""
    if setup.covered_hidden:
        options["covered_hidden"] = True
    return gym_env(setup.edition, setup.players, teams=setup.teams, **options)


def chosen(rng: random.Random, observation: Any) -> int:
    """Any action that is offered."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))


def finish(env: SeatEnv, seed: int) -> tuple[float, bool, bool, dict[str, Any]]:
    """Play a game at random; gives what the last step told."""
    rng = random.Random(seed)
    observation, info = env.reset(seed=seed)
    while True:
        assert env.observation_space.contains(observation)
        assert info == {}
        observation, reward, terminated, truncated, info = env.step(chosen(rng, observation))
        if terminated or truncated:
            assert env.observation_space.contains(observation)
            assert not observation["action_mask"].any()
            return reward, terminated, truncated, info
        assert reward == 0


# -- the library's own check ---------------------------------------------------------------


@pytest.mark.parametrize("setup", some(0), ids=str)
def test_gymnasium_finds_nothing_wrong(setup: Setup) -> None:
    """It takes any action, offered or not, so it has to be one that loses; and it wants to make environments itself."""
    spec = EnvSpec("Splay-v1", entry_point=lambda **options: env_of(setup, illegal="lose", **options))
    check_env(gymnasium.make(spec).unwrapped)


# -- games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", some(1), ids=str)
def test_a_seat_plays_to_the_end(setup: Setup) -> None:
    for seat in range(setup.players):
        env = env_of(setup, seat=seat)
        reward, terminated, truncated, info = finish(env, 10 + seat)
        outcome = env.episodes.playing.outcome
        assert outcome is not None
        assert (terminated, truncated) == (True, False)
        assert reward == (0 if not outcome.winners else 1 if seat in outcome.winners else -1)
        assert info == {"reason": outcome.reason, "winners": list(outcome.winners)}


def test_a_game_that_goes_on_after_the_turn_limit_is_truncated() -> None:
    env = gym_env(4, 3, turn_limit=9)
    assert finish(env, 1) == (0.0, False, True, {"reason": "turn limit", "winners": []})
    with pytest.raises(EpisodeOver):
        env.step(0)


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    games = []
    for seed in (5, 5, 6):
        env = gym_env(4, 3, opponents=["random", "greedy"], seat=1, turn_limit=12)
        finish(env, seed)
        games.append((env.episodes.playing.seed, env.episodes.playing.picks))
    assert games[0] == games[1] != games[2]
    assert games[0][0] == 5


def test_without_a_seed_every_game_is_another() -> None:
    env = gym_env()
    seeds = set()
    for _ in range(3):
        env.reset()
        seeds.add(env.episodes.playing.seed)
    assert len(seeds) == 3


class Noting(RandomBot):
    """A random bot that notes for which seats it was asked."""

    seats: set[int]

    def choose(self, view: View, ask: Asked) -> str:
        assert view.seat == ask.seat
        self.seats.add(ask.seat)
        return super().choose(view, ask)


def test_bots_sit_clockwise_from_the_left() -> None:
    made: list[Noting] = []

    def make(seed: int) -> Noting:
        bot = Noting(seed)
        bot.seats = set()
        made.append(bot)
        return bot

    finish(gym_env(4, 4, opponents=[make, make, make], seat=2), 1)
    assert [bot.seats for bot in made] == [{3}, {0}, {1}]


def test_one_bot_has_all_other_seats() -> None:
    env = gym_env(3, 4, opponents=("greedy",), turn_limit=4)
    finish(env, 1)
    assert {type(bot) for bot in env._bots.values()} == {BOTS["greedy"]}
    assert set(env._bots) == {1, 2, 3}


def test_masks_as_learners_ask_for_them() -> None:
    env = gym_env(3, 2)
    observation, _ = env.reset(seed=7)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert (masks == observation["action_mask"].astype(bool)).all()
    assert [env.episodes.actions.words[action] for action in np.flatnonzero(masks)] == [
        "opening Oars",
        "opening Pottery",
    ]


def again(env: SeatEnv) -> SeatEnv:
    made: SeatEnv = pickle.loads(pickle.dumps(env))
    return made


@pytest.mark.parametrize("copied", [copy.deepcopy, again])
@pytest.mark.parametrize("setup", [Setup(3, 4, "ABAB", True), Setup(4, 3)], ids=str)
def test_a_copy_is_at_the_same_decision_against_the_same_bots(
    setup: Setup, copied: Callable[[SeatEnv], SeatEnv]
) -> None:
    env, rng = env_of(setup, opponents=("greedy",) if setup.edition == 3 else ("random",)), random.Random(4)
    copied(env).reset(seed=3)
    env.reset(seed=3)
    for _ in range(6):
        env.step(rng.choice(env.episodes.offered))
    twin, apart = copied(env), copied(env)
    before = env.episodes.playing.clone()
    apart.step(apart.episodes.offered[0])
    assert env.episodes.playing == twin.episodes.playing == before
    for _ in range(6):
        action = rng.choice(env.episodes.offered)
        (seen, *told), (seen_too, *told_too) = env.step(action), twin.step(action)
        assert told == told_too
        assert seen["observation"].tobytes() == seen_too["observation"].tobytes()
        assert seen["action_mask"].tobytes() == seen_too["action_mask"].tobytes()
    env.reset()
    twin.reset()
    assert env.episodes.playing.seed == twin.episodes.playing.seed


# -- refusals ----------------------------------------------------------------------------------


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = gym_env(4, 2)
    env.reset(seed=1)
    rng = random.Random(1)
    for _ in range(20):
        game = env.episodes.playing.clone()
        closed = int(np.flatnonzero(~env.action_masks())[3])
        for action in (closed, -1, 10**6, 0.5, "draw", np.array([1])):
            with pytest.raises(IllegalAction, match=r"^player_0 cannot take action"):
                env.step(action)  # type: ignore[arg-type]
        assert env.episodes.playing == game
        env.step(rng.choice(env.episodes.offered))


def test_an_action_that_is_not_offered_can_lose_instead() -> None:
    env = gym_env(4, 2, illegal="lose")
    env.reset(seed=1)
    game: Game = env.episodes.playing.clone()
    seen, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info) == (-1, True, False, {"reason": "illegal action", "winners": []})
    assert env.episodes.playing == game
    assert not seen["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(EpisodeOver, match="illegal action"):
        env.step(env.episodes.offered[0])
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="a whole number from 0 to 540"):
        env.step(541)
    env.step(env.episodes.offered[0])


def test_before_the_first_reset_there_is_no_game() -> None:
    env = gym_env(render_mode="ansi")
    for attempt in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(NotReset):
            attempt()


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.5, "7"])
def test_what_is_no_seed_is_refused_and_the_game_stays(seed: Any) -> None:
    env = gym_env(3, 2)
    env.reset(seed=7)
    with pytest.raises(SetupError, match="a seed is "):
        env.reset(seed=seed)
    assert env.episodes.playing.seed == 7


@pytest.mark.parametrize(
    ("options", "error", "why"),
    [
        ({"players": 6}, SetupError, "edition 4 is for 2 to 5 players, not 6"),
        ({"players": None}, BadArgument, "players is a whole number"),
        ({"seat": 2}, BadArgument, "there is no seat 2 at this table"),
        ({"seat": True}, BadArgument, "there is no seat True at this table"),
        ({"seat": np.array([0])}, BadArgument, "there is no seat"),
        ({"opponents": ("deep",)}, SetupError, "no bot is named 'deep': there are random, first, "),
        ({"opponents": "greedy"}, BadArgument, "opponents is a list of bots, not 'greedy'"),
        ({"opponents": ("greedy", "random")}, BadArgument, "2 opponents are named for 1 other seats"),
        ({"opponents": ()}, BadArgument, "0 opponents are named"),
        ({"opponents": (3,)}, BadArgument, "an opponent is the name of a bot or makes one from a seed, not 3"),
        ({"illegal": "ignore"}, BadArgument, "illegal is 'refuse' or 'lose', not 'ignore'"),
        ({"render_mode": np.array(["ansi"])}, NoSuchMode, "there is no render_mode "),
        ({"render_mode": "svg"}, NoSuchMode, "there is no render_mode 'svg'"),
        ({"turn_limit": -5}, BadArgument, "turn_limit"),
        ({"nonsense": 1}, BadArgument, "there is no option 'nonsense': there are covered_hidden, parley, starts"),
    ],
)
def test_what_cannot_be_is_refused_at_once(options: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        gym_env(**options)
