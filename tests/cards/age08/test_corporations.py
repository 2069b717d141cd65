"""Scenarios for Corporations."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_corporations_takes_a_top_card_with_a_factory_but_no_green_one(edition: int) -> None:
    table = deal(
        "Corporations",
        edition,
        ann={"green": "Corporations", "red": "Coal"},
        bob={"red": "Combustion", "yellow": "Vaccination", "green": "Banking", "blue": "Tools"},
        supply={7: "Lighting, Bicycle", 8: "Antibiotics, Mobility"},
    )
    play(table, "bob: Combustion  (of Combustion, Vaccination)")
    expect(
        table,
        ann={"green": "Corporations", "red": "Mobility, Coal", "score": "Combustion"},
        bob={"yellow": "Antibiotics, Vaccination", "green": "Banking", "blue": "Tools"},
    )


@editions(3, 4)
def test_corporations_finds_no_card_to_take(edition: int) -> None:
    """Bob melds nothing either; ann still melds an 8."""
    table = deal(
        "Corporations",
        edition,
        ann={"green": "Corporations"},
        bob={"green": "Banking", "red": "Oars, Combustion"},
        supply={8: "Mobility"},
    )
    expect(table, ann={"green": "Corporations", "red": "Mobility"}, bob={"green": "Banking", "red": "Oars, Combustion"})


@editions(3, 4)
def test_corporations_spares_the_immune_who_share_the_meld(edition: int) -> None:
    table = deal(
        "Corporations",
        edition,
        ann={"green": "Corporations"},
        bob={"red": "Coal"},
        supply={8: "Antibiotics, Mobility, Rocketry"},
    )
    expect(
        table,
        ann={"green": "Corporations", "red": "Mobility", "hand": "Rocketry"},
        bob={"red": "Coal", "yellow": "Antibiotics"},
    )
