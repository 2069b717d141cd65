"""Effects of another card, carried out for oneself alone."""

from rules.tables import executions, in_both_editions
from scenario import deal, expect, play


@in_both_editions
def test_effects_carried_out_for_oneself_are_not_shared_whatever_the_icons(edition: int) -> None:
    """Self Service runs Writing; bob has more lightbulbs but no crowns."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "blue": "Writing"},
        bob={"purple": "Philosophy", "achievements": "Oars"},
        supply={2: "Calendar, Currency"},
    )
    assert executions(table) == ["ann Self Service 1", "ann Writing 1", "ann Self Service 2"]
    expect(
        table,
        ann={"green": "Self Service", "blue": "Writing", "hand": "Calendar"},
        bob={"purple": "Philosophy", "achievements": "Oars"},
        supply={2: "Currency"},
    )


@in_both_editions
def test_the_demand_of_a_card_carried_out_for_oneself_is_skipped(edition: int) -> None:
    """The demand of Oars is left out, so its second effect finds that nothing was transferred."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "red": "Oars"},
        bob={"hand": "Sailing", "achievements": "Pottery"},
        supply={1: "Tools"},
    )
    assert executions(table) == ["ann Self Service 1", "ann Oars 2", "ann Self Service 2"]
    expect(
        table,
        ann={"green": "Self Service", "red": "Oars", "hand": "Tools"},
        bob={"hand": "Sailing", "achievements": "Pottery"},
    )


@in_both_editions
def test_other_players_can_be_touched_by_it_all_the_same(edition: int) -> None:
    """Rulebook of edition 3 names Rocketry: it is not shared, but returns bob's cards."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "blue": "Rocketry"},
        bob={"score": "Oars", "achievements": "Pottery"},
    )
    expect(
        table, ann={"green": "Self Service", "blue": "Rocketry"}, bob={"achievements": "Pottery"}, supply={1: "Oars"}
    )


@in_both_editions
def test_the_card_stays_where_it_is_and_the_outer_effect_goes_on(edition: int) -> None:
    """Satellites melds Antibiotics and carries it out."""
    table = deal(
        "Satellites",
        edition,
        ann={"green": "Satellites"},
        bob={},
        supply={1: "Oars", 8: "Mobility, Socialism, Antibiotics"},
    )
    play(table, "ann: Antibiotics  (of Mobility, Socialism, Antibiotics)")
    play(table, "ann: pass  (of Mobility, Socialism, pass)")
    assert executions(table)[-2:] == ["ann Satellites 3", "ann Antibiotics 1"]
    expect(
        table,
        ann={"green": "Satellites", "yellow": "Antibiotics", "hand": "Mobility, Socialism"},
        supply={1: "Oars"},
    )


@in_both_editions
def test_cards_can_be_carried_out_inside_one_another(edition: int) -> None:
    """Computers melds Robotics and carries it out; that melds Software and carries it out, which melds two more."""
    table = deal(
        "Computers",
        edition,
        ann={"blue": "Computers"},
        bob={"purple": "Philosophy"},
        supply={10: "Robotics, Software, Databases, The Internet, Stem Cells"},
    )
    assert executions(table) == [
        "ann Computers 1",
        "ann Computers 2",
        "ann Robotics 1",
        "ann Software 1",
        "ann Software 2",
        "ann Stem Cells 1",
    ]
    expect(
        table,
        ann={
            "red": "Robotics",
            "yellow": "Stem Cells",
            "blue": "Software, Computers",
            "purple": "The Internet",
            "score": "Databases",
        },
        bob={"purple": "Philosophy"},
    )
