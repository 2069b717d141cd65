"""Scenarios for Suburbia."""

from scenario import deal, expect, play


def test_suburbia_tucks_some_cards_and_scores_a_1_for_each() -> None:
    table = deal(
        "Suburbia",
        3,
        actions=2,
        ann={"yellow": "Suburbia", "green": "The Wheel", "hand": "Sailing, Writing, Oars"},
        bob={},
        supply={1: "Pottery, Tools, Archery"},
    )
    play(
        table,
        "ann: Sailing  (of Sailing, Writing, Oars, pass)",
        "ann: Oars  (of Writing, Oars, pass)",
        "ann: pass  (of Writing, pass)",
    )
    expect(
        table,
        ann={
            "yellow": "Suburbia",
            "green": "The Wheel, Sailing",
            "red": "Oars",
            "hand": "Writing",
            "score": "Pottery, Tools",
        },
        bob={},
        supply={1: "Archery"},
    )


def test_suburbia_tucks_all_cards_in_the_order_picked_before_the_first_draw() -> None:
    table = deal(
        "Suburbia",
        3,
        actions=2,
        ann={"yellow": "Suburbia", "hand": "Archery, Metalworking"},
        bob={},
        supply={1: "Pottery, Tools"},
    )
    play(
        table,
        "ann: Metalworking  (of Archery, Metalworking, pass)",
        "ann: Archery  (of Archery, pass)",
    )
    assert [kind for kind in table.kinds if kind in ("tuck", "draw", "score")] == [
        "tuck",
        "tuck",
        "draw",
        "score",
        "draw",
        "score",
    ]
    expect(
        table,
        ann={"yellow": "Suburbia", "red": "Metalworking, Archery", "score": "Pottery, Tools"},
        bob={},
    )


def test_suburbia_can_be_declined() -> None:
    table = deal("Suburbia", 3, actions=2, ann={"yellow": "Suburbia", "hand": "Oars"}, bob={}, supply={1: "Pottery"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Suburbia", "hand": "Oars"}, bob={}, supply={1: "Pottery"})


def test_suburbia_does_nothing_with_an_empty_hand() -> None:
    table = deal("Suburbia", 3, actions=2, ann={"yellow": "Suburbia"}, bob={}, supply={1: "Pottery"})
    expect(table, ann={"yellow": "Suburbia"}, bob={}, supply={1: "Pottery"})


def test_suburbia_is_shared_by_as_many_leaves() -> None:
    table = deal(
        "Suburbia",
        3,
        ann={"yellow": "Suburbia"},
        bob={"blue": "Pottery", "hand": "Oars"},
        supply={1: "Tools", 9: "Genetics"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"yellow": "Suburbia", "hand": "Genetics"},
        bob={"blue": "Pottery", "red": "Oars", "score": "Tools"},
    )
