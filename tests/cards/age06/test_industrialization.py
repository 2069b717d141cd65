"""Scenarios for Industrialization."""

from scenario import deal, editions, expect, play

SIX_6S = {6: "Encyclopedia, Atomic Theory, Democracy, Classification, Metric System, Emancipation", 7: "Lighting"}
ANN_AFTER_BOB = {
    "red": "Industrialization",
    "green": "Classification, Metric System",
    "purple": "Emancipation",
    "hand": "Lighting",
}
"""What ann has after bob has tucked three of the six, and she the others, and drawn her bonus."""
NOTHING_RETURNED = {
    "red": "Industrialization",
    "yellow": "Canning",
    "green": "Metric System",
    "blue": "Rocketry, Encyclopedia",
}


def test_industrialization_of_edition_1_tucks_a_6_for_every_two_factories() -> None:
    """Five factories give two cards; those that Emancipation adds come too late."""
    table = deal(
        "Industrialization",
        1,
        ann={"red": "Industrialization", "green": "Banking", "blue": "Chemistry"},
        bob={},
        supply={5: "Coal", 6: "Emancipation, Encyclopedia, Vaccination"},
    )
    expect(
        table,
        ann={
            "red": "Industrialization",
            "green": "Banking",
            "blue": "Chemistry, Encyclopedia",
            "purple": "Emancipation",
        },
        supply={6: "Vaccination"},
    )


@editions(1, 3)
def test_industrialization_is_shared(edition: int) -> None:
    table = deal(
        "Industrialization",
        edition,
        ann={"red": "Industrialization"},
        bob={"blue": "Chemistry", "red": "Coal"},
        supply={6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Vaccination", "hand": "Encyclopedia"},
        bob={"blue": "Chemistry", "red": "Coal", "yellow": "Canning", "purple": "Democracy"},
    )


def test_industrialization_tucks_a_6_for_each_color_showing_a_factory() -> None:
    """Four colors, yellow with a covered card; purple, which Emancipation adds, comes too late."""
    table = deal(
        "Industrialization",
        3,
        ann={
            "red": "Industrialization",
            "yellow": "left: Agriculture, Steam Engine",
            "green": "Banking",
            "blue": "Chemistry",
        },
        bob={},
        supply={5: "Coal", 6: "Emancipation, Encyclopedia, Classification, Atomic Theory, Vaccination"},
    )
    expect(
        table,
        ann={
            "red": "Industrialization",
            "yellow": "left: Agriculture, Steam Engine",
            "green": "Banking, Classification",
            "blue": "Chemistry, Encyclopedia, Atomic Theory",
            "purple": "Emancipation",
        },
        supply={6: "Vaccination"},
    )


def test_industrialization_does_not_count_factories_that_are_covered() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization", "yellow": "Agriculture, Steam Engine"},
        bob={},
        supply={6: "Democracy, Vaccination"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Agriculture, Steam Engine", "purple": "Democracy"},
        supply={6: "Vaccination"},
    )


@editions(3, 4)
def test_industrialization_ends_the_game_when_no_card_is_left(edition: int) -> None:
    table = deal("Industrialization", edition, ann={"red": "Industrialization"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Industrialization"}, bob={"score": "Oars"}, winner="bob")


@editions(
    3,
    4,
    supply=({6: "Canning"}, {6: "Canning, Vaccination, Encyclopedia"}),
    ann_gets=({"yellow": "Canning"}, {"yellow": "Canning, Vaccination", "blue": "Encyclopedia"}),
)
def test_industrialization_splays_red_or_purple_right(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str]
) -> None:
    table = deal(
        "Industrialization",
        edition,
        ann={"red": "Industrialization, Oars", "purple": "Astronomy, Philosophy"},
        bob={},
        supply=supply,
    )
    play(table, "ann: purple  (of red, purple, pass)")
    expect(table, ann={"red": "Industrialization, Oars", "purple": "right: Astronomy, Philosophy", **ann_gets})


def test_industrialization_splay_is_declined() -> None:
    table = deal("Industrialization", 3, ann={"red": "Industrialization, Oars"}, bob={}, supply={6: "Canning"})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Industrialization, Oars", "yellow": "Canning"})


@editions(
    3,
    4,
    supply=({6: "Canning, Democracy, Vaccination"}, SIX_6S),
    ann_after=({"red": "Industrialization", "purple": "Democracy", "hand": "Vaccination"}, ANN_AFTER_BOB),
    bob_gets=({"yellow": "Canning"}, {"blue": "Encyclopedia, Atomic Theory", "purple": "Democracy"}),
)
def test_industrialization_splay_is_shared(
    edition: int, supply: dict[int, str], ann_after: dict[str, str], bob_gets: dict[str, str]
) -> None:
    table = deal(
        "Industrialization", edition, ann={"red": "Industrialization"}, bob={"red": "Coal, Oars"}, supply=supply
    )
    play(table, "bob: red  (of red, pass)")
    expect(table, ann=ann_after, bob={"red": "right: Coal, Oars", **bob_gets})


def test_industrialization_of_edition_4_tucks_three_6s() -> None:
    """Nobody has a clock: a tie, so nothing is returned."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization"},
        bob={},
        supply={5: "Coal", 6: "Emancipation, Machine Tools, Encyclopedia, Vaccination"},
    )
    play(table, "ann: pass  (of red, pass)")
    expect(
        table,
        ann={"red": "Industrialization, Machine Tools", "blue": "Encyclopedia", "purple": "Emancipation"},
        supply={5: "Coal", 6: "Vaccination"},
    )


def test_industrialization_of_edition_4_returns_the_top_red_card_of_whoever_has_most_clocks() -> None:
    """Even Industrialization itself, and without a choice; the second effect still runs."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization, Oars", "blue": "Rocketry"},
        bob={"green": "Bicycle"},
        supply={6: "Machine Tools, Encyclopedia, Canning"},
    )
    play(table, "ann: red  (of red, pass)")
    expect(
        table,
        ann={"red": "right: Oars, Machine Tools", "blue": "Rocketry, Encyclopedia", "yellow": "Canning"},
        bob={"green": "Bicycle"},
        supply={6: "Industrialization"},
    )


def test_industrialization_of_edition_4_compares_the_clocks_after_the_tucks() -> None:
    """Ann has two clocks against one, thanks to Railroad."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization"},
        bob={"green": "Bicycle"},
        supply={6: "Canning", 7: "Railroad, Sanitation"},
    )
    expect(
        table,
        ann={"yellow": "Canning, Sanitation", "purple": "Railroad"},
        bob={"green": "Bicycle"},
        supply={6: "Industrialization"},
    )


def test_industrialization_of_edition_4_returns_nothing_if_another_player_has_as_many_clocks() -> None:
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization", "blue": "Rocketry"},
        bob={"green": "Bicycle"},
        cy={"blue": "Quantum Theory"},
        supply={6: "Canning, Encyclopedia, Metric System"},
    )
    expect(
        table,
        ann=NOTHING_RETURNED,
        bob={"green": "Bicycle"},
        cy={"blue": "Quantum Theory"},
    )


def test_industrialization_of_edition_4_compares_with_a_partner_too() -> None:
    table = deal(
        "Industrialization",
        4,
        teams="ABAB",
        ann={"red": "Industrialization", "blue": "Rocketry"},
        bob={},
        cy={"blue": "Quantum Theory"},
        dee={},
        supply={6: "Canning, Encyclopedia, Metric System"},
    )
    expect(
        table,
        ann=NOTHING_RETURNED,
        cy={"blue": "Quantum Theory"},
    )


def test_industrialization_of_edition_4_finds_no_red_card_to_return() -> None:
    """Bob, who shares, has most clocks, but nothing red."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization"},
        bob={"yellow": "Canning", "blue": "Rocketry"},
        supply=SIX_6S,
    )
    expect(
        table,
        ann=ANN_AFTER_BOB,
        bob={"yellow": "Canning", "blue": "Rocketry, Encyclopedia, Atomic Theory", "purple": "Democracy"},
    )


def test_industrialization_of_edition_4_returns_a_red_card_that_was_tucked_just_now() -> None:
    """Bob, who shares and has most clocks, had nothing red before; ann's bonus is the card he returned."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization"},
        bob={"yellow": "Canning", "blue": "Rocketry"},
        supply={6: "Encyclopedia, Machine Tools, Democracy, Classification, Metric System, Emancipation"},
    )
    expect(
        table,
        ann={**ANN_AFTER_BOB, "hand": "Machine Tools"},
        bob={"yellow": "Canning", "blue": "Rocketry, Encyclopedia", "purple": "Democracy"},
    )


def test_industrialization_of_edition_4_is_shared() -> None:
    """Bob has most clocks when he tucks, and returns his Coal; ann returns nothing."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization"},
        bob={"red": "Coal", "blue": "Rocketry"},
        supply=SIX_6S,
    )
    expect(
        table,
        ann=ANN_AFTER_BOB,
        bob={"blue": "Rocketry, Encyclopedia, Atomic Theory", "purple": "Democracy"},
        supply={5: "Coal"},
    )


def test_industrialization_of_edition_4_ends_the_game_when_no_card_is_left_to_tuck() -> None:
    """After two tucks; the third would be above the last age."""
    table = deal(
        "Industrialization",
        4,
        ann={"red": "Industrialization"},
        bob={"score": "Oars"},
        supply={6: "Canning", 11: "Fusion"},
    )
    expect(table, ann={"red": "Industrialization, Fusion", "yellow": "Canning"}, bob={"score": "Oars"}, winner="bob")
