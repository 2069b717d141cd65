"""Where everything lies in the picture of a table, and who is where."""

from typing import Final, NamedTuple

from splay.position.actions import action_of
from splay.position.decision import ACTION, CARD, OPENING
from splay.views.view import PlayerView, View

WIDTH: Final = 1280
HEIGHT: Final = 800
GAP: Final = 6
_SUPPLY: Final = 58
_CARDS: Final = 88


class Area(NamedTuple):
    """A part of the picture, in points."""

    x: int
    y: int
    width: int
    height: int


class Zones(NamedTuple):
    """The parts of the picture, from the top."""

    supply: Area
    others: Area
    question: Area
    own: Area
    cards: Area


def zones_for(players: int) -> Zones:
    """The parts for so many players; the question has what the others leave."""
    across = WIDTH - 2 * GAP
    top = _SUPPLY + GAP
    others, board = (206, 254) if players == 2 else (256, 212)
    cards = HEIGHT - GAP - _CARDS
    own = cards - GAP - board
    question = top + others + GAP
    return Zones(
        Area(0, 0, WIDTH, _SUPPLY),
        Area(GAP, top, across, others),
        Area(GAP, question, across, own - GAP - question),
        Area(GAP, own, across, board),
        Area(GAP, cards, across, _CARDS),
    )


def looker(seen: View) -> PlayerView:
    """The player at the lower edge: who looks, or for a spectator the first."""
    return seen.players[seen.seat or 0]


def others(seen: View) -> list[PlayerView]:
    """The other players, from the next to the left on."""
    count, first = len(seen.players), looker(seen).seat
    return [seen.players[(first + step) % count] for step in range(1, count)]


def offered_cards(seen: View) -> tuple[frozenset[str], frozenset[str]]:
    """The names of the cards that can be picked: on boards, and in the hand or the score pile."""
    ask = seen.asked
    if ask is None or ask.options is None:
        return frozenset(), frozenset()
    if ask.kind == ACTION:
        actions = [action_of(option) for option in ask.options]
        melded = frozenset(each.card for each in actions if each.kind == "meld")
        return frozenset(each.card for each in actions if each.card) - melded, melded
    if ask.kind in (CARD, OPENING):
        return frozenset(ask.options), frozenset(ask.options)
    return frozenset(), frozenset()
