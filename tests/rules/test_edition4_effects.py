"""Drawing, melding, splaying and choosing as edition 4 words them."""

import pytest

from rules.edition4 import resting
from rules.tables import happened, icons
from scenario import asked, deal, expect, play
from splay.position.terms import CASTLE, CLOCK, CROWN, LIGHTBULB, PERSON

# -- drawing -----------------------------------------------------------------------------


def test_the_rulebooks_example_of_an_empty_age() -> None:
    """A 2 is due and there is none, so a 3 is drawn."""
    table = resting(ann={"purple": "Philosophy"}, bob={"red": "Oars"}, supply={1: "Tools", 3: "Paper", 4: "Anatomy"})
    play(table, "ann: draw")
    expect(
        table,
        ann={"purple": "Philosophy", "hand": "Paper"},
        bob={"red": "Oars"},
        supply={1: "Tools", 3: "", 4: "Anatomy"},
    )


def test_an_11_is_drawn_where_the_10s_are_gone() -> None:
    table = resting(ann={"red": "Robotics"}, bob={"red": "Oars"}, supply={11: "Fusion, Escapism"})
    play(table, "ann: draw")
    expect(table, ann={"red": "Robotics", "hand": "Fusion"}, bob={"red": "Oars"}, supply={11: "Escapism"})


def test_a_draw_above_11_ends_the_game_at_once() -> None:
    """Ann returns an 11 for Mathematics: a 12 would be due. The 11 is back in its deck and nothing follows."""
    table = deal("Mathematics", 4, ann={"blue": "Mathematics", "hand": "Fusion"}, bob={"score": "Oars"})
    play(table, "ann: Fusion  (of Fusion, pass)")
    expect(table, winner="bob", ann={"blue": "Mathematics"}, bob={"score": "Oars"}, supply={11: "Fusion"})


@pytest.mark.parametrize(("age", "card"), [(1, "Tools"), (2, "Calendar")])
def test_a_draw_of_value_0_is_a_draw_of_1(age: int, card: str) -> None:
    """Reclamation returns no red card and draws half of nothing; an empty deck of 1s is skipped."""
    table = deal("Reclamation", 4, ann={"yellow": "Reclamation"}, bob={}, supply={age: card})
    expect(table, ann={"yellow": "Reclamation", "blue": card}, supply={age: ""})


def test_a_card_that_is_not_there_has_the_value_0() -> None:
    """Escapism with an empty hand draws three 1s."""
    table = deal("Escapism", 4, ann={"purple": "Escapism"}, bob={}, supply={1: "Oars, Tools, Writing, Pottery"})
    expect(table, ann={"purple": "Escapism", "hand": "Oars, Tools, Writing"}, bob={}, supply={1: "Pottery"})


# -- melding and splaying ------------------------------------------------------------------


def test_the_rulebooks_example_of_melding() -> None:
    """Coal and Mysticism go on top of their colors; purple is splayed right and stays so."""
    table = resting(
        ann={"red": "Engineering", "purple": "right: Philosophy, Code of Laws", "hand": "Coal, Mysticism"},
        bob={"green": "Sailing"},
    )
    play(table, "ann: meld Coal", "ann: meld Mysticism")
    expect(
        table,
        ann={"red": "Coal, Engineering", "purple": "right: Mysticism, Philosophy, Code of Laws"},
        bob={"green": "Sailing"},
    )


@pytest.mark.parametrize(("splay", "shown"), [("none", 0), ("left", 1), ("right", 2), ("up", 2), ("aslant", 3)])
def test_each_splay_shows_its_places_of_a_covered_card(splay: str, shown: int) -> None:
    """Oars: castle, crown, picture, castle. Aslant shows all four places; the picture is no icon."""
    table = resting(ann={"red": f"{splay}: Fission, Oars"}, bob={})
    assert icons(table, "ann", CASTLE) + icons(table, "ann", CROWN) == shown


def test_aslant_shows_all_four_icons_of_each_covered_card() -> None:
    table = resting(ann={"red": "aslant: Archery, Oars, Optics, Fission"}, bob={})
    counted = {icon: icons(table, "ann", icon) for icon in (CASTLE, CROWN, LIGHTBULB, CLOCK)}
    assert counted == {CASTLE: 4, CROWN: 4, LIGHTBULB: 1, CLOCK: 3}


def test_a_pile_melded_or_tucked_into_stays_splayed_aslant() -> None:
    table = resting(ann={"red": "aslant: Archery, Oars", "hand": "Optics"}, bob={})
    play(table, "ann: meld Optics")
    assert icons(table, "ann", CASTLE) == 4


def test_aslant_ends_when_a_single_card_is_left() -> None:
    table = deal("Combustion", 4, ann={"red": "aslant: Combustion, Oars"}, bob={})
    expect(table, ann={"red": "Combustion"})


def test_a_new_direction_replaces_aslant() -> None:
    table = deal("Coal", 4, ann={"red": "aslant: Coal, Oars"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: red  (of red, pass)", "ann: pass")
    expect(table, ann={"red": "right: Coal, Oars, The Pirate Code"})


def test_a_pile_cannot_be_splayed_in_the_direction_it_has() -> None:
    """Ann is asked about scoring at once."""
    table = deal("Coal", 4, ann={"red": "right: Coal, Oars"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: pass  (of Coal, pass)")
    expect(table, ann={"red": "right: Coal, Oars, The Pirate Code"})


def test_persons_are_counted_like_any_icon() -> None:
    """Near-Field Comm: bob has three persons to ann's two, so he shares; cid has none and obeys."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm"},
        bob={"purple": "Escapism", "score": "Explosives"},
        cid={"red": "Fusion", "score": "Oars"},
        supply={11: "Hypersonics"},
    )
    assert [icons(table, who, PERSON) for who in ("ann", "bob", "cid")] == [2, 3, 0]
    play(table, "ann: 1  (of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)")
    assert happened(table, "transfer", "reveal") == ["cid transfer Oars", "bob reveal Explosives", "ann reveal Oars"]


# -- choosing --------------------------------------------------------------------------------


def test_a_value_is_any_from_1_to_11() -> None:
    """Present or not, and the victim's cards of that value all go."""
    table = deal("Statistics", 4, ann={"yellow": "Statistics"}, bob={"score": "Fusion, Escapism, Oars"})
    play(table, "ann: 11  (of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)")
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars", "hand": "Fusion, Escapism"})


def test_who_demands_chooses_only_where_the_card_says_so() -> None:
    """Climatology: ann names the icon, bob picks the cards."""
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology"},
        bob={"red": "Oars", "yellow": "Masonry", "green": "The Wheel", "purple": "City States"},
    )
    play(table, "ann: castle  (of crown, lightbulb, castle, factory, clock, person)")
    assert asked(table) == "bob: Oars, Masonry, The Wheel, City States"


def test_the_victim_picks_among_cards_that_tie() -> None:
    table = deal("Archery", 4, ann={"red": "Archery"}, bob={"hand": "Coal, Physics, Tools"}, supply={1: "Oars"})
    assert asked(table) == "bob: Coal, Physics"


def test_all_cards_go_one_at_a_time_and_only_those_fixed_first() -> None:
    """Electricity returns the top cards without a factory, not those uncovered by it."""
    table = deal(
        "Electricity",
        4,
        ann={"green": "Electricity", "red": "Archery, Oars", "blue": "Tools, Writing"},
        bob={},
        supply={8: "Flight, Mobility"},
    )
    play(table, "ann: Tools  (of Archery, Tools)")
    expect(
        table,
        ann={"green": "Electricity", "red": "Oars", "blue": "Writing", "hand": "Flight, Mobility"},
        supply={1: "Tools, Archery", 8: ""},
    )


# -- "if you did" ---------------------------------------------------------------------------


@pytest.mark.parametrize("red", ["aslant: Astrogeology, Oars, Archery, Coal, Optics", "Astrogeology"])
def test_a_splay_that_is_impossible_does_not_satisfy_if_you_did(red: str) -> None:
    """Splayed aslant before, or a single card: the pile stays, and Fusion alone comes to the hand."""
    table = deal("Astrogeology", 4, ann={"red": red}, bob={}, supply={11: "Fusion"})
    expect(table, ann={"red": red, "hand": "Fusion"})


def test_a_splay_that_took_place_satisfies_it() -> None:
    table = deal(
        "Astrogeology",
        4,
        ann={"red": "left: Astrogeology, Oars, Archery, Coal, Optics"},
        bob={},
        supply={11: "Fusion"},
    )
    expect(table, ann={"red": "aslant: Astrogeology, Oars, Archery, Coal", "hand": "Fusion, Optics"})


def test_what_was_done_in_part_satisfies_it() -> None:
    """Whataboutism exchanges the score piles if at least one top card went."""
    table = deal(
        "Whataboutism",
        4,
        ann={"purple": "Whataboutism", "score": "Oars"},
        bob={"red": "Explosives", "green": "Sailing", "score": "Coal"},
        cid={"yellow": "Masonry", "score": "Paper"},
    )
    expect(
        table,
        ann={"purple": "Whataboutism", "red": "Explosives", "score": "Coal"},
        bob={"green": "Sailing", "score": "Oars"},
        cid={"yellow": "Masonry", "score": "Paper"},
    )


def test_nothing_done_means_nothing_follows() -> None:
    """Paper: without a top card with a leaf nothing is scored, and so no 4 is drawn for the color splayed left."""
    for top, drawn in (("Oars", 0), ("Agriculture", 1)):
        color = "red" if top == "Oars" else "yellow"
        table = deal(
            "Paper",
            4,
            ann={"green": "left: Paper, Mapmaking", color: top},
            bob={},
            supply={4: "Anatomy, Enterprise"},
        )
        assert len(happened(table, "draw")) == drawn


def test_later_sentences_do_not_depend_on_it() -> None:
    """Measurement returns Oars: red cannot be splayed, and still a card is drawn for it."""
    table = deal("Measurement", 4, ann={"green": "Measurement", "hand": "Oars"}, bob={}, supply={1: "Tools"})
    play(table, "ann: Oars")
    expect(table, ann={"green": "Measurement", "hand": "Tools"}, supply={1: "Oars"})
