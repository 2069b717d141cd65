"""What a seat can know about the whereabouts of cards, from a first view and all events since.

A card that was revealed, shown, given away or returned is known to be where it went, until
unnamed cards move that it may be among.  `Knowledge` keeps, for every card, the places where
it may be; it learns what its seat sees and nothing else.

* A named card is where the event says, and nowhere else.
* When an unknown card leaves a place, any card of that age that may be there may be the one that left.
* A place with no card of an age left has none of those that may have been there.
* A deck is drawn from the top, and cards are returned to the bottom one by one, so each of these has its own place.
* If a number of cards can only be in as many places, they fill them (`Constraints.counted`), and no other card is
  there.
* A card that is shown, and next scored, returned, junked or transferred from the same zone with no question in
  between, is the same card: effects show what they move.

Each rule only ever excludes what is impossible.  So everything that is claimed is true, but not everything that could
be worked out is claimed: which cards moved together is forgotten.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from splay.position.card import Back, Card, Face
from splay.position.card_moves import CardMoves, Event, Exchange, Foreshadow, Junk, Return, Safeguard, Score, Transfer
from splay.position.events import EffectBegins, JunkDeck, LookOver, Lose, Reveal, Show
from splay.position.ruleset import Ruleset
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE
from splay.position.zones import ZONES
from splay.views.constraints import Constraints
from splay.views.view import View
from splay.views.whereabouts import UNSEEN, Place, Places

_MOVE_WHAT_WAS_SHOWN: Final = (Score, Return, Junk, Transfer, Safeguard, Foreshadow)


class Knowledge:
    """What one seat (None: a spectator) knows about the cards at one time.

    Attributes:
        seat: who knows.
        rules: what the game is played with.
        places: where a card may be.
        decks: by deck, what is known of its cards.  Each pick makes another list with other elements, so that an
            earlier one stays what it was.
    """

    __slots__ = ("_changed", "_swapping", "decks", "places", "rules", "seat")

    def __init__(self, seat: int | None, rules: Ruleset, places: Places, decks: list[Constraints]) -> None:
        self.seat = seat
        self.rules = rules
        self.places = places
        self.decks = decks
        self._swapping: list[tuple[int, int]] = []
        self._changed: set[int] = set()

    def __reduce__(self) -> tuple[Any, ...]:
        return Knowledge, (self.seat, self.rules, self.places, self.decks)

    @classmethod
    def of(cls, start: View) -> "Knowledge":
        """What is known by a view."""
        rules = start.rules
        places = Places(rules, len(start.players))
        decks = [Constraints.of(cards, places.first_returned) for cards in rules.by_deck]
        knowledge = cls(start.seat, rules, places, decks)
        knowledge._look(start)
        return knowledge

    def _look(self, start: View) -> None:
        """Take in where cards are in the first view."""
        bits = self.places.bits
        for player in start.players:
            for pile in player.piles:
                self._lay(pile.cards, bits[player.seat, BOARD])
            self._lay(player.hand, bits[player.seat, HAND])
            self._lay(player.score, bits[player.seat, SCORE])
            self._lay(map(Back, player.achievements), bits[player.seat, ACHIEVEMENTS])
            for zone in self.rules.owned:
                if zone.place >= 0:
                    self._lay(player.set_zones[zone.place], bits[player.seat, zone.name])
        self._lay(start.box, bits[None, BOX])
        self._lay(map(Back, start.junk), bits[None, JUNK])
        self._lay(map(Back, start.available), bits[None, ACHIEVEMENTS])
        for cards, count in zip(self.decks, start.decks, strict=True):
            cards.deck = [bits[None, DECK]] * count
            cards.put(bits[None, DECK], count)
        for cards in self.decks:
            cards.begin(self.places.unseen, self.places.deck)

    def _lay(self, faces: Iterable[Face], place: int) -> None:
        for face in faces:
            cards = self.decks[face.deck]
            cards.put(place)
            if isinstance(face, Card):
                cards.may_lie[face.name] = place

    # -- learning ----------------------------------------------------------------------

    def learn(self, events: Iterable[Event]) -> None:
        """Learn everything that one pick caused, as the seat sees it."""
        self.decks = self.decks[:]
        self._changed.clear()
        shown: tuple[Card, int] | None = None
        can_stay = False
        for event in events:
            if self._swapping and not isinstance(event, Exchange):
                self._settle()
            just_shown, shown = shown, None
            match event:
                case Reveal():
                    shown = self._show([event.card], event.seat, event.zone)
                case LookOver():
                    self._show(event.faces(), event.seat, event.zone)
                case Show():
                    shown = self._show(event.cards, event.seat, event.zone)
                case Exchange():
                    self._swap(event)
                case CardMoves():
                    is_known = isinstance(event, _MOVE_WHAT_WAS_SHOWN) and not can_stay
                    self._move(event, just_shown if is_known else None)
                case EffectBegins():
                    can_stay = event.effect.keeps_revealed
                case JunkDeck():
                    self._see_a_deck_go(event.deck)
                case Lose():
                    self._see_all_go(event.seat)
        self._settle()

    def _of_deck(self, deck: int) -> Constraints:
        """The cards of a deck, to be changed; what was known of them before this pick stays as it was."""
        if deck not in self._changed:
            self._changed.add(deck)
            self.decks[deck] = self.decks[deck].copy()
        return self.decks[deck]

    def _see_a_deck_go(self, deck: int) -> None:
        cards = self._of_deck(deck)
        for place in set(cards.deck):
            cards.pour(place, self.places.bits[None, JUNK])
        cards.deck.clear()

    def _see_all_go(self, seat: int) -> None:
        bits = self.places.bits
        for deck in range(len(self.decks)):
            cards = self._of_deck(deck)
            for zone in self.rules.owned:
                cards.pour(bits[seat, zone.name], bits[None, JUNK])

    def _move(self, event: CardMoves, shown: tuple[Card, int] | None) -> None:
        """Move a card from one zone to another, named or not; `shown` was seen just before."""
        card = event.card
        bits = self.places.bits
        if isinstance(card, Back) and shown is not None and shown[1] == bits.get((event.seat, event.origin)):
            card = shown[0] if shown[0].deck == card.deck else card
        self._carry(event, card, None if event.target == DECK else bits[event.to, event.target])

    def _carry(self, event: CardMoves, card: Face, to: int | None) -> None:
        """Move a card to a place; None: to the bottom of its deck."""
        cards = self._of_deck(card.deck)
        zone = event.origin
        if zone == DECK:
            origin = cards.deck.pop(0)
        else:
            origin = self.places.bits[None if zone in (ACHIEVEMENTS, JUNK) else event.seat, zone]
        to = to or cards.beneath()
        if isinstance(card, Card):
            cards.move(card.name, origin, to, self.places.unseen)
        else:
            cards.move_unknown(origin, to)

    def _swap(self, event: Exchange) -> None:
        """In an exchange all cards leave before the first arrives, so none can go there and back."""
        to = self.places.bits[event.to, event.target]
        self._carry(event, event.card, to << self.places.zones)
        self._swapping.append((event.card.deck, to))

    def _settle(self) -> None:
        for deck, to in self._swapping:
            self._of_deck(deck).pour(to << self.places.zones, to)
        self._swapping.clear()

    def _show(self, cards: Sequence[Card], seat: int, zone: str) -> tuple[Card, int] | None:
        """Note cards seen where they are; returns the card and its place if there is only one."""
        place = self.places.bits[seat, zone]
        for card in cards:
            self._of_deck(card.deck).fix(card.name, place)
        return (cards[0], place) if len(cards) == 1 else None

    # -- what is known -------------------------------------------------------------------

    def known(self) -> dict[tuple[int | None, str], tuple[Card, ...]]:
        """As `Memory.known`."""
        known: dict[tuple[int | None, str], list[Card]] = {}
        for deck in range(1, len(self.decks)):
            for card, place in self.whereabouts(deck):
                if place.kind == UNSEEN or ZONES[place.kind].shows_to(place.seat, self.seat):
                    continue
                known.setdefault((place.seat, place.kind), []).append(card)
        return {zone: tuple(cards) for zone, cards in known.items()}

    def whereabouts(self, deck: int) -> list[tuple[Card, Place]]:
        """As `Memory.whereabouts`."""
        by_name = self.rules.by_name
        may_lie = self.decks[deck].counted(self.places.deck)
        return [(by_name[name], self.places.place(bits)) for name, bits in may_lie.items()]

    def could_be(self, deck: int, place: Place | None = None) -> tuple[Card, ...]:
        """As `Memory.could_be`."""
        if place is None:
            return tuple(card for card, where in self.whereabouts(deck) if where.kind == UNSEEN)
        bits = self.places.deck if place.kind == DECK else self.places.bits[place.seat, place.kind]
        if place.kind == BOARD:
            bits |= self.places.unseen  # covered, where the table hides that
        by_name = self.rules.by_name
        may_lie = self.decks[deck].counted(self.places.deck)
        return tuple(by_name[name] for name, places in may_lie.items() if places & bits)

    def masks(
        self, deck: int, cards: Sequence[Card], size: int, zones: Sequence[tuple[int | None, str]]
    ) -> list[int] | None:
        """As `Memory.places`."""
        constraints = self.decks[deck]
        if len(constraints.deck) != size:
            return None
        where = constraints.deck + [self.places.bits[zone] for zone in zones]
        for number, (_, kind) in enumerate(zones, size):
            if kind == BOARD:
                where[number] |= self.places.unseen
        may_lie = constraints.counted(self.places.deck)
        masks = []
        for card in cards:
            bits = may_lie[card.name]
            mask = 0
            for number, place in enumerate(where):
                if bits & place:
                    mask |= 1 << number
            masks.append(mask)
        return masks
