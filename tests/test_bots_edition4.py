"""Bots in edition 4: parley, junk, departures and drawn games."""

import random
from typing import Any

import pytest

from laws.random_games import FOURTH, Setup, game_at, play
from scenario import Scenario, deal, play as pick_lines
from splay import Asked, Game, Outcome, asked, view
from splay.bots import BOTS, GreedyBot, RandomBot, make_bot
from splay.bots.arena import play_many
from splay.bots.greedy import standing
from splay.bots.imagine import imagine
from splay.laws import check_position


def answers(game: Game, bot: str = "greedy", seeds: int = 5) -> set[str]:
    """What a bot answers now, whatever its seed."""
    assert game.decision is not None
    ask = asked(game.decision, game.decision.seat)
    assert ask is not None
    return {make_bot(bot, seed).choose(view(game, ask.seat), ask) for seed in range(seeds)}


def test_greedy_beats_random_in_edition_4() -> None:
    summary = play_many(4, ["greedy", "random"], 2, games=20, seed=1)
    assert (summary.games, summary.unfinished) == (20, 0)
    assert summary.wins[0] >= 16


# -- giving up ----------------------------------------------------------------------------


def test_no_bot_follows_a_partner_who_gives_up() -> None:
    for seed in range(5):
        game = game_at(Setup(4, 4, "ABAB"), seed, 40)
        assert game.decision is not None
        game.give_up(game.decision.seat)
        assert game.decision is not None
        assert game.decision.verb == "give up"
        assert answers(game) == {"pass"}


def test_no_bot_gives_up_of_itself() -> None:
    game = game_at(Setup(4, 3), 3, 40)
    assert all("give up" not in answers(game, name) for name in BOTS)


@pytest.mark.parametrize("setup", [setup for setup in FOURTH if setup.players > 2], ids=str)
def test_a_game_is_imagined_after_somebody_left(setup: Setup) -> None:
    game, rng = setup.start(3), random.Random(3)
    looked = 0
    while (ask := game.decision) is not None:
        play(game, rng, 1, leaving=0.01)
        ask = game.decision
        if ask is not None and ask.kind == "action" and game.state.table.out:
            world = imagine(view(game, ask.seat), rng)
            check_position(world)
            assert view(world, ask.seat) == view(game, ask.seat)
            assert world.state.table.is_like(game.state.table)
            looked += 1
    assert looked


# -- worth ---------------------------------------------------------------------------------


def test_a_drawn_game_is_better_than_a_lost_one_and_worse_than_a_won_one() -> None:
    state = game_at(Setup(4, 3), 1, 30).state
    state.outcome = Outcome((), "score")
    drawn = standing(state, 0)
    state.outcome = Outcome((0,), "score")
    assert standing(state, 1) < drawn < standing(state, 0)


def test_who_is_out_stands_worst() -> None:
    game = game_at(Setup(4, 3), 1, 30)
    game.give_up(1)
    assert standing(game.state, 1) < min(standing(game.state, 0), standing(game.state, 2))


# -- parley ----------------------------------------------------------------------------------


def distant(price: str) -> Scenario:
    """Agriculture is activated by ann; cyd, who is distant and shares it, may pay with one of these cards."""
    return deal(
        "Agriculture",
        4,
        ann={"yellow": "Agriculture", "hand": "Sailing"},
        bob={},
        cyd={"yellow": "Domestication", "green": "left: Clothing, The Wheel", "hand": price},
        dan={},
        supply={1: "Oars", 2: "Mapmaking"},
    )
