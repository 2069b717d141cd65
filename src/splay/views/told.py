"""What the engine notes, as a seat may know it: bare tuples, because views of effects in progress hold dozens.

The same as `Event.seen_by` says of the events made from them.
"""

from operator import attrgetter
from typing import Any, Final

from splay.position.card import Back, Card
from splay.position.event_log import (
    ACHIEVE,
    ARRANGE,
    CARD_MOVES,
    JUNK_CARD,
    JUNK_DECK,
    LOSE,
    PARLEY,
    REMOVE,
    SHOW,
    RawEvent,
)
from splay.position.terms import ACHIEVEMENTS, BOARD

BACKS: Final = tuple([Back(value) for value in range(16)])
"""The only backs there are, by value; index 0 is unused."""

_PARTLY_TOLD: Final = frozenset((ARRANGE, JUNK_DECK, LOSE, SHOW))
_BY_NAME: Final = attrgetter("age", "name")


def told(raw: RawEvent, seat: int | None) -> RawEvent:
    """What the engine noted, as this seat (None: a spectator) may know it."""
    kind, owner, what, origin, to, target = raw
    if kind in CARD_MOVES and type(what) is Card:
        if _is_named(raw, seat):
            return raw
        return (kind, owner, BACKS[what.age], origin, to, target)
    if kind in _PARTLY_TOLD:
        return (kind, owner, _part(raw, seat), origin, to, target)
    return raw


def _is_named(raw: RawEvent, seat: int | None) -> bool:
    """Whether a seat may know the card that moves."""
    kind, owner, _, origin, to, target = raw
    if kind == ACHIEVE or (kind == JUNK_CARD and origin == ACHIEVEMENTS):
        return False
    if kind == PARLEY:
        return seat == owner
    return kind == REMOVE or seat in (owner, to) or BOARD in (origin, target)


def _part(raw: RawEvent, seat: int | None) -> Any:
    """What a seat may know of cards that do not move one by one: their names, their backs or their color."""
    kind, owner, cards, origin, _, _ = raw
    if kind in (JUNK_DECK, LOSE):
        return tuple([BACKS[age] for age in sorted([card.age for card in cards])])
    if kind == ARRANGE or origin == "color":
        return cards if seat == owner else cards[0].color
    return tuple(sorted(cards, key=_BY_NAME))
