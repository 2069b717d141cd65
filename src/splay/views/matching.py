"""Putting cards into places at random where not every card may lie everywhere."""

import random
from collections.abc import Sequence
from typing import Final, TypeVar

from splay.position.card import Card

T = TypeVar("T")

BITS: Final = 60
"""Chance enough for the order of `FEW` cards, to one part in a million."""
FEW: Final = 15
SWAPS: Final = 4
"""How often each card is offered a swap, after cards have been matched with places, to even out the chances."""


def shuffle(cards: list[T], rng: random.Random) -> None:
    """Put cards, or their places, in a random order; a few of them several times as fast as `random.Random.shuffle`."""
    if len(cards) > FEW:
        rng.shuffle(cards)
        return
    chance = rng.getrandbits(BITS)
    for last in range(len(cards) - 1, 0, -1):
        other = chance % (last + 1)
        chance //= last + 1
        cards[last], cards[other] = cards[other], cards[last]


def matched(cards: Sequence[Card], masks: Sequence[int], rng: random.Random) -> list[Card] | None:
    """The cards by place, as many places as cards; None if they do not fit.

    Args:
        cards: the cards.
        masks: for each, the places where it may lie, as bits of an int.
        rng: the randomness.
    """
    count = len(cards)
    everywhere = (1 << count) - 1
    if all(mask & everywhere == everywhere for mask in masks):
        anyhow = list(cards)
        shuffle(anyhow, rng)
        return anyhow
    order = list(range(count))
    rng.shuffle(order)
    order.sort(key=lambda index: (masks[index] & everywhere).bit_count())
    matching = _Matching(masks, count, rng)
    for index in order:
        if not matching.place(index, 0):
            return None
    matching.mix()
    return [cards[index] for index in matching.holders]


class _Matching:
    """Cards, by their index, in places; each finds one by making others move, if it must.

    Attributes:
        holders: the card in each place; -1 for none.
    """

    __slots__ = ("_masks", "_rng", "_tried", "holders")

    def __init__(self, masks: Sequence[int], count: int, rng: random.Random) -> None:
        self.holders = [-1] * count
        self._masks = masks
        self._rng = rng
        self._tried = 0

    def place(self, index: int, depth: int) -> bool:
        """Find a place for a card; returns whether there is one."""
        if not depth:
            self._tried = 0
        mask = self._masks[index]
        places = [place for place in range(len(self.holders)) if mask >> place & 1]
        self._rng.shuffle(places)
        for place in places:
            if self.holders[place] < 0:
                self.holders[place] = index
                return True
        for place in places:
            if self._tried >> place & 1:
                continue
            self._tried |= 1 << place
            if self.place(self.holders[place], depth + 1):
                self.holders[place] = index
                return True
        return False

    def mix(self) -> None:
        """Swap cards at random wherever both may lie in the other's place."""
        holders, masks = self.holders, self._masks
        count = len(holders)
        for _ in range(SWAPS * count):
            one = int(self._rng.random() * count)
            other = int(self._rng.random() * count)
            if masks[holders[one]] >> other & 1 and masks[holders[other]] >> one & 1:
                holders[one], holders[other] = holders[other], holders[one]
