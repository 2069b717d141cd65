"""Scenarios for Societies."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_societies_demands_a_top_lightbulb_card_above_my_own_of_that_color(edition: int) -> None:
    """Equal or lower is not enough; a color I lack counts as 0."""
    table = deal(
        "Societies",
        edition,
        ann={"purple": "Societies", "blue": "Chemistry", "green": "Sailing"},
        bob={
            "red": "Coal",
            "yellow": "Statistics",
            "green": "Measurement",
            "blue": "Physics",
            "purple": "Education",
        },
        supply={4: "Anatomy", 5: "Banking"},
    )
    play(table, "bob: Measurement  (of Statistics, Measurement)")
    expect(
        table,
        ann={"purple": "Societies", "blue": "Chemistry", "green": "Measurement, Sailing"},
        bob={
            "red": "Coal",
            "yellow": "Statistics",
            "blue": "Physics",
            "purple": "Education",
            "hand": "Banking",
        },
    )


@editions(3, 4)
def test_societies_may_take_a_purple_card(edition: int) -> None:
    table = deal("Societies", edition, ann={"purple": "Societies"}, bob={"purple": "Empiricism"}, supply={5: "Banking"})
    expect(table, ann={"purple": "Empiricism, Societies"}, bob={"hand": "Banking"})


@editions(3, 4)
def test_societies_without_such_a_card_moves_and_draws_nothing(edition: int) -> None:
    table = deal(
        "Societies",
        edition,
        ann={"purple": "Societies", "blue": "Chemistry"},
        bob={"red": "Coal", "blue": "Physics"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies", "blue": "Chemistry"},
        bob={"red": "Coal", "blue": "Physics"},
        supply={5: "Banking"},
    )


@editions(1, 3, 4)
def test_societies_takes_no_lightbulb_card_that_is_covered(edition: int) -> None:
    table = deal(
        "Societies",
        edition,
        ann={"purple": "Societies"},
        bob={"yellow": "up: Canning, Statistics", "red": "Coal"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies"},
        bob={"yellow": "up: Canning, Statistics", "red": "Coal"},
        supply={5: "Banking"},
    )


@editions(3, 4)
def test_societies_compares_with_my_top_card_and_not_with_a_covered_one(edition: int) -> None:
    """Physics is lower than the covered Evolution and higher than Alchemy on top."""
    table = deal(
        "Societies",
        edition,
        ann={"purple": "Societies", "blue": "Alchemy, Evolution"},
        bob={"blue": "Physics"},
        supply={5: "Banking"},
    )
    expect(table, ann={"purple": "Societies", "blue": "Physics, Alchemy, Evolution"}, bob={"hand": "Banking"})


@editions(1, 3, 4)
def test_societies_spares_a_player_with_as_many_crowns(edition: int) -> None:
    table = deal("Societies", edition, ann={"purple": "Societies"}, bob={"green": "Currency", "yellow": "Statistics"})
    expect(table, ann={"purple": "Societies"}, bob={"green": "Currency", "yellow": "Statistics"})


def test_societies_of_edition_1_demands_any_top_lightbulb_card_that_is_not_purple() -> None:
    table = deal(
        "Societies",
        1,
        ann={"purple": "Societies", "blue": "Chemistry"},
        bob={"red": "Coal", "yellow": "Statistics", "blue": "Tools", "purple": "Empiricism"},
        supply={4: "Anatomy", 5: "Banking"},
    )
    play(table, "bob: Tools  (of Statistics, Tools)")
    expect(
        table,
        ann={"purple": "Societies", "blue": "Tools, Chemistry"},
        bob={"red": "Coal", "yellow": "Statistics", "purple": "Empiricism", "hand": "Banking"},
    )


def test_societies_of_edition_1_without_such_a_card_moves_and_draws_nothing() -> None:
    table = deal(
        "Societies",
        1,
        ann={"purple": "Societies"},
        bob={"red": "Coal", "purple": "Empiricism"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies"},
        bob={"red": "Coal", "purple": "Empiricism"},
        supply={5: "Banking"},
    )
