"""Events that move one card from one zone to another, and what all events have in common."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Self, cast

from splay.position.card import Card, Face
from splay.position.event_log import (
    ACHIEVE,
    CHAIN,
    DRAW,
    EXCHANGE,
    FORESHADOW,
    JUNK_CARD,
    MELD,
    PARLEY,
    REMOVE,
    RETURN,
    SAFEGUARD,
    SCORE_CARD,
    TRANSFER,
    TUCK,
    Note,
)
from splay.position.sight import visible


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    Attributes:
        kind: its name in JSON.
        noted: the kind under which the engine notes it, if that is another word.
    """

    kind: ClassVar[str]
    noted: ClassVar[str] = ""

    @property
    def whose(self) -> int | None:
        """Whose turn, card, pile or effect it is; None only at the end of a game without a winner."""
        raise NotImplementedError

    @classmethod
    def note_kind(cls) -> str:
        """The kind under which the engine notes it."""
        return cls.noted or cls.kind

    def note(self) -> Note:
        """What the engine notes of it: its kind and its fields."""
        return cast(Note, (self.note_kind(), *[getattr(self, field.name) for field in fields(self)]))

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat (None: a spectator) may know it, which the table in `sight` decides."""
        return cast(Self, event_of(visible(self.note(), seat)))

    def cards_shown(self) -> tuple[Card, ...]:
        """The cards whose faces it shows, whether they move or stay where they are."""
        return ()

    def to_json(self) -> dict[str, Any]:
        """The event as plain data; a card seen from behind is given only by its value."""
        return {"kind": self.kind, "seat": self.whose, **self._told()}

    def _told(self) -> dict[str, Any]:
        """What else the event tells, as plain data."""
        return {}

    def full_json(self) -> dict[str, Any]:
        """The same with the name of every card, for the program that runs the game."""
        return self.seen_by(None).to_json()


@dataclass(frozen=True, slots=True)
class PlayerEvent(Event):
    """An event that belongs to a player.

    Attributes:
        seat: whose turn, card, pile or effect it is.
    """

    seat: int

    @property
    def whose(self) -> int:
        """The same seat."""
        return self.seat


# -- a card moves --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardMoves(PlayerEvent):
    """A card goes from one zone to another.

    Attributes:
        seat: who had it before, draws it, or junks it from the decks or the available achievements.
        card: the card.
        origin: the zone it came from.
        to: who has it now; None if no one does.
        target: the zone it went to.
    """

    card: Face
    origin: str
    to: int | None
    target: str

    def cards_shown(self) -> tuple[Card, ...]:
        """The card, if it is named."""
        return (self.card,) if isinstance(self.card, Card) else ()

    def _told(self) -> dict[str, Any]:
        named = {"card": self.card.name} if isinstance(self.card, Card) else {}
        ways = {"origin": self.origin, "to": self.to, "target": self.target}
        return {**self.card.back.to_json(), **named, **self._price(), **ways}

    def _price(self) -> dict[str, Any]:
        """What the card pays for, if it does, as plain data."""
        return {}

    def full_json(self) -> dict[str, Any]:
        """The same with the name of the card."""
        named = {"card": self.card.name} if isinstance(self.card, Card) else {}
        return {**self.seen_by(None).to_json(), **named}


@dataclass(frozen=True, slots=True)
class CardComes(CardMoves):
    """A card comes to a player."""

    @property
    def taker(self) -> int:
        """Who has the card now."""
        assert self.to is not None, "it comes to a player"
        return self.to


@dataclass(frozen=True, slots=True)
class Draw(CardComes):
    """A card is drawn into the hand, perhaps only to be melded, tucked or scored from there at once."""

    kind: ClassVar[str] = DRAW


@dataclass(frozen=True, slots=True)
class Meld(CardComes):
    """A card goes on top of its color."""

    kind: ClassVar[str] = MELD


@dataclass(frozen=True, slots=True)
class Tuck(CardComes):
    """A card goes to the bottom of its color, perhaps from the same pile."""

    kind: ClassVar[str] = TUCK


@dataclass(frozen=True, slots=True)
class Score(CardComes):
    """A card is scored and goes to the score pile."""

    kind: ClassVar[str] = SCORE_CARD


@dataclass(frozen=True, slots=True)
class Return(CardMoves):
    """A card goes to the bottom of the deck of its age."""

    kind: ClassVar[str] = RETURN


@dataclass(frozen=True, slots=True)
class Transfer(CardComes):
    """A card goes to a zone of another player, or to another zone of the same player."""

    kind: ClassVar[str] = TRANSFER


@dataclass(frozen=True, slots=True)
class Exchange(CardComes):
    """A card changes hands in an exchange; the events of all its cards follow each other and count as one move."""

    kind: ClassVar[str] = EXCHANGE


@dataclass(frozen=True, slots=True)
class Remove(CardMoves):
    """A card leaves the game, with everyone watching (editions 1 and 3)."""

    kind: ClassVar[str] = REMOVE


@dataclass(frozen=True, slots=True)
class Junk(CardMoves):
    """A card, or an available standard achievement, goes to the junk pile (edition 4)."""

    kind: ClassVar[str] = JUNK_CARD


@dataclass(frozen=True, slots=True)
class Achieve(CardComes):
    """A standard achievement is claimed; no one sees its face."""

    kind: ClassVar[str] = ACHIEVE


@dataclass(frozen=True, slots=True)
class Chain(Achieve):
    """An 11 is drawn and achieved at once, unseen: a chain achievement (edition 4)."""

    noted: ClassVar[str] = CHAIN


@dataclass(frozen=True, slots=True)
class Safeguard(CardComes):
    """A card goes into a safe, face down for everyone (The Unseen)."""

    kind: ClassVar[str] = SAFEGUARD


@dataclass(frozen=True, slots=True)
class Foreshadow(CardComes):
    """A card goes into a forecast, face down for the others (Echoes of the Past)."""

    kind: ClassVar[str] = FORESHADOW


@dataclass(frozen=True, slots=True)
class PayForParley(CardMoves):
    """A card from the hand is returned as the price of parley (edition 4).

    Attributes:
        purpose: ``"activate"``, ``"share"`` or ``"be spared"``.
        distant: the distant seat it concerns.
    """

    kind: ClassVar[str] = PARLEY
    purpose: str
    distant: int

    def _price(self) -> dict[str, Any]:
        return {"price": {"to": self.purpose, "with": self.distant}}


CLASSES: Final[dict[str, type[Event]]] = {
    made.note_kind(): made
    for made in (
        *(Draw, Meld, Tuck, Score, Return, Transfer, Exchange, Remove, Junk, Achieve, Chain, PayForParley),
        *(Safeguard, Foreshadow),
    )
}
"""The class of each kind of event, by the word under which it is noted; `events` adds the others."""


def event_of(note: Note) -> Event:
    """The event that the engine has noted, or what a seat may know of it, see `sight.visible`."""
    return CLASSES[note[0]](*note[1:])
