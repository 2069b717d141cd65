"""Scenarios for Corporations."""

from scenario import deal, expect, play


def test_corporations_takes_a_top_card_with_a_factory_but_no_green_one() -> None:
    table = deal(
        "Corporations",
        3,
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


def test_corporations_finds_no_card_to_take() -> None:
    """Bob melds nothing either; ann still melds an 8."""
    table = deal(
        "Corporations",
        3,
        ann={"green": "Corporations"},
        bob={"green": "Banking", "red": "Oars, Combustion"},
        supply={8: "Mobility"},
    )
    expect(table, ann={"green": "Corporations", "red": "Mobility"}, bob={"green": "Banking", "red": "Oars, Combustion"})


def test_corporations_spares_the_immune_who_share_the_meld() -> None:
    table = deal(
        "Corporations",
        3,
        ann={"green": "Corporations"},
        bob={"red": "Coal"},
        supply={8: "Antibiotics, Mobility, Rocketry"},
    )
    expect(
        table,
        ann={"green": "Corporations", "red": "Mobility", "hand": "Rocketry"},
        bob={"red": "Coal", "yellow": "Antibiotics"},
    )
