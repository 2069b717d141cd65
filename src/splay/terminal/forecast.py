"""What an option will do, as far as a seat can tell before it picks."""

from dataclasses import dataclass

from splay.card import Card, packed, unpacked
from splay.view import View

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
