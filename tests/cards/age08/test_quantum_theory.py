"""Scenarios for Quantum Theory."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_quantum_theory_gives_two_10s_for_two_cards(edition: int) -> None:
    table = deal(
        "Quantum Theory",
        edition,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools, Coal"},
        bob={},
        supply={9: "Fission, Genetics", 10: "Databases, Software, Robotics"},
    )
    play(table, "ann: Coal  (of Oars, Tools, Coal, pass)", "ann: Oars  (of Oars, Tools, pass)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"blue": "Quantum Theory", "hand": "Tools, Databases", "score": "Software"},
        supply={1: "Oars", 5: "Coal", 9: "Fission, Genetics", 10: "Robotics"},
    )


@editions(3, 4)
def test_quantum_theory_gives_nothing_for_one_card(edition: int) -> None:
    table = deal(
        "Quantum Theory",
        edition,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools"},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars", "ann: pass  (of Tools, pass)")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Tools"}, supply={1: "Oars", 10: "Databases, Software"})


@editions(3, 4)
def test_quantum_theory_gives_nothing_for_the_only_card(edition: int) -> None:
    table = deal(
        "Quantum Theory",
        edition,
        ann={"blue": "Quantum Theory", "hand": "Oars"},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"blue": "Quantum Theory"}, supply={1: "Oars", 10: "Databases, Software"})


def test_quantum_theory_scores_only_one_of_its_10s() -> None:
    """With four cards scored before there is no Monument yet."""
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools", "scored": 4},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars", "ann: Tools")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Databases", "score": "Software"})


def test_quantum_theory_counts_as_scoring_for_monument() -> None:
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools", "scored": 5},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars", "ann: Tools")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Databases", "score": "Software", "specials": "Monument"})


@editions(3, 4)
def test_quantum_theory_declined(edition: int) -> None:
    table = deal("Quantum Theory", edition, ann={"blue": "Quantum Theory", "hand": "Oars, Tools"}, bob={})
    play(table, "ann: pass  (of Oars, Tools, pass)")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Oars, Tools"})


@editions(3, 4)
def test_quantum_theory_asks_nothing_of_an_empty_hand(edition: int) -> None:
    table = deal("Quantum Theory", edition, ann={"blue": "Quantum Theory"}, bob={}, supply={10: "Databases"})
    expect(table, ann={"blue": "Quantum Theory"}, supply={10: "Databases"})


@editions(3, 4)
def test_quantum_theory_is_shared(edition: int) -> None:
    table = deal(
        "Quantum Theory",
        edition,
        ann={"blue": "Quantum Theory"},
        bob={"green": "Satellites", "hand": "Oars, Tools"},
        supply={8: "Flight", 10: "Databases, Software"},
    )
    play(table, "bob: Oars", "bob: Tools")
    expect(
        table,
        ann={"blue": "Quantum Theory", "hand": "Flight"},
        bob={"green": "Satellites", "hand": "Databases", "score": "Software"},
    )


def test_quantum_theory_in_edition_4_goes_on_to_the_11s() -> None:
    """Seven scored cards earn no Monument there."""
    table = deal(
        "Quantum Theory",
        4,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools", "scored": 6},
        bob={},
        supply={10: "Databases", 11: "Fusion, Hypersonics"},
    )
    play(table, "ann: Oars", "ann: Tools")
    expect(
        table,
        ann={"blue": "Quantum Theory", "hand": "Databases", "score": "Fusion"},
        supply={10: "", 11: "Hypersonics"},
    )
