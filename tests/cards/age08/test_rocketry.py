"""Scenarios for Rocketry."""

from scenario import deal, expect, play


def test_rocketry_returns_a_card_for_every_two_clocks_choosing_the_opponent_anew() -> None:
    """Five clocks make two cards; ann's own score pile is left alone."""
    table = deal(
        "Rocketry",
        3,
        ann={"blue": "Rocketry", "green": "Bicycle", "red": "Mobility", "score": "Coal"},
        bob={"score": "Anatomy, Oars, Enterprise"},
        cal={"score": "Tools, Canning"},
    )
    play(table, "ann: bob  (of bob, cal)", "ann: 4  (of 1, 4)", "ann: cal  (of bob, cal)", "ann: 6  (of 1, 6)")
    expect(
        table,
        ann={"blue": "Rocketry", "green": "Bicycle", "red": "Mobility", "score": "Coal"},
        bob={"score": "Oars, Enterprise"},
        cal={"score": "Tools"},
        supply={4: "Anatomy", 6: "Canning"},
    )


def test_rocketry_returns_one_card_for_three_clocks() -> None:
    """Among equal backs there is nothing to choose: the card that lay there longest goes."""
    table = deal("Rocketry", 1, ann={"blue": "Rocketry"}, bob={"score": "Oars, Tools"})
    expect(table, ann={"blue": "Rocketry"}, bob={"score": "Tools"}, supply={1: "Oars"})


def test_rocketry_offers_only_opponents_with_cards() -> None:
    table = deal(
        "Rocketry",
        3,
        ann={"blue": "Rocketry", "green": "Bicycle"},
        bob={"score": "Oars"},
        cal={},
        dan={"score": "Tools, Canning"},
    )
    play(table, "ann: bob  (of bob, dan)", "ann: 1  (of 1, 6)")
    expect(table, ann={"blue": "Rocketry", "green": "Bicycle"}, dan={"score": "Canning"}, supply={1: "Oars, Tools"})


def test_rocketry_stops_when_no_card_is_left() -> None:
    table = deal("Rocketry", 3, ann={"blue": "Rocketry", "green": "Satellites"}, bob={"score": "Oars"})
    expect(table, ann={"blue": "Rocketry", "green": "Satellites"}, supply={1: "Oars"})


def test_rocketry_finds_no_card_at_all() -> None:
    table = deal("Rocketry", 3, ann={"blue": "Rocketry", "score": "Coal"}, bob={"hand": "Oars"})
    expect(table, ann={"blue": "Rocketry", "score": "Coal"}, bob={"hand": "Oars"})


def test_rocketry_leaves_a_partner_alone() -> None:
    table = deal(
        "Rocketry",
        3,
        teams="ABAB",
        ann={"blue": "Rocketry"},
        bob={"score": "Oars"},
        cal={"score": "Coal"},
        dan={"score": "Tools"},
    )
    play(table, "ann: dan  (of bob, dan)")
    expect(table, ann={"blue": "Rocketry"}, bob={"score": "Oars"}, cal={"score": "Coal"}, supply={1: "Tools"})


def test_rocketry_is_shared() -> None:
    """Each counts the clocks of the own board; bob's opponents are named clockwise from bob."""
    table = deal(
        "Rocketry",
        3,
        ann={"blue": "Rocketry", "score": "Coal, Oars"},
        bob={"green": "Satellites", "score": "Sailing"},
        cal={"score": "Tools"},
        supply={8: "Flight"},
    )
    play(table, "bob: ann  (of cal, ann)", "bob: 5  (of 1, 5)", "ann: cal  (of bob, cal)")
    expect(
        table,
        ann={"blue": "Rocketry", "score": "Oars", "hand": "Flight"},
        bob={"green": "Satellites", "score": "Sailing"},
        supply={1: "Tools", 5: "Coal"},
    )
