"""What happened, and which seats may know it.

The engine notes each change as a bare tuple, because it makes hundreds of
thousands a second; `Event` gives the places names where somebody reads them.
"""

from typing import Any, Final, NamedTuple

from splay.card import Card
from splay.terms import ACHIEVEMENTS, BOARD, COLOR_NAMES, DECK, HAND, ICON_NAMES, SPLAY_NAMES

NOBODY: Final = -1

# Changes of the position.
DRAW: Final = "draw"
MELD: Final = "meld"
TUCK: Final = "tuck"
SCORE_CARD: Final = "score"
RETURN: Final = "return"
TRANSFER: Final = "transfer"
EXCHANGE: Final = "exchange"
REVEAL: Final = "reveal"
SPLAY: Final = "splay"
UNSPLAY: Final = "unsplay"
ARRANGE: Final = "arrange"
ACHIEVE: Final = "achieve"
CLAIM: Final = "claim"
REMOVE: Final = "remove"
JUNK_CARD: Final = "junk"
JUNK_DECK: Final = "junk deck"
RESTORE: Final = "restore"
# What frames them.
TURN: Final = "turn"
DOGMA: Final = "dogma"
EFFECT: Final = "effect"
SHOW: Final = "show"
BONUS: Final = "bonus"
PARLEY: Final = "parley"
LOSE: Final = "lose"
WITHDRAW: Final = "withdraw"
"""Somebody gives up while another carries out an effect, and leaves after it: then `LOSE` follows."""
WIN: Final = "win"

TO_ACTIVATE: Final = "activate"
TO_SHARE: Final = "share"
TO_BE_SPARED: Final = "be spared"

RESUMED: Final = "resumed"
"""Target of an effect event when an effect goes on after another card was executed."""

RawEvent = tuple[str, int, Any, str, int, str]


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        kind: one of the words above.
        seat: whose turn, card, pile or effect it is; for a move of a card, who
            had it before (or draws it); for what is junked from a deck or from the
            available achievements, who junks it; for win `NOBODY` if the game is drawn.
        what: the card (`Card`); for splay, unsplay and arrange the color (int);
            for claim and restore, and for junk where it is a special achievement, the name;
            for junk deck the cards it held; for effect the `Effect`; for turn its number; for
            show a tuple of cards; for win the reason; for dogma the card and the
            count of its featured icon of every seat; for parley the card returned as the price;
            for lose the cards junked.
        origin: zone a card came from, ``"deck"`` for a chain achievement; for effect ``"demand"`` or
            ``"share"``; for show the zone, or ``"color"`` where only the color of the card is
            shown; for parley what it is paid for: `TO_ACTIVATE`, `TO_SHARE` or `TO_BE_SPARED`; for lose
            the card that says so, or nothing for who gives up.
        to_seat: who has the card now, or `NOBODY`; for effect the seat that
            activated the card; for splay the direction before, an int; for junk deck its age; for parley
            the distant player.
        target: zone a card went to; for splay the new direction, a word; for effect
            `RESUMED` or nothing.
    """

    kind: str
    seat: int
    what: Any
    origin: str
    to_seat: int
    target: str

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know which card this event moved.

        Whatever leaves or enters a board, or the game, is seen by all; a card that goes from
        one hidden zone to another is known to those who own these zones.
        """
        if not isinstance(self.what, Card) or self.kind in _OPEN:
            return True
        if self.kind == PARLEY:
            return seat == self.seat
        if self.kind == ACHIEVE or (self.kind == JUNK_CARD and self.origin in (DECK, ACHIEVEMENTS)):
            return False
        if BOARD in (self.origin, self.target):
            return True
        return seat is not None and seat in (self.seat, self.to_seat)


_OPEN: Final = frozenset((REVEAL, MELD, TUCK, REMOVE))


def event_to_json(event: Event, seat: int | None) -> dict[str, Any]:
    """An event as plain data, as a seat (None: a spectator) may know it.

    A hidden card is given by its value alone.
    """
    kind, who, what, origin, to_seat, target = event
    data: dict[str, Any] = {"kind": kind, "seat": who if who != NOBODY else None}
    if kind in (DOGMA, EFFECT, TURN, WIN, LOSE):
        data.update(_frame_to_json(event))
    elif kind in (SPLAY, UNSPLAY):
        data.update(color=COLOR_NAMES[what], before=SPLAY_NAMES[to_seat], after=target)
    elif kind == ARRANGE:
        data.update(color=COLOR_NAMES[what])
    elif kind == SHOW and origin == "color":
        data.update(color=COLOR_NAMES[what[0].color])
    elif kind == SHOW:
        data.update(cards=[card.name for card in what], zone=origin)
    elif kind == JUNK_DECK:
        data.update(age=to_seat, count=len(what))
    elif isinstance(what, str):
        data.update(achievement=what)
    elif isinstance(what, Card):
        data["value"] = what.value
        if event.known_to(seat):
            data["card"] = what.name
        if kind == PARLEY:
            data["price"] = {"to": origin, "with": to_seat}
            origin, to_seat = HAND, NOBODY
        data.update(origin=origin, to=to_seat if to_seat != NOBODY else None, target=target)
    return data


def _frame_to_json(event: Event) -> dict[str, Any]:
    what = event.what
    if event.kind == DOGMA:
        card, counts = what
        return {"card": card.name, "icon": ICON_NAMES[card.featured], "counts": list(counts)}
    if event.kind == TURN:
        return {"turn": what}
    if event.kind == WIN:
        return {"reason": what, "card": event.origin or None}
    if event.kind == LOSE:
        return {"by_card": event.origin or None, "count": len(what)}
    data = {"card": what.card, "effect": what.number, "demand": what.is_demand, "activated_by": event.to_seat}
    return {**data, "resumed": True} if event.target == RESUMED else data


def full_event_to_json(event: Event) -> dict[str, Any]:
    """An event as plain data with the name of every card, for whoever runs the game."""
    data = event_to_json(event, None)
    if isinstance(event.what, Card):
        data["card"] = event.what.name
    elif event.kind in (SHOW, JUNK_DECK, LOSE):
        data["cards"] = [card.name for card in event.what]
    return data
