"""Scenarios for Astrogeology."""

import pytest

from scenario import deal, expect


def test_astrogeology_splays_the_color_it_reveals_and_takes_what_lies_under_the_top_four() -> None:
    table = deal(
        "Astrogeology",
        4,
        ann={"red": "Astrogeology", "blue": "up: Writing, Tools, Pottery, Calendar, Alchemy, Physics"},
        bob={},
        supply={10: "Databases", 11: "Climatology, Fusion"},
    )
    assert table.has_event("reveal", "Climatology")
    expect(
        table,
        ann={
            "red": "Astrogeology",
            "blue": "aslant: Writing, Tools, Pottery, Calendar",
            "hand": "Climatology, Alchemy, Physics",
        },
        supply={10: "Databases", 11: "Fusion"},
    )


def test_astrogeology_takes_nothing_from_a_pile_of_four() -> None:
    table = deal(
        "Astrogeology",
        4,
        ann={"red": "Astrogeology", "blue": "Writing, Tools, Pottery, Calendar"},
        bob={},
        supply={11: "Climatology"},
    )
    expect(
        table,
        ann={"red": "Astrogeology", "blue": "aslant: Writing, Tools, Pottery, Calendar", "hand": "Climatology"},
    )


def test_astrogeology_must_splay_the_two_cards_of_its_own_color() -> None:
    table = deal("Astrogeology", 4, ann={"red": "left: Astrogeology, Oars"}, bob={}, supply={11: "Fusion"})
    assert table.has_event("splay")
    expect(table, ann={"red": "aslant: Astrogeology, Oars", "hand": "Fusion"})


@pytest.mark.parametrize("blue", ["aslant: Writing, Tools, Pottery, Calendar, Alchemy, Physics", "Writing", ""])
def test_astrogeology_takes_nothing_where_it_cannot_splay(blue: str) -> None:
    board = {"red": "Astrogeology", "purple": "Mysticism, Philosophy"} | ({"blue": blue} if blue else {})
    table = deal("Astrogeology", 4, ann=board, bob={}, supply={11: "Climatology"})
    expect(table, ann={**board, "hand": "Climatology"})


def test_astrogeology_wins_with_eight_cards_in_hand_what_it_has_drawn_and_taken_included() -> None:
    table = deal(
        "Astrogeology",
        4,
        ann={
            "red": "Astrogeology",
            "blue": "Writing, Tools, Pottery, Calendar, Alchemy, Physics",
            "hand": "Oars, Archery, Sailing, Masonry, Paper",
        },
        bob={"hand": "Coal"},
        supply={11: "Climatology"},
    )
    expect(
        table,
        ann={
            "red": "Astrogeology",
            "blue": "aslant: Writing, Tools, Pottery, Calendar",
            "hand": "Oars, Archery, Sailing, Masonry, Paper, Climatology, Alchemy, Physics",
        },
        bob={"hand": "Coal"},
        winner="ann",
    )


def test_astrogeology_does_not_win_with_seven_cards_in_hand() -> None:
    table = deal(
        "Astrogeology",
        4,
        ann={"red": "Astrogeology", "hand": "Oars, Archery, Sailing, Masonry, Paper, Coal"},
        bob={},
        supply={11: "Climatology"},
    )
    expect(table, ann={"red": "Astrogeology", "hand": "Oars, Archery, Sailing, Masonry, Paper, Coal, Climatology"})


def test_astrogeology_is_shared_by_as_many_factories_and_can_be_won_by_a_sharer() -> None:
    """Everybody draws before anybody's hand is counted."""
    table = deal(
        "Astrogeology",
        4,
        ann={"red": "Astrogeology"},
        bob={
            "yellow": "Steam Engine",
            "green": "Sailing, Clothing",
            "hand": "Oars, Archery, Tools, Masonry, Paper, Coal, Writing",
        },
        supply={11: "Hypersonics, Climatology, Fusion"},
    )
    expect(
        table,
        ann={"red": "Astrogeology", "hand": "Climatology"},
        bob={
            "yellow": "Steam Engine",
            "green": "aslant: Sailing, Clothing",
            "hand": "Oars, Archery, Tools, Masonry, Paper, Coal, Writing, Hypersonics",
        },
        winner="bob",
        supply={11: "Fusion"},
    )
