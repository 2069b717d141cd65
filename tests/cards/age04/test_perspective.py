"""Scenarios for Perspective."""

from scenario import deal, expect, play


def test_perspective_scores_a_card_for_every_two_lightbulbs() -> None:
    table = deal(
        "Perspective",
        3,
        ann={"yellow": "Perspective", "purple": "Philosophy", "hand": "Tools, Writing, Sailing, Clothing"},
        bob={},
    )
    play(
        table,
        "ann: Sailing  (of Tools, Writing, Sailing, Clothing, pass)",
        "ann: Tools  (of Tools, Writing)",
        "ann: Clothing  (of Writing, Clothing)",
    )
    expect(
        table,
        ann={"yellow": "Perspective", "purple": "Philosophy", "hand": "Writing", "score": "Tools, Clothing"},
        supply={1: "Sailing"},
    )


def test_perspective_scores_the_rest_of_a_small_hand() -> None:
    table = deal(
        "Perspective",
        3,
        ann={"yellow": "Perspective", "purple": "Philosophy", "hand": "Tools, Writing"},
        bob={},
    )
    play(table, "ann: Writing  (of Tools, Writing, pass)")
    expect(
        table,
        ann={"yellow": "Perspective", "purple": "Philosophy", "score": "Tools"},
        supply={1: "Writing"},
    )


def test_perspective_counts_for_monument() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "hand": "Tools, Writing", "scored": 5}, bob={})
    play(table, "ann: Writing")
    expect(table, ann={"yellow": "Perspective", "score": "Tools", "specials": "Monument"})


def test_perspective_may_return_the_only_card_and_score_nothing() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "hand": "Tools"}, bob={})
    play(table, "ann: Tools  (of Tools, pass)")
    expect(table, ann={"yellow": "Perspective"}, supply={1: "Tools"})


def test_perspective_can_be_declined() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "hand": "Tools, Writing"}, bob={})
    play(table, "ann: pass  (of Tools, Writing, pass)")
    expect(table, ann={"yellow": "Perspective", "hand": "Tools, Writing"})


def test_perspective_asks_nothing_about_an_empty_hand() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "score": "Tools"}, bob={})
    expect(table, ann={"yellow": "Perspective", "score": "Tools"})


def test_perspective_is_shared() -> None:
    table = deal(
        "Perspective",
        3,
        ann={"yellow": "Perspective"},
        bob={"blue": "Tools", "hand": "Sailing, Clothing, Pottery"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: Sailing  (of Sailing, Clothing, Pottery, pass)", "bob: Pottery  (of Clothing, Pottery)")
    expect(
        table,
        ann={"yellow": "Perspective", "hand": "Anatomy"},
        bob={"blue": "Tools", "hand": "Clothing", "score": "Pottery"},
        supply={1: "Sailing"},
    )
