"""Drawing: which card, from which deck, and what happens when there is none."""

from rules.tables import happened, in_both_editions, reason, resting
from scenario import asked, deal, expect, play

# -- the Draw action ---------------------------------------------------------------


@in_both_editions
def test_the_draw_action_takes_a_card_of_the_highest_top_card(edition: int) -> None:
    """Cards in hand, in the score pile and under others do not matter."""
    table = resting(
        edition,
        ann={"red": "Oars, Coal", "yellow": "Medicine", "hand": "Canning", "score": "Genetics"},
        bob={"blue": "Software"},
        supply={1: "Tools", 3: "Paper, Compass", 5: "Physics", 6: "Classification", 9: "Services"},
    )
    play(table, "ann: draw")
    expect(
        table,
        ann={"red": "Oars, Coal", "yellow": "Medicine", "hand": "Canning, Paper", "score": "Genetics"},
        bob={"blue": "Software"},
        supply={1: "Tools", 3: "Compass", 5: "Physics", 6: "Classification", 9: "Services"},
    )


@in_both_editions
def test_an_empty_board_draws_a_one(edition: int) -> None:
    table = resting(edition, ann={"hand": "Coal"}, bob={"red": "Oars"}, supply={1: "Tools", 2: "Calendar"})
    play(table, "ann: draw")
    expect(table, ann={"hand": "Coal, Tools"}, bob={"red": "Oars"}, supply={1: "", 2: "Calendar"})


@in_both_editions
def test_empty_decks_are_skipped_upwards(edition: int) -> None:
    """The rulebook's example: a 4 is due, 4, 5 and 6 are empty, so a 7 is drawn; never a lower card."""
    table = resting(
        edition, ann={"red": "Gunpowder"}, bob={"red": "Oars"}, supply={1: "Tools", 3: "Paper", 7: "Bicycle, Railroad"}
    )
    play(table, "ann: draw")
    expect(
        table,
        ann={"red": "Gunpowder", "hand": "Bicycle"},
        bob={"red": "Oars"},
        supply={1: "Tools", 3: "Paper", 7: "Railroad"},
    )


@in_both_editions
def test_an_empty_board_skips_empty_decks_too(edition: int) -> None:
    table = resting(edition, ann={"hand": "Coal"}, bob={"red": "Oars"}, supply={3: "Paper"})
    play(table, "ann: draw")
    expect(table, ann={"hand": "Coal, Paper"}, bob={"red": "Oars"})


def test_the_card_on_top_of_the_deck_is_drawn() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, supply={1: "Tools, Writing, Clothing"})
    play(table, "ann: draw", "ann: draw")
    assert happened(table, "draw") == ["ann draw Tools", "ann draw Writing"]


def test_a_hand_has_no_limit() -> None:
    hand = "Tools, Writing, Clothing, Masonry, Pottery, Archery, Mysticism, Agriculture, Domestication, Sailing"
    table = resting(ann={"hand": hand}, bob={"red": "Oars"}, supply={1: "The Wheel"})
    play(table, "ann: draw")
    expect(table, ann={"hand": f"{hand}, The Wheel"}, bob={"red": "Oars"})


# -- drawing by an effect ------------------------------------------------------------


@in_both_editions
def test_an_effect_draws_its_own_number(edition: int) -> None:
    """Whatever the highest top card is: the lower limit holds for the action alone."""
    table = deal(
        "Writing", edition, ann={"blue": "Writing", "red": "Coal"}, bob={}, supply={2: "Calendar", 5: "Physics"}
    )
    expect(table, ann={"blue": "Writing", "red": "Coal", "hand": "Calendar"}, supply={2: "", 5: "Physics"})


@in_both_editions
def test_effects_skip_empty_decks(edition: int) -> None:
    table = deal("Writing", edition, ann={"blue": "Writing"}, bob={}, supply={1: "Oars", 5: "Physics"})
    expect(table, ann={"blue": "Writing", "hand": "Physics"}, supply={1: "Oars", 5: ""})


def test_draw_and_meld_tuck_or_score_take_the_card_really_drawn() -> None:
    """Each from a higher deck than it names."""
    table = deal("Sailing", 3, ann={"green": "Sailing"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"green": "Sailing", "yellow": "Anatomy"})
    table = deal("Coal", 3, ann={"red": "Coal"}, bob={}, supply={8: "Mobility"})
    play(table, "ann: pass", "ann: pass")
    expect(table, ann={"red": "Coal, Mobility"})
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools", "score": "Tools"}, bob={}, supply={6: "Canning"})
    expect(table, ann={"red": "Machine Tools", "score": "Tools, Canning"})


def test_the_drawn_card_cannot_be_swapped_for_one_of_the_hand() -> None:
    """Nobody is asked which card to meld."""
    table = deal("Sailing", 3, ann={"green": "Sailing", "hand": "Clothing"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"green": "Sailing", "red": "Oars", "hand": "Clothing"})


def test_a_draw_of_value_zero_is_a_draw_of_a_one() -> None:
    """Machine Tools draws the highest value of the score pile; empty, that is 0."""
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools"}, bob={}, supply={1: "Oars", 2: "Calendar"})
    expect(table, ann={"red": "Machine Tools", "score": "Oars"}, supply={1: "", 2: "Calendar"})
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"red": "Machine Tools", "score": "Calendar"})


def test_the_value_of_a_card_one_does_not_have_is_zero() -> None:
    """Printing Press draws two more than the top purple card: without one, a 2."""
    table = deal(
        "Printing Press",
        3,
        ann={"blue": "Printing Press", "score": "Oars"},
        bob={},
        supply={1: "Tools", 2: "Calendar", 4: "Anatomy"},
    )
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"blue": "Printing Press", "hand": "Calendar"}, supply={1: "Tools, Oars", 4: "Anatomy"})


def test_several_cards_are_drawn_one_at_a_time() -> None:
    """The second 1 is no more there, so the second card is a 2."""
    table = deal("The Wheel", 3, ann={"green": "The Wheel"}, bob={}, supply={1: "Oars", 2: "Calendar, Currency"})
    expect(table, ann={"green": "The Wheel", "hand": "Oars, Calendar"}, supply={1: "", 2: "Currency"})


def test_a_card_drawn_and_revealed_is_in_the_hand() -> None:
    table = deal("Mysticism", 3, ann={"purple": "Mysticism"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"purple": "Mysticism", "hand": "Oars"})
    assert table.has_event("reveal", "Oars")


@in_both_editions
def test_sharers_draw_first_and_may_take_the_last_card(edition: int) -> None:
    table = deal(
        "Writing",
        edition,
        ann={"blue": "Writing"},
        bob={"purple": "Philosophy"},
        cid={},
        supply={1: "Oars", 2: "Calendar", 3: "Paper"},
    )
    expect(table, ann={"blue": "Writing", "hand": "Paper, Oars"}, bob={"purple": "Philosophy", "hand": "Calendar"})


# -- beyond the last age ---------------------------------------------------------------


@in_both_editions
def test_the_draw_action_beyond_age_10_ends_the_game(edition: int) -> None:
    """Lower decks still have cards; nothing is drawn."""
    table = resting(
        edition, ann={"red": "Robotics", "score": "Oars"}, bob={"red": "Archery"}, supply={1: "Tools", 9: "Services"}
    )
    play(table, "ann: draw")
    assert asked(table) == ""
    expect(
        table,
        winner="ann",
        ann={"red": "Robotics", "score": "Oars"},
        bob={"red": "Archery"},
        supply={1: "Tools", 9: "Services"},
    )
    assert reason(table) == "score"


@in_both_editions
def test_an_effect_that_needs_an_eleven_ends_the_game(edition: int) -> None:
    """A 10 lies there, but an 11 is due."""
    table = deal(
        "Mathematics",
        edition,
        ann={"blue": "Mathematics", "hand": "Databases"},
        bob={"score": "Oars"},
        supply={10: "Software"},
    )
    play(table, "ann: Databases")
    expect(table, winner="bob", ann={"blue": "Mathematics"}, bob={"score": "Oars"}, supply={10: "Software, Databases"})


@in_both_editions
def test_the_game_ends_between_two_draws_of_one_effect(edition: int) -> None:
    table = deal("The Wheel", edition, ann={"green": "The Wheel", "score": "Oars"}, bob={}, supply={1: "Tools"})
    expect(table, winner="ann", ann={"green": "The Wheel", "score": "Oars", "hand": "Tools"})


def test_nothing_happens_after_the_draw_that_ends_the_game() -> None:
    """Chemistry: the second step, a return from the score pile, is not carried out."""
    table = deal("Chemistry", 3, ann={"blue": "Chemistry", "score": "Oars"}, bob={}, supply={1: "Tools"})
    expect(table, winner="ann", ann={"blue": "Chemistry", "score": "Oars"}, supply={1: "Tools"})
    assert happened(table, "draw", "score", "return") == []


@in_both_editions
def test_a_sharers_draw_can_end_the_game_before_the_owner_acts(edition: int) -> None:
    """No turn of the effect for ann, and no bonus draw, although a 1 is left."""
    table = deal(
        "Writing",
        edition,
        ann={"blue": "Writing", "score": "Tools"},
        bob={"purple": "Philosophy"},
        supply={1: "Oars"},
    )
    expect(
        table,
        winner="ann",
        ann={"blue": "Writing", "score": "Tools"},
        bob={"purple": "Philosophy"},
        supply={1: "Oars"},
    )


def test_a_demand_can_end_the_game_before_the_next_victim_obeys() -> None:
    table = deal(
        "Archery",
        3,
        ann={"red": "Archery", "score": "Oars"},
        bob={"hand": "Tools"},
        cid={"hand": "Sailing"},
    )
    expect(table, winner="ann", ann={"red": "Archery", "score": "Oars"}, bob={"hand": "Tools"}, cid={"hand": "Sailing"})


def test_the_bonus_draw_can_end_the_game() -> None:
    """A 2 for each, then the free draw is of a 5, and there is no card from 5 up."""
    table = deal(
        "Writing",
        3,
        ann={"blue": "Writing", "red": "Coal"},
        bob={"purple": "Philosophy", "score": "Oars"},
        supply={1: "Tools", 2: "Calendar, Currency"},
    )
    expect(
        table,
        winner="bob",
        ann={"blue": "Writing", "red": "Coal", "hand": "Currency"},
        bob={"purple": "Philosophy", "score": "Oars", "hand": "Calendar"},
        supply={1: "Tools"},
    )


def test_a_forced_draw_can_end_the_game() -> None:
    """Bob has no choice but to draw, and nothing is left."""
    table = resting(actions=1, ann={"red": "Oars", "hand": "Tools", "score": "Sailing"}, bob={})
    play(table, "ann: meld Tools")
    expect(table, winner="ann", ann={"red": "Oars", "blue": "Tools", "score": "Sailing"})
