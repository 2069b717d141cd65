"""Which cards could be covered, at tables that hide covered cards.

A splayed pile shows how many cards it has and which icons each one shows.  Of other piles nothing is known but the
color.  How many covered cards there are of each age follows from the backs that are seen.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from splay.position.card import Card
from splay.position.picklable import Picklable
from splay.position.terms import UNSPLAYED
from splay.views.view import View


@dataclass(slots=True)
class SecretPile(Picklable):
    """A pile whose covered cards are secret.

    Attributes:
        seat, color: which.
        count: how many covered cards there are; None if that is not known either.
        shows: directions of a splay, with the icons that each covered card shows in it, from the top.
        first: the covered cards that are known, from the uppermost; None for one that is not, between them.
    """

    seat: int
    color: int
    count: int | None
    shows: tuple[tuple[int, Sequence[tuple[int, ...]]], ...]
    first: tuple[Card | None, ...] = ()

    def fits(self, card: Card, at: int) -> bool:
        """Whether a card shows in this place what is seen there."""
        return all(card.icons_shown(splay) == icons[at] for splay, icons in self.shows)


Covered = dict[tuple[int, int], list[Card]]
"""The covered cards by seat and color of their pile, from the top."""


def secret_piles(seen: View) -> list[SecretPile]:
    """The piles whose covered cards the view does not show."""
    if not seen.seating.setup.covered_hidden:
        return []
    piles = []
    for player in seen.players:
        if player.seat != seen.seat:
            for pile in player.piles:
                if pile.splay == UNSPLAYED:
                    piles.append(SecretPile(player.seat, pile.color, None, ()))
                else:
                    shows = ((pile.splay, pile.covered_icons),)
                    piles.append(SecretPile(player.seat, pile.color, len(pile.covered_icons), shows))
    return piles


class Covering:
    """The places of covered cards, numbered: those of piles whose count is known, then as many anywhere else.

    Attributes:
        count: how many there are.
    """

    __slots__ = ("_exact", "_known", "_loose", "count")

    def __init__(self, piles: Sequence[SecretPile], covered: int) -> None:
        """Number the places.

        Args:
            piles: where covered cards lie.
            covered: how many there are; more than can be if there are fewer places than cards.
        """
        self._exact = [(pile, at) for pile in piles if pile.count is not None for at in range(pile.count)]
        self._loose = [pile for pile in piles if pile.count is None]
        self._known = {card: pile for pile in self._loose for card in pile.first if card is not None}
        self.count = covered

    def mask(self, card: Card, allows: Callable[[Card, int], bool]) -> int:
        """The places in which a card could be covered, as bits.

        Args:
            card: the card.
            allows: whether it may be covered on the board of a seat.
        """
        exact = self._exact
        if card in self._known:
            return ((1 << self.count) - 1) >> len(exact) << len(exact)
        mask = 0
        for number, (pile, at) in enumerate(exact):
            known = pile.first[at] if at < len(pile.first) else None
            if known is card:
                return 1 << number
            if known is None and card.color == pile.color and pile.fits(card, at) and allows(card, pile.seat):
                mask |= 1 << number
        if self._homes(card, allows):
            mask |= ((1 << self.count) - 1) >> len(exact) << len(exact)
        return mask

    def _homes(self, card: Card, allows: Callable[[Card, int], bool]) -> list[SecretPile]:
        return [pile for pile in self._loose if pile.color == card.color and allows(card, pile.seat)]

    def is_known(self, card: Card) -> bool:
        """Whether a card is known to be covered."""
        return card in self._known or any(card in pile.first for pile, _ in self._exact)

    def laid(self, cards: Sequence[Card], allows: Callable[[Card, int], bool], rng: random.Random) -> Covered:
        """The covered cards, given by the number of their place, as piles."""
        covered: Covered = {}
        exact = len(self._exact)
        for card, (pile, _) in zip(cards[:exact], self._exact, strict=True):
            covered.setdefault((pile.seat, pile.color), []).append(card)
        for card in cards[exact:]:
            if card not in self._known:
                homes = self._homes(card, allows)
                pile = homes[int(rng.random() * len(homes))]
                covered.setdefault((pile.seat, pile.color), []).append(card)
        for pile in self._loose:
            beneath = covered.get((pile.seat, pile.color), [])
            rng.shuffle(beneath)
            covered[pile.seat, pile.color] = [*[card for card in pile.first if card], *beneath]
        return covered
