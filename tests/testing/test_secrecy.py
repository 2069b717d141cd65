"""The law of hidden information holds, and how a pair of games ends."""

import random
from collections.abc import Sequence
from typing import Final

import pytest

from splay import Game, View, view
from splay.position.card import Card
from splay.testing import eyes
from splay.testing.broken import LawBroken
from splay.testing.light import Light
from splay.testing.secrecy import (
    CAME_TO_LIGHT,
    COMPLETE,
    ENDS,
    WENT_APART,
    Pair,
    check_secrecy,
    compare,
)
from splay.testing.twins import is_twin, renamed
from testing.hunting import TABLES, hunt
from testing.random_games import SETUPS, Setup, game_at, game_inside_effect, question

# -- it holds --------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS[::2], ids=str)
def test_nothing_that_is_quickly_made_gives_a_hidden_card_away(setup: Setup) -> None:
    for game, picks in ((game_at(setup, 3, 2), 0), (game_inside_effect(setup, 5, 40), 0), (game_at(setup, 7, 90), 1)):
        rng = random.Random(picks)
        for seat in rng.sample((*range(setup.players), None), 2):
            check_secrecy(game, rng, seat, eyes.WITHOUT_THINKING)


def test_nothing_that_takes_thought_gives_a_hidden_card_away() -> None:
    for setup in (Setup(3, 2), Setup(4, 3)):
        game = game_inside_effect(setup, 2, 30)
        check_secrecy(game, random.Random(1), question(game).seat, (eyes.redeals, eyes.answers))


def test_most_pairs_are_compared_to_the_end_of_the_action() -> None:
    done = hunt()
    pairs = sum(done[end] for end in ENDS)
    assert pairs > 100
    assert done[COMPLETE] > 0.6 * pairs
    assert 0 < done[CAME_TO_LIGHT] < 0.35 * pairs
    assert done[WENT_APART] < 0.05 * pairs
    assert done["picks"] > done[COMPLETE]
    assert done["events"] > done["picks"]


def test_the_law_leaves_the_game_alone_and_is_the_same_with_the_same_seed() -> None:
    game = game_inside_effect(Setup(4, 3), 2, 30)
    before = game.save()
    done = [check_secrecy(game, random.Random(8), 0) for _ in range(2)]
    assert done[0] == done[1]
    assert game.save() == before


# -- what ends a pair --------------------------------------------------------------------


def named(game: Game, name: str) -> Card:
    return game.rules.by_name[name]


def pair_of(game: Game, one: str, other: str, picks: Sequence[str], seat: int | None = 0) -> Pair:
    """Two cards change places."""
    cards = named(game, one), named(game, other)
    renames = {cards[0]: cards[1], cards[1]: cards[0]}
    return Pair(game.state, renamed(game.state, renames), renames, seat, picks)


BOB_ACTS: Final = {
    "edition": 3,
    "active": 1,
    "decks": {"1": ["Metalworking", "Writing", "Sailing"]},
    "players": [
        {"hand": ["Tools"], "board": {"red": {"cards": ["Archery"]}}},
        {"hand": ["Clothing", "Pottery"], "board": {"green": {"cards": ["The Wheel"]}, "red": {"cards": ["Oars"]}}},
    ],
}


def test_a_card_that_is_melded_comes_to_light() -> None:
    game = Game.load(BOB_ACTS)
    assert compare(pair_of(game, "Clothing", "Writing", ["meld Clothing"]))[CAME_TO_LIGHT] == 1
    assert compare(pair_of(game, "Clothing", "Writing", ["draw"])) == {COMPLETE: 1, "picks": 1, "events": 1}


def test_a_demand_that_only_one_game_can_obey_parts_them() -> None:
    """Ann demands a card with a crown; in the twin bob has none."""
    data = {
        "edition": 3,
        "active": 0,
        "decks": {"1": ["Metalworking", "Sailing", "Agriculture"]},
        "players": [
            {"board": {"red": {"cards": ["Oars"]}}},
            {"hand": ["Clothing", "Code of Laws"], "board": {"blue": {"cards": ["Writing"]}}},
        ],
    }
    game = Game.load(data)
    assert compare(pair_of(game, "Code of Laws", "Agriculture", ["dogma Oars"], None))[WENT_APART] == 1


def test_cards_that_are_in_view_cannot_differ() -> None:
    game = Game.load(BOB_ACTS)
    with pytest.raises(LawBroken, match="must be hidden"):
        compare(pair_of(game, "Tools", "Writing", ["draw"]))


def test_a_card_that_enters_a_board_comes_to_light_even_where_it_is_covered_at_once() -> None:
    data = {
        "edition": 1,
        "active": 1,
        "covered_hidden": True,
        "decks": {"1": ["Metalworking", "Sailing"]},
        "players": [{}, {"hand": ["Archery"], "board": {"red": {"cards": ["Oars"]}}}],
    }
    game = Game.load(data)
    light = Light(game.state, 0)
    archery = named(game, "Archery")
    assert archery not in light.lit
    state = game.state.copy()
    state.players[1].hand = ()
    state.players[1].piles[archery.color] += (archery,)
    assert archery not in Light(state, 0).lit
    light.see(state)
    assert archery in light.faces


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_what_lies_open_is_what_a_view_shows(setup: Setup) -> None:
    """Both are written from the rulebook; here they are compared."""
    for seed in range(3):
        game = game_at(setup, seed, 30 * seed)
        for seat in (*range(setup.players), None):
            assert {card.name for card in Light(game.state, seat).faces} == names_in(view(game, seat))


def names_in(seen: View) -> set[str]:
    zones = [seen.box, *((*player.hand, *player.score) for player in seen.players)]
    piles = [pile.cards for player in seen.players for pile in player.piles]
    return {face.name for faces in (*zones, *piles) for face in faces if isinstance(face, Card)}


def test_a_twin_holds_the_same_cards_in_another_order_and_nothing_else() -> None:
    game = game_at(Setup(3, 2), 9, 40)
    state, other = game.state, game.state.copy()
    other.players[1].hand = other.players[1].hand[::-1]
    assert is_twin(state, other, {}) == (
        len({card.age for card in state.players[1].hand}) == len(state.players[1].hand)
    )
    other.decks[10] = other.decks[10][::-1]
    assert not is_twin(state, other, {})
