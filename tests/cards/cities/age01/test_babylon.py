"""Scenarios for Babylon."""

from scenario import deal, expect, play


def test_babylon_junks_the_deck_of_2s_and_draws_a_3() -> None:
    """Green is new to the board, but ann holds no city: the city draw follows, of the value of the highest top card."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"hand": "Babylon"},
        bob={},
        supply={1: "Oars", 2: "Calendar, Mapmaking", 3: "Optics, Paper"},
        set_supply={"cities 1": "Uruk"},
    )
    play(table, "ann: meld Babylon")
    expect(
        table,
        ann={"green": "Babylon", "hand": "Optics, Uruk"},
        junk="Calendar, Mapmaking",
        supply={1: "Oars", 2: "", 3: "Paper"},
        set_supply={"cities 1": ""},
    )


def test_babylon_draws_although_the_deck_of_2s_is_empty() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"green": "Sailing", "hand": "Babylon"},
        bob={},
        supply={3: "Optics"},
    )
    play(table, "ann: meld Babylon")
    expect(table, ann={"green": "Babylon, Sailing", "hand": "Optics"})


def test_babylon_does_nothing_when_an_effect_melds_it() -> None:
    """Domestication melds it; no card follows but the 1 that Domestication draws."""
    table = deal(
        "Domestication",
        4,
        sets="cities",
        ann={"yellow": "Domestication", "hand": "Babylon"},
        bob={},
        supply={1: "Oars", 2: "Calendar", 3: "Optics"},
    )
    expect(
        table,
        ann={"yellow": "Domestication", "green": "Babylon", "hand": "Oars"},
        supply={2: "Calendar", 3: "Optics"},
    )


def test_babylon_cannot_be_activated() -> None:
    table = deal(None, 4, sets="cities", ann={"green": "Babylon", "blue": "Tools"}, bob={})
    play(table, "ann: dogma Tools  (of draw, dogma Tools)")
