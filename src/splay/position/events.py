"""What happened: one class for each kind of event, but for those of a card that moves (`card_moves`).

The engine notes bare tuples (`event_log`); `card_moves.event_of` turns one into an event when it is read.  Which seats
may know what of it is said in `sight`.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from splay.position.card import BACKS, Card, Effect, Face
from splay.position.card_moves import CLASSES, Event, PlayerEvent
from splay.position.event_log import (
    ARRANGE,
    BONUS,
    CLAIM,
    DOGMA,
    EFFECT,
    ENDORSE,
    JUNK_CARD,
    JUNK_DECK,
    JUNK_SPECIAL,
    LOOK,
    LOSE,
    RESTORE,
    REVEAL,
    SHOW,
    SHOW_COLOR,
    SPLAY,
    TURN,
    UNSPLAY,
    WIN,
    WITHDRAW,
)
from splay.position.sets import value_of
from splay.position.sight import EVENTS
from splay.position.terms import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES

# -- cards are shown -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reveal(PlayerEvent):
    """A card is shown to all; it stays in its zone."""

    kind: ClassVar[str] = REVEAL
    card: Card
    zone: str

    def cards_shown(self) -> tuple[Card, ...]:
        """The card."""
        return (self.card,)

    def _told(self) -> dict[str, Any]:
        card = {**self.card.back.to_json(), "card": self.card.name}
        return {**card, "origin": self.zone, "to": self.seat, "target": self.zone}


@dataclass(frozen=True, slots=True)
class Show(PlayerEvent):
    """Cards of a zone are shown to all, as proof that an effect was obeyed."""

    kind: ClassVar[str] = SHOW
    cards: tuple[Card, ...]
    zone: str

    def cards_shown(self) -> tuple[Card, ...]:
        """The cards."""
        return self.cards

    def _told(self) -> dict[str, Any]:
        names = [card.name for card in self.cards]
        return {"cards": names, "zone": self.zone}

    def full_json(self) -> dict[str, Any]:
        """The same in the order in which the player holds the cards."""
        return self.to_json()


@dataclass(frozen=True, slots=True)
class LookOver(PlayerEvent):
    """Another player, who decides for the owner, sees cards of a zone (The Unseen).

    Attributes:
        cards: the cards; for third players their backs.
        zone: their zone.
        to: who looks at them.
    """

    kind: ClassVar[str] = LOOK
    cards: tuple[Face, ...]
    zone: str
    to: int

    def faces(self) -> tuple[Card, ...]:
        """The cards, for those who know them."""
        return tuple([card for card in self.cards if isinstance(card, Card)])

    def cards_shown(self) -> tuple[Card, ...]:
        """The cards, for those who know them."""
        return self.faces()

    def _told(self) -> dict[str, Any]:
        named = {"cards": _names(self.cards)} if self.faces() else {"count": len(self.cards)}
        return {**named, "zone": self.zone, "to": self.to}


@dataclass(frozen=True, slots=True)
class ShowColor(PlayerEvent):
    """Only the color of a card is shown; for the others, who do not even learn its value, the card is None."""

    kind: ClassVar[str] = SHOW
    noted: ClassVar[str] = SHOW_COLOR
    color: int
    card: Card | None

    def cards_shown(self) -> tuple[Card, ...]:
        """The card, for those who know it."""
        return (self.card,) if self.card else ()

    def _told(self) -> dict[str, Any]:
        return {"color": COLOR_NAMES[self.color]}

    def full_json(self) -> dict[str, Any]:
        """The same with the name of the card."""
        return {**self.to_json(), "cards": [self.card.name] if self.card else []}


# -- piles ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Splay(PlayerEvent):
    """A pile is splayed, or splayed in another direction.

    Attributes:
        color: of the pile.
        before, after: directions, see `terms.SPLAY_NAMES`.
    """

    kind: ClassVar[str] = SPLAY
    color: int
    before: int
    after: int

    def _told(self) -> dict[str, Any]:
        ways = {"before": SPLAY_NAMES[self.before], "after": SPLAY_NAMES[self.after]}
        return {"color": COLOR_NAMES[self.color], **ways}


@dataclass(frozen=True, slots=True)
class Unsplay(Splay):
    """A pile is no longer splayed; not noted if it has only become too small."""

    kind: ClassVar[str] = UNSPLAY


@dataclass(frozen=True, slots=True)
class Arrange(PlayerEvent):
    """A pile is rearranged.

    Attributes:
        color: of the pile.
        cards: from the top, in the new order; empty for other players, since a table may hide covered cards.
    """

    kind: ClassVar[str] = ARRANGE
    color: int
    cards: tuple[Card, ...]

    def _told(self) -> dict[str, Any]:
        return {"color": COLOR_NAMES[self.color]}


# -- special achievements and decks ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpecialMoves(PlayerEvent):
    """Something happens to a special achievement, given by its name."""

    special: str

    def _told(self) -> dict[str, Any]:
        return {"achievement": self.special}


@dataclass(frozen=True, slots=True)
class Claim(SpecialMoves):
    """A special achievement is claimed."""

    kind: ClassVar[str] = CLAIM


@dataclass(frozen=True, slots=True)
class JunkSpecial(SpecialMoves):
    """A special achievement goes to the junk pile (edition 4)."""

    kind: ClassVar[str] = JUNK_CARD
    noted: ClassVar[str] = JUNK_SPECIAL


@dataclass(frozen=True, slots=True)
class RestoreSpecial(SpecialMoves):
    """A junked special achievement becomes available again (edition 4)."""

    kind: ClassVar[str] = RESTORE


@dataclass(frozen=True, slots=True)
class JunkDeck(PlayerEvent):
    """All cards of a deck go to the junk pile, unseen (edition 4).

    Attributes:
        deck: its number, see `sets`.
        cards: the cards, or their backs.
    """

    kind: ClassVar[str] = JUNK_DECK
    deck: int
    cards: tuple[Face, ...]

    @property
    def age(self) -> int:
        """The age of the deck."""
        return value_of(self.deck)

    def _told(self) -> dict[str, Any]:
        return {**BACKS[self.deck].to_json("age"), "count": len(self.cards)}

    def full_json(self) -> dict[str, Any]:
        """The same with the names of the cards."""
        return {**self.to_json(), "cards": _names(self.cards)}


# -- what frames the changes -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegins(PlayerEvent):
    """A turn begins: its number, 1 for the first of the game."""

    kind: ClassVar[str] = TURN
    turn: int

    def _told(self) -> dict[str, Any]:
        return {"turn": self.turn}


@dataclass(frozen=True, slots=True)
class DogmaBegins(PlayerEvent):
    """A card is activated.

    Attributes:
        card: the card.
        counts: of its featured icon, by seat.
    """

    kind: ClassVar[str] = DOGMA
    card: Card
    counts: tuple[int, ...]

    def _told(self) -> dict[str, Any]:
        icon = {"icon": ICON_NAMES[self.card.featured], "counts": list(self.counts)}
        return {"card": self.card.name, **icon}


@dataclass(frozen=True, slots=True)
class EffectBegins(PlayerEvent):
    """A player begins to carry out an effect, or continues with it.

    Attributes:
        effect: the effect.
        activator: the seat that activated the card.
        resumed: whether the effect continues after another card was executed.
    """

    kind: ClassVar[str] = EFFECT
    effect: Effect
    activator: int
    resumed: bool = False

    def _told(self) -> dict[str, Any]:
        of = {"card": self.effect.card, "effect": self.effect.number, "demand": self.effect.is_demand}
        more = {"resumed": True} if self.resumed else {}
        return {**of, "activated_by": self.activator, **more}


@dataclass(frozen=True, slots=True)
class Endorse(PlayerEvent):
    """A player endorses a Dogma action with a top city; the card that pays is junked next (Cities of Destiny)."""

    kind: ClassVar[str] = ENDORSE
    city: Card

    def cards_shown(self) -> tuple[Card, ...]:
        """The city, which is on top of a board."""
        return (self.city,)

    def _told(self) -> dict[str, Any]:
        return {"card": self.city.name}


@dataclass(frozen=True, slots=True)
class ShareBonus(PlayerEvent):
    """A player is about to draw because others shared."""

    kind: ClassVar[str] = BONUS


@dataclass(frozen=True, slots=True)
class Withdraw(PlayerEvent):
    """A player gives up during another player's effect, and leaves after it, when `Lose` follows (edition 4)."""

    kind: ClassVar[str] = WITHDRAW


@dataclass(frozen=True, slots=True)
class Lose(PlayerEvent):
    """A player has lost, or given up, and leaves the game; all cards are junked (edition 4).

    Attributes:
        by_card: name of the card that caused it; empty if the player gave up.
        cards: the cards junked.
    """

    kind: ClassVar[str] = LOSE
    by_card: str
    cards: tuple[Face, ...]

    def _told(self) -> dict[str, Any]:
        return {"by_card": self.by_card or None, "count": len(self.cards)}

    def full_json(self) -> dict[str, Any]:
        """The same with the names of the cards."""
        return {**self.to_json(), "cards": _names(self.cards)}


@dataclass(frozen=True, slots=True)
class Win(Event):
    """The game ends; there is one such event for each winner, or a single one if there is none.

    Attributes:
        seat: who has won; None if no one has.
        winners: all of them.
        reason: as in `Outcome`.
        by_card: name of the card that ended the game, or None.
    """

    kind: ClassVar[str] = WIN
    seat: int | None
    winners: tuple[int, ...]
    reason: str
    by_card: str | None

    @property
    def whose(self) -> int | None:
        """Who has won; None if no one has."""
        return self.seat

    def _told(self) -> dict[str, Any]:
        return {"reason": self.reason, "card": self.by_card}


STILL: Final = (TurnBegins, EffectBegins, ShareBonus, Withdraw)
"""Events that change nothing visible on the table."""


# -- every kind ----------------------------------------------------------------------

CLASSES.update(
    {
        made.note_kind(): made
        for made in (
            *(Reveal, Show, LookOver, ShowColor, Splay, Unsplay, Arrange, Claim, JunkSpecial, RestoreSpecial, JunkDeck),
            *(TurnBegins, DogmaBegins, EffectBegins, Endorse, ShareBonus, Withdraw, Lose, Win),
        )
    }
)


def check_kinds() -> None:
    """Refuse kinds of events of which nobody has said who may know them.

    Raises:
        NotImplementedError: a kind has no entry in `sight.EVENTS`, or an entry has no kind.
    """
    unsaid = sorted(set(CLASSES).symmetric_difference(EVENTS))
    if unsaid:
        raise NotImplementedError(f"who may know events of these kinds?  Say it in position/sight.py: {unsaid}")


check_kinds()


def _names(cards: tuple[Face, ...]) -> list[str]:
    return [card.name for card in cards if isinstance(card, Card)]
