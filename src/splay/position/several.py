"""What is known in advance of a question that takes several cards.

The engine takes such cards one pick after the other, and where their order cannot matter, in one order only, so that
each set of cards can be picked in only one way.  People choose them together: see `game.together`.
"""

from collections.abc import Sequence
from typing import Any

from splay.position.card import Card


class Several:
    """The cards that a question takes, with those of the questions that follow it.  Immutable.

    Attributes:
        cards: all cards that may be among them, also those that only a later question offers.
        least: how many must be taken, unless the question is declined.
        most: how many can be.
        is_ordered: whether the order in which they are taken can matter.
        first: number of the first of these questions; -1 if others of the same effect follow from them.
    """

    __slots__ = ("cards", "first", "is_ordered", "least", "most")

    def __init__(self, cards: Sequence[Card], least: int, most: int, is_ordered: bool, first: int) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.is_ordered = is_ordered
        self.first = first

    def __reduce__(self) -> tuple[Any, ...]:
        return Several, (self.cards, self.least, self.most, self.is_ordered, self.first)

    def __repr__(self) -> str:
        names = ", ".join([card.name for card in self.cards])
        return f"<{self.least} to {self.most}{', in order,' if self.is_ordered else ''} of {names}>"
