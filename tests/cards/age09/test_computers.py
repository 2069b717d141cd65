"""Scenarios for Computers."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_computers_splays_red_or_green_up(edition: int) -> None:
    table = deal(
        "Computers",
        edition,
        actions=2,
        ann={"blue": "Computers", "red": "Oars, Archery", "yellow": "Masonry", "green": "Sailing, Clothing"},
        bob={},
        supply={9: "Services", 10: "Databases"},
    )
    play(table, "ann: green  (of red, green, pass)")
    expect(
        table,
        ann={
            "blue": "Computers",
            "red": "Oars, Archery",
            "yellow": "Masonry",
            "green": "up: Databases, Sailing, Clothing",
        },
        bob={},
    )


@editions(3, 4)
def test_computers_splay_can_be_declined(edition: int) -> None:
    table = deal(
        "Computers",
        edition,
        actions=2,
        ann={"blue": "Computers", "red": "Oars, Archery"},
        bob={},
        supply={10: "Databases"},
    )
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"blue": "Computers", "red": "Oars, Archery", "green": "Databases"}, bob={})


@editions(3, 4)
def test_computers_asks_nothing_without_a_pile_to_splay(edition: int) -> None:
    table = deal(
        "Computers",
        edition,
        actions=2,
        ann={"blue": "Computers, Tools", "red": "up: Oars, Archery", "green": "Sailing"},
        bob={},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={
            "blue": "Computers, Tools",
            "red": "up: Oars, Archery",
            "green": "Databases, Sailing",
        },
        bob={},
    )


@editions(3, 4)
def test_computers_executes_the_10_for_its_player_alone(edition: int) -> None:
    table = deal(
        "Computers",
        edition,
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


@editions(
    3,
    4,
    supply=({6: "Democracy", 10: "Globalization"}, {10: "Globalization", 11: "Hypersonics"}),
    ann_gets=({"score": "Democracy"}, {"green": "Hypersonics"}),
)
def test_computers_skips_the_demand_of_the_10(edition: int, supply: dict[int, str], ann_gets: dict[str, str]) -> None:
    """Globalization's own effect scores a 6, in edition 4 it melds an 11; bob's leaves let nobody win."""
    table = deal("Computers", edition, ann={"blue": "Computers"}, bob={"yellow": "Agriculture"}, supply=supply)
    expect(table, ann={"blue": "Computers", "yellow": "Globalization", **ann_gets}, bob={"yellow": "Agriculture"})


@editions(3, 4)
def test_computers_runs_nothing_of_a_10_that_only_demands(edition: int) -> None:
    table = deal(
        "Computers",
        edition,
        actions=2,
        ann={"blue": "Computers"},
        bob={"score": "Oars, Tools"},
        supply={10: "Databases"},
    )
    expect(table, ann={"blue": "Computers", "green": "Databases"}, bob={"score": "Oars, Tools"})


@editions(3, 4)
def test_computers_ends_the_game_when_no_10_is_left(edition: int) -> None:
    table = deal("Computers", edition, ann={"blue": "Computers"}, bob={"score": "Oars"})
    expect(table, ann={"blue": "Computers"}, bob={"score": "Oars"}, winner="bob")


@editions(3, 4)
def test_computers_is_shared_by_as_many_clocks(edition: int) -> None:
    table = deal(
        "Computers",
        edition,
        ann={"blue": "Computers"},
        bob={"purple": "Railroad", "red": "Oars, Archery"},
        supply={10: "Databases, Bioengineering, Robotics"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"blue": "Bioengineering, Computers", "hand": "Robotics"},
        bob={"purple": "Railroad", "red": "up: Oars, Archery", "green": "Databases"},
    )


def test_computers_in_edition_4_executes_an_11_when_no_10_is_left() -> None:
    """Climatology, the only top card then, returns itself."""
    table = deal("Computers", 4, ann={"blue": "Computers"}, bob={}, supply={11: "Climatology, Fusion"})
    expect(table, ann={"blue": "Computers"}, supply={11: "Fusion, Climatology"})


def test_computers_in_edition_4_earns_a_chain_achievement_if_the_10_executes_another_card() -> None:
    """Robotics, carried out alone, melds Databases and carries it out in turn, which only demands."""
    table = deal(
        "Computers",
        4,
        ann={"blue": "Computers"},
        bob={"score": "Oars, Tools"},
        supply={10: "Robotics, Databases, Software", 11: "Fusion, Hypersonics"},
    )
    expect(
        table,
        ann={"blue": "Computers", "red": "Robotics", "green": "Databases", "achievements": "Fusion"},
        bob={"score": "Oars, Tools"},
        supply={10: "Software", 11: "Hypersonics"},
    )


@editions(3, 4)
def test_computers_executes_the_10_of_a_sharer_for_that_player_alone(edition: int) -> None:
    """Bob melds A.I. and scores the next 10; ann melds Databases, and her bonus is the last."""
    table = deal(
        "Computers",
        edition,
        ann={"blue": "Computers"},
        bob={"purple": "Railroad"},
        supply={10: "A.I., Software, Databases, Robotics"},
    )
    expect(
        table,
        ann={"blue": "Computers", "green": "Databases", "hand": "Robotics"},
        bob={"purple": "A.I., Railroad", "score": "Software"},
    )
