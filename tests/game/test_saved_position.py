"""Positions as data: saved at any decision, built by hand, and refused with the fault named."""

import copy
import json
import random
import re
from typing import Any

import pytest

from splay import Game, PositionError
from splay.game import inside
from splay.game.saved_position import state_from_json, state_to_json
from splay.testing.twins import twin_of
from testing.random_games import NAMES, SETUPS, Setup, game_at, game_inside_effect, play, question, tables

TWO = Setup(3, 2)
Data = dict[str, Any]


def through_json(game: Game) -> Game:
    return Game.load(json.loads(json.dumps(game.save())))


# -- saving and loading ----------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_a_game_saved_at_any_decision_is_the_same_game(setup: Setup) -> None:
    game, rng = setup.start(9), random.Random(9)
    under_way = 0
    while game.decision is not None:
        loaded = through_json(game)
        assert loaded == game
        assert loaded.decision == game.decision
        assert loaded.picks == inside.picks_since_checkpoint(game)
        under_way += bool(loaded.picks)
        play(game, rng, 1)
    assert under_way
    assert through_json(game) == game
    assert through_json(game).outcome == game.outcome


def test_games_go_on_alike_after_loading() -> None:
    for setup in SETUPS:
        game = game_inside_effect(setup, 5, picks=30, since=2)
        loaded = through_json(game)
        play(game, random.Random(1))
        play(loaded, random.Random(1))
        assert game.save() == loaded.save()


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_a_game_is_saved_while_first_cards_are_chosen(chosen: int) -> None:
    game = game_at(Setup(3, 3), 2, chosen)
    data = game.save()
    assert len(data["openings"]) == chosen
    assert data["active"] == -1
    loaded = through_json(game)
    assert question(loaded).seat == chosen
    play(game, random.Random(1))
    play(loaded, random.Random(1))
    assert game == loaded


@pytest.mark.parametrize("starts", [0, 1, 2])
def test_who_takes_the_first_turn_is_saved_until_it_begins(starts: int) -> None:
    game, rng = Game.start(4, NAMES[:3], 5, starts=starts), random.Random(5)
    for _ in range(3):
        assert game.save()["starts"] == starts
        assert through_json(game) == game
        assert through_json(game) != Game.start(4, NAMES[:3], 5)
        play(game, rng, 1)
    assert game.state.active == starts
    while game.decision is not None:
        assert "starts" not in game.save()
        assert through_json(game) == game
        play(game, rng, 1, leaving=0.01)


def test_games_loaded_and_cloned_before_the_first_turn_begin_with_the_same_seat() -> None:
    for starts in range(3):
        game = play(Game.start(3, NAMES[:3], 5, starts=starts), random.Random(5), 1)
        redealt = twin_of(game, 0, random.Random(1))
        for twin in (through_json(game), game.clone(), inside.from_state(game.state), redealt):
            assert play(twin, random.Random(5), 2).state.active == starts


def test_saved_data_are_words_and_whole_numbers() -> None:
    def plain(data: Any) -> bool:
        if isinstance(data, dict):
            return all(type(key) is str and plain(value) for key, value in data.items())
        if isinstance(data, list):
            return all(map(plain, data))
        return type(data) in (str, int, bool)

    for setup in SETUPS:
        assert plain(game_inside_effect(setup, 1).save())


def test_loading_leaves_the_data_alone() -> None:
    data = game_inside_effect(TWO, 1).save()
    before = copy.deepcopy(data)
    play(Game.load(data), random.Random(1))
    assert data == before


# -- building --------------------------------------------------------------------------


def test_what_is_left_out_is_empty_and_unnamed_cards_are_in_the_box() -> None:
    players = [{"hand": ["Oars"]}, {"board": {"red": {"cards": ["Archery"]}}}]
    game = Game.load({"edition": 3, "players": players})
    state = game.state
    assert state.seating.names == ("player 1", "player 2")
    assert len(state.box) == 103
    assert (state.active, state.actions_left, state.turn, state.number) == (0, 2, 1, 0)
    assert (state.available, state.specials, state.outcome) == ((), (), None)
    assert question(game).options == ("draw", "meld Oars")


def test_points_icons_and_splays_are_read_off_the_cards() -> None:
    board = {"red": {"cards": ["Oars", "Archery"], "splay": "left"}}
    game = Game.load({"edition": 3, "players": [{"board": board, "score": ["Tools", "Fission"]}, {}]})
    ann = game.state.players[0]
    assert ann.points == 10
    assert sum(ann.count(icon) for icon in range(6)) == 3 + 1
    assert state_to_json(game.state)["players"][0]["board"] == board


def test_a_position_can_be_changed_as_data() -> None:
    data = game_at(TWO, 3, 20).save()
    assert state_to_json(state_from_json(data)) == {key: value for key, value in data.items() if key != "picks"}
    data["players"][0]["tucked"] = 3
    data["names"] = ["Анна", "Борис"]
    game = Game.load(data)
    assert game.state.players[0].tucked == 3
    assert game.names == ("Анна", "Борис")


# -- what cannot be --------------------------------------------------------------------


@pytest.fixture(scope="module")
def sound() -> Data:
    """A position in the middle of a game, with a splayed pile."""
    game, rng = TWO.start(1), random.Random(1)
    while not any(any(player.splays) and len(player.score) > 1 for player in game.state.players):
        play(game, rng, 1)
    return game.save() | {"picks": []}


def changed(data: Data, path: str, value: Any) -> Data:
    """A copy with something else at a path such as ``players 0 hand``."""
    data = copy.deepcopy(data)
    *steps, last = path.split()
    place: Any = data
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value
    return data


def refused(data: Any, fault: str) -> None:
    with pytest.raises(PositionError, match=re.escape(fault)):
        Game.load(data)


WRONG_TYPES: list[tuple[str, Any, str]] = [
    ("edition", None, "no edition null"),
    ("edition", "3", "no edition '3'"),
    ("edition", [3], "no edition [3]"),
    ("edition", 5, "no edition 5: Splay plays editions 1, 3, 4"),
    ("edition", True, "no edition true"),
    ("edition", 3.0, "no edition 3.0"),
    ("names", None, "names must be a list, not null"),
    ("names", "", "names must be a list, not ''"),
    ("names", 0, "names must be a list, not 0"),
    ("names", [], "0 names for 2 players"),
    ("names", "ann", "names must be a list, not 'ann'"),
    ("names", {"a": 1}, 'names must be a list, not {"a": 1}'),
    ("names", ["ann"], "1 names for 2 players"),
    ("names", ["ann", "ann"], "two players have the same name"),
    ("names", ["ann", 3], "cannot be named 3"),
    ("names", ["ann", "a:b"], "no comma, colon"),
    ("teams", None, "teams are letters like 'ABAB', one for each seat, not null"),
    ("teams", True, "teams are letters like 'ABAB', one for each seat, not true"),
    ("teams", "yes", "teams of edition 3 are ABAB, not 'yes'"),
    ("teams", "AABB", "teams of edition 3 are ABAB, not 'AABB'"),
    ("teams", "ABAB", "teams 'ABAB' are for 4 players, not 2"),
    ("parley", None, "parley must be true or false, not null"),
    ("parley", True, "edition 4 has parley, for 4 or more players without teams"),
    ("starts", 2, "starts is a seat from 0 to 1, not 2"),
    ("starts", True, "starts is a seat from 0 to 1, not true"),
    ("starts", "ann", "starts is a seat from 0 to 1, not 'ann'"),
    ("starts", 0, "who takes the first turn is said only before it"),
    ("covered_hidden", None, "covered_hidden must be true or false, not null"),
    ("active", 2, "active must be a whole number from -1 to 1, not 2"),
    ("active", True, "active must be a whole number from -1 to 1, not true"),
    ("active", 0.0, "active must be a whole number from -1 to 1, not 0.0"),
    ("actions_left", 3, "actions_left must be a whole number from 0 to 2, not 3"),
    ("actions_left", 0, "cannot have 0 actions left"),
    ("turn", -1, "turn must be a whole number from 0"),
    ("turn", "5", "not '5'"),
    ("short_turns", 3, "short_turns must be a whole number from 0 to 2, not 3"),
    ("number", None, "number must be a whole number from 0"),
    ("number", 10**12, "number must be a whole number from 0"),
    ("openings", "Oars", "openings must be a list, not 'Oars'"),
    ("openings", ["Oars"], "first cards are chosen before the first turn only"),
    ("decks", [], "decks must be an object, not []"),
    ("decks 1", None, "deck 1 must be a list, not null"),
    ("decks 1", "Oars", "deck 1 must be a list, not 'Oars'"),
    ("decks 1", [["Oars"]], 'is named ["Oars"] (deck 1)'),
    ("decks 0", [], "there is no deck '0'"),
    ("decks 11", [], "there is no deck '11'"),
    ("available", {}, "available achievements must be a list, not {}"),
    ("specials", "Empire", "available special achievements must be a list, not 'Empire'"),
    ("specials", [3], "no special achievement is named 3"),
    ("specials", ["Glory"], "no special achievement is named 'Glory' (available special achievements)"),
    ("specials", ["World", "World"], "the special achievement World appears 2 times in the position"),
    ("box", 5, "box must be a list, not 5"),
    ("players", None, "players must be a list, not null"),
    ("players", {}, "players must be a list, not {}"),
    ("players", [], "2 names for 0 players"),
    ("players 0", [], "player 0 must be an object, not []"),
    ("players 0 hand", {}, "hand of ann must be a list, not {}"),
    ("players 1 score", "Oars", "score pile of bob must be a list"),
    ("players 0 achievements", 3, "achievements of ann must be a list, not 3"),
    ("players 0 specials", ["empire"], "no special achievement is named 'empire' (special achievements of ann)"),
    ("players 0 tucked", -1, "tucked must be a whole number from 0"),
    ("players 0 scored", True, "scored must be a whole number from 0"),
    ("players 0 board", [], "board of ann must be an object, not []"),
    ("players 0 board orange", {"cards": []}, "board of ann has no orange"),
    ("players 0 board red", [], "red pile of ann must be an object, not []"),
    ("players 0 board red", {"cards": "Oars"}, "red pile of ann must be a list, not 'Oars'"),
    ("players 0 board red", {"card": []}, "red pile of ann has no card"),
    ("players 0 board red", {"cards": [], "splay": "down"}, "the red pile of ann cannot be splayed 'down'"),
    ("players 0 board red", {"cards": [], "splay": 1}, "the red pile of ann cannot be splayed 1"),
    ("players 0 name", "ann", "player 0 has no name"),
    ("outcome", [], "outcome must be an object, not []"),
    ("outcome", {}, "winners must be a list, not null"),
    ("outcome", {"winners": [], "reason": "score"}, "winners must be seats, not []"),
    ("outcome", {"winners": [2], "reason": "score"}, "winners must be seats, not [2]"),
    ("outcome", {"winners": [True], "reason": "score"}, "winners must be seats, not [true]"),
    ("outcome", {"winners": [0, 0], "reason": "score"}, "a seat wins twice: [0, 0]"),
    ("outcome", {"winners": [0], "reason": "card"}, "a game that ends by card cannot name the card null"),
    ("outcome", {"winners": [0], "reason": "card", "card": {}}, "no card is named {} (outcome)"),
    ("outcome", {"winners": [0], "reason": "card", "card": "x"}, "no card is named 'x' (outcome)"),
    ("outcome", {"winners": [0], "reason": "score", "card": "Oars"}, "by score cannot name the card 'Oars'"),
    ("outcome", {"winners": [0], "reason": "luck"}, "no game ends by 'luck'"),
    ("outcome", {"winners": [0], "reason": []}, "no game ends by []"),
    ("outcome", {"winners": [0], "reason": "score", "why": ""}, "outcome has no why"),
    ("picks", None, "picks must be a list of options, not null"),
    ("picks", "draw", "picks must be a list of options, not 'draw'"),
    ("picks", [3], "the picks do not fit the position"),
    ("picks", ["nonsense"], "the picks do not fit the position"),
    ("picks", ["draw"] * 900, "the picks do not fit the position: nobody can pick 'draw': the game is over"),
    ("seed", 3, "a position has no seed"),
]


@pytest.mark.parametrize(("path", "value", "fault"), WRONG_TYPES)
def test_a_wrong_field_is_named(sound: Data, path: str, value: Any, fault: str) -> None:
    refused(changed(sound, path, value), fault)


@pytest.mark.parametrize(("data", "shown"), [(None, "null"), ([], "[]"), ("", "''"), (3, "3"), ("{}", "'{}'")])
def test_data_that_are_no_object_are_refused(data: Any, shown: str) -> None:
    refused(data, f"a position must be an object, not {shown}")


@pytest.mark.parametrize("count", [0, 1, 5])
def test_too_few_and_too_many_players_are_refused(count: int) -> None:
    refused({"edition": 3, "players": [{} for _ in range(count)]}, f"edition 3 is for 2 to 4 players, not {count}")


def test_edition_1_has_no_teams() -> None:
    refused({"edition": 1, "teams": "ABAB", "players": [{}] * 4}, "edition 1 has no team game")


# -- cards that cannot be there --------------------------------------------------------


def test_a_card_twice_names_both_places(sound: Data) -> None:
    card = sound["decks"]["9"][0]
    hand = [*sound["players"][1]["hand"], card]
    refused(changed(sound, "players 1 hand", hand), f"{card} appears twice in the position: deck 9 and hand of bob")


def test_a_card_twice_in_one_zone(sound: Data) -> None:
    card = sound["decks"]["9"][0]
    refused(changed(sound, "box", [card, card]), f"{card} appears twice in the position: deck 9 and box")


def test_a_card_that_does_not_exist(sound: Data) -> None:
    refused(changed(sound, "available", ["The Plough"]), "no card of edition 3 is named 'The Plough' (available")


def test_a_card_in_the_wrong_deck(sound: Data) -> None:
    moved = changed(sound, "decks 9", sound["decks"]["9"][1:])
    card = sound["decks"]["9"][0]
    refused(changed(moved, "decks 8", [card, *sound["decks"]["8"]]), f"{card} is of age 9, not 8")


def test_a_card_in_the_wrong_color(sound: Data) -> None:
    card, other = "Oars", "Sailing"
    data: Data = {"edition": 3, "players": [{"board": {"green": {"cards": [other, card]}}}, {}]}
    refused(data, "Oars is red, but lies in a green pile")


@pytest.mark.parametrize(("cards", "count"), [([], 0), (["Oars"], 1)])
def test_a_pile_too_small_for_a_splay(cards: list[str], count: int) -> None:
    ann = {"board": {"red": {"cards": cards, "splay": "up"}}}
    data: Data = {"edition": 3, "names": ["ann", "bob"], "players": [ann, {}]}
    refused(data, f"the red pile of ann has {count} cards and cannot be splayed")


def test_a_winner_who_already_won() -> None:
    ages = ["Oars", "Currency", "Machinery", "Experimentation", "Coal", "Atomic Theory"]
    data: Data = {"edition": 3, "names": ["ann", "bob"], "players": [{"achievements": ages}, {}]}
    refused(data, "ann already has the achievements")


def test_a_team_that_already_won() -> None:
    ann = {"hand": ["Tools"], "achievements": ["Oars", "Currency", "Machinery"]}
    players: list[Data] = [ann, {}, {"specials": ["World"]}, {}]
    data = {"edition": 3, "names": list(NAMES[:4]), "teams": "ABAB", "players": players}
    assert Game.load(data).outcome is None
    players[2]["specials"] = ["World", "Empire", "Wonder"]
    refused(data, "ann already has the achievements that win")


# -- before the first turn -------------------------------------------------------------


@pytest.fixture
def opening() -> Data:
    return game_at(TWO, 1, 1).save()


def test_first_cards_come_from_two_cards_in_hand(opening: Data) -> None:
    del opening["box"]
    refused(changed(opening, "players 1 hand", []), "before the first turn every player has two cards in hand")


def test_first_cards_must_be_in_hand(opening: Data) -> None:
    stranger = opening["decks"]["1"][0]
    refused(changed(opening, "openings", [stranger]), f"ann cannot begin with {stranger}: not in hand")


def test_somebody_must_still_have_to_choose(opening: Data) -> None:
    both = [player["hand"][0] for player in opening["players"]]
    refused(changed(opening, "openings", both), "all first cards are chosen, yet nobody is to move")


def test_no_card_is_on_a_board_before_the_first_turn(opening: Data) -> None:
    red = next(name for name in opening["decks"]["1"] if name in ("Oars", "Archery", "Metalworking"))
    opening["decks"]["1"].remove(red)
    refused(changed(opening, "players 0 board", {"red": {"cards": [red]}}), "no card is on a board")


def test_a_position_in_which_an_achievement_was_overlooked_is_refused() -> None:
    clocks = ["Software", "Quantum Theory", "Rocketry", "Computers", "Bioengineering", "Writing"]
    board = {"blue": {"cards": clocks, "splay": "up"}, "green": {"cards": ["Satellites"]}}
    bob: dict[str, Any] = {"board": board}
    data: Data = {"edition": 3, "players": [{"hand": ["Oars"]}, bob], "names": ["ann", "bob"]}
    refused({**data, "specials": ["World"]}, "bob has earned World and does not own it")
    bob["specials"] = ["World"]
    assert Game.load(data).state.players[1].specials == ("World",)
