"""Edition 4 tests the special achievements at the end of every action, and only then."""

from typing import Any

import pytest

from rules.edition4 import resting, specials
from rules.tables import happened, seen
from scenario import deal, expect, play
from splay.game import inside

# Three of each of the six icons but the leaf, and no person; Agriculture brings three leaves.
NEARLY_EMPIRE = {
    "red": "Coal",
    "green": "The Wheel",
    "blue": "up: Quantum Theory, Translation",
    "purple": "Philosophy",
    "hand": "Agriculture",
}
# Three top cards with a demand; Compass is the fourth.
NEARLY_MONUMENT = {"red": "Archery", "yellow": "Medicine", "purple": "City States"}
# Eleven clocks and four top cards of value 8 or more; Databases brings three clocks and is the fifth.
NEARLY_UNIVERSE_AND_WORLD = {
    "red": "Fission",
    "yellow": "Antibiotics",
    "green": "up: Bicycle, Satellites",
    "blue": "Quantum Theory",
    "purple": "A.I.",
}


# -- the conditions --------------------------------------------------------------------


def test_empire_needs_three_of_each_icon_but_the_person() -> None:
    table = resting(ann=NEARLY_EMPIRE, bob={})
    assert seen(table, None).players[0].icons == (3, 0, 3, 3, 3, 3, 0)
    play(table, "ann: meld Agriculture")
    assert specials(table, "ann") == "Empire"


def test_persons_do_not_stand_in_for_another_icon_of_empire() -> None:
    """Three persons instead of the lightbulbs."""
    table = resting(ann={**NEARLY_EMPIRE, "purple": "Escapism"}, bob={})
    play(table, "ann: meld Agriculture")
    assert seen(table, None).players[0].icons == (3, 3, 0, 3, 3, 3, 3)
    assert specials(table, "ann") == ""


def test_monument_is_four_top_cards_with_a_demand() -> None:
    """That Archery and Medicine have other effects too does not matter."""
    table = resting(ann={**NEARLY_MONUMENT, "hand": "Compass"}, bob={})
    play(table, "ann: meld Compass")
    assert specials(table, "ann") == "Monument"


def test_covered_demands_do_not_count_for_monument() -> None:
    table = resting(ann={**NEARLY_MONUMENT, "red": "left: Archery, Oars, Construction", "hand": "Sailing"}, bob={})
    play(table, "ann: meld Sailing")
    assert specials(table, "ann") == ""


def test_six_cards_tucked_or_scored_are_no_monument_any_more() -> None:
    for counter, dogma in (("tucked", "Coal"), ("scored", "Machine Tools")):
        table = deal(dogma, 4, ann={"red": dogma, counter: 5}, bob={}, supply={1: "Tools", 5: "Physics"})
        while inside.picks_since_checkpoint(table.game):
            play(table, "ann: pass")
        assert getattr(seen(table, None).players[0], counter) == 6
        assert specials(table, "ann") == ""


@pytest.mark.parametrize(
    ("yellow", "claims"), [("aslant", "Wonder"), ("up", "Wonder"), ("right", "Wonder"), ("left", "")]
)
def test_wonder_is_five_colors_splayed_up_right_or_aslant(yellow: str, claims: str) -> None:
    table = deal(
        "Flight",
        4,
        ann={
            "red": "Flight, Oars",
            "yellow": f"{yellow}: Canning, Agriculture",
            "green": "up: Paper, Sailing",
            "blue": "right: Chemistry, Tools",
            "purple": "aslant: Reformation, Philosophy",
        },
        bob={},
    )
    play(table, "ann: red  (of red, pass)")
    assert specials(table, "ann") == claims


def test_twelve_clocks_are_world_and_eleven_are_not() -> None:
    for blue, claims in (("Software", ""), ("Quantum Theory", "World")):
        board = {"green": "up: Bicycle, Satellites", "purple": "Railroad", "blue": blue}
        table = resting(ann={**board, "hand": "Fusion"}, bob={})
        play(table, "ann: meld Fusion")
        assert seen(table, None).players[0].icons[5] == (12 if claims else 11)
        assert specials(table, "ann") == claims


# -- when ----------------------------------------------------------------------------------


def test_a_passing_state_is_not_enough() -> None:
    """Compass is ann's fourth demand, but Sailing covers it before the action ends."""
    table = deal("Translation", 4, ann={"blue": "Translation", **NEARLY_MONUMENT, "score": "Compass, Sailing"}, bob={})
    play(table, "ann: yes", "ann: Compass  (of Compass, Sailing)")
    expect(table, ann={"blue": "Translation", "green": "Sailing, Compass", **NEARLY_MONUMENT})


def test_the_same_cards_in_the_other_order_do() -> None:
    table = deal("Translation", 4, ann={"blue": "Translation", **NEARLY_MONUMENT, "score": "Compass, Sailing"}, bob={})
    play(table, "ann: yes", "ann: Sailing  (of Compass, Sailing)")
    assert specials(table, "ann") == "Monument"


def test_nothing_is_given_before_the_action_ends() -> None:
    """Ann has four demands while she is still asked what else to meld."""
    board = {"yellow": "Masonry", "green": "Compass", "blue": "Climatology", "purple": "City States"}
    table = deal("Masonry", 4, ann={**board, "hand": "Oars, Construction"}, bob={})
    play(table, "ann: Oars  (of Oars, Construction, pass)")
    assert specials(table, "ann") == ""
    play(table, "ann: pass  (of Construction, pass)")
    assert specials(table, "ann") == "Monument"


def test_they_are_given_on_another_players_turn() -> None:
    """Bob shares Sailing and melds his fourth demand: he claims after ann's free draw, at the end of her action."""
    table = deal(
        "Sailing",
        4,
        ann={"green": "Sailing"},
        bob={"yellow": "Medicine", "green": "Compass", "purple": "City States"},
        supply={1: "Archery, Oars, Tools"},
    )
    assert happened(table, "meld", "bonus", "draw", "claim")[-4:] == [
        "ann meld Oars",
        "ann bonus ",
        "ann draw Tools",
        "bob claim Monument",
    ]


def test_they_are_given_to_the_victim_of_a_demand() -> None:
    """Bob has to meld a 4 for the card ann takes, and it is his fourth demand."""
    table = deal(
        "Enterprise",
        4,
        ann={"purple": "Enterprise", "green": "Sailing"},
        bob={"red": "Archery", "yellow": "Medicine", "purple": "Monotheism", "green": "Clothing"},
        supply={4: "Navigation"},
    )
    play(table, "bob: Clothing  (of Medicine, Clothing)")
    assert specials(table, "bob") == ""
    play(table, "ann: pass  (of green, pass)")
    assert specials(table, "bob") == "Monument"


def test_a_draw_earns_nothing() -> None:
    table = resting(ann={**NEARLY_MONUMENT, "hand": "Compass"}, bob={}, supply={3: "Optics"})
    play(table, "ann: draw")
    assert specials(table, "ann") == ""


# -- who -----------------------------------------------------------------------------------


def four_demands(*seats: str) -> dict[str, dict[str, str]]:
    """Boards of ann, bob and cid; those named here have four top cards with a demand, the others three."""
    cards = {
        "ann": "Archery, Anatomy, Feudalism, Mapmaking",
        "bob": "Oars, Medicine, Monotheism, Navigation",
        "cid": "Construction, Machinery, City States, Compass",
    }
    colors = ("red", "yellow", "purple", "green")
    return {
        name: dict(zip(colors[: 4 if name in seats else 3], cards[name].split(", "), strict=False)) for name in cards
    }


@pytest.mark.parametrize(
    ("active", "qualified", "first"),
    [
        ("ann", "ann, bob, cid", "bob"),
        ("ann", "ann, cid", "cid"),
        ("ann", "ann", "ann"),
        ("bob", "ann, bob, cid", "cid"),
        ("bob", "ann, bob", "ann"),
        ("cid", "ann, bob, cid", "ann"),
        ("cid", "bob, cid", "bob"),
    ],
)
def test_clockwise_from_the_left_of_the_active_player_who_comes_last(active: str, qualified: str, first: str) -> None:
    """Monument was junked; Publications makes it available again to all who have four demands."""
    players: dict[str, Any] = dict(four_demands(*qualified.split(", ")))
    players[active]["blue"] = "Publications"
    seats = ["ann", "bob", "cid"]
    start = seats.index(active)
    table = deal("Publications", 4, junk="Monument", **{name: players[name] for name in seats[start:] + seats[:start]})
    table.pick("restore Monument")
    assert happened(table, "restore", "claim") == [f"{active} restore Monument", f"{first} claim Monument"]


def test_one_player_claims_several_at_once() -> None:
    table = resting(ann={**NEARLY_UNIVERSE_AND_WORLD, "hand": "Databases"}, bob={})
    play(table, "ann: meld Databases")
    assert specials(table, "ann") == "Universe, World"


def test_several_players_claim_at_the_end_of_one_action() -> None:
    """Mathematics: bob melds Mapmaking, his fourth demand, and cid Databases."""
    table = deal(
        "Mathematics",
        4,
        ann={"blue": "Mathematics"},
        bob={"blue": "Tools", "red": "Oars", "yellow": "Medicine", "purple": "City States", "hand": "Writing"},
        cid={**NEARLY_UNIVERSE_AND_WORLD, "hand": "Services"},
        supply={2: "Mapmaking, Currency", 10: "Databases"},
    )
    play(table, "bob: Writing  (of Writing, pass)", "cid: Services  (of Services, pass)")
    assert happened(table, "claim") == ["bob claim Monument", "cid claim Universe", "cid claim World"]


# -- by a card, at once ----------------------------------------------------------------------


def test_a_card_that_says_claim_does_so_at_once() -> None:
    """Bob has three red cards when he shares Masonry: Monument is his before ann's run, and before her free draw."""
    table = deal(
        "Masonry",
        4,
        ann={"yellow": "Masonry", "red": "Archery, Oars, Coal"},
        bob={"red": "Construction, Optics, Fission", "green": "The Wheel"},
        supply={1: "Tools"},
    )
    assert happened(table, "claim", "bonus") == ["bob claim Monument", "ann bonus "]


def test_a_claim_by_a_card_comes_before_the_tests_at_the_end_of_the_action() -> None:
    """Ann melds her fourth demand with Masonry and bob claims Monument by its second effect."""
    table = deal(
        "Masonry",
        4,
        ann={"yellow": "Masonry", "green": "Compass", "purple": "City States", "hand": "Oars"},
        bob={"red": "Construction, Optics, Fission", "green": "The Wheel"},
        supply={3: "Paper"},
    )
    play(table, "ann: Oars  (of Oars, pass)")
    assert (specials(table, "ann"), specials(table, "bob")) == ("", "Monument")


def test_a_special_achievement_is_kept_when_its_condition_is_lost() -> None:
    table = resting(ann={**NEARLY_MONUMENT, "hand": "Compass, Sailing"}, bob={"red": "Oars"})
    play(table, "ann: meld Compass", "ann: meld Sailing")
    assert specials(table, "ann") == "Monument"
    assert "Monument" not in seen(table, None).specials
