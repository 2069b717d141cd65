"""Scenarios for Railroad."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_railroad_gives_a_new_hand_of_three(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad", "hand": "Oars, Machinery"},
        bob={},
        supply={5: "Coal, Physics, Banking", 6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Canning, Democracy, Vaccination"},
        supply={1: "Oars", 3: "Machinery", 5: "Coal, Physics, Banking", 6: "Encyclopedia"},
    )


@editions(3, 4)
def test_railroad_returns_before_it_draws(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad", "hand": "Canning"},
        bob={},
        supply={6: "Democracy, Vaccination"},
    )
    expect(table, ann={"purple": "Railroad", "hand": "Democracy, Vaccination, Canning"}, supply={6: ""})


@editions(3, 4)
def test_railroad_lets_you_order_the_cards_for_one_deck(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad", "hand": "Oars, Machinery, Tools"},
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "ann: Tools  (of Oars, Tools)")
    expect(table, ann={"purple": "Railroad", "hand": "Canning, Democracy, Vaccination"}, supply={1: "Tools, Oars"})


@editions(1, 3, 4)
def test_railroad_draws_also_for_an_empty_hand(edition: int) -> None:
    table = deal("Railroad", edition, ann={"purple": "Railroad"}, bob={}, supply={6: "Canning, Democracy, Vaccination"})
    expect(table, ann={"purple": "Railroad", "hand": "Canning, Democracy, Vaccination"})


@editions(3, 4)
def test_railroad_splays_up_what_is_splayed_right(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={
            "purple": "right: Railroad, Mysticism",
            "green": "left: Bicycle, Sailing",
            "blue": "Tools, Writing",
            "red": "right: Oars, Archery",
        },
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "ann: purple  (of red, purple, pass)")
    expect(
        table,
        ann={
            "purple": "up: Railroad, Mysticism",
            "green": "left: Bicycle, Sailing",
            "blue": "Tools, Writing",
            "red": "right: Oars, Archery",
            "hand": "Canning, Democracy, Vaccination",
        },
    )


@editions(3, 4)
def test_railroad_splay_declined(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "right: Railroad, Mysticism"},
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "right: Railroad, Mysticism", "hand": "Canning, Democracy, Vaccination"})


@editions(3, 4)
def test_railroad_splays_nothing_that_is_not_splayed_right(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad, Mysticism", "green": "left: Bicycle, Sailing"},
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    expect(
        table,
        ann={
            "purple": "Railroad, Mysticism",
            "green": "left: Bicycle, Sailing",
            "hand": "Canning, Democracy, Vaccination",
        },
    )


@editions(3, 4)
def test_railroad_is_shared(edition: int) -> None:
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad"},
        bob={"blue": "right: Rocketry, Tools", "hand": "Oars"},
        supply={
            6: "Canning, Democracy, Vaccination, Encyclopedia, Emancipation, Classification",
            7: "Lighting",
        },
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Encyclopedia, Emancipation, Classification, Lighting"},
        bob={"blue": "up: Rocketry, Tools", "hand": "Canning, Democracy, Vaccination"},
        supply={1: "Oars"},
    )


def test_railroad_of_edition_4_lets_everybody_return_before_anybody_draws() -> None:
    """So bob, who shares and draws first, gets the card that ann returned."""
    table = deal(
        "Railroad",
        4,
        ann={"purple": "Railroad", "hand": "Machine Tools"},
        bob={"blue": "Rocketry", "hand": "Oars"},
        supply={6: "Canning, Democracy", 7: "Lighting, Bicycle, Evolution, Sanitation"},
    )
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Lighting, Bicycle, Evolution, Sanitation"},
        bob={"blue": "Rocketry", "hand": "Canning, Democracy, Machine Tools"},
        supply={1: "Oars", 6: "", 7: ""},
    )
