"""Scenarios for Masonry."""

import pytest

from scenario import deal, expect, play


@pytest.mark.parametrize("edition", [3, 4])
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


@pytest.mark.parametrize("edition", [3, 4])
def test_masonry_can_be_declined(edition: int) -> None:
    table = deal("Masonry", edition, ann={"yellow": "Masonry", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Masonry", "hand": "Oars"})


@pytest.mark.parametrize("edition", [3, 4])
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
