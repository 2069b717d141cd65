"""Scenarios for the cards of age 2."""

from rules.tables import executions
from scenario import deal, expect, play

# -- Calendar ----------------------------------------------------------------------


def test_calendar_draws_two_threes_with_more_cards_scored_than_held() -> None:
    """Cards are counted, not points."""
    table = deal(
        "Calendar",
        3,
        ann={"blue": "Calendar", "score": "Oars, Sailing", "hand": "Databases"},
        bob={},
        supply={3: "Compass, Paper, Optics"},
    )
    expect(
        table,
        ann={"blue": "Calendar", "score": "Oars, Sailing", "hand": "Databases, Compass, Paper"},
        supply={3: "Optics"},
    )


def test_calendar_compares_once_before_both_draws() -> None:
    table = deal("Calendar", 3, ann={"blue": "Calendar", "score": "Oars"}, bob={}, supply={3: "Compass, Paper"})
    expect(table, ann={"blue": "Calendar", "score": "Oars", "hand": "Compass, Paper"})


def test_calendar_does_nothing_with_fewer_cards_scored_than_held() -> None:
    """However many points they are."""
    table = deal(
        "Calendar",
        3,
        ann={"blue": "Calendar", "score": "Databases", "hand": "Oars, Sailing"},
        bob={},
        supply={3: "Compass"},
    )
    expect(table, ann={"blue": "Calendar", "score": "Databases", "hand": "Oars, Sailing"}, supply={3: "Compass"})


def test_calendar_does_nothing_with_as_many_cards_held() -> None:
    table = deal(
        "Calendar", 3, ann={"blue": "Calendar", "score": "Databases", "hand": "Oars"}, bob={}, supply={3: "Compass"}
    )
    expect(table, ann={"blue": "Calendar", "score": "Databases", "hand": "Oars"}, supply={3: "Compass"})


def test_calendar_is_shared() -> None:
    table = deal(
        "Calendar",
        3,
        ann={"blue": "Calendar"},
        bob={"yellow": "Agriculture", "score": "Oars"},
        supply={2: "Currency", 3: "Compass, Paper"},
    )
    expect(
        table,
        ann={"blue": "Calendar", "hand": "Currency"},
        bob={"yellow": "Agriculture", "score": "Oars", "hand": "Compass, Paper"},
    )


# -- Canal Building ----------------------------------------------------------------


def test_canal_building_exchanges_all_the_highest_cards() -> None:
    """The two groups differ in size and value."""
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Databases, Oars, Stem Cells", "score": "Compass, Writing"},
        bob={},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars, Compass", "score": "Writing, Databases, Stem Cells"})


def test_canal_building_fixes_both_groups_before_it_moves_them() -> None:
    """Of equal value on both sides: what has just come does not go back."""
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Compass, Oars", "score": "Writing, Paper, Optics"},
        bob={},
    )
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars, Paper, Optics", "score": "Writing, Compass"})


def test_canal_building_empties_the_hand_into_an_empty_score_pile() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Compass, Paper, Oars"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass, Paper"})


def test_canal_building_can_be_declined() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass"}, bob={})
    play(table, "ann: pass")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass"})


def test_canal_building_empties_the_score_pile_into_an_empty_hand() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "score": "Compass, Writing"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "hand": "Compass", "score": "Writing"})


def test_canal_building_does_not_score_what_it_exchanges() -> None:
    """Five cards scored this turn and one exchanged earn no Monument."""
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "score": "Oars"})


def test_canal_building_asks_nothing_with_nothing_to_exchange() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building"}, bob={})
    expect(table, ann={"yellow": "Canal Building"})


def test_canal_building_is_shared() -> None:
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Oars"},
        bob={"purple": "City States", "hand": "Writing, Tools"},
        supply={2: "Currency"},
    )
    play(table, "bob: yes", "ann: pass")
    expect(
        table,
        ann={"yellow": "Canal Building", "hand": "Oars, Currency"},
        bob={"purple": "City States", "score": "Writing, Tools"},
    )


# -- Construction ------------------------------------------------------------------


def test_construction_takes_two_cards_and_gives_a_two() -> None:
    table = deal(
        "Construction",
        3,
        ann={"red": "Construction"},
        bob={"hand": "Oars, Sailing, Writing"},
        supply={1: "Pottery", 2: "Calendar, Currency"},
    )
    play(table, "bob: Oars  (of Oars, Sailing)", "bob: Writing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Construction", "hand": "Oars, Writing"},
        bob={"hand": "Sailing, Calendar"},
        supply={1: "Pottery", 2: "Currency"},
    )


def test_construction_takes_a_single_card_and_still_gives_a_two() -> None:
    table = deal("Construction", 3, ann={"red": "Construction"}, bob={"hand": "Oars"}, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction", "hand": "Oars"}, bob={"hand": "Calendar"})


def test_construction_gives_a_two_to_an_empty_hand() -> None:
    table = deal("Construction", 3, ann={"red": "Construction"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction"}, bob={"hand": "Calendar"})


def test_construction_demands_nothing_of_whoever_has_as_many_castles() -> None:
    table = deal(
        "Construction",
        3,
        ann={"red": "Construction"},
        bob={"green": "The Wheel", "hand": "Oars, Sailing"},
        supply={2: "Calendar"},
    )
    expect(
        table,
        ann={"red": "Construction"},
        bob={"green": "The Wheel", "hand": "Oars, Sailing"},
        supply={2: "Calendar"},
    )


def test_construction_takes_nothing_from_a_partner_with_fewer_castles() -> None:
    """Both opponents have as many castles as ann: there is no victim."""
    table = deal(
        "Construction",
        3,
        teams=True,
        ann={"red": "Construction"},
        bob={"yellow": "Masonry", "hand": "Oars"},
        cid={"hand": "Sailing, Writing"},
        dan={"green": "The Wheel"},
        supply={2: "Calendar"},
    )
    expect(
        table,
        ann={"red": "Construction"},
        bob={"yellow": "Masonry", "hand": "Oars"},
        cid={"hand": "Sailing, Writing"},
        dan={"green": "The Wheel"},
        supply={2: "Calendar"},
    )


FIVE_TOPS = {"red": "Construction", "yellow": "Masonry", "green": "The Wheel", "blue": "Tools", "purple": "Mysticism"}
FOUR_TOPS = {"red": "Oars", "yellow": "Agriculture", "green": "Sailing", "blue": "Writing"}


def test_construction_claims_empire_for_the_only_player_with_five_tops() -> None:
    table = deal("Construction", 3, ann=FIVE_TOPS, bob=FOUR_TOPS, supply={2: "Calendar"})
    expect(table, ann={**FIVE_TOPS, "specials": "Empire"}, bob={**FOUR_TOPS, "hand": "Calendar"})


def test_construction_claims_nothing_if_another_player_has_five_tops() -> None:
    bob = {**FOUR_TOPS, "purple": "Code of Laws"}
    table = deal("Construction", 3, ann=FIVE_TOPS, bob={}, cid=bob, supply={2: "Calendar, Currency"})
    expect(table, ann=FIVE_TOPS, bob={"hand": "Calendar"}, cid={**bob, "hand": "Currency"})


def test_construction_does_not_count_covered_cards_of_others() -> None:
    """Bob has five cards, of four colors."""
    bob = {**FOUR_TOPS, "blue": "Writing, Pottery"}
    table = deal("Construction", 3, ann=FIVE_TOPS, bob=bob, supply={2: "Calendar"})
    expect(table, ann={**FIVE_TOPS, "specials": "Empire"}, bob={**bob, "hand": "Calendar"})


def test_construction_claims_nothing_with_four_tops() -> None:
    four = {"red": "Construction, Archery", "yellow": "Masonry", "green": "The Wheel", "blue": "Tools"}
    table = deal("Construction", 3, ann=four, bob={}, supply={2: "Calendar"})
    expect(table, ann=four, bob={"hand": "Calendar"})


def test_construction_cannot_claim_an_empire_that_is_taken() -> None:
    table = deal("Construction", 3, ann=FIVE_TOPS, bob={"specials": "Empire"}, supply={2: "Calendar"})
    expect(table, ann=FIVE_TOPS, bob={"specials": "Empire", "hand": "Calendar"})


def test_construction_overlooks_a_partner_with_five_tops() -> None:
    partner = {**FOUR_TOPS, "purple": "Code of Laws"}
    table = deal(
        "Construction",
        3,
        teams=True,
        ann=FIVE_TOPS,
        bob={},
        cid=partner,
        dan={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={**FIVE_TOPS, "specials": "Empire"},
        bob={"hand": "Calendar"},
        cid=partner,
        dan={"hand": "Currency"},
    )


def test_construction_lets_a_sharer_claim_empire() -> None:
    bob = {"red": "Metalworking", "yellow": "Masonry", "green": "The Wheel", "blue": "Tools", "purple": "Mysticism"}
    table = deal("Construction", 3, ann={"red": "Construction"}, bob=bob, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction", "hand": "Calendar"}, bob={**bob, "specials": "Empire"})


# -- Currency ----------------------------------------------------------------------


def test_currency_scores_a_two_for_each_value_returned() -> None:
    table = deal(
        "Currency",
        3,
        ann={"green": "Currency", "hand": "Oars, Compass, Sailing, Tools"},
        bob={},
        supply={2: "Calendar, Mapmaking, Monotheism"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Compass, Sailing, Tools, pass)",
        "ann: Compass  (of Oars, Compass, Tools, pass)",
        "ann: Oars  (of Oars, Tools, pass)",
        "ann: pass  (of Tools, pass)",
    )
    expect(
        table,
        ann={"green": "Currency", "hand": "Tools", "score": "Calendar, Mapmaking"},
        supply={1: "Sailing, Oars", 2: "Monotheism", 3: "Compass"},
    )


def test_currency_returns_everything_before_it_draws() -> None:
    """So a 2 just returned may come back, and another one too."""
    table = deal("Currency", 3, ann={"green": "Currency", "hand": "Calendar, Oars, Mapmaking"}, bob={})
    play(table, "ann: Calendar", "ann: Oars", "ann: Mapmaking  (of Mapmaking, pass)")
    expect(table, ann={"green": "Currency", "score": "Calendar, Mapmaking"}, supply={1: "Oars", 2: ""})


def test_currency_counts_for_monument() -> None:
    """Two values, two cards scored; after four they are six."""
    table = deal(
        "Currency",
        3,
        ann={"green": "Currency", "hand": "Oars, Compass", "scored": 4},
        bob={},
        supply={2: "Calendar, Mapmaking, Monotheism"},
    )
    play(table, "ann: Oars", "ann: Compass")
    expect(
        table,
        ann={"green": "Currency", "score": "Calendar, Mapmaking", "specials": "Monument"},
        supply={2: "Monotheism"},
    )


def test_currency_can_be_declined() -> None:
    table = deal("Currency", 3, ann={"green": "Currency", "hand": "Oars"}, bob={}, supply={2: "Calendar"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"green": "Currency", "hand": "Oars"}, supply={2: "Calendar"})


def test_currency_does_nothing_with_an_empty_hand() -> None:
    table = deal("Currency", 3, ann={"green": "Currency"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"green": "Currency"}, supply={2: "Calendar"})


def test_currency_is_shared() -> None:
    table = deal(
        "Currency",
        3,
        ann={"green": "Currency", "hand": "Sailing"},
        bob={"purple": "City States", "hand": "Oars, Compass"},
        supply={2: "Calendar, Mapmaking, Monotheism, Philosophy"},
    )
    play(table, "bob: Oars", "bob: Compass", "ann: Sailing")
    expect(
        table,
        ann={"green": "Currency", "score": "Monotheism", "hand": "Philosophy"},
        bob={"purple": "City States", "score": "Calendar, Mapmaking"},
    )


# -- Fermenting --------------------------------------------------------------------


def test_fermenting_draws_for_every_two_leaves_in_edition_1() -> None:
    """Five leaves on two colors: two 2s."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting", "blue": "Pottery"},
        bob={},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "blue": "Pottery", "hand": "Calendar, Currency"},
        supply={1: "Oars", 2: "Mapmaking"},
    )


def test_fermenting_counts_leaves_of_covered_cards_in_edition_1() -> None:
    """Fermenting has two, Sailing under Mapmaking shows a third: one 2."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing"},
        bob={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing", "hand": "Calendar"},
        supply={2: "Currency"},
    )


def test_fermenting_draws_for_every_color_with_a_leaf_in_edition_3() -> None:
    """A leaf of a covered card makes its color count; red shows none."""
    table = deal(
        "Fermenting",
        3,
        ann={"yellow": "Fermenting", "green": "left: Mapmaking, Sailing", "red": "Oars"},
        bob={},
        supply={1: "Clothing", 2: "Calendar, Currency, Monotheism"},
    )
    expect(
        table,
        ann={
            "yellow": "Fermenting",
            "green": "left: Mapmaking, Sailing",
            "red": "Oars",
            "hand": "Calendar, Currency",
        },
        supply={1: "Clothing", 2: "Monotheism"},
    )


def test_fermenting_is_shared_in_edition_1() -> None:
    """Six leaves of the sharer: three 2s."""
    table = deal(
        "Fermenting",
        1,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture", "blue": "Pottery"},
        supply={2: "Calendar, Currency, Mapmaking, Mathematics, Monotheism, Philosophy"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "hand": "Mathematics, Monotheism"},
        bob={"yellow": "Agriculture", "blue": "Pottery", "hand": "Calendar, Currency, Mapmaking"},
        supply={2: "Philosophy"},
    )


def test_fermenting_is_shared_in_edition_3() -> None:
    """Two colors of the sharer: two 2s."""
    table = deal(
        "Fermenting",
        3,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture", "blue": "Pottery"},
        supply={2: "Calendar, Currency, Mapmaking, Mathematics, Monotheism"},
    )
    expect(
        table,
        ann={"yellow": "Fermenting", "hand": "Mapmaking, Mathematics"},
        bob={"yellow": "Agriculture", "blue": "Pottery", "hand": "Calendar, Currency"},
        supply={2: "Monotheism"},
    )


# -- Mapmaking ---------------------------------------------------------------------


def test_mapmaking_takes_a_one_and_rewards_its_owner() -> None:
    table = deal(
        "Mapmaking",
        3,
        ann={"green": "Mapmaking"},
        bob={"score": "Oars, Calendar, Sailing"},
        supply={1: "Tools, Writing"},
    )
    play(table, "bob: Sailing  (of Oars, Sailing)")
    expect(
        table,
        ann={"green": "Mapmaking", "score": "Sailing, Tools"},
        bob={"score": "Oars, Calendar"},
        supply={1: "Writing"},
    )


def test_mapmaking_counts_its_reward_for_monument_but_not_the_card_taken() -> None:
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "Mapmaking",
            3,
            ann={"green": "Mapmaking", "scored": scored},
            bob={"score": "Oars"},
            supply={1: "Tools"},
        )
        expect(table, ann={"green": "Mapmaking", "score": "Oars, Tools", "specials": specials})


def test_mapmaking_does_nothing_without_a_one_in_the_score_pile() -> None:
    table = deal(
        "Mapmaking", 3, ann={"green": "Mapmaking"}, bob={"score": "Calendar", "hand": "Oars"}, supply={1: "Tools"}
    )
    expect(table, ann={"green": "Mapmaking"}, bob={"score": "Calendar", "hand": "Oars"}, supply={1: "Tools"})


def test_mapmaking_rewards_once_however_many_victims_paid() -> None:
    table = deal(
        "Mapmaking",
        3,
        ann={"green": "Mapmaking"},
        bob={"score": "Oars"},
        cid={"score": "Sailing"},
        supply={1: "Tools, Writing"},
    )
    expect(table, ann={"green": "Mapmaking", "score": "Oars, Sailing, Tools"}, supply={1: "Writing"})


def test_mapmaking_without_a_victim_gives_nothing() -> None:
    table = deal(
        "Mapmaking",
        3,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        supply={1: "Tools", 2: "Calendar"},
    )
    expect(
        table,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        supply={1: "Tools", 2: "Calendar"},
    )


def test_mapmaking_rewards_a_sharer_for_what_another_victim_paid() -> None:
    """The last victim has nothing to give: what the first one paid is remembered."""
    table = deal(
        "Mapmaking",
        3,
        ann={"green": "Mapmaking"},
        bob={"score": "Oars"},
        cid={"purple": "City States"},
        dan={"score": "Calendar"},
        supply={1: "Tools, Writing", 2: "Currency"},
    )
    expect(
        table,
        ann={"green": "Mapmaking", "score": "Oars, Writing", "hand": "Currency"},
        cid={"purple": "City States", "score": "Tools"},
        dan={"score": "Calendar"},
    )


def test_mapmaking_takes_nothing_from_a_partner_with_fewer_crowns() -> None:
    """Both opponents have as many crowns as ann: there is no victim and no reward."""
    table = deal(
        "Mapmaking",
        3,
        teams=True,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        cid={"score": "Clothing"},
        dan={"green": "Currency"},
        supply={1: "Tools"},
    )
    expect(
        table,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        cid={"score": "Clothing"},
        dan={"green": "Currency"},
        supply={1: "Tools"},
    )


def test_mapmaking_through_self_service_gives_nothing_because_nothing_was_moved() -> None:
    """Bob shares Self Service and carries Mapmaking out alone: its demand is left out."""
    for edition in (1, 3):
        table = deal(
            "Self Service",
            edition,
            ann={"green": "Self Service", "score": "Oars"},
            bob={"green": "right: Mapmaking, Sailing"},
            cid={"score": "Clothing"},
            supply={1: "Tools"},
        )
        assert "bob Mapmaking 2" in executions(table)
        expect(
            table,
            ann={"green": "Self Service", "score": "Oars"},
            bob={"green": "right: Mapmaking, Sailing"},
            cid={"score": "Clothing"},
            supply={1: "Tools"},
        )


# -- Mathematics -------------------------------------------------------------------


def test_mathematics_melds_a_card_worth_one_more() -> None:
    table = deal(
        "Mathematics", 3, ann={"blue": "Mathematics", "hand": "Writing, Calendar"}, bob={}, supply={3: "Alchemy, Paper"}
    )
    play(table, "ann: Calendar  (of Writing, Calendar, pass)")
    expect(table, ann={"blue": "Alchemy, Mathematics", "hand": "Writing"}, supply={2: "Calendar", 3: "Paper"})


def test_mathematics_can_be_declined() -> None:
    table = deal("Mathematics", 3, ann={"blue": "Mathematics", "hand": "Writing"}, bob={}, supply={2: "Currency"})
    play(table, "ann: pass")
    expect(table, ann={"blue": "Mathematics", "hand": "Writing"}, supply={2: "Currency"})


def test_mathematics_does_nothing_with_an_empty_hand() -> None:
    table = deal("Mathematics", 3, ann={"blue": "Mathematics"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"blue": "Mathematics"}, supply={1: "Oars"})


def test_mathematics_is_shared() -> None:
    table = deal(
        "Mathematics",
        3,
        ann={"blue": "Mathematics"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={2: "Calendar, Currency"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"blue": "Mathematics", "hand": "Currency"},
        bob={"blue": "Calendar, Tools"},
        supply={1: "Oars"},
    )


def test_mathematics_ends_the_game_when_it_would_meld_an_eleven() -> None:
    table = deal(
        "Mathematics", 3, ann={"blue": "Mathematics", "hand": "Databases"}, bob={"score": "Oars"}, supply={1: "Tools"}
    )
    play(table, "ann: Databases")
    expect(table, winner="bob", ann={"blue": "Mathematics"}, bob={"score": "Oars"}, supply={1: "Tools"})


# -- Monotheism --------------------------------------------------------------------


def test_monotheism_takes_a_top_card_of_a_color_the_demander_lacks() -> None:
    """The victim tucks a 1 on its own board, then the owner tucks one."""
    table = deal(
        "Monotheism",
        3,
        ann={"purple": "Monotheism", "blue": "Tools"},
        bob={"red": "Oars", "green": "Sailing, Paper", "blue": "Writing"},
        supply={1: "Clothing, Masonry, Archery"},
    )
    play(table, "bob: Sailing  (of Oars, Sailing)")
    expect(
        table,
        ann={"purple": "Monotheism", "blue": "Tools", "yellow": "Masonry", "score": "Sailing"},
        bob={"red": "Oars", "green": "Paper, Clothing", "blue": "Writing"},
        supply={1: "Archery"},
    )


def test_monotheism_does_not_score_the_card_it_takes() -> None:
    """Five cards scored this turn and one taken earn no Monument."""
    table = deal(
        "Monotheism",
        3,
        ann={"purple": "Monotheism", "scored": 5},
        bob={"red": "Oars"},
        supply={1: "Clothing, Masonry"},
    )
    expect(
        table,
        ann={"purple": "Monotheism", "yellow": "Masonry", "score": "Oars"},
        bob={"green": "Clothing"},
    )


def test_monotheism_finds_no_color_the_demander_lacks() -> None:
    table = deal(
        "Monotheism",
        3,
        ann={"purple": "Monotheism", "blue": "Tools"},
        bob={"blue": "Writing", "purple": "City States"},
        supply={1: "Mysticism, Archery"},
    )
    expect(
        table,
        ann={"purple": "Monotheism, Mysticism", "blue": "Tools"},
        bob={"blue": "Writing", "purple": "City States"},
        supply={1: "Archery"},
    )


def test_monotheism_is_obeyed_by_every_victim() -> None:
    """The first red card went to the score pile, so red is still missing."""
    table = deal(
        "Monotheism",
        3,
        ann={"purple": "Monotheism"},
        bob={"red": "Oars"},
        cid={"red": "Archery"},
        supply={1: "Clothing, Masonry, Mysticism, Tools"},
    )
    expect(
        table,
        ann={"purple": "Monotheism, Mysticism", "score": "Oars, Archery"},
        bob={"green": "Clothing"},
        cid={"yellow": "Masonry"},
        supply={1: "Tools"},
    )


def test_monotheism_spares_a_sharer_who_tucks_first() -> None:
    table = deal(
        "Monotheism",
        3,
        ann={"purple": "Monotheism"},
        bob={"red": "Metalworking"},
        supply={1: "Oars, Writing", 2: "Calendar"},
    )
    expect(
        table,
        ann={"purple": "Monotheism", "blue": "Writing", "hand": "Calendar"},
        bob={"red": "Metalworking, Oars"},
    )


# -- Philosophy --------------------------------------------------------------------


def test_philosophy_splays_any_color_left() -> None:
    """Offered are piles of two cards or more that are not splayed left."""
    table = deal(
        "Philosophy",
        3,
        ann={
            "purple": "Philosophy, Mysticism",
            "red": "right: Oars, Archery",
            "green": "left: Sailing, The Wheel",
            "blue": "Tools",
        },
        bob={},
    )
    play(table, "ann: red  (of red, purple, pass)")
    expect(
        table,
        ann={
            "purple": "Philosophy, Mysticism",
            "red": "left: Oars, Archery",
            "green": "left: Sailing, The Wheel",
            "blue": "Tools",
        },
    )


def test_philosophy_need_not_splay() -> None:
    table = deal("Philosophy", 3, ann={"purple": "Philosophy, Mysticism"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Philosophy, Mysticism"})


def test_philosophy_scores_a_card_of_the_hand() -> None:
    """With no pile to splay, nothing is asked about one."""
    table = deal("Philosophy", 3, ann={"purple": "Philosophy", "hand": "Oars, Calendar"}, bob={})
    play(table, "ann: Calendar  (of Oars, Calendar, pass)")
    expect(table, ann={"purple": "Philosophy", "hand": "Oars", "score": "Calendar"})


def test_philosophy_counts_for_monument() -> None:
    table = deal("Philosophy", 3, ann={"purple": "Philosophy", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: Oars")
    expect(table, ann={"purple": "Philosophy", "score": "Oars", "specials": "Monument"})


def test_philosophy_need_not_score() -> None:
    table = deal("Philosophy", 3, ann={"purple": "Philosophy", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Philosophy", "hand": "Oars"})


def test_philosophy_asks_nothing_when_nothing_is_possible() -> None:
    table = deal("Philosophy", 3, ann={"purple": "left: Philosophy, Mysticism"}, bob={})
    expect(table, ann={"purple": "left: Philosophy, Mysticism"})


def test_philosophy_is_shared_effect_by_effect() -> None:
    table = deal(
        "Philosophy",
        3,
        ann={"purple": "Philosophy, Mysticism", "hand": "Oars"},
        bob={"blue": "Experimentation, Tools", "hand": "Writing"},
        supply={2: "Calendar"},
    )
    play(table, "bob: blue", "ann: purple", "bob: Writing", "ann: Oars")
    expect(
        table,
        ann={"purple": "left: Philosophy, Mysticism", "score": "Oars", "hand": "Calendar"},
        bob={"blue": "left: Experimentation, Tools", "score": "Writing"},
    )


# -- Road Building -----------------------------------------------------------------


def test_road_building_may_stop_after_one_card() -> None:
    table = deal("Road Building", 3, ann={"red": "Road Building", "hand": "Sailing, Tools"}, bob={"green": "Paper"})
    play(table, "ann: Tools  (of Sailing, Tools)", "ann: pass  (of Sailing, pass)")
    expect(table, ann={"red": "Road Building", "blue": "Tools", "hand": "Sailing"}, bob={"green": "Paper"})


def test_road_building_melds_a_single_card_unasked() -> None:
    table = deal("Road Building", 3, ann={"red": "Road Building", "hand": "Tools"}, bob={"green": "Paper"})
    expect(table, ann={"red": "Road Building", "blue": "Tools"}, bob={"green": "Paper"})


def test_road_building_does_nothing_with_an_empty_hand() -> None:
    table = deal("Road Building", 3, ann={"red": "Road Building"}, bob={"green": "Paper"})
    expect(table, ann={"red": "Road Building"}, bob={"green": "Paper"})


def test_road_building_gives_a_red_card_just_melded_for_a_green_one() -> None:
    table = deal(
        "Road Building",
        3,
        ann={"red": "Road Building", "green": "Sailing", "hand": "Tools, Oars"},
        bob={"green": "Paper, The Wheel", "red": "Archery"},
    )
    play(table, "ann: Tools", "ann: Oars  (of Oars, pass)", "ann: bob  (of bob, pass)")
    expect(
        table,
        ann={"red": "Road Building", "green": "Paper, Sailing", "blue": "Tools"},
        bob={"green": "The Wheel", "red": "Oars, Archery"},
    )


def test_road_building_may_keep_its_red_card() -> None:
    table = deal("Road Building", 3, ann={"red": "Road Building", "hand": "Tools, Writing"}, bob={"green": "Paper"})
    play(table, "ann: Tools", "ann: Writing", "ann: pass  (of bob, pass)")
    expect(table, ann={"red": "Road Building", "blue": "Writing, Tools"}, bob={"green": "Paper"})


def test_road_building_may_give_itself_to_a_player_without_green() -> None:
    table = deal(
        "Road Building",
        3,
        ann={"red": "Road Building", "hand": "Tools, Writing"},
        bob={"green": "Paper"},
        cid={},
    )
    play(table, "ann: Tools", "ann: Writing", "ann: cid  (of bob, cid, pass)")
    expect(table, ann={"blue": "Writing, Tools"}, bob={"green": "Paper"}, cid={"red": "Road Building"})


def test_road_building_does_not_offer_the_partner() -> None:
    table = deal(
        "Road Building",
        3,
        teams=True,
        ann={"red": "Road Building", "hand": "Tools, Writing"},
        bob={},
        cid={"green": "Clothing"},
        dan={"green": "Paper"},
    )
    play(table, "ann: Tools", "ann: Writing", "ann: dan  (of bob, dan, pass)")
    expect(
        table,
        ann={"blue": "Writing, Tools", "green": "Paper"},
        cid={"green": "Clothing"},
        dan={"red": "Road Building"},
    )


def test_road_building_is_shared_and_may_bring_a_red_card_to_its_owner() -> None:
    """The bonus draw is of the highest top card then: an Archery on the owner's board, a 1."""
    table = deal(
        "Road Building",
        3,
        ann={"red": "Road Building", "green": "Sailing"},
        bob={"yellow": "Masonry", "hand": "Archery, Writing"},
        supply={1: "Pottery", 2: "Calendar"},
    )
    play(table, "bob: Archery  (of Archery, Writing)", "bob: Writing", "bob: ann  (of ann, pass)")
    expect(
        table,
        ann={"red": "Archery, Road Building", "hand": "Pottery"},
        bob={"yellow": "Masonry", "blue": "Writing", "green": "Sailing"},
        supply={2: "Calendar"},
    )


def test_road_building_offers_nobody_without_a_red_card() -> None:
    table = deal(
        "Road Building",
        3,
        ann={"red": "Road Building", "green": "Sailing"},
        bob={"yellow": "Masonry", "hand": "Tools, Writing"},
        supply={2: "Calendar"},
    )
    play(table, "bob: Tools", "bob: Writing")
    expect(
        table,
        ann={"red": "Road Building", "green": "Sailing", "hand": "Calendar"},
        bob={"yellow": "Masonry", "blue": "Writing, Tools"},
    )
