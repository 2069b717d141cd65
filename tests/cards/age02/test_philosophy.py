"""Scenarios for Philosophy."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_philosophy_splays_any_color_left(edition: int) -> None:
    """Offered are piles of two cards or more that are not splayed left."""
    table = deal(
        "Philosophy",
        edition,
        ann={
            "purple": "Philosophy, Mysticism",
            "red": "right: Oars, Archery",
            "green": "left: Sailing, The Wheel",
            "blue": "Tools",
        },
        bob={},
    )
    play(table, "ann: red  (of red, purple, pass)")
    expect(
        table,
        ann={
            "purple": "Philosophy, Mysticism",
            "red": "left: Oars, Archery",
            "green": "left: Sailing, The Wheel",
            "blue": "Tools",
        },
    )


@editions(3, 4)
def test_philosophy_need_not_splay(edition: int) -> None:
    table = deal("Philosophy", edition, ann={"purple": "Philosophy, Mysticism"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Philosophy, Mysticism"})


@editions(3, 4)
def test_philosophy_scores_a_card_of_the_hand(edition: int) -> None:
    """With no pile to splay, nothing is asked about one."""
    table = deal("Philosophy", edition, ann={"purple": "Philosophy", "hand": "Oars, Calendar"}, bob={})
    play(table, "ann: Calendar  (of Oars, Calendar, pass)")
    expect(table, ann={"purple": "Philosophy", "hand": "Oars", "score": "Calendar"})


def test_philosophy_counts_for_monument() -> None:
    table = deal("Philosophy", 3, ann={"purple": "Philosophy", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: Oars")
    expect(table, ann={"purple": "Philosophy", "score": "Oars", "specials": "Monument"})


@editions(3, 4)
def test_philosophy_need_not_score(edition: int) -> None:
    table = deal("Philosophy", edition, ann={"purple": "Philosophy", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Philosophy", "hand": "Oars"})


@editions(3, 4)
def test_philosophy_asks_nothing_when_nothing_is_possible(edition: int) -> None:
    table = deal("Philosophy", edition, ann={"purple": "left: Philosophy, Mysticism"}, bob={})
    expect(table, ann={"purple": "left: Philosophy, Mysticism"})


@editions(3, 4)
def test_philosophy_is_shared_effect_by_effect(edition: int) -> None:
    table = deal(
        "Philosophy",
        edition,
        ann={"purple": "Philosophy, Mysticism", "hand": "Oars"},
        bob={"blue": "Experimentation, Tools", "hand": "Writing"},
        supply={2: "Calendar"},
    )
    play(table, "bob: blue", "ann: purple", "bob: Writing", "ann: Oars")
    expect(
        table,
        ann={"purple": "left: Philosophy, Mysticism", "score": "Oars", "hand": "Calendar"},
        bob={"blue": "left: Experimentation, Tools", "score": "Writing"},
    )
