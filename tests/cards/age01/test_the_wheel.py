"""Scenarios for The Wheel."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_the_wheel_draws_two_ones(edition: int) -> None:
    table = deal("The Wheel", edition, ann={"green": "The Wheel"}, bob={}, supply={1: "Clothing, Tools, Oars"})
    expect(table, ann={"green": "The Wheel", "hand": "Clothing, Tools"}, supply={1: "Oars"})


@editions(3, 4)
def test_the_wheel_is_shared(edition: int) -> None:
    table = deal(
        "The Wheel",
        edition,
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
