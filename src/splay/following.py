"""What a seat sees after one more event: a pick shown card by card.

A pick may cause many events, and the engine shows the view before the first and after the
last.  `follow` makes those between, from nothing but what the seat was told, so that a page can
move one card at a time and look back at any moment of a game.

Followed are the zones of every player (hand, score pile, board, achievements), what is counted of
them (points, icons), who leaves and who has left; the decks, what is available, the box and the junk
pile.  Whose turn it is, what is asked, the cards tucked and scored this turn, the outcome and what is
known of first cards stay as they were: `frames` takes them from the view after the pick.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from splay.card import Card, unpacked
from splay.cards.library import card_set
from splay.errors import SplayError
from splay.events import ARRANGE, CLAIM, JUNK_DECK, LOSE, RESTORE, REVEAL, SPLAY, TUCK, UNSPLAY, WIN, WITHDRAW
from splay.terms import (
    ACHIEVEMENTS,
    BOARD,
    BOX,
    COLOR_NAMES,
    DECK,
    HAND,
    JUNK,
    SCORE,
    SPECIAL_NAMES,
    SPLAY_NAMES,
    UNSPLAYED,
)
from splay.view import Back, Face, PileView, PlayerView, View

Thing = TypeVar("Thing")
Told = Mapping[str, Any]
"""An event as `events.event_to_json` gives it to a seat."""

_ZONES: Final = ("decks", "available", "specials", "box", "junk", "junked")
_OF_PLAYERS: Final = (
    *("hand", "score", "piles", "achievements", "specials"),
    *("points", "icons", "leaving", "out"),
)


class CannotFollow(SplayError):
    """An event that does not fit a view, or happened to cards that the table hides."""


def follow(seen: View, event: Told, after: View | None = None) -> View:
    """The view of the same seat after one more event; the very same where nothing changes.

    Args:
        seen: what the seat saw before.
        event: what it was told, by `events.event_to_json`.
        after: a later view, from which the new order of a pile is taken that somebody has put in
            order: events do not tell it.  Without it the pile keeps its order.

    Raises:
        CannotFollow: the event does not fit the view, or happened to cards that the table hides.
    """
    if "achievement" in event:
        return _special_moved(seen, event)
    if "value" in event:
        return seen if event["kind"] == REVEAL else _moved(seen, event)
    if event["kind"] == ARRANGE:
        return seen if after is None else _arranged(seen, event, after)
    step = _STEPS.get(event["kind"])
    return seen if step is None else step(seen, event)


def frames(before: View, events: Sequence[Told], after: View) -> list[View]:
    """What the seat sees after each of these events, which led from one view to the other.

    The last is `after` itself.  Where the way there cannot be followed, as at tables that hide
    covered cards, `before` stands until then.
    """
    if not events:
        return []
    shown = [before]
    try:
        for event in events:
            shown.append(follow(shown[-1], event, after))
    except CannotFollow:
        return [before] * (len(events) - 1) + [after]
    if not is_alike(shown[-1], after):
        return [before] * (len(events) - 1) + [after]
    return [*shown[1:-1], after]


def is_alike(one: View, other: View) -> bool:
    """Whether two views of a seat are the same in all that `follow` follows."""
    return all(getattr(one, name) == getattr(other, name) for name in _ZONES) and all(
        mine is theirs or all(getattr(mine, name) == getattr(theirs, name) for name in _OF_PLAYERS)
        for mine, theirs in zip(one.players, other.players, strict=True)
    )


# -- one card ---------------------------------------------------------------------


def _moved(seen: View, event: Told) -> View:
    """A card goes from one zone to another."""
    value, origin, target = event["value"], event["origin"], event["target"]
    name = event.get("card")
    card = card_set(seen.edition).by_name[name] if name is not None else None
    changes: dict[str, Any] = {}
    players = seen.players
    if origin == target == BOARD and event["kind"] == TUCK:
        return _with_player(seen, _slipped_under(players[event["seat"]], _named(card)))
    if origin == DECK:
        changes["decks"] = _counted(seen.decks, value, -1)
    elif origin == ACHIEVEMENTS:
        changes["available"] = _without(seen.available, value)
    else:
        owner = players[event["seat"]]
        players = _swapped(players, _taken(owner, origin, card, value, owner.seat == seen.seat))
    if target == DECK:
        changes["decks"] = _counted(seen.decks, value, 1)
    elif target == JUNK:
        changes["junk"] = _sorted((*seen.junk, value))
    elif target == BOX:
        changes["box"] = (*seen.box, _named(card))
    else:
        owner = players[event["to"]]
        beneath = event["kind"] == TUCK
        players = _swapped(players, _given(owner, target, card, value, owner.seat == seen.seat, beneath))
    return replace(seen, players=players, **changes)


def _taken(owner: PlayerView, zone: str, card: Card | None, value: int, is_mine: bool) -> PlayerView:
    if zone == BOARD:
        return _lifted(owner, _named(card))
    face: Face = _named(card) if is_mine else Back(value)
    if zone == HAND:
        return replace(owner, hand=_without(owner.hand, face))
    return replace(owner, score=_without(owner.score, face), points=owner.points - value)


def _given(owner: PlayerView, zone: str, card: Card | None, value: int, is_mine: bool, beneath: bool) -> PlayerView:
    if zone == HAND:
        return replace(owner, hand=_joined(owner.hand, card, value, is_mine))
    if zone == SCORE:
        return replace(owner, score=_joined(owner.score, card, value, is_mine), points=owner.points + value)
    if zone == ACHIEVEMENTS:
        return replace(owner, achievements=_sorted((*owner.achievements, value)))
    return _slipped_under(owner, _named(card)) if beneath else _covered(owner, _named(card))


def _joined(faces: tuple[Face, ...], card: Card | None, value: int, is_mine: bool) -> tuple[Face, ...]:
    """A hand or score pile with one card more: in order of arrival, or backs by value."""
    if is_mine:
        return (*faces, _named(card))
    at = len(faces)
    while at and faces[at - 1].value > value:
        at -= 1
    return (*faces[:at], Back(value), *faces[at:])


def _named(card: Card | None) -> Card:
    if card is None:
        raise CannotFollow("an event does not name the card that it shows")
    return card


# -- boards -----------------------------------------------------------------------


def _lifted(owner: PlayerView, card: Card) -> PlayerView:
    """The board without this card."""
    pile, splay = _open_pile(owner, card.color)
    pile = _without(pile, card)
    return _laid(owner, card.color, pile, splay if len(pile) > 1 else UNSPLAYED)


def _covered(owner: PlayerView, card: Card) -> PlayerView:
    """The board with this card on top of its color."""
    pile, splay = _open_pile(owner, card.color)
    return _laid(owner, card.color, (card, *pile), splay)


def _slipped_under(owner: PlayerView, card: Card) -> PlayerView:
    """The board with this card at the bottom of its color, where it may have lain higher up."""
    pile, splay = _open_pile(owner, card.color)
    return _laid(owner, card.color, (*(other for other in pile if other is not card), card), splay)


def _splayed(seen: View, event: Told) -> View:
    color = COLOR_NAMES.index(event["color"])
    owner = seen.players[event["seat"]]
    pile, _ = _open_pile(owner, color)
    return _with_player(seen, _laid(owner, color, pile, SPLAY_NAMES.index(event["after"])))


def _deck_junked(seen: View, event: Told) -> View:
    age, count = event["age"], event["count"]
    return replace(seen, decks=_counted(seen.decks, age, -count), junk=_sorted(seen.junk + (age,) * count))


def _arranged(seen: View, event: Told, after: View) -> View:
    """A pile in the order in which its cards lie later on."""
    color = COLOR_NAMES.index(event["color"])
    owner = seen.players[event["seat"]]
    pile, splay = _open_pile(owner, color)
    later, _ = _open_pile(after.players[owner.seat], color)
    order = tuple([card for card in later if card in pile])
    if len(order) < len(pile):
        raise CannotFollow("a card has left the pile since it was put in order")
    return _with_player(seen, _laid(owner, color, order, splay))


def _open_pile(owner: PlayerView, color: int) -> tuple[tuple[Card, ...], int]:
    """The cards of a color and its splay, of a board that must be seen whole: its icons are counted."""
    found: tuple[Card, ...] = ()
    splay = UNSPLAYED
    for pile in owner.piles:
        if pile.count != len(pile.cards):
            raise CannotFollow(f"the covered cards of {owner.name} are hidden")
        if pile.color == color:
            found, splay = pile.cards, pile.splay
    return found, splay


def _laid(owner: PlayerView, color: int, cards: tuple[Card, ...], splay: int) -> PlayerView:
    """The board with these cards as the pile of a color."""
    piles = [pile for pile in owner.piles if pile.color < color]
    if cards:
        shown = tuple([card.icons_shown(splay) for card in cards[1:]]) if splay != UNSPLAYED else ()
        piles.append(PileView(color, splay, cards, len(cards), shown))
    piles += [pile for pile in owner.piles if pile.color > color]
    icons = 0
    for pile in piles:
        icons += pile.cards[0].full
        if pile.splay != UNSPLAYED:
            for card in pile.cards[1:]:
                icons += card.shown[pile.splay]
    return replace(owner, piles=tuple(piles), icons=unpacked(icons)[: len(owner.icons)])


# -- achievements and departures -----------------------------------------------------


def _special_moved(seen: View, event: Told) -> View:
    """A special achievement is claimed, junked, or made available again."""
    name = event["achievement"]
    if event["kind"] == RESTORE:
        back = tuple([special for special in SPECIAL_NAMES if special == name or special in seen.specials])
        return replace(seen, specials=back, junked=_without(seen.junked, name))
    left = _without(seen.specials, name)
    if event["kind"] == CLAIM:
        owner = seen.players[event["seat"]]
        owner = replace(owner, specials=(*owner.specials, name))
        return replace(seen, specials=left, players=_swapped(seen.players, owner))
    return replace(seen, specials=left, junked=(*seen.junked, name))


def _leaving(seen: View, event: Told) -> View:
    return _with_player(seen, replace(seen.players[event["seat"]], leaving=True))


def _over(seen: View, _: Told) -> View:
    """Nobody is about to leave a game that has ended."""
    if not any(player.leaving for player in seen.players):
        return seen
    return replace(seen, players=tuple([replace(player, leaving=False) for player in seen.players]))


def _left(seen: View, event: Told) -> View:
    """A player has lost, or given up: all cards are junked."""
    gone = seen.players[event["seat"]]
    values = [face.value for face in gone.hand + gone.score]
    for color in range(len(COLOR_NAMES)):
        values += [card.value for card in _open_pile(gone, color)[0]]
    bare = replace(gone, hand=(), score=(), piles=(), achievements=(), specials=(), points=0, leaving=False, out=True)
    bare = replace(bare, icons=(0,) * len(gone.icons))
    return replace(
        seen,
        players=_swapped(seen.players, bare),
        junk=_sorted((*seen.junk, *values, *gone.achievements)),
        junked=seen.junked + gone.specials,
    )


# -- tuples -------------------------------------------------------------------------


def _with_player(seen: View, player: PlayerView) -> View:
    return replace(seen, players=_swapped(seen.players, player))


def _swapped(players: tuple[PlayerView, ...], player: PlayerView) -> tuple[PlayerView, ...]:
    return (*players[: player.seat], player, *players[player.seat + 1 :])


def _counted(decks: tuple[int, ...], age: int, change: int) -> tuple[int, ...]:
    return (*decks[:age], decks[age] + change, *decks[age + 1 :])


def _sorted(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(values))


def _without(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """All but the first that equals this one."""
    if thing not in things:
        raise CannotFollow(f"{thing!r} is not where an event says it was")
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


_STEPS: Final[Mapping[str, Callable[[View, Told], View]]] = {
    SPLAY: _splayed,
    UNSPLAY: _splayed,
    JUNK_DECK: _deck_junked,
    WITHDRAW: _leaving,
    LOSE: _left,
    WIN: _over,
}
"""What events that tell of no card do to a view; those that change nothing visible are not here."""
