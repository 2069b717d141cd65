"""Scenarios for Mathematics."""

import pytest

from scenario import deal, expect, play


@pytest.mark.parametrize("edition", [3, 4])
def test_mathematics_melds_a_card_worth_one_more(edition: int) -> None:
    table = deal(
        "Mathematics",
        edition,
        ann={"blue": "Mathematics", "hand": "Writing, Calendar"},
        bob={},
        supply={3: "Alchemy, Paper"},
    )
    play(table, "ann: Calendar  (of Writing, Calendar, pass)")
    expect(table, ann={"blue": "Alchemy, Mathematics", "hand": "Writing"}, supply={2: "Calendar", 3: "Paper"})


@pytest.mark.parametrize("edition", [3, 4])
def test_mathematics_can_be_declined(edition: int) -> None:
    table = deal("Mathematics", edition, ann={"blue": "Mathematics", "hand": "Writing"}, bob={}, supply={2: "Currency"})
    play(table, "ann: pass")
    expect(table, ann={"blue": "Mathematics", "hand": "Writing"}, supply={2: "Currency"})


@pytest.mark.parametrize("edition", [3, 4])
def test_mathematics_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Mathematics", edition, ann={"blue": "Mathematics"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"blue": "Mathematics"}, supply={1: "Oars"})


@pytest.mark.parametrize("edition", [3, 4])
def test_mathematics_is_shared(edition: int) -> None:
    table = deal(
        "Mathematics",
        edition,
        ann={"blue": "Mathematics"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={2: "Calendar, Currency"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"blue": "Mathematics", "hand": "Currency"},
        bob={"blue": "Calendar, Tools"},
        supply={1: "Oars"},
    )


def test_mathematics_ends_the_game_when_it_would_meld_an_eleven() -> None:
    table = deal(
        "Mathematics", 3, ann={"blue": "Mathematics", "hand": "Databases"}, bob={"score": "Oars"}, supply={1: "Tools"}
    )
    play(table, "ann: Databases")
    expect(table, winner="bob", ann={"blue": "Mathematics"}, bob={"score": "Oars"}, supply={1: "Tools"})


def test_mathematics_melds_an_eleven_for_a_ten_in_edition_4() -> None:
    table = deal(
        "Mathematics",
        4,
        ann={"blue": "Mathematics", "hand": "Databases"},
        bob={},
        supply={11: "Astrogeology, Solar Sailing"},
    )
    play(table, "ann: Databases")
    expect(
        table,
        ann={"blue": "Mathematics", "red": "Astrogeology"},
        supply={10: "Databases", 11: "Solar Sailing"},
    )


def test_mathematics_ends_the_game_when_it_would_meld_a_twelve_in_edition_4() -> None:
    table = deal(
        "Mathematics",
        4,
        ann={"blue": "Mathematics", "hand": "Astrogeology"},
        bob={"score": "Oars"},
        supply={11: "Solar Sailing"},
    )
    play(table, "ann: Astrogeology")
    expect(
        table,
        winner="bob",
        ann={"blue": "Mathematics"},
        bob={"score": "Oars"},
        supply={11: "Solar Sailing, Astrogeology"},
    )
