"""When the order of several cards that move together can matter: a player is asked for it there, and nowhere else.

Where special achievements are tested after each single move, any order may earn one.  In edition 4, which tests them
when the action ends, only the cards of one pile can come to lie in another order, and returned ones those of one deck.
"""

from itertools import permutations

import pytest

from rules.tables import in_both_editions
from scenario import Scenario, deal
from splay.game.together import pick_together
from testing.random_games import question

EFFECTS = {"meld": "Masonry", "tuck": "Suburbia", "return": "Pottery"}
"""Cards that take several of the hand, by what they do with them."""
HANDS = [("Archery, Metalworking", True), ("Archery, Mysticism", False), ("Archery, Mysticism, Metalworking", True)]
"""Cards with castles, and whether two of them have the same color."""
moves = pytest.mark.parametrize("verb", ["meld", "tuck"])
hands = pytest.mark.parametrize(("hand", "has_a_pair"), HANDS)


def about_the_hand(edition: int, verb: str, hand: str) -> Scenario:
    """Ann is asked which cards of her hand to move."""
    piles = {"yellow": EFFECTS["tuck" if verb == "tuck" else "meld"], "blue": EFFECTS["return"]}
    return deal(EFFECTS[verb], edition, ann={**piles, "hand": hand}, bob={}, supply={1: "Tools", 2: "Calendar"})


def is_ordered(edition: int, verb: str, hand: str) -> bool:
    several = question(about_the_hand(edition, verb, hand).game).several
    assert several is not None
    return several.is_ordered


@in_both_editions
@moves
@pytest.mark.parametrize("hand", [hand for hand, _ in HANDS])
def test_where_each_move_may_earn_an_achievement_any_order_counts(edition: int, verb: str, hand: str) -> None:
    assert is_ordered(edition, verb, hand)


@moves
@hands
def test_in_edition_4_an_order_counts_only_within_a_color(verb: str, hand: str, has_a_pair: bool) -> None:
    assert is_ordered(4, verb, hand) == has_a_pair


@pytest.mark.parametrize("edition", [1, 3, 4])
@pytest.mark.parametrize(("hand", "counts"), [("Archery, Mysticism", True), ("Archery, Mapmaking", False)])
def test_an_order_of_returning_counts_only_within_a_deck(edition: int, hand: str, counts: bool) -> None:
    assert is_ordered(edition, "return", hand) == counts


@moves
@hands
def test_in_edition_4_the_piles_differ_exactly_where_the_order_counts(verb: str, hand: str, has_a_pair: bool) -> None:
    """The cards may be named in any order; where it does not count, all of them lead to the same piles."""
    ends = []
    for named in permutations(hand.split(", ")):
        game = about_the_hand(4, verb, hand).game
        pick_together(game, named)
        ends.append(game.state.players[0].piles)
    assert any(end != ends[0] for end in ends) == has_a_pair
