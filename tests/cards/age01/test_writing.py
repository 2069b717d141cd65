"""Scenarios for Writing."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_rulebook_example_of_a_dogma_writing_is_shared(edition: int) -> None:
    """The opponent has as many lightbulbs and draws a 2 first; the free draw is of the highest top card, a 1."""
    table = deal(
        "Writing",
        edition,
        ann={"blue": "Writing", "purple": "left: Code of Laws, Monotheism"},
        bob={"red": "Oars", "yellow": "Perspective"},
        supply={1: "Sailing, Pottery", 2: "Calendar, Currency, Mapmaking"},
    )
    expect(
        table,
        ann={"blue": "Writing", "purple": "left: Code of Laws, Monotheism", "hand": "Currency, Sailing"},
        bob={"red": "Oars", "yellow": "Perspective", "hand": "Calendar"},
        supply={1: "Pottery", 2: "Mapmaking"},
    )
    assert table.has_event("bonus")


@editions(3, 4)
def test_writing_draws_a_two(edition: int) -> None:
    table = deal("Writing", edition, ann={"blue": "Writing"}, bob={}, supply={1: "Oars", 2: "Calendar, Currency"})
    expect(table, ann={"blue": "Writing", "hand": "Calendar"}, supply={1: "Oars", 2: "Currency"})


@editions(3, 4)
def test_writing_is_shared(edition: int) -> None:
    table = deal(
        "Writing",
        edition,
        ann={"blue": "Writing"},
        bob={"blue": "Tools"},
        supply={1: "Oars", 2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"blue": "Writing", "hand": "Currency, Oars"},
        bob={"blue": "Tools", "hand": "Calendar"},
    )
