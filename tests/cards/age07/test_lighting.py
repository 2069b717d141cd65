"""Scenarios for Lighting."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_lighting_scores_a_7_for_each_value_tucked(edition: int) -> None:
    table = deal(
        "Lighting",
        edition,
        ann={"purple": "Lighting", "hand": "Oars, Archery, Anatomy, Sailing"},
        bob={},
        supply={6: "Canning, Democracy", 7: "Bicycle, Railroad, Evolution"},
    )
    play(
        table,
        "ann: Archery  (of Oars, Archery, Anatomy, Sailing, pass)",
        "ann: Anatomy  (of Oars, Anatomy, Sailing, pass)",
        "ann: Oars  (of Oars, Sailing, pass)",
    )
    expect(
        table,
        ann={
            "purple": "Lighting",
            "red": "Archery, Oars",
            "yellow": "Anatomy",
            "hand": "Sailing",
            "score": "Bicycle, Railroad",
        },
        supply={6: "Canning, Democracy", 7: "Evolution"},
    )


@editions(3, 4)
def test_lighting_may_stop_after_one(edition: int) -> None:
    table = deal(
        "Lighting",
        edition,
        ann={"purple": "Lighting", "hand": "Oars, Anatomy"},
        bob={},
        supply={7: "Bicycle, Railroad"},
    )
    play(table, "ann: Oars", "ann: pass  (of Anatomy, pass)")
    expect(table, ann={"purple": "Lighting", "red": "Oars", "hand": "Anatomy", "score": "Bicycle"})


def test_lighting_counts_as_scoring_for_monument() -> None:
    table = deal("Lighting", 3, ann={"purple": "Lighting", "hand": "Oars", "scored": 5}, bob={}, supply={7: "Bicycle"})
    play(table, "ann: Oars")
    expect(table, ann={"purple": "Lighting", "red": "Oars", "score": "Bicycle", "specials": "Monument"})


@editions(3, 4)
def test_lighting_declined(edition: int) -> None:
    table = deal("Lighting", edition, ann={"purple": "Lighting", "hand": "Oars"}, bob={}, supply={7: "Bicycle"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Lighting", "hand": "Oars"}, supply={7: "Bicycle"})


@editions(3, 4)
def test_lighting_asks_nothing_of_an_empty_hand(edition: int) -> None:
    table = deal("Lighting", edition, ann={"purple": "Lighting"}, bob={}, supply={7: "Bicycle"})
    expect(table, ann={"purple": "Lighting"}, supply={7: "Bicycle"})


@editions(3, 4)
def test_lighting_is_shared(edition: int) -> None:
    table = deal(
        "Lighting",
        edition,
        ann={"purple": "Lighting"},
        bob={"yellow": "Anatomy", "hand": "Agriculture"},
        supply={7: "Bicycle, Railroad"},
    )
    play(table, "bob: Agriculture  (of Agriculture, pass)")
    expect(
        table,
        ann={"purple": "Lighting", "hand": "Railroad"},
        bob={"yellow": "Anatomy, Agriculture", "score": "Bicycle"},
    )
