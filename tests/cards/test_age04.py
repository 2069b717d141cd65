"""Scenarios for the cards of age 4."""

from rules.tables import executions
from scenario import deal, expect, play

# -- Anatomy ---------------------------------------------------------------------


def test_anatomy_returns_a_scored_card_and_a_top_card_of_its_value() -> None:
    table = deal(
        "Anatomy",
        3,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "green": "Clothing", "purple": "Education", "score": "Tools, Optics"},
    )
    play(table, "bob: Optics  (of Tools, Optics)", "bob: Education  (of Engineering, Education)")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "green": "Clothing", "score": "Tools"},
        supply={3: "Optics, Education"},
    )


def test_anatomy_lets_the_victim_return_a_card_that_matches_no_top_card() -> None:
    table = deal(
        "Anatomy",
        3,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Tools, Optics"},
    )
    play(table, "bob: Tools  (of Tools, Optics)")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Optics"},
        supply={1: "Tools", 3: ""},
    )


def test_anatomy_matches_no_covered_card() -> None:
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"red": "Coal, Optics", "score": "Paper"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Coal, Optics"}, supply={3: "Paper"})


def test_anatomy_does_nothing_to_an_empty_score_pile() -> None:
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"red": "Engineering", "hand": "Optics"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Engineering", "hand": "Optics"})


def test_anatomy_spares_a_player_with_as_many_leaves() -> None:
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"yellow": "Agriculture", "score": "Tools"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"yellow": "Agriculture", "score": "Tools"})


# -- Colonialism -----------------------------------------------------------------


def test_colonialism_goes_on_after_each_crown() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "Colonialism", "blue": "Tools"},
        bob={},
        supply={2: "Calendar", 3: "Compass, Medicine, Alchemy, Paper"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "green": "Compass", "yellow": "Medicine", "blue": "Tools, Alchemy"},
        supply={3: "Paper"},
    )


def test_colonialism_stops_after_a_card_without_crown() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "left: Colonialism, Archery"},
        bob={},
        supply={3: "Engineering, Compass"},
    )
    expect(table, ann={"red": "left: Colonialism, Archery, Engineering"}, supply={3: "Compass"})


def test_colonialism_can_run_out_of_cards() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "Colonialism", "score": "Tools"},
        bob={},
        supply={3: "Compass"},
    )
    expect(table, ann={"red": "Colonialism", "green": "Compass", "score": "Tools"}, winner="ann")


def test_colonialism_is_shared_and_repeats_for_one_player_before_the_next() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "Colonialism"},
        bob={"red": "Coal"},
        supply={3: "Compass, Alchemy, Education", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "purple": "Education", "hand": "Anatomy"},
        bob={"red": "Coal", "green": "Compass", "blue": "Alchemy"},
    )


# -- Enterprise ------------------------------------------------------------------


def test_enterprise_takes_a_crown_that_is_not_purple_and_the_victim_melds_a_4() -> None:
    table = deal(
        "Enterprise",
        3,
        ann={"purple": "Enterprise", "green": "Navigation"},
        bob={"red": "Oars", "green": "Clothing", "blue": "Tools", "purple": "City States"},
        supply={3: "Paper", 4: "Anatomy"},
    )
    play(table, "bob: Oars  (of Oars, Clothing)")
    expect(
        table,
        ann={"purple": "Enterprise", "green": "Navigation", "red": "Oars"},
        bob={"green": "Clothing", "blue": "Tools", "purple": "City States", "yellow": "Anatomy"},
        supply={4: ""},
    )


def test_enterprise_lets_the_victim_meld_on_top_of_a_pile() -> None:
    table = deal(
        "Enterprise",
        3,
        ann={"purple": "Enterprise"},
        bob={"red": "Oars", "yellow": "Masonry"},
        supply={3: "Paper", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"purple": "Enterprise", "red": "Oars"},
        bob={"yellow": "Anatomy, Masonry"},
        supply={3: "Paper", 4: ""},
    )


def test_enterprise_melds_no_4_if_there_is_no_crown_to_take() -> None:
    table = deal(
        "Enterprise",
        3,
        ann={"purple": "Enterprise"},
        bob={"purple": "City States", "green": "The Wheel, Sailing"},
        supply={4: "Anatomy"},
    )
    expect(
        table,
        ann={"purple": "Enterprise"},
        bob={"purple": "City States", "green": "The Wheel, Sailing"},
        supply={4: "Anatomy"},
    )


def test_enterprise_splays_green_right() -> None:
    table = deal("Enterprise", 3, ann={"purple": "Enterprise", "green": "left: Navigation, Clothing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"purple": "Enterprise", "green": "right: Navigation, Clothing"})


def test_enterprise_splay_can_be_declined() -> None:
    table = deal("Enterprise", 3, ann={"purple": "Enterprise", "green": "Navigation, Clothing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"purple": "Enterprise", "green": "Navigation, Clothing"})


def test_enterprise_offers_no_splay_of_a_single_card() -> None:
    table = deal("Enterprise", 3, ann={"purple": "Enterprise, Mysticism", "green": "Navigation"}, bob={})
    expect(table, ann={"purple": "Enterprise, Mysticism", "green": "Navigation"})


def test_enterprise_spares_and_is_shared_by_a_player_with_as_many_crowns() -> None:
    table = deal(
        "Enterprise",
        3,
        ann={"purple": "Enterprise"},
        bob={"green": "Currency, Sailing", "red": "Oars"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: green  (of green, pass)")
    expect(
        table,
        ann={"purple": "Enterprise", "hand": "Anatomy"},
        bob={"green": "right: Currency, Sailing", "red": "Oars"},
    )


# -- Experimentation -------------------------------------------------------------


def test_experimentation_melds_a_5() -> None:
    table = deal(
        "Experimentation", 3, ann={"blue": "Experimentation"}, bob={}, supply={4: "Anatomy", 5: "Physics, Coal"}
    )
    expect(table, ann={"blue": "Physics, Experimentation"}, supply={5: "Coal"})


def test_experimentation_takes_a_6_where_no_5_is_left() -> None:
    table = deal("Experimentation", 3, ann={"blue": "Experimentation"}, bob={}, supply={6: "Canning"})
    expect(table, ann={"blue": "Experimentation", "yellow": "Canning"})


def test_experimentation_is_shared() -> None:
    table = deal(
        "Experimentation",
        3,
        ann={"blue": "Experimentation"},
        bob={"purple": "Philosophy"},
        supply={5: "Coal, Banking, Chemistry"},
    )
    expect(
        table,
        ann={"blue": "Experimentation", "green": "Banking", "hand": "Chemistry"},
        bob={"purple": "Philosophy", "red": "Coal"},
    )


# -- Gunpowder -------------------------------------------------------------------


def test_gunpowder_takes_a_top_castle_and_scores_a_2() -> None:
    table = deal(
        "Gunpowder",
        3,
        ann={"red": "Gunpowder"},
        bob={"red": "Archery", "green": "Clothing", "blue": "Tools", "purple": "Code of Laws, Mysticism"},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "bob: Tools  (of Archery, Tools)")
    expect(
        table,
        ann={"red": "Gunpowder", "score": "Tools, Calendar"},
        bob={"red": "Archery", "green": "Clothing", "purple": "Code of Laws, Mysticism"},
        supply={2: ""},
    )


def test_gunpowder_scores_no_2_if_the_demand_took_nothing() -> None:
    table = deal(
        "Gunpowder",
        3,
        ann={"red": "Gunpowder"},
        bob={"green": "Clothing"},
        supply={2: "Calendar"},
    )
    expect(table, ann={"red": "Gunpowder"}, bob={"green": "Clothing"}, supply={2: "Calendar"})


def test_gunpowder_scores_one_2_however_many_cards_were_taken() -> None:
    table = deal(
        "Gunpowder",
        3,
        ann={"red": "Gunpowder"},
        bob={"blue": "Tools"},
        cat={"yellow": "Masonry"},
        supply={2: "Calendar, Mapmaking"},
    )
    expect(table, ann={"red": "Gunpowder", "score": "Tools, Masonry, Calendar"}, supply={2: "Mapmaking"})


def test_gunpowder_spares_a_player_with_as_many_factories_who_shares_the_spoils() -> None:
    table = deal(
        "Gunpowder",
        3,
        ann={"red": "Gunpowder"},
        bob={"red": "Coal", "yellow": "Masonry"},
        cat={"blue": "Tools"},
        supply={2: "Calendar, Mapmaking", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Gunpowder", "score": "Tools, Mapmaking", "hand": "Anatomy"},
        bob={"red": "Coal", "yellow": "Masonry", "score": "Calendar"},
    )


def test_gunpowder_with_nobody_to_obey_does_nothing() -> None:
    table = deal(
        "Gunpowder",
        3,
        ann={"red": "Gunpowder"},
        bob={"red": "Coal", "yellow": "Masonry"},
        supply={2: "Calendar", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Gunpowder"},
        bob={"red": "Coal", "yellow": "Masonry"},
        supply={2: "Calendar", 4: "Anatomy"},
    )


def test_gunpowder_counts_the_spoils_for_monument_but_not_the_card_taken() -> None:
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "Gunpowder",
            3,
            ann={"red": "Gunpowder", "scored": scored},
            bob={"blue": "Tools"},
            supply={1: "Writing", 2: "Calendar"},
        )
        expect(
            table,
            ann={"red": "Gunpowder", "score": "Tools, Calendar", "specials": specials},
            supply={1: "Writing", 2: ""},
        )


def test_gunpowder_through_self_service_scores_no_2_because_nothing_was_moved() -> None:
    for edition in (1, 3):
        table = deal(
            "Self Service",
            edition,
            ann={"green": "Self Service", "red": "Gunpowder"},
            bob={"blue": "Tools"},
            supply={2: "Calendar"},
        )
        assert "ann Gunpowder 2" in executions(table)
        expect(
            table,
            ann={"green": "Self Service", "red": "Gunpowder"},
            bob={"blue": "Tools"},
            supply={2: "Calendar"},
        )


# -- Invention -------------------------------------------------------------------


def test_invention_turns_a_left_splay_right_and_scores_a_4() -> None:
    table = deal(
        "Invention",
        3,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "Invention, Clothing",
            "blue": "left: Pottery, Alchemy",
        },
        bob={},
        supply={3: "Paper", 4: "Anatomy"},
    )
    play(table, "ann: red  (of red, blue, pass)")
    expect(
        table,
        ann={
            "red": "right: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "Invention, Clothing",
            "blue": "left: Pottery, Alchemy",
            "score": "Anatomy",
        },
    )


def test_invention_counts_for_monument() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "left: Invention, Clothing", "scored": 5},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: green")
    expect(table, ann={"green": "right: Invention, Clothing", "score": "Anatomy", "specials": "Monument"})


def test_invention_can_be_declined() -> None:
    table = deal("Invention", 3, ann={"green": "left: Invention, Clothing"}, bob={}, supply={4: "Anatomy"})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "left: Invention, Clothing"}, supply={4: "Anatomy"})


def test_invention_needs_a_color_splayed_left() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "Invention, Clothing", "blue": "up: Pottery, Alchemy", "red": "right: Optics, Coal"},
        bob={},
        supply={4: "Anatomy"},
    )
    expect(
        table,
        ann={"green": "Invention, Clothing", "blue": "up: Pottery, Alchemy", "red": "right: Optics, Coal"},
        supply={4: "Anatomy"},
    )


def test_invention_claims_wonder_for_five_splays_in_any_directions() -> None:
    table = deal(
        "Invention",
        3,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "left: Mysticism, City States",
        },
        bob={},
    )
    play(table, "ann: pass  (of red, green, purple, pass)")
    expect(
        table,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "left: Mysticism, City States",
            "specials": "Wonder",
        },
    )


def test_invention_claims_no_wonder_that_is_taken() -> None:
    table = deal(
        "Invention",
        3,
        ann={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "up: Mysticism, City States",
        },
        bob={"specials": "Wonder"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "up: Mysticism, City States",
        },
        bob={"specials": "Wonder"},
    )


def test_invention_is_shared() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "Invention"},
        bob={"blue": "left: Tools, Pottery"},
        supply={4: "Anatomy, Navigation"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"green": "Invention", "hand": "Navigation"},
        bob={"blue": "right: Tools, Pottery", "score": "Anatomy"},
    )


def test_invention_lets_a_sharer_claim_wonder() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "Invention"},
        bob={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Clothing, Sailing",
            "blue": "up: Tools, Alchemy",
            "purple": "up: Mysticism, City States",
        },
        supply={4: "Anatomy"},
    )
    play(table, "bob: pass  (of green, pass)")
    expect(
        table,
        ann={"green": "Invention", "hand": "Anatomy"},
        bob={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Clothing, Sailing",
            "blue": "up: Tools, Alchemy",
            "purple": "up: Mysticism, City States",
            "specials": "Wonder",
        },
    )


# -- Navigation ------------------------------------------------------------------


def test_navigation_takes_a_2_or_a_3_from_the_score_pile() -> None:
    table = deal("Navigation", 3, ann={"green": "Navigation"}, bob={"score": "Tools, Calendar, Anatomy, Optics"})
    play(table, "bob: Optics  (of Calendar, Optics)")
    expect(
        table,
        ann={"green": "Navigation", "score": "Optics"},
        bob={"score": "Tools, Calendar, Anatomy"},
    )


def test_navigation_takes_no_other_values() -> None:
    table = deal("Navigation", 3, ann={"green": "Navigation"}, bob={"score": "Tools, Anatomy", "hand": "Calendar"})
    expect(table, ann={"green": "Navigation"}, bob={"score": "Tools, Anatomy", "hand": "Calendar"})


def test_navigation_spares_a_player_with_as_many_crowns() -> None:
    table = deal("Navigation", 3, ann={"green": "Navigation"}, bob={"red": "Optics", "score": "Calendar"})
    expect(table, ann={"green": "Navigation"}, bob={"red": "Optics", "score": "Calendar"})


# -- Perspective -----------------------------------------------------------------


def test_perspective_scores_a_card_for_every_two_lightbulbs() -> None:
    table = deal(
        "Perspective",
        3,
        ann={"yellow": "Perspective", "purple": "Philosophy", "hand": "Tools, Writing, Sailing, Clothing"},
        bob={},
    )
    play(
        table,
        "ann: Sailing  (of Tools, Writing, Sailing, Clothing, pass)",
        "ann: Tools  (of Tools, Writing)",
        "ann: Clothing  (of Writing, Clothing)",
    )
    expect(
        table,
        ann={"yellow": "Perspective", "purple": "Philosophy", "hand": "Writing", "score": "Tools, Clothing"},
        supply={1: "Sailing"},
    )


def test_perspective_scores_the_rest_of_a_small_hand() -> None:
    table = deal(
        "Perspective",
        3,
        ann={"yellow": "Perspective", "purple": "Philosophy", "hand": "Tools, Writing"},
        bob={},
    )
    play(table, "ann: Writing  (of Tools, Writing, pass)")
    expect(
        table,
        ann={"yellow": "Perspective", "purple": "Philosophy", "score": "Tools"},
        supply={1: "Writing"},
    )


def test_perspective_counts_for_monument() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "hand": "Tools, Writing", "scored": 5}, bob={})
    play(table, "ann: Writing")
    expect(table, ann={"yellow": "Perspective", "score": "Tools", "specials": "Monument"})


def test_perspective_may_return_the_only_card_and_score_nothing() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "hand": "Tools"}, bob={})
    play(table, "ann: Tools  (of Tools, pass)")
    expect(table, ann={"yellow": "Perspective"}, supply={1: "Tools"})


def test_perspective_can_be_declined() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "hand": "Tools, Writing"}, bob={})
    play(table, "ann: pass  (of Tools, Writing, pass)")
    expect(table, ann={"yellow": "Perspective", "hand": "Tools, Writing"})


def test_perspective_asks_nothing_about_an_empty_hand() -> None:
    table = deal("Perspective", 3, ann={"yellow": "Perspective", "score": "Tools"}, bob={})
    expect(table, ann={"yellow": "Perspective", "score": "Tools"})


def test_perspective_is_shared() -> None:
    table = deal(
        "Perspective",
        3,
        ann={"yellow": "Perspective"},
        bob={"blue": "Tools", "hand": "Sailing, Clothing, Pottery"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: Sailing  (of Sailing, Clothing, Pottery, pass)", "bob: Pottery  (of Clothing, Pottery)")
    expect(
        table,
        ann={"yellow": "Perspective", "hand": "Anatomy"},
        bob={"blue": "Tools", "hand": "Clothing", "score": "Pottery"},
        supply={1: "Sailing"},
    )


# -- Printing Press --------------------------------------------------------------


def test_printing_press_draws_two_above_the_top_purple_card() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "purple": "Education, Mysticism", "score": "Tools, Optics"},
        bob={},
        supply={4: "Anatomy", 5: "Coal"},
    )
    play(table, "ann: Tools  (of Tools, Optics, pass)")
    expect(
        table,
        ann={"blue": "Printing Press", "purple": "Education, Mysticism", "score": "Optics", "hand": "Coal"},
        supply={1: "Tools", 4: "Anatomy"},
    )


def test_printing_press_draws_a_2_without_a_purple_card() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "score": "Optics"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Optics  (of Optics, pass)")
    expect(table, ann={"blue": "Printing Press", "hand": "Calendar"}, supply={3: "Optics"})


def test_printing_press_can_be_declined() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "score": "Optics"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Optics, pass)")
    expect(table, ann={"blue": "Printing Press", "score": "Optics"}, supply={2: "Calendar"})


def test_printing_press_asks_nothing_without_a_score_pile_and_a_second_blue_card() -> None:
    table = deal("Printing Press", 3, ann={"blue": "Printing Press", "hand": "Tools"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"blue": "Printing Press", "hand": "Tools"}, supply={2: "Calendar"})


def test_printing_press_splays_blue_right() -> None:
    table = deal("Printing Press", 3, ann={"blue": "Printing Press, Tools"}, bob={})
    play(table, "ann: blue  (of blue, pass)")
    expect(table, ann={"blue": "right: Printing Press, Tools"})


def test_printing_press_splay_can_be_declined() -> None:
    table = deal("Printing Press", 3, ann={"blue": "left: Printing Press, Tools"}, bob={})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "left: Printing Press, Tools"})


def test_printing_press_is_shared() -> None:
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press"},
        bob={"blue": "Writing, Pottery", "purple": "Philosophy", "score": "Tools"},
        supply={4: "Anatomy, Navigation"},
    )
    play(table, "bob: Tools  (of Tools, pass)", "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"blue": "Printing Press", "hand": "Navigation"},
        bob={"blue": "right: Writing, Pottery", "purple": "Philosophy", "hand": "Anatomy"},
        supply={1: "Tools"},
    )


# -- Reformation -----------------------------------------------------------------


def test_reformation_tucks_a_card_for_every_two_leaves() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation", "yellow": "Agriculture", "hand": "Tools, Writing, Sailing, Clothing"},
        bob={},
    )
    play(
        table,
        "ann: Writing  (of Tools, Writing, Sailing, Clothing, pass)",
        "ann: Tools  (of Tools, Sailing, Clothing)",
        "ann: Clothing  (of Sailing, Clothing)",
    )
    expect(
        table,
        ann={
            "purple": "Reformation",
            "yellow": "Agriculture",
            "blue": "Writing, Tools",
            "green": "Clothing",
            "hand": "Sailing",
        },
    )


def test_reformation_stops_when_its_monument_wins_the_game() -> None:
    """The first tuck is the sixth of the turn; the second is not made."""
    five = "Calendar, Paper, Alchemy, Physics, Canning"
    table = deal(
        "Reformation",
        3,
        ann={
            "purple": "Reformation",
            "yellow": "Agriculture",
            "hand": "Tools, Writing, Sailing",
            "achievements": five,
            "tucked": 5,
        },
        bob={},
    )
    play(table, "ann: Writing  (of Tools, Writing, Sailing, pass)")
    expect(
        table,
        winner="ann",
        ann={
            "purple": "Reformation",
            "yellow": "Agriculture",
            "blue": "Writing",
            "hand": "Tools, Sailing",
            "achievements": five,
            "specials": "Monument",
        },
    )


def test_reformation_tucks_the_whole_of_a_smaller_hand() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation", "yellow": "Agriculture", "hand": "Tools, Writing"},
        bob={},
    )
    play(table, "ann: Writing  (of Tools, Writing, pass)")
    expect(table, ann={"purple": "Reformation", "yellow": "Agriculture", "blue": "Writing, Tools"})


def test_reformation_tucks_no_more_for_leaves_that_the_tucking_reveals() -> None:
    """Three leaves before, four after: Agriculture shows one beneath the splayed pile."""
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation", "yellow": "left: Masonry, Domestication", "hand": "Agriculture, Tools"},
        bob={},
    )
    play(table, "ann: Agriculture  (of Agriculture, Tools, pass)", "ann: pass  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Reformation", "yellow": "left: Masonry, Domestication, Agriculture", "hand": "Tools"},
    )


def test_reformation_tucks_before_it_splays() -> None:
    table = deal("Reformation", 3, ann={"purple": "Reformation", "hand": "Mysticism"}, bob={})
    play(table, "ann: Mysticism  (of Mysticism, pass)", "ann: purple  (of purple, pass)")
    expect(table, ann={"purple": "right: Reformation, Mysticism"})


def test_reformation_splays_yellow_or_purple_right() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"yellow": "left: Masonry, Agriculture", "purple": "Reformation, Mysticism", "red": "Optics, Coal"},
        bob={},
    )
    play(table, "ann: yellow  (of yellow, purple, pass)")
    expect(
        table,
        ann={"yellow": "right: Masonry, Agriculture", "purple": "Reformation, Mysticism", "red": "Optics, Coal"},
    )


def test_reformation_can_be_declined_twice() -> None:
    """Six leaves: three cards could be tucked, and none is."""
    ann = {"purple": "Reformation, Mysticism", "yellow": "Agriculture", "hand": "Tools, Writing"}
    table = deal("Reformation", 3, ann=ann, bob={})
    play(table, "ann: pass  (of Tools, Writing, pass)", "ann: pass  (of purple, pass)")
    expect(table, ann=ann)


def test_reformation_asks_nothing_about_an_empty_hand_and_single_cards() -> None:
    table = deal("Reformation", 3, ann={"purple": "Reformation", "yellow": "Agriculture"}, bob={})
    expect(table, ann={"purple": "Reformation", "yellow": "Agriculture"})


def test_reformation_is_shared() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation"},
        bob={"yellow": "Agriculture", "hand": "Masonry"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: Masonry  (of Masonry, pass)", "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Reformation", "hand": "Anatomy"},
        bob={"yellow": "right: Agriculture, Masonry"},
    )
