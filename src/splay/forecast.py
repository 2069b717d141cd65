"""What an option will do, as far as a seat can tell before it picks: by counting alone, from a view."""

from dataclasses import dataclass, replace

from splay.card import Card, packed, unpacked
from splay.terms import UNSPLAYED
from splay.view import PileView, PlayerView, View

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """Who would obey and who would share if a card were activated now.

    Attributes:
        count: featured icons of who activates it.
        obey: seats with fewer, with their counts; empty if the card demands nothing.
        share: seats with as many or more, with their counts; empty if it only demands.
        has_own: whether it has an effect for who activates it.
        payers: those among them who parley: who can pay not to obey, and share only if they pay.
    """

    count: int
    obey: tuple[tuple[int, int], ...]
    share: tuple[tuple[int, int], ...]
    has_own: bool
    payers: frozenset[int]


def forecast(view: View, seat: int, card: Card) -> Forecast:
    """What it would mean for the others, in turn order, if a seat activated this card.

    A distant player without a hand has nothing to pay with, so obeys and does not share.
    """
    icon = card.featured
    count = view.players[seat].icons[icon]
    demands = any(each.is_demand for each in card.effects)
    shares = any(not each.is_demand for each in card.effects)
    distant = distant_from(view, seat)
    payers = frozenset(other for other in distant if view.players[other].hand)
    obey, share = [], []
    for other in clockwise(view, seat):
        theirs = view.players[other].icons[icon]
        is_partner = other in partners_of(view, seat)
        if theirs >= count and shares and (other in payers or other not in distant):
            share.append((other, theirs))
        elif theirs < count and demands and not is_partner:
            obey.append((other, theirs))
    return Forecast(count, tuple(obey), tuple(share), shares, payers)


def clockwise(view: View, seat: int) -> list[int]:
    """The others still playing, from the left of a seat."""
    count = len(view.players)
    around = [(seat + step) % count for step in range(1, count)]
    return [other for other in around if not view.players[other].out]


def distant_from(view: View, seat: int) -> list[int]:
    """Whom a seat deals with by parley: the others but its neighbors; nobody where nobody parleys."""
    return clockwise(view, seat)[1:-1] if view.parley and not view.players[seat].out else []


def partners_of(view: View, seat: int) -> tuple[int, ...]:
    """The other seats of a team."""
    return tuple(mate for mate, letter in enumerate(view.teams) if letter == view.teams[seat] and mate != seat)


def effect_on(view: View, owner: int, seat: int, card: Card) -> str:
    """What a top card of another player would do to a seat.

    ``hit``, ``share`` or ``none``; by parley also ``hit or pay`` or ``pay to share``.
    """
    seen = forecast(view, owner, card)
    is_payer = seat in seen.payers
    if any(other == seat for other, _ in seen.obey):
        return "hit or pay" if is_payer else "hit"
    if any(other == seat for other, _ in seen.share):
        return "pay to share" if is_payer else "share"
    return "none"


def drawn_value(view: View, seat: int) -> int | None:
    """The value that the draw action of a seat gives; None if it would end the game."""
    highest = max((pile.cards[0].value for pile in view.players[seat].piles), default=0)
    ages = range(max(highest, 1), len(view.decks))
    return next((age for age in ages if view.decks[age]), None)


def change_by_meld(view: View, seat: int, card: Card) -> Counts:
    """By how much each icon count of a seat grows when it melds a card."""
    player = view.players[seat]
    for pile in player.piles:
        if pile.color == card.color:
            covered = pile.cards[0]
            return _difference(card.full + covered.shown[pile.splay], covered.full, len(player.icons))
    return _difference(card.full, packed(()), len(player.icons))


def change_by_splay(view: View, seat: int, color: int, direction: int) -> Counts:
    """By how much each icon count of a seat grows when it splays a color of its own."""
    player = view.players[seat]
    before = after = packed(())
    for pile in player.piles:
        if pile.color == color:
            under = pile.cards[1:]
            before = sum(each.shown[pile.splay] for each in under)
            after = sum(each.shown[direction] for each in under)
    return _difference(after, before, len(player.icons))


def _difference(after: int, before: int, icons: int) -> Counts:
    """What was added, for each of so many icons."""
    changes = [new - old for new, old in zip(unpacked(after), unpacked(before), strict=True)]
    return tuple(changes[:icons])


def claimable_ages(view: View, seat: int) -> list[int]:
    """Ages of the standard achievements a seat has points and a top card for."""
    player = view.players[seat]
    highest = max((pile.cards[0].value for pile in player.piles), default=0)
    reach = min(player.points // 5, highest)
    return sorted({age for age in view.available if age <= reach})


# -- a meld or a splay, carried out in the view -----------------------------------------


@dataclass(frozen=True, slots=True)
class Relation:
    """What a top card does to somebody, before and after a change.

    Attributes:
        owner: on whose board it lies.
        card: the top card.
        seat: to whom.
        before, after: as `effect_on` says; before is empty for a card that lies there only now.
    """

    owner: int
    card: Card
    seat: int
    before: str
    after: str


def melded(view: View, seat: int, card: Card) -> View:
    """The view as it would be if a seat melded a card: its piles, icons and hand."""
    player = view.players[seat]
    old = next((pile for pile in player.piles if pile.color == card.color), None)
    if old is None:
        new = PileView(card.color, UNSPLAYED, (card,), 1, ())
    else:
        count = None if old.count is None else old.count + 1
        covered = old.cards[0].icons_shown(old.splay)
        shown = (covered, *old.covered_icons) if old.splay != UNSPLAYED else ()
        new = PileView(card.color, old.splay, (card, *old.cards), count, shown)
    hand = tuple(face for face in player.hand if face is not card)
    return _with_pile(view, replace(player, hand=hand), new, change_by_meld(view, seat, card))


def splayed(view: View, seat: int, color: int, direction: int) -> View:
    """The view as it would be if a seat splayed a color of its own: its pile and icons."""
    player = view.players[seat]
    old = next(pile for pile in player.piles if pile.color == color)
    shown = tuple(card.icons_shown(direction) for card in old.cards[1:]) if direction != UNSPLAYED else ()
    new = replace(old, splay=direction, covered_icons=shown)
    return _with_pile(view, player, new, change_by_splay(view, seat, color, direction))


def _with_pile(view: View, player: PlayerView, pile: PileView, change: Counts) -> View:
    others = (each for each in player.piles if each.color != pile.color)
    piles = tuple(sorted((*others, pile), key=lambda each: each.color))
    icons = tuple(count + more for count, more in zip(player.icons, change, strict=True))
    after = replace(player, piles=piles, icons=icons)
    players = (*view.players[: player.seat], after, *view.players[player.seat + 1 :])
    return replace(view, players=players)


def changed_relations(before: View, after: View, seat: int) -> tuple[Relation, ...]:
    """What becomes different between a seat and the others, for the cards that lie on top after a change.

    The seat's own top cards come first: for each of the others.  Then those of the others: for the seat.
    """
    others = clockwise(before, seat)
    pairs = [(seat, other) for other in others] + [(other, seat) for other in others]
    found = []
    for owner, who in pairs:
        tops = {pile.cards[0] for pile in before.players[owner].piles}
        for pile in after.players[owner].piles:
            card = pile.cards[0]
            was = effect_on(before, owner, who, card) if card in tops else ""
            now = effect_on(after, owner, who, card)
            if was != now:
                found.append(Relation(owner, card, who, was, now))
    return tuple(found)
