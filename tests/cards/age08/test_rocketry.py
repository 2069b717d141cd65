"""Scenarios for Rocketry."""

from scenario import deal, editions, expect, play


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


@editions(1, 4)
def test_rocketry_returns_one_card_for_three_clocks(edition: int) -> None:
    """Among equal backs there is nothing to choose: the card that lay there longest goes."""
    table = deal("Rocketry", edition, ann={"blue": "Rocketry"}, bob={"score": "Oars, Tools"})
    expect(table, ann={"blue": "Rocketry"}, bob={"score": "Tools"}, supply={1: "Oars"})


@editions(3, 4)
def test_rocketry_offers_only_opponents_with_cards(edition: int) -> None:
    table = deal(
        "Rocketry",
        edition,
        ann={"blue": "Rocketry", "green": "Bicycle"},
        bob={"score": "Oars"},
        cal={},
        dan={"score": "Tools, Canning"},
    )
    play(table, "ann: bob  (of bob, dan)", "ann: 1  (of 1, 6)")
    expect(table, ann={"blue": "Rocketry", "green": "Bicycle"}, dan={"score": "Canning"}, supply={1: "Oars, Tools"})


@editions(3, 4)
def test_rocketry_stops_when_no_card_is_left(edition: int) -> None:
    table = deal("Rocketry", edition, ann={"blue": "Rocketry", "green": "Satellites"}, bob={"score": "Oars"})
    expect(table, ann={"blue": "Rocketry", "green": "Satellites"}, supply={1: "Oars"})


@editions(3, 4)
def test_rocketry_finds_no_card_at_all(edition: int) -> None:
    table = deal("Rocketry", edition, ann={"blue": "Rocketry", "score": "Coal"}, bob={"hand": "Oars"})
    expect(table, ann={"blue": "Rocketry", "score": "Coal"}, bob={"hand": "Oars"})


@editions(3, 4)
def test_rocketry_leaves_a_partner_alone(edition: int) -> None:
    table = deal(
        "Rocketry",
        edition,
        teams="ABAB",
        ann={"blue": "Rocketry"},
        bob={"score": "Oars"},
        cal={"score": "Coal"},
        dan={"score": "Tools"},
    )
    play(table, "ann: dan  (of bob, dan)")
    expect(table, ann={"blue": "Rocketry"}, bob={"score": "Oars"}, cal={"score": "Coal"}, supply={1: "Tools"})


@editions(3, 4)
def test_rocketry_is_shared(edition: int) -> None:
    """Each counts the clocks of the own board; bob's opponents are named clockwise from bob."""
    table = deal(
        "Rocketry",
        edition,
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


def test_rocketry_in_edition_4_returns_a_card_for_every_color_with_a_clock_choosing_the_opponent_anew() -> None:
    """Blue, green and red, where Mobility shows its clock beneath Oars; Railroad, covered, shows none."""
    board = {
        "red": "up: Oars, Mobility",
        "yellow": "Masonry",
        "green": "Bicycle",
        "blue": "Rocketry",
        "purple": "Mysticism, Railroad",
        "score": "Coal",
    }
    table = deal(
        "Rocketry", 4, ann=board, bob={"score": "Anatomy, Archery, Enterprise"}, cal={"score": "Tools, Canning"}
    )
    play(
        table,
        "ann: bob  (of bob, cal)",
        "ann: 4  (of 1, 4)",
        "ann: cal  (of bob, cal)",
        "ann: 6  (of 1, 6)",
        "ann: cal  (of bob, cal)",
    )
    expect(
        table,
        ann=board,
        bob={"score": "Archery, Enterprise"},
        supply={1: "Tools", 4: "Anatomy", 6: "Canning"},
    )


def test_rocketry_in_edition_4_counts_colors_and_not_clocks() -> None:
    """Nine clocks, all of them blue."""
    board = {"blue": "aslant: Rocketry, Quantum Theory, Software, Computers"}
    table = deal("Rocketry", 4, ann=board, bob={"score": "Oars, Tools"})
    expect(table, ann=board, bob={"score": "Tools"}, supply={1: "Oars"})


def test_rocketry_in_edition_4_is_shared_by_the_colors_of_each_own_board() -> None:
    """Bob shows clocks in two colors, ann, with as many clocks as Satellites has, in one."""
    boards = {"ann": {"blue": "Rocketry"}, "bob": {"blue": "Publications", "green": "Satellites"}}
    table = deal(
        "Rocketry",
        4,
        ann={**boards["ann"], "score": "Coal, Physics, Banking"},
        bob={**boards["bob"], "score": "Tools, Oars"},
        supply={8: "Flight"},
    )
    expect(
        table,
        ann={**boards["ann"], "score": "Banking", "hand": "Flight"},
        bob={**boards["bob"], "score": "Oars"},
        supply={1: "Tools", 5: "Coal, Physics"},
    )
