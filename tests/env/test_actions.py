"""The action space: every option has one number, and every number one meaning."""

import hashlib
import random
from typing import Any

import numpy as np
import pytest

from env.episodes import episodes_of, some
from splay import SetupError
from splay.env import SPACES_VERSION, IllegalAction, action_space
from splay.position.decision import PLAYER
from splay.position.editions import EDITIONS
from testing.random_games import Setup, question, seeds

ACTIONS = {
    1: (391, "ad6571a2c8c27572"),
    3: (391, "ad6571a2c8c27572"),
    4: (541, "361281dad59d0eab"),
}
"""How many actions each edition has, and the hash of their words: whoever changes these changes `SPACES_VERSION`."""


def digest(words: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def test_the_numbers_of_actions_stay_what_they_are() -> None:
    assert SPACES_VERSION == 1
    spaces = {edition: action_space(edition) for edition in EDITIONS}
    assert {edition: (len(space), digest(space.words)) for edition, space in spaces.items()} == ACTIONS


@pytest.mark.parametrize("edition", [2, 4.0, True, "4", None, [4]])
def test_other_editions_have_no_actions(edition: Any) -> None:
    with pytest.raises(SetupError, match="no edition "):
        action_space(edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_actions_are_called_the_same(edition: int) -> None:
    words = action_space(edition).words
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("setup", some(1), ids=str)
def test_every_option_of_random_games_has_a_number_and_every_number_leads_back(setup: Setup) -> None:
    episodes = episodes_of(setup)
    space, names = episodes.actions, episodes.setup.players
    kinds = set()
    for seed in seeds(2):
        episodes.begin(seed)
        rng = random.Random(seed)
        while episodes.playing.decision is not None:
            ask = question(episodes.playing)
            kinds.add(ask.kind)
            numbers = space.offered(ask, names)
            assert len(set(numbers)) == len(ask.options)
            assert [space.number_of(ask, option, names) for option in ask.options] == numbers
            assert tuple(space.option_of(ask, number, names) for number in numbers) == ask.options
            episodes.playing.pick(rng.choice(ask.options))
    assert {"opening", "action", "card", "color", "whether"} <= kinds


def test_every_other_number_is_refused() -> None:
    episodes = episodes_of(Setup(4, 5))
    names = episodes.setup.players
    refused = 0
    for seed in range(3):
        episodes.begin(seed)
        rng = random.Random(seed)
        while episodes.playing.decision is not None:
            ask = question(episodes.playing)
            offered = set(episodes.offered)
            for number in rng.sample(range(len(episodes.actions)), 20):
                if number not in offered:
                    with pytest.raises(IllegalAction, match="not offered"):
                        episodes.actions.option_of(ask, number, names)
                    refused += 1
            episodes.pick(rng.choice(sorted(offered)))
    assert refused > 1000


def test_players_are_numbered_from_the_seat_that_is_asked() -> None:
    episodes = episodes_of(Setup(4, 5))
    names = episodes.setup.players
    met = 0
    for seed in range(30):
        episodes.begin(seed)
        rng = random.Random(seed)
        while (ask := episodes.playing.decision) is not None:
            if ask.kind == PLAYER:
                for option, number in zip(ask.options, episodes.offered, strict=True):
                    if option != "pass":
                        steps = (names.index(option) - ask.seat) % 5
                        assert episodes.actions.words[number] == f"player {steps}"
                        met += 1
            episodes.pick(rng.choice(episodes.offered))
    assert met > 10


def test_the_same_word_of_another_kind_is_another_action() -> None:
    words = action_space(4).words
    for pair in (("draw", "which draw"), ("value 3", "back 3"), ("card Tools", "opening Tools")):
        assert len({words.index(word) for word in pair}) == 2


@pytest.mark.parametrize("action", [np.int64(0), np.int32(0), np.array(0)])
def test_numbers_of_numpy_are_numbers(action: object) -> None:
    assert action_space(3).checked(action, "ann") == 0


@pytest.mark.parametrize(
    "action", [-1, 391, 10**30, True, None, 1.0, "draw", [0], np.array([0]), np.array([0, 1]), np.float32(1)]
)
def test_what_is_no_action_is_refused_by_who_and_why(action: object) -> None:
    with pytest.raises(IllegalAction, match=r"^ann cannot take action .*: an action is a whole number from 0 to 390$"):
        action_space(3).checked(action, "ann")


def test_an_option_that_is_not_offered_has_no_number_now() -> None:
    episodes = episodes_of(Setup(3, 2))
    episodes.begin(7)
    with pytest.raises(IllegalAction, match="player_0 cannot pick 'Sailing' at decision 0: not offered"):
        episodes.actions.number_of(question(episodes.playing), "Sailing", episodes.setup.players)
