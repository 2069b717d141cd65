"""Scenarios for Suburbia."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_suburbia_tucks_some_cards_and_scores_a_1_for_each(edition: int) -> None:
    table = deal(
        "Suburbia",
        edition,
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


@editions(3, 4)
def test_suburbia_tucks_all_cards_in_the_order_picked_before_the_first_draw(edition: int) -> None:
    table = deal(
        "Suburbia",
        edition,
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


@editions(3, 4)
def test_suburbia_can_be_declined(edition: int) -> None:
    table = deal(
        "Suburbia", edition, actions=2, ann={"yellow": "Suburbia", "hand": "Oars"}, bob={}, supply={1: "Pottery"}
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Suburbia", "hand": "Oars"}, bob={}, supply={1: "Pottery"})


@editions(3, 4)
def test_suburbia_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Suburbia", edition, actions=2, ann={"yellow": "Suburbia"}, bob={}, supply={1: "Pottery"})
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


def test_suburbia_may_junk_the_deck_of_9s() -> None:
    table = deal(
        "Suburbia",
        4,
        ann={"yellow": "Suburbia", "hand": "Oars"},
        bob={},
        supply={1: "Pottery", 8: "Flight", 9: "Genetics, Fission", 10: "Software"},
    )
    play(table, "ann: Oars  (of Oars, pass)", "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Suburbia", "red": "Oars", "score": "Pottery"},
        supply={8: "Flight", 9: "", 10: "Software"},
        junk="Genetics, Fission",
    )


def test_suburbia_may_junk_the_deck_though_nothing_was_tucked() -> None:
    table = deal("Suburbia", 4, ann={"yellow": "Suburbia"}, bob={}, supply={9: "Genetics"})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Suburbia"}, supply={9: ""}, junk="Genetics")


def test_suburbia_junks_no_deck_if_that_is_declined() -> None:
    table = deal("Suburbia", 4, ann={"yellow": "Suburbia"}, bob={}, supply={9: "Genetics"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Suburbia"}, supply={9: "Genetics"})


def test_suburbia_asks_nothing_where_no_9_is_left() -> None:
    table = deal("Suburbia", 4, ann={"yellow": "Suburbia"}, bob={}, supply={8: "Flight", 10: "Software"})
    expect(table, ann={"yellow": "Suburbia"}, supply={8: "Flight", 10: "Software"})


def test_suburbia_in_edition_4_is_shared_by_as_many_leaves() -> None:
    """Both effects: bob declines to junk the deck, and ann junks it, so that her bonus is a 10."""
    table = deal(
        "Suburbia",
        4,
        ann={"yellow": "Suburbia"},
        bob={"blue": "Pottery", "hand": "Oars"},
        supply={1: "Tools", 9: "Genetics", 10: "Software"},
    )
    play(table, "bob: Oars  (of Oars, pass)", "bob: pass  (of yes, pass)", "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Suburbia", "hand": "Software"},
        bob={"blue": "Pottery", "red": "Oars", "score": "Tools"},
        junk="Genetics",
    )
