"""Scenarios for Johannesburg."""

from scenario import deal, play


def test_johannesburg_alone_is_worth_nine_points() -> None:
    table = deal(None, 4, sets="cities", ann={"blue": "Johannesburg"}, bob={})
    assert table.game.state.players[0].points == 9


def test_johannesburg_counts_beside_other_bonuses() -> None:
    """Four bonuses: 7 for the highest, 1 for each other."""
    table = deal(None, 4, sets="cities, echoes", ann={"blue": "Johannesburg", "red": "Candles"}, bob={})
    assert table.game.state.players[0].points == 10


def test_johannesburg_shows_two_bonuses_beneath_a_right_splay() -> None:
    table = deal(None, 4, sets="cities", ann={"blue": "right: Tools, Johannesburg"}, bob={})
    assert table.game.state.players[0].points == 8


def test_johannesburg_helps_to_claim_an_achievement() -> None:
    """Nine points are enough for a 1; a second 1 takes ten."""
    table = deal(None, 4, sets="cities", ann={"blue": "Johannesburg"}, bob={}, available="Oars, Calendar")
    play(table, "ann: achieve 1  (of draw, achieve 1)")
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Johannesburg", "achievements": "Tools"},
        bob={},
        available="Oars, Calendar",
    )
    play(table, "ann: draw  (of draw)")
