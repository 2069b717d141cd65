"""Scenarios for Ruler."""

from scenario import deal, expect, play


def test_ruler_draws_two_echoes_foreshadows_one_and_returns_the_other() -> None:
    """Its echo comes first and draws by the rule: an Echoes card, because Ruler is the only top card."""
    table = deal(
        "Ruler",
        4,
        sets="echoes",
        ann={"blue": "Ruler"},
        bob={},
        supply={1: "Oars", 2: "Calendar"},
        set_supply={"echoes 1": "Bell, Perfume", "echoes 2": "Toothbrush"},
    )
    play(table, "ann: Perfume  (of Bell, Perfume)")
    expect(
        table,
        ann={"blue": "Ruler", "hand": "Toothbrush", "forecast": "Perfume"},
        supply={1: "Oars", 2: "Calendar"},
        set_supply={"echoes 1": "Bell"},
    )


def test_ruler_draws_base_cards_where_the_echoes_are_gone() -> None:
    table = deal(
        "Ruler",
        4,
        sets="echoes",
        ann={"blue": "Ruler"},
        bob={},
        supply={1: "Oars, Tools, Sailing", 2: "Calendar"},
    )
    play(table, "ann: Oars  (of Oars, Tools)")
    expect(
        table,
        ann={"blue": "Ruler", "hand": "Calendar", "forecast": "Oars"},
        supply={1: "Sailing, Tools"},
    )


def test_ruler_skips_ages_whose_base_deck_is_empty() -> None:
    table = deal(
        "Ruler",
        4,
        sets="echoes",
        ann={"blue": "Ruler"},
        bob={},
        supply={2: "Calendar, Mapmaking"},
        set_supply={"echoes 1": "Bell, Perfume", "echoes 2": "Toothbrush"},
    )
    play(table, "ann: Calendar  (of Calendar, Mapmaking)")
    expect(
        table,
        ann={"blue": "Ruler", "hand": "Toothbrush", "forecast": "Calendar"},
        supply={2: "Mapmaking"},
        set_supply={"echoes 1": "Bell, Perfume"},
    )


def test_ruler_keeps_the_chosen_card_in_hand_with_a_full_forecast() -> None:
    table = deal(
        "Ruler",
        4,
        sets="echoes",
        ann={"blue": "Ruler", "forecast": "Anatomy, Coal, Canning, Physics, Optics"},
        bob={},
        supply={1: "Oars, Tools", 2: "Calendar"},
        specials=[],
    )
    play(table, "ann: Oars  (of Oars, Tools)")
    expect(
        table,
        ann={
            "blue": "Ruler",
            "hand": "Calendar, Oars",
            "forecast": "Anatomy, Coal, Canning, Physics, Optics",
        },
        supply={1: "Tools"},
    )


def test_ruler_is_shared_effect_by_effect() -> None:
    """Everyone finishes the echo effect before the other begins."""
    table = deal(
        "Ruler",
        4,
        sets="echoes",
        ann={"blue": "Ruler"},
        bob={"purple": "Philosophy", "red": "Oars"},
        supply={1: "Tools, Sailing, Clothing, Writing, Pottery", 2: "Calendar, Mapmaking"},
    )
    play(table, "bob: Tools  (of Tools, Sailing)", "ann: Clothing  (of Clothing, Writing)")
    expect(
        table,
        ann={"blue": "Ruler", "hand": "Mapmaking, Pottery", "forecast": "Clothing"},
        bob={"purple": "Philosophy", "red": "Oars", "hand": "Calendar", "forecast": "Tools"},
        supply={1: "Sailing, Writing"},
    )
