"""Scenarios for Electricity."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_electricity_returns_top_cards_without_a_factory(edition: int) -> None:
    """Archery, uncovered by the returns, stays, though it has no factory."""
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity", "red": "Oars, Archery", "purple": "Lighting", "blue": "Chemistry"},
        bob={},
        supply={8: "Flight, Mobility, Rocketry"},
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"green": "Electricity", "red": "Archery", "blue": "Chemistry", "hand": "Flight, Mobility"},
        supply={1: "Oars", 7: "Lighting", 8: "Rocketry"},
    )


@editions(3, 4)
def test_electricity_returns_everything_before_it_draws(edition: int) -> None:
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity", "yellow": "Antibiotics", "purple": "Lighting"},
        bob={},
        supply={8: "Flight"},
    )
    expect(table, ann={"green": "Electricity", "hand": "Flight, Antibiotics"}, supply={7: "Lighting", 8: ""})


@editions(3, 4)
def test_electricity_lets_you_order_the_cards_for_one_deck(edition: int) -> None:
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity", "blue": "Evolution", "purple": "Lighting"},
        bob={},
        supply={8: "Flight, Mobility"},
    )
    play(table, "ann: Lighting  (of Evolution, Lighting)")
    expect(table, ann={"green": "Electricity", "hand": "Flight, Mobility"}, supply={7: "Lighting, Evolution"})


def test_electricity_lets_you_order_the_cards_where_an_achievement_depends_on_it() -> None:
    """Without Services, but still with Rocketry, ann has 13 clocks for a moment, enough for World."""
    table = deal(
        "Electricity",
        3,
        ann={
            "red": "up: Mobility, Fission",
            "green": "Electricity",
            "blue": "up: Rocketry, Quantum Theory, Software",
            "purple": "Services, The Internet",
        },
        bob={},
        supply={8: "Flight, Antibiotics"},
    )
    play(table, "ann: Services  (of Rocketry, Services)")
    expect(
        table,
        ann={
            "red": "up: Mobility, Fission",
            "green": "Electricity",
            "blue": "up: Quantum Theory, Software",
            "purple": "The Internet",
            "hand": "Flight, Antibiotics",
            "specials": "World",
        },
        supply={8: "Rocketry", 9: "Services"},
    )


@editions(3, 4)
def test_electricity_does_nothing_if_every_top_card_has_a_factory(edition: int) -> None:
    table = deal(
        "Electricity", edition, ann={"green": "Electricity", "red": "Coal, Oars"}, bob={}, supply={8: "Flight"}
    )
    expect(table, ann={"green": "Electricity", "red": "Coal, Oars"}, supply={8: "Flight"})


@editions(3, 4)
def test_electricity_is_shared(edition: int) -> None:
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity"},
        bob={"red": "Coal", "yellow": "Agriculture"},
        supply={7: "Lighting", 8: "Flight"},
    )
    expect(
        table,
        ann={"green": "Electricity", "hand": "Lighting"},
        bob={"red": "Coal", "hand": "Flight"},
        supply={1: "Agriculture"},
    )


@pytest.mark.parametrize(("first", "claims"), [("Oars", True), ("Genetics", False)])
def test_electricity_lets_you_order_the_cards_where_universe_depends_on_it(first: str, claims: bool) -> None:
    """Without Oars, but still with Genetics, bob's five top cards are all of value 8 or more."""
    table = deal(
        "Electricity",
        3,
        ann={"green": "Electricity"},
        bob={
            "red": "Oars, Mobility",
            "yellow": "Skyscrapers",
            "green": "Corporations",
            "blue": "Genetics, Tools",
            "purple": "Specialization",
        },
        supply={8: "Flight, Rocketry, Socialism"},
    )
    play(table, f"bob: {first}  (of Oars, Genetics)")
    assert table.has_event("claim", "Universe", seat="bob") == claims
