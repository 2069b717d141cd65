"""Scenarios for Feudalism."""

from scenario import deal, editions, expect, play


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


@editions(3, 4)
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


def test_feudalism_in_edition_4_takes_a_castle_and_junks_all_special_achievements() -> None:
    """The castle is shown before it moves; no splay ends.  Owned and standard achievements stay."""
    table = deal(
        "Feudalism",
        4,
        ann={"purple": "Feudalism", "specials": "Wonder"},
        bob={"red": "left: Optics, Coal", "hand": "Writing, Archery, Tools", "specials": "World"},
        available="Calendar, Compass",
    )
    play(table, "bob: Archery  (of Archery, Tools)")
    expect(
        table,
        ann={"purple": "Feudalism", "specials": "Wonder", "hand": "Archery"},
        bob={"red": "left: Optics, Coal", "hand": "Writing, Tools", "specials": "World"},
        junk="Empire, Monument, Universe",
        available="Calendar, Compass",
    )
    assert table.has_event("show", "Archery", seat="bob", zone="hand")
    assert table.kinds.index("show") < table.kinds.index("transfer") < table.kinds.index("junk")
    for special in ("Empire", "Monument", "Universe"):
        assert table.has_event("junk", special, seat="bob")


def test_feudalism_in_edition_4_shows_a_hand_without_castle_and_junks_nothing() -> None:
    table = deal("Feudalism", 4, ann={"purple": "Feudalism"}, bob={"hand": "Writing, Pottery"})
    assert table.has_event("show", "Writing, Pottery", seat="bob", zone="hand")
    expect(
        table,
        ann={"purple": "Feudalism"},
        bob={"hand": "Writing, Pottery"},
        available="Empire, Monument, Universe, Wonder, World",
    )


def test_feudalism_in_edition_4_takes_a_castle_of_every_victim() -> None:
    """For the second there is nothing left to junk."""
    table = deal(
        "Feudalism", 4, ann={"purple": "Feudalism"}, bob={"hand": "Archery"}, cid={"hand": "Tools"}, junk="World"
    )
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Archery, Tools"},
        junk="Empire, Monument, Universe, Wonder, World",
        available="",
    )


def test_feudalism_in_edition_4_splays_yellow_or_purple_left_and_draws_a_3() -> None:
    ann = {"yellow": "Masonry, Agriculture", "green": "Sailing, Clothing"}
    table = deal(
        "Feudalism",
        4,
        ann=ann | {"purple": "Feudalism, Mysticism"},
        bob={},
        supply={2: "Calendar", 3: "Compass, Paper"},
    )
    play(table, "ann: purple  (of yellow, purple, pass)")
    expect(
        table,
        ann=ann | {"purple": "left: Feudalism, Mysticism", "hand": "Compass"},
        supply={2: "Calendar", 3: "Paper"},
    )


def test_feudalism_in_edition_4_draws_nothing_if_the_splay_is_declined() -> None:
    table = deal("Feudalism", 4, ann={"purple": "Feudalism, Mysticism"}, bob={}, supply={3: "Compass"})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Feudalism, Mysticism"}, supply={3: "Compass"})


def test_feudalism_in_edition_4_draws_nothing_if_no_splay_is_possible() -> None:
    ann = {"purple": "left: Feudalism, Mysticism", "yellow": "Masonry"}
    table = deal("Feudalism", 4, ann=ann, bob={}, supply={3: "Compass"})
    expect(table, ann=ann, supply={3: "Compass"})


def test_feudalism_in_edition_4_spares_and_is_shared_by_a_player_with_as_many_castles() -> None:
    table = deal(
        "Feudalism",
        4,
        ann={"purple": "Feudalism"},
        bob={"yellow": "Masonry, Agriculture", "hand": "Archery"},
        supply={3: "Compass, Paper"},
    )
    play(table, "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Paper"},
        bob={"yellow": "left: Masonry, Agriculture", "hand": "Archery, Compass"},
        available="Empire, Monument, Universe, Wonder, World",
    )
