"""How a game of edition 4 begins: the cards, who starts, the short first turns, the achievements needed."""

from collections import Counter

import pytest

from rules.edition4 import resting, winners
from rules.tables import seen
from scenario import asked, play
from splay import Game, SetupError, view
from splay.position.terms import COLORS, SPECIAL_NAMES

NAMES = ["ann", "bob", "cid", "dan", "eve"]


def begun(players: int, seed: int = 2, teams: str = "") -> Game:
    """A game in which everybody has just chosen a first card."""
    game = Game.start(4, NAMES[:players], seed, teams)
    while game.state.active < 0:
        assert game.decision is not None
        game.pick(game.decision.options[0])
    return game


def openings(*hands: str) -> Game:
    """A game in which everybody is about to choose a first card from these two."""
    players = [{"hand": hand.split(", ")} for hand in hands]
    return Game.load({"edition": 4, "names": NAMES[: len(hands)], "active": -1, "turn": 0, "players": players})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_decks_after_ten_achievements_are_set_aside_and_two_cards_each_are_drawn(players: int) -> None:
    """One card of each age from 1 to 10 is set aside, none of age 11."""
    state = Game.start(4, NAMES[:players], seed=1).state
    assert [len(deck) for deck in state.decks] == [0, 14 - 2 * players, *[9] * 9, 10]
    assert [card.age for card in state.available] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [[card.age for card in player.hand] for player in state.players] == [[1, 1]] * players


def test_each_of_the_115_cards_is_in_one_place() -> None:
    state = Game.start(4, NAMES, seed=4).state
    zones = [*state.decks, state.available, *(player.hand for player in state.players)]
    places = Counter(card.name for zone in zones for card in zone)
    assert len(places) == 115
    assert set(places.values()) == {1}


@pytest.mark.parametrize("age", range(2, 12))
def test_every_age_but_the_first_has_two_cards_of_each_color(age: int) -> None:
    cards = Game.start(4, NAMES[:2], seed=1).state.seating.rules.by_deck[age]
    assert Counter(card.color for card in cards) == dict.fromkeys(COLORS, 2)


def test_special_achievements_lie_open_and_the_junk_pile_is_empty() -> None:
    seen_by_all = view(Game.start(4, NAMES[:3], seed=1), None)
    assert seen_by_all.specials == SPECIAL_NAMES
    assert (seen_by_all.junk, seen_by_all.junked) == ((), ())


def test_an_eleven_cannot_be_set_aside() -> None:
    """Effects may add cards to the achievements of a player, never an 11 to those on the table."""
    with pytest.raises(ValueError, match="Fusion is of age 11, no achievement"):
        resting(ann={"red": "Oars"}, bob={}, available="Fusion")


@pytest.mark.parametrize(("players", "actions"), [(2, [1, 2, 2]), (3, [1, 2, 2, 2]), (4, [1, 1, 2, 2]), (5, [1, 1, 2])])
def test_the_first_turns_are_short(players: int, actions: list[int]) -> None:
    """One action for the first player, and for the second of four or five; every other turn has two."""
    game = begun(players)
    first = game.state.active
    for step, count in enumerate(actions):
        assert (game.state.active, game.state.actions_left) == ((first + step) % players, count)
        for _ in range(count):
            game.pick("draw")


def test_the_first_two_turns_of_a_team_game_of_four_are_short() -> None:
    game = begun(4, teams="ABAB")
    assert game.state.actions_left == 1
    game.pick("draw")
    assert game.state.actions_left == 1
    game.pick("draw")
    assert game.state.actions_left == 2


def test_the_first_title_in_the_alphabet_begins() -> None:
    """Of five; what stayed in hand does not matter."""
    game = openings(
        "Writing, Agriculture", "Tools, Pottery", "The Wheel, Archery", "Sailing, Oars", "Mysticism, Masonry"
    )
    for name in ("Writing", "Tools", "The Wheel", "Sailing", "Mysticism"):
        game.pick(name)
    assert game.state.active == 4


@pytest.mark.parametrize("teams", ["", "ABABA"])
def test_the_table_may_say_who_takes_the_first_turn_whatever_the_titles(teams: str) -> None:
    for starts in range(5):
        game = Game.start(4, NAMES, 2, teams, starts=starts)
        while game.state.active < 0:
            assert game.decision is not None
            game.pick(game.decision.options[0])
        for step in range(2):
            assert (game.state.active, game.state.actions_left) == ((starts + step) % 5, 1)
            game.pick("draw")


def test_the_chosen_cards_are_melded_together_and_the_others_are_the_hands() -> None:
    game = openings("Writing, Agriculture", "Tools, Pottery")
    game.pick("Writing")
    assert view(game, 1).players[0].piles == ()
    game.pick("Pottery")
    assert [[card.name for card in (*player.tops, *player.hand)] for player in game.state.players] == [
        ["Writing", "Agriculture"],
        ["Pottery", "Tools"],
    ]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(SetupError, match="edition 4 is for 2 to 5 players"):
        Game.start(4, [*NAMES, "fay"][:players], seed=1)


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_achievements_needed(players: int, needed: int) -> None:
    """One fewer than needed is no victory yet."""
    owned = ["Calendar", "Paper", "Anatomy", "Physics"][: needed - 2]
    ann = {"blue": "Mathematics", "score": "Software", "achievements": ", ".join(owned)}
    others: dict[str, dict[str, str]] = {name: {} for name in NAMES[1:players]}
    table = resting(ann=ann, available="Writing, Currency", **others)
    assert seen(table, None).needed == needed
    play(table, "ann: achieve 2")
    assert winners(table) == ""
    play(table, "ann: achieve 1")
    assert winners(table) == "ann by achievements"


def test_the_rulebooks_example_of_an_achievement() -> None:
    """Fifteen points and a 2 on top are enough for the achievement of age 2, but not for that of age 3."""
    table = resting(
        ann={"purple": "Philosophy", "score": "Anatomy, Gunpowder, Invention, Paper", "achievements": "Tools"},
        bob={},
        available="Calendar, Compass",
    )
    assert asked(table) == "ann: draw, dogma Philosophy, achieve 2"


def test_an_achievement_of_age_10_needs_fifty_points_and_a_10_on_top() -> None:
    cards = "Fusion, Reclamation, Escapism, Hypersonics"  # 44 points
    for score, top, options in (
        (f"{cards}, Canning", "Software", "draw, dogma Software, achieve 10"),
        (f"{cards}, Coal", "Software", "draw, dogma Software"),
        (f"{cards}, Canning", "Computers", "draw, dogma Computers"),
        (f"{cards}, Canning", "Solar Sailing", "draw, dogma Solar Sailing, achieve 10"),
    ):
        table = resting(ann={"blue": top, "score": score}, bob={}, available="Robotics")
        assert asked(table) == f"ann: {options}"
