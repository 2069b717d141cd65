"""Scenarios for Perspective."""

from scenario import deal, editions, expect, play


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


@editions(3, 4)
def test_perspective_scores_the_rest_of_a_small_hand(edition: int) -> None:
    table = deal(
        "Perspective",
        edition,
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


@editions(3, 4)
def test_perspective_may_return_the_only_card_and_score_nothing(edition: int) -> None:
    table = deal("Perspective", edition, ann={"yellow": "Perspective", "hand": "Tools"}, bob={})
    play(table, "ann: Tools  (of Tools, pass)")
    expect(table, ann={"yellow": "Perspective"}, supply={1: "Tools"})


@editions(3, 4)
def test_perspective_can_be_declined(edition: int) -> None:
    table = deal("Perspective", edition, ann={"yellow": "Perspective", "hand": "Tools, Writing"}, bob={})
    play(table, "ann: pass  (of Tools, Writing, pass)")
    expect(table, ann={"yellow": "Perspective", "hand": "Tools, Writing"})


@editions(3, 4)
def test_perspective_asks_nothing_about_an_empty_hand(edition: int) -> None:
    table = deal("Perspective", edition, ann={"yellow": "Perspective", "score": "Tools"}, bob={})
    expect(table, ann={"yellow": "Perspective", "score": "Tools"})


@editions(3, 4)
def test_perspective_is_shared(edition: int) -> None:
    table = deal(
        "Perspective",
        edition,
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


def test_perspective_of_edition_4_scores_a_card_for_every_color_that_shows_a_lightbulb() -> None:
    """Yellow shows two; red one, on a covered card of a splayed pile; blue has two that nobody sees."""
    ann = {"yellow": "Perspective", "red": "right: Oars, Archery", "blue": "Pottery, Tools"}
    table = deal("Perspective", 4, ann=ann | {"hand": "Mysticism, Writing, Sailing, Clothing"}, bob={})
    play(
        table,
        "ann: Sailing  (of Mysticism, Writing, Sailing, Clothing, pass)",
        "ann: Mysticism  (of Mysticism, Writing)",
        "ann: Clothing  (of Writing, Clothing)",
    )
    expect(table, ann=ann | {"hand": "Writing", "score": "Mysticism, Clothing"}, supply={1: "Sailing"})


def test_perspective_of_edition_4_scores_one_card_for_many_lightbulbs_of_one_color() -> None:
    ann = {"yellow": "up: Perspective, Ecology, Statistics"}
    table = deal("Perspective", 4, ann=ann | {"hand": "Oars, Writing, Sailing"}, bob={})
    play(table, "ann: Sailing", "ann: Oars  (of Oars, Writing)")
    expect(table, ann=ann | {"hand": "Writing", "score": "Oars"}, supply={1: "Sailing"})
