"""Scenarios for Software."""

from scenario import deal, expect, play


def test_software_scores_a_10_and_executes_only_the_second_10_it_melds() -> None:
    table = deal(
        "Software",
        3,
        actions=2,
        ann={"blue": "Software", "red": "Archery", "yellow": "Masonry", "hand": "Oars"},
        bob={},
        supply={9: "Fission, Ecology, Services", 10: "A.I., Robotics, Stem Cells, Databases"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={
            "blue": "Software",
            "red": "Robotics, Archery",
            "yellow": "Stem Cells, Masonry",
            "score": "A.I., Oars",
        },
        supply={9: "Fission, Ecology, Services", 10: "Databases"},
    )


def test_software_can_win_by_the_second_10_though_it_covers_the_first() -> None:
    table = deal(
        "Software",
        3,
        ann={"blue": "Software"},
        bob={},
        supply={10: "A.I., Stem Cells, Globalization, Databases", 6: "Democracy"},
    )
    expect(
        table,
        ann={"blue": "Software", "yellow": "Globalization, Stem Cells", "score": "A.I., Democracy"},
        bob={},
        winner="ann",
        supply={10: "Databases"},
    )


def test_software_counts_as_scoring_for_monument() -> None:
    table = deal("Software", 3, ann={"blue": "Software", "scored": 5}, bob={}, supply={10: "A.I., Robotics, Databases"})
    expect(
        table,
        ann={"blue": "Software", "red": "Robotics", "green": "Databases", "score": "A.I.", "specials": "Monument"},
    )


def test_software_executes_the_second_10_for_its_player_alone() -> None:
    table = deal(
        "Software",
        3,
        ann={"blue": "Software"},
        bob={"purple": "Education"},
        supply={10: "Miniaturization, Databases, A.I., Stem Cells, Robotics"},
    )
    expect(
        table,
        ann={
            "blue": "Software",
            "green": "Databases",
            "purple": "A.I.",
            "score": "Miniaturization, Stem Cells",
        },
        bob={"purple": "Education"},
        supply={10: "Robotics"},
    )


def test_software_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Software",
        3,
        ann={"blue": "Software"},
        bob={"blue": "Rocketry"},
        supply={10: "Databases, Bioengineering, Robotics, Miniaturization, Globalization, Stem Cells, The Internet"},
    )
    expect(
        table,
        ann={
            "blue": "Software",
            "yellow": "Stem Cells, Globalization",
            "score": "Bioengineering",
            "hand": "The Internet",
        },
        bob={"blue": "Rocketry", "red": "Miniaturization, Robotics", "score": "Databases"},
    )


def test_software_scores_a_10_melds_two_9s_and_executes_the_second_in_edition_4() -> None:
    """Genetics covers Computers, melds an 11 and scores what lies under that."""
    table = deal(
        "Software",
        4,
        ann={"blue": "Software", "red": "Archery"},
        bob={},
        supply={8: "Rocketry", 9: "Computers, Genetics, Services", 10: "A.I., Robotics", 11: "Fusion, Escapism"},
    )
    expect(
        table,
        ann={"blue": "Genetics, Computers, Software", "red": "Fusion", "score": "A.I., Archery"},
        bob={},
        supply={8: "Rocketry", 9: "Services", 10: "Robotics", 11: "Escapism"},
    )


def test_software_executes_nothing_of_a_second_9_that_only_demands() -> None:
    table = deal(
        "Software",
        4,
        ann={"blue": "Software"},
        bob={"hand": "Oars, Tools"},
        supply={9: "Genetics, Composites", 10: "A.I.", 11: "Fusion"},
    )
    expect(
        table,
        ann={"blue": "Genetics, Software", "red": "Composites", "score": "A.I."},
        bob={"hand": "Oars, Tools"},
        supply={11: "Fusion"},
    )


def test_software_of_edition_4_is_shared_by_as_many_clocks_but_not_what_it_executes() -> None:
    """Bob carries out Genetics alone, and ann Ecology, which finds nothing in her hand and no deck of 10s to junk."""
    table = deal(
        "Software",
        4,
        ann={"blue": "Software"},
        bob={"green": "Databases"},
        supply={9: "Services, Genetics, Composites, Ecology", 10: "A.I., Robotics"}
        | {11: "Fusion, Climatology, Escapism"},
    )
    expect(
        table,
        ann={"blue": "Software", "red": "Composites", "yellow": "Ecology", "score": "Robotics", "hand": "Climatology"},
        bob={"green": "Databases", "blue": "Genetics", "purple": "Services", "red": "Fusion", "score": "A.I."},
        supply={11: "Escapism"},
    )
