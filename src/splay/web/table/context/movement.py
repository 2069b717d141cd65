"""Which card a step is about: where it came from, so that a page can let it glide there, or that it is activated.

Faces are called by their card, backs by where they lie: the name of a back tells nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from splay.position.card import Card, Face
from splay.position.card_moves import CardMoves, Event
from splay.position.events import STILL, DogmaBegins, Reveal
from splay.position.terms import ACHIEVEMENTS, BOARD, DECK, HAND, SCORE
from splay.web.html.cards import slug


def spot(seat: int, zone: str, value: int, at: int) -> str:
    """The name of a back: whose, where, its value, which of its like."""
    return f"back-{seat}-{zone}-{value}-{at}"


@dataclass(frozen=True, slots=True)
class LastMove:
    """The card that has moved last, or is activated where it lies.

    Attributes:
        seat, zone, value: where it is now: whose, which zone; seat None: nobody's.
        card: its `CardFace.id`, where its face may be seen now or could be seen before.
        source: a CSS selector for where it was in the step before; empty where it has not moved.
    """

    seat: int | None = None
    zone: str = ""
    value: int = 0
    card: str = ""
    source: str = ""

    def is_at(self, seat: int, zone: str, value: int) -> bool:
        """Whether it lies there, seen from behind."""
        return (self.seat, self.zone, self.value) == (seat, zone, value)

    def is_card(self, card: str) -> bool:
        """Whether it is this card, lying open or in the own hand."""
        return card == self.card and self.zone in (HAND, BOARD, SCORE)


def moved(event: Event | None) -> LastMove:
    """What the last event moved or activated; an empty one where it did nothing of that."""
    match event:
        case DogmaBegins():
            return LastMove(event.seat, BOARD, card=slug(event.card.name))
        case Reveal():
            card = slug(event.card.name)
            return LastMove(event.seat, event.zone, event.card.value, card, _source(event.seat, event.zone, event.card))
        case CardMoves(card=face):
            card = slug(face.name) if isinstance(face, Card) else ""
            return LastMove(event.to, event.target, face.value, card, _source(event.seat, event.origin, face))
    return LastMove()


def last_moved(events: Iterable[Event]) -> LastMove:
    """What was moved or activated last, whatever has only been announced since.

    Args:
        events: what happened, the latest first.
    """
    return moved(next((event for event in events if not isinstance(event, STILL)), None))


def _source(seat: int, origin: str, face: Face) -> str:
    """The last of the backs that the card may have been, or its face."""
    if origin == DECK:
        return f"#deck-{face.value} .back"
    if origin == ACHIEVEMENTS:
        return f"#deck-{face.value} .token"
    lies = f'[data-card="{slug(face.name)}"]' if isinstance(face, Card) else ""
    if origin in (HAND, SCORE):
        back = f'[data-spot^="back-{seat}-{origin}-{face.value}-"]'
        return f"{lies},{back}" if lies else back
    return lies
