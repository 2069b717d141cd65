"""Scenarios for Specialization."""

from scenario import deal, expect, play


def test_specialization_takes_the_top_card_of_the_revealed_color_from_every_opponent() -> None:
    table = deal(
        "Specialization",
        3,
        ann={"purple": "Specialization", "red": "Engineering", "hand": "Oars, Sailing"},
        bob={"red": "Archery, Metalworking", "green": "The Wheel"},
        carol={"red": "left: Construction, Road Building"},
    )
    play(table, "ann: Oars  (of Oars, Sailing)")
    assert table.has_event("reveal", "Oars")
    expect(
        table,
        ann={
            "purple": "Specialization",
            "red": "Engineering",
            "hand": "Oars, Sailing, Archery, Construction",
        },
        bob={"red": "Metalworking", "green": "The Wheel"},
        carol={"red": "Road Building"},
    )


def test_specialization_must_reveal_the_only_card_though_no_opponent_has_its_color() -> None:
    table = deal("Specialization", 3, ann={"purple": "Specialization", "hand": "Oars"}, bob={"green": "The Wheel"})
    assert table.has_event("reveal", "Oars")
    expect(table, ann={"purple": "Specialization", "hand": "Oars"}, bob={"green": "The Wheel"})


def test_specialization_takes_nothing_with_an_empty_hand() -> None:
    table = deal("Specialization", 3, ann={"purple": "Specialization"}, bob={"red": "Archery"})
    expect(table, ann={"purple": "Specialization"}, bob={"red": "Archery"})


def test_specialization_lets_a_sharer_take_from_the_activating_player() -> None:
    table = deal(
        "Specialization",
        3,
        ann={"purple": "Specialization", "red": "Archery"},
        bob={"red": "Coal", "hand": "Oars"},
        supply={9: "Genetics"},
    )
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Genetics"},
        bob={"red": "Coal", "hand": "Oars, Archery"},
    )


def test_specialization_takes_nothing_from_a_partner() -> None:
    table = deal(
        "Specialization",
        3,
        actions=2,
        teams="ABAB",
        ann={"purple": "Specialization", "hand": "Oars"},
        bob={"red": "Archery"},
        carol={"red": "Metalworking"},
        dave={"red": "Construction"},
    )
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Oars, Archery, Construction"},
        carol={"red": "Metalworking"},
    )


def test_specialization_splays_yellow_or_blue_up() -> None:
    table = deal(
        "Specialization",
        3,
        actions=2,
        ann={
            "purple": "Specialization, Mysticism",
            "yellow": "Agriculture, Masonry",
            "blue": "right: Tools, Writing",
        },
        bob={},
    )
    play(table, "ann: blue  (of yellow, blue, pass)")
    expect(
        table,
        ann={
            "purple": "Specialization, Mysticism",
            "yellow": "Agriculture, Masonry",
            "blue": "up: Tools, Writing",
        },
        bob={},
    )


def test_specialization_splay_can_be_declined() -> None:
    table = deal(
        "Specialization", 3, actions=2, ann={"purple": "Specialization", "yellow": "Agriculture, Masonry"}, bob={}
    )
    play(table, "ann: pass  (of yellow, pass)")
    expect(table, ann={"purple": "Specialization", "yellow": "Agriculture, Masonry"}, bob={})


def test_specialization_asks_nothing_without_a_pile_to_splay() -> None:
    table = deal(
        "Specialization",
        3,
        actions=2,
        ann={"purple": "Specialization, Mysticism", "yellow": "Agriculture", "blue": "up: Tools, Writing"},
        bob={},
    )
    expect(
        table,
        ann={"purple": "Specialization, Mysticism", "yellow": "Agriculture", "blue": "up: Tools, Writing"},
        bob={},
    )


def test_specialization_splay_is_shared_by_as_many_factories() -> None:
    table = deal(
        "Specialization",
        3,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "blue": "Tools, Writing"},
        supply={9: "Genetics"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Genetics"},
        bob={"red": "Coal", "blue": "up: Tools, Writing"},
    )
