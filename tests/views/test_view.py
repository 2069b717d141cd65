"""Views: what a seat may see, found anew from the rules of hidden information, and nothing besides."""

import json
import random
from typing import Any

import pytest

from scenario import deal
from splay import Game, SetupError, View, asked, view
from splay.position.card import Back, Card
from splay.position.decision import CARD, Decision
from splay.position.ruleset import ruleset
from splay.position.terms import CASTLE, COLOR_NAMES, CROWN, PERSON
from splay.position.verbs import RETURN
from splay.rules.filters import having
from testing.random_games import FOURTH, Setup, game_at, game_inside_effect, play, question, seeds, tables


def words(data: Any) -> set[str]:
    """Every text inside the data."""
    if isinstance(data, dict):
        return set().union(*map(words, data.values()))
    if isinstance(data, list):
        return set().union(*map(words, data))
    return {data} if isinstance(data, str) else set()


def open_cards(game: Game, seat: int | None) -> set[Card]:
    """The cards a seat sees: all that lie open on boards, and its own hand and score pile."""
    cards: set[Card] = set()
    for player in game.state.players:
        mine = player.seat == seat
        for pile in player.piles:
            cards.update(pile if mine or not game.state.seating.setup.covered_hidden else pile[:1])
        if mine:
            cards.update(player.hand, player.score)
    return cards


def named(game: Game, seat: int | None) -> set[str]:
    """The cards named anywhere in the view of a seat, question and outcome left out."""
    data = view(game, seat).to_json()
    del data["decision"], data["outcome"]
    return words(data) & game.rules.by_name.keys()


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_a_view_names_the_cards_a_seat_sees_and_no_other(setup: Setup) -> None:
    for seed in seeds(2):
        game, rng = setup.start(seed), random.Random(seed)
        while game.decision is not None:
            if rng.random() < 0.2:
                for seat in (*range(setup.players), None):
                    assert named(game, seat) == {card.name for card in open_cards(game, seat)}
            play(game, rng, 1)


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_numbers_in_a_view_are_right(setup: Setup) -> None:
    game = game_at(setup, 11, 90)
    for seat in (*range(setup.players), None):
        seen = view(game, seat)
        state = game.state
        assert (seen.edition, seen.seat, seen.teams) == (setup.edition, seat, setup.teams)
        assert seen.decks == tuple(len(deck) for deck in state.decks)
        assert seen.available == tuple(card.age for card in state.available)
        for player, shown in zip(state.players, seen.players, strict=True):
            assert (shown.seat, shown.name) == (player.seat, state.seating.names[player.seat])
            assert len(shown.hand) == len(player.hand)
            assert sorted(card.value for card in shown.hand) == sorted(card.value for card in player.hand)
            assert sum(card.value for card in shown.score) == shown.points == player.points
            assert [pile.color for pile in shown.piles] == [color for color in range(5) if player.piles[color]]
            kept_back = [face for face in (*shown.hand, *shown.score) if isinstance(face, Back)]
            assert bool(kept_back) == (seat != player.seat and bool(player.hand or player.score))


def test_backs_are_sorted_so_that_their_order_tells_nothing() -> None:
    ann = {"hand": "Coal, Tools, Machinery, Oars", "score": "Fission, Currency, Sailing"}
    [seen, _] = view(deal(None, 3, ann=ann, bob={"hand": "Archery"}).game, None).players
    assert [face.value for face in seen.hand] == [1, 1, 3, 5]
    assert [face.value for face in seen.score] == [1, 2, 9]


def test_standard_achievements_are_seen_by_their_age_alone() -> None:
    data = {
        "edition": 3,
        "players": [{"hand": ["Tools"], "achievements": ["Currency", "Oars"]}, {}],
        "available": ["Machinery"],
    }
    game = Game.load(data)
    for seat in (0, 1, None):
        seen = view(game, seat)
        assert seen.players[0].achievements == (1, 2)
        assert seen.available == (3,)
        assert not words(seen.to_json()) & {"Currency", "Oars", "Machinery"}


# -- covered cards ---------------------------------------------------------------------


def covered(splay: str, hidden: bool) -> list[View]:
    """Views of both seats and a spectator on a pile of three cards that ann has."""
    pile = {"cards": ["Oars", "Archery", "Metalworking"], "splay": splay}
    players = [{"hand": ["Tools"], "board": {"red": pile}}, {}]
    game = Game.load({"edition": 3, "covered_hidden": hidden, "players": players})
    return [view(game, seat) for seat in (0, 1, None)]


def test_covered_cards_are_open_unless_the_table_hides_them() -> None:
    for seen in covered("none", hidden=False):
        pile = seen.players[0].piles[0]
        assert [card.name for card in pile.cards] == ["Oars", "Archery", "Metalworking"]
        assert pile.count == 3


def test_hidden_covered_cards_are_seen_by_their_owner_alone() -> None:
    own, *others = covered("none", hidden=True)
    assert [card.name for card in own.players[0].piles[0].cards] == ["Oars", "Archery", "Metalworking"]
    assert own.players[0].piles[0].count == 3
    for seen in others:
        pile = seen.players[0].piles[0]
        assert [card.name for card in pile.cards] == ["Oars"]
        assert pile.count is None
        assert pile.covered_icons == ()


@pytest.mark.parametrize("splay", ["left", "right", "up"])
def test_a_splay_shows_icons_and_the_number_of_cards_to_all(splay: str) -> None:
    own, *others = covered(splay, hidden=True)
    for seen in others:
        pile = seen.players[0].piles[0]
        assert [card.name for card in pile.cards] == ["Oars"]
        assert pile.count == 3
        assert pile.covered_icons == own.players[0].piles[0].covered_icons
        assert len(pile.covered_icons) == 2


# -- edition 4 -----------------------------------------------------------------------------


def test_the_junk_pile_is_seen_by_its_values_alone() -> None:
    junk = ["Fusion", "Oars", "Machinery"]
    game = Game.load({"edition": 4, "junk": junk, "junked": ["World"], "players": [{"hand": ["Tools"]}, {}]})
    for seat in (0, 1, None):
        seen = view(game, seat)
        assert (seen.junk, seen.junked) == ((1, 3, 11), ("World",))
        assert not words(seen.to_json()) & set(junk)


def test_a_pile_splayed_aslant_shows_all_icons_of_covered_cards() -> None:
    pile = {"cards": ["Oars", "Archery"], "splay": "aslant"}
    game = Game.load({"edition": 4, "players": [{"hand": ["Tools"], "board": {"red": pile}}, {}]})
    red = view(game, 1).to_json()["players"][0]["board"]["red"]
    assert (red["splay"], red["count"], red["covered_icons"]) == ("aslant", 2, [["castle", "lightbulb", "castle"]])


def test_persons_are_counted_in_edition_4_alone() -> None:
    for edition, icons in ((1, 6), (3, 6), (4, 7)):
        seen = view(Setup(edition, 2).start(1), None)
        assert len(seen.players[0].icons) == icons
        assert ("person" in seen.to_json()["players"][0]["icons"]) == (edition == 4)


def test_icons_of_a_board_can_be_asked_for_by_their_kind() -> None:
    """Of persons, which the older editions do not have, a board there has none."""
    table = deal(None, 4, ann={"yellow": "Near-Field Comm"}, bob={"red": "Oars"})
    ann, bob = view(table.game, None).players
    assert (ann.count(PERSON), ann.count(CASTLE)) == (2, 0)
    assert (bob.count(PERSON), bob.count(CASTLE), bob.count(CROWN)) == (0, 2, 1)
    older = view(deal(None, 3, ann={"red": "Oars"}, bob={"hand": "Tools"}).game, 1).players[0]
    assert (older.count(PERSON), older.count(CASTLE)) == (0, 2)


@pytest.mark.parametrize("setup", FOURTH, ids=str)
def test_options_of_the_table_and_who_is_out_are_seen(setup: Setup) -> None:
    game = game_at(setup, 3, 40)
    game.give_up(1)
    seen = view(game, None)
    assert (seen.edition, seen.teams, seen.parley) == (4, setup.teams, game.setup.parley)
    assert [player.out for player in seen.players] == [seat in game.out for seat in range(setup.players)]
    assert seen.junk == tuple(sorted(card.age for card in game.state.junk))


# -- questions -------------------------------------------------------------------------


@pytest.mark.parametrize("make", [game_at, game_inside_effect])
def test_only_the_seat_asked_sees_its_options(make: Any) -> None:
    game: Game = make(Setup(3, 3), 4, 30)
    ask = question(game)
    for seat in (0, 1, 2, None):
        seen = view(game, seat).asked
        assert seen == asked(game.decision, seat)
        assert seen is not None
        assert (seen.number, seen.seat, seen.kind, seen.verb) == (ask.number, ask.seat, ask.kind, ask.verb)
        assert seen.options == (ask.options if seat == ask.seat else None)
        assert seen.more == (ask.more if seat == ask.seat else None)
        assert (seen.card is None) == (ask.effect is None)


def test_only_the_seat_asked_is_told_by_what_its_options_were_selected() -> None:
    """It would tell others what the hand is like."""
    crowns = having(ruleset(3).cards, CROWN)
    ask = Decision(9, 1, CARD, RETURN, None, crowns[:1], among=crowns)
    assert ask.criteria
    seen = [asked(ask, seat) for seat in (1, 0, None)]
    assert [each.criteria for each in seen if each] == [ask.criteria, (), ()]


def test_a_first_card_is_secret_until_all_have_chosen() -> None:
    game = Setup(3, 3).start(3)
    name = question(game).options[1]
    game.pick(name)
    for seat in (0, 1, 2, None):
        seen = view(game, seat)
        assert seen.chosen == 1
        assert (seen.opening.name if seen.opening else None) == (name if seat == 0 else None)
        assert (name in words(seen.to_json())) == (seat == 0)


def test_a_game_that_is_over_asks_nothing_and_tells_the_outcome() -> None:
    game = game_at(Setup(3, 2), 3, 10_000)
    seen = view(game, 1)
    assert seen.asked is None
    assert seen.outcome == game.outcome
    assert seen.to_json()["decision"] is None
    assert game.outcome is not None
    assert seen.to_json()["outcome"]["winners"] == list(game.outcome.winners)


# -- as data ---------------------------------------------------------------------------


def test_a_view_is_json_with_fixed_fields() -> None:
    game = game_at(Setup(3, 2), 5, 60)
    data = view(game, 0).to_json()
    assert json.loads(json.dumps(data)) == data
    assert set(data) == {
        *("edition", "seat", "teams", "parley", "needed", "players", "decks", "available", "specials", "box"),
        *("junk", "junked", "active", "actions_left", "turn", "chosen", "opening", "decision", "outcome"),
    }
    for player in data["players"]:
        assert set(player) == {
            *("seat", "name", "hand", "score", "board", "achievements", "specials", "points", "icons"),
            *("tucked", "scored", "leaving", "out"),
        }
        assert set(player["board"]) <= set(COLOR_NAMES)
    assert all(isinstance(card, str) for card in data["players"][0]["hand"])
    assert all(set(card) == {"value"} for card in data["players"][1]["hand"])


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "ann", []])
def test_there_is_no_view_from_a_seat_that_does_not_exist(seat: Any) -> None:
    game = Setup(3, 2).start(1)
    with pytest.raises(SetupError, match="there is no seat"):
        view(game, seat)
