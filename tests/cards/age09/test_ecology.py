"""Scenarios for Ecology."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_ecology_returns_a_card_to_score_another_and_draw_two_10s(edition: int) -> None:
    table = deal(
        "Ecology",
        edition,
        actions=2,
        ann={"yellow": "Ecology", "hand": "Sailing, Writing, Tools"},
        bob={},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Sailing  (of Sailing, Writing, Tools, pass)", "ann: Tools  (of Writing, Tools)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Writing, A.I., Software", "score": "Tools"},
        bob={},
        supply={1: "Sailing"},
    )


@editions(3, 4)
def test_ecology_draws_both_10s_though_the_last_card_was_returned(edition: int) -> None:
    table = deal(
        "Ecology",
        edition,
        actions=2,
        ann={"yellow": "Ecology", "hand": "Sailing"},
        bob={},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Sailing  (of Sailing, pass)")
    expect(table, ann={"yellow": "Ecology", "hand": "A.I., Software"}, bob={}, supply={1: "Sailing"})


def test_ecology_can_be_declined() -> None:
    table = deal(
        "Ecology",
        3,
        actions=2,
        ann={"yellow": "Ecology", "hand": "Sailing, Writing"},
        bob={},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: pass  (of Sailing, Writing, pass)")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Sailing, Writing"},
        bob={},
        supply={10: "A.I., Software"},
    )


def test_ecology_does_nothing_with_an_empty_hand() -> None:
    table = deal("Ecology", 3, actions=2, ann={"yellow": "Ecology"}, bob={}, supply={10: "A.I., Software"})
    expect(table, ann={"yellow": "Ecology"}, bob={}, supply={10: "A.I., Software"})


@editions(3, 4)
def test_ecology_is_shared_by_as_many_lightbulbs(edition: int) -> None:
    table = deal(
        "Ecology",
        edition,
        ann={"yellow": "Ecology"},
        bob={"purple": "Education", "hand": "Sailing, Tools"},
        supply={9: "Fission", 10: "A.I., Software"},
    )
    play(table, "bob: Sailing  (of Sailing, Tools, pass)")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Fission"},
        bob={"purple": "Education", "hand": "A.I., Software", "score": "Tools"},
    )


def test_ecology_may_junk_the_deck_of_10s() -> None:
    """The 9s and 11s stay; so does the card in ann's hand."""
    table = deal(
        "Ecology",
        4,
        ann={"yellow": "Ecology", "hand": "Sailing"},
        bob={},
        supply={9: "Fission", 10: "A.I., Software, Databases, Robotics", 11: "Fusion"},
    )
    play(table, "ann: Sailing  (of Sailing, pass)", "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "A.I., Software"},
        supply={1: "Sailing", 9: "Fission", 10: "", 11: "Fusion"},
        junk="Databases, Robotics",
    )


def test_ecology_may_junk_the_deck_though_nothing_was_returned() -> None:
    table = deal("Ecology", 4, ann={"yellow": "Ecology", "hand": "Sailing"}, bob={}, supply={10: "A.I., Software"})
    play(table, "ann: pass  (of Sailing, pass)", "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Ecology", "hand": "Sailing"}, supply={10: ""}, junk="A.I., Software")


def test_ecology_in_edition_4_can_be_declined() -> None:
    table = deal("Ecology", 4, ann={"yellow": "Ecology", "hand": "Sailing"}, bob={}, supply={10: "A.I., Software"})
    play(table, "ann: pass  (of Sailing, pass)", "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Ecology", "hand": "Sailing"}, supply={10: "A.I., Software"})


def test_ecology_asks_nothing_where_no_10_is_left() -> None:
    table = deal("Ecology", 4, ann={"yellow": "Ecology"}, bob={}, supply={9: "Fission", 11: "Fusion"})
    expect(table, ann={"yellow": "Ecology"}, supply={9: "Fission", 11: "Fusion"})


def test_ecology_lets_a_sharer_junk_the_deck_so_that_ann_has_none_to_junk() -> None:
    table = deal(
        "Ecology",
        4,
        ann={"yellow": "Ecology"},
        bob={"purple": "Education"},
        supply={9: "Fission", 10: "A.I., Software"},
    )
    play(table, "bob: yes  (of yes, pass)")
    assert table.has_event("junk deck", seat="bob")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Fission"},
        bob={"purple": "Education"},
        supply={9: "", 10: ""},
        junk="A.I., Software",
    )
