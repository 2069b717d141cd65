"""Scenarios for Measurement."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_measurement_splays_the_color_returned_and_draws_its_number_of_cards(edition: int) -> None:
    table = deal(
        "Measurement",
        edition,
        ann={"green": "Measurement, Sailing", "hand": "Clothing, Oars"},
        bob={},
        supply={1: "Writing", 2: "Calendar, Currency"},
    )
    play(table, "ann: Clothing  (of Clothing, Oars, pass)")
    assert table.has_event("reveal", "Clothing")
    assert table.kinds.index("reveal") < table.kinds.index("return")
    expect(
        table,
        ann={"green": "right: Measurement, Sailing", "hand": "Oars, Calendar"},
        supply={1: "Writing, Clothing", 2: "Currency"},
    )


@editions(
    1,
    3,
    4,
    ann_has=({"hand": "Oars"}, {"hand": "Clothing"}, {"hand": "Clothing"}),
    pick=("ann: pass  (of Oars, pass)", "ann: pass  (of Clothing, pass)", "ann: pass  (of Clothing, pass)"),
)
def test_measurement_is_declined(edition: int, ann_has: dict[str, str], pick: str) -> None:
    table = deal(
        "Measurement", edition, ann={"green": "Measurement, Sailing", **ann_has}, bob={}, supply={2: "Calendar"}
    )
    play(table, pick)
    expect(table, ann={"green": "Measurement, Sailing", **ann_has}, supply={2: "Calendar"})


@editions(1, 3, 4)
def test_measurement_with_an_empty_hand_does_nothing(edition: int) -> None:
    table = deal("Measurement", edition, ann={"green": "Measurement, Sailing"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"green": "Measurement, Sailing"}, supply={2: "Calendar"})


@editions(3, 4)
def test_measurement_draws_even_if_the_color_is_splayed_right_already(edition: int) -> None:
    table = deal(
        "Measurement",
        edition,
        ann={"green": "right: Measurement, Sailing, Compass", "hand": "Clothing"},
        bob={},
        supply={3: "Paper"},
    )
    play(table, "ann: Clothing  (of Clothing, pass)")
    expect(table, ann={"green": "right: Measurement, Sailing, Compass", "hand": "Paper"})


@editions(3, 4)
def test_measurement_draws_a_1_for_a_single_card(edition: int) -> None:
    table = deal(
        "Measurement",
        edition,
        ann={"green": "Measurement, Sailing", "red": "Oars", "hand": "Coal"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(
        table,
        ann={"green": "Measurement, Sailing", "red": "Oars", "hand": "Writing"},
        supply={2: "Calendar", 5: "Coal"},
    )


@editions(3, 4)
def test_measurement_draws_a_1_for_a_color_not_on_the_board(edition: int) -> None:
    table = deal(
        "Measurement",
        edition,
        ann={"green": "Measurement, Sailing", "hand": "Coal"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(table, ann={"green": "Measurement, Sailing", "hand": "Writing"}, supply={2: "Calendar", 5: "Coal"})


def test_measurement_ends_the_game_when_it_counts_eleven_cards() -> None:
    pile = (
        "Measurement, Sailing, Clothing, The Wheel, Currency, Mapmaking, Compass, Paper, Invention, Navigation, Banking"
    )
    table = deal(
        "Measurement",
        3,
        ann={"green": pile, "hand": "Databases"},
        bob={"score": "Oars"},
        supply={10: "Software"},
    )
    play(table, "ann: Databases  (of Databases, pass)")
    expect(table, ann={"green": f"right: {pile}"}, bob={"score": "Oars"}, winner="bob")


@editions(3, 4)
def test_measurement_is_shared(edition: int) -> None:
    table = deal(
        "Measurement",
        edition,
        ann={"green": "Measurement"},
        bob={"blue": "Tools, Pottery", "hand": "Writing"},
        supply={2: "Calendar", 5: "Coal"},
    )
    play(table, "bob: Writing  (of Writing, pass)")
    expect(
        table,
        ann={"green": "Measurement", "hand": "Coal"},
        bob={"blue": "right: Tools, Pottery", "hand": "Calendar"},
        supply={1: "Writing"},
    )


def test_measurement_of_edition_1_splays_any_color_and_shows_no_card() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement, Sailing", "hand": "Oars, Archery"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Oars  (of Oars, Archery, pass)", "ann: green  (of red, yellow, green, blue, purple)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"green": "right: Measurement, Sailing", "hand": "Archery, Calendar"},
        supply={1: "Oars"},
    )


def test_measurement_of_edition_1_draws_a_1_for_a_color_not_on_the_board() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement, Sailing", "hand": "Clothing"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Clothing  (of Clothing, pass)", "ann: purple  (of red, yellow, green, blue, purple)")
    expect(
        table,
        ann={"green": "Measurement, Sailing", "hand": "Writing"},
        supply={1: "Clothing", 2: "Calendar"},
    )


def test_measurement_of_edition_1_draws_even_if_the_color_is_splayed_right_already() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "right: Measurement, Sailing, Compass", "hand": "Oars"},
        bob={},
        supply={3: "Paper"},
    )
    play(table, "ann: Oars  (of Oars, pass)", "ann: green  (of red, yellow, green, blue, purple)")
    expect(table, ann={"green": "right: Measurement, Sailing, Compass", "hand": "Paper"})


def test_measurement_of_edition_1_asks_for_no_color_if_each_would_draw_a_1() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement", "hand": "Coal"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(table, ann={"green": "Measurement", "hand": "Writing"}, supply={2: "Calendar", 5: "Coal"})


def test_measurement_of_edition_1_is_shared() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement"},
        bob={"blue": "Tools, Pottery", "hand": "Oars"},
        supply={2: "Calendar", 5: "Coal"},
    )
    play(table, "bob: Oars  (of Oars, pass)", "bob: blue  (of red, yellow, green, blue, purple)")
    expect(
        table,
        ann={"green": "Measurement", "hand": "Coal"},
        bob={"blue": "right: Tools, Pottery", "hand": "Calendar"},
        supply={1: "Oars"},
    )


def test_measurement_of_edition_4_draws_an_11_for_eleven_cards_and_ends_the_game_for_twelve() -> None:
    eleven = (
        "Measurement, Sailing, Clothing, The Wheel, Currency, Mapmaking, Compass, Paper, Invention, Navigation, Banking"
    )
    for pile, fusion, winner in ((eleven, "Fusion", None), (f"{eleven}, Bicycle", "", "bob")):
        table = deal(
            "Measurement",
            4,
            ann={"green": pile, "hand": "Databases"},
            bob={"score": "Oars"},
            supply={11: "Fusion"},
        )
        play(table, "ann: Databases  (of Databases, pass)")
        expect(
            table,
            ann={"green": f"right: {pile}", "hand": fusion},
            bob={"score": "Oars"},
            supply={10: "Databases"},
            winner=winner,
        )
