"""Scenarios for Flight."""

from scenario import deal, expect, play


def test_flight_splays_any_color_up_if_red_is_up() -> None:
    table = deal(
        "Flight",
        3,
        ann={
            "red": "up: Flight, Oars",
            "green": "Bicycle, Sailing",
            "blue": "left: Tools, Writing",
            "purple": "Mysticism",
        },
        bob={},
    )
    play(table, "ann: blue  (of green, blue, pass)")
    expect(
        table,
        ann={
            "red": "up: Flight, Oars",
            "green": "Bicycle, Sailing",
            "blue": "up: Tools, Writing",
            "purple": "Mysticism",
        },
    )


def test_flight_any_color_declined() -> None:
    table = deal("Flight", 3, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})


def test_flight_finds_no_color_to_splay() -> None:
    table = deal("Flight", 3, ann={"red": "up: Flight, Oars", "green": "Bicycle"}, bob={})
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle"})


def test_flight_splaying_red_does_not_open_the_first_effect_again() -> None:
    """Red is splayed right at first, so green is never offered."""
    table = deal("Flight", 3, ann={"red": "right: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: red  (of red, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})


def test_flight_red_declined() -> None:
    table = deal("Flight", 3, ann={"red": "Flight, Oars"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Flight, Oars"})


def test_flight_cannot_splay_a_single_red_card() -> None:
    table = deal("Flight", 3, ann={"red": "Flight", "green": "Bicycle, Sailing"}, bob={})
    expect(table, ann={"red": "Flight", "green": "Bicycle, Sailing"})


def test_flight_any_color_is_shared() -> None:
    table = deal(
        "Flight",
        3,
        ann={"red": "Flight"},
        bob={"red": "up: Optics, Archery", "purple": "Enterprise, Mysticism"},
        supply={8: "Mobility"},
    )
    play(table, "bob: purple  (of purple, pass)")
    expect(
        table,
        ann={"red": "Flight", "hand": "Mobility"},
        bob={"red": "up: Optics, Archery", "purple": "up: Enterprise, Mysticism"},
    )


def test_flight_red_is_shared() -> None:
    table = deal(
        "Flight",
        3,
        ann={"red": "Flight"},
        bob={"red": "Optics, Archery", "purple": "Enterprise, Mysticism"},
        supply={8: "Mobility"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"red": "Flight", "hand": "Mobility"},
        bob={"red": "up: Optics, Archery", "purple": "Enterprise, Mysticism"},
    )
