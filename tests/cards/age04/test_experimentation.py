"""Scenarios for Experimentation."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_experimentation_melds_a_5(edition: int) -> None:
    table = deal(
        "Experimentation", edition, ann={"blue": "Experimentation"}, bob={}, supply={4: "Anatomy", 5: "Physics, Coal"}
    )
    expect(table, ann={"blue": "Physics, Experimentation"}, supply={5: "Coal"})


@editions(3, 4)
def test_experimentation_takes_a_6_where_no_5_is_left(edition: int) -> None:
    table = deal("Experimentation", edition, ann={"blue": "Experimentation"}, bob={}, supply={6: "Canning"})
    expect(table, ann={"blue": "Experimentation", "yellow": "Canning"})


@editions(3, 4)
def test_experimentation_is_shared(edition: int) -> None:
    table = deal(
        "Experimentation",
        edition,
        ann={"blue": "Experimentation"},
        bob={"purple": "Philosophy"},
        supply={5: "Coal, Banking, Chemistry"},
    )
    expect(
        table,
        ann={"blue": "Experimentation", "green": "Banking", "hand": "Chemistry"},
        bob={"purple": "Philosophy", "red": "Coal"},
    )
