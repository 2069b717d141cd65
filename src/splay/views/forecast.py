"""What an option will do, as far as a seat can tell before picking, just by counting in a view."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from splay.position.card import Card, Effect, unpacked
from splay.position.picklable import Picklable
from splay.position.state import Player
from splay.position.terms import UNSPLAYED
from splay.rules.drawing import drawn_age
from splay.rules.parts import lay, put_on_top
from splay.rules.plan import affected, effects_in
from splay.rules.turn_actions import claimable_age
from splay.views.view import PlayerView, View, pile_view

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forecast(Picklable):
    """Who would obey and who would share if a card were activated now.

    Attributes:
        count: featured icons of the player who activates it.
        obey: seats with fewer, with their counts; empty if the card demands nothing.
        share: seats with as many or more, with their counts; empty if it only demands.
        has_own: whether it has an effect for the player who activates it.
        payers: those among them who can parley: pay to avoid obeying, or to share at all.
    """

    count: int
    obey: tuple[tuple[int, int], ...]
    share: tuple[tuple[int, int], ...]
    has_own: bool
    payers: frozenset[int]


def forecast(view: View, seat: int, card: Card) -> Forecast:
    """How the others would be affected, in turn order, if a seat activated this card.

    A distant player with an empty hand has nothing to pay with, so obeys and does not share.
    """
    counts = [player.icons[card.featured] for player in view.players]
    effects = _effects(view, seat, card)
    demands = any(each.is_demand for each in effects)
    shares = any(not each.is_demand for each in effects)
    distant = distant_from(view, seat)
    payers = frozenset(other for other in distant if view.players[other].hand)
    around = clockwise(view, seat)
    partners = partners_of(view, seat)
    sharers, victims = affected(around, counts, seat, [other for other in around if other not in partners])
    obey = [(other, counts[other]) for other in victims if demands]
    share = [(other, counts[other]) for other in sharers if shares and (other in payers or other not in distant)]
    return Forecast(counts[seat], tuple(obey), tuple(share), shares, payers)


def _effects(view: View, seat: int, card: Card) -> tuple[Effect, ...]:
    """The effects that the activation of a top card of a seat carries out."""
    for pile in view.players[seat].piles if view.rules.has_echoes else ():
        if pile.cards[0] is card:
            return effects_in(pile.cards, pile.splay, card)
    return effects_in((card,), UNSPLAYED, card)


def clockwise(view: View, seat: int) -> list[int]:
    """The others still playing, starting to the left of a seat."""
    count = len(view.players)
    around = [(seat + step) % count for step in range(1, count)]
    return [other for other in around if not view.players[other].out]


def distant_from(view: View, seat: int) -> list[int]:
    """The distant players of a seat: all but its neighbors; empty in games without parley."""
    return clockwise(view, seat)[1:-1] if view.parley and not view.players[seat].out else []


def partners_of(view: View, seat: int) -> tuple[int, ...]:
    """The other seats of a team."""
    if not view.teams:
        return ()
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
    age = drawn_age(view.decks, view.players[seat].highest_top, view.rules.last_age)
    return age if age <= view.rules.last_age else None


def _board(seen: PlayerView) -> Player:
    """A player's board as far as it is visible, so that the rules can move cards on it."""
    player = Player.without_cards(seen.seat)
    for pile in seen.piles:
        lay(player, pile.color, pile.cards, pile.splay)
    return player


def change_by_meld(view: View, seat: int, card: Card) -> Counts:
    """How much each icon count of a seat grows when it melds a card."""
    return _change(view.players[seat], lambda player: put_on_top(player, card))


def change_by_splay(view: View, seat: int, color: int, direction: int) -> Counts:
    """How much each icon count of a seat grows when it splays one of its colors."""
    return _change(view.players[seat], lambda player: lay(player, color, player.piles[color], direction))


def _change(seen: PlayerView, move: Callable[[Player], None]) -> Counts:
    """How much each icon count grows when this is done on a board."""
    player = _board(seen)
    before = player.icons
    move(player)
    return _difference(player.icons, before, len(seen.icons))


def _difference(after: int, before: int, icons: int) -> Counts:
    """What was added, for each of this many icons."""
    changes = [new - old for new, old in zip(unpacked(after), unpacked(before), strict=True)]
    return tuple(changes[:icons])


def claimable_ages(view: View, seat: int) -> list[int]:
    """Ages of the standard achievements for which a seat has the points and a top card."""
    player = view.players[seat]
    reach = claimable_age(player.points, player.highest_top)
    return sorted({age for age in view.available if age <= reach})


# -- a meld or a splay, carried out in the view -----------------------------------------


@dataclass(frozen=True, slots=True)
class Relation(Picklable):
    """What a top card does to a player, before and after a change.

    Attributes:
        owner: whose board it is on.
        card: the top card.
        seat: to whom.
        before, after: as from `effect_on`; before is empty for a card that was not there before.
    """

    owner: int
    card: Card
    seat: int
    before: str
    after: str


def melded(view: View, seat: int, card: Card) -> View:
    """The view as it would be if the viewing seat melded a card: its piles, icons and hand."""
    player = _board(view.players[seat])
    put_on_top(player, card)
    hand = tuple(face for face in view.players[seat].hand if face is not card)
    return _with_board(view, player, replace(view.players[seat], hand=hand))


def splayed(view: View, seat: int, color: int, direction: int) -> View:
    """The view as it would be if the viewing seat splayed one of its colors: its pile and icons."""
    player = _board(view.players[seat])
    lay(player, color, player.piles[color], direction)
    return _with_board(view, player, view.players[seat])


def _with_board(view: View, player: Player, seen: PlayerView) -> View:
    """The view with this board for the viewing seat, which sees all of it."""
    piles = tuple(pile_view(player, color, secret=False) for color, pile in enumerate(player.piles) if pile)
    after = replace(seen, piles=piles, icons=unpacked(player.icons)[: len(seen.icons)])
    return replace(view, players=(*view.players[: seen.seat], after, *view.players[seen.seat + 1 :]))


def changed_relations(before: View, after: View, seat: int) -> tuple[Relation, ...]:
    """How relations between a seat and the others change, for the cards on top after a change.

    The seat's own top cards come first, for each of the others; then the others' top cards, for the seat.
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
