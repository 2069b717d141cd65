"""Equal deeds in a row: the same player does the same with one card after another, which one line tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.position.card import Card, Face
from splay.position.card_moves import CardMoves, Draw, Event, Exchange, Junk, Remove, Transfer
from splay.position.events import Reveal
from splay.position.terms import ACHIEVEMENTS, HAND
from splay.text import messages as phrases
from splay.text.narration import Cause, Narration, either
from splay.text.voice import Text

MANY_LOST: Final = 4
"""When a player loses at least this many cards at once, one line says from where, and names none."""
_RUNS: Final = (*phrases.MANY, Transfer, Exchange)


@dataclass(frozen=True, slots=True)
class Move:
    """One of the deeds that can be told together.

    Attributes:
        event: what is done with the card.
        draw: the drawing of the card, if it is drawn and used at once.
    """

    event: CardMoves | Reveal
    draw: Draw | None = None

    @property
    def count(self) -> int:
        """How many events it consists of."""
        return 1 if self.draw is None else 2

    @property
    def face(self) -> Face:
        """The card, as either event names it."""
        return self.event.card if self.draw is None else either(self.draw, self.event)

    def likeness(self, cause: Cause) -> object:
        """What equal deeds have in common."""
        event = self.event
        way = (event.zone,) if isinstance(event, Reveal) else (event.to, event.origin, event.target)
        return type(event), self.draw is None, event.seat, way, cause


def deed_of(happened: Sequence[Event]) -> Move | None:
    """The deed that some events begin with; None if it is told alone in any case."""
    event = happened[0]
    if len(happened) > 1:
        pair = _drawn_for(event, happened[1])
        if pair is not None:
            return Move(pair[1], pair[0])
    return Move(event) if isinstance(event, CardMoves) and isinstance(event, _RUNS) else None


def told_of(deeds: Sequence[Move], narration: Narration[Text], cause: Cause, *, lists: bool = True) -> Text:
    """Equal deeds in one sentence; `lists`: whether it lists the cards."""
    first = deeds[0]
    if len(deeds) > 1:
        if first.draw is not None:
            return narration.many_drawn(first.event, [deed.face for deed in deeds], lists=lists)
        moves = [deed.event for deed in deeds if isinstance(deed.event, CardMoves)]
        return narration.many(moves, cause, lists=lists)
    if first.draw is not None:
        return narration.drawn_and_used(first.draw, first.event)
    return narration.sentence(first.event, cause)


def lost_together(happened: Sequence[Event]) -> list[CardMoves]:
    """The leading events in which the same player loses cards from hand, score pile and board."""
    first = happened[0]
    gone: list[CardMoves] = []
    for event in happened:
        if not isinstance(event, (Remove, Junk)) or type(event) is not type(first) or event.origin == ACHIEVEMENTS:
            break
        if event.seat != first.seat:
            break
        gone.append(event)
    return gone


def _drawn_for(draw: Event, use: Event) -> tuple[Draw, CardMoves | Reveal] | None:
    """Both events, if a card is drawn and used at once, as far as the reader can tell; otherwise None."""
    if not isinstance(draw, Draw) or not isinstance(use, (CardMoves, Reveal)) or type(use) not in phrases.DRAWN_AND:
        return None
    origin = use.zone if isinstance(use, Reveal) else use.origin
    if (use.seat, use.card.value, origin) != (draw.seat, draw.card.value, HAND):
        return None
    is_other = isinstance(draw.card, Card) and isinstance(use.card, Card) and draw.card is not use.card
    return None if is_other else (draw, use)
