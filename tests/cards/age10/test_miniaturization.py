"""Scenarios for Miniaturization."""

from scenario import deal, editions, expect, play


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


@editions(
    3,
    4,
    supply=({10: "Software"}, {10: "Software", 11: "Fusion"}),
    pick=("ann: Genetics  (of A.I., Genetics, pass)", "ann: Genetics  (of A.I., Genetics)"),
    left=({9: "Genetics", 10: "Software"}, {9: "Genetics", 10: "Software", 11: "Fusion"}),
)
def test_miniaturization_draws_nothing_for_a_lower_card(
    edition: int, supply: dict[int, str], pick: str, left: dict[int, str]
) -> None:
    table = deal(
        "Miniaturization",
        edition,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I., Genetics", "score": "Oars"},
        bob={},
        supply=supply,
    )
    play(table, pick)
    expect(table, ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"}, bob={}, supply=left)


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


@editions(3, 4)
def test_miniaturization_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal(
        "Miniaturization",
        edition,
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


def test_miniaturization_must_return_a_card_in_edition_4_and_draws_a_10_for_each_value() -> None:
    table = deal(
        "Miniaturization",
        4,
        ann={"red": "Miniaturization", "hand": "A.I., Writing", "score": "Oars, Sailing, Currency"},
        bob={},
        supply={9: "Fission, Genetics", 10: "Software, Databases, Robotics", 11: "Fusion"},
    )
    play(table, "ann: A.I.  (of A.I., Writing)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={
            "red": "Miniaturization",
            "hand": "Writing, Software, Databases",
            "score": "Oars, Sailing, Currency",
        },
        bob={},
        supply={9: "Fission, Genetics", 10: "Robotics, A.I.", 11: "Fusion"},
    )


def test_miniaturization_returns_the_only_card_of_a_hand_and_draws_nothing_with_an_empty_score_pile() -> None:
    table = deal(
        "Miniaturization",
        4,
        ann={"red": "Miniaturization", "hand": "A.I."},
        bob={},
        supply={10: "Software", 11: "Fusion"},
    )
    expect(table, ann={"red": "Miniaturization"}, bob={}, supply={10: "Software, A.I.", 11: "Fusion"})


def test_miniaturization_junks_all_11s_in_the_deck_for_an_11_that_one_included() -> None:
    table = deal(
        "Miniaturization",
        4,
        ann={"red": "Miniaturization", "hand": "Fusion, Hypersonics, Oars", "score": "Tools"},
        bob={},
        supply={10: "Software", 11: "Escapism, Climatology"},
    )
    play(table, "ann: Fusion  (of Fusion, Hypersonics, Oars)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "Hypersonics, Oars", "score": "Tools"},
        bob={},
        supply={10: "Software", 11: ""},
        junk="Escapism, Climatology, Fusion",
    )


def test_miniaturization_of_edition_4_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "Miniaturization",
        4,
        ann={"red": "Miniaturization"},
        bob={"purple": "Education", "hand": "A.I.", "score": "Oars"},
        supply={10: "Software, Databases"},
    )
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "Databases"},
        bob={"purple": "Education", "hand": "Software", "score": "Oars"},
        supply={10: "A.I."},
    )
