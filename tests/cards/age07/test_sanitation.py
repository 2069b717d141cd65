"""Scenarios for Sanitation."""

from scenario import deal, expect, play


def test_sanitation_swaps_the_two_highest_for_the_lowest() -> None:
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Gunpowder, Tools"},
        bob={"hand": "Machinery, Oars, Anatomy"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Gunpowder, Machinery, Anatomy"},
        bob={"hand": "Oars, Tools"},
    )


def test_sanitation_fixes_both_sides_before_the_swap() -> None:
    """Ann's lowest is Coal, though the cards she is about to get are lower."""
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Coal"}, bob={"hand": "Oars, Currency"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Oars, Currency"}, bob={"hand": "Coal"})


def test_sanitation_lets_the_victim_pick_among_tied_highest() -> None:
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Tools"},
        bob={"hand": "Oars, Anatomy, Enterprise, Gunpowder"},
    )
    play(table, "bob: Anatomy  (of Anatomy, Enterprise)", "bob: Gunpowder  (of Enterprise, Gunpowder)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Gunpowder"}, bob={"hand": "Oars, Enterprise, Tools"})


def test_sanitation_asks_nothing_about_exactly_two_tied_highest() -> None:
    table = deal(
        "Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools"}, bob={"hand": "Anatomy, Oars, Enterprise"}
    )
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Enterprise"}, bob={"hand": "Oars, Tools"})


def test_sanitation_lets_the_victim_pick_a_tied_second() -> None:
    table = deal(
        "Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools"}, bob={"hand": "Machinery, Anatomy, Medicine"}
    )
    play(table, "bob: Medicine  (of Machinery, Medicine)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Medicine"}, bob={"hand": "Machinery, Tools"})


def test_sanitation_takes_the_only_card() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools, Coal"}, bob={"hand": "Anatomy"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Coal"}, bob={"hand": "Tools"})


def test_sanitation_gives_the_lowest_to_an_empty_hand() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal"}, bob={"hand": "Tools"})


def test_sanitation_takes_two_with_an_empty_hand() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation"}, bob={"hand": "Anatomy, Oars, Coal"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Coal"}, bob={"hand": "Oars"})


def test_sanitation_does_nothing_between_empty_hands() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation"}, bob={})
    expect(table, ann={"yellow": "Sanitation"})


def test_sanitation_takes_the_lowest_card_there_is_when_the_next_victim_obeys() -> None:
    """Bob gets Tools for Coal and Anatomy; Anatomy, which came from bob, then goes on to cal."""
    table = deal(
        "Sanitation",
        3,
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


def test_sanitation_victim_sees_only_equal_backs_of_tied_lowest() -> None:
    """Nobody is asked: ann does not choose, and to bob they look alike, so the card longest in hand goes."""
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Coal, Tools, Oars"}, bob={"hand": "Anatomy"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal, Oars, Anatomy"}, bob={"hand": "Tools"})


def test_sanitation_spares_the_immune() -> None:
    table = deal(
        "Sanitation",
        3,
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
