"""Splaying: which icons show, when a pile can be splayed, when a splay is lost."""

import pytest

from rules.tables import executions, icons, in_both_editions, resting, seen
from scenario import asked, deal, expect, play
from splay.position.terms import CASTLE, CLOCK, CROWN, FACTORY, ICONS, LEAF, LEFT, LIGHTBULB, PERSON, RIGHT, UP

# The three covered green cards, from top-left over bottom-left and bottom-middle to bottom-right:
# Currency leaf crown (picture) crown; Banking factory crown (picture) crown; Databases (picture) clock clock clock.
GREEN_PILE = "The Wheel, Currency, Banking, Databases"

# -- icons -----------------------------------------------------------------------------


@in_both_editions
@pytest.mark.parametrize(
    ("splay", "leaf", "crown", "factory", "clock"),
    [
        ("", 0, 0, 0, 0),
        ("left: ", 0, 2, 0, 1),  # the bottom-right icon of each
        ("right: ", 1, 2, 1, 1),  # the two on the left edge
        ("up: ", 0, 4, 0, 3),  # the three on the lower edge
    ],
)
def test_icons_shown_by_covered_cards(
    edition: int, splay: str, leaf: int, crown: int, factory: int, clock: int
) -> None:
    """The top card, The Wheel, always shows its three castles; a picture is never an icon."""
    table = resting(edition, ann={"green": splay + GREEN_PILE}, bob={"red": "Oars"})
    shown = {icon: icons(table, "ann", icon) for icon in ICONS[:PERSON]}
    assert shown == {CASTLE: 3, LEAF: leaf, CROWN: crown, FACTORY: factory, CLOCK: clock, LIGHTBULB: 0}


@in_both_editions
def test_splaying_shows_icons_at_once(edition: int) -> None:
    """Paper splays green left before its second effect counts the colors splayed."""
    table = deal(
        "Paper", edition, ann={"green": "Paper, Databases, Navigation"}, bob={}, supply={4: "Anatomy, Gunpowder"}
    )
    assert icons(table, "ann", CLOCK) == 0
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"green": "left: Paper, Databases, Navigation", "hand": "Anatomy"})
    assert icons(table, "ann", CLOCK) == 1


def test_a_card_covered_in_a_splay_still_shows_icons() -> None:
    """Covered by Coal, Oars still shows the castle at its bottom right."""
    table = resting(ann={"red": "left: Oars, Archery", "hand": "Coal"}, bob={})
    before = icons(table, "ann", CASTLE), icons(table, "ann", FACTORY)
    play(table, "ann: meld Coal")
    assert before == (3, 0)
    assert (icons(table, "ann", CASTLE), icons(table, "ann", FACTORY)) == (2, 3)


def test_a_card_tucked_under_a_splay_shows_its_icons() -> None:
    table = deal(
        "Monotheism", 3, ann={"purple": "Monotheism", "green": "up: Sailing, Paper"}, bob={}, supply={1: "Clothing"}
    )
    expect(table, ann={"purple": "Monotheism", "green": "up: Sailing, Paper, Clothing"})
    assert icons(table, "ann", LEAF) == 1 + 2
    assert icons(table, "ann", CROWN) == 2 + 1 + 1


# -- what can be splayed -----------------------------------------------------------------


@in_both_editions
def test_a_color_of_fewer_than_two_cards_cannot_be_splayed(edition: int) -> None:
    """Blue has one card and green two: green alone is offered."""
    table = deal("Paper", edition, ann={"green": "Paper, Sailing", "blue": "Tools"}, bob={}, supply={4: "Anatomy"})
    assert asked(table) == "ann: green, pass"
    table = deal("Paper", edition, ann={"green": "Paper", "blue": "Tools"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"green": "Paper", "blue": "Tools"}, supply={4: "Anatomy"})


@in_both_editions
def test_a_color_cannot_be_splayed_the_way_it_already_is(edition: int) -> None:
    table = deal(
        "Paper",
        edition,
        ann={"green": "left: Paper, Sailing", "blue": "right: Tools, Writing"},
        bob={},
        supply={4: "Anatomy, Gunpowder"},
    )
    assert asked(table) == "ann: blue, pass"


@in_both_editions
def test_splaying_nothing_is_no_splay_for_an_if_you_do(edition: int) -> None:
    """Invention scores a 4 only if a color was really splayed; nothing is splayed left here."""
    table = deal("Invention", edition, ann={"green": "right: Invention, Sailing"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"green": "right: Invention, Sailing"}, supply={4: "Anatomy"})


def test_an_effect_that_must_splay_skips_what_cannot_be_splayed() -> None:
    """Measurement: one red card cannot be splayed, but the draw of its number of cards, a 1, takes place."""
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement", "red": "Coal", "hand": "Gunpowder"},
        bob={},
        supply={1: "Tools"},
    )
    play(table, "ann: Gunpowder")
    expect(table, ann={"green": "Measurement", "red": "Coal", "hand": "Tools"}, supply={4: "Gunpowder"})
    assert not table.has_event("splay")


def test_an_effect_that_must_splay_skips_what_is_splayed_that_way() -> None:
    """Measurement: red is splayed right already; two cards, so a 2 is drawn."""
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement", "red": "right: Coal, Oars", "hand": "Gunpowder"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Gunpowder")
    expect(table, ann={"green": "Measurement", "red": "right: Coal, Oars", "hand": "Calendar"}, supply={4: "Gunpowder"})
    assert not table.has_event("splay")


@in_both_editions
def test_a_new_direction_replaces_the_old_one(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
        ann={"green": "left: Invention, Currency", "red": "left: Oars, Archery"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: green  (of red, green, pass)")
    expect(table, ann={"green": "right: Invention, Currency", "red": "left: Oars, Archery", "score": "Anatomy"})
    assert icons(table, "ann", LEAF) == 1


def test_right_can_become_up_and_up_can_become_right() -> None:
    table = deal("Publications", 3, ann={"blue": "right: Publications, Tools"}, bob={})
    play(table, "ann: pass", "ann: blue  (of blue, pass)")
    expect(table, ann={"blue": "up: Publications, Tools"})
    table = deal("Chemistry", 3, ann={"blue": "up: Chemistry, Tools"}, bob={}, supply={6: "Canning"})
    play(table, "ann: blue  (of blue, pass)")
    expect(table, ann={"blue": "right: Chemistry, Tools"}, supply={6: "Canning"})


def test_splaying_touches_the_own_board_only() -> None:
    table = deal("Paper", 3, ann={"green": "Paper, Sailing"}, bob={"blue": "Tools, Pottery"}, supply={4: "Anatomy"})
    play(table, "bob: pass  (of blue, pass)", "ann: green  (of green, pass)")
    assert executions(table) == ["bob Paper 1", "ann Paper 1", "bob Paper 2", "ann Paper 2"]
    expect(table, ann={"green": "left: Paper, Sailing", "hand": "Anatomy"}, bob={"blue": "Tools, Pottery"})


# -- losing a splay ------------------------------------------------------------------------


@in_both_editions
def test_a_splay_is_lost_when_one_card_is_left(edition: int) -> None:
    """By a transfer off a board; by a score."""
    table = deal("Enterprise", edition, ann={"purple": "Enterprise"}, bob={"green": "up: Sailing, The Wheel"})
    expect(
        table,
        winner="ann, bob",  # the 4 that bob must draw is not there
        ann={"purple": "Enterprise", "green": "Sailing"},
        bob={"green": "The Wheel"},
    )
    table = deal("Coal", edition, ann={"red": "Coal", "blue": "left: Tools, Pottery"}, bob={}, supply={5: "Banking"})
    play(table, "ann: Tools  (of Coal, Banking, Tools, pass)")
    expect(table, ann={"red": "Coal", "green": "Banking", "score": "Tools, Pottery"})


@in_both_editions
def test_a_splay_goes_on_while_two_cards_are_left(edition: int) -> None:
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity", "blue": "left: Tools, Pottery, Writing", "red": "right: Oars, Archery"},
        bob={},
        supply={8: "Mobility, Skyscrapers"},
    )
    play(table, "ann: Oars  (of Oars, Tools)")
    expect(
        table,
        ann={
            "green": "Electricity",
            "blue": "left: Pottery, Writing",
            "red": "Archery",
            "hand": "Mobility, Skyscrapers",
        },
    )


@in_both_editions
def test_a_lost_splay_is_not_remembered(edition: int) -> None:
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity", "red": "right: Oars, Archery", "hand": "Coal"},
        bob={"purple": "Mysticism"},
        supply={8: "Mobility"},
    )
    play(table, "ann: meld Coal")
    expect(table, ann={"green": "Electricity", "red": "Coal, Archery", "hand": "Mobility"}, bob={"purple": "Mysticism"})
    assert icons(table, "ann", CASTLE) == 0


def test_a_splay_is_lost_when_no_card_is_left() -> None:
    """Skyscrapers takes the whole blue pile; the one that bob begins later is not splayed."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers"},
        bob={"blue": "up: Software, Tools", "hand": "Pottery, Writing", "red": "Coal"},
        supply={1: "Clothing"},
        actions=1,
    )
    play(table, "bob: meld Pottery", "bob: meld Writing")
    expect(
        table,
        ann={"yellow": "Skyscrapers", "blue": "Software"},
        bob={"blue": "Writing, Pottery", "score": "Tools", "red": "Coal"},
        supply={1: "Clothing"},
    )


def test_an_effect_can_end_a_splay() -> None:
    """Feudalism of edition 3 unsplays the color given."""
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"hand": "Oars", "red": "left: Coal, Metalworking"},
    )
    expect(table, ann={"purple": "Feudalism", "hand": "Oars"}, bob={"red": "Coal, Metalworking"})
    assert icons(table, "bob", CASTLE) == 0


def test_rearranged_cards_keep_the_direction_of_their_splay() -> None:
    """Rulebook of edition 3, questions and answers on Publications."""
    table = deal("Publications", 3, ann={"blue": "left: Publications, Tools, Writing"}, bob={})
    play(table, "ann: blue", "ann: Writing", "ann: Publications  (of Publications, Tools)", "ann: pass")
    expect(table, ann={"blue": "left: Writing, Publications, Tools"})
    assert icons(table, "ann", CASTLE) == 1
    assert icons(table, "ann", LIGHTBULB) == 2 + 1


def test_everybody_sees_how_a_pile_is_splayed() -> None:
    table = resting(
        ann={"red": "left: Oars, Archery", "blue": "right: Tools, Writing", "green": "up: Sailing, Paper"}, bob={}
    )
    directions = [pile.splay for pile in seen(table, "bob").players[0].piles]
    assert directions == [LEFT, UP, RIGHT]
