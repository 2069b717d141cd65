"""Scenarios for the cards of age 8."""

from scenario import deal, expect, play

# -- Antibiotics -------------------------------------------------------------------


def test_antibiotics_draws_two_8s_for_each_value() -> None:
    table = deal(
        "Antibiotics",
        3,
        ann={"yellow": "Antibiotics", "hand": "Oars, Tools, Anatomy, Sailing"},
        bob={},
        supply={
            7: "Lighting, Bicycle, Railroad, Evolution",
            8: "Flight, Mobility, Rocketry, Socialism, Corporations",
        },
    )
    play(
        table,
        "ann: Tools  (of Oars, Tools, Anatomy, Sailing, pass)",
        "ann: Anatomy  (of Oars, Anatomy, Sailing, pass)",
        "ann: Oars  (of Oars, Sailing, pass)",
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"yellow": "Antibiotics", "hand": "Sailing, Flight, Mobility, Rocketry, Socialism"},
        supply={1: "Tools, Oars", 4: "Anatomy", 7: "Lighting, Bicycle, Railroad, Evolution", 8: "Corporations"},
    )


def test_antibiotics_may_stop_after_one() -> None:
    table = deal(
        "Antibiotics",
        3,
        ann={"yellow": "Antibiotics", "hand": "Oars, Anatomy"},
        bob={},
        supply={8: "Flight, Mobility, Rocketry"},
    )
    play(table, "ann: Oars", "ann: pass  (of Anatomy, pass)")
    expect(table, ann={"yellow": "Antibiotics", "hand": "Anatomy, Flight, Mobility"}, supply={8: "Rocketry"})


def test_antibiotics_returns_before_it_draws() -> None:
    table = deal(
        "Antibiotics",
        3,
        ann={"yellow": "Antibiotics", "hand": "Flight"},
        bob={},
        supply={8: "Mobility", 9: "Fission"},
    )
    play(table, "ann: Flight")
    expect(table, ann={"yellow": "Antibiotics", "hand": "Mobility, Flight"}, supply={8: "", 9: "Fission"})


def test_antibiotics_declined() -> None:
    table = deal("Antibiotics", 3, ann={"yellow": "Antibiotics", "hand": "Oars"}, bob={}, supply={8: "Flight"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Antibiotics", "hand": "Oars"}, supply={8: "Flight"})


def test_antibiotics_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Antibiotics", 3, ann={"yellow": "Antibiotics"}, bob={}, supply={8: "Flight"})
    expect(table, ann={"yellow": "Antibiotics"}, supply={8: "Flight"})


def test_antibiotics_is_shared() -> None:
    table = deal(
        "Antibiotics",
        3,
        ann={"yellow": "Antibiotics"},
        bob={"yellow": "Anatomy", "hand": "Oars"},
        supply={8: "Flight, Mobility, Rocketry"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"yellow": "Antibiotics", "hand": "Rocketry"},
        bob={"yellow": "Anatomy", "hand": "Flight, Mobility"},
    )


# -- Corporations ------------------------------------------------------------------


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


# -- Empiricism --------------------------------------------------------------------


def test_empiricism_melds_a_card_of_a_named_color_and_splays_it_up() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(
        table,
        "ann: yellow  (of red, yellow, green, blue)",
        "ann: blue  (of green, blue, purple)",
        "ann: blue  (of blue, pass)",
    )
    assert table.has_event("reveal", "Computers")
    expect(table, ann={"purple": "Empiricism", "blue": "up: Computers, Tools"})


def test_empiricism_melds_a_card_of_the_color_named_first() -> None:
    table = deal("Empiricism", 1, ann={"purple": "Empiricism", "red": "Oars"}, bob={}, supply={9: "Fission"})
    play(table, "ann: red", "ann: yellow  (of yellow, green, blue, purple)", "ann: red  (of red, pass)")
    expect(table, ann={"purple": "Empiricism", "red": "up: Fission, Oars"})


def test_empiricism_takes_the_last_color_without_asking() -> None:
    """After blue only purple is left to name: every pair is offered in one way."""
    table = deal("Empiricism", 3, ann={"purple": "Empiricism"}, bob={}, supply={9: "Services"})
    play(table, "ann: blue", "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Services, Empiricism"})


def test_empiricism_splay_declined() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: blue", "ann: pass  (of blue, pass)")
    expect(table, ann={"purple": "Empiricism", "blue": "Computers, Tools"})


def test_empiricism_cannot_splay_a_single_card() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: blue")
    expect(table, ann={"purple": "Empiricism", "blue": "Computers"})


def test_empiricism_keeps_a_card_of_another_color_in_hand() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: yellow")
    assert table.has_event("reveal", "Computers")
    expect(table, ann={"purple": "Empiricism", "blue": "Tools", "hand": "Computers"})


def test_empiricism_is_shared() -> None:
    table = deal(
        "Empiricism",
        3,
        ann={"purple": "Empiricism"},
        bob={"blue": "Experimentation"},
        supply={8: "Flight", 9: "Computers, Fission"},
    )
    play(table, "bob: green", "bob: blue", "bob: blue  (of blue, pass)", "ann: green", "ann: blue")
    expect(
        table,
        ann={"purple": "Empiricism", "hand": "Fission, Flight"},
        bob={"blue": "up: Computers, Experimentation"},
    )


TWELVE_LIGHTBULBS = "up: Evolution, Experimentation, Atomic Theory, Genetics, Tools"
EIGHT_LIGHTBULBS = "up: Empiricism, Philosophy, Education"
SEVEN_LIGHTBULBS = "up: Empiricism, Education, Democracy"


def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    table = deal(
        "Empiricism", 3, ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS}, bob={}, supply={9: "Fission"}
    )
    play(table, "ann: yellow", "ann: green")
    expect(table, winner="ann", ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "hand": "Fission"})


def test_empiricism_does_not_win_with_nineteen_lightbulbs() -> None:
    table = deal(
        "Empiricism",
        3,
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={},
        supply={9: "Fission"},
    )
    play(table, "ann: yellow", "ann: green")
    expect(table, ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "hand": "Fission"})


def test_empiricism_counts_lightbulbs_after_the_meld() -> None:
    table = deal(
        "Empiricism", 3, ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS}, bob={}, supply={9: "Ecology"}
    )
    play(table, "ann: yellow", "ann: green")
    expect(
        table,
        winner="ann",
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "yellow": "Ecology"},
    )


def test_empiricism_lets_a_sharer_win_first() -> None:
    """Ann reaches twenty too, by melding Ecology, but bob is tested before her."""
    table = deal(
        "Empiricism",
        3,
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={
            "purple": "Philosophy",
            "green": "up: Paper, Measurement, Classification, Invention",
            "blue": "up: Printing Press, Mathematics, Writing, Physics, Chemistry",
            "yellow": "up: Perspective, Statistics",
        },
        supply={9: "Fission, Ecology"},
    )
    play(table, "bob: yellow", "bob: green", "ann: yellow", "ann: green")
    expect(
        table,
        winner="bob",
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "yellow": "Ecology"},
        bob={
            "purple": "Philosophy",
            "green": "up: Paper, Measurement, Classification, Invention",
            "blue": "up: Printing Press, Mathematics, Writing, Physics, Chemistry",
            "yellow": "up: Perspective, Statistics",
            "hand": "Fission",
        },
    )


# -- Flight ------------------------------------------------------------------------


def test_flight_splays_any_color_up_if_red_is_up() -> None:
    table = deal(
        "Flight",
        3,
        ann={
            "red": "up: Flight, Oars",
            "green": "Bicycle, Sailing",
            "blue": "left: Tools, Writing",
            "purple": "Mysticism",
        },
        bob={},
    )
    play(table, "ann: blue  (of green, blue, pass)")
    expect(
        table,
        ann={
            "red": "up: Flight, Oars",
            "green": "Bicycle, Sailing",
            "blue": "up: Tools, Writing",
            "purple": "Mysticism",
        },
    )


def test_flight_any_color_declined() -> None:
    table = deal("Flight", 3, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})


def test_flight_finds_no_color_to_splay() -> None:
    table = deal("Flight", 3, ann={"red": "up: Flight, Oars", "green": "Bicycle"}, bob={})
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle"})


def test_flight_splaying_red_does_not_open_the_first_effect_again() -> None:
    """Red is splayed right at first, so green is never offered."""
    table = deal("Flight", 3, ann={"red": "right: Flight, Oars", "green": "Bicycle, Sailing"}, bob={})
    play(table, "ann: red  (of red, pass)")
    expect(table, ann={"red": "up: Flight, Oars", "green": "Bicycle, Sailing"})


def test_flight_red_declined() -> None:
    table = deal("Flight", 3, ann={"red": "Flight, Oars"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Flight, Oars"})


def test_flight_cannot_splay_a_single_red_card() -> None:
    table = deal("Flight", 3, ann={"red": "Flight", "green": "Bicycle, Sailing"}, bob={})
    expect(table, ann={"red": "Flight", "green": "Bicycle, Sailing"})


def test_flight_any_color_is_shared() -> None:
    table = deal(
        "Flight",
        3,
        ann={"red": "Flight"},
        bob={"red": "up: Optics, Archery", "purple": "Enterprise, Mysticism"},
        supply={8: "Mobility"},
    )
    play(table, "bob: purple  (of purple, pass)")
    expect(
        table,
        ann={"red": "Flight", "hand": "Mobility"},
        bob={"red": "up: Optics, Archery", "purple": "up: Enterprise, Mysticism"},
    )


def test_flight_red_is_shared() -> None:
    table = deal(
        "Flight",
        3,
        ann={"red": "Flight"},
        bob={"red": "Optics, Archery", "purple": "Enterprise, Mysticism"},
        supply={8: "Mobility"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"red": "Flight", "hand": "Mobility"},
        bob={"red": "up: Optics, Archery", "purple": "Enterprise, Mysticism"},
    )


# -- Mass Media --------------------------------------------------------------------


def test_mass_media_returns_a_value_from_all_score_piles() -> None:
    table = deal(
        "Mass Media",
        3,
        ann={"green": "Mass Media", "hand": "Oars, Tools", "score": "Anatomy, Sailing"},
        bob={"score": "Gunpowder, Machinery, Enterprise"},
        cal={"score": "Perspective, Coal"},
    )
    play(
        table,
        "ann: Oars  (of Oars, Tools, pass)",
        "ann: 4  (of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)",
        "ann: cal  (of ann, bob, cal)",
        "ann: bob  (of ann, bob)",
        "ann: ann  (of ann, bob)",
    )
    expect(
        table,
        ann={"green": "Mass Media", "hand": "Tools", "score": "Sailing"},
        bob={"score": "Machinery"},
        cal={"score": "Coal"},
        supply={1: "Oars", 4: "Perspective, Gunpowder, Anatomy, Enterprise"},
    )


def test_mass_media_names_your_own_cards_and_takes_anothers_as_they_lie() -> None:
    table = deal(
        "Mass Media",
        1,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy, Navigation"},
        bob={"score": "Gunpowder, Enterprise"},
    )
    play(table, "ann: Oars", "ann: 4", "ann: bob", "ann: ann", "ann: Navigation  (of Anatomy, Navigation)", "ann: ann")
    expect(table, ann={"green": "Mass Media"}, supply={4: "Gunpowder, Navigation, Anatomy, Enterprise"})


def test_mass_media_may_change_between_three_owners_at_every_card() -> None:
    table = deal(
        "Mass Media",
        3,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"},
        bob={"score": "Gunpowder, Enterprise"},
        cal={"score": "Perspective, Reformation"},
    )
    play(
        table,
        "ann: Oars",
        "ann: 4",
        "ann: bob  (of ann, bob, cal)",
        "ann: cal  (of ann, bob, cal)",
        "ann: ann  (of ann, bob, cal)",
        "ann: bob  (of bob, cal)",
    )
    expect(
        table,
        ann={"green": "Mass Media"},
        supply={1: "Oars", 4: "Gunpowder, Perspective, Anatomy, Enterprise, Reformation"},
    )


def test_mass_media_may_name_a_value_nobody_has() -> None:
    table = deal(
        "Mass Media",
        3,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"},
        bob={"score": "Gunpowder"},
    )
    play(table, "ann: Oars", "ann: 10")
    expect(table, ann={"green": "Mass Media", "score": "Anatomy"}, bob={"score": "Gunpowder"}, supply={1: "Oars"})


def test_mass_media_declined() -> None:
    table = deal(
        "Mass Media",
        3,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"},
        bob={"score": "Gunpowder"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"}, bob={"score": "Gunpowder"})


def test_mass_media_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Mass Media", 3, ann={"green": "Mass Media", "score": "Anatomy"}, bob={"score": "Gunpowder"})
    expect(table, ann={"green": "Mass Media", "score": "Anatomy"}, bob={"score": "Gunpowder"})


def test_mass_media_returns_a_partners_cards_too() -> None:
    table = deal(
        "Mass Media",
        3,
        teams=True,
        ann={"green": "Mass Media", "hand": "Oars"},
        bob={"score": "Gunpowder"},
        cal={"score": "Enterprise"},
        dan={"score": "Anatomy, Tools"},
    )
    play(table, "ann: Oars", "ann: 4", "ann: dan  (of bob, cal, dan)", "ann: cal  (of bob, cal)")
    expect(table, ann={"green": "Mass Media"}, dan={"score": "Tools"}, supply={4: "Anatomy, Enterprise, Gunpowder"})


def test_mass_media_is_shared() -> None:
    table = deal(
        "Mass Media",
        3,
        ann={"green": "Mass Media", "score": "Gunpowder"},
        bob={"blue": "Experimentation", "hand": "Oars", "score": "Anatomy"},
        cal={"score": "Enterprise"},
        supply={8: "Flight"},
    )
    play(table, "bob: Oars", "bob: 4", "bob: cal  (of ann, bob, cal)", "bob: bob  (of ann, bob)")
    expect(
        table,
        ann={"green": "Mass Media", "hand": "Flight"},
        bob={"blue": "Experimentation"},
        supply={1: "Oars", 4: "Enterprise, Anatomy, Gunpowder"},
    )


def test_mass_media_splays_purple_up() -> None:
    table = deal("Mass Media", 3, ann={"green": "Mass Media, Sailing", "purple": "left: Lighting, Mysticism"}, bob={})
    play(table, "ann: purple  (of purple, pass)")
    expect(table, ann={"green": "Mass Media, Sailing", "purple": "up: Lighting, Mysticism"})


def test_mass_media_splay_declined() -> None:
    table = deal("Mass Media", 3, ann={"green": "Mass Media", "purple": "Lighting, Mysticism"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"green": "Mass Media", "purple": "Lighting, Mysticism"})


def test_mass_media_cannot_splay_a_single_purple_card() -> None:
    table = deal("Mass Media", 3, ann={"green": "Mass Media, Sailing", "purple": "Lighting"}, bob={})
    expect(table, ann={"green": "Mass Media, Sailing", "purple": "Lighting"})


def test_mass_media_splay_is_shared() -> None:
    table = deal(
        "Mass Media", 3, ann={"green": "Mass Media"}, bob={"purple": "Philosophy, Mysticism"}, supply={8: "Flight"}
    )
    play(table, "bob: purple  (of purple, pass)")
    expect(table, ann={"green": "Mass Media", "hand": "Flight"}, bob={"purple": "up: Philosophy, Mysticism"})


# -- Mobility ----------------------------------------------------------------------


def test_mobility_takes_the_two_highest_that_are_not_red_and_have_no_factory() -> None:
    """Flight is red and Railroad has a factory; Tools is lower than the two that go."""
    table = deal(
        "Mobility",
        3,
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


def test_mobility_does_not_take_a_card_it_uncovers() -> None:
    """Statistics, beneath Anatomy, is higher than Tools, but was no top card when the effect began."""
    table = deal(
        "Mobility",
        3,
        ann={"red": "Mobility"},
        bob={"yellow": "Antibiotics, Statistics", "blue": "Tools"},
        supply={8: "Rocketry"},
    )
    expect(
        table, ann={"red": "Mobility", "score": "Antibiotics, Tools"}, bob={"yellow": "Statistics", "hand": "Rocketry"}
    )


def test_mobility_lets_the_victim_pick_among_ties() -> None:
    table = deal(
        "Mobility",
        3,
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


def test_mobility_takes_the_only_card_there_is() -> None:
    table = deal(
        "Mobility", 3, ann={"red": "Mobility"}, bob={"blue": "Tools", "green": "Banking"}, supply={8: "Rocketry"}
    )
    expect(table, ann={"red": "Mobility", "score": "Tools"}, bob={"green": "Banking", "hand": "Rocketry"})


def test_mobility_does_not_count_as_scoring() -> None:
    table = deal(
        "Mobility", 3, ann={"red": "Mobility", "scored": 5}, bob={"blue": "Tools", "scored": 5}, supply={8: "Rocketry"}
    )
    expect(table, ann={"red": "Mobility", "score": "Tools"}, bob={"hand": "Rocketry"})


def test_mobility_finds_no_card_to_take() -> None:
    table = deal(
        "Mobility", 3, ann={"red": "Mobility"}, bob={"red": "Oars", "green": "Banking, Paper"}, supply={8: "Rocketry"}
    )
    expect(table, ann={"red": "Mobility"}, bob={"red": "Oars", "green": "Banking, Paper"}, supply={8: "Rocketry"})


def test_mobility_spares_the_immune() -> None:
    table = deal("Mobility", 3, ann={"red": "Mobility"}, bob={"red": "Coal", "blue": "Tools"}, supply={8: "Rocketry"})
    expect(table, ann={"red": "Mobility"}, bob={"red": "Coal", "blue": "Tools"}, supply={8: "Rocketry"})


# -- Quantum Theory ----------------------------------------------------------------


def test_quantum_theory_gives_two_10s_for_two_cards() -> None:
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools, Coal"},
        bob={},
        supply={9: "Fission, Genetics", 10: "Databases, Software, Robotics"},
    )
    play(table, "ann: Coal  (of Oars, Tools, Coal, pass)", "ann: Oars  (of Oars, Tools, pass)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"blue": "Quantum Theory", "hand": "Tools, Databases", "score": "Software"},
        supply={1: "Oars", 5: "Coal", 9: "Fission, Genetics", 10: "Robotics"},
    )


def test_quantum_theory_gives_nothing_for_one_card() -> None:
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools"},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars", "ann: pass  (of Tools, pass)")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Tools"}, supply={1: "Oars", 10: "Databases, Software"})


def test_quantum_theory_gives_nothing_for_the_only_card() -> None:
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars"},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"blue": "Quantum Theory"}, supply={1: "Oars", 10: "Databases, Software"})


def test_quantum_theory_scores_only_one_of_its_10s() -> None:
    """With four cards scored before there is no Monument yet."""
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools", "scored": 4},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars", "ann: Tools")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Databases", "score": "Software"})


def test_quantum_theory_counts_as_scoring_for_monument() -> None:
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory", "hand": "Oars, Tools", "scored": 5},
        bob={},
        supply={10: "Databases, Software"},
    )
    play(table, "ann: Oars", "ann: Tools")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Databases", "score": "Software", "specials": "Monument"})


def test_quantum_theory_declined() -> None:
    table = deal("Quantum Theory", 3, ann={"blue": "Quantum Theory", "hand": "Oars, Tools"}, bob={})
    play(table, "ann: pass  (of Oars, Tools, pass)")
    expect(table, ann={"blue": "Quantum Theory", "hand": "Oars, Tools"})


def test_quantum_theory_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Quantum Theory", 3, ann={"blue": "Quantum Theory"}, bob={}, supply={10: "Databases"})
    expect(table, ann={"blue": "Quantum Theory"}, supply={10: "Databases"})


def test_quantum_theory_is_shared() -> None:
    table = deal(
        "Quantum Theory",
        3,
        ann={"blue": "Quantum Theory"},
        bob={"green": "Satellites", "hand": "Oars, Tools"},
        supply={8: "Flight", 10: "Databases, Software"},
    )
    play(table, "bob: Oars", "bob: Tools")
    expect(
        table,
        ann={"blue": "Quantum Theory", "hand": "Flight"},
        bob={"green": "Satellites", "hand": "Databases", "score": "Software"},
    )


# -- Rocketry ----------------------------------------------------------------------


def test_rocketry_returns_a_card_for_every_two_clocks_choosing_the_opponent_anew() -> None:
    """Five clocks make two cards; ann's own score pile is left alone."""
    table = deal(
        "Rocketry",
        3,
        ann={"blue": "Rocketry", "green": "Bicycle", "red": "Mobility", "score": "Coal"},
        bob={"score": "Anatomy, Oars, Enterprise"},
        cal={"score": "Tools, Canning"},
    )
    play(table, "ann: bob  (of bob, cal)", "ann: 4  (of 1, 4)", "ann: cal  (of bob, cal)", "ann: 6  (of 1, 6)")
    expect(
        table,
        ann={"blue": "Rocketry", "green": "Bicycle", "red": "Mobility", "score": "Coal"},
        bob={"score": "Oars, Enterprise"},
        cal={"score": "Tools"},
        supply={4: "Anatomy", 6: "Canning"},
    )


def test_rocketry_returns_one_card_for_three_clocks() -> None:
    """Among equal backs there is nothing to choose: the card that lay there longest goes."""
    table = deal("Rocketry", 1, ann={"blue": "Rocketry"}, bob={"score": "Oars, Tools"})
    expect(table, ann={"blue": "Rocketry"}, bob={"score": "Tools"}, supply={1: "Oars"})


def test_rocketry_offers_only_opponents_with_cards() -> None:
    table = deal(
        "Rocketry",
        3,
        ann={"blue": "Rocketry", "green": "Bicycle"},
        bob={"score": "Oars"},
        cal={},
        dan={"score": "Tools, Canning"},
    )
    play(table, "ann: bob  (of bob, dan)", "ann: 1  (of 1, 6)")
    expect(table, ann={"blue": "Rocketry", "green": "Bicycle"}, dan={"score": "Canning"}, supply={1: "Oars, Tools"})


def test_rocketry_stops_when_no_card_is_left() -> None:
    table = deal("Rocketry", 3, ann={"blue": "Rocketry", "green": "Satellites"}, bob={"score": "Oars"})
    expect(table, ann={"blue": "Rocketry", "green": "Satellites"}, supply={1: "Oars"})


def test_rocketry_finds_no_card_at_all() -> None:
    table = deal("Rocketry", 3, ann={"blue": "Rocketry", "score": "Coal"}, bob={"hand": "Oars"})
    expect(table, ann={"blue": "Rocketry", "score": "Coal"}, bob={"hand": "Oars"})


def test_rocketry_leaves_a_partner_alone() -> None:
    table = deal(
        "Rocketry",
        3,
        teams=True,
        ann={"blue": "Rocketry"},
        bob={"score": "Oars"},
        cal={"score": "Coal"},
        dan={"score": "Tools"},
    )
    play(table, "ann: dan  (of bob, dan)")
    expect(table, ann={"blue": "Rocketry"}, bob={"score": "Oars"}, cal={"score": "Coal"}, supply={1: "Tools"})


def test_rocketry_is_shared() -> None:
    """Each counts the clocks of the own board; bob's opponents are named clockwise from bob."""
    table = deal(
        "Rocketry",
        3,
        ann={"blue": "Rocketry", "score": "Coal, Oars"},
        bob={"green": "Satellites", "score": "Sailing"},
        cal={"score": "Tools"},
        supply={8: "Flight"},
    )
    play(table, "bob: ann  (of cal, ann)", "bob: 5  (of 1, 5)", "ann: cal  (of bob, cal)")
    expect(
        table,
        ann={"blue": "Rocketry", "score": "Oars", "hand": "Flight"},
        bob={"green": "Satellites", "score": "Sailing"},
        supply={1: "Tools", 5: "Coal"},
    )


# -- Skyscrapers -------------------------------------------------------------------


def test_skyscrapers_takes_a_clock_card_and_clears_the_pile_beneath() -> None:
    """The card beneath is scored by its owner; the others are returned."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers", "purple": "Enterprise"},
        bob={"purple": "Lighting, Philosophy, Feudalism, Mysticism", "blue": "Publications, Tools", "red": "Oars"},
    )
    play(table, "bob: Lighting  (of Publications, Lighting)")
    expect(
        table,
        ann={"yellow": "Skyscrapers", "purple": "Lighting, Enterprise"},
        bob={"blue": "Publications, Tools", "red": "Oars", "score": "Philosophy"},
        supply={1: "Mysticism", 3: "Feudalism"},
    )


def test_skyscrapers_lets_the_victim_order_the_cards_for_one_deck() -> None:
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers"},
        bob={"blue": "left: Publications, Pottery, Tools, Mathematics, Writing"},
    )
    play(table, "bob: Writing  (of Tools, Writing)")
    expect(
        table,
        ann={"yellow": "Skyscrapers", "blue": "Publications"},
        bob={"score": "Pottery"},
        supply={1: "Writing, Tools", 2: "Mathematics"},
    )


def test_skyscrapers_lets_the_victim_order_the_returns_where_an_achievement_depends_on_it() -> None:
    """With Satellites on top for a moment bob has 13 clocks, enough for World."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers", "purple": "Enterprise"},
        bob={
            "green": "Bicycle, Sailing, Paper, Self Service, Satellites",
            "blue": "up: Software, Quantum Theory",
            "red": "Fission",
            "purple": "The Internet",
        },
    )
    play(
        table,
        "bob: Bicycle  (of Fission, Bicycle, Software, The Internet)",
        "bob: Paper  (of Paper, Self Service, Satellites)",
        "bob: Self Service  (of Self Service, Satellites)",
    )
    expect(
        table,
        ann={"yellow": "Skyscrapers", "purple": "Enterprise", "green": "Bicycle"},
        bob={
            "blue": "up: Software, Quantum Theory",
            "red": "Fission",
            "purple": "The Internet",
            "score": "Sailing",
            "specials": "World",
        },
    )


def test_skyscrapers_finds_nothing_beneath() -> None:
    table = deal("Skyscrapers", 1, ann={"yellow": "Skyscrapers"}, bob={"blue": "Publications", "red": "Oars, Archery"})
    expect(table, ann={"yellow": "Skyscrapers", "blue": "Publications"}, bob={"red": "Oars, Archery"})


def test_skyscrapers_counts_the_card_beneath_as_scored_by_the_victim_alone() -> None:
    """The card given to ann and those returned count for nobody."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers", "scored": 5},
        bob={"purple": "Lighting, Philosophy, Mysticism", "scored": 5},
    )
    expect(
        table,
        ann={"yellow": "Skyscrapers", "purple": "Lighting"},
        bob={"score": "Philosophy", "specials": "Monument"},
        supply={1: "Mysticism"},
    )


def test_skyscrapers_scores_and_returns_nothing_after_the_transfer_that_wins() -> None:
    """Mass Media is ann's twelfth clock, and World her sixth achievement."""
    table = deal(
        "Skyscrapers",
        3,
        ann={
            "red": "Fission",
            "yellow": "Skyscrapers",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "purple": "Lighting",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
        },
        bob={"green": "Mass Media, Sailing, Paper"},
    )
    expect(
        table,
        ann={
            "red": "Fission",
            "yellow": "Skyscrapers",
            "green": "Mass Media",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "purple": "Lighting",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
            "specials": "World",
        },
        bob={"green": "Sailing, Paper"},
        winner="ann",
    )


def test_skyscrapers_finds_no_clock_to_take() -> None:
    table = deal("Skyscrapers", 3, ann={"yellow": "Skyscrapers"}, bob={"blue": "Tools, Publications", "red": "Oars"})
    expect(table, ann={"yellow": "Skyscrapers"}, bob={"blue": "Tools, Publications", "red": "Oars"})


def test_skyscrapers_spares_the_immune() -> None:
    table = deal("Skyscrapers", 3, ann={"yellow": "Skyscrapers"}, bob={"green": "Bicycle, Sailing"})
    expect(table, ann={"yellow": "Skyscrapers"}, bob={"green": "Bicycle, Sailing"})


# -- Socialism ---------------------------------------------------------------------


def test_socialism_with_a_purple_card_takes_the_lowest_of_every_hand() -> None:
    table = deal(
        "Socialism",
        3,
        ann={"purple": "Socialism", "hand": "Oars, Mysticism"},
        bob={"hand": "Tools, Coal, Sailing"},
        cal={"hand": "Canning, Anatomy"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"purple": "Socialism, Mysticism", "red": "Oars", "hand": "Tools, Sailing, Anatomy"},
        bob={"hand": "Coal"},
        cal={"hand": "Canning"},
    )


def test_socialism_without_a_purple_card_takes_nothing() -> None:
    table = deal(
        "Socialism", 3, ann={"purple": "Socialism", "red": "Archery", "hand": "Oars, Tools"}, bob={"hand": "Sailing"}
    )
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism", "red": "Archery, Oars", "blue": "Tools"}, bob={"hand": "Sailing"})


def test_socialism_lets_you_order_the_cards_of_one_color() -> None:
    table = deal("Socialism", 1, ann={"purple": "Socialism", "hand": "Oars, Tools, Archery, Coal"}, bob={})
    play(table, "ann: yes", "ann: Coal  (of Oars, Archery, Coal)", "ann: Oars  (of Oars, Archery)")
    expect(table, ann={"purple": "Socialism", "red": "Coal, Oars, Archery", "blue": "Tools"})


def test_socialism_takes_nothing_from_empty_hands() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"score": "Oars"})
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism, Mysticism"}, bob={"score": "Oars"})


def test_socialism_robs_no_hand_once_the_sixth_tuck_has_won() -> None:
    """Oars and Mysticism make six tucked cards: Monument, ann's sixth achievement."""
    table = deal(
        "Socialism",
        3,
        ann={
            "purple": "Socialism",
            "hand": "Mysticism, Oars",
            "tucked": 4,
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
        },
        bob={"hand": "Tools"},
    )
    play(table, "ann: yes")
    expect(
        table,
        ann={
            "purple": "Socialism, Mysticism",
            "red": "Oars",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
            "specials": "Monument",
        },
        bob={"hand": "Tools"},
        winner="ann",
    )


def test_socialism_declined() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"hand": "Oars"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"hand": "Oars"})


def test_socialism_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism"}, bob={"hand": "Oars"})
    expect(table, ann={"purple": "Socialism"}, bob={"hand": "Oars"})


def test_socialism_leaves_a_partner_alone() -> None:
    table = deal(
        "Socialism",
        3,
        teams=True,
        ann={"purple": "Socialism", "hand": "Mysticism"},
        bob={"hand": "Oars"},
        cal={"hand": "Tools"},
        dan={"hand": "Sailing"},
    )
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism, Mysticism", "hand": "Oars, Sailing"}, cal={"hand": "Tools"})


def test_socialism_is_shared() -> None:
    """Bob takes ann's only card, so ann has nothing to tuck; then she draws the bonus."""
    table = deal(
        "Socialism",
        3,
        ann={"purple": "Socialism", "hand": "Oars"},
        bob={"yellow": "Anatomy", "hand": "Mysticism"},
        supply={8: "Flight"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"purple": "Socialism", "hand": "Flight"},
        bob={"yellow": "Anatomy", "purple": "Mysticism", "hand": "Oars"},
    )
