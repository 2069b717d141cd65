"""Scenarios for Medicine."""

import pytest

from scenario import deal, expect, play


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_swaps_the_highest_for_the_lowest(edition: int) -> None:
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Optics, Writing"},
        bob={"score": "Tools, Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Coal"}, bob={"score": "Tools, Writing"})


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_lets_the_victim_pick_among_their_highest(edition: int) -> None:
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"score": "Coal, Tools, Physics"},
    )
    play(table, "bob: Physics  (of Coal, Physics)")
    expect(table, ann={"yellow": "Medicine", "score": "Physics"}, bob={"score": "Coal, Tools, Writing"})


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_lets_nobody_look_at_the_lowest_cards_of_the_demander(edition: int) -> None:
    """The victim sees equal backs, so there is nothing to ask: the card that has lain there longest goes."""
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Optics, Writing, Pottery"},
        bob={"score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Pottery, Coal"}, bob={"score": "Writing"})


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_takes_a_card_also_for_nothing(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine"}, bob={"score": "Tools, Coal"})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_gives_a_card_also_for_nothing(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine", "score": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_between_empty_score_piles_does_nothing(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})
    assert not table.has_event("exchange")
    expect(table, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})


@pytest.mark.parametrize("edition", [3, 4])
def test_medicine_spares_a_player_with_as_many_leaves(edition: int) -> None:
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"yellow": "Agriculture", "score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Writing"}, bob={"yellow": "Agriculture", "score": "Coal"})
