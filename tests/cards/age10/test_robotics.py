"""Scenarios for Robotics."""

from scenario import deal, editions, expect, play


def test_robotics_scores_the_top_green_card_and_executes_a_melded_10() -> None:
    table = deal(
        "Robotics",
        3,
        actions=2,
        ann={"red": "Robotics", "yellow": "Masonry", "green": "left: Sailing, Clothing", "hand": "Oars"},
        bob={},
        supply={9: "Fission", 10: "Stem Cells"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"red": "Robotics", "green": "Clothing", "yellow": "Stem Cells, Masonry", "score": "Sailing, Oars"},
        supply={9: "Fission"},
    )


@editions(3, 4)
def test_robotics_melds_a_10_though_there_is_no_green_card(edition: int) -> None:
    table = deal("Robotics", edition, actions=2, ann={"red": "Robotics"}, bob={}, supply={10: "Stem Cells"})
    expect(table, ann={"red": "Robotics", "yellow": "Stem Cells"}, bob={})


def test_robotics_counts_the_green_card_as_scored_for_monument() -> None:
    table = deal(
        "Robotics", 3, ann={"red": "Robotics", "green": "Sailing", "scored": 5}, bob={}, supply={10: "Databases"}
    )
    expect(table, ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "specials": "Monument"})


@editions(3, 4)
def test_robotics_runs_nothing_of_a_10_that_only_demands(edition: int) -> None:
    table = deal(
        "Robotics",
        edition,
        actions=2,
        ann={"red": "Robotics"},
        bob={"score": "Oars, Tools"},
        supply={10: "Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Databases"},
        bob={"score": "Oars, Tools"},
        supply={10: "Stem Cells"},
    )


@editions(3, 4)
def test_robotics_executes_the_10_for_its_player_alone(edition: int) -> None:
    table = deal(
        "Robotics",
        edition,
        ann={"red": "Robotics"},
        bob={"purple": "Education"},
        supply={10: "A.I., Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"red": "Robotics", "purple": "A.I.", "score": "Databases"},
        bob={"purple": "Education"},
        supply={10: "Stem Cells"},
    )


@editions(3, 4)
def test_robotics_is_shared_by_as_many_factories(edition: int) -> None:
    table = deal(
        "Robotics",
        edition,
        ann={"red": "Robotics", "green": "Sailing"},
        bob={"red": "Coal", "green": "Clothing"},
        supply={10: "Stem Cells, Databases, Software"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "hand": "Software"},
        bob={"red": "Coal", "yellow": "Stem Cells", "score": "Clothing"},
    )


def test_robotics_scores_the_top_green_card_and_executes_a_10_with_a_clock_in_edition_4() -> None:
    table = deal(
        "Robotics",
        4,
        ann={"red": "Robotics", "green": "left: Sailing, Clothing", "purple": "Mysticism"},
        bob={},
        supply={9: "Fission", 10: "A.I., Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Clothing", "purple": "A.I., Mysticism", "score": "Sailing, Databases"},
        supply={9: "Fission", 10: "Stem Cells"},
    )


def test_robotics_executes_a_10_with_a_factory_in_edition_4() -> None:
    """Globalization melds an 11; bob, with a leaf and no factory, keeps ann from winning."""
    table = deal(
        "Robotics",
        4,
        ann={"red": "Robotics", "score": "Oars"},
        bob={"green": "Sailing"},
        supply={10: "Globalization", 11: "Escapism"},
    )
    expect(
        table,
        ann={"red": "Robotics", "yellow": "Globalization", "purple": "Escapism", "score": "Oars"},
        bob={"green": "Sailing"},
    )


def test_robotics_does_not_execute_a_10_without_a_factory_or_a_clock_in_edition_4() -> None:
    """Stem Cells would draw an 11."""
    table = deal(
        "Robotics",
        4,
        ann={"red": "Robotics", "hand": "Oars"},
        bob={},
        supply={10: "Stem Cells", 11: "Escapism"},
    )
    expect(table, ann={"red": "Robotics", "yellow": "Stem Cells", "hand": "Oars"}, supply={11: "Escapism"})


def test_robotics_lets_everybody_score_before_anybody_melds_in_edition_4() -> None:
    """Bioengineering, which bob melds and carries out, would score Sailing: but ann has done that before."""
    table = deal(
        "Robotics",
        4,
        ann={"red": "Robotics", "green": "Sailing"},
        bob={"red": "Coal", "green": "Clothing"},
        supply={10: "Bioengineering, Databases, Miniaturization"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "hand": "Miniaturization"},
        bob={"red": "Coal", "blue": "Bioengineering", "score": "Clothing"},
    )
