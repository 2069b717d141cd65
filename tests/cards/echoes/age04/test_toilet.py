"""Scenarios for Toilet."""

from scenario import deal, expect, play


def test_toilet_returns_a_scored_card_for_each_different_bonus() -> None:
    """Two bonuses of 1 count once; the victim has no 2."""
    table = deal(
        "Toilet",
        4,
        sets="echoes",
        ann={"purple": "Toilet", "red": "Candles", "blue": "Perfume", "yellow": "Toothbrush"},
        bob={"score": "Oars, Tools, Optics"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: Tools  (of Oars, Tools)")
    expect(
        table,
        ann={
            "purple": "Toilet",
            "red": "Candles",
            "blue": "Perfume",
            "yellow": "Toothbrush, Anatomy",
        },
        bob={"score": "Oars, Optics"},
        supply={1: "Tools"},
    )


def test_toilet_returns_nothing_without_a_bonus() -> None:
    table = deal(
        "Toilet",
        4,
        sets="echoes",
        ann={"purple": "Toilet"},
        bob={"score": "Oars"},
        supply={4: "Anatomy"},
    )
    expect(table, ann={"purple": "Toilet", "yellow": "Anatomy"}, bob={"score": "Oars"})


def test_toilet_may_return_a_card_and_draw_its_value() -> None:
    table = deal(
        "Toilet",
        4,
        sets="echoes",
        ann={"purple": "Toilet", "hand": "Oars"},
        bob={},
        supply={1: "Sailing", 4: "Anatomy"},
    )
    play(table, "ann: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"purple": "Toilet", "yellow": "Anatomy", "hand": "Sailing"},
        supply={1: "Oars"},
    )


def test_toilet_may_keep_the_hand() -> None:
    table = deal(
        "Toilet",
        4,
        sets="echoes",
        ann={"purple": "Toilet", "hand": "Oars"},
        bob={},
        supply={1: "Sailing", 4: "Anatomy"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Toilet", "yellow": "Anatomy", "hand": "Oars"})


def test_toilet_carries_out_echoes_beneath_it_from_the_bottom_up() -> None:
    """A splay up shows the echo of Bell at the bottom right; it comes before Toilet's own."""
    table = deal(
        "Toilet",
        4,
        sets="echoes",
        ann={"purple": "up: Toilet, Bell", "hand": "Oars"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"purple": "up: Toilet, Bell", "yellow": "Anatomy", "score": "Oars"})


def test_toilet_is_shared_but_for_its_demand() -> None:
    table = deal(
        "Toilet",
        4,
        sets="echoes",
        ann={"purple": "Toilet"},
        bob={"yellow": "Agriculture", "score": "Oars"},
        supply={4: "Anatomy, Gunpowder, Navigation"},
    )
    expect(
        table,
        ann={"purple": "Toilet", "red": "Gunpowder", "hand": "Navigation"},
        bob={"yellow": "Agriculture, Anatomy", "score": "Oars"},
    )
