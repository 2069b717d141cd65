"""Scenarios for Collaboration."""

from scenario import deal, editions, expect, play

EIGHT_GREENS = "Sailing, Clothing, The Wheel, Mapmaking, Currency, Compass, Paper, Invention"


@editions(3, 4)
def test_collaboration_gives_the_demander_the_card_she_chooses_and_the_victim_melds_the_other(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": "Collaboration", "blue": "Writing"},
        bob={"blue": "Tools"},
        supply={8: "Flight, Mobility", 9: "Computers, Genetics"},
    )
    play(table, "ann: Genetics  (of Computers, Genetics)")
    assert table.has_event("reveal", "Computers")
    assert table.has_event("reveal", "Genetics")
    assert table.kinds.index("transfer") < table.kinds.index("meld")
    expect(
        table,
        ann={"green": "Collaboration", "blue": "Genetics, Writing"},
        bob={"blue": "Computers, Tools"},
        supply={8: "Flight, Mobility", 9: ""},
    )


@editions(3, 4)
def test_collaboration_makes_every_victim_draw_anew(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": "Collaboration"},
        bob={},
        carol={},
        supply={9: "Computers, Fission, Ecology, Services"},
    )
    play(table, "ann: Computers  (of Computers, Fission)", "ann: Services  (of Ecology, Services)")
    expect(
        table,
        ann={"green": "Collaboration", "blue": "Computers", "purple": "Services"},
        bob={"red": "Fission"},
        carol={"yellow": "Ecology"},
    )


@editions(3, 4)
def test_collaboration_counts_what_every_victim_adds_to_the_green_pile(edition: int) -> None:
    """Satellites from bob and Databases from carol make ann's nine green cards eleven."""
    table = deal(
        "Collaboration",
        edition,
        ann={"green": f"Collaboration, {EIGHT_GREENS}"},
        bob={},
        carol={},
        supply={9: "Satellites, Computers", 10: "Stem Cells, Databases"},
    )
    play(table, "ann: Satellites  (of Satellites, Computers)", "ann: Databases  (of Stem Cells, Databases)")
    expect(
        table,
        ann={"green": f"Databases, Satellites, Collaboration, {EIGHT_GREENS}"},
        bob={"blue": "Computers"},
        carol={"yellow": "Stem Cells"},
        winner="ann",
    )


def test_collaboration_leaves_the_other_card_in_hand_once_the_transfer_has_won() -> None:
    """Satellites gives ann her twelfth clock, and World is her fifth achievement."""
    table = deal(
        "Collaboration",
        3,
        ann={
            "red": "Fission",
            "green": "Collaboration",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "achievements": "Masonry, Calendar, Compass, Anatomy",
        },
        bob={},
        carol={},
        supply={9: "Ecology, Satellites, Computers, Genetics"},
    )
    play(table, "ann: Satellites  (of Ecology, Satellites)")
    expect(
        table,
        ann={
            "red": "Fission",
            "green": "Satellites, Collaboration",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "achievements": "Masonry, Calendar, Compass, Anatomy",
            "specials": "World",
        },
        bob={"hand": "Ecology"},
        winner="ann",
        supply={9: "Computers, Genetics"},
    )


@editions(3, 4)
def test_collaboration_spares_whoever_has_as_many_crowns(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": "Collaboration"},
        bob={"purple": "City States"},
        supply={9: "Computers, Genetics"},
    )
    expect(
        table,
        ann={"green": "Collaboration"},
        bob={"purple": "City States"},
        supply={9: "Computers, Genetics"},
    )


@editions(3, 4)
def test_collaboration_wins_with_ten_green_cards_covered_ones_included(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": f"Collaboration, {EIGHT_GREENS}"},
        bob={},
        supply={9: "Satellites, Computers"},
    )
    play(table, "ann: Satellites  (of Satellites, Computers)")
    expect(
        table,
        ann={"green": f"Satellites, Collaboration, {EIGHT_GREENS}"},
        bob={"blue": "Computers"},
        winner="ann",
    )


@editions(3, 4)
def test_collaboration_does_not_win_with_nine_green_cards(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": f"Collaboration, {EIGHT_GREENS}"},
        bob={"purple": "City States"},
    )
    expect(table, ann={"green": f"Collaboration, {EIGHT_GREENS}"}, bob={"purple": "City States"})


@editions(3, 4)
def test_collaboration_wins_with_more_than_ten_green_cards(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": f"Collaboration, Navigation, Bicycle, {EIGHT_GREENS}"},
        bob={"purple": "City States"},
    )
    expect(
        table,
        ann={"green": f"Collaboration, Navigation, Bicycle, {EIGHT_GREENS}"},
        bob={"purple": "City States"},
        winner="ann",
    )


@editions(3, 4)
def test_collaboration_lets_a_sharer_with_ten_green_cards_win(edition: int) -> None:
    table = deal(
        "Collaboration",
        edition,
        ann={"green": "Collaboration"},
        bob={"green": f"Navigation, Bicycle, {EIGHT_GREENS}"},
    )
    expect(
        table,
        ann={"green": "Collaboration"},
        bob={"green": f"Navigation, Bicycle, {EIGHT_GREENS}"},
        winner="bob",
    )


def test_collaboration_in_edition_4_goes_on_to_the_end_after_the_transfer_that_completes_world() -> None:
    """Satellites gives ann her twelfth clock, and World is her fifth achievement: tested when the action is over."""
    four = "Masonry, Calendar, Compass, Anatomy"
    board = {"red": "Fission", "blue": "up: Quantum Theory, Rocketry, Computers"}
    table = deal(
        "Collaboration",
        4,
        ann={**board, "green": "Collaboration", "achievements": four},
        bob={},
        carol={},
        supply={9: "Ecology, Satellites, Services, Suburbia"},
    )
    play(table, "ann: Satellites  (of Ecology, Satellites)", "ann: Suburbia  (of Services, Suburbia)")
    expect(
        table,
        ann={
            **board,
            "green": "Satellites, Collaboration",
            "yellow": "Suburbia",
            "achievements": four,
            "specials": "World",
        },
        bob={"yellow": "Ecology"},
        carol={"purple": "Services"},
        winner="ann",
    )
