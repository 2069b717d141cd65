"""Twins: games that differ from one another only in what a seat does not see."""

import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from splay import Game, seen_action, view
from splay.game import inside
from splay.position.terms import BLUE, RED
from splay.testing.invariants import check_position
from splay.testing.light import Light
from splay.testing.twins import light_of, twin_of
from splay.views.hidden import hidden_cards
from testing.random_games import SETUPS, Setup, game_at, game_inside_effect, in_another_process, play


def seats(setup: Setup) -> tuple[int | None, ...]:
    return (*range(setup.players), None)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_twin_looks_the_same_and_is_possible(setup: Setup) -> None:
    for picks in (0, 1, 7, 60, 110, 10_000):
        game = game_at(setup, 21, picks)
        before = game.save()
        for seat in seats(setup):
            twin = twin_of(game, seat, random.Random(picks))
            check_position(twin)
            assert view(twin, seat) == view(game, seat)
        assert game.save() == before


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_inside_an_effect_what_happened_looks_the_same_too(setup: Setup) -> None:
    for seed in range(6):
        game = game_inside_effect(setup, seed, picks=10 * seed)
        for seat in seats(setup):
            twin = twin_of(game, seat, random.Random(seed))
            assert view(twin, seat) == view(game, seat)
            assert seen_action(twin, seat) == seen_action(game, seat)
            assert len(inside.picks_since_checkpoint(twin)) == len(inside.picks_since_checkpoint(game))


def test_hidden_cards_are_really_dealt_anew() -> None:
    game = game_at(Setup(3, 2), 5, 60)
    assert game.state.players[1].hand
    hands = {str(twin_of(game, 0, random.Random(seed)).state.players[1].hand) for seed in range(40)}
    decks = {str(twin_of(game, 0, random.Random(seed)).state.decks[10]) for seed in range(40)}
    achievements = {str(twin_of(game, 0, random.Random(seed)).state.available[-1]) for seed in range(40)}
    assert len(hands) > 5
    assert len(decks) > 30
    assert len(achievements) > 5


def test_the_same_seed_deals_the_same() -> None:
    """Also inside an effect, and whatever order a set of cards happens to have."""
    for seed in range(6):
        game = game_inside_effect(Setup(3, 2), seed, picks=30)
        saved = [twin_of(game, 0, random.Random(seed)).save() for _ in range(2)]
        code = (
            "import json, random, sys; from splay import Game; from splay.testing.twins import twin_of; "
            "print(json.dumps(twin_of(Game.load(json.load(sys.stdin)), 0, random.Random(int(sys.argv[1]))).save()))"
        )
        assert saved[0] == saved[1] == in_another_process(code, game.save(), str(seed))


def test_inside_an_effect_hidden_cards_are_dealt_anew_as_well() -> None:
    different = 0
    for seed in range(12):
        game = game_inside_effect(Setup(3, 2), seed, picks=30)
        different += any(twin_of(game, 0, random.Random(luck)) != game for luck in range(4))
    assert different >= 10


def test_every_hidden_card_of_an_age_is_equally_likely() -> None:
    """Bob holds one of three cards of age 10; the other two lie in the deck."""
    data = {
        "edition": 3,
        "decks": {"10": ["Software", "Robotics"]},
        "players": [{"hand": ["Tools"]}, {"hand": ["Databases"]}],
    }
    game, rng = Game.load(data), random.Random(1)
    held = Counter(twin_of(game, 0, rng).state.players[1].hand[0].name for _ in range(600))
    assert set(held) == {"Software", "Robotics", "Databases"}
    assert all(150 < count < 250 for count in held.values())


def test_own_and_open_cards_stay() -> None:
    game = game_at(Setup(3, 3), 9, 120)
    for seed in range(10):
        twin = twin_of(game, 1, random.Random(seed))
        assert twin.state.players[1].hand == game.state.players[1].hand
        assert twin.state.players[1].score == game.state.players[1].score
        for player, other in zip(twin.state.players, game.state.players, strict=True):
            assert player.piles == other.piles


def test_a_twin_can_be_played_to_its_end() -> None:
    for seed in range(8):
        game = game_inside_effect(SETUPS[seed], seed, picks=40)
        twin = play(twin_of(game, 0, random.Random(seed)), random.Random(seed))
        assert twin.outcome is not None
        check_position(twin)


@pytest.mark.parametrize("setup", [s for s in SETUPS if not s.covered_hidden], ids=str)
def test_hidden_cards_are_those_no_open_zone_shows(setup: Setup) -> None:
    game = game_at(setup, 3, 80)
    state = game.state
    for seat in seats(setup):
        shown = {card for player in state.players for pile in player.piles for card in pile} | set(state.box)
        if seat is not None:
            shown.update(state.players[seat].hand, state.players[seat].score)
        assert hidden_cards(state, seat) == set(state.seating.rules.cards) - shown


def test_covered_cards_are_exchanged_only_where_the_table_hides_them() -> None:
    board = {"red": {"cards": ["Oars", "Archery"]}, "blue": {"cards": ["Tools", "Pottery"], "splay": "left"}}
    data = {
        "edition": 3,
        "decks": {"1": ["Metalworking", "Writing", "Sailing"]},
        "players": [{"board": board}, {"hand": ["Clothing"]}],
    }
    for hides in (False, True):
        game = Game.load({**data, "covered_hidden": hides})
        twins = [twin_of(game, 1, random.Random(seed)) for seed in range(40)]
        assert all(view(twin, 1) == view(game, 1) for twin in twins)
        beneath = {twin.state.players[0].piles[RED][1].name for twin in twins}
        assert beneath == ({"Archery", "Metalworking"} if hides else {"Archery"})
        assert {twin.state.players[0].piles[BLUE][1].name for twin in twins} == {"Pottery"}
        assert all(twin_of(game, 0, random.Random(seed)).state.players[0] == game.state.players[0] for seed in range(9))


def test_inside_an_effect_a_card_that_came_to_light_stays() -> None:
    """Bob draws and melds with his first effect; ann sees what was on top of the deck."""
    lit = 0
    for seed in range(8):
        game = game_inside_effect(Setup(3, 2), seed, picks=30, since=2)
        light = light_of(inside.checkpoint(game), inside.picks_since_checkpoint(game), 0)
        lit += len(light.lit - Light(inside.checkpoint(game), 0).lit)
        twin = twin_of(game, 0, random.Random(seed))
        for deck, other in zip(inside.checkpoint(game).decks, inside.checkpoint(twin).decks, strict=True):
            pairs = zip(deck, other, strict=True)
            assert all(card is same for card, same in pairs if card in light.lit)
    assert lit > 0


def test_any_number_of_pairs_can_be_compared() -> None:
    """`tools/twins.py` compares all that is shown without a browser."""
    tool = Path(__file__).parent.parent.parent / "tools" / "twins.py"
    done = subprocess.run([sys.executable, str(tool), "--pairs", "30"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.match(r"3\d pairs look alike: complete \d\d, came to light \d+, went apart \d", done.stdout)
