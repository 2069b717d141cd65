"""Scenarios for Satellites."""

from scenario import deal, expect, play


def test_satellites_returns_the_hand_in_any_order_and_draws_three_8s() -> None:
    table = deal(
        "Satellites",
        3,
        actions=2,
        ann={"green": "Satellites", "red": "Oars", "hand": "Sailing, Tools, Currency, Writing"},
        bob={},
        supply={7: "Lighting, Bicycle, Railroad", 8: "Mobility, Skyscrapers, Flight"},
    )
    play(
        table,
        "ann: Writing  (of Sailing, Tools, Writing)",
        "ann: Sailing  (of Sailing, Tools)",
        "ann: Mobility  (of Mobility, Skyscrapers, Flight)",
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"green": "Satellites", "red": "Mobility, Oars", "hand": "Skyscrapers, Flight"},
        bob={},
        supply={1: "Writing, Sailing, Tools", 2: "Currency"},
    )


def test_satellites_draws_three_8s_though_the_hand_was_empty() -> None:
    table = deal(
        "Satellites",
        3,
        actions=2,
        ann={"green": "Satellites"},
        bob={},
        supply={8: "Mobility, Skyscrapers, Flight, Rocketry"},
    )
    play(table, "ann: Skyscrapers  (of Mobility, Skyscrapers, Flight)")
    expect(
        table,
        ann={"green": "Satellites", "yellow": "Skyscrapers", "hand": "Mobility, Flight"},
        bob={},
        supply={8: "Rocketry"},
    )


def test_satellites_splays_purple_up() -> None:
    table = deal(
        "Satellites",
        3,
        actions=2,
        ann={"green": "Satellites", "purple": "left: Mysticism, City States"},
        bob={},
        supply={8: "Mobility, Skyscrapers, Flight"},
    )
    play(table, "ann: purple  (of purple, pass)", "ann: Mobility")
    expect(
        table,
        ann={
            "green": "Satellites",
            "purple": "up: Mysticism, City States",
            "red": "Mobility",
            "hand": "Skyscrapers, Flight",
        },
        bob={},
    )


def test_satellites_splay_can_be_declined() -> None:
    table = deal(
        "Satellites",
        3,
        actions=2,
        ann={"green": "Satellites", "purple": "Mysticism, City States"},
        bob={},
        supply={8: "Mobility, Skyscrapers, Flight"},
    )
    play(table, "ann: pass  (of purple, pass)", "ann: Mobility")
    expect(
        table,
        ann={
            "green": "Satellites",
            "purple": "Mysticism, City States",
            "red": "Mobility",
            "hand": "Skyscrapers, Flight",
        },
        bob={},
    )


def test_satellites_asks_for_no_splay_of_a_single_purple_card() -> None:
    table = deal(
        "Satellites",
        3,
        actions=2,
        ann={"green": "Satellites", "purple": "Mysticism"},
        bob={},
        supply={8: "Mobility, Skyscrapers, Flight"},
    )
    play(table, "ann: Flight  (of Mobility, Skyscrapers, Flight)")
    expect(
        table,
        ann={
            "green": "Satellites",
            "purple": "Mysticism",
            "red": "Flight",
            "hand": "Mobility, Skyscrapers",
        },
        bob={},
    )


def test_satellites_executes_the_melded_card_for_its_player_alone() -> None:
    table = deal(
        "Satellites",
        3,
        ann={"green": "Satellites"},
        bob={"purple": "Railroad", "hand": "Sailing, Tools"},
        supply={8: "Quantum Theory, Mobility, Skyscrapers", 10: "A.I., Software"},
    )
    play(
        table,
        "ann: Quantum Theory  (of Quantum Theory, Mobility, Skyscrapers)",
        "ann: Mobility  (of Mobility, Skyscrapers, pass)",
        "ann: Skyscrapers  (of Skyscrapers, pass)",
    )
    expect(
        table,
        ann={"green": "Satellites", "blue": "Quantum Theory", "hand": "A.I.", "score": "Software"},
        bob={"purple": "Railroad", "hand": "Sailing, Tools"},
        supply={8: "Mobility, Skyscrapers"},
    )


def test_satellites_skips_the_demand_of_the_melded_card() -> None:
    table = deal(
        "Satellites",
        3,
        ann={"green": "Satellites"},
        bob={"purple": "Mysticism"},
        supply={8: "Mobility, Skyscrapers, Flight"},
    )
    play(table, "ann: Mobility  (of Mobility, Skyscrapers, Flight)")
    expect(
        table,
        ann={"green": "Satellites", "red": "Mobility", "hand": "Skyscrapers, Flight"},
        bob={"purple": "Mysticism"},
    )


def test_satellites_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Satellites",
        3,
        ann={"green": "Satellites", "hand": "Sailing"},
        bob={"blue": "Rocketry", "purple": "Mysticism, City States", "hand": "Tools"},
        supply={8: "Mobility, Flight, Corporations, Skyscrapers, Antibiotics, Socialism", 9: "Genetics"},
    )
    play(
        table,
        "bob: purple  (of purple, pass)",
        "bob: Mobility  (of Mobility, Flight, Corporations)",
        "ann: Skyscrapers  (of Skyscrapers, Antibiotics, Socialism)",
    )
    expect(
        table,
        ann={"green": "Satellites", "yellow": "Skyscrapers", "hand": "Antibiotics, Socialism, Genetics"},
        bob={
            "blue": "Rocketry",
            "purple": "up: Mysticism, City States",
            "red": "Mobility",
            "hand": "Flight, Corporations",
        },
        supply={1: "Tools, Sailing"},
    )
