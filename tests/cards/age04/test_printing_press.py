"""Scenarios for Printing Press."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_printing_press_draws_two_above_the_top_purple_card(edition: int) -> None:
    table = deal(
        "Printing Press",
        edition,
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


@editions(3, 4)
def test_printing_press_draws_a_2_without_a_purple_card(edition: int) -> None:
    table = deal(
        "Printing Press",
        edition,
        ann={"blue": "Printing Press", "score": "Optics"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Optics  (of Optics, pass)")
    expect(table, ann={"blue": "Printing Press", "hand": "Calendar"}, supply={3: "Optics"})


@editions(3, 4)
def test_printing_press_can_be_declined(edition: int) -> None:
    table = deal(
        "Printing Press",
        edition,
        ann={"blue": "Printing Press", "score": "Optics"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Optics, pass)")
    expect(table, ann={"blue": "Printing Press", "score": "Optics"}, supply={2: "Calendar"})


@editions(3, 4)
def test_printing_press_asks_nothing_without_a_score_pile_and_a_second_blue_card(edition: int) -> None:
    table = deal(
        "Printing Press", edition, ann={"blue": "Printing Press", "hand": "Tools"}, bob={}, supply={2: "Calendar"}
    )
    expect(table, ann={"blue": "Printing Press", "hand": "Tools"}, supply={2: "Calendar"})


@editions(3, 4)
def test_printing_press_splays_blue_right(edition: int) -> None:
    table = deal("Printing Press", edition, ann={"blue": "Printing Press, Tools"}, bob={})
    play(table, "ann: blue  (of blue, pass)")
    expect(table, ann={"blue": "right: Printing Press, Tools"})


@editions(3, 4)
def test_printing_press_splay_can_be_declined(edition: int) -> None:
    table = deal("Printing Press", edition, ann={"blue": "left: Printing Press, Tools"}, bob={})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "left: Printing Press, Tools"})


@editions(3, 4)
def test_printing_press_is_shared(edition: int) -> None:
    table = deal(
        "Printing Press",
        edition,
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


def test_printing_press_of_edition_4_draws_an_11_above_a_9() -> None:
    table = deal(
        "Printing Press",
        4,
        ann={"blue": "Printing Press", "purple": "Services", "score": "Tools"},
        bob={},
        supply={10: "Software", 11: "Fusion"},
    )
    play(table, "ann: Tools  (of Tools, pass)")
    expect(
        table,
        ann={"blue": "Printing Press", "purple": "Services", "hand": "Fusion"},
        supply={1: "Tools", 10: "Software"},
    )
