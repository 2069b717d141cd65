"""Scenarios for Ecology."""

from scenario import deal, expect, play


def test_ecology_returns_a_card_to_score_another_and_draw_two_10s() -> None:
    table = deal(
        "Ecology",
        3,
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


def test_ecology_draws_both_10s_though_the_last_card_was_returned() -> None:
    table = deal(
        "Ecology", 3, actions=2, ann={"yellow": "Ecology", "hand": "Sailing"}, bob={}, supply={10: "A.I., Software"}
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


def test_ecology_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "Ecology",
        3,
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
