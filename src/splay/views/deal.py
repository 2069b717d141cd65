"""Dealing the cards that a view between actions leaves open.

Each deck is dealt by itself: its unseen cards go to the places where a back of that deck is seen.  Where nothing else
is known they are shuffled.  Places are numbered within a deck, what is left of it from its top first, so what is known
of a card is a set of places, as bits of an int.
"""

import random
from collections.abc import Iterator, Mapping, Sequence

from splay.errors import CannotRedeal
from splay.game import inside
from splay.game.game import Game
from splay.position.card import BONUS_SHIFT, Card, Face
from splay.position.state import Cards, PlayerSnapshot, Snapshot
from splay.position.terms import ACHIEVEMENTS, BOARD, COLORS, HAND, JUNK, SCORE, UNSPLAYED
from splay.position.zones import NO_SET_ZONES, SET_ZONES, ZONES
from splay.position.zones import Zone as ZoneOfTable
from splay.rules.turn import short_turns
from splay.views.covered import Covered, Covering, SecretPile, secret_piles
from splay.views.matching import matched, shuffle
from splay.views.memory import Memory
from splay.views.view import PlayerView, View, faces

Spot = tuple[int, int]
"""A place for an unseen card: its deck (`position.sets`), and its number within that deck."""
Zone = tuple[int | None, str]
"""A seat (None: no owner) and a zone."""
Deal = list[list[Card]]
"""Cards by deck and by the number of their place."""


class Dealer:
    """Deals the unseen cards of one view between actions.

    Attributes:
        spots: the places of unseen cards in each zone but the decks, in the order in which its cards lie.
        piles: the piles whose covered cards are secret.
        unseen: the unseen cards by age.
    """

    __slots__ = (
        "_allowed",
        "_boards",
        "_over",
        "_own",
        "_own_of_sets",
        "_places",
        "_sight",
        "_view",
        "piles",
        "spots",
        "unseen",
    )

    def __init__(self, seen: View, memory: Memory | None = None) -> None:
        """Prepare to deal.

        Raises:
            CannotRedeal: the view or the memory is impossible, or the memory does not fit the view.
        """
        self._view = seen
        self._boards = [_board(player) for player in seen.players]
        own = {zone: tuple(cards) for zone, cards in _shown(seen) if zone[1] != BOARD}
        self._own = [(own.get((player.seat, HAND)), own.get((player.seat, SCORE))) for player in seen.players]
        self._own_of_sets = own
        self._sight: tuple[dict[Zone, Sequence[Card]], dict[Card, Zone]] | None = None
        shown = faces(seen)
        self.unseen: Deal = [[card for card in cards if card not in shown] for cards in seen.seating.rules.by_deck]
        self.spots: dict[Zone, list[Spot]] = {}
        self._places = list(seen.decks)
        zones: list[list[Zone]] = [[] for _ in seen.decks]
        for zone, ages in _backs(seen):
            self.spots[zone] = []
            for age in ages:
                self.spots[zone].append((age, self._places[age]))
                self._places[age] += 1
                zones[age].append(zone)
        self._over = [len(cards) - count for cards, count in zip(self.unseen, self._places, strict=True)]
        self.piles = secret_piles(seen)
        if min(self._over) < 0 or (any(self._over) and not self.piles):
            raise CannotRedeal("there are not as many unseen cards as backs in the view")
        self._allowed: list[list[int] | None] = [None] * len(seen.decks)
        if memory is not None:
            boards: list[Zone] = [(player.seat, BOARD) for player in seen.players]
            for age, count in enumerate(seen.decks):
                self._allowed[age] = _allowed(memory, age, self.unseen[age], count, zones[age] + boards)

    @property
    def shown(self) -> Mapping[Zone, Sequence[Card]]:
        """The cards that are seen on each board, and in the own hand and score pile."""
        return self._in_sight()[0]

    def home_of(self, card: Card) -> Zone | None:
        """The zone in which a card is seen, if it is one of `shown`."""
        return self._in_sight()[1].get(card)

    def _in_sight(self) -> tuple[dict[Zone, Sequence[Card]], dict[Card, Zone]]:
        found = self._sight
        if found is None:
            shown = dict(_shown(self._view))
            found = self._sight = (shown, {card: zone for zone, cards in shown.items() for card in cards})
        return found

    def game(self, rng: random.Random, turn: int = 0) -> Game:
        """Deal a game; raises as `deal`.

        Args:
            rng: the randomness.
            turn: how many places further on each card is dealt, so that turn by turn each card comes to each of
                its places once, with the same randomness; not for what is remembered.
        """
        dealt, covered = self.deal(rng)
        if turn:
            for age, cards in enumerate(dealt):
                by = turn % max(len(cards), 1)
                dealt[age] = cards[by:] + cards[:by]
        return inside.dealt(self.position(dealt, covered, rng))

    def deal(
        self,
        rng: random.Random,
        pins: Mapping[Card, Spot] | None = None,
        piles: Sequence[SecretPile] | None = None,
    ) -> tuple[Deal, Covered]:
        """Deal the unseen cards.

        Args:
            rng: the randomness.
            pins: places where cards must lie.
            piles: what is known of covered cards, if more than the view shows.

        Raises:
            CannotRedeal: there is no such deal.
        """
        if any(self._over):
            return self._deal_with_covered(rng, pins or {}, piles or self.piles)
        dealt: Deal = []
        for age, cards in enumerate(self.unseen):
            if self._allowed[age] is None:
                dealt.append(_anyhow(cards, pins or {}, rng))
                continue
            found = matched(cards, self._masks(age, pins or {}), rng)
            if found is None:
                raise CannotRedeal("what is remembered does not fit the view")
            dealt.append(found)
        return dealt, {}

    def _deal_with_covered(
        self, rng: random.Random, pins: Mapping[Card, Spot], piles: Sequence[SecretPile]
    ) -> tuple[Deal, Covered]:
        """Deal all ages together, because any of them may be covered."""
        covering = Covering(piles, sum(self._over))
        cards: list[Card] = []
        masks: list[int] = []
        first = covering.count
        for age, unseen in enumerate(self.unseen):
            places = self._masks(age, pins)
            for card, mask in zip(unseen, places, strict=True):
                if covering.is_known(card):
                    mask = 0
                below = 0 if not self._over[age] or card in pins else covering.mask(card, self._may_be_covered)
                cards.append(card)
                masks.append(mask << first | below)
            first += self._places[age]
        found = matched(cards, masks, rng)
        if found is None:
            raise CannotRedeal("no possible game was found that shows what the view shows")
        dealt: Deal = []
        first = covering.count
        for places_of_age in self._places:
            dealt.append(found[first : first + places_of_age])
            first += places_of_age
        return dealt, covering.laid(found[: covering.count], self._may_be_covered, rng)

    def allows(self, card: Card, spot: Spot) -> bool:
        """Whether a card may lie in this place, for all that is remembered."""
        age, number = spot
        allowed = self._allowed[age]
        return allowed is None or allowed[self.unseen[age].index(card)] >> number & 1 == 1

    def _masks(self, age: int, pins: Mapping[Card, Spot]) -> list[int]:
        """Where the unseen cards of an age may lie, as bits."""
        allowed = self._allowed[age]
        everywhere = (1 << self._places[age]) - 1
        unseen = self.unseen[age]
        masks = [everywhere] * len(unseen) if allowed is None else [mask & everywhere for mask in allowed]
        for number, card in enumerate(unseen):
            if card in pins:
                masks[number] &= 1 << pins[card][1]
        return masks

    def _may_be_covered(self, card: Card, seat: int) -> bool:
        return self.allows(card, (card.deck, self._places[card.deck] + seat))

    def position(
        self, dealt: Deal, covered: Covered, rng: random.Random, spots: Mapping[Zone, list[Spot]] | None = None
    ) -> Snapshot:
        """The position after this deal, as `State.restored` takes it.

        Args:
            dealt: the cards by age and place.
            covered: those that lie covered.
            rng: the randomness, for the first cards that others have chosen.
            spots: the places in each zone, if in another order than `Dealer.spots`.
        """
        seen = self._view
        order = spots or self.spots
        players: list[PlayerSnapshot] = []
        for player in seen.players:
            seat = player.seat
            piles, splays, icons, pile_points = self._boards[seat]
            if covered:
                piles = [(*cards, *covered.get((seat, color), ())) for color, cards in enumerate(piles)]
            set_zones: tuple[Cards, ...] = NO_SET_ZONES
            if player.set_zones is not NO_SET_ZONES:
                set_zones = tuple([self._in_zone_of_set(dealt, order, seat, zone.name) for zone in SET_ZONES])
            hand, score = self._own[seat]
            players.append(
                (
                    seat,
                    hand if hand is not None else _cards_at(dealt, order[seat, HAND]),
                    score if score is not None else _cards_at(dealt, order[seat, SCORE]),
                    piles,
                    splays,
                    _cards_at(dealt, order[seat, ACHIEVEMENTS]),
                    player.specials,
                    player.tucked,
                    player.scored,
                    pile_points,
                    icons,
                    set_zones,
                    player.marks,
                )
            )
        return (
            seen.seating,
            players,
            [tuple(cards[:count]) for cards, count in zip(dealt, seen.decks, strict=True)],
            tuple([dealt[age][at] for age, at in order[None, ACHIEVEMENTS]]),
            seen.specials,
            seen.box,
            tuple([dealt[age][at] for age, at in order[None, JUNK]]),
            seen.junked,
            seen.active,
            seen.actions_left,
            seen.turn,
            short_turns(len(players)) if seen.active >= 0 else 0,
            self._openings(players, rng),
            seen.asked.number if seen.asked else 0,
            seen.outcome,
        )

    def _in_zone_of_set(self, dealt: Deal, order: Mapping[Zone, list[Spot]], seat: int, zone: str) -> Cards:
        """The cards in a zone of a player: those that are seen there, or those dealt to its places."""
        own = self._own_of_sets.get((seat, zone))
        return own if own is not None else _cards_at(dealt, order[seat, zone])

    def _openings(self, players: Sequence[PlayerSnapshot], rng: random.Random) -> Cards:
        """The first cards chosen so far, of other players any of their hand."""
        seen = self._view
        if not seen.chosen:
            return ()
        hands = [hand for _, hand, *_ in players]
        chosen = []
        for seat in seen.seating.seats[: seen.chosen]:
            hand = hands[seat]
            own = seen.opening if seat == seen.seat else None
            chosen.append(own or hand[int(rng.random() * len(hand))])
        return tuple(chosen)


def _cards_at(dealt: Deal, spots: Sequence[Spot]) -> Cards:
    """The cards dealt to these places."""
    return tuple([dealt[deck][at] for deck, at in spots])


def _anyhow(cards: list[Card], pins: Mapping[Card, Spot], rng: random.Random) -> list[Card]:
    """The cards of an age anywhere, but for those that must lie in one place.

    Raises:
        CannotRedeal: two of them must lie in the same place.
    """
    pinned = {pins[card][1]: card for card in cards if card in pins} if pins else {}
    if not pinned:
        anyhow = cards[:]
        shuffle(anyhow, rng)
        return anyhow
    anyhow = [card for card in cards if card not in pins]
    if len(anyhow) + len(pinned) < len(cards):
        raise CannotRedeal("no possible game was found that shows what the view shows")
    shuffle(anyhow, rng)
    for place in sorted(pinned):
        anyhow.insert(place, pinned[place])
    return anyhow


def _board(player: PlayerView) -> tuple[list[Cards], list[int], int, int]:
    """The piles of a player as far as they are seen, how they are splayed, the icons, packed, and the pile's points."""
    piles: list[Cards] = [()] * len(COLORS)
    splays = [UNSPLAYED] * len(COLORS)
    bonuses = 0
    for pile in player.piles:
        piles[pile.color] = pile.cards
        splays[pile.color] = pile.splay
        bonuses += len(pile.cards[0].bonuses)
        for card in pile.cards[1:]:
            bonuses += len(card.bonuses_shown[pile.splay])
    icons = int.from_bytes(bytes(player.icons), "little") + (bonuses << BONUS_SHIFT)
    return piles, splays, icons, sum([face.value for face in player.score])


def _owned(player: PlayerView) -> Iterator[tuple[ZoneOfTable, Sequence[Face]]]:
    """The zones of a player in which cards are seen as cards or backs, the board left out."""
    yield ZONES[HAND], player.hand
    yield ZONES[SCORE], player.score
    if player.set_zones is not NO_SET_ZONES:
        for zone in SET_ZONES:
            yield zone, player.set_zones[zone.place]


def _backs(seen: View) -> list[tuple[Zone, Sequence[int]]]:
    """The zones with unseen cards besides the decks, and the decks of their backs."""
    zones: list[tuple[Zone, Sequence[int]]] = []
    for player in seen.players:
        zones.append(((player.seat, ACHIEVEMENTS), player.achievements))
        for zone, faces_there in _owned(player):
            if not zone.shows_to(player.seat, seen.seat):
                zones.append(((player.seat, zone.name), [face.deck for face in faces_there]))
    return [*zones, ((None, ACHIEVEMENTS), seen.available), ((None, JUNK), seen.junk)]


def _shown(seen: View) -> Iterator[tuple[Zone, Sequence[Card]]]:
    """The zones of which cards are seen, with these."""
    for player in seen.players:
        for zone, faces_there in _owned(player):
            if zone.shows_to(player.seat, seen.seat):
                yield (player.seat, zone.name), [face for face in faces_there if isinstance(face, Card)]
        yield (player.seat, BOARD), [card for pile in player.piles for card in pile.cards]


def _allowed(memory: Memory, age: int, cards: Sequence[Card], deck: int, zones: Sequence[Zone]) -> list[int] | None:
    """Where each card may lie, for all that is remembered: the places of its age, then boards; None: anywhere."""
    masks = memory.places(age, cards, deck, zones)
    if masks is None:
        raise CannotRedeal("what is remembered does not fit the view")
    everywhere = (1 << (deck + len(zones))) - 1
    return None if all(mask == everywhere for mask in masks) else masks
