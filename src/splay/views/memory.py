"""What a seat has legitimately seen and can still know, now and some picks ago: its memory.

What can be concluded from what a seat sees is in `knowledge`; here it is kept for going back, and for being pickled.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final

from splay.position.card import Card
from splay.position.card_moves import Event
from splay.views.constraints import Constraints
from splay.views.knowledge import Knowledge
from splay.views.view import View
from splay.views.whereabouts import Place

MOST_PICKS: Final = 200
"""How far back a memory goes: further than any action."""


class Memory:
    """What one seat (None: a spectator) knows about the cards it does not see.

    >>> from splay import Game, seen_events, view
    >>> game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    >>> memory = Memory(view(game, 0))
    >>> for pick in ("Oars", "Archery"):
    ...     game.pick(pick)
    ...     memory.see(seen_events(game, 0))
    >>> [place for card, place in memory.whereabouts(1) if card.name == "Oars"]
    [Place(kind='board', seat=0)]
    >>> len(memory.could_be(1))
    12

    Attributes:
        seat: who remembers.
        picks: how many picks it has seen.
    """

    __slots__ = ("_before", "_now", "picks", "seat")

    def __init__(self, start: View) -> None:
        """Begin with a view of the seat that remembers, ideally the first one of the game."""
        self.seat = start.seat
        self.picks = 0
        self._now = Knowledge.of(start)
        self._before: deque[list[Constraints]] = deque(maxlen=MOST_PICKS)

    def see(self, events: Iterable[Event]) -> None:
        """Learn everything that one pick caused, as `view.seen_events` gives it to this seat.

        Call it separately for every pick: that no question came between two events is information too.
        """
        self.picks += 1
        self._before.append(self._now.decks)
        self._now.learn(events)

    # -- what is known -------------------------------------------------------------------

    @property
    def known(self) -> dict[tuple[int | None, str], tuple[Card, ...]]:
        """The cards certain to be face down in a zone, by seat (None: no owner) and zone, sorted by age and name.

        Zones in which the seat sees the faces are left out: boards, the box, its own hand and score pile.
        """
        return self._now.known()

    def whereabouts(self, age: int) -> list[tuple[Card, Place]]:
        """Every card of an age, by name, with the place where it certainly is, otherwise `UNSEEN`."""
        return self._now.whereabouts(age)

    def could_be(self, value: int, place: Place | None = None) -> tuple[Card, ...]:
        """The cards that an unknown back of this value could be.

        Args:
            value: what the back shows.
            place: where it is; the result then includes cards known to be there.  None: anywhere; the
                result is then the cards about which nothing is certain.
        """
        return self._now.could_be(value, place)

    def places(
        self, age: int, cards: Sequence[Card], deck: int, zones: Sequence[tuple[int | None, str]]
    ) -> list[int] | None:
        """For each of these unseen cards of an age, where it may be, as bits of an int.

        The lowest bits are the places in the deck, from the top, and then come these zones, by seat (None: no
        owner) and kind.  A card about which nothing is certain may be covered on any board.  None if the
        deck is not that long.
        """
        return self._now.masks(age, cards, deck, zones)

    # -- going back, and being pickled -----------------------------------------------------

    def earlier(self, picks: int) -> "Memory | None":
        """What it knew this number of picks ago; None if that is too far back."""
        if picks > len(self._before):
            return None
        before = list(self._before)
        now = self._now
        decks = before[-picks] if picks else now.decks[:]
        then = Knowledge(now.seat, now.rules, now.places, decks)
        return _Remembered(then, self.picks - picks, before[: len(before) - picks])

    def __reduce__(self) -> tuple[Any, ...]:
        return _Remembered, (self._now, self.picks, list(self._before))


class _Remembered(Memory):
    """What a memory was some picks ago, or before it was pickled."""

    __slots__ = ()

    def __init__(self, now: Knowledge, picks: int, before: Sequence[list[Constraints]]) -> None:
        """Begin with what is known, after this number of picks, and what was known before each of the last ones."""
        self.seat = now.seat
        self.picks = picks
        self._now = now
        self._before = deque(before, MOST_PICKS)
