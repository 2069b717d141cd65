"""Scenarios for Solar Sailing."""

import pytest

from scenario import deal, expect, play


def test_solar_sailing_cuts_the_pile_of_the_color_it_melds_to_four_and_splays_it_aslant() -> None:
    """Six cards before the cut win nothing."""
    table = deal(
        "Solar Sailing",
        4,
        ann={"blue": "right: Solar Sailing, Writing, Tools, Pottery, Calendar", "green": "Sailing, Clothing"},
        bob={},
        supply={10: "Databases", 11: "Climatology, Fusion"},
    )
    assert [kind for kind in table.kinds if kind in ("return", "splay")] == ["return", "return", "splay"]
    expect(
        table,
        ann={"blue": "aslant: Climatology, Solar Sailing, Writing, Tools", "green": "Sailing, Clothing"},
        bob={},
        supply={1: "Pottery", 2: "Calendar", 10: "Databases", 11: "Fusion"},
    )


def test_solar_sailing_lets_its_player_pick_the_order_of_the_returns() -> None:
    table = deal(
        "Solar Sailing",
        4,
        ann={"blue": "Solar Sailing", "red": "Coal, Flight, Explosives, Oars, Archery"},
        bob={},
        supply={11: "Fusion"},
    )
    play(table, "ann: Archery  (of Oars, Archery)")
    expect(
        table,
        ann={"blue": "Solar Sailing", "red": "aslant: Fusion, Coal, Flight, Explosives"},
        supply={1: "Archery, Oars"},
    )


@pytest.mark.parametrize(("red", "after"), [("Oars", "aslant: Fusion, Oars"), ("", "Fusion")])
def test_solar_sailing_splays_a_pile_of_two_and_leaves_a_single_card(red: str, after: str) -> None:
    board = {"blue": "Solar Sailing"}
    table = deal("Solar Sailing", 4, ann=board | ({"red": red} if red else {}), bob={}, supply={11: "Fusion"})
    expect(table, ann={**board, "red": after})


def test_solar_sailing_wins_with_six_cards_that_were_splayed_aslant_before() -> None:
    table = deal(
        "Solar Sailing",
        4,
        ann={"blue": "aslant: Solar Sailing, Writing, Tools, Pottery, Calendar"},
        bob={},
        supply={11: "Climatology"},
    )
    expect(
        table,
        ann={"blue": "aslant: Climatology, Solar Sailing, Writing, Tools, Pottery, Calendar"},
        bob={},
        winner="ann",
    )


def test_solar_sailing_keeps_five_cards_that_were_splayed_aslant_before_and_does_not_win() -> None:
    table = deal(
        "Solar Sailing",
        4,
        ann={"blue": "aslant: Solar Sailing, Writing, Tools, Pottery", "red": "Oars"},
        bob={},
        supply={11: "Climatology"},
    )
    expect(
        table,
        ann={"blue": "aslant: Climatology, Solar Sailing, Writing, Tools, Pottery", "red": "Oars"},
        supply={1: ""},
    )


def test_solar_sailing_is_shared_by_as_many_lightbulbs_and_can_be_won_by_a_sharer() -> None:
    table = deal(
        "Solar Sailing",
        4,
        ann={"blue": "Solar Sailing"},
        bob={"blue": "Translation", "red": "aslant: Archery, Oars, Coal, Flight, Engineering"},
        supply={11: "Fusion, Climatology"},
    )
    expect(
        table,
        ann={"blue": "Solar Sailing"},
        bob={"blue": "Translation", "red": "aslant: Fusion, Archery, Oars, Coal, Flight, Engineering"},
        winner="bob",
        supply={11: "Climatology"},
    )


def test_solar_sailing_earns_a_free_draw_where_it_is_shared() -> None:
    table = deal(
        "Solar Sailing",
        4,
        ann={"blue": "Solar Sailing"},
        bob={"blue": "Writing"},
        supply={11: "Fusion, Climatology, Escapism"},
    )
    expect(
        table,
        ann={"blue": "aslant: Climatology, Solar Sailing", "hand": "Escapism"},
        bob={"blue": "Writing", "red": "Fusion"},
    )
