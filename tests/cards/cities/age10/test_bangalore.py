"""Scenarios for Bangalore."""

from scenario import deal, expect, play


def test_bangalore_unsplays_the_opponents_then_splays_up() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "left: Tools, Writing", "hand": "Bangalore, Uruk"},
        bob={"blue": "right: Calendar, Mathematics", "red": "left: Oars, Archery"},
    )
    play(table, "ann: meld Bangalore")
    assert table.kinds.index("unsplay") < table.kinds.index("splay")
    expect(
        table,
        ann={"blue": "up: Bangalore, Tools, Writing", "hand": "Uruk"},
        bob={"blue": "Calendar, Mathematics", "red": "left: Oars, Archery"},
    )


def test_bangalore_spares_a_partner() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        teams="ABAB",
        ann={"blue": "Tools", "hand": "Bangalore, Uruk"},
        bob={"blue": "right: Calendar, Mathematics"},
        cid={"blue": "right: Writing, Pottery"},
        dan={},
    )
    play(table, "ann: meld Bangalore")
    expect(
        table,
        ann={"blue": "up: Bangalore, Tools", "hand": "Uruk"},
        bob={"blue": "Calendar, Mathematics"},
        cid={"blue": "right: Writing, Pottery"},
    )


def test_bangalore_draws_a_city_for_its_own_splay_alone() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Tools", "hand": "Bangalore"},
        bob={"blue": "right: Calendar, Mathematics"},
        supply={10: "Robotics, Databases"},
    )
    play(table, "ann: meld Bangalore")
    expect(
        table,
        ann={"blue": "up: Bangalore, Tools", "hand": "Robotics"},
        bob={"blue": "Calendar, Mathematics"},
        supply={10: "Databases"},
    )
