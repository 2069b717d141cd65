"""Scenarios for the cards of age 10."""

from scenario import deal, expect, play

# -- A.I. ------------------------------------------------------------------------


def test_ai_draws_and_scores_a_10() -> None:
    table = deal("A.I.", 3, actions=2, ann={"purple": "A.I."}, bob={}, supply={9: "Fission", 10: "Databases"})
    expect(table, ann={"purple": "A.I.", "score": "Databases"}, supply={9: "Fission"})


def test_ai_counts_as_scoring_for_monument() -> None:
    table = deal("A.I.", 3, ann={"purple": "A.I.", "scored": 5}, bob={}, supply={10: "Databases"})
    expect(table, ann={"purple": "A.I.", "score": "Databases", "specials": "Monument"})


def test_ai_ends_the_game_when_no_10_is_left() -> None:
    table = deal("A.I.", 3, ann={"purple": "A.I."}, bob={"score": "Oars"})
    expect(table, ann={"purple": "A.I."}, bob={"score": "Oars"}, winner="bob")


def test_ai_lets_the_poorest_win_with_robotics_and_software_on_different_boards() -> None:
    table = deal(
        "A.I.",
        3,
        ann={"purple": "A.I."},
        bob={"red": "Robotics, Oars", "score": "Archery"},
        carol={"blue": "Software", "score": "Sailing, Tools"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Databases"},
        bob={"red": "Robotics, Oars", "score": "Archery"},
        carol={"blue": "Software", "score": "Sailing, Tools"},
        winner="bob",
    )


def test_ai_lets_the_poorest_win_with_robotics_and_software_on_one_board() -> None:
    table = deal(
        "A.I.",
        3,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software"},
        bob={"score": "Mobility, Flight"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Databases"},
        bob={"score": "Mobility, Flight"},
        winner="ann",
    )


def test_ai_does_nothing_where_the_lowest_score_is_tied_at_zero() -> None:
    table = deal(
        "A.I.",
        3,
        ann={"purple": "A.I."},
        bob={"red": "Robotics"},
        carol={"blue": "Software"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Databases"},
        bob={"red": "Robotics"},
        carol={"blue": "Software"},
    )


def test_ai_does_nothing_while_software_is_covered() -> None:
    table = deal(
        "A.I.",
        3,
        ann={"purple": "A.I."},
        bob={"red": "Robotics", "blue": "up: Quantum Theory, Software"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Databases"},
        bob={"red": "Robotics", "blue": "up: Quantum Theory, Software"},
    )


def test_ai_does_nothing_without_robotics() -> None:
    table = deal("A.I.", 3, ann={"purple": "A.I."}, bob={"blue": "Software"}, supply={10: "Databases"})
    expect(table, ann={"purple": "A.I.", "score": "Databases"}, bob={"blue": "Software"})


def test_ai_lets_a_team_win_though_partners_tie_for_the_lowest_score() -> None:
    table = deal(
        "A.I.",
        3,
        teams=True,
        ann={"purple": "A.I.", "red": "Robotics"},
        bob={"blue": "Software"},
        carol={"score": "Oars"},
        dave={},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "score": "Databases"},
        bob={"blue": "Software"},
        carol={"score": "Oars"},
        winner="bob, dave",
    )


def test_ai_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "A.I.",
        3,
        ann={"purple": "A.I."},
        bob={"purple": "Education"},
        supply={10: "Databases, Robotics, Software"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Robotics", "hand": "Software"},
        bob={"purple": "Education", "score": "Databases"},
    )


def test_ai_can_be_won_by_a_sharer_in_the_sharers_own_run() -> None:
    table = deal(
        "A.I.",
        3,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Oars"},
        bob={"purple": "Education"},
        supply={10: "Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Oars, Stem Cells"},
        bob={"purple": "Education", "score": "Databases"},
        winner="bob",
    )


# -- Bioengineering ----------------------------------------------------------------


def test_bioengineering_transfers_a_top_card_with_a_leaf_to_the_score_pile() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"yellow": "left: Anatomy, Masonry", "red": "Archery", "purple": "Mysticism, Lighting"},
        carol={"purple": "Reformation", "green": "Sailing"},
    )
    play(table, "ann: Anatomy  (of Anatomy, Sailing, Reformation)")
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Masonry", "red": "Archery", "purple": "Mysticism, Lighting"},
        carol={"purple": "Reformation", "green": "Sailing"},
        winner="carol",
    )


def test_bioengineering_does_not_win_while_everybody_shows_three_leaves() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "green": "Sailing"},
        bob={"yellow": "Anatomy", "purple": "Reformation"},
    )
    play(table, "ann: Anatomy  (of Anatomy, Reformation)")
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "green": "Sailing", "score": "Anatomy"},
        bob={"purple": "Reformation"},
    )


def test_bioengineering_must_take_the_only_card_and_counts_leaves_afterwards() -> None:
    """Before the transfer bob shows three leaves and ann two."""
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Suburbia"},
        bob={"yellow": "Anatomy"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Suburbia", "score": "Anatomy"},
        bob={},
        winner="ann",
    )


def test_bioengineering_wins_though_there_was_nothing_to_transfer() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "green": "Sailing"},
        bob={"red": "Archery"},
    )
    expect(table, ann={"blue": "Bioengineering", "green": "Sailing"}, bob={"red": "Archery"}, winner="ann")


def test_bioengineering_wins_where_somebody_shows_two_leaves() -> None:
    """Ann, who takes Lighting and uncovers Reformation, makes bob win."""
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "green": "Clothing"},
        bob={"yellow": "Agriculture", "purple": "Lighting, Reformation"},
    )
    play(table, "ann: Lighting  (of Agriculture, Lighting)")
    expect(
        table,
        ann={"blue": "Bioengineering", "green": "Clothing", "score": "Lighting"},
        bob={"yellow": "Agriculture", "purple": "Reformation"},
        winner="bob",
    )


def test_bioengineering_does_nothing_where_no_board_shows_a_leaf() -> None:
    table = deal("Bioengineering", 3, ann={"blue": "Bioengineering"}, bob={"red": "Archery, Oars"})
    expect(table, ann={"blue": "Bioengineering"}, bob={"red": "Archery, Oars"})


def test_bioengineering_does_not_win_where_the_most_leaves_are_tied() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"yellow": "Anatomy, Antibiotics"},
        carol={},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Antibiotics"},
        carol={},
    )


def test_bioengineering_does_not_count_as_scoring() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "scored": 5},
        bob={"yellow": "Anatomy, Antibiotics"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Antibiotics"},
    )


def test_bioengineering_lets_a_team_win_though_partners_tie_for_the_most_leaves() -> None:
    table = deal(
        "Bioengineering",
        3,
        teams=True,
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"green": "Sailing"},
        carol={"yellow": "Antibiotics"},
        dave={},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Sailing"},
        carol={"yellow": "Antibiotics"},
        winner="ann, carol",
    )


def test_bioengineering_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Stem Cells, Agriculture"},
        bob={"purple": "Railroad", "yellow": "Antibiotics, Anatomy"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Antibiotics", "hand": "Databases"},
        bob={"purple": "Railroad", "yellow": "Anatomy", "score": "Stem Cells"},
    )


# -- Databases -------------------------------------------------------------------


def test_databases_returns_half_of_the_score_pile_rounded_up() -> None:
    table = deal("Databases", 3, actions=2, ann={"green": "Databases"}, bob={"score": "Oars, Currency, Tools"})
    play(table, "bob: Tools  (of Oars, Currency, Tools)", "bob: Oars  (of Oars, Currency)")
    expect(table, ann={"green": "Databases"}, bob={"score": "Currency"}, supply={1: "Tools, Oars"})


def test_databases_returns_one_of_two_cards() -> None:
    table = deal("Databases", 3, actions=2, ann={"green": "Databases"}, bob={"score": "Oars, Currency"})
    play(table, "bob: Currency  (of Oars, Currency)")
    expect(table, ann={"green": "Databases"}, bob={"score": "Oars"}, supply={2: "Currency"})


def test_databases_returns_the_only_card() -> None:
    table = deal("Databases", 3, actions=2, ann={"green": "Databases"}, bob={"score": "Oars"})
    expect(table, ann={"green": "Databases"}, bob={}, supply={1: "Oars"})


def test_databases_finds_nothing_in_an_empty_score_pile() -> None:
    table = deal("Databases", 3, ann={"green": "Databases", "score": "Tools"}, bob={"hand": "Oars"})
    expect(table, ann={"green": "Databases", "score": "Tools"}, bob={"hand": "Oars"})


def test_databases_spares_whoever_has_as_many_clocks() -> None:
    table = deal("Databases", 3, ann={"green": "Databases"}, bob={"blue": "Rocketry", "score": "Oars, Tools"})
    expect(table, ann={"green": "Databases"}, bob={"blue": "Rocketry", "score": "Oars, Tools"})


# -- Globalization ---------------------------------------------------------------


def test_globalization_makes_the_victim_return_a_top_card_with_a_leaf() -> None:
    """Bob is left with three leaves and no factory, so nobody wins."""
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"red": "Archery", "green": "Sailing, Clothing", "purple": "Services"},
        supply={5: "Coal", 6: "Democracy"},
    )
    play(table, "bob: Sailing  (of Sailing, Services)")
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"red": "Archery", "green": "Clothing", "purple": "Services"},
        supply={1: "Sailing", 5: "Coal"},
    )


def test_globalization_returns_nothing_without_a_leaf_on_a_top_card() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"green": "The Wheel, Sailing", "score": "Encyclopedia"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"green": "The Wheel, Sailing", "score": "Encyclopedia"},
    )


def test_globalization_counts_as_scoring_for_monument() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization", "scored": 5},
        bob={"score": "Encyclopedia"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy", "specials": "Monument"},
        bob={"score": "Encyclopedia"},
    )


def test_globalization_lets_the_richest_win_after_the_6_is_scored() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"score": "Chemistry"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"score": "Chemistry"},
        winner="ann",
    )


def test_globalization_can_be_won_by_the_victim() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"score": "Flight"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"score": "Flight"},
        winner="bob",
    )


def test_globalization_does_not_win_where_the_most_points_are_tied() -> None:
    table = deal(
        "Globalization",
        3,
        actions=2,
        ann={"yellow": "Globalization"},
        bob={"score": "Encyclopedia"},
        supply={6: "Democracy"},
    )
    expect(table, ann={"yellow": "Globalization", "score": "Democracy"}, bob={"score": "Encyclopedia"})


def test_globalization_wins_with_as_many_leaves_as_factories() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization", "blue": "Pottery"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "blue": "Pottery", "score": "Democracy"},
        bob={},
        winner="ann",
    )


def test_globalization_does_not_win_while_its_own_player_shows_more_leaves_than_factories() -> None:
    table = deal(
        "Globalization",
        3,
        actions=2,
        ann={"yellow": "Globalization", "blue": "Pottery", "green": "Sailing"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "blue": "Pottery", "green": "Sailing", "score": "Democracy"},
        bob={},
    )


def test_globalization_compares_each_board_by_itself() -> None:
    """Ann has more factories than bob has leaves; his are still more than his own factories."""
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"purple": "Services", "green": "Sailing"},
        supply={6: "Democracy"},
    )
    play(table, "bob: Services  (of Sailing, Services)")
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"green": "Sailing"},
        supply={9: "Services"},
    )


def test_globalization_lets_a_team_win_though_partners_tie_for_the_most_points() -> None:
    table = deal(
        "Globalization",
        3,
        teams=True,
        ann={"yellow": "Globalization"},
        bob={"score": "Oars"},
        carol={"score": "Encyclopedia"},
        dave={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"score": "Oars"},
        carol={"score": "Encyclopedia"},
        winner="ann, carol",
    )


def test_globalization_spares_whoever_has_as_many_factories_and_is_shared() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"red": "Coal", "yellow": "Anatomy", "green": "Sailing"},
        supply={6: "Democracy, Encyclopedia", 10: "Databases"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Encyclopedia", "hand": "Databases"},
        bob={"red": "Coal", "yellow": "Anatomy", "green": "Sailing", "score": "Democracy"},
    )


def test_globalization_can_end_in_the_run_of_a_sharer() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization", "score": "Chemistry"},
        bob={"red": "Coal"},
        supply={6: "Democracy, Encyclopedia"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Chemistry"},
        bob={"red": "Coal", "score": "Democracy"},
        winner="bob",
        supply={6: "Encyclopedia"},
    )


# -- Miniaturization -------------------------------------------------------------


def test_miniaturization_draws_a_10_for_each_value_in_the_score_pile() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I., Writing", "score": "Oars, Sailing, Currency"},
        bob={},
        supply={9: "Fission, Genetics", 10: "Software, Databases, Robotics"},
    )
    play(table, "ann: A.I.  (of A.I., Writing, pass)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={
            "red": "Miniaturization",
            "hand": "Writing, Software, Databases",
            "score": "Oars, Sailing, Currency",
        },
        bob={},
        supply={9: "Fission, Genetics", 10: "Robotics, A.I."},
    )


def test_miniaturization_draws_nothing_for_a_lower_card() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I., Genetics", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )
    play(table, "ann: Genetics  (of A.I., Genetics, pass)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"},
        bob={},
        supply={9: "Genetics", 10: "Software"},
    )


def test_miniaturization_draws_nothing_with_an_empty_score_pile() -> None:
    table = deal(
        "Miniaturization", 3, actions=2, ann={"red": "Miniaturization", "hand": "A.I."}, bob={}, supply={10: "Software"}
    )
    play(table, "ann: A.I.  (of A.I., pass)")
    expect(table, ann={"red": "Miniaturization"}, bob={}, supply={10: "Software, A.I."})


def test_miniaturization_can_be_declined() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )
    play(table, "ann: pass  (of A.I., pass)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "A.I.", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )


def test_miniaturization_does_nothing_with_an_empty_hand() -> None:
    table = deal(
        "Miniaturization",
        3,
        actions=2,
        ann={"red": "Miniaturization", "score": "Oars"},
        bob={},
        supply={10: "Software"},
    )
    expect(table, ann={"red": "Miniaturization", "score": "Oars"}, bob={}, supply={10: "Software"})


def test_miniaturization_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "Miniaturization",
        3,
        ann={"red": "Miniaturization"},
        bob={"purple": "Education", "hand": "A.I.", "score": "Oars"},
        supply={10: "Software, Databases"},
    )
    play(table, "bob: A.I.  (of A.I., pass)")
    expect(
        table,
        ann={"red": "Miniaturization", "hand": "Databases"},
        bob={"purple": "Education", "hand": "Software", "score": "Oars"},
        supply={10: "A.I."},
    )


# -- Robotics --------------------------------------------------------------------


def test_robotics_scores_the_top_green_card_and_executes_a_melded_10() -> None:
    table = deal(
        "Robotics",
        3,
        actions=2,
        ann={"red": "Robotics", "yellow": "Masonry", "green": "left: Sailing, Clothing", "hand": "Oars"},
        bob={},
        supply={9: "Fission", 10: "Stem Cells"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"red": "Robotics", "green": "Clothing", "yellow": "Stem Cells, Masonry", "score": "Sailing, Oars"},
        supply={9: "Fission"},
    )


def test_robotics_melds_a_10_though_there_is_no_green_card() -> None:
    table = deal("Robotics", 3, actions=2, ann={"red": "Robotics"}, bob={}, supply={10: "Stem Cells"})
    expect(table, ann={"red": "Robotics", "yellow": "Stem Cells"}, bob={})


def test_robotics_counts_the_green_card_as_scored_for_monument() -> None:
    table = deal(
        "Robotics", 3, ann={"red": "Robotics", "green": "Sailing", "scored": 5}, bob={}, supply={10: "Databases"}
    )
    expect(table, ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "specials": "Monument"})


def test_robotics_runs_nothing_of_a_10_that_only_demands() -> None:
    table = deal(
        "Robotics",
        3,
        actions=2,
        ann={"red": "Robotics"},
        bob={"score": "Oars, Tools"},
        supply={10: "Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Databases"},
        bob={"score": "Oars, Tools"},
        supply={10: "Stem Cells"},
    )


def test_robotics_executes_the_10_for_its_player_alone() -> None:
    table = deal(
        "Robotics",
        3,
        ann={"red": "Robotics"},
        bob={"purple": "Education"},
        supply={10: "A.I., Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"red": "Robotics", "purple": "A.I.", "score": "Databases"},
        bob={"purple": "Education"},
        supply={10: "Stem Cells"},
    )


def test_robotics_is_shared_by_as_many_factories() -> None:
    table = deal(
        "Robotics",
        3,
        ann={"red": "Robotics", "green": "Sailing"},
        bob={"red": "Coal", "green": "Clothing"},
        supply={10: "Stem Cells, Databases, Software"},
    )
    expect(
        table,
        ann={"red": "Robotics", "green": "Databases", "score": "Sailing", "hand": "Software"},
        bob={"red": "Coal", "yellow": "Stem Cells", "score": "Clothing"},
    )


# -- Self Service ----------------------------------------------------------------


def test_self_service_executes_another_top_card() -> None:
    table = deal(
        "Self Service",
        3,
        actions=2,
        ann={"green": "Self Service, Sailing", "red": "Archery", "blue": "Writing, Tools"},
        bob={},
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
        bob={},
    )


def test_self_service_must_execute_the_only_other_top_card_for_its_player_alone() -> None:
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "blue": "Writing"},
        bob={"purple": "Education"},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"green": "Self Service", "blue": "Writing", "hand": "Calendar"},
        bob={"purple": "Education"},
        supply={2: "Currency"},
    )


def test_self_service_runs_nothing_of_a_card_that_only_demands() -> None:
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "red": "Archery"},
        bob={"hand": "Currency"},
        supply={1: "Tools"},
    )
    expect(
        table,
        ann={"green": "Self Service", "red": "Archery"},
        bob={"hand": "Currency"},
        supply={1: "Tools"},
    )


def test_self_service_of_a_sharer_skips_the_demand_of_corporations_and_melds_the_8() -> None:
    """Ann keeps Composites, which Corporations would demand; it has nothing that she could execute herself."""
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "red": "Composites"},
        bob={"yellow": "Skyscrapers", "green": "Corporations"},
        supply={7: "Lighting", 8: "Mass Media", 10: "Databases"},
    )
    play(table, "bob: Corporations  (of Skyscrapers, Corporations)")
    expect(
        table,
        ann={"green": "Self Service", "red": "Composites", "hand": "Databases"},
        bob={"yellow": "Skyscrapers", "green": "Mass Media, Corporations"},
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


def test_self_service_executes_nothing_without_another_top_card() -> None:
    table = deal("Self Service", 3, actions=2, ann={"green": "Self Service, Sailing"}, bob={}, supply={1: "Tools"})
    expect(table, ann={"green": "Self Service, Sailing"}, bob={}, supply={1: "Tools"})


def test_self_service_wins_with_more_achievements_than_everybody_else() -> None:
    table = deal(
        "Self Service",
        3,
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


def test_self_service_does_not_win_with_as_many_achievements_as_another_player() -> None:
    table = deal(
        "Self Service",
        3,
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


def test_self_service_wins_though_the_partner_has_as_many_achievements() -> None:
    table = deal(
        "Self Service",
        3,
        teams=True,
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


def test_self_service_is_shared_by_as_many_crowns() -> None:
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service"},
        bob={"purple": "Enterprise", "blue": "Writing"},
        supply={2: "Calendar", 10: "Databases"},
    )
    play(table, "bob: Writing  (of Writing, Enterprise)")
    expect(
        table,
        ann={"green": "Self Service", "hand": "Databases"},
        bob={"purple": "Enterprise", "blue": "Writing", "hand": "Calendar"},
    )


def test_self_service_lets_a_sharer_with_more_achievements_win() -> None:
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service"},
        bob={"purple": "Enterprise", "achievements": "Philosophy"},
    )
    expect(
        table,
        ann={"green": "Self Service"},
        bob={"purple": "Enterprise", "achievements": "Philosophy"},
        winner="bob",
    )


# -- Software --------------------------------------------------------------------


def test_software_scores_a_10_and_executes_only_the_second_10_it_melds() -> None:
    table = deal(
        "Software",
        3,
        actions=2,
        ann={"blue": "Software", "red": "Archery", "yellow": "Masonry", "hand": "Oars"},
        bob={},
        supply={9: "Fission, Ecology, Services", 10: "A.I., Robotics, Stem Cells, Databases"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={
            "blue": "Software",
            "red": "Robotics, Archery",
            "yellow": "Stem Cells, Masonry",
            "score": "A.I., Oars",
        },
        supply={9: "Fission, Ecology, Services", 10: "Databases"},
    )


def test_software_can_win_by_the_second_10_though_it_covers_the_first() -> None:
    table = deal(
        "Software",
        3,
        ann={"blue": "Software"},
        bob={},
        supply={10: "A.I., Stem Cells, Globalization, Databases", 6: "Democracy"},
    )
    expect(
        table,
        ann={"blue": "Software", "yellow": "Globalization, Stem Cells", "score": "A.I., Democracy"},
        bob={},
        winner="ann",
        supply={10: "Databases"},
    )


def test_software_counts_as_scoring_for_monument() -> None:
    table = deal("Software", 3, ann={"blue": "Software", "scored": 5}, bob={}, supply={10: "A.I., Robotics, Databases"})
    expect(
        table,
        ann={"blue": "Software", "red": "Robotics", "green": "Databases", "score": "A.I.", "specials": "Monument"},
    )


def test_software_executes_the_second_10_for_its_player_alone() -> None:
    table = deal(
        "Software",
        3,
        ann={"blue": "Software"},
        bob={"purple": "Education"},
        supply={10: "Miniaturization, Databases, A.I., Stem Cells, Robotics"},
    )
    expect(
        table,
        ann={
            "blue": "Software",
            "green": "Databases",
            "purple": "A.I.",
            "score": "Miniaturization, Stem Cells",
        },
        bob={"purple": "Education"},
        supply={10: "Robotics"},
    )


def test_software_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Software",
        3,
        ann={"blue": "Software"},
        bob={"blue": "Rocketry"},
        supply={10: "Databases, Bioengineering, Robotics, Miniaturization, Globalization, Stem Cells, The Internet"},
    )
    expect(
        table,
        ann={
            "blue": "Software",
            "yellow": "Stem Cells, Globalization",
            "score": "Bioengineering",
            "hand": "The Internet",
        },
        bob={"blue": "Rocketry", "red": "Miniaturization, Robotics", "score": "Databases"},
    )


# -- Stem Cells ------------------------------------------------------------------


def test_stem_cells_scores_the_whole_hand() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "score": "Oars, Currency"}, bob={})


def test_stem_cells_can_be_declined() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})


def test_stem_cells_asks_nothing_with_an_empty_hand() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells"}, bob={})
    expect(table, ann={"yellow": "Stem Cells"}, bob={})


def test_stem_cells_is_shared_by_as_many_leaves() -> None:
    table = deal(
        "Stem Cells",
        3,
        ann={"yellow": "Stem Cells"},
        bob={"blue": "Pottery", "hand": "Oars, Currency"},
        supply={10: "Databases"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Stem Cells", "hand": "Databases"},
        bob={"blue": "Pottery", "score": "Oars, Currency"},
    )


# -- The Internet ----------------------------------------------------------------


def test_the_internet_splays_green_up_scores_a_10_and_melds_one_for_two_clocks() -> None:
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "The Internet", "green": "Sailing, Clothing"},
        bob={},
        supply={9: "Fission, Services", 10: "A.I., Stem Cells, Software"},
    )
    play(table, "ann: green  (of green, pass)")
    expect(
        table,
        ann={
            "purple": "The Internet",
            "green": "up: Sailing, Clothing",
            "yellow": "Stem Cells",
            "score": "A.I.",
        },
        bob={},
        supply={9: "Fission, Services", 10: "Software"},
    )


def test_the_internet_splay_can_be_declined() -> None:
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "The Internet", "green": "Sailing, Clothing"},
        bob={},
        supply={10: "A.I., Stem Cells"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={"purple": "The Internet", "green": "Sailing, Clothing", "yellow": "Stem Cells", "score": "A.I."},
        bob={},
    )


def test_the_internet_counts_as_scoring_for_monument() -> None:
    table = deal(
        "The Internet", 3, ann={"purple": "The Internet", "scored": 5}, bob={}, supply={10: "A.I., Stem Cells"}
    )
    expect(
        table,
        ann={"purple": "The Internet", "yellow": "Stem Cells", "score": "A.I.", "specials": "Monument"},
    )


def test_the_internet_asks_nothing_where_green_cannot_be_splayed_up() -> None:
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "The Internet", "green": "up: Sailing, Clothing", "red": "Oars, Archery"},
        bob={},
        supply={10: "A.I., Stem Cells"},
    )
    expect(
        table,
        ann={
            "purple": "The Internet",
            "green": "up: Sailing, Clothing",
            "red": "Oars, Archery",
            "yellow": "Stem Cells",
            "score": "A.I.",
        },
        bob={},
    )


def test_the_internet_rounds_three_clocks_down_to_one_meld() -> None:
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "The Internet", "green": "Bicycle"},
        bob={},
        supply={10: "A.I., Stem Cells, Robotics"},
    )
    expect(
        table,
        ann={"purple": "The Internet", "green": "Bicycle", "yellow": "Stem Cells", "score": "A.I."},
        bob={},
        supply={10: "Robotics"},
    )


def test_the_internet_does_not_count_the_clocks_it_melds() -> None:
    """Four clocks show at first: two on The Internet, one on Bicycle, one on Railroad."""
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "up: The Internet, Railroad", "green": "Bicycle"},
        bob={},
        supply={10: "A.I., Databases, Software, Robotics, Stem Cells"},
    )
    expect(
        table,
        ann={
            "purple": "up: The Internet, Railroad",
            "green": "Databases, Bicycle",
            "blue": "Software",
            "score": "A.I.",
        },
        bob={},
        supply={10: "Robotics, Stem Cells"},
    )


def test_the_internet_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "The Internet",
        3,
        ann={"purple": "The Internet"},
        bob={"red": "Fission", "green": "left: Sailing, Clothing"},
        supply={10: "A.I., Databases, Stem Cells, Miniaturization, Software"},
    )
    play(table, "bob: pass  (of green, pass)")
    expect(
        table,
        ann={"purple": "The Internet", "red": "Miniaturization", "score": "Databases", "hand": "Software"},
        bob={
            "red": "Fission",
            "green": "left: Sailing, Clothing",
            "yellow": "Stem Cells",
            "score": "A.I.",
        },
    )
