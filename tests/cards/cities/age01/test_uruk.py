"""Scenarios for Uruk."""

from scenario import deal, expect, play
from splay.position.terms import CASTLE


def test_uruk_keeps_the_revealed_card_if_it_has_a_castle() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Uruk"},
        bob={},
        supply={1: "Oars, Sailing"},
    )
    play(table, "ann: meld Uruk")
    assert table.has_event("reveal", "Oars", seat="ann")
    assert not table.has_event("draw")
    expect(table, ann={"yellow": "Uruk, Agriculture", "hand": "Oars"}, supply={1: "Sailing"})


def test_uruk_returns_a_card_without_a_castle() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Uruk"},
        bob={},
        supply={1: "Sailing, Oars"},
    )
    play(table, "ann: meld Uruk")
    assert table.has_event("reveal", "Sailing", seat="ann")
    expect(table, ann={"yellow": "Uruk, Agriculture"}, supply={1: "Oars, Sailing"})


def test_uruk_never_looks_into_the_next_age() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Uruk"},
        bob={},
        supply={2: "Construction"},
    )
    play(table, "ann: meld Uruk")
    expect(table, ann={"yellow": "Uruk, Agriculture"}, supply={2: "Construction"})


def test_uruk_shows_four_castles_as_a_top_card_and_fewer_when_covered() -> None:
    """The search is one of them, where only a top card shows it; a right splay shows one."""
    top = deal(None, 4, sets="cities", ann={"yellow": "Uruk"}, bob={})
    assert top.game.state.players[0].count(CASTLE) == 4
    covered = deal(None, 4, sets="cities", ann={"yellow": "right: Agriculture, Uruk"}, bob={})
    assert covered.game.state.players[0].count(CASTLE) == 1
