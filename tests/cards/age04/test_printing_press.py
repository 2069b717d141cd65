"""Scenarios for Printing Press."""

from scenario import deal, expect, play


def test_printing_press_draws_two_above_the_top_purple_card() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "purple": "Education, Mysticism", "score": "Tools, Optics"},
        bob={},
        supply={4: "Anatomy", 5: "Coal"},
    )
    play(table, "ann: Tools  (of Tools, Optics, pass)")
    expect(
        table,
        ann={"blue": "Printing Press", "purple": "Education, Mysticism", "score": "Optics", "hand": "Coal"},
        supply={1: "Tools", 4: "Anatomy"},
    )


def test_printing_press_draws_a_2_without_a_purple_card() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "score": "Optics"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Optics  (of Optics, pass)")
    expect(table, ann={"blue": "Printing Press", "hand": "Calendar"}, supply={3: "Optics"})


def test_printing_press_can_be_declined() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "score": "Optics"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Optics, pass)")
    expect(table, ann={"blue": "Printing Press", "score": "Optics"}, supply={2: "Calendar"})


def test_printing_press_asks_nothing_without_a_score_pile_and_a_second_blue_card() -> None:
    table = deal("Printing Press", 3, ann={"blue": "Printing Press", "hand": "Tools"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"blue": "Printing Press", "hand": "Tools"}, supply={2: "Calendar"})


def test_printing_press_splays_blue_right() -> None:
    table = deal("Printing Press", 3, ann={"blue": "Printing Press, Tools"}, bob={})
    play(table, "ann: blue  (of blue, pass)")
    expect(table, ann={"blue": "right: Printing Press, Tools"})


def test_printing_press_splay_can_be_declined() -> None:
    table = deal("Printing Press", 3, ann={"blue": "left: Printing Press, Tools"}, bob={})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "left: Printing Press, Tools"})


def test_printing_press_is_shared() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press"},
        bob={"blue": "Writing, Pottery", "purple": "Philosophy", "score": "Tools"},
        supply={4: "Anatomy, Navigation"},
    )
    play(table, "bob: Tools  (of Tools, pass)", "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"blue": "Printing Press", "hand": "Navigation"},
        bob={"blue": "right: Writing, Pottery", "purple": "Philosophy", "hand": "Anatomy"},
        supply={1: "Tools"},
    )
