"""Scenarios for Computers."""

from scenario import deal, expect, play


def test_computers_splays_red_or_green_up() -> None:
    table = deal(
        "Computers",
        3,
        actions=2,
        ann={"blue": "Computers", "red": "Oars, Archery", "yellow": "Masonry", "green": "Sailing, Clothing"},
        bob={},
        supply={9: "Services", 10: "Stem Cells"},
    )
    play(table, "ann: green  (of red, green, pass)")
    expect(
        table,
        ann={
            "blue": "Computers",
            "red": "Oars, Archery",
            "green": "up: Sailing, Clothing",
            "yellow": "Stem Cells, Masonry",
        },
        bob={},
    )


def test_computers_splay_can_be_declined() -> None:
    table = deal(
        "Computers", 3, actions=2, ann={"blue": "Computers", "red": "Oars, Archery"}, bob={}, supply={10: "Stem Cells"}
    )
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"blue": "Computers", "red": "Oars, Archery", "yellow": "Stem Cells"}, bob={})


def test_computers_asks_nothing_without_a_pile_to_splay() -> None:
    table = deal(
        "Computers",
        3,
        actions=2,
        ann={"blue": "Computers, Tools", "red": "up: Oars, Archery", "green": "Sailing"},
        bob={},
        supply={10: "Stem Cells"},
    )
    expect(
        table,
        ann={
            "blue": "Computers, Tools",
            "red": "up: Oars, Archery",
            "green": "Sailing",
            "yellow": "Stem Cells",
        },
        bob={},
    )


def test_computers_executes_the_10_for_its_player_alone() -> None:
    table = deal(
        "Computers",
        3,
        ann={"blue": "Computers"},
        bob={"blue": "Genetics"},
        supply={10: "A.I., Databases, Robotics"},
    )
    expect(
        table,
        ann={"blue": "Computers", "purple": "A.I.", "score": "Databases"},
        bob={"blue": "Genetics"},
        supply={10: "Robotics"},
    )


def test_computers_skips_the_demand_of_the_10() -> None:
    table = deal(
        "Computers",
        3,
        ann={"blue": "Computers"},
        bob={"yellow": "Agriculture"},
        supply={6: "Democracy", 10: "Globalization"},
    )
    expect(
        table,
        ann={"blue": "Computers", "yellow": "Globalization", "score": "Democracy"},
        bob={"yellow": "Agriculture"},
    )


def test_computers_runs_nothing_of_a_10_that_only_demands() -> None:
    table = deal(
        "Computers", 3, actions=2, ann={"blue": "Computers"}, bob={"score": "Oars, Tools"}, supply={10: "Databases"}
    )
    expect(table, ann={"blue": "Computers", "green": "Databases"}, bob={"score": "Oars, Tools"})


def test_computers_ends_the_game_when_no_10_is_left() -> None:
    table = deal("Computers", 3, ann={"blue": "Computers"}, bob={"score": "Oars"})
    expect(table, ann={"blue": "Computers"}, bob={"score": "Oars"}, winner="bob")


def test_computers_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Computers",
        3,
        ann={"blue": "Computers"},
        bob={"purple": "Railroad", "red": "Oars, Archery"},
        supply={10: "Stem Cells, Databases, Robotics"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"blue": "Computers", "green": "Databases", "hand": "Robotics"},
        bob={"purple": "Railroad", "red": "up: Oars, Archery", "yellow": "Stem Cells"},
    )
