"""Where cards came from that were named during an action.

What a seat sees of an action is traced back to the places where the cards lay before it: a card that is drawn face
down and then melded was on top of its deck.  Where several cards could be the one that moved, one of them is taken at
random, more likely one that has just come there than another; if that was wrong, the action cannot be repeated, and
another trace is made.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Final, cast

from splay.position import verbs
from splay.position.card import Back, Card
from splay.position.decision import CARD
from splay.position.event_log import (
    ARRANGE,
    CARD_MOVES,
    EXCHANGE,
    JUNK_DECK,
    LOOK,
    LOSE,
    MELD,
    REVEAL,
    SCORE_CARD,
    SHOW,
    TUCK,
    ArrangeNote,
    DeckNote,
    LookNote,
    MoveNote,
    Note,
    RevealNote,
    ShowNote,
)
from splay.position.terms import ACHIEVEMENTS, BOARD, DECK, HAND, JUNK, SCORE
from splay.position.zones import OWNED
from splay.views.covered import SecretPile
from splay.views.deal import Dealer, Spot, Zone
from splay.views.matching import shuffle
from splay.views.view import SeenPick, View

_DRAWN_TO: Final[tuple[str, ...]] = (MELD, SCORE_CARD, TUCK)


class _Slip:
    """A card on its way: where it lay before the action if that was unseen, and which it is if that is known."""

    __slots__ = ("card", "deck", "spot")

    def __init__(self, deck: int, spot: Spot | None, card: Card | None) -> None:
        self.deck = deck
        self.spot = spot
        self.card = card


class Trace:
    """The cards of an action, traced back.

    Attributes:
        pins: where named cards lay before the action.
        came: the places of cards that moved or were shown, in the order in which they did.
    """

    __slots__ = (
        "_arrived",
        "_dealer",
        "_deck_sizes",
        "_decks",
        "_known",
        "_rng",
        "_swapping",
        "_zones",
        "came",
        "pins",
    )

    def __init__(self, dealer: Dealer, before: View, steps: Iterable[SeenPick], rng: random.Random) -> None:
        self.pins: dict[Card, Spot] = {}
        self.came: dict[Spot, None] = {}
        self._rng = rng
        self._dealer = dealer
        self._arrived: _Slip | None = None
        self._swapping: dict[Zone, list[_Slip]] = {}
        self._known: dict[Card, _Slip] = {}
        self._deck_sizes = before.decks
        # Most decks and zones stay untouched in an action, so slips are made only where one is looked for.
        self._decks: dict[int, list[_Slip]] = {}
        self._zones: dict[Zone, list[_Slip]] = {}
        for step in steps:
            self._arrived = None
            for note in step.notes:
                self._follow(note)
            self._settle()

    def _deck(self, deck: int) -> list[_Slip]:
        """The deck of this number, from the top."""
        slips = self._decks.get(deck)
        if slips is None:
            slips = self._decks[deck] = [_Slip(deck, (deck, at), None) for at in range(self._deck_sizes[deck])]
        return slips

    def _in(self, zone: Zone) -> list[_Slip]:
        """The cards in this zone; at first those that lay there before the action."""
        slips = self._zones.get(zone)
        if slips is None:
            slips = [_Slip(spot[0], spot, None) for spot in self._dealer.spots.get(zone, ())]
            for card in self._dealer.shown.get(zone, ()):
                slip = self._known[card] = _Slip(card.deck, None, card)
                slips.append(slip)
            self._zones[zone] = slips
        return slips

    def _follow(self, note: Note) -> None:
        kind = note[0]
        arrived, self._arrived = self._arrived, None
        if kind != EXCHANGE:
            self._settle()
        if kind in CARD_MOVES:
            self._move(note, arrived)
        elif kind == REVEAL:
            reveal = cast(RevealNote, note)
            self._arrived = self._find((reveal[1], reveal[3]), reveal[2], arrived)
        elif kind == SHOW:
            show = cast(ShowNote, note)
            for card in show[2]:
                self._find((show[1], show[3]), card, None)
        elif kind == LOOK:
            look = cast(LookNote, note)
            for face in look[2]:
                if isinstance(face, Card):
                    self._find((look[1], look[3]), face, None)
        elif kind == JUNK_DECK:
            deck = cast(DeckNote, note)[2]
            self._in((None, JUNK)).extend(self._deck(deck))
            self._decks[deck] = []
        elif kind == LOSE:
            for zone in OWNED:
                self._in((None, JUNK)).extend(self._in((note[1], zone.name)))
                self._zones[note[1], zone.name] = []

    def _move(self, note: Note, arrived: _Slip | None) -> None:
        """A card goes from one zone to another; `arrived` came somewhere just before."""
        move = cast(MoveNote, note[:6])
        kind, target = move[0], move[5]
        slip = self._taken(move[1], move[2], move[3], arrived if self._is_likely(kind) else None)
        if target == DECK:
            self._deck(slip.deck).append(slip)
        elif kind == EXCHANGE:
            self._swapping.setdefault((move[4], target), []).append(slip)
        else:
            self._in((move[4], target)).append(slip)
            self._arrived = slip

    def _settle(self) -> None:
        """In an exchange all cards leave before the first arrives."""
        for zone, slips in self._swapping.items():
            self._in(zone).extend(slips)
        self._swapping.clear()

    def _is_likely(self, kind: str) -> bool:
        """Whether to take a card that has just come there: it is drawn to be melded, less often to be given away."""
        return self._rng.random() < (0.95 if kind in _DRAWN_TO else 0.5)

    def _taken(self, seat: int, what: Card | Back, origin: str, arrived: _Slip | None) -> _Slip:
        """Take a card out of the zone it comes from."""
        if origin == DECK:
            slip = self._deck(what.deck).pop(0)
            if isinstance(what, Card):
                slip = self._named(slip, what)
            self._note(slip)
            return slip
        zone = (None if origin in (ACHIEVEMENTS, JUNK) else seat, origin)
        slip = self._find(zone, what, arrived)
        self._in(zone).remove(slip)
        return slip

    def _find(self, zone: Zone, what: Card | Back, arrived: _Slip | None) -> _Slip:
        """The card in this zone that is named, or one that could be it."""
        here = self._in(zone)
        if isinstance(what, Card):
            for slip in here:
                if slip.card is what:
                    self._note(slip)
                    return slip
            fits = [slip for slip in here if slip.card is None and slip.deck == what.deck]
            fits = fits or [slip for slip in here if slip.deck == what.deck and slip.spot is not None]
        else:
            fits = [slip for slip in here if slip.deck == what.deck]
        if arrived in fits:
            slip = arrived
            assert slip is not None
        elif fits:
            slip = fits[int(self._rng.random() * len(fits))]
        else:  # it lay covered
            slip = _Slip(what.deck, None, None)
            here.append(slip)
        if isinstance(what, Card):
            slip = self._named(slip, what)
        self._note(slip)
        return slip

    def _note(self, slip: _Slip) -> None:
        if slip.spot is not None:
            self.came.setdefault(slip.spot)

    def _named(self, slip: _Slip, card: Card) -> _Slip:
        """The card that turns out to be here; if it was taken to be elsewhere, the two change places."""
        known = self._slip_of(card)
        if known is slip:
            return slip
        if known is None:
            if slip.card is None:
                slip.card = card
                self._known[card] = slip
                if slip.spot is not None:
                    self.pins[card] = slip.spot
                return slip
            unknown = [each for each in self._all() if each.card is None and each.deck == card.deck]
            if not unknown:
                return slip
            known = self._named(unknown[int(self._rng.random() * len(unknown))], card)
        self._change_places(slip, known)
        return known

    def _slip_of(self, card: Card) -> _Slip | None:
        """The slip that is known to be this card."""
        slip = self._known.get(card)
        if slip is None and (zone := self._dealer.home_of(card)) is not None and zone not in self._zones:
            self._in(zone)
            slip = self._known.get(card)
        return slip

    def _all(self) -> list[_Slip]:
        for zone in (*self._dealer.spots, *self._dealer.shown):
            self._in(zone)
        for deck in range(len(self._deck_sizes)):
            self._deck(deck)
        return [slip for slips in self._touched() for slip in slips]

    def _touched(self) -> list[list[_Slip]]:
        return [*self._zones.values(), *self._swapping.values(), *self._decks.values()]

    def _change_places(self, one: _Slip, other: _Slip) -> None:
        for slips in self._touched():
            for at, slip in enumerate(slips):
                if slip is one:
                    slips[at] = other
                elif slip is other:
                    slips[at] = one


FIRST: Final = 0
LAST: Final = 1
ANYHOW: Final = 2
ORDERS: Final = (FIRST, LAST, ANYHOW)
"""How cards that came lie in a hand, among those that did not."""


def spots_in_order(dealer: Dealer, trace: Trace, order: int, rng: random.Random) -> dict[Zone, list[Spot]]:
    """The places in each zone, in an order in which the cards could lie in hands and score piles.

    Some effects go through a hand in its order, which makes those that came lie first; and a choice in which order does
    not matter leads from one card to those behind it.
    """
    came = list(trace.came)
    found = {}
    for zone, spots in dealer.spots.items():
        if len(spots) > 1 and zone[1] in (HAND, SCORE):
            spots = spots[:]
            shuffle(spots, rng)
            if order != ANYHOW and came:
                moved = [spot for spot in came if spot in spots]
                if moved:
                    others = [spot for spot in spots if spot not in moved]
                    spots = moved + others if order == FIRST else others + moved
        found[zone] = spots
    return found


class _Gap:
    """A pile of which the covered cards are secret: known cards above and beneath those that lay covered before."""

    __slots__ = ("above", "arranged", "beneath", "gone")

    def __init__(self, top: Card) -> None:
        self.above = [top]
        self.beneath: list[Card] = []
        self.gone: list[Card] = []
        self.arranged = 0

    def leave(self, card: Card) -> None:
        """Take a card away."""
        for known in (self.above, self.beneath):
            if card in known:
                known.remove(card)
                return
        self.gone.append(card)


def piles_then(dealer: Dealer, before: View, steps: Iterable[SeenPick], now: View) -> list[SecretPile]:
    """The secret piles before an action, with what it has shown of their covered cards."""
    if not dealer.piles:
        return []
    tops = {(player.seat, pile.color): pile.cards[0] for player in before.players for pile in player.piles}
    gaps = {(pile.seat, pile.color): _Gap(tops[pile.seat, pile.color]) for pile in dealer.piles}
    orders = 0
    for step in steps:
        if step.asked.verb is verbs.ARRANGE:
            orders = orders + 1 if step.asked.kind == CARD else 0
        for note in step.notes:
            if note[0] == ARRANGE:
                pile = cast(ArrangeNote, note)
                if not pile[3] and (gap := gaps.get((pile[1], pile[2]))):
                    gap.arranged = orders
            elif note[0] in CARD_MOVES:
                _move_in_gaps(gaps, cast(MoveNote, note[:6]))
    return [_pile_then(pile, gaps[pile.seat, pile.color], now) for pile in dealer.piles]


def _move_in_gaps(gaps: dict[tuple[int, int], _Gap], move: MoveNote) -> None:
    kind, seat, card, origin, to, target = move
    if not isinstance(card, Card):
        return
    if origin == BOARD and (gap := gaps.get((seat, card.color))):
        gap.leave(card)
    if target == BOARD and to is not None and (gap := gaps.get((to, card.color))):
        if kind == TUCK:
            gap.beneath.append(card)
        else:
            gap.above.insert(0, card)


def _pile_then(pile: SecretPile, gap: _Gap, now: View) -> SecretPile:
    first = gap.gone[:]
    count, shows = pile.count, pile.shows
    if gap.arranged:  # every card but the last one was asked for
        tops = [seen.cards[0] for seen in now.players[pile.seat].piles if seen.color == pile.color]
        known: list[Card | None] = [card for card in tops if card not in gap.above]
        if known and known[0] is not None and count is not None:
            fits = [at for at in range(count) if pile.fits(known[0], at)]
            known[:0] = [None] * (fits[0] if fits else 0)
        return SecretPile(pile.seat, pile.color, gap.arranged if count is None else count, shows, tuple(known))
    if not any(seen.color == pile.color for seen in now.players[pile.seat].piles):
        count = len(first)  # all of them have gone
    for seen in now.players[pile.seat].piles:
        if seen.color == pile.color:
            above = len(gap.above)
            if not above and seen.cards[0] not in gap.beneath:
                first.append(seen.cards[0])
            if seen.count is not None and seen.covered_icons:
                left = seen.count - above - len(gap.beneath)
                # The place of a card that is gone or on top now shows nothing, but it is known.
                icons: list[tuple[int, ...]] = [()] * len(gap.gone)
                icons += [(), *seen.covered_icons][above : above + left]
                count, shows = len(icons), (*shows, (seen.splay, icons))
    return SecretPile(pile.seat, pile.color, count, shows, tuple(first))


def some_closed(piles: Sequence[SecretPile], share: float, rng: random.Random) -> list[SecretPile]:
    """The same, but with nothing covered in about this share of those of which nothing is known.

    It may have shown in what was not asked: a single card cannot be splayed.  So all the piles of a player are
    closed together, or each by itself.
    """
    if rng.random() < 0.5:
        seats = {pile.seat for pile in piles}
        closed = [seat for seat in sorted(seats) if rng.random() < share]
        chosen = [pile.seat in closed for pile in piles]
    else:
        chosen = [rng.random() < share for _ in piles]
    return [
        SecretPile(pile.seat, pile.color, 0, ()) if is_closed and pile.count is None and not pile.first else pile
        for pile, is_closed in zip(piles, chosen, strict=True)
    ]
