"""What an option will do, as far as a seat can tell before it picks."""

from dataclasses import dataclass

from splay.card import Card, packed, unpacked
from splay.view import View

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """Who would obey and who would share if a top card were activated now.

    Attributes:
        count: featured icons of its owner.
        obey: seats with fewer, with their counts; empty if the card demands nothing.
        share: seats with as many or more, with their counts; empty if it only demands.
        has_own: whether it has an effect for its owner.
    """

    count: int
    obey: tuple[tuple[int, int], ...]
    share: tuple[tuple[int, int], ...]
    has_own: bool


def forecast(view: View, seat: int, card: Card) -> Forecast:
    """What activating this top card of a seat would mean for the others, in turn order."""
    icon = card.featured
    count = view.players[seat].icons[icon]
    demands = any(each.is_demand for each in card.effects)
    shares = any(not each.is_demand for each in card.effects)
    obey, share = [], []
    for step in range(1, len(view.players)):
        other = (seat + step) % len(view.players)
        theirs = view.players[other].icons[icon]
        is_partner = other in partners_of(view, seat)
        if view.players[other].out:
            continue
        if theirs >= count and shares:
            share.append((other, theirs))
        elif theirs < count and demands and not is_partner:
            obey.append((other, theirs))
    return Forecast(count, tuple(obey), tuple(share), shares)


def partners_of(view: View, seat: int) -> tuple[int, ...]:
    """The other seats of a team."""
    return tuple(mate for mate, letter in enumerate(view.teams) if letter == view.teams[seat] and mate != seat)


def effect_on(view: View, owner: int, seat: int, card: Card) -> str:
    """What a top card of another player would do to a seat: ``hit``, ``share`` or ``none``."""
    seen = forecast(view, owner, card)
    if any(other == seat for other, _ in seen.obey):
        return "hit"
    return "share" if any(other == seat for other, _ in seen.share) else "none"


def drawn_value(view: View, seat: int) -> int | None:
    """The value that the draw action of a seat gives; None if it would end the game."""
    highest = max((pile.cards[0].value for pile in view.players[seat].piles), default=0)
    ages = range(max(highest, 1), len(view.decks))
    return next((age for age in ages if view.decks[age]), None)


def change_by_meld(view: View, seat: int, card: Card) -> Counts:
    """By how much each icon count of a seat grows when it melds a card."""
    for pile in view.players[seat].piles:
        if pile.color == card.color:
            covered = pile.cards[0]
            return _difference(card.full + covered.shown[pile.splay], covered.full)
    return unpacked(card.full)


def change_by_splay(view: View, seat: int, color: int, direction: int) -> Counts:
    """By how much each icon count of a seat grows when it splays a color of its own."""
    for pile in view.players[seat].piles:
        if pile.color == color:
            under = pile.cards[1:]
            return _difference(
                sum(each.shown[direction] for each in under), sum(each.shown[pile.splay] for each in under)
            )
    return unpacked(packed(()))


def _difference(after: int, before: int) -> Counts:
    return tuple(new - old for new, old in zip(unpacked(after), unpacked(before), strict=True))


def claimable_ages(view: View, seat: int) -> list[int]:
    """Ages of the standard achievements a seat has points and a top card for."""
    player = view.players[seat]
    highest = max((pile.cards[0].value for pile in player.piles), default=0)
    reach = min(player.points // 5, highest)
    return sorted({age for age in view.available if age <= reach})
