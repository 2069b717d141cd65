"""Scenarios for Candles."""

from scenario import deal, expect, play


def test_candles_draws_a_3_by_its_echo_if_nobody_has_fewer_points() -> None:
    """Candles itself shows a bonus of 1, so bob needs a point, too."""
    table = deal(
        "Candles",
        4,
        sets="echoes",
        ann={"red": "Candles"},
        bob={"score": "Sailing"},
        supply={3: "Optics"},
    )
    expect(table, ann={"red": "Candles", "hand": "Optics"}, bob={"score": "Sailing"})


def test_candles_draws_nothing_if_bonuses_put_its_owner_ahead() -> None:
    table = deal("Candles", 4, sets="echoes", ann={"red": "Candles"}, bob={}, supply={3: "Optics"})
    expect(table, ann={"red": "Candles"}, supply={3: "Optics"})


def test_candles_takes_a_castle_or_a_lightbulb_which_is_shown() -> None:
    table = deal(
        "Candles",
        4,
        sets="echoes",
        ann={"red": "Candles"},
        bob={"hand": "Oars, Writing, Sailing"},
        supply={1: "Pottery"},
    )
    play(table, "bob: Writing  (of Oars, Writing)")
    assert table.has_event("show", "Writing", seat="bob", zone="hand")
    expect(table, ann={"red": "Candles", "hand": "Writing"}, bob={"hand": "Oars, Sailing, Pottery"})


def test_candles_shows_a_hand_without_castles_and_lightbulbs() -> None:
    table = deal("Candles", 4, sets="echoes", ann={"red": "Candles"}, bob={"hand": "Sailing, Pottery"})
    assert table.has_event("show", "Sailing, Pottery", seat="bob", zone="hand")
    expect(table, ann={"red": "Candles"}, bob={"hand": "Sailing, Pottery"})


def test_candles_shares_its_echo_with_a_player_who_need_not_obey() -> None:
    table = deal(
        "Candles",
        4,
        sets="echoes",
        ann={"red": "Candles"},
        bob={"blue": "Writing", "hand": "Oars"},
        supply={1: "Clothing, Tools", 3: "Optics, Paper"},
    )
    expect(
        table,
        ann={"red": "Candles", "hand": "Clothing"},
        bob={"blue": "Writing", "hand": "Oars, Optics"},
        supply={1: "Tools", 3: "Paper"},
    )
