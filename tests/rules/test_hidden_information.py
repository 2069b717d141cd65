"""Who sees what: the owner, the others, a spectator."""

from typing import Any

import pytest

from rules.tables import changed, in_both_editions, resting, seen
from scenario import Scenario, deal, play
from splay import Game, SetupError, view
from told_events import told

EVERYBODY = ["ann", "bob", "cid", None]


def furnished(edition: int = 3, **words: Any) -> Scenario:
    """Ann has a card in every zone."""
    table = resting(
        edition,
        ann={
            "hand": "Coal, Oars, Physics, Calendar",
            "score": "Railroad, Tools, Paper",
            "red": "left: Archery, Metalworking, Gunpowder",
            "blue": "Writing, Pottery",
            "achievements": "Canning, Sailing",
            "specials": "World",
        },
        bob={"yellow": "Agriculture"},
        cid={},
        supply={1: "Clothing, Masonry", 2: "Currency"},
        available="Mapmaking, Translation",
    )
    return changed(table, **words)


def shown(table: Scenario, who: str | None, whose: str) -> dict[str, Any]:
    """One player as another sees it."""
    player: dict[str, Any] = seen(table, who).to_json()["players"][table.names.index(whose)]
    return player


# -- zones ---------------------------------------------------------------------------------


@in_both_editions
def test_the_owner_sees_hand_and_score_pile(edition: int) -> None:
    mine = shown(furnished(edition), "ann", "ann")
    assert mine["hand"] == ["Coal", "Oars", "Physics", "Calendar"]
    assert mine["score"] == ["Railroad", "Tools", "Paper"]


@in_both_editions
@pytest.mark.parametrize("who", ["bob", "cid", None])
def test_others_see_the_backs_in_the_order_of_their_values(edition: int, who: str | None) -> None:
    """How many cards and of which value, so the points as well; not in which order they came."""
    theirs = shown(furnished(edition), who, "ann")
    assert theirs["hand"] == [{"value": 1}, {"value": 2}, {"value": 5}, {"value": 5}]
    assert theirs["score"] == [{"value": 1}, {"value": 3}, {"value": 7}]
    assert theirs["points"] == 11


@in_both_editions
def test_no_view_of_another_names_a_hidden_card(edition: int) -> None:
    table = furnished(edition)
    for who in ("bob", "cid", None):
        text = str(seen(table, who).to_json())
        for name in ("Coal", "Oars", "Physics", "Calendar", "Railroad", "Tools", "Paper"):
            assert f"'{name}'" not in text


@pytest.mark.parametrize(("edition", "hides"), [(1, True), (3, False), (4, False)])
@pytest.mark.parametrize("who", ["bob", "cid", None])
def test_covered_cards_are_secret_or_open_as_the_edition_has_it(edition: int, hides: bool, who: str | None) -> None:
    """In a new game, and in a position that does not say."""
    game = Game.start(edition, ["ann", "bob"], 1)
    assert game.setup.covered_hidden == game.save()["covered_hidden"] == hides
    board = shown(resting(edition, ann={"red": "Archery, Oars"}, bob={}, cid={}), who, "ann")["board"]
    assert board["red"]["cards"] == (["Archery"] if hides else ["Archery", "Oars"])


@in_both_editions
@pytest.mark.parametrize("who", EVERYBODY)
def test_boards_can_be_open_to_all_covered_cards_too(edition: int, who: str | None) -> None:
    board = shown(furnished(edition, covered_hidden=False), who, "ann")["board"]
    assert board["red"]["cards"] == ["Archery", "Metalworking", "Gunpowder"]
    assert board["blue"] == {"splay": "none", "cards": ["Writing", "Pottery"], "count": 2, "covered_icons": []}


@in_both_editions
@pytest.mark.parametrize("who", ["bob", "cid", None])
def test_a_table_can_keep_covered_cards_secret(edition: int, who: str | None) -> None:
    """Others see a top card; of a splayed pile how many cards it has and their icons; of another nothing more."""
    board = shown(furnished(edition, covered_hidden=True), who, "ann")["board"]
    assert board["red"] == {
        "splay": "left",
        "cards": ["Archery"],
        "count": 3,
        "covered_icons": [["castle"], ["factory"]],
    }
    assert board["blue"] == {"splay": "none", "cards": ["Writing"], "count": None, "covered_icons": []}


def test_at_such_a_table_a_single_card_looks_like_a_pile() -> None:
    board = shown(furnished(covered_hidden=True), "ann", "bob")["board"]
    assert board["yellow"] == {"splay": "none", "cards": ["Agriculture"], "count": None, "covered_icons": []}


def test_the_owner_sees_covered_cards_at_such_a_table_too() -> None:
    board = shown(furnished(covered_hidden=True), "ann", "ann")["board"]
    assert board["red"]["cards"] == ["Archery", "Metalworking", "Gunpowder"]
    assert board["blue"]["cards"] == ["Writing", "Pottery"]
    assert board["blue"]["count"] == 2


@in_both_editions
@pytest.mark.parametrize("who", EVERYBODY)
def test_nobody_sees_the_face_of_a_standard_achievement(edition: int, who: str | None) -> None:
    """Not even who owns it; special achievements are open."""
    table = furnished(edition)
    assert shown(table, who, "ann")["achievements"] == [1, 6]
    assert shown(table, who, "ann")["specials"] == ["World"]
    assert seen(table, who).available == (2, 3)
    text = str(seen(table, who).to_json())
    for name in ("Canning", "Sailing", "Mapmaking", "Translation"):
        assert name not in text


@in_both_editions
@pytest.mark.parametrize("who", EVERYBODY)
def test_decks_show_how_many_cards_they_have(edition: int, who: str | None) -> None:
    table = furnished(edition)
    assert seen(table, who).decks == (0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    text = str(seen(table, who).to_json())
    assert "Clothing" not in text
    assert "Currency" not in text


def test_the_order_of_a_deck_is_secret() -> None:
    """Also of cards returned: two decks in another order look the same to all."""
    table = furnished()
    turned = changed(table, decks={"1": ["Masonry", "Clothing"], "2": ["Currency"]})
    for who in EVERYBODY:
        assert seen(table, who) == seen(turned, who)


def test_there_are_no_other_seats() -> None:
    with pytest.raises(SetupError, match="no seat 3"):
        view(furnished().game, 3)


# -- questions -----------------------------------------------------------------------------------


@in_both_editions
def test_only_the_seat_asked_sees_the_options(edition: int) -> None:
    """They may name hidden cards; the others see who is asked by which effect."""
    table = deal("Refrigeration", edition, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Coal, Tools"}, cid={})
    mine = seen(table, "bob").asked
    assert mine is not None
    assert mine.options == ("Oars", "Coal", "Tools")
    for who in ("ann", "cid", None):
        theirs = seen(table, who).asked
        assert theirs is not None
        assert (theirs.seat, theirs.card, theirs.effect, theirs.verb.word) == (1, "Refrigeration", 1, "return")
        assert theirs.options is None
        assert theirs.more is None


def test_the_actions_offered_are_for_the_active_player_alone() -> None:
    table = furnished()
    for who in EVERYBODY:
        ask = seen(table, who).asked
        assert ask is not None
        assert (ask.options is None) == (who != "ann")


@in_both_editions
def test_a_card_of_anothers_score_pile_is_chosen_by_its_back(edition: int) -> None:
    """Rocketry: ann picks a value, and does not learn which 1 she returned."""
    table = deal("Rocketry", edition, ann={"blue": "Rocketry"}, bob={"score": "Oars, Coal, Tools"})
    ask = seen(table, "ann").asked
    assert ask is not None
    assert (ask.kind, ask.options) == ("back", ("1", "5"))
    play(table, "ann: 1")
    assert [event for event in told(table.game, 0) if event["kind"] == "return"] == [
        {"kind": "return", "seat": 1, "value": 1, "origin": "score", "to": None, "target": "deck"}
    ]


# -- what happens -----------------------------------------------------------------------------------


def known(table: Scenario, kind: str) -> dict[str | None, list[str | int]]:
    """For each who: the cards of the last pick's events of this kind, by name if known, else by value."""
    return {
        who: [
            event["card"] if "card" in event else event["value"]
            for event in told(table.game, None if who is None else table.names.index(who))
            if event["kind"] == kind
        ]
        for who in [*table.names, None]
    }


def test_a_card_drawn_is_known_to_who_drew_it() -> None:
    table = resting(ann={"red": "Archery"}, bob={"yellow": "Agriculture"}, supply={1: "Tools"})
    play(table, "ann: draw")
    assert known(table, "draw") == {"ann": ["Tools"], "bob": [1], None: [1]}


def test_a_card_drawn_and_revealed_is_known_to_all() -> None:
    table = deal("Mysticism", 3, ann={"purple": "Mysticism"}, bob={}, supply={1: "Tools"})
    assert known(table, "reveal") == {"ann": ["Tools"], "bob": ["Tools"], None: ["Tools"]}


def test_a_card_melded_or_tucked_is_known_to_all() -> None:
    table = resting(ann={"hand": "Tools"}, bob={"yellow": "Agriculture"})
    play(table, "ann: meld Tools")
    assert known(table, "meld") == {"ann": ["Tools"], "bob": ["Tools"], None: ["Tools"]}
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={}, supply={5: "Banking"})
    assert known(table, "tuck") == {"ann": ["Banking"], "bob": ["Banking"], None: ["Banking"]}


def test_a_card_scored_from_the_hand_is_known_to_its_owner_and_one_from_the_board_to_all() -> None:
    table = deal("Stem Cells", 3, ann={"yellow": "Stem Cells", "hand": "Tools"}, bob={})
    play(table, "ann: yes")
    assert known(table, "score") == {"ann": ["Tools"], "bob": [1], None: [1]}
    table = deal("Coal", 3, ann={"red": "Coal", "blue": "Tools"}, bob={}, supply={5: "Banking"})
    play(table, "ann: Tools")
    assert known(table, "score") == {"ann": ["Tools"], "bob": ["Tools"], None: ["Tools"]}


def test_a_card_returned_from_the_hand_is_known_to_its_owner() -> None:
    table = deal("Agriculture", 3, ann={"yellow": "Agriculture", "hand": "Oars"}, bob={}, supply={2: "Calendar"})
    play(table, "ann: Oars")
    assert known(table, "return") == {"ann": ["Oars"], "bob": [1], None: [1]}


def test_a_card_handed_over_is_known_to_the_two_and_to_nobody_else() -> None:
    table = deal(
        "Archery", 3, ann={"red": "Archery"}, bob={"hand": "Coal"}, cid={"yellow": "Masonry"}, supply={1: "Tools"}
    )
    assert known(table, "transfer") == {"ann": ["Coal"], "bob": ["Coal"], "cid": [5], None: [5]}


def test_cards_exchanged_are_known_to_the_two() -> None:
    table = deal(
        "Medicine", 3, ann={"yellow": "Medicine", "score": "Oars"}, bob={"score": "Coal"}, cid={"yellow": "Antibiotics"}
    )
    assert known(table, "exchange") == {"ann": ["Coal", "Oars"], "bob": ["Coal", "Oars"], "cid": [5, 1], None: [5, 1]}


def test_an_achievement_taken_is_known_to_nobody() -> None:
    table = resting(ann={"red": "Oars", "score": "Coal"}, bob={"yellow": "Agriculture"}, available="Tools")
    play(table, "ann: achieve 1")
    assert known(table, "achieve") == {"ann": [1], "bob": [1], None: [1]}


@in_both_editions
def test_cards_removed_from_the_game_are_seen_by_all(edition: int) -> None:
    table = deal(
        "Fission",
        edition,
        ann={"red": "Fission", "hand": "Coal"},
        bob={"hand": "Oars", "score": "Paper"},
        supply={10: "Robotics, Software"},
    )
    for who in ("ann", "bob", None):
        assert {"Coal", "Oars", "Paper", "Robotics", "Fission"} <= set(seen(table, who).to_json()["box"])
