"""Scenarios for Feudalism."""

import pytest

from scenario import deal, expect, play


def test_feudalism_first_edition_takes_a_castle_and_leaves_the_splay() -> None:
    table = deal(
        "Feudalism",
        1,
        ann={"purple": "Feudalism"},
        bob={"red": "left: Optics, Coal", "hand": "Writing, Archery, Tools"},
    )
    play(table, "bob: Archery  (of Archery, Tools)")
    assert not table.has_event("show")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Archery"},
        bob={"red": "left: Optics, Coal", "hand": "Writing, Tools"},
    )


def test_feudalism_third_edition_also_ends_the_splay_of_that_color() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"red": "left: Optics, Coal", "green": "left: Clothing, Sailing", "hand": "Writing, Archery, Tools"},
    )
    play(table, "bob: Archery  (of Archery, Tools)")
    assert not table.has_event("show")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Archery"},
        bob={"red": "Optics, Coal", "green": "left: Clothing, Sailing", "hand": "Writing, Tools"},
    )


def test_feudalism_ends_no_splay_of_another_color() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"red": "left: Optics, Coal", "hand": "Tools"},
    )
    expect(table, ann={"purple": "Feudalism", "hand": "Tools"}, bob={"red": "left: Optics, Coal"})


def test_feudalism_first_edition_shows_a_hand_without_castle() -> None:
    table = deal("Feudalism", 1, ann={"purple": "Feudalism"}, bob={"hand": "Writing, Pottery"})
    assert table.has_event("show", "Writing, Pottery", seat="bob", zone="hand")
    expect(table, ann={"purple": "Feudalism"}, bob={"hand": "Writing, Pottery"})


def test_feudalism_third_edition_shows_a_hand_without_castle() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"blue": "left: Physics, Chemistry", "hand": "Writing, Pottery"},
    )
    assert table.has_event("show", "Writing, Pottery", seat="bob", zone="hand")
    expect(
        table,
        ann={"purple": "Feudalism"},
        bob={"blue": "left: Physics, Chemistry", "hand": "Writing, Pottery"},
    )


@pytest.mark.parametrize("edition", [3, 4])
def test_feudalism_has_nothing_to_take_from_an_empty_hand(edition: int) -> None:
    table = deal("Feudalism", edition, ann={"purple": "Feudalism"}, bob={"green": "Clothing"})
    assert not table.has_event("show")
    expect(table, ann={"purple": "Feudalism"}, bob={"green": "Clothing"})


def test_feudalism_splays_yellow_or_purple_left() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"yellow": "Masonry, Agriculture", "purple": "Feudalism, Mysticism", "green": "Sailing, Clothing"},
        bob={},
    )
    play(table, "ann: purple  (of yellow, purple, pass)")
    expect(
        table,
        ann={"yellow": "Masonry, Agriculture", "purple": "left: Feudalism, Mysticism", "green": "Sailing, Clothing"},
    )


def test_feudalism_splay_can_be_declined() -> None:
    table = deal("Feudalism", 1, ann={"purple": "Feudalism, Mysticism"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Feudalism, Mysticism"})


def test_feudalism_spares_and_is_shared_by_a_player_with_as_many_castles() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"yellow": "Masonry, Agriculture", "hand": "Archery"},
        supply={3: "Compass"},
    )
    play(table, "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Compass"},
        bob={"yellow": "left: Masonry, Agriculture", "hand": "Archery"},
    )
