"""Scenarios for Barometer."""

import pytest

from scenario import deal, expect, play


def test_barometer_takes_a_5_from_the_forecast_by_its_echo() -> None:
    table = deal(
        "Barometer",
        4,
        sets="echoes",
        ann={"yellow": "Barometer", "forecast": "Coal, Anatomy, Physics"},
        bob={},
    )
    play(table, "ann: Physics  (of Coal, Physics)", "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Barometer", "forecast": "Coal, Anatomy", "hand": "Physics"})


def test_barometer_foreshadows_two_above_a_bonus_that_anyone_shows() -> None:
    table = deal(
        "Barometer",
        4,
        sets="echoes",
        ann={"yellow": "Barometer", "red": "Candles"},
        bob={"yellow": "Toothbrush"},
        supply={3: "Optics", 4: "Anatomy"},
    )
    play(table, "ann: 2  (of 1, 2)", "ann: pass")
    expect(
        table,
        ann={"yellow": "Barometer", "red": "Candles", "forecast": "Anatomy"},
        bob={"yellow": "Toothbrush"},
        supply={3: "Optics"},
    )


def test_barometer_sees_only_visible_bonuses() -> None:
    """A left splay does not show the bonus of Toothbrush, which stands at the top left."""
    table = deal(
        "Barometer",
        4,
        sets="echoes",
        ann={"yellow": "left: Barometer, Toothbrush"},
        bob={},
        supply={4: "Anatomy"},
    )
    expect(table, ann={"yellow": "left: Barometer, Toothbrush"}, supply={4: "Anatomy"})


def test_barometer_draws_with_a_full_forecast_too_and_keeps_the_card() -> None:
    table = deal(
        "Barometer",
        4,
        sets="echoes",
        ann={"yellow": "Barometer", "red": "Candles", "forecast": "Canning, Tools, Oars, Sailing, Writing"},
        bob={},
        supply={3: "Optics"},
        specials=[],
    )
    play(table, "ann: pass")
    expect(
        table,
        ann={
            "yellow": "Barometer",
            "red": "Candles",
            "forecast": "Canning, Tools, Oars, Sailing, Writing",
            "hand": "Optics",
        },
    )


def test_barometer_claims_destiny_for_a_blue_card_which_is_shown() -> None:
    table = deal(
        "Barometer",
        4,
        sets="echoes",
        ann={"yellow": "Barometer", "forecast": "Tools, Oars"},
        bob={},
    )
    play(table, "ann: yes  (of yes, pass)")
    assert table.has_event("show", "Tools", seat="ann", zone="forecast")
    play(table, "ann: Tools  (of Tools, Oars)")
    expect(table, ann={"yellow": "Barometer", "specials": "Destiny"}, supply={1: "Tools, Oars"})


@pytest.mark.parametrize("forecast", ["Experimentation, Tools, Oars", "Oars, Tools, Experimentation"])
def test_barometer_shows_one_of_several_blue_cards_whatever_came_first(forecast: str) -> None:
    """The order in which a player holds cards is nobody's business."""
    table = deal("Barometer", 4, sets="echoes", ann={"yellow": "Barometer", "forecast": forecast}, bob={})
    play(table, "ann: yes")
    assert table.has_event("show", "Tools", seat="ann", zone="forecast")


def test_barometer_shows_a_forecast_without_blue_and_claims_nothing() -> None:
    table = deal(
        "Barometer",
        4,
        sets="echoes",
        ann={"yellow": "Barometer", "forecast": "Optics, Oars"},
        bob={},
    )
    play(table, "ann: yes  (of yes, pass)")
    assert table.has_event("show", "Optics, Oars", seat="ann", zone="forecast")
    expect(table, ann={"yellow": "Barometer"}, supply={1: "Oars", 3: "Optics"})
