"""Scenarios for the cards of age 1."""

from scenario import deal, expect, play

# -- worked examples of the rulebook of edition 3 ----------------------------------


def test_rulebook_example_of_a_dogma_writing_is_shared() -> None:
    """The opponent has as many lightbulbs and draws a 2 first; the free draw is of the highest top card, a 1."""
    table = deal(
        "Writing",
        3,
        ann={"blue": "Writing", "purple": "left: Code of Laws, Monotheism"},
        bob={"red": "Oars", "yellow": "Perspective"},
        supply={1: "Sailing, Pottery", 2: "Calendar, Currency, Mapmaking"},
    )
    expect(
        table,
        ann={"blue": "Writing", "purple": "left: Code of Laws, Monotheism", "hand": "Currency, Sailing"},
        bob={"red": "Oars", "yellow": "Perspective", "hand": "Calendar"},
        supply={1: "Pottery", 2: "Mapmaking"},
    )
    assert table.has_event("bonus")


def test_rulebook_example_of_a_demand_oars_finds_no_crown() -> None:
    """Three castles against one: the demand moves nothing, and its owner alone draws a 1 instead."""
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars", "purple": "left: Philosophy, Monotheism"},
        bob={"blue": "Tools", "hand": "Agriculture, Metalworking"},
        supply={1: "Sailing, Pottery"},
    )
    expect(
        table,
        ann={"red": "Oars", "purple": "left: Philosophy, Monotheism", "hand": "Sailing"},
        bob={"blue": "Tools", "hand": "Agriculture, Metalworking"},
        supply={1: "Pottery"},
    )
    assert not table.has_event("bonus")


# -- Agriculture -------------------------------------------------------------------


def test_agriculture_scores_a_card_worth_one_more() -> None:
    table = deal(
        "Agriculture", 3, ann={"yellow": "Agriculture", "hand": "Writing, Calendar"}, bob={}, supply={3: "Compass"}
    )
    play(table, "ann: Calendar  (of Writing, Calendar, pass)")
    expect(table, ann={"yellow": "Agriculture", "hand": "Writing", "score": "Compass"}, supply={2: "Calendar", 3: ""})


def test_agriculture_counts_for_monument() -> None:
    table = deal(
        "Agriculture",
        3,
        ann={"yellow": "Agriculture", "hand": "Writing", "scored": 5},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Writing")
    expect(table, ann={"yellow": "Agriculture", "score": "Calendar", "specials": "Monument"}, supply={1: "Writing"})


def test_agriculture_can_be_declined() -> None:
    table = deal("Agriculture", 3, ann={"yellow": "Agriculture", "hand": "Writing"}, bob={}, supply={2: "Calendar"})
    play(table, "ann: pass  (of Writing, pass)")
    expect(table, ann={"yellow": "Agriculture", "hand": "Writing"}, supply={2: "Calendar"})


def test_agriculture_does_nothing_with_an_empty_hand() -> None:
    table = deal("Agriculture", 3, ann={"yellow": "Agriculture"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"yellow": "Agriculture"}, supply={1: "Oars"})


def test_agriculture_is_shared_first_and_earns_the_bonus() -> None:
    table = deal(
        "Agriculture",
        3,
        ann={"yellow": "Agriculture", "hand": "Oars"},
        bob={"blue": "Pottery", "hand": "Tools"},
        supply={1: "Sailing", 2: "Calendar, Currency"},
    )
    play(table, "bob: Tools  (of Tools, pass)", "ann: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"yellow": "Agriculture", "score": "Currency", "hand": "Sailing"},
        bob={"blue": "Pottery", "score": "Calendar"},
        supply={1: "Tools, Oars", 2: ""},
    )


def test_agriculture_declined_by_the_sharer_earns_no_bonus() -> None:
    table = deal(
        "Agriculture",
        3,
        ann={"yellow": "Agriculture"},
        bob={"blue": "Pottery", "hand": "Tools"},
        supply={1: "Sailing"},
    )
    play(table, "bob: pass")
    expect(table, ann={"yellow": "Agriculture"}, bob={"blue": "Pottery", "hand": "Tools"}, supply={1: "Sailing"})


def test_agriculture_ends_the_game_when_it_would_score_an_eleven() -> None:
    table = deal(
        "Agriculture", 3, ann={"yellow": "Agriculture", "hand": "Databases"}, bob={"score": "Oars"}, supply={1: "Tools"}
    )
    play(table, "ann: Databases")
    expect(table, winner="bob", ann={"yellow": "Agriculture"}, bob={"score": "Oars"}, supply={1: "Tools"})


# -- Archery -----------------------------------------------------------------------


def test_archery_takes_a_highest_card_of_the_victims_choice() -> None:
    """The card just drawn is one of those the victim may give."""
    table = deal("Archery", 3, ann={"red": "Archery"}, bob={"hand": "Writing, Tools"}, supply={1: "Sailing, Oars"})
    play(table, "bob: Sailing  (of Writing, Tools, Sailing)")
    expect(table, ann={"red": "Archery", "hand": "Sailing"}, bob={"hand": "Writing, Tools"}, supply={1: "Oars"})


def test_archery_takes_the_single_highest_card_unasked() -> None:
    table = deal("Archery", 3, ann={"red": "Archery"}, bob={"hand": "Writing, Calendar"}, supply={1: "Sailing"})
    expect(table, ann={"red": "Archery", "hand": "Calendar"}, bob={"hand": "Writing, Sailing"})


def test_archery_takes_the_card_just_drawn_from_an_empty_hand() -> None:
    table = deal("Archery", 3, ann={"red": "Archery"}, bob={}, supply={1: "Sailing"})
    expect(table, ann={"red": "Archery", "hand": "Sailing"})


def test_archery_is_obeyed_clockwise_by_the_vulnerable_only() -> None:
    table = deal(
        "Archery",
        3,
        ann={"red": "Archery"},
        bob={"hand": "Compass"},
        cid={"yellow": "Domestication", "hand": "Machinery"},
        dan={"green": "Sailing", "hand": "Alchemy"},
        supply={1: "Tools, Oars, Writing"},
    )
    expect(
        table,
        ann={"red": "Archery", "hand": "Compass, Alchemy"},
        bob={"hand": "Tools"},
        cid={"yellow": "Domestication", "hand": "Machinery"},
        dan={"green": "Sailing", "hand": "Oars"},
        supply={1: "Writing"},
    )


# -- City States -------------------------------------------------------------------


def test_city_states_takes_a_top_card_with_a_castle_and_gives_a_draw() -> None:
    """The card taken covers the card of its color on the demander's board."""
    table = deal(
        "City States",
        3,
        ann={"purple": "City States", "blue": "Calendar"},
        bob={"red": "Metalworking", "yellow": "Agriculture", "blue": "Tools"},
        supply={1: "Sailing, Oars"},
    )
    play(table, "bob: Tools  (of Metalworking, Tools)")
    expect(
        table,
        ann={"purple": "City States", "blue": "Tools, Calendar"},
        bob={"red": "Metalworking", "yellow": "Agriculture", "hand": "Sailing"},
        supply={1: "Oars"},
    )


def test_city_states_touches_a_board_with_more_than_four_castles() -> None:
    table = deal(
        "City States",
        3,
        ann={"purple": "City States"},
        bob={"red": "Metalworking", "yellow": "Masonry"},
        supply={1: "Sailing, Oars"},
    )
    play(table, "bob: Masonry  (of Metalworking, Masonry)")
    expect(
        table,
        ann={"purple": "City States", "yellow": "Masonry"},
        bob={"red": "Metalworking", "hand": "Sailing"},
        supply={1: "Oars"},
    )


def test_city_states_spares_a_board_with_three_castles() -> None:
    table = deal("City States", 3, ann={"purple": "City States"}, bob={"red": "Metalworking"}, supply={1: "Sailing"})
    expect(table, ann={"purple": "City States"}, bob={"red": "Metalworking"}, supply={1: "Sailing"})


def test_city_states_with_no_castle_on_top_moves_and_draws_nothing() -> None:
    """Covered cards of a splayed pile show the four castles."""
    pile = "left: Coal, Metalworking, Oars, Archery, Construction"
    table = deal("City States", 3, ann={"purple": "City States"}, bob={"red": pile}, supply={1: "Sailing"})
    expect(table, ann={"purple": "City States"}, bob={"red": pile}, supply={1: "Sailing"})


def test_city_states_counts_the_castles_of_each_victim() -> None:
    table = deal(
        "City States",
        3,
        ann={"purple": "City States"},
        bob={"green": "The Wheel"},
        cid={"red": "left: Metalworking, Oars"},
        supply={1: "Sailing"},
    )
    expect(
        table,
        ann={"purple": "City States", "red": "Metalworking"},
        bob={"green": "The Wheel"},
        cid={"red": "Oars", "hand": "Sailing"},
    )


def test_city_states_does_not_touch_whoever_has_as_many_crowns() -> None:
    table = deal(
        "City States",
        3,
        ann={"purple": "City States"},
        bob={"red": "Oars", "yellow": "Domestication"},
        supply={1: "Sailing"},
    )
    expect(
        table,
        ann={"purple": "City States"},
        bob={"red": "Oars", "yellow": "Domestication"},
        supply={1: "Sailing"},
    )


# -- Clothing ----------------------------------------------------------------------


def test_clothing_melds_a_new_color_which_then_counts() -> None:
    table = deal(
        "Clothing",
        3,
        ann={"green": "Clothing", "hand": "Sailing, Oars, Tools, Archery"},
        bob={"green": "The Wheel"},
        supply={1: "Writing, Pottery"},
    )
    play(table, "ann: Oars  (of Oars, Tools, Archery)")
    expect(
        table,
        ann={"green": "Clothing", "red": "Oars", "hand": "Sailing, Tools, Archery", "score": "Writing"},
        bob={"green": "The Wheel"},
        supply={1: "Pottery"},
    )
    assert not table.has_event("show")


def test_clothing_shows_the_hand_when_it_has_no_new_color() -> None:
    table = deal("Clothing", 3, ann={"green": "Clothing", "hand": "Sailing, The Wheel"}, bob={"green": "Mapmaking"})
    expect(table, ann={"green": "Clothing", "hand": "Sailing, The Wheel"}, bob={"green": "Mapmaking"})
    assert table.has_event("show", "Sailing, The Wheel", seat="ann", zone="hand")


def test_clothing_shows_nothing_when_the_board_has_all_five_colors() -> None:
    """Everybody sees that no color can be new."""
    board = {"red": "Archery", "yellow": "Masonry", "green": "Clothing", "blue": "Tools", "purple": "Mysticism"}
    bob = {
        "red": "Metalworking",
        "yellow": "Agriculture",
        "green": "The Wheel",
        "blue": "Pottery",
        "purple": "Philosophy",
    }
    table = deal("Clothing", 3, ann=board | {"hand": "Sailing, Oars"}, bob=bob)
    expect(table, ann=board | {"hand": "Sailing, Oars"}, bob=bob)
    assert not table.has_event("show")


def test_clothing_scores_one_card_for_each_color_of_ones_own() -> None:
    """The boards of all opponents are looked at."""
    table = deal(
        "Clothing",
        3,
        ann={"green": "Clothing", "red": "Archery", "blue": "Tools", "yellow": "Masonry", "purple": "Mysticism"},
        bob={"red": "Oars"},
        cid={"blue": "Writing"},
        supply={1: "Sailing, Agriculture, City States, Pottery"},
    )
    expect(
        table,
        ann={
            "green": "Clothing",
            "red": "Archery",
            "blue": "Tools",
            "yellow": "Masonry",
            "purple": "Mysticism",
            "score": "Sailing, Agriculture, City States",
        },
        bob={"red": "Oars"},
        cid={"blue": "Writing"},
        supply={1: "Pottery"},
    )


def test_clothing_counts_for_monument() -> None:
    table = deal("Clothing", 3, ann={"green": "Clothing", "scored": 5}, bob={}, supply={1: "Sailing, Tools"})
    expect(table, ann={"green": "Clothing", "score": "Sailing", "specials": "Monument"}, supply={1: "Tools"})


def test_clothing_scores_nothing_without_a_color_of_ones_own() -> None:
    table = deal("Clothing", 3, ann={"green": "Clothing"}, bob={"green": "The Wheel"}, supply={1: "Sailing"})
    expect(table, ann={"green": "Clothing"}, bob={"green": "The Wheel"}, supply={1: "Sailing"})


def test_clothing_overlooks_the_partners_board() -> None:
    table = deal(
        "Clothing",
        3,
        teams=True,
        ann={"green": "Clothing", "red": "Archery"},
        bob={"red": "Oars"},
        cid={"green": "The Wheel"},
        dan={},
        supply={1: "Sailing, Tools"},
    )
    expect(
        table,
        ann={"green": "Clothing", "red": "Archery", "score": "Sailing"},
        bob={"red": "Oars"},
        cid={"green": "The Wheel"},
        supply={1: "Tools"},
    )


def test_clothing_is_shared_effect_by_effect() -> None:
    """Both have melded before anybody scores."""
    table = deal(
        "Clothing",
        3,
        ann={"green": "Clothing", "hand": "Tools"},
        bob={"yellow": "Agriculture", "hand": "Writing"},
        supply={1: "Pottery, Sailing, Oars"},
    )
    expect(
        table,
        ann={"green": "Clothing", "blue": "Tools", "score": "Sailing", "hand": "Oars"},
        bob={"yellow": "Agriculture", "blue": "Writing", "score": "Pottery"},
        supply={1: ""},
    )


# -- Code of Laws ------------------------------------------------------------------


def test_code_of_laws_tucks_and_splays_that_color_left() -> None:
    table = deal(
        "Code of Laws",
        3,
        ann={"purple": "Code of Laws", "red": "Oars, Archery", "hand": "Mysticism, Sailing, City States"},
        bob={},
    )
    play(table, "ann: Mysticism  (of Mysticism, City States, pass)", "ann: purple  (of purple, pass)")
    expect(
        table,
        ann={"purple": "left: Code of Laws, Mysticism", "red": "Oars, Archery", "hand": "Sailing, City States"},
    )


def test_code_of_laws_can_be_declined() -> None:
    table = deal("Code of Laws", 3, ann={"purple": "Code of Laws, Monotheism", "hand": "Mysticism"}, bob={})
    play(table, "ann: pass  (of Mysticism, pass)")
    expect(table, ann={"purple": "Code of Laws, Monotheism", "hand": "Mysticism"})


def test_code_of_laws_can_tuck_without_splaying() -> None:
    table = deal("Code of Laws", 3, ann={"purple": "Code of Laws", "hand": "Mysticism"}, bob={})
    play(table, "ann: Mysticism", "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Code of Laws, Mysticism"})


def test_code_of_laws_does_not_offer_a_splay_the_pile_already_has() -> None:
    table = deal("Code of Laws", 3, ann={"purple": "left: Code of Laws, Monotheism", "hand": "Mysticism"}, bob={})
    play(table, "ann: Mysticism  (of Mysticism, pass)")
    expect(table, ann={"purple": "left: Code of Laws, Monotheism, Mysticism"})


def test_code_of_laws_cannot_tuck_a_color_the_board_lacks() -> None:
    table = deal("Code of Laws", 3, ann={"purple": "Code of Laws", "hand": "Sailing, Oars"}, bob={})
    expect(table, ann={"purple": "Code of Laws", "hand": "Sailing, Oars"})


def test_code_of_laws_is_shared() -> None:
    table = deal(
        "Code of Laws",
        3,
        ann={"purple": "Code of Laws", "hand": "Monotheism"},
        bob={"green": "Sailing", "hand": "The Wheel"},
        supply={1: "Tools"},
    )
    play(table, "bob: The Wheel", "bob: green", "ann: pass")
    expect(
        table,
        ann={"purple": "Code of Laws", "hand": "Monotheism, Tools"},
        bob={"green": "left: Sailing, The Wheel"},
    )


# -- Domestication -----------------------------------------------------------------


def test_domestication_melds_a_lowest_card_and_draws() -> None:
    table = deal(
        "Domestication",
        3,
        ann={"yellow": "Domestication", "hand": "Calendar, Writing, Oars"},
        bob={},
        supply={1: "Sailing, Tools"},
    )
    play(table, "ann: Oars  (of Writing, Oars)")
    expect(
        table,
        ann={"yellow": "Domestication", "red": "Oars", "hand": "Calendar, Writing, Sailing"},
        supply={1: "Tools"},
    )


def test_domestication_draws_even_with_an_empty_hand() -> None:
    table = deal("Domestication", 3, ann={"yellow": "Domestication"}, bob={}, supply={1: "Sailing, Tools"})
    expect(table, ann={"yellow": "Domestication", "hand": "Sailing"}, supply={1: "Tools"})


def test_domestication_is_shared() -> None:
    table = deal(
        "Domestication",
        3,
        ann={"yellow": "Domestication"},
        bob={"red": "Metalworking", "hand": "Calendar, Clothing"},
        supply={1: "Sailing, Tools, Writing"},
    )
    expect(
        table,
        ann={"yellow": "Domestication", "hand": "Tools, Writing"},
        bob={"red": "Metalworking", "green": "Clothing", "hand": "Calendar, Sailing"},
    )


# -- Masonry -----------------------------------------------------------------------


def test_masonry_melds_some_cards_with_a_castle() -> None:
    table = deal("Masonry", 3, ann={"yellow": "Masonry", "hand": "Oars, Sailing, Archery, The Wheel"}, bob={})
    play(
        table,
        "ann: Archery  (of Oars, Archery, The Wheel, pass)",
        "ann: Oars  (of Oars, The Wheel, pass)",
        "ann: pass  (of The Wheel, pass)",
    )
    expect(table, ann={"yellow": "Masonry", "red": "Oars, Archery", "hand": "Sailing, The Wheel"})


def test_masonry_claims_monument_for_four_cards() -> None:
    table = deal("Masonry", 1, ann={"yellow": "Masonry", "hand": "Oars, Tools, Mysticism, The Wheel"}, bob={})
    play(table, "ann: Oars", "ann: Tools", "ann: Mysticism", "ann: The Wheel  (of The Wheel, pass)")
    expect(
        table,
        ann={
            "yellow": "Masonry",
            "red": "Oars",
            "blue": "Tools",
            "purple": "Mysticism",
            "green": "The Wheel",
            "specials": "Monument",
        },
    )


def test_masonry_claims_monument_for_five_cards_too() -> None:
    table = deal("Masonry", 3, ann={"yellow": "Masonry", "hand": "Oars, Archery, Tools, Mysticism, The Wheel"}, bob={})
    play(table, "ann: Oars", "ann: Archery", "ann: Tools", "ann: Mysticism", "ann: The Wheel  (of The Wheel, pass)")
    expect(
        table,
        ann={
            "yellow": "Masonry",
            "red": "Archery, Oars",
            "blue": "Tools",
            "purple": "Mysticism",
            "green": "The Wheel",
            "specials": "Monument",
        },
    )


def test_masonry_counts_only_the_cards_melded_now() -> None:
    table = deal(
        "Masonry", 3, ann={"yellow": "Masonry", "red": "Metalworking", "hand": "Oars, Tools, The Wheel"}, bob={}
    )
    play(table, "ann: Oars", "ann: Tools", "ann: The Wheel")
    expect(table, ann={"yellow": "Masonry", "red": "Oars, Metalworking", "blue": "Tools", "green": "The Wheel"})


def test_masonry_can_be_declined() -> None:
    table = deal("Masonry", 3, ann={"yellow": "Masonry", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Masonry", "hand": "Oars"})


def test_masonry_does_nothing_without_a_castle_in_hand() -> None:
    table = deal("Masonry", 3, ann={"yellow": "Masonry", "hand": "Sailing, Writing"}, bob={})
    expect(table, ann={"yellow": "Masonry", "hand": "Sailing, Writing"})


def test_masonry_lets_a_sharer_take_monument_first() -> None:
    table = deal(
        "Masonry",
        3,
        ann={"yellow": "Masonry", "hand": "Oars, Tools, Mysticism, The Wheel"},
        bob={"red": "Metalworking", "hand": "Archery, Construction, Domestication, City States"},
        supply={1: "Writing"},
    )
    play(table, "bob: Archery", "bob: Construction", "bob: Domestication", "bob: City States")
    play(table, "ann: Oars", "ann: Tools", "ann: Mysticism", "ann: The Wheel")
    expect(
        table,
        ann={
            "yellow": "Masonry",
            "red": "Oars",
            "blue": "Tools",
            "purple": "Mysticism",
            "green": "The Wheel",
            "hand": "Writing",
        },
        bob={
            "red": "Construction, Archery, Metalworking",
            "yellow": "Domestication",
            "purple": "City States",
            "specials": "Monument",
        },
    )


# -- Metalworking ------------------------------------------------------------------


def test_metalworking_scores_castles_until_a_card_has_none() -> None:
    table = deal("Metalworking", 3, ann={"red": "Metalworking"}, bob={}, supply={1: "Oars, Tools, Writing, Archery"})
    expect(table, ann={"red": "Metalworking", "score": "Oars, Tools", "hand": "Writing"}, supply={1: "Archery"})
    assert table.has_event("reveal", "Oars")
    assert table.has_event("reveal", "Writing")


def test_metalworking_keeps_a_first_card_without_a_castle() -> None:
    table = deal("Metalworking", 3, ann={"red": "Metalworking"}, bob={}, supply={1: "Writing, Archery"})
    expect(table, ann={"red": "Metalworking", "hand": "Writing"}, supply={1: "Archery"})


def test_metalworking_counts_for_monument() -> None:
    """Two cards after four are six."""
    table = deal(
        "Metalworking", 3, ann={"red": "Metalworking", "scored": 4}, bob={}, supply={1: "Oars, Tools, Writing, Archery"}
    )
    expect(
        table,
        ann={"red": "Metalworking", "score": "Oars, Tools", "hand": "Writing", "specials": "Monument"},
        supply={1: "Archery"},
    )


def test_metalworking_stops_when_its_monument_wins_the_game() -> None:
    five = "Calendar, Paper, Anatomy, Physics, Canning"
    table = deal(
        "Metalworking",
        3,
        ann={"red": "Metalworking", "achievements": five, "scored": 5},
        bob={},
        supply={1: "Oars, Tools, Writing"},
    )
    expect(
        table,
        winner="ann",
        ann={"red": "Metalworking", "achievements": five, "specials": "Monument", "score": "Oars"},
        supply={1: "Tools, Writing"},
    )


def test_metalworking_is_repeated_by_a_sharer_before_its_owner() -> None:
    table = deal(
        "Metalworking",
        3,
        ann={"red": "Metalworking"},
        bob={"yellow": "Masonry"},
        supply={1: "Oars, Writing, Archery, Tools, Sailing, Pottery, Clothing"},
    )
    expect(
        table,
        ann={"red": "Metalworking", "score": "Archery, Tools", "hand": "Sailing, Pottery"},
        bob={"yellow": "Masonry", "score": "Oars", "hand": "Writing"},
        supply={1: "Clothing"},
    )


# -- Mysticism ---------------------------------------------------------------------


def test_mysticism_melds_a_card_of_a_known_color_and_draws() -> None:
    """The second card is neither shown nor tested."""
    table = deal("Mysticism", 3, ann={"purple": "Mysticism"}, bob={}, supply={1: "City States, Code of Laws, Writing"})
    expect(
        table,
        ann={"purple": "City States, Mysticism", "hand": "Code of Laws"},
        supply={1: "Writing"},
    )
    assert table.has_event("reveal", "City States")
    assert not table.has_event("reveal", "Code of Laws")


def test_mysticism_keeps_a_card_of_a_new_color_in_hand() -> None:
    table = deal("Mysticism", 3, ann={"purple": "Mysticism"}, bob={}, supply={1: "Oars, Writing"})
    expect(table, ann={"purple": "Mysticism", "hand": "Oars"}, supply={1: "Writing"})


def test_mysticism_reveals_in_edition_1_too() -> None:
    table = deal("Mysticism", 1, ann={"purple": "Mysticism"}, bob={}, supply={1: "Oars, Writing"})
    expect(table, ann={"purple": "Mysticism", "hand": "Oars"}, supply={1: "Writing"})
    assert table.has_event("reveal", "Oars")


def test_mysticism_is_shared() -> None:
    table = deal(
        "Mysticism",
        3,
        ann={"purple": "Mysticism"},
        bob={"red": "Metalworking"},
        supply={1: "Oars, Tools, Writing, Sailing"},
    )
    expect(
        table,
        ann={"purple": "Mysticism", "hand": "Writing, Sailing"},
        bob={"red": "Oars, Metalworking", "hand": "Tools"},
    )


# -- Oars --------------------------------------------------------------------------


def test_oars_repeats_while_a_crown_is_left() -> None:
    """A card just drawn may be the next; at the end the hand is shown.  Cards given are not scored: no Monument."""
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars", "scored": 5},
        bob={"hand": "Sailing, Writing, Metalworking"},
        supply={1: "Clothing, Pottery, The Wheel"},
    )
    play(table, "bob: Sailing  (of Sailing, Writing)", "bob: Writing  (of Writing, Clothing)")
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Writing, Clothing"},
        bob={"hand": "Metalworking, Pottery, The Wheel"},
    )
    assert table.has_event("show", "Metalworking, Pottery, The Wheel", seat="bob", zone="hand")


def test_oars_takes_one_card_only_in_edition_1() -> None:
    """It is not scored: no Monument."""
    table = deal(
        "Oars",
        1,
        ann={"red": "Oars", "scored": 5},
        bob={"hand": "Sailing, Writing, Metalworking"},
        supply={1: "Clothing, Pottery"},
    )
    play(table, "bob: Writing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Oars", "score": "Writing"},
        bob={"hand": "Sailing, Metalworking, Clothing"},
        supply={1: "Pottery"},
    )
    assert not table.has_event("show")


def test_oars_finishes_with_one_victim_before_the_next() -> None:
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars"},
        bob={"hand": "Sailing"},
        cid={"hand": "Writing"},
        supply={1: "Clothing, Tools, Pottery, The Wheel"},
    )
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Clothing, Writing"},
        bob={"hand": "Tools"},
        cid={"hand": "Pottery"},
        supply={1: "The Wheel"},
    )


def test_oars_takes_one_card_of_each_victim_in_edition_1() -> None:
    table = deal(
        "Oars",
        1,
        ann={"red": "Oars"},
        bob={"hand": "Sailing"},
        cid={"hand": "Writing"},
        supply={1: "Clothing, Tools, Pottery"},
    )
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Writing"},
        bob={"hand": "Clothing"},
        cid={"hand": "Tools"},
        supply={1: "Pottery"},
    )


def test_oars_consoles_when_the_victim_shows_a_hand_without_crowns() -> None:
    table = deal("Oars", 3, ann={"red": "Oars"}, bob={"hand": "Tools, Archery"}, supply={1: "Sailing, Pottery"})
    expect(table, ann={"red": "Oars", "hand": "Sailing"}, bob={"hand": "Tools, Archery"}, supply={1: "Pottery"})
    assert table.has_event("show", "Tools, Archery", seat="bob", zone="hand")


def test_oars_shows_a_hand_without_crowns_in_edition_1_too() -> None:
    table = deal("Oars", 1, ann={"red": "Oars"}, bob={"hand": "Tools, Archery"}, supply={1: "Sailing, Pottery"})
    expect(table, ann={"red": "Oars", "hand": "Sailing"}, bob={"hand": "Tools, Archery"}, supply={1: "Pottery"})
    assert table.has_event("show", "Tools, Archery", seat="bob", zone="hand")


def test_oars_finds_nothing_to_show_in_an_empty_hand() -> None:
    table = deal("Oars", 3, ann={"red": "Oars"}, bob={}, supply={1: "Sailing"})
    expect(table, ann={"red": "Oars", "hand": "Sailing"})
    assert not table.has_event("show")


def test_oars_does_not_console_when_only_one_of_the_victims_paid() -> None:
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars"},
        bob={"hand": "Writing"},
        cid={"hand": "Archery"},
        supply={1: "Tools, Pottery"},
    )
    expect(
        table,
        ann={"red": "Oars", "score": "Writing"},
        bob={"hand": "Tools"},
        cid={"hand": "Archery"},
        supply={1: "Pottery"},
    )


def test_oars_without_a_victim_consoles_sharer_and_owner() -> None:
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars"},
        bob={"yellow": "Domestication", "hand": "Writing"},
        supply={1: "Sailing, Tools, Pottery, Clothing"},
    )
    expect(
        table,
        ann={"red": "Oars", "hand": "Tools, Pottery"},
        bob={"yellow": "Domestication", "hand": "Writing, Sailing"},
        supply={1: "Clothing"},
    )


def test_oars_consoles_a_sharer_but_not_the_victim() -> None:
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars"},
        bob={"hand": "Archery"},
        cid={"yellow": "Domestication"},
        supply={1: "Sailing, Tools, Pottery, Clothing"},
    )
    expect(
        table,
        ann={"red": "Oars", "hand": "Tools, Pottery"},
        bob={"hand": "Archery"},
        cid={"yellow": "Domestication", "hand": "Sailing"},
        supply={1: "Clothing"},
    )


def test_oars_passes_over_a_partner_with_fewer_castles() -> None:
    """Both opponents have as many castles as ann: there is no victim, and the partner keeps the crown."""
    table = deal(
        "Oars",
        3,
        teams=True,
        ann={"red": "Oars"},
        bob={"yellow": "Masonry", "hand": "Writing"},
        cid={"hand": "Clothing"},
        dan={"yellow": "Domestication"},
        supply={1: "Sailing, Tools, Pottery, The Wheel, Archery"},
    )
    expect(
        table,
        ann={"red": "Oars", "hand": "Pottery, The Wheel"},
        bob={"yellow": "Masonry", "hand": "Writing, Sailing"},
        cid={"hand": "Clothing"},
        dan={"yellow": "Domestication", "hand": "Tools"},
        supply={1: "Archery"},
    )


# -- Pottery -----------------------------------------------------------------------


def test_pottery_scores_one_three_for_three_cards() -> None:
    """After the third card of four nobody is asked any more."""
    table = deal(
        "Pottery",
        3,
        ann={"blue": "Pottery", "hand": "Oars, Calendar, Sailing, Writing"},
        bob={},
        supply={1: "Tools", 3: "Compass, Paper"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Calendar, Sailing, Writing, pass)",
        "ann: Calendar  (of Oars, Calendar, Writing, pass)",
        "ann: Oars  (of Oars, Writing, pass)",
    )
    expect(
        table,
        ann={"blue": "Pottery", "hand": "Writing, Tools", "score": "Compass"},
        supply={1: "Sailing, Oars", 2: "Calendar", 3: "Paper"},
    )


def test_pottery_scores_a_two_for_two_cards() -> None:
    table = deal(
        "Pottery",
        3,
        ann={"blue": "Pottery", "hand": "Oars, Sailing, Writing"},
        bob={},
        supply={1: "Tools", 2: "Calendar"},
    )
    play(table, "ann: Oars", "ann: Sailing", "ann: pass")
    expect(
        table,
        ann={"blue": "Pottery", "hand": "Writing, Tools", "score": "Calendar"},
        supply={1: "Oars, Sailing", 2: ""},
    )


def test_pottery_scores_a_one_for_a_single_card() -> None:
    table = deal("Pottery", 3, ann={"blue": "Pottery", "hand": "Oars"}, bob={}, supply={1: "Tools, Archery"})
    play(table, "ann: Oars")
    expect(table, ann={"blue": "Pottery", "hand": "Archery", "score": "Tools"}, supply={1: "Oars"})


def test_pottery_counts_for_monument_once() -> None:
    """One card is scored for the two returned; the card of the second effect is drawn only."""
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "Pottery",
            3,
            ann={"blue": "Pottery", "hand": "Oars, Sailing", "scored": scored},
            bob={},
            supply={1: "Tools", 2: "Calendar"},
        )
        play(table, "ann: Oars", "ann: Sailing")
        expect(table, ann={"blue": "Pottery", "hand": "Tools", "score": "Calendar", "specials": specials})


def test_pottery_declined_still_draws() -> None:
    table = deal("Pottery", 3, ann={"blue": "Pottery", "hand": "Oars"}, bob={}, supply={1: "Tools, Archery"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"blue": "Pottery", "hand": "Oars, Tools"}, supply={1: "Archery"})


def test_pottery_with_an_empty_hand_only_draws() -> None:
    table = deal("Pottery", 3, ann={"blue": "Pottery"}, bob={}, supply={1: "Tools, Archery"})
    expect(table, ann={"blue": "Pottery", "hand": "Tools"}, supply={1: "Archery"})


def test_pottery_is_shared_effect_by_effect() -> None:
    table = deal(
        "Pottery",
        3,
        ann={"blue": "Pottery", "hand": "Calendar"},
        bob={"yellow": "Agriculture", "hand": "Oars"},
        supply={1: "Tools, Sailing, Writing, Archery, Masonry"},
    )
    play(table, "bob: Oars", "ann: Calendar")
    expect(
        table,
        ann={"blue": "Pottery", "score": "Sailing", "hand": "Archery, Masonry"},
        bob={"yellow": "Agriculture", "score": "Tools", "hand": "Writing"},
        supply={1: "Oars", 2: "Calendar"},
    )


# -- Sailing -----------------------------------------------------------------------


def test_sailing_draws_and_melds() -> None:
    table = deal("Sailing", 3, ann={"green": "Sailing"}, bob={}, supply={1: "Clothing, Tools"})
    expect(table, ann={"green": "Clothing, Sailing"}, supply={1: "Tools"})


def test_sailing_is_shared() -> None:
    table = deal(
        "Sailing",
        3,
        ann={"green": "Sailing"},
        bob={"purple": "City States"},
        supply={1: "Clothing, Tools, Archery"},
    )
    expect(
        table,
        ann={"green": "Sailing", "blue": "Tools", "hand": "Archery"},
        bob={"purple": "City States", "green": "Clothing"},
    )


# -- The Wheel ---------------------------------------------------------------------


def test_the_wheel_draws_two_ones() -> None:
    table = deal("The Wheel", 3, ann={"green": "The Wheel"}, bob={}, supply={1: "Clothing, Tools, Oars"})
    expect(table, ann={"green": "The Wheel", "hand": "Clothing, Tools"}, supply={1: "Oars"})


def test_the_wheel_is_shared() -> None:
    table = deal(
        "The Wheel",
        3,
        ann={"green": "The Wheel"},
        bob={"yellow": "Masonry"},
        supply={1: "Clothing, Tools, Oars, Writing, Archery, Sailing"},
    )
    expect(
        table,
        ann={"green": "The Wheel", "hand": "Oars, Writing, Archery"},
        bob={"yellow": "Masonry", "hand": "Clothing, Tools"},
        supply={1: "Sailing"},
    )


# -- Tools -------------------------------------------------------------------------


def test_tools_returns_three_cards_and_melds_a_three() -> None:
    """Only the first pick can be declined; the 3 on the board cannot be returned by the second effect."""
    table = deal(
        "Tools",
        3,
        ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel, Archery"},
        bob={},
        supply={3: "Compass, Paper"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Sailing, The Wheel, Archery, pass)",
        "ann: Archery  (of Oars, The Wheel, Archery)",
        "ann: Oars  (of Oars, The Wheel)",
    )
    expect(
        table,
        ann={"blue": "Tools", "green": "Compass", "hand": "The Wheel"},
        supply={1: "Sailing, Archery, Oars", 3: "Paper"},
    )


def test_tools_melds_its_three_on_top_of_a_pile() -> None:
    table = deal(
        "Tools",
        3,
        ann={"blue": "Tools", "green": "Clothing", "hand": "Oars, Sailing, The Wheel"},
        bob={},
        supply={2: "Calendar", 3: "Compass, Paper"},
    )
    play(table, "ann: Oars", "ann: Sailing")
    expect(
        table,
        ann={"blue": "Tools", "green": "Compass, Clothing"},
        supply={1: "Oars, Sailing, The Wheel", 2: "Calendar", 3: "Paper"},
    )


def test_tools_returns_exactly_three_cards_in_the_order_picked() -> None:
    table = deal("Tools", 3, ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel"}, bob={}, supply={3: "Compass"})
    play(table, "ann: Sailing  (of Oars, Sailing, The Wheel, pass)", "ann: The Wheel  (of Oars, The Wheel)")
    expect(table, ann={"blue": "Tools", "green": "Compass"}, supply={1: "Sailing, The Wheel, Oars", 3: ""})


def test_tools_can_be_declined() -> None:
    table = deal("Tools", 3, ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel"}, bob={}, supply={3: "Compass"})
    play(table, "ann: pass")
    expect(table, ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel"}, supply={3: "Compass"})


def test_tools_cannot_return_fewer_than_three_cards() -> None:
    table = deal("Tools", 3, ann={"blue": "Tools", "hand": "Oars, Sailing"}, bob={}, supply={3: "Compass"})
    expect(table, ann={"blue": "Tools", "hand": "Oars, Sailing"}, supply={3: "Compass"})


def test_tools_returns_a_three_for_three_ones() -> None:
    table = deal(
        "Tools",
        3,
        ann={"blue": "Tools", "hand": "Calendar, Compass, Engineering, Invention"},
        bob={},
        supply={1: "Oars, Sailing, Archery, Writing"},
    )
    play(table, "ann: pass", "ann: Engineering  (of Compass, Engineering, pass)")
    expect(
        table,
        ann={"blue": "Tools", "hand": "Calendar, Compass, Invention, Oars, Sailing, Archery"},
        supply={1: "Writing", 3: "Engineering"},
    )


def test_tools_can_keep_its_three() -> None:
    table = deal("Tools", 3, ann={"blue": "Tools", "hand": "Compass"}, bob={}, supply={1: "Oars"})
    play(table, "ann: pass  (of Compass, pass)")
    expect(table, ann={"blue": "Tools", "hand": "Compass"}, supply={1: "Oars"})


def test_tools_is_shared_effect_by_effect() -> None:
    table = deal(
        "Tools",
        3,
        ann={"blue": "Tools", "hand": "Alchemy"},
        bob={"purple": "Philosophy", "hand": "Calendar, Compass, Invention, Engineering"},
        supply={1: "Oars, Sailing, Archery, Writing, Pottery, Masonry, Clothing", 3: "Paper"},
    )
    play(table, "bob: Calendar", "bob: Compass", "bob: Invention")
    play(table, "bob: Engineering  (of Engineering, pass)", "ann: Alchemy")
    expect(
        table,
        ann={"blue": "Tools", "hand": "Writing, Pottery, Masonry, Clothing"},
        bob={"purple": "Philosophy", "green": "Paper", "hand": "Oars, Sailing, Archery"},
        supply={1: "", 2: "Calendar", 3: "Compass, Engineering, Alchemy", 4: "Invention"},
    )


# -- Writing -----------------------------------------------------------------------


def test_writing_draws_a_two() -> None:
    table = deal("Writing", 3, ann={"blue": "Writing"}, bob={}, supply={1: "Oars", 2: "Calendar, Currency"})
    expect(table, ann={"blue": "Writing", "hand": "Calendar"}, supply={1: "Oars", 2: "Currency"})


def test_writing_is_shared() -> None:
    table = deal(
        "Writing",
        3,
        ann={"blue": "Writing"},
        bob={"blue": "Tools"},
        supply={1: "Oars", 2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"blue": "Writing", "hand": "Currency, Oars"},
        bob={"blue": "Tools", "hand": "Calendar"},
    )
