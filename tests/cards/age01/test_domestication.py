"""Scenarios for Domestication."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_domestication_melds_a_lowest_card_and_draws(edition: int) -> None:
    table = deal(
        "Domestication",
        edition,
        ann={"yellow": "Domestication", "hand": "Calendar, Writing, Oars"},
        bob={},
        supply={1: "Sailing, Tools"},
    )
    play(table, "ann: Oars  (of Writing, Oars)")
    expect(
        table,
        ann={"yellow": "Domestication", "red": "Oars", "hand": "Calendar, Writing, Sailing"},
        supply={1: "Tools"},
    )


@editions(3, 4)
def test_domestication_draws_even_with_an_empty_hand(edition: int) -> None:
    table = deal("Domestication", edition, ann={"yellow": "Domestication"}, bob={}, supply={1: "Sailing, Tools"})
    expect(table, ann={"yellow": "Domestication", "hand": "Sailing"}, supply={1: "Tools"})


@editions(3, 4)
def test_domestication_is_shared(edition: int) -> None:
    table = deal(
        "Domestication",
        edition,
        ann={"yellow": "Domestication"},
        bob={"red": "Metalworking", "hand": "Calendar, Clothing"},
        supply={1: "Sailing, Tools, Writing"},
    )
    expect(
        table,
        ann={"yellow": "Domestication", "hand": "Tools, Writing"},
        bob={"red": "Metalworking", "green": "Clothing", "hand": "Calendar, Sailing"},
    )
