"""Scenarios for Fermenting."""

from scenario import deal, expect


def test_fermenting_draws_for_every_two_leaves_in_edition_1() -> None:
    """Five leaves on two colors: two 2s."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting", "blue": "Pottery"},
        bob={},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "blue": "Pottery", "hand": "Calendar, Currency"},
        supply={1: "Oars", 2: "Mapmaking"},
    )


def test_fermenting_counts_leaves_of_covered_cards_in_edition_1() -> None:
    """Fermenting has two, Sailing under Mapmaking shows a third: one 2."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing"},
        bob={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing", "hand": "Calendar"},
        supply={2: "Currency"},
    )


def test_fermenting_draws_for_every_color_with_a_leaf_in_edition_3() -> None:
    """A leaf of a covered card makes its color count; red shows none."""
    table = deal(
        "Fermenting",
        3,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing", "red": "Oars"},
        bob={},
        supply={1: "Clothing", 2: "Calendar, Currency, Monotheism"},
    )
    expect(
        table,
        ann={
            "yellow": "Fermenting",
            "green": "left: Mapmaking, Sailing",
            "red": "Oars",
            "hand": "Calendar, Currency",
        },
        supply={1: "Clothing", 2: "Monotheism"},
    )


def test_fermenting_is_shared_in_edition_1() -> None:
    """Six leaves of the sharer: three 2s."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture", "blue": "Pottery"},
        supply={2: "Calendar, Currency, Mapmaking, Mathematics, Monotheism, Philosophy"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "hand": "Mathematics, Monotheism"},
        bob={"yellow": "Agriculture", "blue": "Pottery", "hand": "Calendar, Currency, Mapmaking"},
        supply={2: "Philosophy"},
    )


def test_fermenting_is_shared_in_edition_3() -> None:
    """Two colors of the sharer: two 2s."""
    table = deal(
        "Fermenting",
        3,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture", "blue": "Pottery"},
        supply={2: "Calendar, Currency, Mapmaking, Mathematics, Monotheism"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "hand": "Mapmaking, Mathematics"},
        bob={"yellow": "Agriculture", "blue": "Pottery", "hand": "Calendar, Currency"},
        supply={2: "Monotheism"},
    )
