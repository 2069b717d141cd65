"""The junk pile: what goes there, what becomes of empty decks, what can be made available again."""

import random

import pytest

from rules.edition4 import resting, specials
from rules.tables import happened, seen
from scenario import asked, deal, expect, play
from splay.position.events import RestoreSpecial
from testing.random_games import FOURTH, Setup
from told_events import told_action

DEMANDS = {"red": "Oars", "yellow": "Medicine", "green": "Compass", "purple": "City States"}
"""Four top cards with a demand: Monument."""

# -- decks -----------------------------------------------------------------------------


def test_a_junked_deck_is_skipped_by_draws() -> None:
    table = deal(
        "Sanitation", 4, ann={"yellow": "Sanitation"}, bob={"red": "Oars"}, supply={7: "Lighting, Bicycle", 8: "Flight"}
    )
    play(table, "ann: 7  (of 7, 8)", "ann: draw")
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Flight"},
        bob={"red": "Oars"},
        supply={7: "", 8: ""},
        junk="Lighting, Bicycle",
    )


def test_a_junked_deck_exists_again_when_a_card_is_returned_to_it() -> None:
    """Flight goes to the empty deck of 8s, and Education draws it from there: 6 + 2."""
    table = deal(
        "Sanitation",
        4,
        ann={"yellow": "Sanitation", "purple": "Education", "score": "Flight, Canning"},
        bob={"red": "Oars"},
        supply={8: "Mobility, Socialism", 9: "Services"},
    )
    play(table, "ann: 8", "ann: dogma Education", "ann: Flight  (of Flight, pass)")
    expect(
        table,
        ann={"yellow": "Sanitation", "purple": "Education", "hand": "Flight", "score": "Canning"},
        bob={"red": "Oars"},
        supply={8: "", 9: "Services"},
        junk="Mobility, Socialism",
    )


def test_cards_in_the_junk_pile_are_no_points_and_draws_never_take_them() -> None:
    """All 11s are junked, so ann's draw ends the game; bob has more points."""
    table = resting(
        ann={"red": "Fusion"},
        bob={"score": "Oars"},
        junk="Astrogeology, Reclamation, Near-Field Comm, Space Traffic, Hypersonics",
    )
    play(table, "ann: draw")
    expect(
        table,
        winner="bob",
        ann={"red": "Fusion"},
        bob={"score": "Oars"},
        junk="Astrogeology, Reclamation, Near-Field Comm, Space Traffic, Hypersonics",
    )


@pytest.mark.parametrize("setup", FOURTH, ids=str)
def test_what_is_junked_stays_there_but_for_special_achievements_made_available(setup: Setup) -> None:
    game, rng = setup.start(5), random.Random(5)
    junk, junked = game.state.junk, game.state.junked
    while game.decision is not None:
        game.pick(rng.choice(game.decision.options))
        restored = [event.special for event in game.events if isinstance(event, RestoreSpecial)]
        assert game.state.junk[: len(junk)] == junk
        assert set(junked) <= {*game.state.junked, *restored}
        junk, junked = game.state.junk, game.state.junked
    assert junk


# -- achievements ----------------------------------------------------------------------


def test_a_junked_achievement_cannot_be_taken() -> None:
    table = resting(ann={"blue": "Tools", "score": "Coal"}, bob={"red": "Oars"}, junk="Writing", available="Calendar")
    assert asked(table) == "ann: draw, dogma Tools"


def test_available_achievements_are_those_that_nobody_owns() -> None:
    """Archery junks a 1 or a 2: bob's own 1 and the special achievements are safe."""
    table = deal(
        "Archery",
        4,
        ann={"red": "Archery"},
        bob={"achievements": "Tools", "hand": "Coal"},
        supply={1: "Pottery"},
        available="Calendar, Paper",
    )
    expect(
        table,
        ann={"red": "Archery", "hand": "Coal"},
        bob={"achievements": "Tools", "hand": "Pottery"},
        available="Paper, Empire, Monument, Universe, Wonder, World",
        junk="Calendar",
    )


def test_an_achievement_to_junk_is_chosen_by_its_back_and_its_face_is_seen_by_nobody() -> None:
    table = deal("Archery", 4, ann={"red": "Archery"}, bob={"green": "The Wheel"}, available="Writing, Calendar")
    play(table, "bob: 2  (of 1, 2)")
    for seat in (0, 1, None):
        junked = [event for event in told_action(table.game, seat) if event["kind"] == "junk"]
        assert [event["value"] for event in junked] == [2, 1]
        assert all("card" not in event for event in junked)
    assert seen(table, "ann").junk == (1, 2)


def test_the_junk_pile_is_seen_from_behind() -> None:
    table = resting(ann={"red": "Oars"}, bob={}, junk="Fusion, Tools, Empire")
    for seat in (0, 1, None):
        shown = seen(table, None if seat is None else table.names[seat])
        assert (shown.junk, shown.junked) == ((1, 11), ("Empire",))
        assert "Fusion" not in str(shown.to_json())


def test_a_junked_special_achievement_is_not_claimed_by_whoever_meets_its_condition() -> None:
    board = {color: card for color, card in DEMANDS.items() if color != "red"}
    table = resting(ann={**board, "hand": "Oars"}, bob={}, junk="Monument")
    play(table, "ann: meld Oars")
    assert specials(table, "ann") == ""
    assert seen(table, None).junked == ("Monument",)


def test_a_junked_special_achievement_is_not_claimed_by_a_card() -> None:
    table = deal("Masonry", 4, ann={"yellow": "Masonry", "red": "Archery, Oars, Coal"}, bob={}, junk="Monument")
    assert not table.has_event("claim")


def test_a_special_achievement_made_available_again_is_claimed_at_the_end_of_that_action() -> None:
    table = deal("Publications", 4, ann={"blue": "Publications"}, bob=DEMANDS, junk="Monument, Empire")
    options = "junk Universe, junk Wonder, junk World, restore Monument, restore Empire, pass"
    play(table, f"ann: restore Monument  (of {options})")
    assert happened(table, "restore", "claim") == ["ann restore Monument", "bob claim Monument"]
    assert seen(table, None).junked == ("Empire",)


def test_owned_special_achievements_cannot_be_junked() -> None:
    """Feudalism junks all that are available, once bob has given up a castle."""
    table = deal(
        "Feudalism",
        4,
        ann={"purple": "Feudalism", "specials": "Empire"},
        bob={"hand": "Oars", "specials": "World"},
        available="Writing",
    )
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Oars", "specials": "Empire"},
        bob={"specials": "World"},
        available="Writing",
        junk="Monument, Universe, Wonder",
    )


# -- whole boards ----------------------------------------------------------------------


def test_fission_junks_hands_boards_and_score_piles_and_ends_the_action() -> None:
    """Achievements and decks stay; bob is the last to obey, and nobody shares or draws for it."""
    table = deal(
        "Fission",
        4,
        ann={"red": "Fission", "hand": "Tools", "score": "Coal", "achievements": "Calendar"},
        bob={"blue": "up: Physics, Writing", "specials": "Empire"},
        cid={"blue": "Quantum Theory", "hand": "Paper"},
        supply={1: "Oars, Pottery, Sailing, Mysticism", 10: "Robotics, Software"},
        available="Optics",
        actions=2,
    )
    assert happened(table, "bonus") == []
    assert seen(table, None).junk == (1, 1, 3, 5, 5, 8, 9, 10)
    assert (specials(table, "bob"), seen(table, "ann").players[0].achievements) == ("Empire", (2,))
    assert seen(table, None).available == (3,)
    assert [player.piles for player in seen(table, None).players] == [(), (), ()]


def test_cards_junked_from_a_hand_are_known_to_their_owner_and_those_from_a_board_to_all() -> None:
    table = deal(
        "Fission",
        4,
        ann={"red": "Fission", "hand": "Tools"},
        bob={},
        supply={1: "Oars, Pottery, Sailing, Mysticism", 10: "Robotics"},
    )
    for seat in (0, 1, None):
        names = [event.get("card") for event in told_action(table.game, seat) if event["kind"] == "junk"]
        assert ("Tools" in names) is (seat == 0)
        assert "Fission" in names


def test_a_card_is_carried_out_from_the_junk_pile_and_stays_there() -> None:
    """Escapism junks Sailing, draws three 1s, and runs Sailing."""
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "hand": "Sailing, Oars, Calendar"},
        bob={},
        supply={1: "Tools, Writing, Pottery, Clothing, Masonry"},
    )
    play(table, "ann: Sailing  (of Sailing, Oars, Calendar)")
    expect(
        table,
        ann={"purple": "Escapism", "hand": "Calendar, Tools, Writing, Pottery", "green": "Clothing"},
        supply={1: "Masonry, Oars"},
        junk="Sailing",
    )
