"""What a seat has legitimately seen and can still know: the whereabouts of face-down cards.

A card that was revealed, shown, given away or returned is known to be where it went, until
unnamed cards move that it may be among.  `Memory` keeps, for every card, the places where
it may be; it is told what its seat is told and knows nothing else.

* A named card is where the event says, and nowhere else.
* When an unknown card leaves a place, any card of that age that may be there may be the one that left.
* A place with no card of an age left has none of those that may have been there.
* A deck is drawn from the top, and cards are returned to the bottom one by one, so each of these has its own place.
* If a number of cards can only be in as many places, they fill them (`_counted`), and no other card is there.
* A card that is shown, and next scored, returned, junked or transferred from the same zone with no question in
  between, is the same card: effects show what they move.

Each rule only ever excludes what is impossible.  So everything a memory claims is true, but it does not claim
everything that could be worked out: it forgets which cards moved together.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.position.card import Back, Card, Face
from splay.position.card_moves import CardMoves, Event, Exchange, Junk, Return, Score, Transfer
from splay.position.events import JunkDeck, Lose, Reveal, Show
from splay.position.picklable import Picklable
from splay.position.ruleset import Ruleset
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE
from splay.position.zones import ZONES
from splay.views.constraints import Constraints
from splay.views.view import View

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


_MOVE_WHAT_WAS_SHOWN: Final = (Score, Return, Junk, Transfer)
MOST_PICKS: Final = 200
"""How far back it can be asked for what it knew: further than an action goes."""


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

    __slots__ = (
        "_before",
        "_bits",
        "_by_name",
        "_changed",
        "_deck",
        "_places",
        "_rules",
        "_shelves",
        "_swapping",
        "_zones",
        "picks",
        "seat",
    )

    def __init__(self, start: View) -> None:
        """Begin with a view of the seat that remembers, ideally the first one of the game."""
        self.seat = start.seat
        rules = start.rules
        self._rules = rules
        self._by_name = rules.by_name
        self._bits: dict[tuple[int | None, str], int] = {}
        self._places: dict[int, Place] = {}
        common = [(None, kind) for kind in (DECK, ACHIEVEMENTS, JUNK, BOX, UNSEEN)]
        for seat, kind in (*common, *((player.seat, zone.name) for player in start.players for zone in rules.owned)):
            bit = 1 << len(self._places)
            self._bits[seat, kind] = bit
            self._places[bit] = Place(kind, seat)
        self._zones = len(self._places)
        # Above the bits of the zones: as many for cards in transit to them, then those of returned cards.
        first_returned = 1 << (2 * self._zones)
        self._deck = self._bits[None, DECK] | -first_returned
        self._shelves = [Constraints.of(cards, first_returned) for cards in rules.by_deck]
        self._swapping: list[tuple[int, int]] = []
        self._before: deque[list[Constraints]] = deque(maxlen=MOST_PICKS)
        self._changed: set[int] = set(range(len(self._shelves)))
        self.picks = 0
        self._look(start)

    def _look(self, start: View) -> None:
        """Take in where cards are in the first view."""
        for player in start.players:
            for pile in player.piles:
                self._lay(pile.cards, self._bits[player.seat, BOARD])
            self._lay(player.hand, self._bits[player.seat, HAND])
            self._lay(player.score, self._bits[player.seat, SCORE])
            self._lay(map(Back, player.achievements), self._bits[player.seat, ACHIEVEMENTS])
            for zone in self._rules.owned:
                if zone.place >= 0:
                    self._lay(player.set_zones[zone.place], self._bits[player.seat, zone.name])
        self._lay(start.box, self._bits[None, BOX])
        self._lay(map(Back, start.junk), self._bits[None, JUNK])
        self._lay(map(Back, start.available), self._bits[None, ACHIEVEMENTS])
        for shelf, count in zip(self._shelves, start.decks, strict=True):
            shelf.deck = [self._bits[None, DECK]] * count
            shelf.put(self._bits[None, DECK], count)
        for shelf in self._shelves:
            shelf.begin(self._bits[None, UNSEEN], self._deck)

    def _lay(self, faces: Iterable[Face], place: int) -> None:
        for face in faces:
            shelf = self._shelves[face.deck]
            shelf.put(place)
            if isinstance(face, Card):
                shelf.may_lie[face.name] = place

    # -- being told --------------------------------------------------------------------

    def see(self, events: Iterable[Event]) -> None:
        """Learn everything that one pick caused, as `view.seen_events` gives it to this seat.

        Call it separately for every pick: that no question came between two events is information too.
        """
        self.picks += 1
        self._before.append(self._shelves)
        self._shelves = self._shelves[:]
        self._changed.clear()
        shown: tuple[Card, int] | None = None
        for event in events:
            if self._swapping and not isinstance(event, Exchange):
                self._settle()
            just_shown, shown = shown, None
            match event:
                case Reveal():
                    shown = self._show([event.card], event.seat, event.zone)
                case Show():
                    shown = self._show(event.cards, event.seat, event.zone)
                case Exchange():
                    self._swap(event)
                case CardMoves():
                    self._move(event, just_shown if isinstance(event, _MOVE_WHAT_WAS_SHOWN) else None)
                case JunkDeck():
                    self._see_a_deck_go(event.deck)
                case Lose():
                    self._see_all_go(event.seat)
        self._settle()

    def _shelf(self, deck: int) -> Constraints:
        """The cards of a deck, to be changed; what was known of them before this pick stays as it was."""
        if deck not in self._changed:
            self._changed.add(deck)
            self._shelves[deck] = self._shelves[deck].copy()
        return self._shelves[deck]

    def _see_a_deck_go(self, deck: int) -> None:
        shelf = self._shelf(deck)
        for place in set(shelf.deck):
            shelf.pour(place, self._bits[None, JUNK])
        shelf.deck.clear()

    def _see_all_go(self, seat: int) -> None:
        for age in range(len(self._shelves)):
            shelf = self._shelf(age)
            for zone in self._rules.owned:
                shelf.pour(self._bits[seat, zone.name], self._bits[None, JUNK])

    def _move(self, event: CardMoves, shown: tuple[Card, int] | None) -> None:
        """Move a card from one zone to another, named or not; `shown` was seen just before."""
        card = event.card
        if isinstance(card, Back) and shown is not None and shown[1] == self._bits.get((event.seat, event.origin)):
            card = shown[0] if shown[0].deck == card.deck else card
        self._carry(event, card, None if event.target == DECK else self._bits[event.to, event.target])

    def _carry(self, event: CardMoves, card: Face, to: int | None) -> None:
        """Move a card to a place; None: to the bottom of its deck."""
        shelf = self._shelf(card.deck)
        zone = event.origin
        origin = shelf.deck.pop(0) if zone == DECK else self._bits[None if zone == ACHIEVEMENTS else event.seat, zone]
        to = to or shelf.beneath()
        if isinstance(card, Card):
            shelf.move(card.name, origin, to, self._bits[None, UNSEEN])
        else:
            shelf.move_unknown(origin, to)

    def _swap(self, event: Exchange) -> None:
        """In an exchange all cards leave before the first arrives, so none can go there and back."""
        to = self._bits[event.to, event.target]
        self._carry(event, event.card, to << self._zones)
        self._swapping.append((event.card.deck, to))

    def _settle(self) -> None:
        for deck, to in self._swapping:
            shelf = self._shelf(deck)
            shelf.pour(to << self._zones, to)
        self._swapping.clear()

    def _show(self, cards: Sequence[Card], seat: int, zone: str) -> tuple[Card, int] | None:
        """Note cards seen where they are; returns the card and its place if there is only one."""
        place = self._bits[seat, zone]
        for card in cards:
            self._shelf(card.deck).fix(card.name, place)
        return (cards[0], place) if len(cards) == 1 else None

    def earlier(self, picks: int) -> "Memory | None":
        """What it knew before so many picks; None if that is too long ago."""
        if picks > len(self._before):
            return None
        before = list(self._before)
        shelves = before[-picks] if picks else self._shelves[:]
        return _Kept(*self._tables(), self.picks - picks, shelves, before[: len(before) - picks])

    def __reduce__(self) -> tuple[Any, ...]:
        return _Kept, (*self._tables(), self.picks, self._shelves, list(self._before))

    def _tables(self) -> "_Tables":
        """What never changes, as `_Kept` takes it."""
        return self.seat, self._rules, self._bits, self._places, self._zones, self._deck

    # -- telling ------------------------------------------------------------------------

    @property
    def known(self) -> dict[tuple[int | None, str], tuple[Card, ...]]:
        """The cards certain to be face down in a zone, by seat (None: no owner) and zone, sorted by age and name.

        Zones in which the seat sees the faces are left out: boards, the box, its own hand and score pile.
        """
        known: dict[tuple[int | None, str], list[Card]] = {}
        for age in range(1, len(self._shelves)):
            for card, place in self.whereabouts(age):
                if place.kind == UNSEEN or ZONES[place.kind].shows_to(place.seat, self.seat):
                    continue
                known.setdefault((place.seat, place.kind), []).append(card)
        return {zone: tuple(cards) for zone, cards in known.items()}

    def whereabouts(self, age: int) -> list[tuple[Card, Place]]:
        """Every card of an age, by name, with the place where it certainly is, otherwise `UNSEEN`."""
        may_lie = self._shelves[age].counted(self._deck)
        return [(self._by_name[name], self._place(places)) for name, places in may_lie.items()]

    def could_be(self, value: int, place: Place | None = None) -> tuple[Card, ...]:
        """The cards that an unknown back of this value could be.

        Args:
            value: what the back shows.
            place: where it is; the result then includes cards known to be there.  None: anywhere; the
                result is then the cards about which nothing is certain.
        """
        if place is None:
            return tuple(card for card, where in self.whereabouts(value) if where.kind == UNSEEN)
        bits = self._deck if place.kind == DECK else self._bits[place.seat, place.kind]
        if place.kind == BOARD:
            bits |= self._bits[None, UNSEEN]  # covered, where the table hides that
        may_lie = self._shelves[value].counted(self._deck)
        return tuple(self._by_name[name] for name, places in may_lie.items() if places & bits)

    def places(
        self, age: int, cards: Sequence[Card], deck: int, zones: Sequence[tuple[int | None, str]]
    ) -> list[int] | None:
        """For each of these unseen cards of an age, where it may be, as bits of an int.

        The lowest bits are the places in the deck, from the top, and then come these zones, by seat (None: no
        owner) and kind.  A card about which nothing is certain may be covered on any board.  None if the
        deck is not that long.
        """
        shelf = self._shelves[age]
        if len(shelf.deck) != deck:
            return None
        where = shelf.deck + [self._bits[zone] for zone in zones]
        for number, (_, kind) in enumerate(zones, deck):
            if kind == BOARD:
                where[number] |= self._bits[None, UNSEEN]
        may_lie = shelf.counted(self._deck)
        masks = []
        for card in cards:
            bits = may_lie[card.name]
            mask = 0
            for number, place in enumerate(where):
                if bits & place:
                    mask |= 1 << number
            masks.append(mask)
        return masks

    def _place(self, bits: int) -> Place:
        """The zone that these places belong to, if there is only one."""
        if not bits & ~self._deck:
            return self._places[self._bits[None, DECK]]
        return self._places.get(bits) or self._places[self._bits[None, UNSEEN]]


_Tables = tuple[int | None, Ruleset, dict[tuple[int | None, str], int], dict[int, Place], int, int]


class _Kept(Memory):
    """What a memory was some picks ago, or before it was pickled."""

    __slots__ = ()

    def __init__(
        self,
        seat: int | None,
        rules: Ruleset,
        bits: dict[tuple[int | None, str], int],
        places: dict[int, Place],
        zones: int,
        deck: int,
        picks: int,
        shelves: list[Constraints],
        before: list[list[Constraints]],
    ) -> None:
        self.seat = seat
        self.picks = picks
        self._rules = rules
        self._by_name = rules.by_name
        self._bits = bits
        self._places = places
        self._zones = zones
        self._deck = deck
        self._shelves = shelves
        self._before = deque(before, MOST_PICKS)
        self._changed = set()
        self._swapping = []
