"""Cards that nobody has looked at yet: they raise as soon as the rules want to know more than their age.

A position full of them stands for every position that a seat cannot tell apart.  Whoever plays it on hears, by
`LookedAt`, which card comes to matter, and goes on once for each card that it could be.  Nothing that the rules look
at can be missed, because there is nothing there to be looked at.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NoReturn

from splay.errors import SplayError
from splay.game.compiled import IS_COMPILED
from splay.game.game import Game
from splay.position.card import Back, Card
from splay.position.state import Cards, Snapshot, State
from splay.views.hidden import hidden_cards

NAMELESS: Final = "?"
HIDING: Final = (
    *("color", "slots", "icons", "featured", "effects", "echo", "has_demand", "may_ask", "full", "shown", "place"),
    *("bonuses", "bonuses_shown", "is_city"),
)
"""What is not known of a card seen from behind."""
_OPTIONS: Final = ("meld_option", "dogma_option", "parley_option", "_shown_icons")

Unseen = dict[int, Cards]
"""By age, the cards that a card seen from behind could be."""


class LookedAt(Exception):
    """The rules looked at a card that is not known.

    Attributes:
        card: the card.
    """

    def __init__(self, card: Card) -> None:
        super().__init__(f"a card of value {card.age} was looked at")
        self.card = card


def is_hidden(card: object) -> bool:
    """Whether this is a card of which only the age is known."""
    return isinstance(card, Card) and card.name is NAMELESS


@cache
def _hidden() -> type[Card]:
    """The class of cards of which only the age is known.

    Their name is a sign that no card has.  The rules compare names only of cards on boards, and no card comes
    there without its color being looked at.

    Made only here, because the compiled engine has cards that no class can be derived from.

    Raises:
        SplayError: the engine is compiled.
    """
    if IS_COMPILED:
        raise SplayError("puzzles are proved by the engine in plain Python only")

    facts = {name: _hide(name) for name in (*HIDING, *_OPTIONS)}
    return type("Hidden", (Card,), {"__slots__": (), "__init__": _begin, **facts})


def _begin(card: Card, back: Back) -> None:
    """Make a card of which only the back is known."""
    card.age = card.value = back.value
    card.deck = back.deck
    card.back = back
    card.card_set = back.card_set
    card.name = NAMELESS


def _hide(name: str) -> property:
    def look(card: Card) -> NoReturn:
        raise LookedAt(card)

    return property(look, doc=f"Raises LookedAt: its {name} is not known.")


def veiled(game: Game, seat: int) -> tuple[Snapshot, Unseen]:
    """The position between actions as a seat knows it that has come to it just now, and what the unseen could be.

    Raises:
        SplayError: the engine is compiled.
    """
    made: Callable[[Back], Card] = _hidden()
    hidden = hidden_cards(game.state, seat)
    position = game.state.snapshot()
    unseen: dict[int, Cards] = {}
    for deck, cards in enumerate(game.rules.by_deck):
        unseen[deck] = tuple(card for card in cards if card in hidden)
    return exchanged(position, {card: made(card.back) for card in hidden}), unseen


def exchanged(position: Snapshot, instead: dict[Card, Card]) -> Snapshot:
    """A position with other cards in the place of these."""

    def zone(cards: Cards) -> Cards:
        for card in cards:
            if card in instead:
                return tuple([instead.get(each, each) for each in cards])
        return cards

    return State.restored(position).with_cards(zone).snapshot()
