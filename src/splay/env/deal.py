"""The deal, card by card: for libraries in which chance is a player."""

from collections.abc import Sequence

from splay.game import inside
from splay.game.game import Game
from splay.position.card import Card
from splay.position.ruleset import Ruleset
from splay.position.seating import Seating
from splay.position.setup import Setup
from splay.rules.turn import lay_out


class Deal:
    """Cards being dealt one by one, age by age; the last card of an age goes where there is room for it.

    >>> from splay.position.ruleset import ruleset
    >>> deal = Deal(ruleset(4))
    >>> deal.left, [deal.cards.cards[place].name for place in deal.outcomes[:2]]
    (104, ['Agriculture', 'Archery'])

    Attributes:
        cards: the cards of the edition; a card is a number here, its place among them.
        dealt: the cards dealt, without the last of each age.
    """

    __slots__ = ("cards", "dealt")

    def __init__(self, cards: Ruleset, dealt: Sequence[int] = ()) -> None:
        self.cards = cards
        self.dealt = list(dealt)

    @property
    def left(self) -> int:
        """How many cards chance has yet to choose."""
        return sum(len(of_age) - 1 for of_age in self.cards.by_deck[1:]) - len(self.dealt)

    @property
    def outcomes(self) -> list[int]:
        """The cards of which one is dealt next, each as likely as any other; none if all are dealt."""
        first = done = 0
        for of_age in self.cards.by_deck[1:]:
            if len(self.dealt) < done + len(of_age) - 1:
                gone = set(self.dealt[done:])
                return [card for card in range(first, first + len(of_age)) if card not in gone]
            first += len(of_age)
            done += len(of_age) - 1
        return []

    def game(self, setup: Setup) -> Game:
        """The game that begins with this deal.

        The last card of an age is the one that is left; see `rules.turn.lay_out`.
        """
        orders: list[list[Card]] = [[]]
        done = 0
        for of_age in self.cards.by_deck[1:]:
            chosen = [self.cards.cards[place] for place in self.dealt[done : done + len(of_age) - 1]]
            orders.append(chosen + [card for card in of_age if card not in chosen])
            done += len(of_age) - 1
        return inside.from_state(lay_out(Seating(setup), orders))
