"""Scenarios for the cards of age 9."""

from scenario import Scenario, deal, expect, play

EIGHT_GREENS = "Sailing, Clothing, The Wheel, Mapmaking, Currency, Compass, Paper, Invention"


def kinds(table: Scenario) -> list[str]:
    """What happened, in order, without the cards."""
    return [event.kind for event in table.events]


# -- Collaboration ---------------------------------------------------------------


def test_collaboration_gives_the_demander_the_card_she_chooses_and_the_victim_melds_the_other() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": "Collaboration", "blue": "Writing"},
        bob={"blue": "Tools"},
        supply={8: "Flight, Mobility", 9: "Computers, Genetics"},
    )
    play(table, "ann: Genetics  (of Computers, Genetics)")
    assert table.has_event("reveal", "Computers")
    assert table.has_event("reveal", "Genetics")
    assert kinds(table).index("transfer") < kinds(table).index("meld")
    expect(
        table,
        ann={"green": "Collaboration", "blue": "Genetics, Writing"},
        bob={"blue": "Computers, Tools"},
        supply={8: "Flight, Mobility", 9: ""},
    )


def test_collaboration_makes_every_victim_draw_anew() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": "Collaboration"},
        bob={},
        carol={},
        supply={9: "Computers, Fission, Ecology, Services"},
    )
    play(table, "ann: Computers  (of Computers, Fission)", "ann: Services  (of Ecology, Services)")
    expect(
        table,
        ann={"green": "Collaboration", "blue": "Computers", "purple": "Services"},
        bob={"red": "Fission"},
        carol={"yellow": "Ecology"},
    )


def test_collaboration_counts_what_every_victim_adds_to_the_green_pile() -> None:
    """Satellites from bob and Databases from carol make ann's nine green cards eleven."""
    table = deal(
        "Collaboration",
        3,
        ann={"green": f"Collaboration, {EIGHT_GREENS}"},
        bob={},
        carol={},
        supply={9: "Satellites, Computers", 10: "Stem Cells, Databases"},
    )
    play(table, "ann: Satellites  (of Satellites, Computers)", "ann: Databases  (of Stem Cells, Databases)")
    expect(
        table,
        ann={"green": f"Databases, Satellites, Collaboration, {EIGHT_GREENS}"},
        bob={"blue": "Computers"},
        carol={"yellow": "Stem Cells"},
        winner="ann",
    )


def test_collaboration_leaves_the_other_card_in_hand_once_the_transfer_has_won() -> None:
    """Satellites gives ann her twelfth clock, and World is her fifth achievement."""
    table = deal(
        "Collaboration",
        3,
        ann={
            "red": "Fission",
            "green": "Collaboration",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "achievements": "Masonry, Calendar, Compass, Anatomy",
        },
        bob={},
        carol={},
        supply={9: "Ecology, Satellites, Computers, Genetics"},
    )
    play(table, "ann: Satellites  (of Ecology, Satellites)")
    expect(
        table,
        ann={
            "red": "Fission",
            "green": "Satellites, Collaboration",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "achievements": "Masonry, Calendar, Compass, Anatomy",
            "specials": "World",
        },
        bob={"hand": "Ecology"},
        winner="ann",
        supply={9: "Computers, Genetics"},
    )


def test_collaboration_spares_whoever_has_as_many_crowns() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": "Collaboration"},
        bob={"purple": "City States"},
        supply={9: "Computers, Genetics"},
    )
    expect(
        table,
        ann={"green": "Collaboration"},
        bob={"purple": "City States"},
        supply={9: "Computers, Genetics"},
    )


def test_collaboration_wins_with_ten_green_cards_covered_ones_included() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": f"Collaboration, {EIGHT_GREENS}"},
        bob={},
        supply={9: "Satellites, Computers"},
    )
    play(table, "ann: Satellites  (of Satellites, Computers)")
    expect(
        table,
        ann={"green": f"Satellites, Collaboration, {EIGHT_GREENS}"},
        bob={"blue": "Computers"},
        winner="ann",
    )


def test_collaboration_does_not_win_with_nine_green_cards() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": f"Collaboration, {EIGHT_GREENS}"},
        bob={"purple": "City States"},
    )
    expect(table, ann={"green": f"Collaboration, {EIGHT_GREENS}"}, bob={"purple": "City States"})


def test_collaboration_wins_with_more_than_ten_green_cards() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": f"Collaboration, Navigation, Bicycle, {EIGHT_GREENS}"},
        bob={"purple": "City States"},
    )
    expect(
        table,
        ann={"green": f"Collaboration, Navigation, Bicycle, {EIGHT_GREENS}"},
        bob={"purple": "City States"},
        winner="ann",
    )


def test_collaboration_lets_a_sharer_with_ten_green_cards_win() -> None:
    table = deal(
        "Collaboration",
        3,
        ann={"green": "Collaboration"},
        bob={"green": f"Navigation, Bicycle, {EIGHT_GREENS}"},
    )
    expect(
        table,
        ann={"green": "Collaboration"},
        bob={"green": f"Navigation, Bicycle, {EIGHT_GREENS}"},
        winner="bob",
    )


# -- Composites ------------------------------------------------------------------


def test_composites_leaves_the_victim_one_card_and_takes_the_highest_of_the_score_pile() -> None:
    table = deal(
        "Composites",
        3,
        ann={"red": "Composites"},
        bob={"hand": "Sailing, Writing, Tools", "score": "Oars, Currency, Mapmaking"},
    )
    play(table, "bob: Writing  (of Sailing, Writing, Tools)", "bob: Currency  (of Currency, Mapmaking)")
    expect(
        table,
        ann={"red": "Composites", "hand": "Sailing, Tools", "score": "Currency"},
        bob={"hand": "Writing", "score": "Oars, Mapmaking"},
    )


def test_composites_takes_from_the_score_pile_though_the_only_card_in_hand_is_kept() -> None:
    table = deal("Composites", 3, ann={"red": "Composites"}, bob={"hand": "Sailing", "score": "Oars"})
    expect(table, ann={"red": "Composites", "score": "Oars"}, bob={"hand": "Sailing"})


def test_composites_takes_from_the_hand_though_the_score_pile_is_empty() -> None:
    table = deal("Composites", 3, ann={"red": "Composites"}, bob={"hand": "Sailing, Tools"})
    play(table, "bob: Tools  (of Sailing, Tools)")
    expect(table, ann={"red": "Composites", "hand": "Sailing"}, bob={"hand": "Tools"})


def test_composites_finds_nothing_in_an_empty_hand_and_score_pile() -> None:
    table = deal("Composites", 3, ann={"red": "Composites"}, bob={"green": "Sailing"})
    assert not table.has_event("transfer")
    expect(table, ann={"red": "Composites"}, bob={"green": "Sailing"})


def test_composites_leaves_every_victim_one_card_and_takes_the_highest_of_each() -> None:
    """Carol keeps and gives her own cards, whatever ann got from bob before."""
    table = deal(
        "Composites",
        3,
        ann={"red": "Composites", "hand": "Pottery", "score": "Coal"},
        bob={"hand": "Sailing, Writing", "score": "Oars, Currency"},
        carol={"hand": "Tools, Clothing, Mysticism", "score": "Calendar, Masonry"},
    )
    play(table, "bob: Writing  (of Sailing, Writing)", "carol: Clothing  (of Tools, Clothing, Mysticism)")
    expect(
        table,
        ann={"red": "Composites", "hand": "Pottery, Sailing, Tools, Mysticism", "score": "Coal, Currency, Calendar"},
        bob={"hand": "Writing", "score": "Oars"},
        carol={"hand": "Clothing", "score": "Masonry"},
    )


def test_composites_spares_whoever_has_as_many_factories() -> None:
    table = deal(
        "Composites", 3, ann={"red": "Composites"}, bob={"red": "Coal", "hand": "Sailing, Tools", "score": "Oars"}
    )
    expect(table, ann={"red": "Composites"}, bob={"red": "Coal", "hand": "Sailing, Tools", "score": "Oars"})


# -- Computers -------------------------------------------------------------------


def test_computers_splays_red_or_green_up() -> None:
    table = deal(
        "Computers",
        3,
        actions=2,
        ann={"blue": "Computers", "red": "Oars, Archery", "yellow": "Masonry", "green": "Sailing, Clothing"},
        bob={},
        supply={9: "Services", 10: "Stem Cells"},
    )
    play(table, "ann: green  (of red, green, pass)")
    expect(
        table,
        ann={
            "blue": "Computers",
            "red": "Oars, Archery",
            "green": "up: Sailing, Clothing",
            "yellow": "Stem Cells, Masonry",
        },
        bob={},
    )


def test_computers_splay_can_be_declined() -> None:
    table = deal(
        "Computers", 3, actions=2, ann={"blue": "Computers", "red": "Oars, Archery"}, bob={}, supply={10: "Stem Cells"}
    )
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"blue": "Computers", "red": "Oars, Archery", "yellow": "Stem Cells"}, bob={})


def test_computers_asks_nothing_without_a_pile_to_splay() -> None:
    table = deal(
        "Computers",
        3,
        actions=2,
        ann={"blue": "Computers, Tools", "red": "up: Oars, Archery", "green": "Sailing"},
        bob={},
        supply={10: "Stem Cells"},
    )
    expect(
        table,
        ann={
            "blue": "Computers, Tools",
            "red": "up: Oars, Archery",
            "green": "Sailing",
            "yellow": "Stem Cells",
        },
        bob={},
    )


def test_computers_executes_the_10_for_its_player_alone() -> None:
    table = deal(
        "Computers",
        3,
        ann={"blue": "Computers"},
        bob={"blue": "Genetics"},
        supply={10: "A.I., Databases, Robotics"},
    )
    expect(
        table,
        ann={"blue": "Computers", "purple": "A.I.", "score": "Databases"},
        bob={"blue": "Genetics"},
        supply={10: "Robotics"},
    )


def test_computers_skips_the_demand_of_the_10() -> None:
    table = deal(
        "Computers",
        3,
        ann={"blue": "Computers"},
        bob={"yellow": "Agriculture"},
        supply={6: "Democracy", 10: "Globalization"},
    )
    expect(
        table,
        ann={"blue": "Computers", "yellow": "Globalization", "score": "Democracy"},
        bob={"yellow": "Agriculture"},
    )


def test_computers_runs_nothing_of_a_10_that_only_demands() -> None:
    table = deal(
        "Computers", 3, actions=2, ann={"blue": "Computers"}, bob={"score": "Oars, Tools"}, supply={10: "Databases"}
    )
    expect(table, ann={"blue": "Computers", "green": "Databases"}, bob={"score": "Oars, Tools"})


def test_computers_ends_the_game_when_no_10_is_left() -> None:
    table = deal("Computers", 3, ann={"blue": "Computers"}, bob={"score": "Oars"})
    expect(table, ann={"blue": "Computers"}, bob={"score": "Oars"}, winner="bob")


def test_computers_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Computers",
        3,
        ann={"blue": "Computers"},
        bob={"purple": "Railroad", "red": "Oars, Archery"},
        supply={10: "Stem Cells, Databases, Robotics"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"blue": "Computers", "green": "Databases", "hand": "Robotics"},
        bob={"purple": "Railroad", "red": "up: Oars, Archery", "yellow": "Stem Cells"},
    )


# -- Ecology ---------------------------------------------------------------------


def test_ecology_returns_a_card_to_score_another_and_draw_two_10s() -> None:
    table = deal(
        "Ecology",
        3,
        actions=2,
        ann={"yellow": "Ecology", "hand": "Sailing, Writing, Tools"},
        bob={},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Sailing  (of Sailing, Writing, Tools, pass)", "ann: Tools  (of Writing, Tools)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Writing, A.I., Software", "score": "Tools"},
        bob={},
        supply={1: "Sailing"},
    )


def test_ecology_draws_both_10s_though_the_last_card_was_returned() -> None:
    table = deal(
        "Ecology", 3, actions=2, ann={"yellow": "Ecology", "hand": "Sailing"}, bob={}, supply={10: "A.I., Software"}
    )
    play(table, "ann: Sailing  (of Sailing, pass)")
    expect(table, ann={"yellow": "Ecology", "hand": "A.I., Software"}, bob={}, supply={1: "Sailing"})


def test_ecology_can_be_declined() -> None:
    table = deal(
        "Ecology",
        3,
        actions=2,
        ann={"yellow": "Ecology", "hand": "Sailing, Writing"},
        bob={},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: pass  (of Sailing, Writing, pass)")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Sailing, Writing"},
        bob={},
        supply={10: "A.I., Software"},
    )


def test_ecology_does_nothing_with_an_empty_hand() -> None:
    table = deal("Ecology", 3, actions=2, ann={"yellow": "Ecology"}, bob={}, supply={10: "A.I., Software"})
    expect(table, ann={"yellow": "Ecology"}, bob={}, supply={10: "A.I., Software"})


def test_ecology_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "Ecology",
        3,
        ann={"yellow": "Ecology"},
        bob={"purple": "Education", "hand": "Sailing, Tools"},
        supply={9: "Fission", 10: "A.I., Software"},
    )
    play(table, "bob: Sailing  (of Sailing, Tools, pass)")
    expect(
        table,
        ann={"yellow": "Ecology", "hand": "Fission"},
        bob={"purple": "Education", "hand": "A.I., Software", "score": "Tools"},
    )


# -- Fission ---------------------------------------------------------------------


def test_fission_with_a_red_10_removes_everything_but_achievements_and_decks_and_stops() -> None:
    """Bob, whose turn comes next, can only draw: Domestication."""
    table = deal(
        "Fission",
        3,
        actions=1,
        ann={"red": "left: Fission, Oars", "hand": "Writing", "score": "Tools", "specials": "World"},
        bob={"green": "Sailing", "hand": "Pottery", "score": "Clothing", "achievements": "Philosophy"},
        carol={"yellow": "Agriculture", "hand": "Masonry"},
        dave={"blue": "Rocketry", "score": "Archery"},
        available="Mysticism",
        supply={1: "Domestication", 9: "Genetics", 10: "Robotics, A.I., Software"},
    )
    assert table.has_event("reveal", "Robotics")
    expect(
        table,
        ann={"specials": "World"},
        bob={"achievements": "Philosophy", "hand": "Domestication"},
        carol={},
        dave={},
        supply={9: "Genetics", 10: "A.I., Software"},
    )
    assert [card.name for card in table.game.state.available] == ["Mysticism"]
    assert {card.name for card in table.game.state.box} >= {"Robotics", "Fission", "Oars", "Archery", "Masonry"}


def test_fission_stops_at_the_second_victim_whose_10_is_red() -> None:
    """Bob, whose turn comes next, can only draw: Domestication."""
    table = deal(
        "Fission",
        1,
        actions=1,
        ann={"red": "Fission"},
        bob={"hand": "Tools"},
        carol={},
        supply={1: "Domestication", 10: "A.I., Miniaturization, Software"},
    )
    assert table.has_event("reveal", "A.I.")
    assert table.has_event("reveal", "Miniaturization")
    expect(table, bob={"hand": "Domestication"}, supply={10: "Software"})


def test_fission_with_another_10_leaves_it_in_hand_and_goes_on_to_return_and_draw_in_edition_3() -> None:
    table = deal(
        "Fission",
        3,
        ann={"red": "Fission, Oars", "green": "Sailing"},
        bob={"blue": "Writing, Tools"},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Writing  (of Sailing, Writing)")
    assert table.has_event("reveal", "A.I.")
    expect(
        table,
        ann={"red": "Fission, Oars", "green": "Sailing", "hand": "Software"},
        bob={"blue": "Tools", "hand": "A.I."},
        supply={1: "Writing", 10: ""},
    )


def test_fission_returns_without_a_draw_in_edition_1() -> None:
    table = deal(
        "Fission",
        1,
        ann={"red": "Fission, Oars", "green": "Sailing"},
        bob={"blue": "Writing, Tools"},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Sailing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Fission, Oars"},
        bob={"blue": "Writing, Tools", "hand": "A.I."},
        supply={1: "Sailing", 10: "Software"},
    )


def test_fission_must_return_the_players_own_top_card_if_there_is_no_other() -> None:
    table = deal("Fission", 3, ann={"red": "Fission", "green": "Sailing"}, bob={}, supply={10: "A.I., Software"})
    expect(table, ann={"red": "Fission", "hand": "Software"}, bob={"hand": "A.I."}, supply={1: "Sailing"})


def test_fission_never_returns_fission_but_draws_all_the_same_in_edition_3() -> None:
    table = deal("Fission", 3, ann={"red": "Fission, Oars"}, bob={}, supply={10: "A.I., Software"})
    assert not table.has_event("return")
    expect(table, ann={"red": "Fission, Oars", "hand": "Software"}, bob={"hand": "A.I."})


def test_fission_never_returns_fission_in_edition_1() -> None:
    table = deal("Fission", 1, ann={"red": "Fission, Oars"}, bob={}, supply={10: "A.I., Software"})
    assert not table.has_event("return")
    expect(table, ann={"red": "Fission, Oars"}, bob={"hand": "A.I."}, supply={10: "Software"})


def test_fission_spares_and_is_shared_by_as_many_clocks_in_edition_3() -> None:
    table = deal(
        "Fission",
        3,
        ann={"red": "Fission", "green": "Sailing"},
        bob={"blue": "Rocketry"},
        supply={9: "Genetics", 10: "A.I., Software"},
    )
    play(table, "bob: Sailing  (of Sailing, Rocketry)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"red": "Fission", "hand": "Software, Genetics"},
        bob={"hand": "A.I."},
        supply={1: "Sailing", 8: "Rocketry"},
    )


def test_fission_spares_and_is_shared_by_as_many_clocks_in_edition_1() -> None:
    table = deal(
        "Fission",
        1,
        actions=2,
        ann={"red": "Fission", "green": "Sailing"},
        bob={"blue": "Rocketry"},
        supply={9: "Genetics", 10: "A.I., Software"},
    )
    play(table, "bob: Rocketry  (of Sailing, Rocketry)")
    expect(
        table,
        ann={"red": "Fission", "hand": "Genetics"},
        bob={},
        supply={1: "Sailing", 8: "Rocketry", 10: "A.I., Software"},
    )


# -- Genetics --------------------------------------------------------------------


def test_genetics_scores_the_whole_pile_beneath_the_10() -> None:
    table = deal(
        "Genetics",
        3,
        actions=2,
        ann={"blue": "Genetics", "yellow": "up: Agriculture, Masonry", "red": "Oars, Archery"},
        bob={},
        supply={9: "Services", 10: "Stem Cells"},
    )
    assert table.has_event("meld", "Stem Cells")
    expect(
        table,
        ann={
            "blue": "Genetics",
            "yellow": "Stem Cells",
            "red": "Oars, Archery",
            "score": "Agriculture, Masonry",
        },
        bob={},
    )


def test_genetics_can_score_itself() -> None:
    table = deal("Genetics", 3, actions=2, ann={"blue": "Genetics, Tools"}, bob={}, supply={10: "Software"})
    expect(table, ann={"blue": "Software", "score": "Genetics, Tools"}, bob={})


def test_genetics_scores_nothing_beneath_a_new_color() -> None:
    table = deal("Genetics", 3, actions=2, ann={"blue": "Genetics", "red": "Oars"}, bob={}, supply={10: "Stem Cells"})
    assert not table.has_event("score")
    expect(table, ann={"blue": "Genetics", "red": "Oars", "yellow": "Stem Cells"}, bob={})


def test_genetics_scoring_six_cards_claims_monument() -> None:
    table = deal(
        "Genetics",
        3,
        actions=2,
        ann={"blue": "Genetics, Tools, Writing, Pottery, Calendar, Mathematics"},
        bob={},
        supply={10: "Software"},
    )
    expect(
        table,
        ann={
            "blue": "Software",
            "score": "Genetics, Tools, Writing, Pottery, Calendar, Mathematics",
            "specials": "Monument",
        },
        bob={},
    )


def test_genetics_is_shared_by_as_many_lightbulbs() -> None:
    table = deal(
        "Genetics",
        3,
        ann={"blue": "Genetics"},
        bob={"purple": "Education"},
        supply={10: "A.I., Robotics, Databases"},
    )
    expect(
        table,
        ann={"blue": "Genetics", "red": "Robotics", "hand": "Databases"},
        bob={"purple": "A.I.", "score": "Education"},
    )


# -- Satellites ------------------------------------------------------------------


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


# -- Services --------------------------------------------------------------------


def test_services_takes_all_the_highest_of_the_score_pile_for_a_top_card_without_a_leaf() -> None:
    table = deal(
        "Services",
        3,
        ann={"purple": "Services", "red": "Archery", "green": "Sailing", "blue": "Tools"},
        bob={"score": "Mobility, Skyscrapers, Oars"},
    )
    play(table, "bob: Tools  (of Archery, Tools)")
    expect(
        table,
        ann={"purple": "Services", "red": "Archery", "green": "Sailing", "hand": "Mobility, Skyscrapers"},
        bob={"score": "Oars", "hand": "Tools"},
    )


def test_services_makes_the_victim_take_the_only_card_without_a_leaf() -> None:
    table = deal("Services", 3, ann={"purple": "Services", "red": "Archery"}, bob={"score": "Oars"})
    expect(table, ann={"purple": "Services", "hand": "Oars"}, bob={"hand": "Archery"})


def test_services_offers_the_next_victim_the_top_card_uncovered_by_the_first() -> None:
    table = deal(
        "Services",
        3,
        ann={"purple": "Services", "red": "Archery", "blue": "Tools, Writing"},
        bob={"score": "Mobility, Oars"},
        carol={"score": "Coal, Flight"},
    )
    play(table, "bob: Tools  (of Archery, Tools)", "carol: Writing  (of Archery, Writing)")
    expect(
        table,
        ann={"purple": "Services", "red": "Archery", "hand": "Mobility, Flight"},
        bob={"score": "Oars", "hand": "Tools"},
        carol={"score": "Coal", "hand": "Writing"},
    )


def test_services_gives_nothing_back_where_all_top_cards_have_a_leaf() -> None:
    table = deal(
        "Services", 3, actions=2, ann={"purple": "Services, Mysticism", "green": "Sailing"}, bob={"score": "Oars"}
    )
    expect(table, ann={"purple": "Services, Mysticism", "green": "Sailing", "hand": "Oars"}, bob={})


def test_services_gives_nothing_for_an_empty_score_pile() -> None:
    table = deal("Services", 3, ann={"purple": "Services", "red": "Archery"}, bob={"hand": "Tools"})
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"hand": "Tools"})


def test_services_spares_whoever_has_as_many_leaves() -> None:
    table = deal(
        "Services", 3, ann={"purple": "Services", "red": "Archery"}, bob={"purple": "Reformation", "score": "Oars"}
    )
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"purple": "Reformation", "score": "Oars"})


# -- Specialization --------------------------------------------------------------


def test_specialization_takes_the_top_card_of_the_revealed_color_from_every_opponent() -> None:
    table = deal(
        "Specialization",
        3,
        ann={"purple": "Specialization", "red": "Engineering", "hand": "Oars, Sailing"},
        bob={"red": "Archery, Metalworking", "green": "The Wheel"},
        carol={"red": "left: Construction, Road Building"},
    )
    play(table, "ann: Oars  (of Oars, Sailing)")
    assert table.has_event("reveal", "Oars")
    expect(
        table,
        ann={
            "purple": "Specialization",
            "red": "Engineering",
            "hand": "Oars, Sailing, Archery, Construction",
        },
        bob={"red": "Metalworking", "green": "The Wheel"},
        carol={"red": "Road Building"},
    )


def test_specialization_must_reveal_the_only_card_though_no_opponent_has_its_color() -> None:
    table = deal("Specialization", 3, ann={"purple": "Specialization", "hand": "Oars"}, bob={"green": "The Wheel"})
    assert table.has_event("reveal", "Oars")
    expect(table, ann={"purple": "Specialization", "hand": "Oars"}, bob={"green": "The Wheel"})


def test_specialization_takes_nothing_with_an_empty_hand() -> None:
    table = deal("Specialization", 3, ann={"purple": "Specialization"}, bob={"red": "Archery"})
    expect(table, ann={"purple": "Specialization"}, bob={"red": "Archery"})


def test_specialization_lets_a_sharer_take_from_the_activating_player() -> None:
    table = deal(
        "Specialization",
        3,
        ann={"purple": "Specialization", "red": "Archery"},
        bob={"red": "Coal", "hand": "Oars"},
        supply={9: "Genetics"},
    )
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Genetics"},
        bob={"red": "Coal", "hand": "Oars, Archery"},
    )


def test_specialization_takes_nothing_from_a_partner() -> None:
    table = deal(
        "Specialization",
        3,
        actions=2,
        teams=True,
        ann={"purple": "Specialization", "hand": "Oars"},
        bob={"red": "Archery"},
        carol={"red": "Metalworking"},
        dave={"red": "Construction"},
    )
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Oars, Archery, Construction"},
        carol={"red": "Metalworking"},
    )


def test_specialization_splays_yellow_or_blue_up() -> None:
    table = deal(
        "Specialization",
        3,
        actions=2,
        ann={
            "purple": "Specialization, Mysticism",
            "yellow": "Agriculture, Masonry",
            "blue": "right: Tools, Writing",
        },
        bob={},
    )
    play(table, "ann: blue  (of yellow, blue, pass)")
    expect(
        table,
        ann={
            "purple": "Specialization, Mysticism",
            "yellow": "Agriculture, Masonry",
            "blue": "up: Tools, Writing",
        },
        bob={},
    )


def test_specialization_splay_can_be_declined() -> None:
    table = deal(
        "Specialization", 3, actions=2, ann={"purple": "Specialization", "yellow": "Agriculture, Masonry"}, bob={}
    )
    play(table, "ann: pass  (of yellow, pass)")
    expect(table, ann={"purple": "Specialization", "yellow": "Agriculture, Masonry"}, bob={})


def test_specialization_asks_nothing_without_a_pile_to_splay() -> None:
    table = deal(
        "Specialization",
        3,
        actions=2,
        ann={"purple": "Specialization, Mysticism", "yellow": "Agriculture", "blue": "up: Tools, Writing"},
        bob={},
    )
    expect(
        table,
        ann={"purple": "Specialization, Mysticism", "yellow": "Agriculture", "blue": "up: Tools, Writing"},
        bob={},
    )


def test_specialization_splay_is_shared_by_as_many_factories() -> None:
    table = deal(
        "Specialization",
        3,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "blue": "Tools, Writing"},
        supply={9: "Genetics"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Genetics"},
        bob={"red": "Coal", "blue": "up: Tools, Writing"},
    )


# -- Suburbia --------------------------------------------------------------------


def test_suburbia_tucks_some_cards_and_scores_a_1_for_each() -> None:
    table = deal(
        "Suburbia",
        3,
        actions=2,
        ann={"yellow": "Suburbia", "green": "The Wheel", "hand": "Sailing, Writing, Oars"},
        bob={},
        supply={1: "Pottery, Tools, Archery"},
    )
    play(
        table,
        "ann: Sailing  (of Sailing, Writing, Oars, pass)",
        "ann: Oars  (of Writing, Oars, pass)",
        "ann: pass  (of Writing, pass)",
    )
    expect(
        table,
        ann={
            "yellow": "Suburbia",
            "green": "The Wheel, Sailing",
            "red": "Oars",
            "hand": "Writing",
            "score": "Pottery, Tools",
        },
        bob={},
        supply={1: "Archery"},
    )


def test_suburbia_tucks_all_cards_in_the_order_picked_before_the_first_draw() -> None:
    table = deal(
        "Suburbia",
        3,
        actions=2,
        ann={"yellow": "Suburbia", "hand": "Archery, Metalworking"},
        bob={},
        supply={1: "Pottery, Tools"},
    )
    play(
        table,
        "ann: Metalworking  (of Archery, Metalworking, pass)",
        "ann: Archery  (of Archery, pass)",
    )
    assert [kind for kind in kinds(table) if kind in ("tuck", "draw", "score")] == [
        "tuck",
        "tuck",
        "draw",
        "score",
        "draw",
        "score",
    ]
    expect(
        table,
        ann={"yellow": "Suburbia", "red": "Metalworking, Archery", "score": "Pottery, Tools"},
        bob={},
    )


def test_suburbia_can_be_declined() -> None:
    table = deal("Suburbia", 3, actions=2, ann={"yellow": "Suburbia", "hand": "Oars"}, bob={}, supply={1: "Pottery"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Suburbia", "hand": "Oars"}, bob={}, supply={1: "Pottery"})


def test_suburbia_does_nothing_with_an_empty_hand() -> None:
    table = deal("Suburbia", 3, actions=2, ann={"yellow": "Suburbia"}, bob={}, supply={1: "Pottery"})
    expect(table, ann={"yellow": "Suburbia"}, bob={}, supply={1: "Pottery"})


def test_suburbia_is_shared_by_as_many_leaves() -> None:
    table = deal(
        "Suburbia",
        3,
        ann={"yellow": "Suburbia"},
        bob={"blue": "Pottery", "hand": "Oars"},
        supply={1: "Tools", 9: "Genetics"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"yellow": "Suburbia", "hand": "Genetics"},
        bob={"blue": "Pottery", "red": "Oars", "score": "Tools"},
    )
