"""Scenarios for Socialism."""

from scenario import deal, expect, play


def test_socialism_with_a_purple_card_takes_the_lowest_of_every_hand() -> None:
    table = deal(
        "Socialism",
        3,
        ann={"purple": "Socialism", "hand": "Oars, Mysticism"},
        bob={"hand": "Tools, Coal, Sailing"},
        cal={"hand": "Canning, Anatomy"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"purple": "Socialism, Mysticism", "red": "Oars", "hand": "Tools, Sailing, Anatomy"},
        bob={"hand": "Coal"},
        cal={"hand": "Canning"},
    )


def test_socialism_without_a_purple_card_takes_nothing() -> None:
    table = deal(
        "Socialism", 3, ann={"purple": "Socialism", "red": "Archery", "hand": "Oars, Tools"}, bob={"hand": "Sailing"}
    )
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism", "red": "Archery, Oars", "blue": "Tools"}, bob={"hand": "Sailing"})


def test_socialism_lets_you_order_the_cards_of_one_color() -> None:
    table = deal("Socialism", 1, ann={"purple": "Socialism", "hand": "Oars, Tools, Archery, Coal"}, bob={})
    play(table, "ann: yes", "ann: Coal  (of Oars, Archery, Coal)", "ann: Oars  (of Oars, Archery)")
    expect(table, ann={"purple": "Socialism", "red": "Coal, Oars, Archery", "blue": "Tools"})


def test_socialism_takes_nothing_from_empty_hands() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"score": "Oars"})
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism, Mysticism"}, bob={"score": "Oars"})


def test_socialism_robs_no_hand_once_the_sixth_tuck_has_won() -> None:
    """Oars and Mysticism make six tucked cards: Monument, ann's sixth achievement."""
    table = deal(
        "Socialism",
        3,
        ann={
            "purple": "Socialism",
            "hand": "Mysticism, Oars",
            "tucked": 4,
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
        },
        bob={"hand": "Tools"},
    )
    play(table, "ann: yes")
    expect(
        table,
        ann={
            "purple": "Socialism, Mysticism",
            "red": "Oars",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
            "specials": "Monument",
        },
        bob={"hand": "Tools"},
        winner="ann",
    )


def test_socialism_declined() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"hand": "Oars"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"hand": "Oars"})


def test_socialism_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism"}, bob={"hand": "Oars"})
    expect(table, ann={"purple": "Socialism"}, bob={"hand": "Oars"})


def test_socialism_leaves_a_partner_alone() -> None:
    table = deal(
        "Socialism",
        3,
        teams="ABAB",
        ann={"purple": "Socialism", "hand": "Mysticism"},
        bob={"hand": "Oars"},
        cal={"hand": "Tools"},
        dan={"hand": "Sailing"},
    )
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism, Mysticism", "hand": "Oars, Sailing"}, cal={"hand": "Tools"})


def test_socialism_is_shared() -> None:
    """Bob takes ann's only card, so ann has nothing to tuck; then she draws the bonus."""
    table = deal(
        "Socialism",
        3,
        ann={"purple": "Socialism", "hand": "Oars"},
        bob={"yellow": "Anatomy", "hand": "Mysticism"},
        supply={8: "Flight"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"purple": "Socialism", "hand": "Flight"},
        bob={"yellow": "Anatomy", "purple": "Mysticism", "hand": "Oars"},
    )


def test_socialism_in_edition_4_tucks_a_top_card_and_then_the_whole_hand() -> None:
    """Mysticism robs nobody; only the order within a color is open."""
    table = deal(
        "Socialism",
        4,
        ann={
            "purple": "Socialism, Philosophy",
            "red": "left: Oars, Archery, Coal",
            "hand": "Mysticism, Engineering, Metalworking, Tools",
        },
        bob={"hand": "Sailing"},
    )
    play(table, "ann: Oars  (of Oars, Socialism, pass)", "ann: Metalworking  (of Engineering, Metalworking)")
    expect(
        table,
        ann={
            "purple": "Socialism, Philosophy, Mysticism",
            "red": "left: Archery, Coal, Oars, Metalworking, Engineering",
            "blue": "Tools",
        },
        bob={"hand": "Sailing"},
    )


def test_socialism_in_edition_4_tucks_the_only_card_of_a_color_in_its_place() -> None:
    table = deal("Socialism", 4, ann={"purple": "Socialism", "hand": "Mysticism, Tools"}, bob={})
    play(table, "ann: Socialism  (of Socialism, pass)")
    assert table.has_event("tuck", "Socialism")
    expect(table, ann={"purple": "Socialism, Mysticism", "blue": "Tools"})


def test_socialism_in_edition_4_tucks_a_top_card_though_the_hand_is_empty() -> None:
    table = deal("Socialism", 4, ann={"purple": "Socialism, Mysticism"}, bob={})
    play(table, "ann: Socialism  (of Socialism, pass)")
    expect(table, ann={"purple": "Mysticism, Socialism"})


def test_socialism_in_edition_4_leaves_a_pile_of_two_splayed() -> None:
    """The tucked card never leaves its pile."""
    table = deal("Socialism", 4, ann={"purple": "aslant: Socialism, Mysticism"}, bob={})
    play(table, "ann: Socialism")
    expect(table, ann={"purple": "aslant: Mysticism, Socialism"})


def test_socialism_in_edition_4_declined_keeps_the_hand() -> None:
    table = deal("Socialism", 4, ann={"purple": "Socialism, Mysticism", "hand": "Tools"}, bob={})
    play(table, "ann: pass  (of Socialism, pass)")
    expect(table, ann={"purple": "Socialism, Mysticism", "hand": "Tools"})


def test_socialism_in_edition_4_is_shared_and_a_tuck_in_place_earns_the_bonus() -> None:
    table = deal(
        "Socialism",
        4,
        ann={"purple": "Socialism", "hand": "Tools"},
        bob={"yellow": "Anatomy"},
        supply={8: "Flight"},
    )
    play(table, "bob: Anatomy  (of Anatomy, pass)", "ann: pass  (of Socialism, pass)")
    expect(table, ann={"purple": "Socialism", "hand": "Tools, Flight"}, bob={"yellow": "Anatomy"})


def test_socialism_in_edition_4_tucks_the_hand_of_a_sharer_on_the_own_board() -> None:
    table = deal(
        "Socialism",
        4,
        ann={"purple": "Socialism", "blue": "Writing", "hand": "Tools"},
        bob={"yellow": "Anatomy", "hand": "Pottery, Oars, Masonry"},
        supply={8: "Flight"},
    )
    play(table, "bob: Anatomy  (of Anatomy, pass)", "ann: pass  (of Writing, Socialism, pass)")
    expect(
        table,
        ann={"purple": "Socialism", "blue": "Writing", "hand": "Tools, Flight"},
        bob={"yellow": "Anatomy, Masonry", "blue": "Pottery", "red": "Oars"},
    )


def test_socialism_junks_an_available_achievement_of_value_8_9_or_10() -> None:
    table = deal(
        "Socialism",
        4,
        ann={"purple": "Socialism", "achievements": "Flight"},
        bob={},
        available="Lighting, Mobility, Genetics, Databases",
        specials=["Empire", "World"],
    )
    play(table, "ann: pass", "ann: 9  (of 8, 9, 10, pass)")
    expect(
        table,
        ann={"purple": "Socialism", "achievements": "Flight"},
        junk="Genetics",
        available="Lighting, Mobility, Databases, Empire, World",
    )


def test_socialism_junks_no_achievement_if_that_is_declined() -> None:
    table = deal("Socialism", 4, ann={"purple": "Socialism"}, bob={}, available="Mobility", specials=[])
    play(table, "ann: pass  (of Socialism, pass)", "ann: pass  (of 8, pass)")
    expect(table, ann={"purple": "Socialism"}, available="Mobility")


def test_socialism_finds_no_achievement_to_junk() -> None:
    """The achievement of value 7 and the special ones do not fit."""
    table = deal("Socialism", 4, ann={"purple": "Socialism"}, bob={}, available="Lighting", specials=["World"])
    play(table, "ann: pass  (of Socialism, pass)")
    expect(table, ann={"purple": "Socialism"}, available="Lighting, World")


def test_socialism_lets_each_sharer_junk_an_achievement() -> None:
    table = deal(
        "Socialism",
        4,
        ann={"purple": "Socialism"},
        bob={"yellow": "Anatomy"},
        available="Mobility, Genetics, Databases",
        specials=[],
        supply={8: "Flight"},
    )
    play(table, "bob: pass", "ann: pass", "bob: 10  (of 8, 9, 10, pass)", "ann: 8  (of 8, 9, pass)")
    expect(
        table,
        ann={"purple": "Socialism", "hand": "Flight"},
        bob={"yellow": "Anatomy"},
        junk="Databases, Mobility",
        available="Genetics",
    )
