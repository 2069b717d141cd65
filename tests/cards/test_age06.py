"""Scenarios for the cards of age 6."""

from scenario import Scenario, deal, expect, play

# -- Atomic Theory ---------------------------------------------------------------


def test_atomic_theory_splays_blue_right_and_melds_a_7() -> None:
    table = deal(
        "Atomic Theory", 3, ann={"blue": "Atomic Theory, Tools"}, bob={}, supply={6: "Canning", 7: "Lighting, Railroad"}
    )
    play(table, "ann: blue  (of blue, pass)")
    expect(
        table, ann={"blue": "right: Atomic Theory, Tools", "purple": "Lighting"}, supply={6: "Canning", 7: "Railroad"}
    )


def test_atomic_theory_splay_is_declined() -> None:
    table = deal("Atomic Theory", 3, ann={"blue": "Atomic Theory, Tools"}, bob={}, supply={7: "Evolution"})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "Evolution, Atomic Theory, Tools"})


def test_atomic_theory_does_not_ask_to_splay_a_single_blue_card() -> None:
    table = deal("Atomic Theory", 3, ann={"blue": "Atomic Theory"}, bob={}, supply={7: "Evolution"})
    expect(table, ann={"blue": "Evolution, Atomic Theory"})


def test_atomic_theory_ends_the_game_when_no_card_is_left() -> None:
    table = deal("Atomic Theory", 3, ann={"blue": "Atomic Theory"}, bob={"score": "Oars"}, supply={6: "Canning"})
    expect(table, ann={"blue": "Atomic Theory"}, bob={"score": "Oars"}, winner="bob")


def test_atomic_theory_is_shared() -> None:
    table = deal(
        "Atomic Theory",
        3,
        ann={"blue": "Atomic Theory"},
        bob={"purple": "Philosophy", "blue": "Tools, Pottery"},
        supply={7: "Lighting, Railroad, Sanitation"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"blue": "Atomic Theory", "purple": "Railroad", "hand": "Sanitation"},
        bob={"purple": "Lighting, Philosophy", "blue": "right: Tools, Pottery"},
    )


# -- Canning ---------------------------------------------------------------------


def test_canning_tucks_a_6_and_scores_every_top_card_without_a_factory() -> None:
    """The tucked card counts if it is alone in its color; a card uncovered by it stays."""
    table = deal(
        "Canning",
        3,
        ann={"yellow": "Canning", "red": "Oars", "green": "Sailing, Clothing", "blue": "Chemistry"},
        bob={},
        supply={5: "Coal", 6: "Democracy, Vaccination"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Canning", "green": "Clothing", "blue": "Chemistry", "score": "Oars, Sailing, Democracy"},
        supply={6: "Vaccination"},
    )


def test_canning_does_not_score_a_tucked_card_that_is_covered() -> None:
    table = deal("Canning", 3, ann={"yellow": "Canning", "purple": "Railroad"}, bob={}, supply={6: "Democracy"})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "purple": "Railroad, Democracy"})


def test_canning_lets_you_order_the_cards_where_an_achievement_depends_on_it() -> None:
    """Without Services, but still with Software, ann has 13 clocks for a moment, enough for World."""
    table = deal(
        "Canning",
        3,
        ann={
            "red": "up: Mobility, Fission",
            "yellow": "Canning",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "purple": "Services, The Internet",
        },
        bob={},
        supply={6: "Encyclopedia"},
    )
    play(table, "ann: yes", "ann: Services  (of Software, Services)")
    expect(
        table,
        ann={
            "red": "up: Mobility, Fission",
            "yellow": "Canning",
            "blue": "up: Quantum Theory, Rocketry, Encyclopedia",
            "purple": "The Internet",
            "score": "Software, Services",
            "specials": "World",
        },
    )


def test_canning_is_declined() -> None:
    table = deal("Canning", 3, ann={"yellow": "Canning", "red": "Oars"}, bob={}, supply={6: "Democracy"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "red": "Oars"}, supply={6: "Democracy"})


def test_canning_ends_the_game_when_no_card_is_left_to_tuck() -> None:
    table = deal("Canning", 3, ann={"yellow": "Canning", "red": "Oars"}, bob={"score": "Archery"})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "red": "Oars"}, bob={"score": "Archery"}, winner="bob")


def test_canning_splays_yellow_right() -> None:
    table = deal("Canning", 3, ann={"yellow": "Canning, Agriculture"}, bob={})
    play(table, "ann: pass  (of yes, pass)", "ann: yellow  (of yellow, pass)")
    expect(table, ann={"yellow": "right: Canning, Agriculture"})


def test_canning_splay_is_declined() -> None:
    table = deal("Canning", 3, ann={"yellow": "Canning, Agriculture"}, bob={})
    play(table, "ann: pass  (of yes, pass)", "ann: pass  (of yellow, pass)")
    expect(table, ann={"yellow": "Canning, Agriculture"})


def test_canning_is_shared() -> None:
    table = deal(
        "Canning",
        3,
        ann={"yellow": "Canning"},
        bob={"blue": "Chemistry", "yellow": "Agriculture, Masonry"},
        supply={6: "Emancipation, Democracy"},
    )
    play(table, "bob: yes  (of yes, pass)", "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Canning", "hand": "Democracy"},
        bob={"blue": "Chemistry", "yellow": "Masonry", "purple": "Emancipation", "score": "Agriculture"},
    )


def test_canning_splay_is_shared() -> None:
    table = deal(
        "Canning",
        3,
        ann={"yellow": "Canning"},
        bob={"blue": "Chemistry", "yellow": "Agriculture, Masonry"},
        supply={6: "Democracy"},
    )
    play(table, "bob: pass  (of yes, pass)", "ann: pass  (of yes, pass)", "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"yellow": "Canning", "hand": "Democracy"},
        bob={"blue": "Chemistry", "yellow": "right: Agriculture, Masonry"},
    )


# -- Classification --------------------------------------------------------------


def shown(table: Scenario) -> list[str]:
    """What was shown, by whom: "bob: hand: Writing", "ann: color: Sailing"."""
    return [
        f"{table.names[event.seat]}: {event.origin}: {', '.join(card.name for card in event.what)}"
        for event in table.events
        if event.kind == "show"
    ]


def test_classification_takes_all_cards_of_the_color_from_every_hand_and_melds_them() -> None:
    """Only the color of the chosen card is shown; whoever had to give, and who melded, shows what is left."""
    table = deal(
        "Classification",
        3,
        ann={"green": "Classification", "hand": "Sailing, Oars"},
        bob={"hand": "Clothing, Writing, The Wheel"},
        cy={"hand": "Tools"},
    )
    play(
        table,
        "ann: Sailing  (of Sailing, Oars)",
        "ann: Clothing  (of Sailing, Clothing, The Wheel)",
        "ann: The Wheel  (of Sailing, The Wheel)",
    )
    assert shown(table) == ["ann: color: Sailing", "bob: hand: Writing", "cy: hand: Tools", "ann: hand: Oars"]
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"green": "Sailing, The Wheel, Clothing, Classification", "hand": "Oars"},
        bob={"hand": "Writing"},
        cy={"hand": "Tools"},
    )


def test_classification_of_edition_1_does_the_same() -> None:
    table = deal(
        "Classification",
        1,
        ann={"green": "Classification", "hand": "Sailing, Oars"},
        bob={"hand": "Archery, Writing"},
    )
    play(table, "ann: Oars  (of Sailing, Oars)", "ann: Archery  (of Oars, Archery)")
    expect(
        table,
        ann={"green": "Classification", "red": "Oars, Archery", "hand": "Sailing"},
        bob={"hand": "Writing"},
    )


def test_classification_melds_the_chosen_card_if_nobody_else_has_its_color() -> None:
    table = deal("Classification", 3, ann={"green": "Classification", "hand": "Oars"}, bob={"hand": "Writing"})
    assert shown(table) == ["ann: color: Oars", "bob: hand: Writing"]
    expect(table, ann={"green": "Classification", "red": "Oars"}, bob={"hand": "Writing"})


def test_classification_with_an_empty_hand_does_nothing() -> None:
    table = deal("Classification", 3, ann={"green": "Classification"}, bob={"hand": "Oars"})
    assert shown(table) == []
    expect(table, ann={"green": "Classification"}, bob={"hand": "Oars"})


def test_classification_is_shared() -> None:
    table = deal(
        "Classification",
        3,
        ann={"green": "Classification", "hand": "Archery, Writing"},
        bob={"purple": "Philosophy", "hand": "Oars"},
        supply={6: "Canning"},
    )
    play(table, "bob: Oars  (of Oars, Archery)")
    expect(
        table,
        ann={"green": "Classification", "blue": "Writing", "hand": "Canning"},
        bob={"purple": "Philosophy", "red": "Archery, Oars"},
    )


def test_classification_leaves_out_a_partner() -> None:
    table = deal(
        "Classification",
        3,
        teams=True,
        ann={"green": "Classification", "hand": "Oars"},
        bob={"hand": "Archery"},
        cy={"hand": "Metalworking"},
        dee={"hand": "Construction"},
    )
    play(table, "ann: Archery  (of Oars, Archery, Construction)", "ann: Construction  (of Oars, Construction)")
    expect(table, ann={"green": "Classification", "red": "Oars, Construction, Archery"}, cy={"hand": "Metalworking"})


# -- Democracy -------------------------------------------------------------------


def test_democracy_scores_an_8_for_returning_more_than_everybody_else() -> None:
    table = deal(
        "Democracy",
        3,
        ann={"purple": "Democracy", "hand": "Oars, Writing, Coal"},
        bob={},
        supply={7: "Lighting", 8: "Flight, Mobility"},
    )
    play(
        table,
        "ann: Writing  (of Oars, Writing, Coal, pass)",
        "ann: Oars  (of Oars, Coal, pass)",
        "ann: pass  (of Coal, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Coal", "score": "Flight"},
        supply={1: "Writing, Oars", 8: "Mobility"},
    )


def test_democracy_is_declined() -> None:
    table = deal("Democracy", 3, ann={"purple": "Democracy", "hand": "Oars"}, bob={}, supply={8: "Flight"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Democracy", "hand": "Oars"}, supply={8: "Flight"})


def test_democracy_with_an_empty_hand_gives_nothing() -> None:
    table = deal("Democracy", 3, ann={"purple": "Democracy"}, bob={}, supply={8: "Flight"})
    expect(table, ann={"purple": "Democracy"}, supply={8: "Flight"})


def test_democracy_gives_nothing_for_a_tie_with_a_sharing_player() -> None:
    table = deal(
        "Democracy",
        3,
        ann={"purple": "Democracy", "hand": "Writing"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={6: "Canning", 8: "Flight, Mobility"},
    )
    play(table, "bob: Oars  (of Oars, pass)", "ann: Writing  (of Writing, pass)")
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Canning"},
        bob={"blue": "Tools", "score": "Flight"},
        supply={1: "Oars, Writing", 8: "Mobility"},
    )


def test_democracy_is_tested_for_each_player_in_turn_so_both_get_an_8() -> None:
    table = deal(
        "Democracy",
        3,
        ann={"purple": "Democracy", "hand": "Writing, Archery"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={6: "Canning", 8: "Flight, Mobility"},
    )
    play(
        table,
        "bob: Oars  (of Oars, pass)",
        "ann: Writing  (of Writing, Archery, pass)",
        "ann: Archery  (of Archery, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "score": "Mobility", "hand": "Canning"},
        bob={"blue": "Tools", "score": "Flight"},
    )


def test_democracy_gives_nothing_where_a_sharer_before_you_returned_more() -> None:
    """Bob returns two cards; cy returns one, and ann, more than cy, only as many as bob."""
    table = deal(
        "Democracy",
        3,
        ann={"purple": "Democracy", "hand": "Writing, Archery"},
        bob={"blue": "Tools", "hand": "Oars, Coal"},
        cy={"purple": "Philosophy", "hand": "Sailing, Clothing"},
        supply={6: "Canning", 8: "Flight, Mobility"},
    )
    play(
        table,
        "bob: Oars  (of Oars, Coal, pass)",
        "bob: Coal  (of Coal, pass)",
        "cy: Sailing  (of Sailing, Clothing, pass)",
        "cy: pass  (of Clothing, pass)",
        "ann: Writing  (of Writing, Archery, pass)",
        "ann: Archery  (of Archery, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Canning"},
        bob={"blue": "Tools", "score": "Flight"},
        cy={"purple": "Philosophy", "hand": "Clothing"},
        supply={1: "Oars, Sailing, Writing, Archery", 5: "Coal", 8: "Mobility"},
    )


def test_democracy_executed_through_self_service_compares_only_what_democracy_returned() -> None:
    """Bob returns two cards in the same action, but by Railroad; ann's one by Democracy is the most."""
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Oars, Coal"},
        bob={"red": "Optics", "blue": "Encyclopedia", "purple": "Railroad", "hand": "Sailing, Clothing"},
        supply={6: "Canning, Vaccination, Emancipation", 7: "Lighting", 8: "Flight", 10: "Databases"},
    )
    play(
        table,
        "bob: Railroad  (of Optics, Encyclopedia, Railroad)",
        "bob: Sailing  (of Sailing, Clothing)",
        "ann: Oars  (of Oars, Coal, pass)",
        "ann: pass  (of Coal, pass)",
    )
    expect(
        table,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Coal, Databases", "score": "Flight"},
        bob={
            "red": "Optics",
            "blue": "Encyclopedia",
            "purple": "Railroad",
            "hand": "Canning, Vaccination, Emancipation",
        },
        supply={1: "Sailing, Clothing, Oars", 7: "Lighting"},
    )


def test_democracy_executed_through_self_service_gives_nothing_for_no_card() -> None:
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Oars"},
        bob={"hand": "Sailing"},
        supply={8: "Flight"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(
        table,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Oars"},
        bob={"hand": "Sailing"},
        supply={8: "Flight"},
    )


def test_democracy_counts_as_scoring_for_monument() -> None:
    table = deal("Democracy", 3, ann={"purple": "Democracy", "hand": "Oars", "scored": 5}, bob={}, supply={8: "Flight"})
    play(table, "ann: Oars")
    expect(table, ann={"purple": "Democracy", "score": "Flight", "specials": "Monument"})


def test_democracy_counts_anew_in_the_next_action() -> None:
    table = deal(
        "Democracy",
        3,
        ann={"purple": "Democracy", "hand": "Writing"},
        bob={"blue": "Tools", "hand": "Oars, Archery, Coal"},
        supply={6: "Canning", 8: "Flight, Mobility"},
        actions=2,
    )
    play(
        table,
        "bob: Oars  (of Oars, Archery, Coal, pass)",
        "bob: Archery  (of Archery, Coal, pass)",
        "bob: pass  (of Coal, pass)",
        "ann: pass  (of Writing, pass)",
        "ann: dogma Democracy",
        "bob: pass  (of Coal, pass)",
        "ann: Writing  (of Writing, Canning, pass)",
        "ann: pass  (of Canning, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Canning", "score": "Mobility"},
        bob={"blue": "Tools", "hand": "Coal", "score": "Flight"},
    )


def test_democracy_does_not_compare_with_a_partner() -> None:
    table = deal(
        "Democracy",
        3,
        teams=True,
        ann={"purple": "Democracy", "hand": "Writing"},
        bob={"hand": "Sailing"},
        cy={"blue": "Tools", "hand": "Oars"},
        dee={},
        supply={8: "Flight, Mobility"},
    )
    play(table, "cy: Oars  (of Oars, pass)", "ann: Writing  (of Writing, pass)")
    expect(
        table,
        ann={"purple": "Democracy", "score": "Mobility"},
        bob={"hand": "Sailing"},
        cy={"blue": "Tools", "score": "Flight"},
    )


# -- Emancipation ----------------------------------------------------------------


def test_emancipation_demands_a_card_for_my_score_pile_and_pays_with_a_6() -> None:
    table = deal(
        "Emancipation",
        3,
        ann={"purple": "Emancipation"},
        bob={"hand": "Oars, Writing"},
        supply={5: "Coal", 6: "Canning"},
    )
    play(table, "bob: Writing  (of Oars, Writing)")
    assert not table.has_event("reveal")
    expect(table, ann={"purple": "Emancipation", "score": "Writing"}, bob={"hand": "Oars, Canning"})


def test_emancipation_pays_nothing_to_an_empty_hand() -> None:
    table = deal("Emancipation", 3, ann={"purple": "Emancipation"}, bob={"red": "Oars"}, supply={6: "Canning"})
    expect(table, ann={"purple": "Emancipation"}, bob={"red": "Oars"}, supply={6: "Canning"})


def test_emancipation_spares_a_player_with_as_many_factories() -> None:
    table = deal("Emancipation", 3, ann={"purple": "Emancipation"}, bob={"blue": "Chemistry", "hand": "Oars"})
    expect(table, ann={"purple": "Emancipation"}, bob={"blue": "Chemistry", "hand": "Oars"})


def test_emancipation_splays_red_or_purple_right() -> None:
    table = deal(
        "Emancipation",
        3,
        ann={"red": "Oars, Archery", "blue": "Tools, Writing", "purple": "Emancipation, Astronomy"},
        bob={},
    )
    play(table, "ann: red  (of red, purple, pass)")
    expect(
        table,
        ann={"red": "right: Oars, Archery", "blue": "Tools, Writing", "purple": "Emancipation, Astronomy"},
    )


def test_emancipation_splay_is_declined() -> None:
    table = deal("Emancipation", 3, ann={"red": "Oars", "purple": "Emancipation, Astronomy"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"red": "Oars", "purple": "Emancipation, Astronomy"})


def test_emancipation_does_not_ask_to_splay_single_cards() -> None:
    table = deal("Emancipation", 3, ann={"red": "Oars", "purple": "Emancipation"}, bob={})
    expect(table, ann={"red": "Oars", "purple": "Emancipation"})


def test_emancipation_splay_is_shared() -> None:
    table = deal(
        "Emancipation",
        3,
        ann={"purple": "Emancipation"},
        bob={"blue": "Chemistry", "purple": "Astronomy, Societies"},
        supply={6: "Canning"},
    )
    play(table, "bob: purple  (of purple, pass)")
    expect(
        table,
        ann={"purple": "Emancipation", "hand": "Canning"},
        bob={"blue": "Chemistry", "purple": "right: Astronomy, Societies"},
    )


def test_emancipation_executed_through_self_service_demands_nothing_but_splays() -> None:
    """Neither of bob nor of ann herself."""
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "purple": "Emancipation, Astronomy", "hand": "Writing"},
        bob={"hand": "Oars"},
        supply={6: "Canning"},
    )
    play(table, "ann: purple  (of purple, pass)")
    expect(
        table,
        ann={"green": "Self Service", "purple": "right: Emancipation, Astronomy", "hand": "Writing"},
        bob={"hand": "Oars"},
        supply={6: "Canning"},
    )


# -- Encyclopedia ----------------------------------------------------------------


def test_encyclopedia_melds_all_highest_scored_cards_in_any_order() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Physics, Oars, Chemistry, Coal"}, bob={})
    play(
        table,
        "ann: yes  (of yes, pass)",
        "ann: Chemistry  (of Physics, Chemistry, Coal)",
        "ann: Coal  (of Physics, Coal)",
    )
    expect(table, ann={"blue": "Physics, Chemistry, Encyclopedia", "red": "Coal", "score": "Oars"})


def test_encyclopedia_melds_a_single_highest_card() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Oars, Coal"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "red": "Coal", "score": "Oars"})


def test_encyclopedia_is_declined() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Oars, Coal"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "score": "Oars, Coal"})


def test_encyclopedia_asks_nothing_about_an_empty_score_pile() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "hand": "Oars"}, bob={})
    expect(table, ann={"blue": "Encyclopedia", "hand": "Oars"})


def test_encyclopedia_is_shared() -> None:
    table = deal(
        "Encyclopedia",
        3,
        ann={"blue": "Encyclopedia"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "hand": "Canning"}, bob={"red": "Optics", "green": "Sailing"})


# -- Industrialization -----------------------------------------------------------


def test_industrialization_of_edition_1_tucks_a_6_for_every_two_factories() -> None:
    """Five factories give two cards; those that Emancipation adds come too late."""
    table = deal(
        "Industrialization",
        1,
        ann={"red": "Industrialization", "green": "Banking", "blue": "Chemistry"},
        bob={},
        supply={5: "Coal", 6: "Emancipation, Encyclopedia, Vaccination"},
    )
    expect(
        table,
        ann={
            "red": "Industrialization",
            "green": "Banking",
            "blue": "Chemistry, Encyclopedia",
            "purple": "Emancipation",
        },
        supply={6: "Vaccination"},
    )


def test_industrialization_of_edition_1_is_shared() -> None:
    table = deal(
        "Industrialization",
        1,
        ann={"red": "Industrialization"},
        bob={"blue": "Chemistry", "red": "Coal"},
        supply={6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Vaccination", "hand": "Encyclopedia"},
        bob={"blue": "Chemistry", "red": "Coal", "yellow": "Canning", "purple": "Democracy"},
    )


def test_industrialization_tucks_a_6_for_each_color_showing_a_factory() -> None:
    """Four colors, yellow with a covered card; purple, which Emancipation adds, comes too late."""
    table = deal(
        "Industrialization",
        3,
        ann={
            "red": "Industrialization",
            "yellow": "left: Agriculture, Steam Engine",
            "green": "Banking",
            "blue": "Chemistry",
        },
        bob={},
        supply={5: "Coal", 6: "Emancipation, Encyclopedia, Classification, Atomic Theory, Vaccination"},
    )
    expect(
        table,
        ann={
            "red": "Industrialization",
            "yellow": "left: Agriculture, Steam Engine",
            "green": "Banking, Classification",
            "blue": "Chemistry, Encyclopedia, Atomic Theory",
            "purple": "Emancipation",
        },
        supply={6: "Vaccination"},
    )


def test_industrialization_does_not_count_factories_that_are_covered() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization", "yellow": "Agriculture, Steam Engine"},
        bob={},
        supply={6: "Democracy, Vaccination"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Agriculture, Steam Engine", "purple": "Democracy"},
        supply={6: "Vaccination"},
    )


def test_industrialization_is_shared() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization"},
        bob={"blue": "Chemistry", "red": "Coal"},
        supply={6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Vaccination", "hand": "Encyclopedia"},
        bob={"blue": "Chemistry", "red": "Coal", "yellow": "Canning", "purple": "Democracy"},
    )


def test_industrialization_ends_the_game_when_no_card_is_left() -> None:
    table = deal("Industrialization", 3, ann={"red": "Industrialization"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Industrialization"}, bob={"score": "Oars"}, winner="bob")


def test_industrialization_splays_red_or_purple_right() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization, Oars", "purple": "Astronomy, Philosophy"},
        bob={},
        supply={6: "Canning"},
    )
    play(table, "ann: purple  (of red, purple, pass)")
    expect(
        table,
        ann={"red": "Industrialization, Oars", "yellow": "Canning", "purple": "right: Astronomy, Philosophy"},
    )


def test_industrialization_splay_is_declined() -> None:
    table = deal("Industrialization", 3, ann={"red": "Industrialization, Oars"}, bob={}, supply={6: "Canning"})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Industrialization, Oars", "yellow": "Canning"})


def test_industrialization_splay_is_shared() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization"},
        bob={"red": "Coal, Oars"},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"red": "Industrialization", "purple": "Democracy", "hand": "Vaccination"},
        bob={"red": "right: Coal, Oars", "yellow": "Canning"},
    )


# -- Machine Tools ---------------------------------------------------------------


def test_machine_tools_scores_a_card_of_the_highest_value_in_the_score_pile() -> None:
    table = deal(
        "Machine Tools",
        3,
        ann={"red": "Machine Tools", "score": "Compass, Oars"},
        bob={"score": "Coal"},
        supply={1: "Writing", 2: "Calendar", 3: "Paper", 5: "Physics"},
    )
    expect(
        table,
        ann={"red": "Machine Tools", "score": "Compass, Oars, Paper"},
        bob={"score": "Coal"},
        supply={1: "Writing", 2: "Calendar", 5: "Physics"},
    )


def test_machine_tools_scores_a_1_if_the_score_pile_is_empty() -> None:
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools"}, bob={}, supply={1: "Writing", 6: "Canning"})
    expect(table, ann={"red": "Machine Tools", "score": "Writing"}, supply={6: "Canning"})


def test_machine_tools_counts_as_scoring_for_monument() -> None:
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools", "scored": 5}, bob={}, supply={1: "Writing"})
    expect(table, ann={"red": "Machine Tools", "score": "Writing", "specials": "Monument"})


def test_machine_tools_ends_the_game_when_no_card_is_left() -> None:
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools", "score": "Robotics"}, bob={}, supply={9: "Fission"})
    expect(table, ann={"red": "Machine Tools", "score": "Robotics"}, winner="ann")


def test_machine_tools_is_shared() -> None:
    table = deal(
        "Machine Tools",
        3,
        ann={"red": "Machine Tools"},
        bob={"red": "Explosives", "score": "Coal"},
        supply={1: "Writing", 5: "Physics", 6: "Canning"},
    )
    expect(
        table,
        ann={"red": "Machine Tools", "score": "Writing", "hand": "Canning"},
        bob={"red": "Explosives", "score": "Coal, Physics"},
    )


# -- Metric System ---------------------------------------------------------------


def test_metric_system_splays_any_color_right_if_green_is_splayed_right() -> None:
    table = deal(
        "Metric System",
        3,
        ann={
            "red": "Oars, Archery",
            "yellow": "Agriculture",
            "green": "right: Metric System, Sailing",
            "blue": "left: Tools, Writing",
            "purple": "Astronomy, Philosophy",
        },
        bob={},
    )
    play(table, "ann: blue  (of red, blue, purple, pass)")
    expect(
        table,
        ann={
            "red": "Oars, Archery",
            "yellow": "Agriculture",
            "green": "right: Metric System, Sailing",
            "blue": "right: Tools, Writing",
            "purple": "Astronomy, Philosophy",
        },
    )


def test_metric_system_splay_of_any_color_is_declined() -> None:
    table = deal("Metric System", 3, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"})


def test_metric_system_asks_nothing_when_no_other_color_can_be_splayed() -> None:
    table = deal("Metric System", 3, ann={"red": "Oars", "green": "right: Metric System, Sailing"}, bob={})
    expect(table, ann={"red": "Oars", "green": "right: Metric System, Sailing"})


def test_metric_system_splays_green_right_which_does_not_reopen_the_first_effect() -> None:
    table = deal("Metric System", 3, ann={"red": "Oars, Archery", "green": "left: Metric System, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"})


def test_metric_system_does_not_open_the_first_effect_with_green_splayed_up() -> None:
    table = deal("Metric System", 3, ann={"red": "Oars, Archery", "green": "up: Metric System, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"})


def test_metric_system_splay_of_green_is_declined() -> None:
    table = deal("Metric System", 3, ann={"green": "Metric System, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "Metric System, Sailing"})


def test_metric_system_does_not_ask_to_splay_a_single_green_card() -> None:
    table = deal("Metric System", 3, ann={"red": "Oars, Archery", "green": "Metric System"}, bob={})
    expect(table, ann={"red": "Oars, Archery", "green": "Metric System"})


def test_metric_system_is_shared_by_whoever_has_green_splayed_right() -> None:
    table = deal(
        "Metric System",
        3,
        ann={"red": "Coal, Archery", "green": "Metric System"},
        bob={"red": "Oars, Metalworking", "green": "right: Currency, Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"red": "Coal, Archery", "green": "Metric System", "hand": "Canning"},
        bob={"red": "right: Oars, Metalworking", "green": "right: Currency, Sailing"},
    )


def test_metric_system_splay_of_green_is_shared() -> None:
    table = deal(
        "Metric System",
        3,
        ann={"green": "Metric System"},
        bob={"red": "Oars, Metalworking", "green": "Currency, Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: green  (of green, pass)")
    expect(
        table,
        ann={"green": "Metric System", "hand": "Canning"},
        bob={"red": "Oars, Metalworking", "green": "right: Currency, Sailing"},
    )


# -- Vaccination -----------------------------------------------------------------


def test_vaccination_demands_all_lowest_scored_cards_back_and_both_meld() -> None:
    table = deal(
        "Vaccination",
        3,
        ann={"yellow": "Vaccination", "purple": "Mysticism"},
        bob={"blue": "Tools", "score": "Oars, Coal, Writing"},
        supply={1: "Sailing", 5: "Statistics", 6: "Atomic Theory, Canning", 7: "Lighting"},
    )
    play(table, "bob: Writing  (of Oars, Writing)")
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Lighting, Mysticism"},
        bob={"blue": "Atomic Theory, Tools", "score": "Coal"},
        supply={1: "Sailing, Writing, Oars"},
    )


def test_vaccination_of_an_empty_score_pile_melds_nothing() -> None:
    table = deal(
        "Vaccination",
        3,
        ann={"yellow": "Vaccination"},
        bob={"hand": "Oars"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    expect(table, ann={"yellow": "Vaccination"}, bob={"hand": "Oars"}, supply={6: "Atomic Theory", 7: "Lighting"})


def test_vaccination_spares_a_player_with_as_many_leaves_and_then_melds_nothing() -> None:
    table = deal(
        "Vaccination",
        3,
        ann={"yellow": "Vaccination"},
        bob={"blue": "Pottery", "score": "Oars"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    expect(
        table,
        ann={"yellow": "Vaccination"},
        bob={"blue": "Pottery", "score": "Oars"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )


def test_vaccination_melds_a_7_for_everybody_who_shares_if_one_victim_returned() -> None:
    """Bob returns a card, dee has none; cy shares the second effect."""
    table = deal(
        "Vaccination",
        3,
        ann={"yellow": "Vaccination"},
        bob={"score": "Oars"},
        cy={"blue": "Pottery", "score": "Writing"},
        dee={"hand": "Sailing"},
        supply={6: "Atomic Theory", 7: "Lighting, Railroad, Sanitation"},
    )
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Railroad", "hand": "Sanitation"},
        bob={"blue": "Atomic Theory"},
        cy={"blue": "Pottery", "purple": "Lighting", "score": "Writing"},
        dee={"hand": "Sailing"},
    )


def test_vaccination_executed_through_self_service_demands_and_melds_nothing() -> None:
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "yellow": "Vaccination"},
        bob={"score": "Oars", "hand": "Sailing"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    expect(
        table,
        ann={"green": "Self Service", "yellow": "Vaccination"},
        bob={"score": "Oars", "hand": "Sailing"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
