"""Rendering: text and pictures of what a seat sees."""

import random
from typing import Any

import numpy as np
import pytest

from env.episodes import episodes_of, some, steps
from splay import view
from splay.env import aec_env, gym_env
from splay.env.picture.drawing import HEIGHT, WIDTH, picture
from splay.env.table_text import as_text
from splay.testing.twins import twin_of
from testing.random_games import Setup


@pytest.mark.parametrize("make", [aec_env, gym_env])
def test_ansi_is_the_table_as_text(make: Any) -> None:
    env = make(4, 2, render_mode="ansi")
    env.reset(seed=7)
    text = env.render()
    assert isinstance(text, str)
    for words in ("First cards: 0 of 2 chosen", "player_1", "Choose your first card"):
        assert words in text
    assert "\x1b" not in text


def test_lines_of_text_break_between_options_only() -> None:
    episodes = episodes_of(Setup(3, 4))
    longest: tuple[str, ...] = ()
    for seed in (24, 1):
        for seat in steps(episodes, seed):
            ask = view(episodes.playing, seat).asked
            assert ask is not None
            assert ask.options is not None
            if len(ask.options) > len(longest):
                longest = ask.options
                lines = as_text(episodes.playing, seat).splitlines()
                first = next(at for at, line in enumerate(lines) if line.startswith(f"player_{seat}: ")) + 1
                told = " ".join(lines[first:])
                assert told == ", ".join(longest)
                pieces = [piece for line in lines[first:] for piece in line.removesuffix(",").split(", ")]
                assert pieces == list(longest)
    assert len(", ".join(longest)) > 2 * 120


@pytest.mark.parametrize("make", [aec_env, gym_env])
def test_human_prints_it_after_every_reset_and_step(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(4, 2, render_mode="human")
    env.reset(seed=7)
    assert capsys.readouterr().out.count("First cards: 0 of 2 chosen") == 1
    env.step(env.unwrapped.episodes.offered[0])
    assert len(capsys.readouterr().out.splitlines()) > 10
    assert env.render() is None
    assert len(capsys.readouterr().out.splitlines()) > 10


@pytest.mark.parametrize("make", [aec_env, gym_env])
def test_rgb_array_is_a_picture(make: Any) -> None:
    env = make(4, 2, render_mode="rgb_array")
    env.reset(seed=7)
    points = env.render()
    assert points.shape == (HEIGHT, WIDTH, 3) == (800, 1280, 3)
    assert points.dtype == np.uint8
    assert np.unique(points.astype(np.int32) @ (65536, 256, 1)).size > 20, "colors"


@pytest.mark.parametrize("make", [aec_env, gym_env])
def test_without_a_mode_rendering_warns_and_does_nothing(make: Any) -> None:
    env = make(4, 2)
    env.reset(seed=7)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
    env.close()


@pytest.mark.parametrize("setup", some(2), ids=str)
def test_every_position_can_be_rendered_to_its_end(setup: Setup) -> None:
    episodes = episodes_of(setup)
    for number, seat in enumerate(steps(episodes, 4)):
        if number % 40 == 0:
            check_rendered(episodes.playing, seat)
    check_rendered(episodes.playing, 0)
    assert "The game is over" in as_text(episodes.playing, 0)


def check_rendered(game: Any, seat: int) -> None:
    text = as_text(game, seat)
    assert all(player.name in text for player in view(game, seat).players)
    assert max(map(len, text.splitlines())) <= 120
    assert picture(view(game, seat)).shape == (HEIGHT, WIDTH, 3)


def test_hidden_cards_do_not_show() -> None:
    episodes = episodes_of(Setup(4, 3))
    rng = random.Random(2)
    for number, seat in enumerate(steps(episodes, 2)):
        if number % 20 == 0:
            twin = twin_of(episodes.playing, seat, rng)
            assert as_text(twin, seat) == as_text(episodes.playing, seat)
            assert (picture(view(twin, seat)) == picture(view(episodes.playing, seat))).all()


def test_a_picture_shows_what_changes() -> None:
    episodes = episodes_of(Setup(3, 2))
    last = None
    for _ in zip(range(10), steps(episodes, 2), strict=False):
        now = picture(view(episodes.playing, 0))
        assert last is None or (now != last).any()
        last = now
