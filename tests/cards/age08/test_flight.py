"""Scenarios for Flight."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_flight_splays_any_color_up_if_red_is_up(edition: int) -> None:
    table = deal(
        "Flight",
        edition,
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


@editions(3, 4)
def test_flight_any_color_declined(edition: int) -> None:
    table = deal("Flight", edition, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})


@editions(3, 4)
def test_flight_finds_no_color_to_splay(edition: int) -> None:
    table = deal("Flight", edition, ann={"red": "up: Flight, Oars", "green": "Bicycle"}, bob={})
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle"})


@editions(3, 4)
def test_flight_splaying_red_does_not_open_the_first_effect_again(edition: int) -> None:
    """Red is splayed right at first, so green is never offered."""
    table = deal("Flight", edition, ann={"red": "right: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: red  (of red, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})


@editions(3, 4)
def test_flight_red_declined(edition: int) -> None:
    table = deal("Flight", edition, ann={"red": "Flight, Oars"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Flight, Oars"})


@editions(3, 4)
def test_flight_cannot_splay_a_single_red_card(edition: int) -> None:
    table = deal("Flight", edition, ann={"red": "Flight", "green": "Bicycle, Sailing"}, bob={})
    expect(table, ann={"red": "Flight", "green": "Bicycle, Sailing"})


@editions(3, 4)
def test_flight_any_color_is_shared(edition: int) -> None:
    table = deal(
        "Flight",
        edition,
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


@editions(3, 4)
def test_flight_red_is_shared(edition: int) -> None:
    table = deal(
        "Flight",
        edition,
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


def test_flight_in_edition_4_splays_up_what_was_splayed_aslant() -> None:
    table = deal("Flight", 4, ann={"red": "up: Flight, Oars", "green": "aslant: Bicycle, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "up: Bicycle, Sailing"})


def test_flight_in_edition_4_takes_a_red_pile_splayed_aslant_for_no_pile_splayed_up() -> None:
    table = deal("Flight", 4, ann={"red": "aslant: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: red  (of red, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})
