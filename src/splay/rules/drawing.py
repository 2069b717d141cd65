"""Which deck a draw comes from: asked by the engine, forecasts and bots alike.

Rulebook of edition 4, "Draw action": an age whose deck is empty is skipped, upward; above the last age the game ends.
Rulebook 4.1 of the publisher, "Drawing expansion cards", for sets: an age is empty when its *base* deck is, for every
set; a set without a card of the age reached gives way to the base set.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from splay.position.card import Card
from splay.position.ruleset import Ruleset
from splay.position.sets import deck_of
from splay.position.terms import BASE, ECHOES, UNSEEN

NO_DECK: Final = 0
"""No deck: the draw is above the last age and ends the game."""


class Drawer(Protocol):
    """What the rules of drawing look at: a `state.Player`, or a player as seen in a view."""

    @property
    def tops(self) -> Sequence[Card]:
        """The top cards of the board."""

    @property
    def has_drawn(self) -> bool:
        """Whether the player has drawn in this turn."""


def drawn_age(decks: Sequence[object], value: int, last_age: int) -> int:
    """The age that a draw of a value comes from; more than the last age if it ends the game.

    Args:
        decks: something for each deck, by number, that is true if the deck has cards: the cards, or how many.
        value: the value to draw; below 1 it counts as 1.
        last_age: of the game.
    """
    age = value if value > 1 else 1
    while age <= last_age and not decks[age]:
        age += 1
    return age


def drawn_deck(rules: Ruleset, you: Drawer, decks: Sequence[object], value: int, card_set: str = "") -> int:
    """The number of the deck that this player's draw of a value comes from, or `NO_DECK`; see also `drawn_age`.

    Args:
        rules: of the game.
        you: the player.
        decks: as for `drawn_age`.
        value: the value.
        card_set: the set, if the draw names one, which no other draw rule changes.
    """
    age = drawn_age(decks, value, rules.last_age)
    if age > rules.last_age:
        return NO_DECK
    if rules.is_plain:
        return age
    wanted = card_set if card_set in rules.sets else BASE if card_set else _wanted_set(rules, you)
    deck = deck_of(wanted, age)
    return deck if deck < len(decks) and decks[deck] else age


def _wanted_set(rules: Ruleset, you: Drawer) -> str:
    """The set that a draw of no named set is from, settled first: Echoes come before The Unseen."""
    if ECHOES in rules.sets:
        values = [card.value for card in you.tops]
        if values and values.count(max(values)) == 1:
            return ECHOES
    return UNSEEN if UNSEEN in rules.sets and not you.has_drawn else BASE
