"""Scenarios for the cards of age 7."""

from scenario import deal, expect, play

# -- Bicycle -----------------------------------------------------------------------


def test_bicycle_swaps_hand_and_score_pile() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "hand": "Oars, Archery", "score": "Railroad"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"green": "Bicycle", "hand": "Railroad", "score": "Oars, Archery"})


def test_bicycle_declined() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "hand": "Oars", "score": "Railroad"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"green": "Bicycle", "hand": "Oars", "score": "Railroad"})


def test_bicycle_moves_the_hand_to_an_empty_score_pile() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "hand": "Oars, Tools"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Oars, Tools"})


def test_bicycle_moves_the_score_pile_to_an_empty_hand() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "score": "Oars, Tools"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "hand": "Oars, Tools"})


def test_bicycle_asks_nothing_without_any_card() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle"}, bob={})
    expect(table, ann={"green": "Bicycle"})


def test_bicycle_is_shared() -> None:
    table = deal(
        "Bicycle",
        3,
        ann={"green": "Bicycle", "hand": "Tools"},
        bob={"purple": "Enterprise", "hand": "Oars", "score": "Coal"},
        supply={7: "Lighting"},
    )
    play(table, "bob: yes  (of yes, pass)", "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"green": "Bicycle", "hand": "Tools, Lighting"},
        bob={"purple": "Enterprise", "hand": "Coal", "score": "Oars"},
    )


def test_bicycle_gives_no_bonus_if_the_sharer_declines() -> None:
    table = deal(
        "Bicycle",
        3,
        ann={"green": "Bicycle", "hand": "Tools"},
        bob={"purple": "Enterprise", "hand": "Oars"},
        supply={7: "Lighting"},
    )
    play(table, "bob: pass", "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Tools"}, bob={"purple": "Enterprise", "hand": "Oars"})


# -- Combustion --------------------------------------------------------------------


def test_combustion_takes_two_cards_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"score": "Oars, Coal, Sailing"})
    play(table, "bob: Oars  (of Oars, Coal)", "bob: Sailing  (of Coal, Sailing)")
    expect(table, ann={"red": "Combustion", "score": "Oars, Sailing"}, bob={"score": "Coal"})


def test_combustion_takes_the_only_card_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Combustion", "score": "Oars"})


def test_combustion_finds_an_empty_score_pile_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"hand": "Oars"})
    expect(table, ann={"red": "Combustion"}, bob={"hand": "Oars"})


def test_combustion_spares_the_immune_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion"}, bob={"purple": "Enterprise", "score": "Oars, Tools"})
    expect(table, ann={"red": "Combustion"}, bob={"purple": "Enterprise", "score": "Oars, Tools"})


def test_combustion_has_no_return_in_edition_1() -> None:
    table = deal("Combustion", 1, ann={"red": "Combustion, Oars"}, bob={"red": "Optics, Archery"})
    expect(table, ann={"red": "Combustion, Oars"}, bob={"red": "Optics, Archery"})


def test_combustion_takes_a_card_for_four_crowns_of_the_demander_in_edition_3() -> None:
    """Seven crowns of ann make one card; the two of bob do not count."""
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion", "purple": "Enterprise", "green": "Mapmaking"},
        bob={"yellow": "Canal Building", "score": "Coal, Tools"},
    )
    play(table, "bob: Tools  (of Coal, Tools)")
    expect(
        table,
        ann={"purple": "Enterprise", "green": "Mapmaking", "score": "Tools"},
        bob={"yellow": "Canal Building", "score": "Coal"},
        supply={7: "Combustion"},
    )


def test_combustion_takes_two_cards_for_eight_crowns_in_edition_3() -> None:
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion", "purple": "Enterprise", "blue": "Encyclopedia"},
        bob={"score": "Oars, Tools, Sailing"},
    )
    play(table, "bob: Tools  (of Oars, Tools)")
    expect(
        table,
        ann={"purple": "Enterprise", "blue": "Encyclopedia", "score": "Tools, Sailing"},
        bob={"score": "Oars"},
    )


def test_combustion_takes_all_if_there_are_too_few_in_edition_3() -> None:
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion", "purple": "Enterprise", "blue": "Encyclopedia"},
        bob={"score": "Oars"},
    )
    expect(table, ann={"purple": "Enterprise", "blue": "Encyclopedia", "score": "Oars"})


def test_combustion_takes_nothing_below_four_crowns_in_edition_3() -> None:
    table = deal("Combustion", 3, ann={"red": "Combustion, Oars"}, bob={"score": "Tools"})
    expect(table, ann={"red": "Combustion"}, bob={"score": "Tools"}, supply={1: "Oars"})


def test_combustion_returns_itself_as_the_only_red_card() -> None:
    table = deal("Combustion", 3, ann={"red": "Combustion", "blue": "Tools"}, bob={})
    expect(table, ann={"blue": "Tools"}, supply={7: "Combustion"})


def test_combustion_returns_the_bottom_red_card() -> None:
    table = deal("Combustion", 3, ann={"red": "left: Combustion, Archery, Oars"}, bob={})
    expect(table, ann={"red": "left: Combustion, Archery"}, supply={1: "Oars"})


def test_combustion_spares_the_immune_who_share_the_return() -> None:
    table = deal(
        "Combustion",
        3,
        ann={"red": "Combustion, Coal", "purple": "Enterprise"},
        bob={"red": "Optics, Archery", "blue": "Encyclopedia", "score": "Tools, Sailing"},
        supply={7: "Lighting"},
    )
    expect(
        table,
        ann={"red": "Combustion", "purple": "Enterprise", "hand": "Lighting"},
        bob={"red": "Optics", "blue": "Encyclopedia", "score": "Tools, Sailing"},
        supply={1: "Archery", 5: "Coal"},
    )


def test_combustion_finds_no_red_card_to_return() -> None:
    """The sharer has none, so there is no bonus draw either."""
    table = deal("Combustion", 3, ann={"red": "Combustion, Coal"}, bob={"blue": "Encyclopedia"}, supply={7: "Lighting"})
    expect(table, ann={"red": "Combustion"}, bob={"blue": "Encyclopedia"}, supply={5: "Coal", 7: "Lighting"})


# -- Electricity -------------------------------------------------------------------


def test_electricity_returns_top_cards_without_a_factory() -> None:
    """Archery, uncovered by the returns, stays, though it has no factory."""
    table = deal(
        "Electricity",
        3,
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


def test_electricity_returns_everything_before_it_draws() -> None:
    table = deal(
        "Electricity",
        3,
        ann={"green": "Electricity", "yellow": "Antibiotics", "purple": "Lighting"},
        bob={},
        supply={8: "Flight"},
    )
    expect(table, ann={"green": "Electricity", "hand": "Flight, Antibiotics"}, supply={7: "Lighting", 8: ""})


def test_electricity_lets_you_order_the_cards_for_one_deck() -> None:
    table = deal(
        "Electricity",
        3,
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


def test_electricity_does_nothing_if_every_top_card_has_a_factory() -> None:
    table = deal("Electricity", 3, ann={"green": "Electricity", "red": "Coal, Oars"}, bob={}, supply={8: "Flight"})
    expect(table, ann={"green": "Electricity", "red": "Coal, Oars"}, supply={8: "Flight"})


def test_electricity_is_shared() -> None:
    table = deal(
        "Electricity",
        3,
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


# -- Evolution ---------------------------------------------------------------------


def test_evolution_scores_an_8_and_returns_another_card() -> None:
    table = deal(
        "Evolution", 3, ann={"blue": "Evolution", "score": "Oars"}, bob={}, supply={7: "Lighting", 8: "Flight"}
    )
    play(table, "ann: draw and score  (of draw and score, draw, pass)", "ann: Oars  (of Oars, Flight)")
    expect(table, ann={"blue": "Evolution", "score": "Flight"}, supply={1: "Oars", 7: "Lighting", 8: ""})


def test_evolution_may_return_the_very_8() -> None:
    table = deal("Evolution", 3, ann={"blue": "Evolution", "score": "Oars"}, bob={}, supply={8: "Flight, Mobility"})
    play(table, "ann: draw and score", "ann: Flight  (of Oars, Flight)")
    expect(table, ann={"blue": "Evolution", "score": "Oars"}, supply={8: "Mobility, Flight"})


def test_evolution_must_return_the_8_if_it_is_alone() -> None:
    table = deal("Evolution", 3, ann={"blue": "Evolution"}, bob={}, supply={8: "Flight, Mobility"})
    play(table, "ann: draw and score")
    expect(table, ann={"blue": "Evolution"}, supply={8: "Mobility, Flight"})


def test_evolution_draws_one_more_than_the_highest_scored_card() -> None:
    table = deal(
        "Evolution",
        3,
        ann={"blue": "Evolution", "score": "Machinery, Oars"},
        bob={},
        supply={2: "Calendar", 3: "Paper", 4: "Anatomy", 8: "Flight"},
    )
    play(table, "ann: draw  (of draw and score, draw, pass)")
    assert not table.has_event("reveal")
    expect(table, ann={"blue": "Evolution", "score": "Machinery, Oars", "hand": "Anatomy"})


def test_evolution_draws_a_1_with_an_empty_score_pile() -> None:
    table = deal("Evolution", 3, ann={"blue": "Evolution"}, bob={}, supply={1: "Oars", 2: "Fermenting"})
    play(table, "ann: draw")
    expect(table, ann={"blue": "Evolution", "hand": "Oars"})


def test_evolution_counts_as_scoring_for_monument() -> None:
    table = deal("Evolution", 3, ann={"blue": "Evolution", "scored": 5}, bob={}, supply={8: "Flight"})
    play(table, "ann: draw and score")
    expect(table, ann={"blue": "Evolution", "specials": "Monument"}, supply={8: "Flight"})


def test_evolution_draw_above_the_last_age_ends_the_game() -> None:
    table = deal(
        "Evolution", 3, ann={"blue": "Evolution", "score": "Databases"}, bob={"score": "Oars"}, supply={8: "Flight"}
    )
    play(table, "ann: draw")
    expect(table, winner="ann", ann={"blue": "Evolution", "score": "Databases"}, bob={"score": "Oars"})


def test_evolution_declined_both_ways() -> None:
    table = deal(
        "Evolution",
        3,
        ann={"blue": "Evolution", "score": "Oars"},
        bob={},
        supply={2: "Currency", 8: "Flight"},
    )
    play(table, "ann: pass  (of draw and score, draw, pass)")
    expect(table, ann={"blue": "Evolution", "score": "Oars"}, supply={2: "Currency", 8: "Flight"})


def test_evolution_is_shared() -> None:
    table = deal(
        "Evolution",
        3,
        ann={"blue": "Evolution"},
        bob={"blue": "Experimentation", "score": "Oars"},
        supply={2: "Currency", 7: "Lighting"},
    )
    play(table, "bob: draw", "ann: pass")
    expect(
        table,
        ann={"blue": "Evolution", "hand": "Lighting"},
        bob={"blue": "Experimentation", "score": "Oars", "hand": "Currency"},
    )


# -- Explosives --------------------------------------------------------------------


def test_explosives_takes_the_three_highest() -> None:
    table = deal(
        "Explosives",
        3,
        ann={"red": "Explosives"},
        bob={"hand": "Machinery, Oars, Anatomy, Currency"},
        supply={7: "Lighting"},
    )
    expect(table, ann={"red": "Explosives", "hand": "Anatomy, Machinery, Currency"}, bob={"hand": "Oars"})


def test_explosives_lets_the_victim_pick_among_ties() -> None:
    table = deal(
        "Explosives", 3, ann={"red": "Explosives"}, bob={"hand": "Anatomy, Machinery, Medicine, Feudalism, Oars"}
    )
    play(table, "bob: Medicine  (of Machinery, Medicine)")
    expect(table, ann={"red": "Explosives", "hand": "Anatomy, Medicine, Feudalism"}, bob={"hand": "Machinery, Oars"})


def test_explosives_lets_the_victim_draw_when_the_third_was_the_last() -> None:
    table = deal(
        "Explosives",
        3,
        ann={"red": "Explosives"},
        bob={"hand": "Oars, Tools, Anatomy"},
        supply={6: "Canning", 7: "Lighting"},
    )
    assert not table.has_event("reveal")
    expect(table, ann={"red": "Explosives", "hand": "Oars, Tools, Anatomy"}, bob={"hand": "Lighting"})


def test_explosives_takes_all_of_a_small_hand() -> None:
    table = deal("Explosives", 3, ann={"red": "Explosives"}, bob={"hand": "Oars, Tools"}, supply={7: "Lighting"})
    expect(table, ann={"red": "Explosives", "hand": "Oars, Tools"}, bob={"hand": "Lighting"})


def test_explosives_gives_no_draw_to_a_hand_that_was_empty() -> None:
    table = deal("Explosives", 3, ann={"red": "Explosives"}, bob={}, supply={7: "Lighting"})
    expect(table, ann={"red": "Explosives"}, supply={7: "Lighting"})


def test_explosives_spares_the_immune() -> None:
    table = deal("Explosives", 3, ann={"red": "Explosives"}, bob={"red": "Coal", "hand": "Oars"})
    expect(table, ann={"red": "Explosives"}, bob={"red": "Coal", "hand": "Oars"})


# -- Lighting ----------------------------------------------------------------------


def test_lighting_scores_a_7_for_each_value_tucked() -> None:
    table = deal(
        "Lighting",
        3,
        ann={"purple": "Lighting", "hand": "Oars, Archery, Anatomy, Sailing"},
        bob={},
        supply={6: "Canning, Democracy", 7: "Bicycle, Railroad, Evolution"},
    )
    play(
        table,
        "ann: Archery  (of Oars, Archery, Anatomy, Sailing, pass)",
        "ann: Anatomy  (of Oars, Anatomy, Sailing, pass)",
        "ann: Oars  (of Oars, Sailing, pass)",
    )
    expect(
        table,
        ann={
            "purple": "Lighting",
            "red": "Archery, Oars",
            "yellow": "Anatomy",
            "hand": "Sailing",
            "score": "Bicycle, Railroad",
        },
        supply={6: "Canning, Democracy", 7: "Evolution"},
    )


def test_lighting_may_stop_after_one() -> None:
    table = deal(
        "Lighting",
        3,
        ann={"purple": "Lighting", "hand": "Oars, Anatomy"},
        bob={},
        supply={7: "Bicycle, Railroad"},
    )
    play(table, "ann: Oars", "ann: pass  (of Anatomy, pass)")
    expect(table, ann={"purple": "Lighting", "red": "Oars", "hand": "Anatomy", "score": "Bicycle"})


def test_lighting_counts_as_scoring_for_monument() -> None:
    table = deal("Lighting", 3, ann={"purple": "Lighting", "hand": "Oars", "scored": 5}, bob={}, supply={7: "Bicycle"})
    play(table, "ann: Oars")
    expect(table, ann={"purple": "Lighting", "red": "Oars", "score": "Bicycle", "specials": "Monument"})


def test_lighting_declined() -> None:
    table = deal("Lighting", 3, ann={"purple": "Lighting", "hand": "Oars"}, bob={}, supply={7: "Bicycle"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Lighting", "hand": "Oars"}, supply={7: "Bicycle"})


def test_lighting_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Lighting", 3, ann={"purple": "Lighting"}, bob={}, supply={7: "Bicycle"})
    expect(table, ann={"purple": "Lighting"}, supply={7: "Bicycle"})


def test_lighting_is_shared() -> None:
    table = deal(
        "Lighting",
        3,
        ann={"purple": "Lighting"},
        bob={"yellow": "Anatomy", "hand": "Agriculture"},
        supply={7: "Bicycle, Railroad"},
    )
    play(table, "bob: Agriculture  (of Agriculture, pass)")
    expect(
        table,
        ann={"purple": "Lighting", "hand": "Railroad"},
        bob={"yellow": "Anatomy, Agriculture", "score": "Bicycle"},
    )


# -- Publications ------------------------------------------------------------------


def test_publications_puts_a_pile_in_another_order() -> None:
    """Only piles of two or more are offered, and the last card is not asked for."""
    table = deal("Publications", 3, ann={"blue": "Publications, Tools, Writing", "red": "Oars"}, bob={})
    play(
        table,
        "ann: blue  (of blue, pass)",
        "ann: Writing  (of Publications, Tools, Writing)",
        "ann: Publications  (of Publications, Tools)",
        "ann: pass",
    )
    expect(table, ann={"blue": "Writing, Publications, Tools", "red": "Oars"})


def test_publications_keeps_the_splay_of_the_pile() -> None:
    table = deal("Publications", 3, ann={"blue": "Publications", "green": "right: Bicycle, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)", "ann: Sailing  (of Bicycle, Sailing)")
    expect(table, ann={"blue": "Publications", "green": "right: Sailing, Bicycle"})


def test_publications_earns_an_achievement_by_the_new_order_alone() -> None:
    """Ann has ten clocks, and twelve, enough for World, with Rocketry above Publications."""
    table = deal(
        "Publications",
        3,
        ann={
            "red": "Fission",
            "green": "Satellites",
            "blue": "Publications, Rocketry",
            "purple": "up: A.I., The Internet",
        },
        bob={},
    )
    play(
        table,
        "ann: blue  (of blue, purple, pass)",
        "ann: Rocketry  (of Publications, Rocketry)",
        "ann: pass  (of blue, pass)",
    )
    expect(
        table,
        ann={
            "red": "Fission",
            "green": "Satellites",
            "blue": "Rocketry, Publications",
            "purple": "up: A.I., The Internet",
            "specials": "World",
        },
    )


def test_publications_rearrangement_declined() -> None:
    table = deal("Publications", 1, ann={"blue": "Publications", "red": "Oars, Archery"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"blue": "Publications", "red": "Oars, Archery"})


def test_publications_asks_nothing_where_every_color_has_one_card() -> None:
    table = deal("Publications", 3, ann={"blue": "Publications", "yellow": "Anatomy"}, bob={})
    expect(table, ann={"blue": "Publications", "yellow": "Anatomy"})


def test_publications_splays_yellow_or_blue_up() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications, Tools", "yellow": "left: Anatomy, Masonry", "red": "Oars, Archery"},
        bob={},
    )
    play(table, "ann: pass", "ann: yellow  (of yellow, blue, pass)")
    expect(table, ann={"blue": "Publications, Tools", "yellow": "up: Anatomy, Masonry", "red": "Oars, Archery"})


def test_publications_splay_declined() -> None:
    table = deal("Publications", 3, ann={"blue": "Publications, Tools"}, bob={})
    play(table, "ann: pass  (of blue, pass)", "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "Publications, Tools"})


def test_publications_does_not_offer_a_color_that_is_up_already() -> None:
    table = deal("Publications", 3, ann={"blue": "up: Publications, Tools", "yellow": "Anatomy"}, bob={})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "up: Publications, Tools", "yellow": "Anatomy"})


def test_publications_rearrangement_is_shared() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications"},
        bob={"purple": "Philosophy, Mysticism"},
        supply={7: "Lighting"},
    )
    play(table, "bob: purple  (of purple, pass)", "bob: Mysticism  (of Philosophy, Mysticism)")
    expect(table, ann={"blue": "Publications", "hand": "Lighting"}, bob={"purple": "Mysticism, Philosophy"})


def test_publications_gives_no_bonus_for_the_order_there_was() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications"},
        bob={"purple": "Philosophy, Mysticism"},
        supply={7: "Lighting"},
    )
    play(table, "bob: purple", "bob: Philosophy")
    expect(table, ann={"blue": "Publications"}, bob={"purple": "Philosophy, Mysticism"})


def test_publications_splay_is_shared() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications"},
        bob={"blue": "Experimentation, Pottery"},
        supply={7: "Lighting"},
    )
    play(table, "bob: pass", "bob: blue  (of blue, pass)")
    expect(table, ann={"blue": "Publications", "hand": "Lighting"}, bob={"blue": "up: Experimentation, Pottery"})


# -- Railroad ----------------------------------------------------------------------


def test_railroad_gives_a_new_hand_of_three() -> None:
    table = deal(
        "Railroad",
        3,
        ann={"purple": "Railroad", "hand": "Oars, Machinery"},
        bob={},
        supply={5: "Coal, Physics, Banking", 6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Canning, Democracy, Vaccination"},
        supply={1: "Oars", 3: "Machinery", 5: "Coal, Physics, Banking", 6: "Encyclopedia"},
    )


def test_railroad_returns_before_it_draws() -> None:
    table = deal(
        "Railroad",
        3,
        ann={"purple": "Railroad", "hand": "Canning"},
        bob={},
        supply={6: "Democracy, Vaccination"},
    )
    expect(table, ann={"purple": "Railroad", "hand": "Democracy, Vaccination, Canning"}, supply={6: ""})


def test_railroad_lets_you_order_the_cards_for_one_deck() -> None:
    table = deal(
        "Railroad",
        3,
        ann={"purple": "Railroad", "hand": "Oars, Machinery, Tools"},
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "ann: Tools  (of Oars, Tools)")
    expect(table, ann={"purple": "Railroad", "hand": "Canning, Democracy, Vaccination"}, supply={1: "Tools, Oars"})


def test_railroad_draws_also_for_an_empty_hand() -> None:
    table = deal("Railroad", 1, ann={"purple": "Railroad"}, bob={}, supply={6: "Canning, Democracy, Vaccination"})
    expect(table, ann={"purple": "Railroad", "hand": "Canning, Democracy, Vaccination"})


def test_railroad_splays_up_what_is_splayed_right() -> None:
    table = deal(
        "Railroad",
        3,
        ann={
            "purple": "right: Railroad, Mysticism",
            "green": "left: Bicycle, Sailing",
            "blue": "Tools, Writing",
            "red": "right: Oars, Archery",
        },
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "ann: purple  (of red, purple, pass)")
    expect(
        table,
        ann={
            "purple": "up: Railroad, Mysticism",
            "green": "left: Bicycle, Sailing",
            "blue": "Tools, Writing",
            "red": "right: Oars, Archery",
            "hand": "Canning, Democracy, Vaccination",
        },
    )


def test_railroad_splay_declined() -> None:
    table = deal(
        "Railroad",
        3,
        ann={"purple": "right: Railroad, Mysticism"},
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "right: Railroad, Mysticism", "hand": "Canning, Democracy, Vaccination"})


def test_railroad_splays_nothing_that_is_not_splayed_right() -> None:
    table = deal(
        "Railroad",
        3,
        ann={"purple": "Railroad, Mysticism", "green": "left: Bicycle, Sailing"},
        bob={},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    expect(
        table,
        ann={
            "purple": "Railroad, Mysticism",
            "green": "left: Bicycle, Sailing",
            "hand": "Canning, Democracy, Vaccination",
        },
    )


def test_railroad_is_shared() -> None:
    table = deal(
        "Railroad",
        3,
        ann={"purple": "Railroad"},
        bob={"blue": "right: Rocketry, Tools", "hand": "Oars"},
        supply={
            6: "Canning, Democracy, Vaccination, Encyclopedia, Emancipation, Classification",
            7: "Lighting",
        },
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Encyclopedia, Emancipation, Classification, Lighting"},
        bob={"blue": "up: Rocketry, Tools", "hand": "Canning, Democracy, Vaccination"},
        supply={1: "Oars"},
    )


# -- Refrigeration -----------------------------------------------------------------


def test_refrigeration_halves_a_hand_rounded_down() -> None:
    table = deal(
        "Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Tools, Anatomy, Coal, Sailing"}
    )
    play(
        table,
        "bob: Coal  (of Oars, Tools, Anatomy, Coal, Sailing)",
        "bob: Tools  (of Oars, Tools, Anatomy, Sailing)",
    )
    expect(
        table, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Anatomy, Sailing"}, supply={1: "Tools", 5: "Coal"}
    )


def test_refrigeration_takes_two_of_four() -> None:
    table = deal("Refrigeration", 1, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Tools, Anatomy, Coal"})
    play(table, "bob: Oars", "bob: Anatomy")
    expect(table, ann={"yellow": "Refrigeration"}, bob={"hand": "Tools, Coal"}, supply={1: "Oars", 4: "Anatomy"})


def test_refrigeration_leaves_a_single_card() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"})
    expect(table, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"})


def test_refrigeration_finds_an_empty_hand() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={"score": "Oars, Tools"})
    expect(table, ann={"yellow": "Refrigeration"}, bob={"score": "Oars, Tools"})


def test_refrigeration_spares_the_immune_who_share_the_score() -> None:
    table = deal(
        "Refrigeration",
        3,
        ann={"yellow": "Refrigeration"},
        bob={"yellow": "Anatomy", "hand": "Oars, Tools"},
        supply={7: "Lighting"},
    )
    play(table, "bob: Tools  (of Oars, Tools, pass)")
    expect(
        table,
        ann={"yellow": "Refrigeration", "hand": "Lighting"},
        bob={"yellow": "Anatomy", "hand": "Oars", "score": "Tools"},
    )


def test_refrigeration_scores_a_card() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration", "hand": "Oars, Coal"}, bob={})
    play(table, "ann: Coal  (of Oars, Coal, pass)")
    expect(table, ann={"yellow": "Refrigeration", "hand": "Oars", "score": "Coal"})


def test_refrigeration_score_declined() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Refrigeration", "hand": "Oars"})


def test_refrigeration_scores_nothing_from_an_empty_hand() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={})
    expect(table, ann={"yellow": "Refrigeration"})


# -- Sanitation --------------------------------------------------------------------


def test_sanitation_swaps_the_two_highest_for_the_lowest() -> None:
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Gunpowder, Tools"},
        bob={"hand": "Machinery, Oars, Anatomy"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Gunpowder, Machinery, Anatomy"},
        bob={"hand": "Oars, Tools"},
    )


def test_sanitation_fixes_both_sides_before_the_swap() -> None:
    """Ann's lowest is Coal, though the cards she is about to get are lower."""
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Coal"}, bob={"hand": "Oars, Currency"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Oars, Currency"}, bob={"hand": "Coal"})


def test_sanitation_lets_the_victim_pick_among_tied_highest() -> None:
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Tools"},
        bob={"hand": "Oars, Anatomy, Enterprise, Gunpowder"},
    )
    play(table, "bob: Anatomy  (of Anatomy, Enterprise)", "bob: Gunpowder  (of Enterprise, Gunpowder)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Gunpowder"}, bob={"hand": "Oars, Enterprise, Tools"})


def test_sanitation_asks_nothing_about_exactly_two_tied_highest() -> None:
    table = deal(
        "Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools"}, bob={"hand": "Anatomy, Oars, Enterprise"}
    )
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Enterprise"}, bob={"hand": "Oars, Tools"})


def test_sanitation_lets_the_victim_pick_a_tied_second() -> None:
    table = deal(
        "Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools"}, bob={"hand": "Machinery, Anatomy, Medicine"}
    )
    play(table, "bob: Medicine  (of Machinery, Medicine)")
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Medicine"}, bob={"hand": "Machinery, Tools"})


def test_sanitation_takes_the_only_card() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools, Coal"}, bob={"hand": "Anatomy"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Coal"}, bob={"hand": "Tools"})


def test_sanitation_gives_the_lowest_to_an_empty_hand() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal"}, bob={"hand": "Tools"})


def test_sanitation_takes_two_with_an_empty_hand() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation"}, bob={"hand": "Anatomy, Oars, Coal"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Anatomy, Coal"}, bob={"hand": "Oars"})


def test_sanitation_does_nothing_between_empty_hands() -> None:
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation"}, bob={})
    expect(table, ann={"yellow": "Sanitation"})


def test_sanitation_takes_the_lowest_card_there_is_when_the_next_victim_obeys() -> None:
    """Bob gets Tools for Coal and Anatomy; Anatomy, which came from bob, then goes on to cal."""
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Tools, Flight"},
        bob={"hand": "Oars, Anatomy, Coal"},
        cal={"hand": "Canning, Lighting"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Flight, Coal, Canning, Lighting"},
        bob={"hand": "Oars, Tools"},
        cal={"hand": "Anatomy"},
    )


def test_sanitation_victim_sees_only_equal_backs_of_tied_lowest() -> None:
    """Nobody is asked: ann does not choose, and to bob they look alike, so the card longest in hand goes."""
    table = deal("Sanitation", 3, ann={"yellow": "Sanitation", "hand": "Coal, Tools, Oars"}, bob={"hand": "Anatomy"})
    expect(table, ann={"yellow": "Sanitation", "hand": "Coal, Oars, Anatomy"}, bob={"hand": "Tools"})


def test_sanitation_spares_the_immune() -> None:
    table = deal(
        "Sanitation",
        3,
        ann={"yellow": "Sanitation", "hand": "Tools"},
        bob={"yellow": "Anatomy", "hand": "Coal"},
        cal={"hand": "Canning"},
    )
    expect(
        table,
        ann={"yellow": "Sanitation", "hand": "Canning"},
        bob={"yellow": "Anatomy", "hand": "Coal"},
        cal={"hand": "Tools"},
    )
