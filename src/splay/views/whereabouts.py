"""Places where a card may be, each a bit of an int, so that a set of places is a number."""

from dataclasses import dataclass
from typing import Any, Final

from splay.position.picklable import Picklable
from splay.position.ruleset import Ruleset
from splay.position.terms import ACHIEVEMENTS, BOX, DECK, JUNK

UNSEEN: Final = "unseen"
"""The kind of place for a card about which nothing is certain."""


@dataclass(frozen=True, slots=True)
class Place(Picklable):
    """Where a card is.

    Attributes:
        kind: ``"hand"``, ``"score"``, ``"board"``, ``"achievements"``, ``"deck"``, ``"junk"``, ``"box"`` or `UNSEEN`.
        seat: the owner; None where there is none, such as for the achievements on the table.
    """

    kind: str
    seat: int | None = None


class Places:
    """The places at a table, the same for the whole game.

    Attributes:
        bits: the bit of each zone, by seat (None: no owner) and kind.
        zones: the number of zones; their bits are the lowest.  Above them are as many for cards in transit to them.
        first_returned: the bit above these.  From there on, each card returned to the bottom of a deck has its own.
        deck: all places in a deck.
        unseen: the bit of `UNSEEN`.
    """

    __slots__ = ("_by_bit", "_players", "_rules", "bits", "deck", "first_returned", "unseen", "zones")

    def __init__(self, rules: Ruleset, players: int) -> None:
        """Number the places of a table with these rules and this number of players."""
        self._rules = rules
        self._players = players
        common = [(None, kind) for kind in (DECK, ACHIEVEMENTS, JUNK, BOX, UNSEEN)]
        owned = [(seat, zone.name) for seat in range(players) for zone in rules.owned]
        self.bits: dict[tuple[int | None, str], int] = {zone: 1 << at for at, zone in enumerate((*common, *owned))}
        self._by_bit = {bit: Place(kind, seat) for (seat, kind), bit in self.bits.items()}
        self.zones = len(self.bits)
        self.first_returned = 1 << (2 * self.zones)
        self.deck = self.bits[None, DECK] | -self.first_returned
        self.unseen = self.bits[None, UNSEEN]

    def __reduce__(self) -> tuple[Any, ...]:
        return Places, (self._rules, self._players)

    def place(self, bits: int) -> Place:
        """The zone that these places belong to, if there is only one; otherwise `UNSEEN`."""
        if not bits & ~self.deck:
            return self._by_bit[self.bits[None, DECK]]
        return self._by_bit.get(bits) or self._by_bit[self.unseen]
