"""Scenarios for Self Service."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_self_service_executes_another_top_card(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        actions=2,
        ann={"green": "Self Service, Sailing", "red": "Archery", "blue": "Writing, Tools"},
        bob={"achievements": "Philosophy"},
        supply={2: "Calendar"},
    )
    play(table, "ann: Writing  (of Archery, Writing)")
    expect(
        table,
        ann={
            "green": "Self Service, Sailing",
            "red": "Archery",
            "blue": "Writing, Tools",
            "hand": "Calendar",
        },
        bob={"achievements": "Philosophy"},
    )


@editions(3, 4)
def test_self_service_must_execute_the_only_other_top_card_for_its_player_alone(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "blue": "Writing"},
        bob={"purple": "Education", "achievements": "Philosophy"},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"green": "Self Service", "blue": "Writing", "hand": "Calendar"},
        bob={"purple": "Education", "achievements": "Philosophy"},
        supply={2: "Currency"},
    )


@editions(3, 4)
def test_self_service_runs_nothing_of_a_card_that_only_demands(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "red": "Mobility"},
        bob={"hand": "Currency", "achievements": "Philosophy"},
        supply={8: "Socialism"},
    )
    expect(
        table,
        ann={"green": "Self Service", "red": "Mobility"},
        bob={"hand": "Currency", "achievements": "Philosophy"},
        supply={8: "Socialism"},
    )


@editions(3, 4)
def test_self_service_of_a_sharer_skips_the_demand_of_corporations_and_melds_the_8(edition: int) -> None:
    """Ann keeps Composites, which Corporations would demand; it has nothing that she could execute herself."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "red": "Composites", "achievements": "Pottery"},
        bob={"yellow": "Skyscrapers", "green": "Corporations", "achievements": "Philosophy"},
        supply={7: "Lighting", 8: "Mass Media", 10: "Databases"},
    )
    play(table, "bob: Corporations  (of Skyscrapers, Corporations)")
    expect(
        table,
        ann={"green": "Self Service", "red": "Composites", "hand": "Databases", "achievements": "Pottery"},
        bob={"yellow": "Skyscrapers", "green": "Mass Media, Corporations", "achievements": "Philosophy"},
        supply={7: "Lighting"},
    )


def test_self_service_executes_cards_four_deep_and_then_goes_on_with_its_own_second_effect() -> None:
    """Computers melds Robotics; that scores Self Service and melds Software; that scores A.I. and melds two 10s."""
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "blue": "Computers", "hand": "Oars", "achievements": "Pottery"},
        bob={"purple": "Education", "hand": "Sailing", "score": "Tools"},
        supply={10: "Robotics, Software, A.I., Databases, Stem Cells, Miniaturization"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={
            "red": "Robotics",
            "yellow": "Stem Cells",
            "green": "Databases",
            "blue": "Software, Computers",
            "score": "Self Service, A.I., Oars",
            "achievements": "Pottery",
        },
        bob={"purple": "Education", "hand": "Sailing", "score": "Tools"},
        supply={10: "Miniaturization"},
        winner="ann",
    )


@editions(3, 4)
def test_self_service_executes_nothing_without_another_top_card(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        actions=2,
        ann={"green": "Self Service, Sailing"},
        bob={"achievements": "Philosophy"},
        supply={1: "Tools"},
    )
    expect(table, ann={"green": "Self Service, Sailing"}, bob={"achievements": "Philosophy"}, supply={1: "Tools"})


@editions(3, 4)
def test_self_service_wins_with_more_achievements_than_everybody_else(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "achievements": "Pottery", "specials": "World"},
        bob={"achievements": "Philosophy"},
        carol={"specials": "Empire"},
    )
    expect(
        table,
        ann={"green": "Self Service", "achievements": "Pottery", "specials": "World"},
        bob={"achievements": "Philosophy"},
        carol={"specials": "Empire"},
        winner="ann",
    )


@editions(3, 4)
def test_self_service_does_not_win_with_as_many_achievements_as_another_player(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        actions=2,
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={},
        carol={"specials": "Empire"},
    )
    expect(
        table,
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={},
        carol={"specials": "Empire"},
    )


def test_self_service_counts_the_achievements_after_the_execution() -> None:
    table = deal(
        "Self Service",
        3,
        ann={
            "green": "Self Service",
            "yellow": "Masonry",
            "hand": "Archery, Metalworking, Mysticism, Domestication",
            "achievements": "Pottery",
        },
        bob={"achievements": "Philosophy"},
    )
    play(
        table,
        "ann: Archery  (of Archery, Metalworking, Mysticism, Domestication, pass)",
        "ann: Metalworking  (of Metalworking, Mysticism, Domestication, pass)",
        "ann: Mysticism  (of Mysticism, Domestication, pass)",
        "ann: Domestication  (of Domestication, pass)",
    )
    expect(
        table,
        ann={
            "green": "Self Service",
            "yellow": "Domestication, Masonry",
            "red": "Metalworking, Archery",
            "purple": "Mysticism",
            "achievements": "Pottery",
            "specials": "Monument",
        },
        bob={"achievements": "Philosophy"},
        winner="ann",
    )


@pytest.mark.parametrize(
    ("bob", "dave", "winner"),
    [
        ("Sailing", "", "ann, carol"),
        ("Sailing, Oars", "", "ann, carol"),
        ("Sailing", "Oars", "ann, carol"),
        ("Sailing, Oars", "Tools", None),
        ("Sailing", "Oars, Tools, Clothing", None),
    ],
)
@pytest.mark.parametrize(("ann", "carol"), [("Pottery", "Philosophy, Calendar"), ("Pottery, Philosophy, Calendar", "")])
def test_self_service_compares_teams_in_edition_3(
    ann: str, carol: str, bob: str, dave: str, winner: str | None
) -> None:
    """Three achievements against two, three or four, whoever of the team has them (FAQ of 2011)."""
    table = deal(
        "Self Service",
        3,
        actions=2,
        teams="ABAB",
        ann={"green": "Self Service", "achievements": ann},
        bob={"achievements": bob},
        carol={"achievements": carol},
        dave={"achievements": dave},
    )
    expect(
        table,
        ann={"green": "Self Service", "achievements": ann},
        bob={"achievements": bob},
        carol={"achievements": carol},
        dave={"achievements": dave},
        winner=winner,
    )


def test_self_service_lets_the_team_of_a_partner_who_shares_win_in_edition_3() -> None:
    """Ann's own team has fewer; bob shares, and dave's achievements count for him."""
    table = deal(
        "Self Service",
        3,
        teams="ABAB",
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={"purple": "Enterprise"},
        carol={},
        dave={"achievements": "Oars, Tools"},
    )
    expect(
        table,
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={"purple": "Enterprise"},
        dave={"achievements": "Oars, Tools"},
        winner="bob, dave",
    )


def test_self_service_compares_players_in_teams_of_edition_4() -> None:
    """Ann alone has as many as bob, so she does not win, though her team has three times as many."""
    table = deal(
        "Self Service",
        4,
        actions=2,
        teams="ABAB",
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={"achievements": "Sailing"},
        carol={"achievements": "Philosophy, Calendar"},
        dave={},
    )
    expect(
        table,
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={"achievements": "Sailing"},
        carol={"achievements": "Philosophy, Calendar"},
    )


@editions(3, 4)
def test_self_service_wins_though_the_partner_has_as_many_achievements(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        teams="ABAB",
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={},
        carol={"achievements": "Philosophy"},
        dave={},
    )
    expect(
        table,
        ann={"green": "Self Service", "achievements": "Pottery"},
        carol={"achievements": "Philosophy"},
        winner="ann, carol",
    )


@editions(3, 4)
def test_self_service_is_shared_by_as_many_crowns(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "achievements": "Pottery"},
        bob={"purple": "Enterprise", "blue": "Writing", "achievements": "Philosophy"},
        supply={2: "Calendar", 10: "Databases"},
    )
    play(table, "bob: Writing  (of Writing, Enterprise)")
    expect(
        table,
        ann={"green": "Self Service", "hand": "Databases", "achievements": "Pottery"},
        bob={"purple": "Enterprise", "blue": "Writing", "hand": "Calendar", "achievements": "Philosophy"},
    )


@editions(3, 4)
def test_self_service_lets_a_sharer_with_more_achievements_win(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service"},
        bob={"purple": "Enterprise", "achievements": "Philosophy"},
    )
    expect(
        table,
        ann={"green": "Self Service"},
        bob={"purple": "Enterprise", "achievements": "Philosophy"},
        winner="bob",
    )


def test_self_service_wins_with_twice_as_many_achievements_before_it_executes_a_card_in_edition_4() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "blue": "Writing", "achievements": "Pottery", "specials": "World"},
        bob={"achievements": "Philosophy"},
        carol={"specials": "Empire"},
        supply={2: "Calendar"},
    )
    expect(
        table,
        ann={"green": "Self Service", "blue": "Writing", "achievements": "Pottery", "specials": "World"},
        bob={"achievements": "Philosophy"},
        carol={"specials": "Empire"},
        winner="ann",
        supply={2: "Calendar"},
    )


def test_self_service_executes_a_card_where_one_opponent_has_more_than_half_as_many_achievements() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "blue": "Writing", "achievements": "Pottery, Sailing", "specials": "World"},
        bob={"achievements": "Philosophy", "specials": "Empire"},
        carol={},
        supply={2: "Calendar"},
    )
    expect(
        table,
        ann={
            "green": "Self Service",
            "blue": "Writing",
            "achievements": "Pottery, Sailing",
            "specials": "World",
            "hand": "Calendar",
        },
        bob={"achievements": "Philosophy", "specials": "Empire"},
    )


def test_self_service_wins_in_edition_4_where_nobody_owns_an_achievement() -> None:
    table = deal("Self Service", 4, ann={"green": "Self Service", "blue": "Writing"}, bob={}, supply={2: "Calendar"})
    expect(
        table,
        ann={"green": "Self Service", "blue": "Writing"},
        bob={},
        winner="ann",
        supply={2: "Calendar"},
    )


def test_self_service_executes_cards_four_deep_with_an_achievement_for_each_step_but_the_first_in_edition_4() -> None:
    """Computers melds Robotics; that scores Self Service and melds Software; that scores A.I. and melds two 9s."""
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "blue": "Computers"},
        bob={"achievements": "Philosophy"},
        supply={9: "Services, Composites, Genetics", 10: "Robotics, Software, A.I., Databases"}
        | {11: "Fusion, Escapism, Climatology, Hypersonics"},
    )
    expect(
        table,
        ann={
            "red": "Composites, Robotics",
            "blue": "Software, Computers",
            "purple": "Services",
            "score": "Self Service, A.I.",
            "achievements": "Fusion, Escapism, Climatology",
        },
        bob={"achievements": "Philosophy"},
        supply={9: "Genetics", 10: "Databases", 11: "Hypersonics"},
    )


def test_self_service_counts_the_chain_achievements_that_carrying_it_out_has_earned() -> None:
    """Near-Field Comm carries out Self Service, which carries out Near-Field Comm: two chains against one of bob's."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Self Service"},
        bob={"achievements": "Tools"},
        supply={11: "Fusion, Hypersonics, Escapism"},
    )
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "score": "Self Service", "achievements": "Fusion, Hypersonics"},
        bob={"achievements": "Tools"},
        winner="ann",
        supply={11: "Escapism"},
    )
    assert table.game.outcome is not None
    assert table.game.outcome.card == "Self Service"
