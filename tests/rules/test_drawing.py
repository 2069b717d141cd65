"""Which deck a draw comes from, with the base set alone and with sets."""

import pytest

from splay import Game
from splay.position.ruleset import ruleset
from splay.position.sets import deck_of
from splay.position.state import HAS_DRAWN, Player
from splay.position.terms import BASE, CITIES, ECHOES, UNSEEN
from splay.rules.drawing import NO_DECK, drawn_age, drawn_deck
from splay.rules.endings import GameEnds
from splay.rules.moves import Moves

FULL = [1] * 72
ALL_SETS = ruleset(4, (ECHOES, CITIES, UNSEEN))


def player(*tops: str, has_drawn: bool = False) -> Player:
    """A player with these top cards, at a table with all sets."""
    you = Game.start(edition=4, players=["ann", "bob"], seed=1, sets=(ECHOES, CITIES, UNSEEN)).state.players[0]
    for name in tops:
        card = ALL_SETS.by_name[name]
        you.piles[card.color] = (card,)
    you.marks = HAS_DRAWN if has_drawn else 0
    return you


@pytest.mark.parametrize(("value", "age"), [(-1, 1), (0, 1), (1, 1), (3, 4), (11, 11), (12, 12), (14, 14)])
def test_an_empty_age_is_skipped_and_above_the_last_one_nothing_is_left(value: int, age: int) -> None:
    decks = [0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert drawn_age(decks, value, 11) == age


@pytest.mark.parametrize("value", [11, 12, 13, 15])
@pytest.mark.parametrize("sets", [(), (UNSEEN,)])
def test_a_draw_above_the_last_age_ends_the_game(value: int, sets: tuple[str, ...]) -> None:
    state = Game.start(edition=4, players=["ann", "bob"], seed=1, sets=sets).state
    state.decks[11] = ()
    with pytest.raises(GameEnds):
        Moves(state, []).draw(state.players[0], value)


def test_echoes_come_while_one_top_card_is_higher_than_all_others() -> None:
    assert drawn_deck(ALL_SETS, player("Writing"), FULL, 2) == deck_of(ECHOES, 2)
    assert drawn_deck(ALL_SETS, player("Writing", "Philosophy"), FULL, 2) == deck_of(ECHOES, 2)
    assert drawn_deck(ALL_SETS, player("Writing", "Oars", has_drawn=True), FULL, 2) == deck_of(BASE, 2)
    assert drawn_deck(ALL_SETS, player(has_drawn=True), FULL, 1) == deck_of(BASE, 1)


def test_the_first_draw_of_a_turn_is_unseen_unless_echoes_come_first() -> None:
    assert drawn_deck(ALL_SETS, player(), FULL, 1) == deck_of(UNSEEN, 1)
    assert drawn_deck(ALL_SETS, player("Writing", "Oars"), FULL, 1) == deck_of(UNSEEN, 1)
    assert drawn_deck(ALL_SETS, player("Writing"), FULL, 1) == deck_of(ECHOES, 1)


def test_a_named_set_is_changed_by_no_other_rule() -> None:
    assert drawn_deck(ALL_SETS, player("Writing"), FULL, 3, CITIES) == deck_of(CITIES, 3)
    assert drawn_deck(ruleset(4, (UNSEEN,)), player(), FULL, 3, ECHOES) == deck_of(BASE, 3)


def test_an_age_is_empty_when_its_base_deck_is_and_a_set_without_a_card_gives_way() -> None:
    no_base_two = [*FULL]
    no_base_two[2] = 0
    assert drawn_deck(ALL_SETS, player(), no_base_two, 2) == deck_of(UNSEEN, 3)
    no_unseen_two = [*FULL]
    no_unseen_two[deck_of(UNSEEN, 2)] = 0
    assert drawn_deck(ALL_SETS, player(), no_unseen_two, 2) == deck_of(BASE, 2)
    assert drawn_deck(ALL_SETS, player(), [0] * 72, 2) == NO_DECK
