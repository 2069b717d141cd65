"""Scenarios for the cards of age 3."""

from scenario import deal, expect, play

# -- Alchemy ---------------------------------------------------------------------


def test_alchemy_reveals_a_4_for_every_three_castles() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Machinery"},
        supply={4: "Anatomy, Navigation, Reformation"},
        bob={},
    )
    assert table.has_event("reveal", "Anatomy")
    assert table.has_event("reveal", "Navigation")
    play(table, "ann: Anatomy  (of Anatomy, Navigation)")
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Anatomy, Machinery", "score": "Navigation"},
        supply={4: "Reformation"},
    )


def test_alchemy_rounds_the_number_of_cards_down() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "red": "Metalworking"},
        bob={},
        supply={4: "Anatomy, Navigation"},
    )
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Anatomy"},
        supply={4: "Navigation"},
    )


def test_alchemy_draws_every_card_before_a_red_one_sends_the_whole_hand_back() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Machinery", "hand": "Writing"},
        bob={},
        supply={4: "Colonialism, Anatomy"},
    )
    play(table, "ann: Anatomy  (of Colonialism, Anatomy)")  # the order in which they go under the 4s
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Machinery"},
        supply={1: "Writing", 4: "Anatomy, Colonialism"},
    )


def test_alchemy_keeps_a_red_card_that_was_in_hand_before() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "green": "The Wheel", "hand": "Archery"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: Anatomy  (of Archery, Anatomy)")
    expect(table, ann={"blue": "Alchemy", "green": "The Wheel", "yellow": "Anatomy", "score": "Archery"})


def test_alchemy_with_two_castles_only_melds_and_scores() -> None:
    table = deal(
        "Alchemy", 3, ann={"blue": "Alchemy", "hand": "Writing, Sailing, Archery"}, bob={}, supply={4: "Anatomy"}
    )
    play(table, "ann: Sailing  (of Writing, Sailing, Archery)", "ann: Archery  (of Writing, Archery)")
    expect(
        table,
        ann={"blue": "Alchemy", "green": "Sailing", "hand": "Writing", "score": "Archery"},
        supply={4: "Anatomy"},
    )


def test_alchemy_counts_for_monument() -> None:
    table = deal("Alchemy", 3, ann={"blue": "Alchemy", "hand": "Sailing, Archery", "scored": 5}, bob={})
    play(table, "ann: Sailing  (of Sailing, Archery)")
    expect(table, ann={"blue": "Alchemy", "green": "Sailing", "score": "Archery", "specials": "Monument"})


def test_alchemy_with_one_card_in_hand_melds_it_and_scores_nothing() -> None:
    table = deal("Alchemy", 3, ann={"blue": "Alchemy", "hand": "Writing"}, bob={})
    expect(table, ann={"blue": "Writing, Alchemy"})


def test_alchemy_with_few_castles_and_no_hand_does_nothing() -> None:
    table = deal("Alchemy", 3, ann={"blue": "Alchemy"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"blue": "Alchemy"}, supply={4: "Anatomy"})


def test_alchemy_is_shared() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy"},
        bob={"red": "Metalworking", "hand": "Writing"},
        supply={3: "Compass", 4: "Anatomy"},
    )
    play(table, "bob: Writing  (of Writing, Anatomy)")
    expect(
        table,
        ann={"blue": "Alchemy", "hand": "Compass"},
        bob={"red": "Metalworking", "blue": "Writing", "score": "Anatomy"},
    )


# -- Compass ---------------------------------------------------------------------


def test_compass_swaps_a_leaf_for_a_card_without_leaf_and_the_victim_picks_both() -> None:
    table = deal(
        "Compass",
        3,
        ann={"green": "Compass", "red": "Metalworking", "purple": "Mysticism"},
        bob={"red": "Archery", "yellow": "Agriculture", "green": "Clothing", "blue": "Pottery"},
    )
    play(table, "bob: Agriculture  (of Agriculture, Pottery)", "bob: Metalworking  (of Metalworking, Mysticism)")
    expect(
        table,
        ann={"green": "Compass", "yellow": "Agriculture", "purple": "Mysticism"},
        bob={"red": "Metalworking, Archery", "green": "Clothing", "blue": "Pottery"},
    )


def test_compass_gives_a_card_even_if_none_was_taken() -> None:
    """A green card is never taken, and Archery has no leaf."""
    table = deal(
        "Compass",
        3,
        ann={"green": "Compass", "purple": "Mysticism"},
        bob={"red": "Archery", "green": "Clothing"},
    )
    expect(
        table,
        ann={"green": "Compass"},
        bob={"red": "Archery", "green": "Clothing", "purple": "Mysticism"},
    )


def test_compass_cannot_give_a_card_that_the_first_move_covered() -> None:
    table = deal(
        "Compass",
        3,
        ann={"green": "Compass", "yellow": "Masonry"},
        bob={"yellow": "Agriculture"},
    )
    expect(table, ann={"green": "Compass", "yellow": "Agriculture, Masonry"})


def test_compass_takes_top_cards_only() -> None:
    table = deal(
        "Compass",
        3,
        ann={"green": "Compass"},
        bob={"yellow": "Masonry, Agriculture"},
    )
    expect(table, ann={"green": "Compass"}, bob={"yellow": "Masonry, Agriculture"})


def test_compass_does_nothing_between_boards_without_such_cards() -> None:
    table = deal("Compass", 3, ann={"green": "Compass"}, bob={})
    expect(table, ann={"green": "Compass"})


def test_compass_spares_a_player_with_as_many_crowns() -> None:
    table = deal(
        "Compass",
        3,
        ann={"green": "Compass", "purple": "Mysticism"},
        bob={"green": "Currency", "yellow": "Agriculture"},
    )
    expect(
        table,
        ann={"green": "Compass", "purple": "Mysticism"},
        bob={"green": "Currency", "yellow": "Agriculture"},
    )


# -- Education -------------------------------------------------------------------


def test_education_draws_two_above_the_highest_card_left() -> None:
    table = deal(
        "Education",
        3,
        ann={"purple": "Education", "score": "Tools, Alchemy, Mapmaking"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: Alchemy  (of Alchemy, pass)")
    expect(
        table,
        ann={"purple": "Education", "score": "Tools, Mapmaking", "hand": "Anatomy"},
        supply={3: "Alchemy", 4: ""},
    )


def test_education_lets_the_player_pick_among_the_highest() -> None:
    table = deal(
        "Education",
        3,
        ann={"purple": "Education", "score": "Alchemy, Tools, Optics"},
        bob={},
        supply={4: "Anatomy", 5: "Coal"},
    )
    play(table, "ann: Optics  (of Alchemy, Optics, pass)")
    expect(
        table,
        ann={"purple": "Education", "score": "Alchemy, Tools", "hand": "Coal"},
        supply={3: "Optics", 4: "Anatomy"},
    )


def test_education_draws_a_2_once_the_score_pile_is_empty() -> None:
    table = deal(
        "Education",
        3,
        ann={"purple": "Education", "score": "Coal"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(table, ann={"purple": "Education", "hand": "Calendar"}, supply={5: "Coal"})


def test_education_can_be_declined() -> None:
    table = deal(
        "Education",
        3,
        ann={"purple": "Education", "score": "Coal"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Coal, pass)")
    expect(table, ann={"purple": "Education", "score": "Coal"}, supply={2: "Calendar"})


def test_education_needs_a_score_pile() -> None:
    table = deal("Education", 3, ann={"purple": "Education"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"purple": "Education"}, supply={2: "Calendar"})


def test_education_is_shared() -> None:
    table = deal(
        "Education",
        3,
        ann={"purple": "Education"},
        bob={"purple": "Philosophy", "score": "Tools"},
        supply={2: "Calendar", 3: "Compass"},
    )
    play(table, "bob: Tools  (of Tools, pass)")
    expect(
        table,
        ann={"purple": "Education", "hand": "Compass"},
        bob={"purple": "Philosophy", "hand": "Calendar"},
        supply={1: "Tools"},
    )


def test_education_declined_by_a_sharer_gives_no_bonus() -> None:
    table = deal(
        "Education",
        3,
        ann={"purple": "Education"},
        bob={"purple": "Philosophy", "score": "Tools"},
        supply={3: "Compass"},
    )
    play(table, "bob: pass  (of Tools, pass)")
    expect(table, ann={"purple": "Education"}, bob={"purple": "Philosophy", "score": "Tools"}, supply={3: "Compass"})


# -- Engineering -----------------------------------------------------------------


def test_engineering_takes_every_top_castle_but_no_card_uncovered_by_it() -> None:
    """Cards taken are not scored: no Monument."""
    table = deal(
        "Engineering",
        3,
        ann={"red": "Engineering", "yellow": "Masonry", "scored": 5},
        bob={"green": "Clothing", "blue": "Tools, Alchemy", "purple": "City States"},
    )
    expect(
        table,
        ann={"red": "Engineering", "yellow": "Masonry", "score": "Tools, City States"},
        bob={"green": "Clothing", "blue": "Alchemy"},
    )


def test_engineering_takes_nothing_without_a_top_castle() -> None:
    table = deal(
        "Engineering",
        3,
        ann={"red": "Engineering"},
        bob={"green": "Clothing", "blue": "Writing, Tools"},
    )
    expect(table, ann={"red": "Engineering"}, bob={"green": "Clothing", "blue": "Writing, Tools"})


def test_engineering_asks_for_the_order_where_a_board_in_between_can_earn_an_achievement() -> None:
    """With Domestication gone and Alchemy still there, bob's board has three of each icon."""
    ann = {"red": "left: Engineering, Archery, Metalworking, Oars", "yellow": "up: Masonry, Fermenting, Machinery"}
    rest = {
        "red": "Robotics",
        "yellow": "left: Skyscrapers, Suburbia",
        "green": "left: Compass, Mapmaking, Sailing",
        "blue": "right: Experimentation, Bioengineering",
        "purple": "The Internet",
    }
    bob = rest | {
        "yellow": "left: Domestication, Skyscrapers, Suburbia",
        "blue": "right: Alchemy, Experimentation, Bioengineering",
    }
    for first, specials in (("Domestication", "Empire"), ("Alchemy", "")):
        table = deal("Engineering", 3, ann=ann, bob=bob)
        play(table, f"bob: {first}  (of Domestication, Alchemy)")
        expect(table, ann=ann | {"score": "Domestication, Alchemy"}, bob=rest | {"specials": specials})


def test_engineering_splays_red_left() -> None:
    table = deal("Engineering", 3, ann={"red": "Engineering, Archery"}, bob={})
    play(table, "ann: red  (of red, pass)")
    expect(table, ann={"red": "left: Engineering, Archery"})


def test_engineering_splay_can_be_declined() -> None:
    table = deal("Engineering", 3, ann={"red": "Engineering, Archery"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Engineering, Archery"})


def test_engineering_offers_no_splay_that_is_there_already() -> None:
    table = deal("Engineering", 3, ann={"red": "left: Engineering, Archery"}, bob={})
    expect(table, ann={"red": "left: Engineering, Archery"})


def test_engineering_spares_and_is_shared_by_a_player_with_as_many_castles() -> None:
    table = deal(
        "Engineering",
        3,
        ann={"red": "Engineering"},
        bob={"red": "Metalworking, Archery"},
        supply={3: "Compass"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(table, ann={"red": "Engineering", "hand": "Compass"}, bob={"red": "left: Metalworking, Archery"})


# -- Feudalism -------------------------------------------------------------------


def test_feudalism_first_edition_takes_a_castle_and_leaves_the_splay() -> None:
    table = deal(
        "Feudalism",
        1,
        ann={"purple": "Feudalism"},
        bob={"red": "left: Optics, Coal", "hand": "Writing, Archery, Tools"},
    )
    play(table, "bob: Archery  (of Archery, Tools)")
    assert not table.has_event("show")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Archery"},
        bob={"red": "left: Optics, Coal", "hand": "Writing, Tools"},
    )


def test_feudalism_third_edition_also_ends_the_splay_of_that_color() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"red": "left: Optics, Coal", "green": "left: Clothing, Sailing", "hand": "Writing, Archery, Tools"},
    )
    play(table, "bob: Archery  (of Archery, Tools)")
    assert not table.has_event("show")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Archery"},
        bob={"red": "Optics, Coal", "green": "left: Clothing, Sailing", "hand": "Writing, Tools"},
    )


def test_feudalism_ends_no_splay_of_another_color() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"red": "left: Optics, Coal", "hand": "Tools"},
    )
    expect(table, ann={"purple": "Feudalism", "hand": "Tools"}, bob={"red": "left: Optics, Coal"})


def test_feudalism_first_edition_shows_a_hand_without_castle() -> None:
    table = deal("Feudalism", 1, ann={"purple": "Feudalism"}, bob={"hand": "Writing, Pottery"})
    assert table.has_event("show", "Writing, Pottery", seat="bob", zone="hand")
    expect(table, ann={"purple": "Feudalism"}, bob={"hand": "Writing, Pottery"})


def test_feudalism_third_edition_shows_a_hand_without_castle() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"blue": "left: Physics, Chemistry", "hand": "Writing, Pottery"},
    )
    assert table.has_event("show", "Writing, Pottery", seat="bob", zone="hand")
    expect(
        table,
        ann={"purple": "Feudalism"},
        bob={"blue": "left: Physics, Chemistry", "hand": "Writing, Pottery"},
    )


def test_feudalism_has_nothing_to_take_from_an_empty_hand() -> None:
    table = deal("Feudalism", 3, ann={"purple": "Feudalism"}, bob={"green": "Clothing"})
    assert not table.has_event("show")
    expect(table, ann={"purple": "Feudalism"}, bob={"green": "Clothing"})


def test_feudalism_splays_yellow_or_purple_left() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"yellow": "Masonry, Agriculture", "purple": "Feudalism, Mysticism", "green": "Sailing, Clothing"},
        bob={},
    )
    play(table, "ann: purple  (of yellow, purple, pass)")
    expect(
        table,
        ann={"yellow": "Masonry, Agriculture", "purple": "left: Feudalism, Mysticism", "green": "Sailing, Clothing"},
    )


def test_feudalism_splay_can_be_declined() -> None:
    table = deal("Feudalism", 1, ann={"purple": "Feudalism, Mysticism"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Feudalism, Mysticism"})


def test_feudalism_spares_and_is_shared_by_a_player_with_as_many_castles() -> None:
    table = deal(
        "Feudalism",
        3,
        ann={"purple": "Feudalism"},
        bob={"yellow": "Masonry, Agriculture", "hand": "Archery"},
        supply={3: "Compass"},
    )
    play(table, "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Feudalism", "hand": "Compass"},
        bob={"yellow": "left: Masonry, Agriculture", "hand": "Archery"},
    )


# -- Machinery -------------------------------------------------------------------


def test_machinery_swaps_a_whole_hand_for_the_highest_cards() -> None:
    table = deal(
        "Machinery",
        3,
        ann={"yellow": "Machinery", "hand": "Translation, Sailing, Optics"},
        bob={"hand": "Writing, Pottery, Coal"},
    )
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Sailing, Writing, Pottery, Coal"},
        bob={"hand": "Translation, Optics"},
    )


def test_machinery_takes_a_hand_also_for_nothing() -> None:
    table = deal("Machinery", 3, ann={"yellow": "Machinery"}, bob={"hand": "Writing, Pottery"})
    expect(table, ann={"yellow": "Machinery", "hand": "Writing, Pottery"})


def test_machinery_gives_the_highest_cards_also_for_nothing() -> None:
    table = deal("Machinery", 3, ann={"yellow": "Machinery", "hand": "Writing, Coal"}, bob={})
    expect(table, ann={"yellow": "Machinery", "hand": "Writing"}, bob={"hand": "Coal"})


def test_machinery_between_empty_hands_does_nothing() -> None:
    table = deal("Machinery", 3, ann={"yellow": "Machinery"}, bob={"yellow": "Canal Building"})
    assert not table.has_event("exchange")
    assert not table.has_event("show")
    expect(table, ann={"yellow": "Machinery"}, bob={"yellow": "Canal Building"})


def test_machinery_looks_at_the_demanding_hand_anew_for_each_victim() -> None:
    table = deal(
        "Machinery",
        3,
        ann={"yellow": "Machinery", "hand": "Coal"},
        bob={"hand": "Writing"},
        cat={"hand": "Sailing"},
    )
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Sailing"},
        bob={"hand": "Coal"},
        cat={"hand": "Writing"},
    )


def test_machinery_scores_a_castle_for_all_to_see_and_splays_red_left() -> None:
    table = deal(
        "Machinery",
        3,
        ann={"yellow": "Machinery", "red": "Optics, Coal"},
        bob={"hand": "Writing, Tools, Archery"},
    )
    play(table, "ann: Archery  (of Tools, Archery)", "ann: red  (of red, pass)")
    assert table.has_event("show", "Archery", seat="ann", zone="hand")
    expect(
        table,
        ann={"yellow": "Machinery", "red": "left: Optics, Coal", "hand": "Writing, Tools", "score": "Archery"},
    )


def test_machinery_counts_for_monument() -> None:
    table = deal("Machinery", 3, ann={"yellow": "Machinery", "scored": 5}, bob={"hand": "Tools"})
    expect(table, ann={"yellow": "Machinery", "score": "Tools", "specials": "Monument"})


def test_machinery_shows_a_hand_without_castle_and_can_still_splay() -> None:
    table = deal(
        "Machinery",
        3,
        ann={"yellow": "Machinery", "red": "Optics, Coal"},
        bob={"hand": "Writing, Sailing"},
    )
    play(table, "ann: red  (of red, pass)")
    assert table.has_event("show", "Writing, Sailing", seat="ann", zone="hand")
    expect(table, ann={"yellow": "Machinery", "red": "left: Optics, Coal", "hand": "Writing, Sailing"})


def test_machinery_splay_can_be_declined() -> None:
    table = deal("Machinery", 3, ann={"yellow": "Machinery", "red": "Optics, Coal"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"yellow": "Machinery", "red": "Optics, Coal"})


def test_machinery_spares_and_is_shared_by_a_player_with_as_many_leaves() -> None:
    table = deal(
        "Machinery",
        3,
        ann={"yellow": "Machinery", "hand": "Writing"},
        bob={"yellow": "Agriculture", "red": "Optics, Coal", "hand": "Tools, Pottery"},
        supply={3: "Compass"},
    )
    assert table.has_event("show", "Tools", seat="bob", zone="hand")
    play(table, "bob: red  (of red, pass)")
    assert table.has_event("show", "Writing", seat="ann", zone="hand")
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Writing, Compass"},
        bob={"yellow": "Agriculture", "red": "left: Optics, Coal", "hand": "Pottery", "score": "Tools"},
    )


def test_machinery_showing_a_hand_earns_no_sharing_bonus() -> None:
    table = deal(
        "Machinery",
        3,
        ann={"yellow": "Machinery"},
        bob={"yellow": "Agriculture", "hand": "Pottery"},
        supply={3: "Compass"},
    )
    assert table.has_event("show", "Pottery", seat="bob", zone="hand")
    expect(
        table,
        ann={"yellow": "Machinery"},
        bob={"yellow": "Agriculture", "hand": "Pottery"},
        supply={3: "Compass"},
    )


# -- Medicine --------------------------------------------------------------------


def test_medicine_swaps_the_highest_for_the_lowest() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Optics, Writing"},
        bob={"score": "Tools, Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Coal"}, bob={"score": "Tools, Writing"})


def test_medicine_lets_the_victim_pick_among_their_highest() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"score": "Coal, Tools, Physics"},
    )
    play(table, "bob: Physics  (of Coal, Physics)")
    expect(table, ann={"yellow": "Medicine", "score": "Physics"}, bob={"score": "Coal, Tools, Writing"})


def test_medicine_lets_nobody_look_at_the_lowest_cards_of_the_demander() -> None:
    """The victim sees equal backs, so there is nothing to ask: the card that has lain there longest goes."""
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Optics, Writing, Pottery"},
        bob={"score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Pottery, Coal"}, bob={"score": "Writing"})


def test_medicine_takes_a_card_also_for_nothing() -> None:
    table = deal("Medicine", 3, ann={"yellow": "Medicine"}, bob={"score": "Tools, Coal"})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


def test_medicine_gives_a_card_also_for_nothing() -> None:
    table = deal("Medicine", 3, ann={"yellow": "Medicine", "score": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


def test_medicine_between_empty_score_piles_does_nothing() -> None:
    table = deal("Medicine", 3, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})
    assert not table.has_event("exchange")
    expect(table, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})


def test_medicine_spares_a_player_with_as_many_leaves() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"yellow": "Agriculture", "score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Writing"}, bob={"yellow": "Agriculture", "score": "Coal"})


# -- Optics ----------------------------------------------------------------------


def test_optics_scores_a_4_after_a_crown() -> None:
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics", "score": "Tools"},
        bob={},
        supply={2: "Calendar", 3: "Compass", 4: "Anatomy"},
    )
    expect(table, ann={"red": "Optics", "green": "Compass", "score": "Tools, Anatomy"})


def test_optics_melds_on_top_of_a_pile() -> None:
    """The 4 is scored, the sixth of this turn."""
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics", "green": "Clothing", "scored": 5},
        bob={},
        supply={2: "Calendar", 3: "Compass, Alchemy", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Optics", "green": "Compass, Clothing", "score": "Anatomy", "specials": "Monument"},
        supply={2: "Calendar", 3: "Alchemy", 4: ""},
    )


def test_optics_without_a_crown_gives_a_card_to_a_poorer_opponent() -> None:
    """Who gets it does not score it: no Monument."""
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics", "score": "Coal, Tools"},
        bob={"score": "Paper"},
        cat={"score": "Canning"},
        dan={"scored": 5},
        supply={3: "Alchemy", 4: "Anatomy"},
    )
    play(table, "ann: dan  (of bob, dan)", "ann: Coal  (of Coal, Tools)")
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy", "score": "Tools"},
        bob={"score": "Paper"},
        cat={"score": "Canning"},
        dan={"score": "Coal"},
        supply={4: "Anatomy"},
    )


def test_optics_compares_points_and_not_numbers_of_cards() -> None:
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics", "score": "Coal"},
        bob={"score": "Tools, Writing, Pottery"},
        supply={3: "Alchemy"},
    )
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy"},
        bob={"score": "Tools, Writing, Pottery, Coal"},
    )


def test_optics_gives_nothing_without_a_poorer_opponent() -> None:
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics", "score": "Tools"},
        bob={"score": "Writing"},
        supply={3: "Alchemy"},
    )
    expect(table, ann={"red": "Optics", "blue": "Alchemy", "score": "Tools"}, bob={"score": "Writing"})


def test_optics_gives_nothing_to_a_partner() -> None:
    table = deal(
        "Optics",
        3,
        teams=True,
        ann={"red": "Optics", "score": "Coal"},
        bob={"score": "Canning"},
        cat={},
        dan={"score": "Classification"},
        supply={3: "Alchemy"},
    )
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy", "score": "Coal"},
        bob={"score": "Canning"},
        dan={"score": "Classification"},
    )


def test_optics_is_shared() -> None:
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics"},
        bob={"blue": "Translation"},
        supply={3: "Compass, Alchemy, Paper", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy", "hand": "Paper"},
        bob={"blue": "Translation", "green": "Compass", "score": "Anatomy"},
    )


# -- Paper -----------------------------------------------------------------------


def test_paper_splays_and_draws_for_every_color_splayed_left() -> None:
    table = deal(
        "Paper",
        3,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "right: Masonry, Agriculture",
            "green": "Paper, Clothing",
            "blue": "Pottery, Alchemy",
        },
        bob={},
        supply={4: "Anatomy, Navigation, Gunpowder"},
    )
    play(table, "ann: blue  (of green, blue, pass)")
    expect(
        table,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "right: Masonry, Agriculture",
            "green": "Paper, Clothing",
            "blue": "left: Pottery, Alchemy",
            "hand": "Anatomy, Navigation",
        },
        supply={4: "Gunpowder"},
    )


def test_paper_draws_for_older_splays_if_the_splay_is_declined() -> None:
    table = deal(
        "Paper",
        3,
        ann={"red": "left: Optics, Coal", "green": "Paper, Clothing"},
        bob={},
        supply={4: "Anatomy, Navigation"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={"red": "left: Optics, Coal", "green": "Paper, Clothing", "hand": "Anatomy"},
        supply={4: "Navigation"},
    )


def test_paper_without_two_cards_of_a_color_does_nothing() -> None:
    table = deal("Paper", 3, ann={"green": "Paper", "blue": "Pottery"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"green": "Paper", "blue": "Pottery"}, supply={4: "Anatomy"})


def test_paper_is_shared() -> None:
    table = deal(
        "Paper",
        3,
        ann={"green": "Paper"},
        bob={"blue": "Tools, Pottery"},
        supply={3: "Compass", 4: "Anatomy"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"green": "Paper", "hand": "Compass"},
        bob={"blue": "left: Tools, Pottery", "hand": "Anatomy"},
    )


# -- Translation -----------------------------------------------------------------


def test_translation_melds_the_whole_score_pile_in_any_order() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "score": "Tools, Writing, Archery"}, bob={})
    play(
        table,
        "ann: yes  (of yes, pass)",
        "ann: Writing  (of Tools, Writing, Archery)",
        "ann: Archery  (of Tools, Archery)",
    )
    expect(table, ann={"blue": "Tools, Writing, Translation", "red": "Archery"})


def test_translation_can_be_declined() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "red": "Archery", "score": "Tools, Writing"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Translation", "red": "Archery", "score": "Tools, Writing"})


def test_translation_asks_nothing_about_an_empty_score_pile() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "red": "Archery"}, bob={})
    expect(table, ann={"blue": "Translation", "red": "Archery"})


def test_translation_claims_world_if_every_top_card_has_a_crown() -> None:
    """A covered card without one does no harm."""
    table = deal("Translation", 3, ann={"blue": "Translation, Tools", "green": "Sailing"}, bob={})
    expect(table, ann={"blue": "Translation, Tools", "green": "Sailing", "specials": "World"})


def test_translation_melds_before_it_looks_for_crowns() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "red": "Archery", "score": "Optics"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"blue": "Translation", "red": "Optics, Archery", "specials": "World"})


def test_translation_claims_no_world_that_is_taken() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation"}, bob={"specials": "World"})
    expect(table, ann={"blue": "Translation"}, bob={"specials": "World"})


def test_translation_is_shared_and_a_sharer_claims_first() -> None:
    table = deal(
        "Translation",
        3,
        ann={"blue": "Translation"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={3: "Compass"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"blue": "Translation", "hand": "Compass"},
        bob={"red": "Optics", "green": "Sailing", "specials": "World"},
    )
