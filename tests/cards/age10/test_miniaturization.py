"""Scenarios for Miniaturization."""

from scenario import deal, expect, play


def test_miniaturization_draws_a_10_for_each_value_in_the_score_pile() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I., Writing", "score": "Oars, Sailing, Currency"},
        bob={},
        supply={9: "Fission, Genetics", 10: "Software, Databases, Robotics"},
    )
    play(table, "ann: A.I.  (of A.I., Writing, pass)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={
            "red": "Miniaturization",
            "hand": "Writing, Software, Databases",
            "score": "Oars, Sailing, Currency",
        },
        bob={},
        supply={9: "Fission, Genetics", 10: "Robotics, A.I."},
    )


def test_miniaturization_draws_nothing_for_a_lower_card() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I., Genetics", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )
    play(table, "ann: Genetics  (of A.I., Genetics, pass)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"},
        bob={},
        supply={9: "Genetics", 10: "Software"},
    )


def test_miniaturization_draws_nothing_with_an_empty_score_pile() -> None:
    table = deal(
        "Miniaturization", 3, actions=2, ann={"red": "Miniaturization", "hand": "A.I."}, bob={}, supply={10: "Software"}
    )
    play(table, "ann: A.I.  (of A.I., pass)")
    expect(table, ann={"red": "Miniaturization"}, bob={}, supply={10: "Software, A.I."})


def test_miniaturization_can_be_declined() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )
    play(table, "ann: pass  (of A.I., pass)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )


def test_miniaturization_does_nothing_with_an_empty_hand() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )
    expect(table, ann={"red": "Miniaturization", "score": "Oars"}, bob={}, supply={10: "Software"})


def test_miniaturization_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "Miniaturization",
        3,
        ann={"red": "Miniaturization"},
        bob={"purple": "Education", "hand": "A.I.", "score": "Oars"},
        supply={10: "Software, Databases"},
    )
    play(table, "bob: A.I.  (of A.I., pass)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "Databases"},
        bob={"purple": "Education", "hand": "Software", "score": "Oars"},
        supply={10: "A.I."},
    )
