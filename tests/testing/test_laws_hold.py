"""The laws over random games: every edition, every number of players, every option of the table."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splay.game.game import Game
from splay.testing.invariants import check_decision, check_deeply, check_position, may_give_up
from testing.random_games import GAMES, SETUPS, Setup, play, seeds, tables

DEEP = 0.01
"""How often the costly laws are checked at a question of a kind that was there before."""
NEW = 0.4
"""How often at one of a kind that was not: the tables, of which there are two dozen, have most kinds in common."""
LEAVING = 0.004


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whole_games_obey_the_laws(setup: Setup) -> None:
    deep = ended = 0
    met = set[object]()
    games = seeds(1, SETUPS.index(setup))
    for seed in games:
        game = setup.start(seed)
        picks, chance = random.Random(seed), random.Random(-seed)
        while (ask := game.decision) is not None:
            check_decision(game)
            check_position(game)
            what = (ask.kind, ask.verb, ask.can_pass)
            if chance.random() < (DEEP if what in met else NEW):
                met.add(what)
                check_deeply(game, chance)
                deep += 1
            if (seats := may_give_up(game)) and picks.random() < LEAVING:
                game.give_up(picks.choice(seats), ask.number)
            else:
                game.pick(picks.choice(ask.options), ask.seat, ask.number)
        check_decision(game)
        check_position(game)
        check_deeply(game, chance)
        ended += game.outcome is not None
    assert ended == len(games)
    assert deep > ended


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_first_cards_and_first_turns_obey_the_costly_laws_too(setup: Setup) -> None:
    for seed in seeds(2, 100):
        game = setup.start(seed)
        picks, chance = random.Random(seed), random.Random(-seed)
        for _ in range(setup.players + 4):
            check_decision(game)
            check_deeply(game, chance)
            play(game, picks, 1)


def test_a_card_that_ended_the_game_may_be_named_though_it_is_hidden_now() -> None:
    """Self Service executes Canning, which scores it; then its second effect wins."""
    data = {
        "edition": 3,
        "decks": {"6": ["Vaccination", "Encyclopedia"]},
        "players": [
            {
                "board": {"green": {"cards": ["Self Service"]}, "yellow": {"cards": ["Canning"]}},
                "specials": ["Empire"],
            },
            {"hand": ["Tools"]},
        ],
    }
    game = Game.load(data)
    game.pick("dogma Self Service")
    game.pick("yes")
    game.pick("pass")
    assert game.outcome is not None
    assert game.outcome.card == "Self Service"
    assert "Self Service" in [card.name for card in game.state.players[0].score]
    check_deeply(game, random.Random(1))


def test_players_may_be_named_like_cards() -> None:
    game, picks = Game.start(3, ["Oars", "Tools", "Sailing", "Mysticism"], 1), random.Random(1)
    met = set[object]()
    while (ask := game.decision) is not None:
        if (what := (ask.kind, ask.verb, ask.effect)) not in met:
            met.add(what)
            check_deeply(game, random.Random(len(game.picks)))
        play(game, picks, 1)


@given(
    setup=st.sampled_from(SETUPS),
    seed=st.integers(0, 2**40),
    picks=st.lists(st.integers(-5, 200), max_size=160),
    more=st.integers(0, 2**32),
)
@settings(max_examples=30 * GAMES)
def test_any_line_of_picks_obeys_the_laws(setup: Setup, seed: int, picks: list[int], more: int) -> None:
    game = setup.start(seed)
    for pick in picks:
        if game.decision is None:
            break
        if pick < 0 and (seats := may_give_up(game)):
            game.give_up(seats[pick % len(seats)])
        else:
            game.pick(game.decision.options[pick % len(game.decision.options)])
        check_decision(game)
        check_position(game)
    check_deeply(game, random.Random(more))
