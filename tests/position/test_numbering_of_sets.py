"""The numbers of actions in games with sets of cards."""

from splay.position.decision import BACK, SECRET, VALUE
from splay.position.ruleset import ruleset


def test_a_bonus_can_be_one_higher_than_the_last_age() -> None:
    """A bonus of 12, which effects choose among values, ends the game when a card of it is drawn."""
    assert "12" in ruleset(4, ("cities",)).numbers.by_kind[VALUE]
    assert "12" not in ruleset(4).numbers.by_kind[VALUE]


def test_backs_name_their_set_and_secrets_their_place() -> None:
    numbers = ruleset(4, ("unseen",)).numbers
    assert {"11", "unseen 11"} <= set(numbers.by_kind[BACK])
    assert {"1", "5"} <= set(numbers.by_kind[SECRET])
    assert SECRET not in ruleset(4).numbers.by_kind


def test_every_combination_of_sets_has_the_same_numbers() -> None:
    assert ruleset(4, ("unseen",)).numbers.words == ruleset(4, ("echoes", "cities")).numbers.words
