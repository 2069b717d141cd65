"""Scenarios for Masonry."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_masonry_melds_some_cards_with_a_castle(edition: int) -> None:
    table = deal("Masonry", edition, ann={"yellow": "Masonry", "hand": "Oars, Sailing, Archery, The Wheel"}, bob={})
    play(
        table,
        "ann: Archery  (of Oars, Archery, The Wheel, pass)",
        "ann: Oars  (of Oars, The Wheel, pass)",
        "ann: pass  (of The Wheel, pass)",
    )
    expect(table, ann={"yellow": "Masonry", "red": "Oars, Archery", "hand": "Sailing, The Wheel"})


def test_masonry_claims_monument_for_four_cards() -> None:
    table = deal("Masonry", 1, ann={"yellow": "Masonry", "hand": "Oars, Tools, Mysticism, The Wheel"}, bob={})
    play(table, "ann: Oars", "ann: Tools", "ann: Mysticism", "ann: The Wheel  (of The Wheel, pass)")
    expect(
        table,
        ann={
            "yellow": "Masonry",
            "red": "Oars",
            "blue": "Tools",
            "purple": "Mysticism",
            "green": "The Wheel",
            "specials": "Monument",
        },
    )


def test_masonry_claims_monument_for_five_cards_too() -> None:
    table = deal("Masonry", 3, ann={"yellow": "Masonry", "hand": "Oars, Archery, Tools, Mysticism, The Wheel"}, bob={})
    play(table, "ann: Oars", "ann: Archery", "ann: Tools", "ann: Mysticism", "ann: The Wheel  (of The Wheel, pass)")
    expect(
        table,
        ann={
            "yellow": "Masonry",
            "red": "Archery, Oars",
            "blue": "Tools",
            "purple": "Mysticism",
            "green": "The Wheel",
            "specials": "Monument",
        },
    )


def test_masonry_counts_only_the_cards_melded_now() -> None:
    table = deal(
        "Masonry", 3, ann={"yellow": "Masonry", "red": "Metalworking", "hand": "Oars, Tools, The Wheel"}, bob={}
    )
    play(table, "ann: Oars", "ann: Tools", "ann: The Wheel")
    expect(table, ann={"yellow": "Masonry", "red": "Oars, Metalworking", "blue": "Tools", "green": "The Wheel"})


@editions(3, 4)
def test_masonry_can_be_declined(edition: int) -> None:
    table = deal("Masonry", edition, ann={"yellow": "Masonry", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Masonry", "hand": "Oars"})


@editions(3, 4)
def test_masonry_does_nothing_without_a_castle_in_hand(edition: int) -> None:
    table = deal("Masonry", edition, ann={"yellow": "Masonry", "hand": "Sailing, Writing"}, bob={})
    expect(table, ann={"yellow": "Masonry", "hand": "Sailing, Writing"})


def test_masonry_lets_a_sharer_take_monument_first() -> None:
    table = deal(
        "Masonry",
        3,
        ann={"yellow": "Masonry", "hand": "Oars, Tools, Mysticism, The Wheel"},
        bob={"red": "Metalworking", "hand": "Archery, Construction, Domestication, City States"},
        supply={1: "Writing"},
    )
    play(table, "bob: Archery", "bob: Construction", "bob: Domestication", "bob: City States")
    play(table, "ann: Oars", "ann: Tools", "ann: Mysticism", "ann: The Wheel")
    expect(
        table,
        ann={
            "yellow": "Masonry",
            "red": "Oars",
            "blue": "Tools",
            "purple": "Mysticism",
            "green": "The Wheel",
            "hand": "Writing",
        },
        bob={
            "red": "Construction, Archery, Metalworking",
            "yellow": "Domestication",
            "purple": "City States",
            "specials": "Monument",
        },
    )


@pytest.mark.parametrize("red", ["Oars, Archery", "Oars, Archery, Metalworking, Construction"])
def test_masonry_in_edition_4_claims_nothing_with_two_or_four_red_cards(red: str) -> None:
    table = deal("Masonry", 4, ann={"yellow": "Masonry", "red": red}, bob={})
    expect(table, ann={"yellow": "Masonry", "red": red})


def test_masonry_in_edition_4_claims_monument_with_three_red_cards() -> None:
    """Covered ones count, and no card need be melded."""
    ann = {"yellow": "Masonry", "red": "Coal, Archery, Metalworking"}
    table = deal("Masonry", 4, ann=ann | {"hand": "Tools"}, bob={})
    play(table, "ann: pass  (of Tools, pass)")
    expect(table, ann=ann | {"hand": "Tools", "specials": "Monument"})


def test_masonry_in_edition_4_counts_a_red_card_just_melded() -> None:
    table = deal("Masonry", 4, ann={"yellow": "Masonry", "red": "Archery, Metalworking", "hand": "Oars"}, bob={})
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"yellow": "Masonry", "red": "Oars, Archery, Metalworking", "specials": "Monument"})


def test_masonry_in_edition_4_gives_nothing_for_four_cards_melded() -> None:
    table = deal("Masonry", 4, ann={"yellow": "Masonry", "hand": "Tools, Mysticism, The Wheel, Domestication"}, bob={})
    play(table, "ann: Tools", "ann: Mysticism", "ann: The Wheel", "ann: Domestication")
    expect(
        table,
        ann={"yellow": "Domestication, Masonry", "blue": "Tools", "purple": "Mysticism", "green": "The Wheel"},
    )


def test_masonry_in_edition_4_claims_no_monument_that_is_taken() -> None:
    ann = {"yellow": "Masonry", "red": "Coal, Archery, Metalworking"}
    table = deal("Masonry", 4, ann=ann, bob={"specials": "Monument"})
    expect(table, ann=ann, bob={"specials": "Monument"})


def test_masonry_in_edition_4_lets_a_sharer_claim_first_while_the_effect_runs() -> None:
    """All melds come before any claim."""
    table = deal(
        "Masonry",
        4,
        ann={"yellow": "Masonry", "red": "Coal, Archery", "hand": "Oars"},
        bob={"red": "Construction, Metalworking, Engineering"},
        supply={5: "Physics"},
    )
    play(table, "ann: Oars")
    expect(
        table,
        ann={"yellow": "Masonry", "red": "Oars, Coal, Archery", "hand": "Physics"},
        bob={"red": "Construction, Metalworking, Engineering", "specials": "Monument"},
    )
    assert table.kinds.index("meld") < table.kinds.index("claim") < table.kinds.index("bonus")
