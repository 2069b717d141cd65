"""Scenarios for the cards of age 5."""

from rules.tables import executions
from scenario import Scenario, deal, expect, play
from splay.terms import ICON_NAMES, ICONS

# -- Astronomy -------------------------------------------------------------------


def test_astronomy_melds_green_and_blue_cards_and_keeps_the_first_other() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars", "blue": "Tools", "green": "Sailing"},
        bob={},
        supply={5: "Coal", 6: "Encyclopedia, Classification, Canning, Democracy"},
    )
    assert table.has_event("reveal", "Encyclopedia")
    assert table.has_event("reveal", "Canning")
    expect(
        table,
        ann={
            "purple": "Astronomy",
            "red": "Oars",
            "blue": "Encyclopedia, Tools",
            "green": "Classification, Sailing",
            "hand": "Canning",
        },
        supply={5: "Coal", 6: "Democracy"},
    )


def test_astronomy_keeps_a_first_card_of_another_color() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={},
        supply={6: "Democracy, Encyclopedia"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy"},
        supply={6: "Encyclopedia"},
    )


def test_astronomy_ends_the_game_when_blue_and_green_cards_use_up_the_decks() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={"score": "Writing"},
        supply={6: "Encyclopedia"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "blue": "Encyclopedia"},
        bob={"score": "Writing"},
        winner="bob",
    )


def test_astronomy_is_shared() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={"purple": "Philosophy", "red": "Archery"},
        supply={5: "Coal", 6: "Atomic Theory, Canning, Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "red": "Archery", "blue": "Atomic Theory", "hand": "Canning"},
    )


def test_astronomy_claims_universe_when_all_tops_but_purple_are_6_or_higher() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Evolution"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={
            "purple": "Astronomy",
            "red": "Machine Tools",
            "blue": "Evolution",
            "hand": "Democracy",
            "specials": "Universe",
        },
    )


def test_astronomy_overlooks_a_low_card_that_is_covered() -> None:
    ann = {"purple": "Astronomy", "red": "up: Machine Tools, Oars"}
    table = deal("Astronomy", 3, ann=ann, bob={}, supply={6: "Democracy"})
    expect(table, ann=ann | {"hand": "Democracy", "specials": "Universe"})


def test_astronomy_does_not_claim_universe_with_a_5_on_top() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Physics"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Physics", "hand": "Democracy"},
    )


def test_astronomy_claims_universe_with_purple_cards_alone() -> None:
    table = deal("Astronomy", 3, ann={"purple": "Astronomy"}, bob={}, supply={6: "Democracy"})
    expect(table, ann={"purple": "Astronomy", "hand": "Democracy", "specials": "Universe"})


def test_astronomy_cannot_claim_universe_from_another_player() -> None:
    table = deal("Astronomy", 3, ann={"purple": "Astronomy"}, bob={"specials": "Universe"}, supply={6: "Democracy"})
    expect(table, ann={"purple": "Astronomy", "hand": "Democracy"}, bob={"specials": "Universe"})


def test_astronomy_lets_a_sharing_player_claim_universe_first() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy"},
        bob={"purple": "Philosophy"},
        supply={5: "Coal", 6: "Canning, Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "hand": "Canning", "specials": "Universe"},
    )


# -- Banking ---------------------------------------------------------------------


def test_banking_demands_a_top_factory_card_that_is_not_green() -> None:
    table = deal(
        "Banking",
        3,
        ann={"green": "Banking"},
        bob={"red": "Coal", "yellow": "Statistics", "green": "Electricity", "blue": "Chemistry, Physics"},
        supply={4: "Anatomy", 5: "Astronomy"},
    )
    play(table, "bob: Chemistry  (of Coal, Chemistry)")
    expect(
        table,
        ann={"green": "Banking", "blue": "Chemistry"},
        bob={
            "red": "Coal",
            "yellow": "Statistics",
            "green": "Electricity",
            "blue": "Physics",
            "score": "Astronomy",
        },
    )


def test_banking_counts_for_the_monument_of_the_victim() -> None:
    table = deal(
        "Banking",
        3,
        ann={"green": "Banking", "scored": 5},
        bob={"red": "Coal", "scored": 5},
        supply={5: "Astronomy"},
    )
    expect(table, ann={"green": "Banking", "red": "Coal"}, bob={"score": "Astronomy", "specials": "Monument"})


def test_banking_without_such_a_card_moves_and_scores_nothing() -> None:
    table = deal(
        "Banking",
        3,
        ann={"green": "Banking"},
        bob={"yellow": "Statistics, Canning", "green": "Electricity"},
        supply={5: "Astronomy"},
    )
    expect(
        table,
        ann={"green": "Banking"},
        bob={"yellow": "Statistics, Canning", "green": "Electricity"},
        supply={5: "Astronomy"},
    )


def test_banking_spares_a_player_with_as_many_crowns() -> None:
    table = deal("Banking", 3, ann={"green": "Banking"}, bob={"red": "Coal", "green": "Currency"})
    expect(table, ann={"green": "Banking"}, bob={"red": "Coal", "green": "Currency"})


def test_banking_splays_green_right() -> None:
    table = deal("Banking", 3, ann={"green": "Banking, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"green": "right: Banking, Sailing"})


def test_banking_splay_is_declined() -> None:
    table = deal("Banking", 3, ann={"green": "left: Banking, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "left: Banking, Sailing"})


def test_banking_splay_is_not_asked_for_green_splayed_right_already() -> None:
    table = deal("Banking", 3, ann={"green": "right: Banking, Sailing"}, bob={})
    expect(table, ann={"green": "right: Banking, Sailing"})


def test_banking_splay_is_shared() -> None:
    table = deal(
        "Banking",
        3,
        ann={"green": "Banking, Sailing"},
        bob={"green": "Currency, Clothing"},
        supply={5: "Coal"},
    )
    play(table, "bob: green  (of green, pass)", "ann: pass  (of green, pass)")
    expect(
        table,
        ann={"green": "Banking, Sailing", "hand": "Coal"},
        bob={"green": "right: Currency, Clothing"},
    )


def icons_of(table: Scenario, seat: int) -> str:
    """The icons a player sees on the own board: "3 lightbulb, 2 crown", most of them first."""
    player = table.game.state.players[seat]
    counts = sorted(((player.count(icon), ICON_NAMES[icon]) for icon in ICONS if player.count(icon)), reverse=True)
    return ", ".join(f"{count} {icon}" for count, icon in counts)


def test_banking_as_in_the_example_of_play_in_the_rulebooks_of_edition_1() -> None:
    """Four players; Cezary sits on Anna's left and Dominik, who has no green cards, after him.

    Both have as many crowns as Anna or more, so they keep their cards with a factory.
    The rulebooks show Anna's piles as pictures.  The counts of icons they give before and
    after fix what her two covered cards show: one leaf and, once splayed, one crown.
    """
    table = deal(
        None,
        1,
        anna={"green": "Banking, Mapmaking", "blue": "right: Evolution, Pottery"},
        cezary={"red": "Colonialism", "green": "Sailing, Clothing"},
        dominik={"yellow": "Steam Engine", "blue": "Translation"},
        bartek={"red": "Coal", "blue": "Chemistry, Tools"},
        supply={5: "Physics, Astronomy", 6: "Canning, Democracy"},
        actions=2,
    )
    assert icons_of(table, 0) == "3 lightbulb, 2 crown, 1 leaf, 1 factory"

    play(table, "anna: dogma Banking", "bartek: Chemistry  (of Coal, Chemistry)")
    assert icons_of(table, 0) == "3 lightbulb, 3 factory, 2 crown, 1 leaf"
    play(table, "cezary: green  (of green, pass)", "anna: green  (of green, pass)")
    assert icons_of(table, 0) == "3 lightbulb, 3 factory, 3 crown, 1 leaf"
    anna = {"green": "right: Banking, Mapmaking", "blue": "right: Chemistry, Evolution, Pottery"}
    cezary = {"red": "Colonialism", "green": "right: Sailing, Clothing"}
    dominik = {"yellow": "Steam Engine", "blue": "Translation"}
    bartek = {"red": "Coal", "blue": "Tools", "score": "Physics"}
    expect(
        table,
        anna=anna | {"hand": "Astronomy"},
        supply={5: "", 6: "Canning, Democracy"},
        cezary=cezary,
        dominik=dominik,
        bartek=bartek,
    )

    play(table, "anna: draw")
    expect(
        table,
        anna=anna | {"hand": "Astronomy, Canning"},
        supply={5: "", 6: "Democracy"},
        cezary=cezary,
        dominik=dominik,
        bartek=bartek,
    )


# -- Chemistry -------------------------------------------------------------------


def test_chemistry_splays_blue_right_and_returns_a_card_from_the_score_pile() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry, Tools", "score": "Oars, Archery"},
        bob={},
        supply={1: "Writing", 6: "Canning"},
    )
    play(table, "ann: blue  (of blue, pass)", "ann: Oars  (of Oars, Archery, Canning)")
    expect(
        table,
        ann={"blue": "right: Chemistry, Tools", "score": "Archery, Canning"},
        supply={1: "Writing, Oars", 6: ""},
    )


def test_chemistry_splay_is_declined() -> None:
    table = deal("Chemistry", 3, ann={"blue": "Chemistry, Tools"}, bob={}, supply={6: "Canning"})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "Chemistry, Tools"}, supply={6: "Canning"})


def test_chemistry_may_return_the_card_just_scored() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry", "score": "Oars"},
        bob={},
        supply={6: "Canning, Vaccination"},
    )
    play(table, "ann: Canning  (of Oars, Canning)")
    expect(table, ann={"blue": "Chemistry", "score": "Oars"}, supply={6: "Vaccination, Canning"})


def test_chemistry_must_return_the_card_just_scored_if_it_is_alone() -> None:
    table = deal("Chemistry", 3, ann={"blue": "Chemistry"}, bob={}, supply={6: "Canning, Vaccination"})
    assert table.has_event("score", "Canning")
    expect(table, ann={"blue": "Chemistry"}, supply={6: "Vaccination, Canning"})


def test_chemistry_counts_for_monument() -> None:
    """The card scored, even if it is returned at once."""
    table = deal("Chemistry", 3, ann={"blue": "Chemistry", "scored": 5}, bob={}, supply={6: "Canning"})
    expect(table, ann={"blue": "Chemistry", "specials": "Monument"}, supply={6: "Canning"})


def test_chemistry_counts_from_the_highest_top_card_of_all_colors() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry", "red": "Explosives", "score": "Oars"},
        bob={},
        supply={6: "Canning", 8: "Flight"},
    )
    play(table, "ann: Oars  (of Oars, Flight)")
    expect(table, ann={"blue": "Chemistry", "red": "Explosives", "score": "Flight"}, supply={6: "Canning"})


def test_chemistry_overlooks_a_high_card_that_is_covered() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry", "red": "right: Coal, Explosives", "score": "Oars"},
        bob={},
        supply={6: "Canning", 8: "Flight"},
    )
    play(table, "ann: Oars  (of Oars, Canning)")
    expect(table, ann={"blue": "Chemistry", "red": "right: Coal, Explosives", "score": "Canning"}, supply={8: "Flight"})


def test_chemistry_ends_the_game_with_a_10_on_top() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry", "red": "Robotics", "score": "Oars"},
        bob={"hand": "Archery"},
        supply={10: "Software"},
    )
    expect(
        table,
        ann={"blue": "Chemistry", "red": "Robotics", "score": "Oars"},
        bob={"hand": "Archery"},
        winner="ann",
    )


def test_chemistry_is_shared() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry"},
        bob={"red": "Coal", "blue": "Tools, Writing", "score": "Oars"},
        supply={5: "Physics", 6: "Canning, Vaccination"},
    )
    play(table, "bob: blue  (of blue, pass)", "bob: Oars  (of Oars, Canning)")
    expect(
        table,
        ann={"blue": "Chemistry", "hand": "Physics"},
        bob={"red": "Coal", "blue": "right: Tools, Writing", "score": "Canning"},
        supply={1: "Oars", 6: "Vaccination"},
    )


# -- Coal ------------------------------------------------------------------------


def test_coal_tucks_a_5_and_splays_red_right() -> None:
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={}, supply={4: "Gunpowder", 5: "The Pirate Code"})
    play(table, "ann: red  (of red, pass)", "ann: pass  (of Coal, pass)")
    expect(table, ann={"red": "right: Coal, The Pirate Code"})


def test_coal_splay_is_declined() -> None:
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: pass  (of red, pass)", "ann: pass  (of Coal, pass)")
    expect(table, ann={"red": "Coal, The Pirate Code"})


def test_coal_does_not_ask_to_splay_a_single_red_card() -> None:
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={}, supply={5: "Physics"})
    play(table, "ann: pass  (of Coal, Physics, pass)")
    expect(table, ann={"red": "Coal", "blue": "Physics"})


def test_coal_ends_the_game_when_no_card_is_left_to_tuck() -> None:
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Coal"}, bob={"score": "Oars"}, winner="bob")


def test_coal_scores_a_top_card_and_the_card_beneath_it() -> None:
    table = deal("Coal", 3, ann={"red": "Coal, Oars", "green": "Sailing"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: red  (of red, pass)", "ann: Coal  (of Coal, Sailing, pass)")
    expect(table, ann={"red": "The Pirate Code", "green": "Sailing", "score": "Coal, Oars"})


def test_coal_counts_both_cards_for_monument() -> None:
    """Two cards after four are six."""
    table = deal("Coal", 3, ann={"red": "Coal, Oars", "scored": 4}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: pass", "ann: Coal")
    expect(table, ann={"red": "The Pirate Code", "score": "Coal, Oars", "specials": "Monument"})


def test_coal_scores_one_card_where_nothing_lies_beneath() -> None:
    table = deal("Coal", 3, ann={"red": "Coal", "green": "Sailing"}, bob={}, supply={5: "Physics"})
    play(table, "ann: Sailing  (of Coal, Sailing, Physics, pass)")
    expect(table, ann={"red": "Coal", "blue": "Physics", "score": "Sailing"})


def test_coal_is_shared() -> None:
    table = deal(
        "Coal",
        3,
        ann={"red": "Coal"},
        bob={"red": "Explosives, Oars"},
        supply={5: "Physics, Chemistry, Astronomy"},
    )
    play(
        table,
        "bob: red  (of red, pass)",
        "bob: Explosives  (of Explosives, Physics, pass)",
        "ann: pass  (of Coal, Chemistry, pass)",
    )
    expect(
        table,
        ann={"red": "Coal", "blue": "Chemistry", "hand": "Astronomy"},
        bob={"blue": "Physics", "score": "Explosives, Oars"},
    )


# -- Measurement -----------------------------------------------------------------


def test_measurement_splays_the_color_returned_and_draws_its_number_of_cards() -> None:
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement, Sailing", "hand": "Clothing, Oars"},
        bob={},
        supply={1: "Writing", 2: "Calendar, Currency"},
    )
    play(table, "ann: Clothing  (of Clothing, Oars, pass)")
    assert table.has_event("reveal", "Clothing")
    expect(
        table,
        ann={"green": "right: Measurement, Sailing", "hand": "Oars, Calendar"},
        supply={1: "Writing, Clothing", 2: "Currency"},
    )


def test_measurement_is_declined() -> None:
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement, Sailing", "hand": "Clothing"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Clothing, pass)")
    expect(table, ann={"green": "Measurement, Sailing", "hand": "Clothing"}, supply={2: "Calendar"})


def test_measurement_with_an_empty_hand_does_nothing() -> None:
    table = deal("Measurement", 3, ann={"green": "Measurement, Sailing"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"green": "Measurement, Sailing"}, supply={2: "Calendar"})


def test_measurement_draws_even_if_the_color_is_splayed_right_already() -> None:
    table = deal(
        "Measurement",
        3,
        ann={"green": "right: Measurement, Sailing, Compass", "hand": "Clothing"},
        bob={},
        supply={3: "Paper"},
    )
    play(table, "ann: Clothing  (of Clothing, pass)")
    expect(table, ann={"green": "right: Measurement, Sailing, Compass", "hand": "Paper"})


def test_measurement_draws_a_1_for_a_single_card() -> None:
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement, Sailing", "red": "Oars", "hand": "Coal"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(
        table,
        ann={"green": "Measurement, Sailing", "red": "Oars", "hand": "Writing"},
        supply={2: "Calendar", 5: "Coal"},
    )


def test_measurement_draws_a_1_for_a_color_not_on_the_board() -> None:
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement, Sailing", "hand": "Coal"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(table, ann={"green": "Measurement, Sailing", "hand": "Writing"}, supply={2: "Calendar", 5: "Coal"})


def test_measurement_ends_the_game_when_it_counts_eleven_cards() -> None:
    pile = (
        "Measurement, Sailing, Clothing, The Wheel, Currency, Mapmaking, Compass, Paper, Invention, Navigation, Banking"
    )
    table = deal(
        "Measurement",
        3,
        ann={"green": pile, "hand": "Databases"},
        bob={"score": "Oars"},
        supply={10: "Software"},
    )
    play(table, "ann: Databases  (of Databases, pass)")
    expect(table, ann={"green": f"right: {pile}"}, bob={"score": "Oars"}, winner="bob")


def test_measurement_is_shared() -> None:
    table = deal(
        "Measurement",
        3,
        ann={"green": "Measurement"},
        bob={"blue": "Tools, Pottery", "hand": "Writing"},
        supply={2: "Calendar", 5: "Coal"},
    )
    play(table, "bob: Writing  (of Writing, pass)")
    expect(
        table,
        ann={"green": "Measurement", "hand": "Coal"},
        bob={"blue": "right: Tools, Pottery", "hand": "Calendar"},
        supply={1: "Writing"},
    )


def test_measurement_of_edition_1_splays_any_color_and_shows_no_card() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement, Sailing", "hand": "Oars, Archery"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Oars  (of Oars, Archery, pass)", "ann: green  (of red, yellow, green, blue, purple)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"green": "right: Measurement, Sailing", "hand": "Archery, Calendar"},
        supply={1: "Oars"},
    )


def test_measurement_of_edition_1_is_declined() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement, Sailing", "hand": "Oars"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"green": "Measurement, Sailing", "hand": "Oars"}, supply={2: "Calendar"})


def test_measurement_of_edition_1_with_an_empty_hand_does_nothing() -> None:
    table = deal("Measurement", 1, ann={"green": "Measurement, Sailing"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"green": "Measurement, Sailing"}, supply={2: "Calendar"})


def test_measurement_of_edition_1_draws_a_1_for_a_color_not_on_the_board() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement, Sailing", "hand": "Clothing"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Clothing  (of Clothing, pass)", "ann: purple  (of red, yellow, green, blue, purple)")
    expect(
        table,
        ann={"green": "Measurement, Sailing", "hand": "Writing"},
        supply={1: "Clothing", 2: "Calendar"},
    )


def test_measurement_of_edition_1_draws_even_if_the_color_is_splayed_right_already() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "right: Measurement, Sailing, Compass", "hand": "Oars"},
        bob={},
        supply={3: "Paper"},
    )
    play(table, "ann: Oars  (of Oars, pass)", "ann: green  (of red, yellow, green, blue, purple)")
    expect(table, ann={"green": "right: Measurement, Sailing, Compass", "hand": "Paper"})


def test_measurement_of_edition_1_asks_for_no_color_if_each_would_draw_a_1() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement", "hand": "Coal"},
        bob={},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(table, ann={"green": "Measurement", "hand": "Writing"}, supply={2: "Calendar", 5: "Coal"})


def test_measurement_of_edition_1_is_shared() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement"},
        bob={"blue": "Tools, Pottery", "hand": "Oars"},
        supply={2: "Calendar", 5: "Coal"},
    )
    play(table, "bob: Oars  (of Oars, pass)", "bob: blue  (of red, yellow, green, blue, purple)")
    expect(
        table,
        ann={"green": "Measurement", "hand": "Coal"},
        bob={"blue": "right: Tools, Pottery", "hand": "Calendar"},
        supply={1: "Oars"},
    )


# -- Physics ---------------------------------------------------------------------


def test_physics_keeps_three_cards_of_different_colors() -> None:
    table = deal(
        "Physics",
        3,
        ann={"blue": "Physics", "hand": "Oars"},
        bob={},
        supply={6: "Canning, Classification, Democracy, Vaccination"},
    )
    assert table.has_event("reveal", "Canning")
    assert table.has_event("reveal", "Classification")
    assert table.has_event("reveal", "Democracy")
    expect(
        table,
        ann={"blue": "Physics", "hand": "Oars, Canning, Classification, Democracy"},
        supply={6: "Vaccination"},
    )


def test_physics_returns_the_whole_hand_if_two_cards_share_a_color() -> None:
    """The third card is drawn all the same, and the player picks the order of the 6s."""
    table = deal(
        "Physics",
        3,
        ann={"blue": "Physics", "hand": "Oars"},
        bob={},
        supply={1: "Writing", 6: "Canning, Vaccination, Democracy, Encyclopedia"},
    )
    play(
        table,
        "ann: Vaccination  (of Canning, Vaccination, Democracy)",
        "ann: Democracy  (of Canning, Democracy)",
    )
    expect(
        table,
        ann={"blue": "Physics"},
        supply={1: "Writing, Oars", 6: "Encyclopedia, Vaccination, Democracy, Canning"},
    )


def test_physics_does_not_compare_with_cards_held_before() -> None:
    table = deal(
        "Physics",
        3,
        ann={"blue": "Physics", "hand": "Agriculture"},
        bob={},
        supply={6: "Canning, Classification, Democracy"},
    )
    expect(table, ann={"blue": "Physics", "hand": "Agriculture, Canning, Classification, Democracy"})


def test_physics_ends_the_game_when_fewer_than_three_cards_are_left() -> None:
    table = deal(
        "Physics",
        3,
        ann={"blue": "Physics"},
        bob={"score": "Oars"},
        supply={6: "Canning, Vaccination"},
    )
    expect(
        table,
        ann={"blue": "Physics", "hand": "Canning, Vaccination"},
        bob={"score": "Oars"},
        winner="bob",
    )


def test_physics_is_shared() -> None:
    table = deal(
        "Physics",
        3,
        ann={"blue": "Physics"},
        bob={"blue": "Tools"},
        supply={5: "Coal", 6: "Canning, Classification, Democracy, Atomic Theory, Machine Tools, Emancipation"},
    )
    expect(
        table,
        ann={"blue": "Physics", "hand": "Atomic Theory, Machine Tools, Emancipation, Coal"},
        bob={"blue": "Tools", "hand": "Canning, Classification, Democracy"},
    )


# -- Societies -------------------------------------------------------------------


def test_societies_demands_a_top_lightbulb_card_above_my_own_of_that_color() -> None:
    """Equal or lower is not enough; a color I lack counts as 0."""
    table = deal(
        "Societies",
        3,
        ann={"purple": "Societies", "blue": "Chemistry", "green": "Sailing"},
        bob={
            "red": "Coal",
            "yellow": "Statistics",
            "green": "Measurement",
            "blue": "Physics",
            "purple": "Education",
        },
        supply={4: "Anatomy", 5: "Banking"},
    )
    play(table, "bob: Measurement  (of Statistics, Measurement)")
    expect(
        table,
        ann={"purple": "Societies", "blue": "Chemistry", "green": "Measurement, Sailing"},
        bob={
            "red": "Coal",
            "yellow": "Statistics",
            "blue": "Physics",
            "purple": "Education",
            "hand": "Banking",
        },
    )


def test_societies_may_take_a_purple_card() -> None:
    table = deal("Societies", 3, ann={"purple": "Societies"}, bob={"purple": "Empiricism"}, supply={5: "Banking"})
    expect(table, ann={"purple": "Empiricism, Societies"}, bob={"hand": "Banking"})


def test_societies_without_such_a_card_moves_and_draws_nothing() -> None:
    table = deal(
        "Societies",
        3,
        ann={"purple": "Societies", "blue": "Chemistry"},
        bob={"red": "Coal", "blue": "Physics"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies", "blue": "Chemistry"},
        bob={"red": "Coal", "blue": "Physics"},
        supply={5: "Banking"},
    )


def test_societies_takes_no_lightbulb_card_that_is_covered() -> None:
    table = deal(
        "Societies",
        3,
        ann={"purple": "Societies"},
        bob={"yellow": "up: Canning, Statistics", "red": "Coal"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies"},
        bob={"yellow": "up: Canning, Statistics", "red": "Coal"},
        supply={5: "Banking"},
    )


def test_societies_compares_with_my_top_card_and_not_with_a_covered_one() -> None:
    """Physics is lower than the covered Evolution and higher than Alchemy on top."""
    table = deal(
        "Societies",
        3,
        ann={"purple": "Societies", "blue": "Alchemy, Evolution"},
        bob={"blue": "Physics"},
        supply={5: "Banking"},
    )
    expect(table, ann={"purple": "Societies", "blue": "Physics, Alchemy, Evolution"}, bob={"hand": "Banking"})


def test_societies_spares_a_player_with_as_many_crowns() -> None:
    table = deal("Societies", 3, ann={"purple": "Societies"}, bob={"green": "Currency", "yellow": "Statistics"})
    expect(table, ann={"purple": "Societies"}, bob={"green": "Currency", "yellow": "Statistics"})


def test_societies_of_edition_1_demands_any_top_lightbulb_card_that_is_not_purple() -> None:
    table = deal(
        "Societies",
        1,
        ann={"purple": "Societies", "blue": "Chemistry"},
        bob={"red": "Coal", "yellow": "Statistics", "blue": "Tools", "purple": "Empiricism"},
        supply={4: "Anatomy", 5: "Banking"},
    )
    play(table, "bob: Tools  (of Statistics, Tools)")
    expect(
        table,
        ann={"purple": "Societies", "blue": "Tools, Chemistry"},
        bob={"red": "Coal", "yellow": "Statistics", "purple": "Empiricism", "hand": "Banking"},
    )


def test_societies_of_edition_1_without_such_a_card_moves_and_draws_nothing() -> None:
    table = deal(
        "Societies",
        1,
        ann={"purple": "Societies"},
        bob={"red": "Coal", "purple": "Empiricism"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies"},
        bob={"red": "Coal", "purple": "Empiricism"},
        supply={5: "Banking"},
    )


def test_societies_of_edition_1_takes_no_lightbulb_card_that_is_covered() -> None:
    table = deal(
        "Societies",
        1,
        ann={"purple": "Societies"},
        bob={"yellow": "up: Canning, Statistics", "red": "Coal"},
        supply={5: "Banking"},
    )
    expect(
        table,
        ann={"purple": "Societies"},
        bob={"yellow": "up: Canning, Statistics", "red": "Coal"},
        supply={5: "Banking"},
    )


def test_societies_of_edition_1_spares_a_player_with_as_many_crowns() -> None:
    table = deal("Societies", 1, ann={"purple": "Societies"}, bob={"green": "Currency", "yellow": "Statistics"})
    expect(table, ann={"purple": "Societies"}, bob={"green": "Currency", "yellow": "Statistics"})


# -- Statistics ------------------------------------------------------------------


def test_statistics_moves_all_highest_scored_cards_to_their_owners_hand() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics"}, bob={"score": "Coal, Oars, Physics"})
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars", "hand": "Coal, Physics"})


def test_statistics_does_nothing_to_an_empty_score_pile() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics", "score": "Writing"}, bob={"hand": "Oars"})
    expect(table, ann={"yellow": "Statistics", "score": "Writing"}, bob={"hand": "Oars"})


def test_statistics_spares_a_player_with_as_many_leaves() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics"}, bob={"blue": "Pottery", "score": "Coal, Oars"})
    expect(table, ann={"yellow": "Statistics"}, bob={"blue": "Pottery", "score": "Coal, Oars"})


def test_statistics_of_edition_1_moves_one_card_to_a_hand_with_cards() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"hand": "Writing", "score": "Coal, Oars, Physics"})
    play(table, "bob: Physics  (of Coal, Physics)")
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars, Coal", "hand": "Writing, Physics"})


def test_statistics_of_edition_1_moves_two_cards_to_an_empty_hand_and_no_more() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"score": "Coal, Oars, Writing, Tools"})
    play(table, "bob: Writing  (of Oars, Writing, Tools)")
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars, Tools", "hand": "Coal, Writing"})


def test_statistics_of_edition_1_repeats_in_vain_when_the_score_pile_is_used_up() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"score": "Coal"})
    expect(table, ann={"yellow": "Statistics"}, bob={"hand": "Coal"})


def test_statistics_of_edition_1_does_nothing_to_an_empty_score_pile() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics", "score": "Writing"}, bob={"hand": "Oars"})
    expect(table, ann={"yellow": "Statistics", "score": "Writing"}, bob={"hand": "Oars"})


def test_statistics_of_edition_1_spares_a_player_with_as_many_leaves() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"blue": "Pottery", "score": "Coal, Oars"})
    expect(table, ann={"yellow": "Statistics"}, bob={"blue": "Pottery", "score": "Coal, Oars"})


def test_statistics_splays_yellow_right() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics, Agriculture"}, bob={})
    play(table, "ann: yellow  (of yellow, pass)")
    expect(table, ann={"yellow": "right: Statistics, Agriculture"})


def test_statistics_splay_is_declined() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics, Agriculture"}, bob={})
    play(table, "ann: pass  (of yellow, pass)")
    expect(table, ann={"yellow": "Statistics, Agriculture"})


def test_statistics_splay_is_shared() -> None:
    table = deal(
        "Statistics",
        3,
        ann={"yellow": "Statistics"},
        bob={"yellow": "Agriculture, Domestication"},
        supply={5: "Coal"},
    )
    play(table, "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"yellow": "Statistics", "hand": "Coal"},
        bob={"yellow": "right: Agriculture, Domestication"},
    )


# -- Steam Engine ----------------------------------------------------------------


def test_steam_engine_tucks_two_4s_and_scores_the_bottom_yellow_card() -> None:
    table = deal(
        "Steam Engine",
        3,
        ann={"yellow": "Steam Engine, Masonry, Agriculture"},
        bob={},
        supply={3: "Machinery", 4: "Colonialism, Invention, Anatomy"},
    )
    expect(
        table,
        ann={
            "yellow": "Steam Engine, Masonry",
            "red": "Colonialism",
            "green": "Invention",
            "score": "Agriculture",
        },
        supply={4: "Anatomy"},
    )


def test_steam_engine_counts_for_monument() -> None:
    """One card scored besides five, and two tucked besides four: each is the sixth of its kind."""
    four = "Invention, Navigation"
    for scored, tucked in ((5, 0), (0, 4)):
        table = deal(
            "Steam Engine",
            3,
            ann={"yellow": "Steam Engine, Agriculture", "scored": scored, "tucked": tucked},
            bob={},
            supply={4: four},
        )
        expect(
            table,
            ann={"yellow": "Steam Engine", "green": four, "score": "Agriculture", "specials": "Monument"},
        )


def test_steam_engine_may_score_a_card_just_tucked() -> None:
    table = deal(
        "Steam Engine",
        3,
        ann={"yellow": "Steam Engine, Agriculture"},
        bob={},
        supply={4: "Anatomy, Perspective"},
    )
    assert table.has_event("tuck", "Perspective")
    expect(table, ann={"yellow": "Steam Engine, Agriculture, Anatomy", "score": "Perspective"})


def test_steam_engine_scores_itself_if_it_is_the_only_yellow_card() -> None:
    table = deal("Steam Engine", 3, ann={"yellow": "Steam Engine"}, bob={}, supply={4: "Colonialism, Invention"})
    expect(table, ann={"red": "Colonialism", "green": "Invention", "score": "Steam Engine"})


def test_steam_engine_ends_the_game_when_fewer_than_two_cards_are_left() -> None:
    table = deal("Steam Engine", 3, ann={"yellow": "Steam Engine"}, bob={"score": "Oars"}, supply={4: "Invention"})
    expect(
        table,
        ann={"yellow": "Steam Engine", "green": "Invention"},
        bob={"score": "Oars"},
        winner="bob",
    )


def test_steam_engine_is_shared_and_scores_nothing_without_yellow_cards() -> None:
    table = deal(
        "Steam Engine",
        3,
        ann={"yellow": "Steam Engine, Agriculture"},
        bob={"red": "Explosives"},
        supply={4: "Colonialism, Invention, Gunpowder, Navigation", 5: "Coal"},
    )
    expect(
        table,
        ann={
            "yellow": "Steam Engine",
            "red": "Gunpowder",
            "green": "Navigation",
            "score": "Agriculture",
            "hand": "Coal",
        },
        bob={"red": "Explosives, Colonialism", "green": "Invention"},
    )


# -- The Pirate Code -------------------------------------------------------------


def test_the_pirate_code_takes_two_scored_cards_up_to_4_and_scores_the_lowest_crown() -> None:
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code", "yellow": "Agriculture", "green": "Sailing, Clothing"},
        bob={"score": "Oars, Compass, Physics, Anatomy"},
    )
    play(table, "bob: Compass  (of Oars, Compass)")
    expect(
        table,
        ann={
            "red": "The Pirate Code",
            "yellow": "Agriculture",
            "green": "Clothing",
            "score": "Compass, Anatomy, Sailing",
        },
        bob={"score": "Oars, Physics"},
    )


def test_the_pirate_code_lets_me_choose_among_equally_low_crowns() -> None:
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code", "green": "Sailing", "purple": "City States"},
        bob={"score": "Oars, Compass"},
    )
    play(table, "ann: City States  (of Sailing, City States)")
    expect(
        table,
        ann={"red": "The Pirate Code", "green": "Sailing", "score": "Oars, Compass, City States"},
    )


def test_the_pirate_code_counts_its_spoils_for_monument_but_not_the_cards_taken() -> None:
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "The Pirate Code",
            3,
            ann={"red": "The Pirate Code", "green": "Sailing", "scored": scored},
            bob={"score": "Oars, Compass"},
        )
        expect(
            table,
            ann={"red": "The Pirate Code", "score": "Oars, Compass, Sailing", "specials": specials},
        )


def test_the_pirate_code_takes_a_single_card_if_there_is_only_one() -> None:
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code", "green": "Sailing"},
        bob={"score": "Oars, Physics"},
    )
    expect(
        table,
        ann={"red": "The Pirate Code", "score": "Oars, Sailing"},
        bob={"score": "Physics"},
    )


def test_the_pirate_code_scores_nothing_if_no_card_was_transferred() -> None:
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code", "green": "Sailing"},
        bob={"score": "Physics"},
    )
    expect(table, ann={"red": "The Pirate Code", "green": "Sailing"}, bob={"score": "Physics"})


def test_the_pirate_code_spares_a_player_with_as_many_crowns() -> None:
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code"},
        bob={"green": "Currency", "score": "Oars, Compass"},
    )
    expect(
        table,
        ann={"red": "The Pirate Code"},
        bob={"green": "Currency", "score": "Oars, Compass"},
    )


def test_the_pirate_code_spoils_are_shared_whoever_obeyed() -> None:
    """Each player scores from the own board; ann's is empty then, so her bonus is a 1."""
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code"},
        bob={"score": "Oars, Compass"},
        cy={"green": "Currency", "yellow": "Agriculture", "score": "Writing, Tools"},
        supply={1: "Archery"},
    )
    expect(
        table,
        ann={"score": "Oars, Compass, The Pirate Code", "hand": "Archery"},
        cy={"yellow": "Agriculture", "score": "Writing, Tools, Currency"},
    )


def test_the_pirate_code_scores_nothing_for_a_player_without_a_crown_on_top() -> None:
    """Cy has two crowns, but on covered cards."""
    table = deal(
        "The Pirate Code",
        3,
        ann={"red": "The Pirate Code", "hand": "Fission"},
        bob={"score": "Oars"},
        cy={"green": "left: Measurement, Currency", "yellow": "left: Agriculture, Canal Building", "score": "Tools"},
    )
    expect(
        table,
        ann={"score": "Oars, The Pirate Code", "hand": "Fission"},
        cy={"green": "left: Measurement, Currency", "yellow": "left: Agriculture, Canal Building", "score": "Tools"},
    )


def test_the_pirate_code_through_self_service_scores_nothing_because_nothing_was_moved() -> None:
    for edition in (1, 3):
        table = deal(
            "Self Service",
            edition,
            ann={"green": "Self Service", "red": "The Pirate Code"},
            bob={"score": "Oars, Compass"},
        )
        assert "ann The Pirate Code 2" in executions(table)
        expect(
            table,
            ann={"green": "Self Service", "red": "The Pirate Code"},
            bob={"score": "Oars, Compass"},
        )
