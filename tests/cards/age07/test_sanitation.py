"""Scenarios for Sanitation."""

import pytest

from scenario import deal, editions, expect, play
from splay.position.events import JunkDeck


@editions(3, 4)
def test_sanitation_swaps_the_two_highest_for_the_lowest(edition: int) -> None:
    table = deal(
        "Sanitation",
        edition,
        ann={"yellow": "Sanitation", "hand": "Gunpowder, Tools"},
        bob={"hand": "Machinery, Oars, Anatomy"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Gunpowder, Machinery, Anatomy"},
        bob={"hand": "Oars, Tools"},
    )


@editions(3, 4)
def test_sanitation_fixes_both_sides_before_the_swap(edition: int) -> None:
    """Ann's lowest is Coal, though the cards she is about to get are lower."""
    table = deal("Sanitation", edition, ann={"yellow": "Sanitation", "hand": "Coal"}, bob={"hand": "Oars, Currency"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Oars, Currency"}, bob={"hand": "Coal"})


@editions(3, 4)
def test_sanitation_lets_the_victim_pick_among_tied_highest(edition: int) -> None:
    table = deal(
        "Sanitation",
        edition,
        ann={"yellow": "Sanitation", "hand": "Tools"},
        bob={"hand": "Oars, Anatomy, Enterprise, Gunpowder"},
    )
    play(table, "bob: Anatomy  (of Anatomy, Enterprise)", "bob: Gunpowder  (of Enterprise, Gunpowder)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Gunpowder"}, bob={"hand": "Oars, Enterprise, Tools"})


@editions(3, 4)
def test_sanitation_asks_nothing_about_exactly_two_tied_highest(edition: int) -> None:
    table = deal(
        "Sanitation", edition, ann={"yellow": "Sanitation", "hand": "Tools"}, bob={"hand": "Anatomy, Oars, Enterprise"}
    )
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Enterprise"}, bob={"hand": "Oars, Tools"})


@editions(3, 4)
def test_sanitation_lets_the_victim_pick_a_tied_second(edition: int) -> None:
    table = deal(
        "Sanitation",
        edition,
        ann={"yellow": "Sanitation", "hand": "Tools"},
        bob={"hand": "Machinery, Anatomy, Medicine"},
    )
    play(table, "bob: Medicine  (of Machinery, Medicine)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Medicine"}, bob={"hand": "Machinery, Tools"})


@editions(3, 4)
def test_sanitation_takes_the_only_card(edition: int) -> None:
    table = deal("Sanitation", edition, ann={"yellow": "Sanitation", "hand": "Tools, Coal"}, bob={"hand": "Anatomy"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Coal"}, bob={"hand": "Tools"})


@editions(3, 4)
def test_sanitation_gives_the_lowest_to_an_empty_hand(edition: int) -> None:
    table = deal("Sanitation", edition, ann={"yellow": "Sanitation", "hand": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal"}, bob={"hand": "Tools"})


@editions(3, 4)
def test_sanitation_takes_two_with_an_empty_hand(edition: int) -> None:
    table = deal("Sanitation", edition, ann={"yellow": "Sanitation"}, bob={"hand": "Anatomy, Oars, Coal"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Coal"}, bob={"hand": "Oars"})


@editions(3, 4)
def test_sanitation_does_nothing_between_empty_hands(edition: int) -> None:
    table = deal("Sanitation", edition, ann={"yellow": "Sanitation"}, bob={})
    expect(table, ann={"yellow": "Sanitation"})


@editions(3, 4)
def test_sanitation_takes_the_lowest_card_there_is_when_the_next_victim_obeys(edition: int) -> None:
    """Bob gets Tools for Coal and Anatomy; Anatomy, which came from bob, then goes on to cal."""
    table = deal(
        "Sanitation",
        edition,
        ann={"yellow": "Sanitation", "hand": "Tools, Flight"},
        bob={"hand": "Oars, Anatomy, Coal"},
        cal={"hand": "Canning, Lighting"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Flight, Coal, Canning, Lighting"},
        bob={"hand": "Oars, Tools"},
        cal={"hand": "Anatomy"},
    )


@editions(1, 4)
def test_sanitation_victim_sees_only_equal_backs_of_tied_lowest(edition: int) -> None:
    """Nobody is asked: ann does not choose, and to bob they look alike, so the card longest in hand goes."""
    table = deal(
        "Sanitation", edition, ann={"yellow": "Sanitation", "hand": "Coal, Tools, Oars"}, bob={"hand": "Anatomy"}
    )
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal, Oars, Anatomy"}, bob={"hand": "Tools"})


def test_sanitation_in_edition_3_lets_the_demander_pick_among_their_lowest() -> None:
    """After bob, who picks among his own tied cards; what ann gets comes too late to be picked."""
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Coal, Tools, Oars"},
        bob={"hand": "Anatomy, Enterprise, Gunpowder"},
    )
    play(
        table,
        "bob: Anatomy  (of Anatomy, Enterprise)",
        "bob: Gunpowder  (of Enterprise, Gunpowder)",
        "ann: Oars  (of Tools, Oars)",
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Coal, Tools, Anatomy, Gunpowder"},
        bob={"hand": "Enterprise, Oars"},
    )


def test_sanitation_in_edition_3_asks_the_demander_also_for_a_victim_without_cards() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Coal, Tools, Oars"}, bob={})
    play(table, "ann: Tools  (of Tools, Oars)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal, Oars"}, bob={"hand": "Tools"})


@editions(3, 4)
def test_sanitation_spares_the_immune(edition: int) -> None:
    table = deal(
        "Sanitation",
        edition,
        ann={"yellow": "Sanitation", "hand": "Tools"},
        bob={"yellow": "Anatomy", "hand": "Coal"},
        cal={"hand": "Canning"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Canning"},
        bob={"yellow": "Anatomy", "hand": "Coal"},
        cal={"hand": "Tools"},
    )


def test_sanitation_junks_the_deck_of_7s_or_8s() -> None:
    table = deal(
        "Sanitation", 4, ann={"yellow": "Sanitation"}, bob={}, supply={7: "Lighting, Railroad", 8: "Flight, Mobility"}
    )
    play(table, "ann: 8  (of 7, 8)")
    expect(table, ann={"yellow": "Sanitation"}, junk="Flight, Mobility", supply={7: "Lighting, Railroad", 8: ""})


@pytest.mark.parametrize(("empty", "full"), [(7, 8), (8, 7)])
def test_sanitation_may_choose_an_empty_deck_which_changes_nothing(empty: int, full: int) -> None:
    """Nothing is junked, and bob, who shares, earns ann no draw."""
    left = {full: "Lighting" if full == 7 else "Flight"}
    table = deal("Sanitation", 4, ann={"yellow": "Sanitation"}, bob={"yellow": "Anatomy"}, supply=left)
    play(table, f"bob: {empty}  (of 7, 8)", f"ann: {empty}  (of 7, 8)")
    expect(table, ann={"yellow": "Sanitation"}, bob={"yellow": "Anatomy"}, supply=left)


def test_sanitation_does_not_ask_for_one_of_two_empty_decks() -> None:
    table = deal("Sanitation", 4, ann={"yellow": "Sanitation"}, bob={}, supply={6: "Canning", 9: "Fission"})
    expect(table, ann={"yellow": "Sanitation"}, supply={6: "Canning", 9: "Fission"})


def test_sanitation_junk_is_shared() -> None:
    table = deal(
        "Sanitation",
        4,
        ann={"yellow": "Sanitation"},
        bob={"yellow": "Anatomy"},
        supply={7: "Lighting", 8: "Flight", 9: "Fission"},
    )
    play(table, "bob: 8  (of 7, 8)", "ann: 7  (of 7, 8)")
    assert [table.names[event.seat] for event in table.events if isinstance(event, JunkDeck)] == ["bob", "ann"]
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Fission"},
        bob={"yellow": "Anatomy"},
        junk="Flight, Lighting",
        supply={7: "", 8: "", 9: ""},
    )
