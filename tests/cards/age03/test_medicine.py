"""Scenarios for Medicine."""

from scenario import deal, expect, play


def test_medicine_swaps_the_highest_for_the_lowest() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Optics, Writing"},
        bob={"score": "Tools, Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Coal"}, bob={"score": "Tools, Writing"})


def test_medicine_lets_the_victim_pick_among_their_highest() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"score": "Coal, Tools, Physics"},
    )
    play(table, "bob: Physics  (of Coal, Physics)")
    expect(table, ann={"yellow": "Medicine", "score": "Physics"}, bob={"score": "Coal, Tools, Writing"})


def test_medicine_lets_nobody_look_at_the_lowest_cards_of_the_demander() -> None:
    """The victim sees equal backs, so there is nothing to ask: the card that has lain there longest goes."""
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Optics, Writing, Pottery"},
        bob={"score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Pottery, Coal"}, bob={"score": "Writing"})


def test_medicine_takes_a_card_also_for_nothing() -> None:
    table = deal("Medicine", 3, ann={"yellow": "Medicine"}, bob={"score": "Tools, Coal"})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


def test_medicine_gives_a_card_also_for_nothing() -> None:
    table = deal("Medicine", 3, ann={"yellow": "Medicine", "score": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


def test_medicine_between_empty_score_piles_does_nothing() -> None:
    table = deal("Medicine", 3, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})
    assert not table.has_event("exchange")
    expect(table, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})


def test_medicine_spares_a_player_with_as_many_leaves() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"yellow": "Agriculture", "score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Writing"}, bob={"yellow": "Agriculture", "score": "Coal"})
