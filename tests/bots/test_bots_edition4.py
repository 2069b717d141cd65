"""Bots in edition 4: parley, junk, departures and drawn games."""

import random

import pytest

from scenario import Scenario, deal
from scenario import play as pick_lines
from splay import Game, Outcome, asked, redeal, view
from splay.arena.play import play_many
from splay.arena.series import Series
from splay.bots import BOTS, make_bot
from splay.bots.evaluation import judge
from splay.testing.invariants import check_position
from testing.random_games import FOURTH, Setup, game_at, play


def answers(game: Game, bot: str = "first", seeds: int = 5) -> set[str]:
    """What a bot answers now, whatever its seed."""
    assert game.decision is not None
    ask = asked(game.decision, game.decision.seat)
    assert ask is not None
    return {make_bot(bot, seed).choose(view(game, ask.seat), ask) for seed in range(seeds)}


def test_greedy_beats_random_in_edition_4() -> None:
    summary = play_many(Series.rotating(4, ["greedy", "random"], 2, seed=1), games=20)
    assert (summary.games, summary.unfinished) == (20, 0)
    assert summary.wins[0] >= 16


# -- giving up ----------------------------------------------------------------------------


def test_no_bot_follows_a_partner_who_gives_up() -> None:
    for seed in range(5):
        game = game_at(Setup(4, 4, "ABAB"), seed, 40)
        assert game.decision is not None
        game.give_up(game.decision.seat)
        assert game.decision is not None
        assert game.decision.verb.word == "give up"
        assert answers(game) == {"pass"}


def test_no_bot_gives_up_of_itself() -> None:
    game = game_at(Setup(4, 3), 3, 40)
    assert all("give up" not in answers(game, name, seeds=2) for name in BOTS)


@pytest.mark.parametrize("setup", [setup for setup in FOURTH if setup.players > 2], ids=str)
def test_a_game_is_imagined_after_somebody_left(setup: Setup) -> None:
    looked = 0
    for seat in range(setup.players):
        game, rng = game_at(setup, seat, 40), random.Random(seat)
        game.give_up(seat)
        while (ask := game.decision) is not None:
            if ask.kind == "action" and game.out and rng.random() < 0.3:
                world = redeal(view(game, ask.seat), rng)
                check_position(world)
                assert view(world, ask.seat) == view(game, ask.seat)
                assert world.state.seating.is_like(game.state.seating)
                looked += 1
            if ask.verb.word == "give up":
                game.pick("pass")
            else:
                play(game, rng, 1)
    assert looked > 10


# -- worth ---------------------------------------------------------------------------------


def test_a_drawn_game_is_better_than_a_lost_one_and_worse_than_a_won_one() -> None:
    state = game_at(Setup(4, 3), 1, 30).state
    state.outcome = Outcome((), "score")
    drawn = judge(state, 0)[0]
    state.outcome = Outcome((0,), "score")
    assert judge(state, 1)[1] < drawn < judge(state, 0)[0]


def test_who_is_out_stands_worst() -> None:
    game = game_at(Setup(4, 3), 1, 30)
    game.give_up(1)
    found = judge(game.state, 0)
    assert found[1] == 0 < min(found[0], found[2])


# -- parley ----------------------------------------------------------------------------------


PRICES = pytest.mark.parametrize(
    ("price", "answer"), [("Sailing", "Sailing"), ("Statistics, Gunpowder", "Gunpowder"), ("Statistics", "pass")]
)


@PRICES
def test_first_is_spared_for_much_less_than_the_card_is_worth(price: str, answer: str) -> None:
    """Mobility, an 8, is activated by ann; cyd, who is distant, has no factory."""
    table = deal("Mobility", 4, ann={"red": "Mobility"}, bob={}, cyd={"hand": price}, dan={})
    assert table.game.decision is not None
    assert (table.game.decision.seat, table.game.decision.verb.word) == (2, "return to be spared")
    assert answers(table.game) == {answer}


@PRICES
def test_first_shares_for_much_less_than_the_card_is_worth(price: str, answer: str) -> None:
    """Quantum Theory, an 8, is activated by ann; cyd, who is distant, has as many clocks."""
    ann, cyd = {"blue": "Quantum Theory"}, {"blue": "Rocketry", "hand": price}
    table = deal("Quantum Theory", 4, ann=ann, bob={}, cyd=cyd, dan={})
    assert table.game.decision is not None
    assert (table.game.decision.seat, table.game.decision.verb.word) == (2, "return to share")
    assert answers(table.game) == {answer}


def test_first_pays_the_cheapest_to_activate() -> None:
    table = resting(hand="Statistics, Sailing, Machinery")
    pick_lines(table, "ann: parley Writing")
    assert answers(table.game) == {"Sailing"}


def resting(hand: str) -> Scenario:
    """Four players; ann is to act, and cyd's Writing draws a 2."""
    supply = dict.fromkeys(range(1, 12), "") | {2: "Mapmaking, Calendar"}
    return deal(None, 4, ann={"hand": hand, "red": "Oars"}, bob={}, cyd={"blue": "Writing"}, dan={}, supply=supply)


# -- junk ------------------------------------------------------------------------------------


def test_first_junks_the_lowest_achievement_out_of_its_reach() -> None:
    table = deal("Archery", 4, ann={"red": "Archery"}, bob={}, available="Oars, Mapmaking", supply={1: "Tools"})
    assert table.game.decision is not None
    assert (table.game.decision.verb.word, table.game.decision.options) == ("junk achievement", ("1", "2"))
    assert answers(table.game) == {"2"}


@pytest.mark.parametrize(("score", "answer"), [("", "5"), ("Fission, Software, Databases, Skyscrapers, Oars", "pass")])
def test_first_junks_nothing_that_it_could_have(score: str, answer: str) -> None:
    table = deal(
        "Encyclopedia",
        4,
        ann={"blue": "Encyclopedia", "score": score},
        bob={},
        available="Coal, Canning, Bicycle",
    )
    while table.game.decision is not None and table.game.decision.verb.word != "junk achievement":
        table.pick(table.game.decision.options[-1])
    assert answers(table.game) == {answer}
