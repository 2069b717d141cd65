"""Scenarios for Sailing."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_sailing_draws_and_melds(edition: int) -> None:
    table = deal("Sailing", edition, ann={"green": "Sailing"}, bob={}, supply={1: "Clothing, Tools"})
    expect(table, ann={"green": "Clothing, Sailing"}, supply={1: "Tools"})


@editions(3, 4)
def test_sailing_is_shared(edition: int) -> None:
    table = deal(
        "Sailing",
        edition,
        ann={"green": "Sailing"},
        bob={"purple": "City States"},
        supply={1: "Clothing, Tools, Archery"},
    )
    expect(
        table,
        ann={"green": "Sailing", "blue": "Tools", "hand": "Archery"},
        bob={"purple": "City States", "green": "Clothing"},
    )
