"""Scenarios for Jakarta."""

from scenario import deal, expect, play


def test_jakarta_junks_an_achievement_of_its_value() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Jakarta"},
        bob={},
        available="Calendar, Optics",
        specials=[],
    )
    play(table, "ann: meld Jakarta")
    expect(table, ann={"yellow": "Jakarta, Agriculture"}, junk="Optics", available="Calendar")


def test_jakarta_junks_nothing_where_there_is_no_such_achievement() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Jakarta"},
        bob={},
        available="Calendar",
        specials=[],
    )
    play(table, "ann: meld Jakarta")
    expect(table, ann={"yellow": "Jakarta, Agriculture"}, available="Calendar")


def test_jakarta_lets_its_owner_choose_among_two_sets_by_the_backs() -> None:
    table = deal(
        None,
        4,
        sets="cities, unseen",
        ann={"yellow": "Agriculture", "hand": "Jakarta"},
        bob={},
        available="Optics, Cliffhanger",
        specials=[],
    )
    play(table, "ann: meld Jakarta", "ann: unseen 3  (of 3, unseen 3)")
    expect(table, ann={"yellow": "Jakarta, Agriculture"}, junk="Cliffhanger", available="Optics")


def test_jakarta_endorses_a_demand_which_goes_round_twice() -> None:
    """The rulebook's own example, paid for with a card of value 3 or less; ann then scores two top cards."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"red": "The Pirate Code", "yellow": "Jakarta", "hand": "Calendar, Coal"},
        bob={"score": "Oars, Tools, Sailing, Writing, Pottery"},
        cid={"score": "Archery, Masonry, Clothing"},
    )
    play(
        table,
        "ann: dogma The Pirate Code",
        "ann: Jakarta  (of Jakarta, pass)",
        "bob: Oars",
        "bob: Tools",
        "cid: Archery",
        "cid: Masonry",
        "bob: Sailing  (of Sailing, Writing)",
        "bob: Writing  (of Writing, Pottery)",
    )
    expect(
        table,
        ann={
            "score": "Oars, Tools, Archery, Masonry, Sailing, Writing, Clothing, Jakarta, The Pirate Code",
            "hand": "Coal",
        },
        bob={"score": "Pottery"},
        junk="Calendar",
    )
