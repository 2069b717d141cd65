"""Scenarios for Archery."""

import pytest

from scenario import deal, expect, play


@pytest.mark.parametrize("edition", [3, 4])
def test_archery_takes_a_highest_card_of_the_victims_choice(edition: int) -> None:
    """The card just drawn is one of those the victim may give."""
    table = deal(
        "Archery", edition, ann={"red": "Archery"}, bob={"hand": "Writing, Tools"}, supply={1: "Sailing, Oars"}
    )
    play(table, "bob: Sailing  (of Writing, Tools, Sailing)")
    expect(table, ann={"red": "Archery", "hand": "Sailing"}, bob={"hand": "Writing, Tools"}, supply={1: "Oars"})


@pytest.mark.parametrize("edition", [3, 4])
def test_archery_takes_the_single_highest_card_unasked(edition: int) -> None:
    table = deal("Archery", edition, ann={"red": "Archery"}, bob={"hand": "Writing, Calendar"}, supply={1: "Sailing"})
    expect(table, ann={"red": "Archery", "hand": "Calendar"}, bob={"hand": "Writing, Sailing"})


@pytest.mark.parametrize("edition", [3, 4])
def test_archery_takes_the_card_just_drawn_from_an_empty_hand(edition: int) -> None:
    table = deal("Archery", edition, ann={"red": "Archery"}, bob={}, supply={1: "Sailing"})
    expect(table, ann={"red": "Archery", "hand": "Sailing"})


@pytest.mark.parametrize("edition", [3, 4])
def test_archery_is_obeyed_clockwise_by_the_vulnerable_only(edition: int) -> None:
    table = deal(
        "Archery",
        edition,
        parley=False,
        ann={"red": "Archery"},
        bob={"hand": "Compass"},
        cid={"yellow": "Domestication", "hand": "Machinery"},
        dan={"green": "Sailing", "hand": "Alchemy"},
        supply={1: "Tools, Oars, Writing"},
    )
    expect(
        table,
        ann={"red": "Archery", "hand": "Compass, Alchemy"},
        bob={"hand": "Tools"},
        cid={"yellow": "Domestication", "hand": "Machinery"},
        dan={"green": "Sailing", "hand": "Oars"},
        supply={1: "Writing"},
    )
