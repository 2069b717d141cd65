"""The deal, card by card: for libraries in which chance is a player."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from splay.game.game import Game
from splay.position.card import Card, CardSet
from splay.position.setup import Setup
from splay.position.state import Cards, State

_ANY_SEED: Final = 0


class Deal:
    """Cards being dealt one by one, age by age; the last card of an age goes where there is room for it.

    >>> from splay.cards.library import card_set
    >>> deal = Deal(card_set(4))
    >>> deal.left, [deal.cards.cards[place].name for place in deal.outcomes[:2]]
    (104, ['Agriculture', 'Archery'])

    Attributes:
        cards: the cards of the edition; a card is a number here, its place among them.
        dealt: the cards dealt, without the last of each age.
    """

    __slots__ = ("cards", "dealt")

    def __init__(self, cards: CardSet, dealt: Sequence[int] = ()) -> None:
        self.cards = cards
        self.dealt = list(dealt)

    @property
    def left(self) -> int:
        """How many cards chance has yet to choose."""
        return sum(len(of_age) - 1 for of_age in self.cards.by_age[1:]) - len(self.dealt)

    @property
    def outcomes(self) -> list[int]:
        """The cards of which one is dealt next, each as likely as any other; none if all are dealt."""
        first = done = 0
        for of_age in self.cards.by_age[1:]:
            if len(self.dealt) < done + len(of_age) - 1:
                gone = set(self.dealt[done:])
                return [card for card in range(first, first + len(of_age)) if card not in gone]
            first += len(of_age)
            done += len(of_age) - 1
        return []

    def game(self, setup: Setup) -> Game:
        """The game that begins with this deal.

        Age 1 is dealt to the players first, two cards each by seat, then from the top of the deck down; the last card
        of an age is the achievement, where the edition has one of that age.
        """
        state = Game.start(replace(setup, seed=_ANY_SEED)).state.copy()
        becomes: dict[Card, Card] = {}
        done = 0
        for age, of_age in enumerate(self.cards.by_age[1:], start=1):
            chosen = [self.cards.cards[place] for place in self.dealt[done : done + len(of_age) - 1]]
            chosen += [card for card in of_age if card not in chosen]
            becomes.update(zip(_places(state, age), chosen, strict=True))
            done += len(of_age) - 1
        _rename(state, becomes)
        return Game.from_state(state)


def _places(state: State, age: int) -> list[Card]:
    """The cards of an age in the order in which they are dealt."""
    hands = [card for player in state.players for card in player.hand if card.age == age]
    return [*hands, *state.decks[age], *(card for card in state.available if card.age == age)]


def _rename(state: State, becomes: dict[Card, Card]) -> None:
    """Put other cards in the places of those dealt at the start of a game."""

    def renamed(cards: Cards) -> Cards:
        return tuple([becomes[card] for card in cards])

    state.available = renamed(state.available)
    state.decks = [renamed(deck) for deck in state.decks]
    for player in state.players:
        player.hand = renamed(player.hand)
