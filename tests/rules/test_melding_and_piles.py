"""What the verbs do to cards: meld, tuck, score, return, transfer, exchange, remove."""

from rules.tables import in_both_editions, resting
from scenario import deal, expect, play

# -- meld and tuck -------------------------------------------------------------------


@in_both_editions
def test_a_melded_card_covers_its_color_whatever_the_values(edition: int) -> None:
    """Pottery (1) on Genetics (9), and a 9 on a 1."""
    table = resting(
        edition, ann={"hand": "Pottery, Fission", "blue": "Genetics", "red": "Oars"}, bob={"green": "Sailing"}
    )
    play(table, "ann: meld Pottery", "ann: meld Fission")
    expect(table, ann={"blue": "Pottery, Genetics", "red": "Fission, Oars"}, bob={"green": "Sailing"})


@in_both_editions
def test_melding_keeps_the_splay(edition: int) -> None:
    table = resting(edition, ann={"hand": "Coal", "red": "right: Oars, Archery"}, bob={"green": "Sailing"})
    play(table, "ann: meld Coal")
    expect(table, ann={"red": "right: Coal, Oars, Archery"}, bob={"green": "Sailing"})


def test_a_melded_card_begins_a_pile() -> None:
    table = resting(ann={"hand": "Coal", "yellow": "Agriculture"}, bob={"green": "Sailing"})
    play(table, "ann: meld Coal")
    expect(table, ann={"red": "Coal", "yellow": "Agriculture"}, bob={"green": "Sailing"})


@in_both_editions
def test_a_tucked_card_goes_to_the_bottom_and_keeps_the_splay(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "up: Coal, Oars"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: pass  (of red, pass)", "ann: pass")
    expect(table, ann={"red": "up: Coal, Oars, The Pirate Code"})


def test_a_card_tucked_from_the_board_does_not_leave_its_pile() -> None:
    """Two cards stay splayed although the top one goes under the other; a lone card stays where it is."""
    table = deal("Socialism", 4, ann={"purple": "left: Socialism, Lighting", "hand": "Oars"}, bob={})
    play(table, "ann: Socialism")
    expect(table, ann={"purple": "left: Lighting, Socialism", "red": "Oars"})
    table = deal("Socialism", 4, ann={"purple": "Socialism"}, bob={})
    play(table, "ann: Socialism")
    expect(table, ann={"purple": "Socialism"})
    assert table.kinds.count("tuck") == 1


def test_a_tucked_card_begins_a_pile() -> None:
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={}, supply={5: "Physics"})
    play(table, "ann: pass")
    expect(table, ann={"red": "Coal", "blue": "Physics"})


def test_a_lone_card_is_top_and_bottom_at_once() -> None:
    """Steam Engine tucks two 4s, then scores the bottom yellow card: Steam Engine itself."""
    table = deal("Steam Engine", 3, ann={"yellow": "Steam Engine"}, bob={}, supply={4: "Gunpowder, Colonialism"})
    expect(table, ann={"red": "Gunpowder, Colonialism", "score": "Steam Engine"})


# -- score and points --------------------------------------------------------------------


def test_points_are_the_sum_of_the_values() -> None:
    table = deal("Stem Cells", 3, ann={"yellow": "Stem Cells", "hand": "Oars, Coal, Software"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Stem Cells", "score": "Oars, Coal, Software"})
    assert table.game.state.players[0].points == 1 + 5 + 10


def test_scoring_a_top_card_uncovers_the_next() -> None:
    table = deal("Coal", 3, ann={"red": "Coal", "green": "Sailing, Paper"}, bob={}, supply={5: "Physics"})
    play(table, "ann: Sailing  (of Coal, Sailing, Physics, pass)")
    expect(table, ann={"red": "Coal", "blue": "Physics", "score": "Sailing, Paper"})


# -- return --------------------------------------------------------------------------------


@in_both_editions
def test_a_returned_card_goes_to_the_bottom_of_its_own_deck(edition: int) -> None:
    table = deal(
        "Agriculture",
        edition,
        ann={"yellow": "Agriculture", "hand": "Calendar"},
        bob={},
        supply={1: "Oars", 2: "Currency, Mapmaking", 3: "Paper"},
    )
    play(table, "ann: Calendar")
    expect(
        table,
        ann={"yellow": "Agriculture", "score": "Paper"},
        supply={1: "Oars", 2: "Currency, Mapmaking, Calendar", 3: ""},
    )


@in_both_editions
def test_who_returns_several_cards_picks_their_order(edition: int) -> None:
    table = deal(
        "Pottery",
        edition,
        ann={"blue": "Pottery", "hand": "Oars, Tools, Sailing"},
        bob={},
        supply={1: "Archery", 3: "Paper"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Tools, Sailing, pass)",
        "ann: Oars  (of Oars, Tools, pass)",
        "ann: Tools  (of Tools, pass)",
    )
    expect(
        table, ann={"blue": "Pottery", "score": "Paper", "hand": "Archery"}, supply={1: "Sailing, Oars, Tools", 3: ""}
    )


@in_both_editions
def test_the_order_is_picked_deck_by_deck_when_a_whole_hand_is_returned(edition: int) -> None:
    """Coal alone goes to deck 5: nothing to pick there."""
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad", "hand": "Oars, Coal, Tools"},
        bob={},
        supply={1: "Archery", 6: "Canning, Democracy, Classification"},
    )
    play(table, "ann: Tools  (of Oars, Tools)")
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Canning, Democracy, Classification"},
        supply={1: "Archery, Tools, Oars", 5: "Coal", 6: ""},
    )


@in_both_editions
def test_a_victim_picks_the_order_of_what_it_returns(edition: int) -> None:
    table = deal(
        "Databases", edition, ann={"green": "Databases"}, bob={"score": "Tools, Oars, Sailing"}, supply={1: "Archery"}
    )
    play(table, "bob: Sailing  (of Tools, Oars, Sailing)", "bob: Tools  (of Tools, Oars)")
    expect(table, ann={"green": "Databases"}, bob={"score": "Oars"}, supply={1: "Archery, Sailing, Tools"})


@in_both_editions
def test_an_empty_deck_exists_again_when_a_card_is_returned(edition: int) -> None:
    """The draw of a 2 would have skipped to the 3, had no 2 come back before."""
    table = resting(
        edition,
        actions=1,
        ann={"yellow": "Refrigeration", "hand": "Software"},
        bob={"hand": "Calendar, Currency", "blue": "Writing"},
        supply={3: "Paper", 7: "Bicycle"},
    )
    play(table, "ann: dogma Refrigeration", "bob: Currency  (of Calendar, Currency)", "ann: pass")
    play(table, "bob: dogma Writing")
    expect(
        table,
        ann={"yellow": "Refrigeration", "hand": "Software"},
        bob={"hand": "Calendar, Currency", "blue": "Writing"},
        supply={2: "", 3: "Paper", 7: "Bicycle"},
    )


# -- transfer --------------------------------------------------------------------------------


@in_both_editions
def test_a_card_transferred_to_a_board_becomes_the_top_card_and_takes_the_splay(edition: int) -> None:
    table = deal(
        "City States",
        edition,
        ann={"purple": "City States", "red": "left: Coal, Gunpowder"},
        bob={"red": "Construction", "yellow": "Masonry"},
        supply={1: "Oars"},
    )
    play(table, "bob: Construction  (of Construction, Masonry)")
    expect(
        table,
        ann={"purple": "City States", "red": "left: Construction, Coal, Gunpowder"},
        bob={"yellow": "Masonry", "hand": "Oars"},
    )


def test_only_as_many_cards_as_there_are_can_be_transferred() -> None:
    """The three highest of a hand of two are both; rulebook of edition 3, "Dogma (continued)"."""
    table = deal("Explosives", 3, ann={"red": "Explosives"}, bob={"hand": "Oars, Coal"}, supply={7: "Bicycle"})
    expect(table, ann={"red": "Explosives", "hand": "Coal, Oars"}, bob={"hand": "Bicycle"})


def test_a_value_one_does_not_have_is_not_replaced_by_another() -> None:
    """Mapmaking wants a 1."""
    table = deal("Mapmaking", 3, ann={"green": "Mapmaking"}, bob={"score": "Calendar"}, supply={1: "Oars"})
    expect(table, ann={"green": "Mapmaking"}, bob={"score": "Calendar"}, supply={1: "Oars"})


def test_the_highest_cards_are_taken_from_the_top_value_down() -> None:
    """Rulebook of edition 1: of 7, 7, 5, 5, 5 the three highest are both 7s and one 5, which the owner picks."""
    table = deal("Explosives", 3, ann={"red": "Explosives"}, bob={"hand": "Coal, Bicycle, Physics, Banking, Railroad"})
    play(table, "bob: Physics  (of Coal, Physics, Banking)")
    expect(table, ann={"red": "Explosives", "hand": "Bicycle, Railroad, Physics"}, bob={"hand": "Coal, Banking"})


def test_all_highest_are_all_cards_of_the_top_value() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics"}, bob={"score": "Bicycle, Coal, Railroad"})
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Coal", "hand": "Bicycle, Railroad"})


# -- exchange ----------------------------------------------------------------------------------


@in_both_editions
def test_an_exchange_swaps_groups_of_different_sizes(edition: int) -> None:
    """Both groups are fixed first: no card comes back."""
    table = deal(
        "Machinery", edition, ann={"yellow": "Machinery", "hand": "Calendar, Oars, Paper"}, bob={"hand": "Tools, Coal"}
    )
    play(table, "ann: Oars  (of Oars, Tools)")
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Calendar, Tools, Coal", "score": "Oars"},
        bob={"hand": "Paper"},
    )


@in_both_editions
def test_an_exchange_takes_place_though_one_side_is_empty(edition: int) -> None:
    """The rulebook's example: hand and score pile."""
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "hand": "Oars, Coal"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Oars, Coal"})
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "score": "Oars, Coal"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "hand": "Oars, Coal"})


@in_both_editions
def test_a_demanded_exchange_takes_place_though_one_side_is_empty(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine", "score": "Oars, Coal"}, bob={})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Oars"})


def test_there_is_nothing_to_exchange_between_two_empty_zones() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle"}, bob={})
    expect(table, ann={"green": "Bicycle"})


# -- remove ------------------------------------------------------------------------------------


@in_both_editions
def test_removed_cards_leave_the_game_and_achievements_and_decks_stay(edition: int) -> None:
    """Players go on without hands, boards and score piles; they can only draw."""
    table = deal(
        "Fission",
        edition,
        ann={"red": "Fission, Oars", "hand": "Tools", "achievements": "Coal", "specials": "World"},
        bob={"score": "Sailing", "green": "left: Paper, Bicycle", "achievements": "Canning"},
        supply={1: "Archery, Pottery, Clothing, Masonry", 10: "Robotics, Software"},
        available="Calendar",
    )
    play(table, "bob: draw")
    expect(
        table,
        ann={"hand": "Archery", "achievements": "Coal", "specials": "World"},
        bob={"hand": "Pottery, Clothing", "achievements": "Canning"},
        supply={1: "Masonry", 10: "Software"},
    )
    assert {"Fission", "Oars", "Tools", "Sailing", "Paper", "Bicycle", "Robotics"} <= {
        card.name for card in table.game.state.box
    }
    assert [card.name for card in table.game.state.available] == ["Calendar"]
