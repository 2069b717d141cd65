"""Scenarios for Satellites."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_satellites_returns_the_hand_in_any_order_and_draws_three_8s(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_draws_three_8s_though_the_hand_was_empty(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_splays_purple_up(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_splay_can_be_declined(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_asks_for_no_splay_of_a_single_purple_card(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_executes_the_melded_card_for_its_player_alone(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_skips_the_demand_of_the_melded_card(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


@editions(3, 4)
def test_satellites_is_shared_by_as_many_clocks(edition: int) -> None:
    table = deal(
        "Satellites",
        edition,
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


def test_satellites_in_edition_4_splays_before_it_draws() -> None:
    table = deal(
        "Satellites",
        4,
        ann={"green": "Satellites, Sailing", "purple": "left: Mysticism, City States", "hand": "Tools"},
        bob={},
        supply={8: "Mobility, Skyscrapers, Flight"},
    )
    play(table, "ann: purple  (of purple, pass)", "ann: Mobility")
    assert [kind for kind in table.kinds if kind in ("return", "splay", "draw")] == ["return", "splay", *["draw"] * 3]
    expect(
        table,
        ann={
            "green": "Satellites, Sailing",
            "purple": "up: Mysticism, City States",
            "red": "Mobility",
            "hand": "Skyscrapers, Flight",
        },
        supply={1: "Tools", 8: ""},
    )


def test_satellites_in_edition_4_lets_everybody_return_and_splay_before_anybody_draws() -> None:
    """Bob draws the 8 that ann has returned; she, who draws last, finds 9s."""
    table = deal(
        "Satellites",
        4,
        ann={"green": "Satellites", "purple": "Enterprise, Reformation", "hand": "Mobility"},
        bob={"blue": "Rocketry", "purple": "Mysticism, City States", "hand": "Tools"},
        supply={8: "Corporations, Skyscrapers", 9: "Composites, Services, Collaboration, Genetics"},
    )
    play(
        table,
        "bob: purple  (of purple, pass)",
        "ann: pass  (of purple, pass)",
        "bob: Mobility  (of Corporations, Skyscrapers, Mobility)",
        "ann: Collaboration  (of Composites, Services, Collaboration)",
    )
    expect(
        table,
        ann={
            "green": "Collaboration, Satellites",
            "purple": "Enterprise, Reformation",
            "hand": "Composites, Services, Genetics",
        },
        bob={
            "blue": "Rocketry",
            "purple": "up: Mysticism, City States",
            "red": "Mobility",
            "hand": "Corporations, Skyscrapers",
        },
        supply={1: "Tools", 8: "", 9: ""},
    )


def test_satellites_carried_out_alone_earns_a_chain_achievement_for_the_card_it_melds() -> None:
    """Near-Field Comm runs it from the score pile, where it stays; Flight, the card it runs in turn, does nothing."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Satellites", "hand": "Tools"},
        bob={"blue": "Rocketry", "hand": "Oars"},
        supply={8: "Mobility, Skyscrapers, Flight", 11: "Fusion, Hypersonics"},
    )
    play(table, "ann: Flight  (of Mobility, Skyscrapers, Flight)")
    expect(
        table,
        ann={
            "yellow": "Near-Field Comm",
            "red": "Flight",
            "hand": "Mobility, Skyscrapers",
            "score": "Satellites",
            "achievements": "Fusion",
        },
        bob={"blue": "Rocketry", "hand": "Oars"},
        supply={1: "Tools", 8: "", 11: "Hypersonics"},
    )


@editions(3, 4)
def test_satellites_executes_the_card_a_sharer_melds_for_that_player_alone(edition: int) -> None:
    """Corporations melds an 8 for bob; ann's Mobility only demands."""
    eights = "Corporations, Flight, Antibiotics", "Mobility, Rocketry, Empiricism", "Skyscrapers"
    table = deal(
        "Satellites",
        edition,
        ann={"green": "Satellites"},
        bob={"blue": "Quantum Theory"},
        supply={8: ", ".join(eights), 9: "Genetics"},
    )
    play(
        table,
        "bob: Corporations  (of Corporations, Flight, Antibiotics)",
        "ann: Mobility  (of Mobility, Rocketry, Empiricism)",
    )
    expect(
        table,
        ann={"green": "Satellites", "red": "Mobility", "hand": "Rocketry, Empiricism, Genetics"},
        bob={
            "blue": "Quantum Theory",
            "green": "Corporations",
            "yellow": "Skyscrapers",
            "hand": "Flight, Antibiotics",
        },
    )
