"""Scenarios for Physics."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_physics_keeps_three_cards_of_different_colors(edition: int) -> None:
    table = deal(
        "Physics",
        edition,
        ann={"blue": "Physics", "hand": "Oars"},
        bob={},
        supply={6: "Canning, Classification, Democracy, Vaccination"},
    )
    assert table.has_event("reveal", "Canning")
    assert table.has_event("reveal", "Classification")
    assert table.has_event("reveal", "Democracy")
    expect(
        table,
        ann={"blue": "Physics", "hand": "Oars, Canning, Classification, Democracy"},
        supply={6: "Vaccination"},
    )


@editions(3, 4)
def test_physics_returns_the_whole_hand_if_two_cards_share_a_color(edition: int) -> None:
    """The third card is drawn all the same, and the player picks the order of the 6s."""
    table = deal(
        "Physics",
        edition,
        ann={"blue": "Physics", "hand": "Oars"},
        bob={},
        supply={1: "Writing", 6: "Canning, Vaccination, Democracy, Encyclopedia"},
    )
    play(
        table,
        "ann: Vaccination  (of Canning, Vaccination, Democracy)",
        "ann: Democracy  (of Canning, Democracy)",
    )
    expect(
        table,
        ann={"blue": "Physics"},
        supply={1: "Writing, Oars", 6: "Encyclopedia, Vaccination, Democracy, Canning"},
    )


@editions(3, 4)
def test_physics_does_not_compare_with_cards_held_before(edition: int) -> None:
    table = deal(
        "Physics",
        edition,
        ann={"blue": "Physics", "hand": "Agriculture"},
        bob={},
        supply={6: "Canning, Classification, Democracy"},
    )
    expect(table, ann={"blue": "Physics", "hand": "Agriculture, Canning, Classification, Democracy"})


@editions(3, 4)
def test_physics_ends_the_game_when_fewer_than_three_cards_are_left(edition: int) -> None:
    table = deal(
        "Physics",
        edition,
        ann={"blue": "Physics"},
        bob={"score": "Oars"},
        supply={6: "Canning, Vaccination"},
    )
    expect(
        table,
        ann={"blue": "Physics", "hand": "Canning, Vaccination"},
        bob={"score": "Oars"},
        winner="bob",
    )


@editions(3, 4)
def test_physics_is_shared(edition: int) -> None:
    table = deal(
        "Physics",
        edition,
        ann={"blue": "Physics"},
        bob={"blue": "Tools"},
        supply={5: "Coal", 6: "Canning, Classification, Democracy, Atomic Theory, Machine Tools, Emancipation"},
    )
    expect(
        table,
        ann={"blue": "Physics", "hand": "Atomic Theory, Machine Tools, Emancipation, Coal"},
        bob={"blue": "Tools", "hand": "Canning, Classification, Democracy"},
    )
