"""Scenarios for The Wheel."""

from scenario import deal, expect


def test_the_wheel_draws_two_ones() -> None:
    table = deal("The Wheel", 3, ann={"green": "The Wheel"}, bob={}, supply={1: "Clothing, Tools, Oars"})
    expect(table, ann={"green": "The Wheel", "hand": "Clothing, Tools"}, supply={1: "Oars"})


def test_the_wheel_is_shared() -> None:
    table = deal(
        "The Wheel",
        3,
        ann={"green": "The Wheel"},
        bob={"yellow": "Masonry"},
        supply={1: "Clothing, Tools, Oars, Writing, Archery, Sailing"},
    )
    expect(
        table,
        ann={"green": "The Wheel", "hand": "Oars, Writing, Archery"},
        bob={"yellow": "Masonry", "hand": "Clothing, Tools"},
        supply={1: "Sailing"},
    )
