"""Scenarios for Combustion."""

from scenario import deal, editions, expect, play


def test_combustion_takes_two_cards_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"score": "Oars, Coal, Sailing"})
    play(table, "bob: Oars  (of Oars, Coal)", "bob: Sailing  (of Coal, Sailing)")
    expect(table, ann={"red": "Combustion", "score": "Oars, Sailing"}, bob={"score": "Coal"})


def test_combustion_takes_the_only_card_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Combustion", "score": "Oars"})


def test_combustion_finds_an_empty_score_pile_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"hand": "Oars"})
    expect(table, ann={"red": "Combustion"}, bob={"hand": "Oars"})


def test_combustion_spares_the_immune_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"purple": "Enterprise", "score": "Oars, Tools"})
    expect(table, ann={"red": "Combustion"}, bob={"purple": "Enterprise", "score": "Oars, Tools"})


def test_combustion_has_no_return_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion, Oars"}, bob={"red": "Optics, Archery"})
    expect(table, ann={"red": "Combustion, Oars"}, bob={"red": "Optics, Archery"})


def test_combustion_takes_a_card_for_four_crowns_of_the_demander_in_edition_3() -> None:
    """Seven crowns of ann make one card; the two of bob do not count."""
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion", "purple": "Enterprise", "green": "Mapmaking"},
        bob={"yellow": "Canal Building", "score": "Coal, Tools"},
    )
    play(table, "bob: Tools  (of Coal, Tools)")
    expect(
        table,
        ann={"purple": "Enterprise", "green": "Mapmaking", "score": "Tools"},
        bob={"yellow": "Canal Building", "score": "Coal"},
        supply={7: "Combustion"},
    )


def test_combustion_takes_two_cards_for_eight_crowns_in_edition_3() -> None:
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion", "purple": "Enterprise", "blue": "Encyclopedia"},
        bob={"score": "Oars, Tools, Sailing"},
    )
    play(table, "bob: Tools  (of Oars, Tools)")
    expect(
        table,
        ann={"purple": "Enterprise", "blue": "Encyclopedia", "score": "Tools, Sailing"},
        bob={"score": "Oars"},
    )


def test_combustion_takes_all_if_there_are_too_few_in_edition_3() -> None:
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion", "purple": "Enterprise", "blue": "Encyclopedia"},
        bob={"score": "Oars"},
    )
    expect(table, ann={"purple": "Enterprise", "blue": "Encyclopedia", "score": "Oars"})


def test_combustion_takes_nothing_below_four_crowns_in_edition_3() -> None:
    table = deal("Combustion", 3, ann={"red": "Combustion, Oars"}, bob={"score": "Tools"})
    expect(table, ann={"red": "Combustion"}, bob={"score": "Tools"}, supply={1: "Oars"})


@editions(3, 4)
def test_combustion_returns_itself_as_the_only_red_card(edition: int) -> None:
    table = deal("Combustion", edition, ann={"red": "Combustion", "blue": "Tools"}, bob={})
    expect(table, ann={"blue": "Tools"}, supply={7: "Combustion"})


@editions(3, 4)
def test_combustion_returns_the_bottom_red_card(edition: int) -> None:
    table = deal("Combustion", edition, ann={"red": "left: Combustion, Archery, Oars"}, bob={})
    expect(table, ann={"red": "left: Combustion, Archery"}, supply={1: "Oars"})


@editions(3, 4)
def test_combustion_spares_the_immune_who_share_the_return(edition: int) -> None:
    table = deal(
        "Combustion",
        edition,
        ann={"red": "Combustion, Coal", "purple": "Enterprise"},
        bob={"red": "Optics, Archery", "blue": "Encyclopedia", "score": "Tools, Sailing"},
        supply={7: "Lighting"},
    )
    expect(
        table,
        ann={"red": "Combustion", "purple": "Enterprise", "hand": "Lighting"},
        bob={"red": "Optics", "blue": "Encyclopedia", "score": "Tools, Sailing"},
        supply={1: "Archery", 5: "Coal"},
    )


@editions(3, 4)
def test_combustion_finds_no_red_card_to_return(edition: int) -> None:
    """The sharer has none, so there is no bonus draw either."""
    table = deal(
        "Combustion", edition, ann={"red": "Combustion, Coal"}, bob={"blue": "Encyclopedia"}, supply={7: "Lighting"}
    )
    expect(table, ann={"red": "Combustion"}, bob={"blue": "Encyclopedia"}, supply={5: "Coal", 7: "Lighting"})


def test_combustion_takes_a_card_for_each_color_showing_a_crown_in_edition_4() -> None:
    """Three colors of ann, yellow by a covered card; bob's crowns do not count."""
    table = deal(
        "Combustion",
        4,
        ann={
            "red": "Combustion, Oars",
            "yellow": "left: Agriculture, Canal Building",
            "green": "Electricity",
            "purple": "Enterprise",
        },
        bob={"green": "Sailing", "score": "Coal, Tools, Currency, Anatomy"},
    )
    play(
        table,
        "bob: Coal  (of Coal, Tools)",
        "bob: Tools  (of Tools, Currency)",
        "bob: Anatomy  (of Currency, Anatomy)",
    )
    expect(
        table,
        ann={
            "red": "Combustion",
            "yellow": "left: Agriculture, Canal Building",
            "green": "Electricity",
            "purple": "Enterprise",
            "score": "Coal, Tools, Anatomy",
        },
        bob={"green": "Sailing", "score": "Currency"},
        supply={1: "Oars"},
    )


def test_combustion_counts_a_color_once_and_no_covered_crown_of_a_pile_that_is_not_splayed_in_edition_4() -> None:
    table = deal(
        "Combustion",
        4,
        ann={"red": "Combustion, Archery", "yellow": "Agriculture, Canal Building"},
        bob={"score": "Oars, Coal"},
    )
    play(table, "bob: Oars  (of Oars, Coal)")
    expect(
        table,
        ann={"red": "Combustion", "yellow": "Agriculture, Canal Building", "score": "Oars"},
        bob={"score": "Coal"},
    )


def test_combustion_takes_all_if_there_are_too_few_in_edition_4() -> None:
    table = deal(
        "Combustion",
        4,
        ann={"red": "Combustion", "purple": "Enterprise", "blue": "Encyclopedia"},
        bob={"score": "Oars, Coal"},
        cy={"hand": "Sailing"},
    )
    expect(
        table,
        ann={"purple": "Enterprise", "blue": "Encyclopedia", "score": "Oars, Coal"},
        cy={"hand": "Sailing"},
        supply={7: "Combustion"},
    )
