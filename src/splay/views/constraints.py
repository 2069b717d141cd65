"""Where each card of a deck may be, for all that a seat has seen: sets of places that only ever shrink rightly.

A named card is where it was seen.  When an unknown card leaves a place, any card that may be there may be the one that
left.  If as many cards can only be in certain places as there is room, no other card is there.
"""

from typing import Any

from splay.position.card import Card


class Constraints:
    """The cards of one deck and where they may be.  Places are bits of an int.

    Attributes:
        may_lie: the places where each card may be, by its name.
        deck: the place of every card in the deck, from the top.
    """

    __slots__ = ("_count", "_counted", "_first_returned", "deck", "may_lie")

    def __init__(
        self,
        may_lie: dict[str, int],
        deck: list[int],
        count: dict[int, int],
        counted: dict[str, int] | None,
        first_returned: int,
    ) -> None:
        self.may_lie = may_lie
        self.deck = deck
        self._count = count
        self._counted = counted
        self._first_returned = first_returned

    def __reduce__(self) -> tuple[Any, ...]:
        return Constraints, (self.may_lie, self.deck, self._count, self._counted, self._first_returned)

    @classmethod
    def of(cls, cards: tuple[Card, ...], first_returned: int) -> "Constraints":
        """These cards, none of which has been seen."""
        return cls(dict.fromkeys([card.name for card in cards], 0), [], {}, None, first_returned)

    def copy(self) -> "Constraints":
        """The same, to be changed by itself."""
        return Constraints(self.may_lie.copy(), self.deck[:], self._count.copy(), self._counted, self._first_returned)

    def put(self, place: int, count: int = 1) -> None:
        """Add this many cards there."""
        if count:
            self._count[place] = self._count.get(place, 0) + count

    def begin(self, unseen: int, deck: int) -> None:
        """Let every unseen card be wherever not all cards are seen; any that do not fit are out of view."""
        self.put(unseen, len(self.may_lie) - sum(self._count.values()))
        anywhere = sum(self._count)
        self.may_lie = {name: place or anywhere for name, place in self.may_lie.items()}
        self.may_lie = self.counted(deck)

    def beneath(self) -> int:
        """A place for one more card at the bottom of the deck."""
        place = self._first_returned
        while place in self._count:
            place <<= 1
        self.deck.append(place)
        return place

    def fix(self, name: str, place: int) -> None:
        """Fix a card where it is seen."""
        self.may_lie[name] = place
        self._counted = None

    def move(self, name: str, origin: int, to: int, unseen: int) -> None:
        """Move a named card from one place to another; if it could not be there, it was unseen."""
        if not self.may_lie[name] & origin:
            origin = unseen
        self.fix(name, to)
        self._leave(origin, to)

    def move_unknown(self, origin: int, to: int) -> None:
        """Move some card from one place to another: any that may be there."""
        certain = sum([places == origin for places in self.may_lie.values()])
        for name, places in self.may_lie.items():
            if places == origin or (places & origin and certain < self._count[origin]):
                self.may_lie[name] = places | to
        self._counted = None
        self._leave(origin, to)

    def _leave(self, origin: int, to: int) -> None:
        self.put(to)
        self._count[origin] -= 1
        if not self._count[origin]:
            self._empty(origin, 0)

    def pour(self, origin: int, to: int) -> None:
        """Move everything from one place to another."""
        if origin in self._count:
            self.put(to, self._count[origin])
            self._empty(origin, to)
            self._counted = None

    def _empty(self, place: int, to: int) -> None:
        del self._count[place]
        for name, places in self.may_lie.items():
            if places & place:
                self.may_lie[name] = places & ~place | to

    def counted(self, deck: int) -> dict[str, int]:
        """Where each card may be, without what counting rules out; `deck` is the places of a deck.

        If as many cards can only be in certain places as there is room, no other card is there; and if no
        more cards can be somewhere than are, all of them are there.
        """
        if self._counted is None:
            found, before = self.may_lie, None
            while found != before:
                before = found
                for some in set(found.values()):
                    if sum([not places & ~some for places in found.values()]) == self._room(some):
                        found = _narrowed(found, ~some)
                for some in (*self._count, deck):
                    if sum([places & some != 0 for places in found.values()]) == self._room(some):
                        found = _narrowed(found, some)
            self._counted = found
        return self._counted

    def _room(self, places: int) -> int:
        return sum([count for place, count in self._count.items() if place & places])


def _narrowed(may_lie: dict[str, int], to: int) -> dict[str, int]:
    """The same, but any card that may be in one of these places can be nowhere else."""
    return {name: places & to or places for name, places in may_lie.items()}
