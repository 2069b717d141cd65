"""Scenarios for Sailing."""

from scenario import deal, expect


def test_sailing_draws_and_melds() -> None:
    table = deal("Sailing", 3, ann={"green": "Sailing"}, bob={}, supply={1: "Clothing, Tools"})
    expect(table, ann={"green": "Clothing, Sailing"}, supply={1: "Tools"})


def test_sailing_is_shared() -> None:
    table = deal(
        "Sailing",
        3,
        ann={"green": "Sailing"},
        bob={"purple": "City States"},
        supply={1: "Clothing, Tools, Archery"},
    )
    expect(
        table,
        ann={"green": "Sailing", "blue": "Tools", "hand": "Archery"},
        bob={"purple": "City States", "green": "Clothing"},
    )
