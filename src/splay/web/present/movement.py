"""Which card a step is about: where it came from, so that a page can let it glide there, or that it is activated.

Faces are called by their card, backs by where they lie: the name of a back tells nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.events import BONUS, DOGMA, EFFECT, TURN, WITHDRAW
from splay.terms import ACHIEVEMENTS, BOARD, DECK, HAND, SCORE
from splay.web.present.cards import slug

Told = Mapping[str, Any]
"""An event as `events.event_to_json` gives it to a seat."""


def spot(seat: int, zone: str, value: int, at: int) -> str:
    """The name of a back: whose, where, its value, which of its like."""
    return f"back-{seat}-{zone}-{value}-{at}"


@dataclass(frozen=True, slots=True)
class Moved:
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


def moved(event: Told | None) -> Moved:
    """What the last event moved or activated; an empty one where it did nothing of that."""
    if event is not None and event["kind"] == DOGMA:
        return Moved(event["seat"], BOARD, card=slug(event["card"]))
    if event is None or "value" not in event:
        return Moved()
    card = slug(event["card"]) if "card" in event else ""
    return Moved(event["to"], event["target"], event["value"], card, _source(event, card))


def last_moved(events: Sequence[Told]) -> Moved:
    """What was moved or activated last, whatever has only been announced since."""
    return moved(next((event for event in reversed(events) if event["kind"] not in _FRAMES), None))


_FRAMES: Final = frozenset((TURN, EFFECT, BONUS, WITHDRAW))


def _source(event: Told, card: str) -> str:
    """The last of the backs that the card may have been, or its face."""
    origin, value = event["origin"], event["value"]
    if origin == DECK:
        return f"#deck-{value} .back"
    if origin == ACHIEVEMENTS:
        return f"#deck-{value} .token"
    if origin in (HAND, SCORE):
        back = f'[data-spot^="back-{event["seat"]}-{origin}-{value}-"]'
        return f'[data-card="{card}"],{back}' if card else back
    return f'[data-card="{card}"]'
