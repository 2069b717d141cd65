"""Scenarios for Robotics."""

from scenario import deal, expect, play


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


def test_robotics_melds_a_10_though_there_is_no_green_card() -> None:
    table = deal("Robotics", 3, actions=2, ann={"red": "Robotics"}, bob={}, supply={10: "Stem Cells"})
    expect(table, ann={"red": "Robotics", "yellow": "Stem Cells"}, bob={})


def test_robotics_counts_the_green_card_as_scored_for_monument() -> None:
    table = deal(
        "Robotics", 3, ann={"red": "Robotics", "green": "Sailing", "scored": 5}, bob={}, supply={10: "Databases"}
    )
    expect(table, ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "specials": "Monument"})


def test_robotics_runs_nothing_of_a_10_that_only_demands() -> None:
    table = deal(
        "Robotics",
        3,
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


def test_robotics_executes_the_10_for_its_player_alone() -> None:
    table = deal(
        "Robotics",
        3,
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


def test_robotics_is_shared_by_as_many_factories() -> None:
    table = deal(
        "Robotics",
        3,
        ann={"red": "Robotics", "green": "Sailing"},
        bob={"red": "Coal", "green": "Clothing"},
        supply={10: "Stem Cells, Databases, Software"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "hand": "Software"},
        bob={"red": "Coal", "yellow": "Stem Cells", "score": "Clothing"},
    )
