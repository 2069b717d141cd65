"""Scenarios for Mobility."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_mobility_takes_the_two_highest_that_are_not_red_and_have_no_factory(edition: int) -> None:
    """Flight is red and Railroad has a factory; Tools is lower than the two that go."""
    table = deal(
        "Mobility",
        edition,
        ann={"red": "Mobility"},
        bob={"red": "Flight", "yellow": "Anatomy", "green": "Paper", "blue": "Tools", "purple": "Railroad"},
        supply={7: "Lighting", 8: "Rocketry"},
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"red": "Mobility", "score": "Anatomy, Paper"},
        bob={"red": "Flight", "blue": "Tools", "purple": "Railroad", "hand": "Rocketry"},
    )


@editions(3, 4)
def test_mobility_does_not_take_a_card_it_uncovers(edition: int) -> None:
    """Statistics, beneath Anatomy, is higher than Tools, but was no top card when the effect began."""
    table = deal(
        "Mobility",
        edition,
        ann={"red": "Mobility"},
        bob={"yellow": "Antibiotics, Statistics", "blue": "Tools"},
        supply={8: "Rocketry"},
    )
    expect(
        table, ann={"red": "Mobility", "score": "Antibiotics, Tools"}, bob={"yellow": "Statistics", "hand": "Rocketry"}
    )


@editions(3, 4)
def test_mobility_lets_the_victim_pick_among_ties(edition: int) -> None:
    table = deal(
        "Mobility",
        edition,
        ann={"red": "Mobility"},
        bob={"yellow": "Statistics", "green": "Navigation", "blue": "Experimentation", "purple": "Reformation"},
        supply={8: "Rocketry"},
    )
    play(table, "bob: Reformation  (of Navigation, Experimentation, Reformation)")
    expect(
        table,
        ann={"red": "Mobility", "score": "Statistics, Reformation"},
        bob={"green": "Navigation", "blue": "Experimentation", "hand": "Rocketry"},
    )


def test_mobility_lets_the_victim_order_the_cards_where_an_achievement_depends_on_it() -> None:
    """Without Services, but still with Software, bob has 13 clocks for a moment, enough for World."""
    table = deal(
        "Mobility",
        3,
        ann={"red": "Mobility"},
        bob={
            "red": "Fission",
            "blue": "up: Software, Quantum Theory, Rocketry, Computers",
            "purple": "Services, The Internet",
        },
        supply={8: "Antibiotics"},
    )
    play(table, "bob: Services  (of Software, Services)")
    expect(
        table,
        ann={"red": "Mobility", "score": "Software, Services"},
        bob={
            "red": "Fission",
            "blue": "up: Quantum Theory, Rocketry, Computers",
            "purple": "The Internet",
            "hand": "Antibiotics",
            "specials": "World",
        },
    )


@editions(3, 4)
def test_mobility_takes_the_only_card_there_is(edition: int) -> None:
    table = deal(
        "Mobility", edition, ann={"red": "Mobility"}, bob={"blue": "Tools", "green": "Banking"}, supply={8: "Rocketry"}
    )
    expect(table, ann={"red": "Mobility", "score": "Tools"}, bob={"green": "Banking", "hand": "Rocketry"})


def test_mobility_does_not_count_as_scoring() -> None:
    table = deal(
        "Mobility",
        3,
        ann={"red": "Mobility", "scored": 5},
        bob={"blue": "Tools", "scored": 5},
        supply={8: "Rocketry"},
    )
    expect(table, ann={"red": "Mobility", "score": "Tools"}, bob={"hand": "Rocketry"})


@editions(3, 4)
def test_mobility_finds_no_card_to_take(edition: int) -> None:
    table = deal(
        "Mobility",
        edition,
        ann={"red": "Mobility"},
        bob={"red": "Oars", "green": "Banking, Paper"},
        supply={8: "Rocketry"},
    )
    expect(table, ann={"red": "Mobility"}, bob={"red": "Oars", "green": "Banking, Paper"}, supply={8: "Rocketry"})


@editions(3, 4)
def test_mobility_spares_the_immune(edition: int) -> None:
    table = deal(
        "Mobility", edition, ann={"red": "Mobility"}, bob={"red": "Coal", "blue": "Tools"}, supply={8: "Rocketry"}
    )
    expect(table, ann={"red": "Mobility"}, bob={"red": "Coal", "blue": "Tools"}, supply={8: "Rocketry"})


def test_mobility_in_edition_4_asks_for_no_order_since_nothing_is_earned_on_the_way() -> None:
    """Without Services, but still with Software, bob has 12 clocks; in the end he has 11, too few for World."""
    table = deal(
        "Mobility",
        4,
        ann={"red": "Mobility"},
        bob={
            "red": "Fission",
            "blue": "up: Software, Quantum Theory, Rocketry, Computers",
            "purple": "Services, Railroad",
        },
        supply={8: "Antibiotics"},
    )
    expect(
        table,
        ann={"red": "Mobility", "score": "Software, Services"},
        bob={
            "red": "Fission",
            "blue": "up: Quantum Theory, Rocketry, Computers",
            "purple": "Railroad",
            "hand": "Antibiotics",
        },
    )
