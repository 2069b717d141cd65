"""The parts of sentences about a game: players, cards, colors, icons, values, zones.

How they look depends on where they are read: pages draw them, the terminal writes them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from splay.position.card import Card, Face
from splay.position.deeds import DEEDS
from splay.position.ruleset import Ruleset
from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.text import zones
from splay.text.messages import Said
from splay.text.reader import Reader

Text = TypeVar("Text", bound=str)
"""What sentences are made of: `str`, or markup."""


class Voice(ABC, Generic[Text]):
    """Speaks to one reader.

    Attributes:
        seat: the reader's seat; None for a spectator.
        names: the players' names by seat.
        cards: the cards of the edition.
        reader: the reader's language.
    """

    def __init__(self, seat: int | None, names: tuple[str, ...], cards: Ruleset, reader: Reader) -> None:
        self.seat = seat
        self.names = names
        self.cards = cards
        self.reader = reader

    # -- what it looks like ----------------------------------------------------------

    @abstractmethod
    def fill(self, message: str, **parts: object) -> Text:
        """A message with its parts; parts that are not `Text` are treated as bare words."""

    @abstractmethod
    def name(self, seat: int) -> Text:
        """A player."""

    @abstractmethod
    def chip(self, name: str) -> Text:
        """A card of the edition, by its English name."""

    @abstractmethod
    def color(self, name: str, said_of: str = "") -> Text:
        """The word of a color; `said_of` as for `Reader.color`."""

    @abstractmethod
    def icon(self, name: str) -> Text:
        """An icon in a sentence, by its English name."""

    @abstractmethod
    def value(self, value: int) -> Text:
        """A value."""

    @abstractmethod
    def strong(self, words: str) -> Text:
        """A name that stands out from the sentence."""

    @abstractmethod
    def together(self, text: Text) -> Text:
        """A few words or signs that a line must not break between."""

    @abstractmethod
    def join(self, parts: Iterable[Text]) -> Text:
        """Several cards, one after the other."""

    @abstractmethod
    def listed(self, parts: Iterable[Text]) -> Text:
        """Several things in a list, with commas."""

    # -- what it says ----------------------------------------------------------------

    def option(self, option: str) -> Text:
        """An option, in words."""
        if option in self.cards.by_name:
            return self.chip(option)
        if option in COLOR_NAMES:
            return self.color(option)
        if option in ICON_NAMES:
            return self.icon(option)
        if option.isdecimal():
            return self.value(int(option))
        deed = DEEDS.get(option)
        return self.strong(option if deed is None else self.reader.gettext(deed.label))

    def hidden(self, value: int) -> Text:
        """A card of which only the value is known."""
        return self.together(self.fill(self.reader.hidden_card(value), value=self.value(value)))

    def face(self, face: Face) -> Text:
        """A card as the reader may know it."""
        return self.chip(face.name) if isinstance(face, Card) else self.hidden(face.value)

    def say(self, said: Said, seat: int, **parts: object) -> Text:
        """A message to the reader or about another player."""
        to_reader, to_others = said
        return self.tell((self.reader.gettext(to_reader), self.reader.gettext(to_others)), seat, **parts)

    def tell(self, said: Said, seat: int, **parts: object) -> Text:
        """The same for a message that is already in the language, as plurals are."""
        to_reader, to_others = said
        if seat == self.seat:
            return self.fill(to_reader, **parts)
        return self.fill(to_others, who=self.name(seat), **parts)

    def origin(self, zone: str, seat: int, subject: int | None) -> Text:
        """Where a card comes from; `subject` is the player the sentence is about."""
        return self.fill(zones.origin(zone, self._whose(seat, subject), self.reader), owner=self.name(seat))

    def target(self, zone: str, seat: int, subject: int | None) -> Text:
        """Where a card goes; `subject` as for `origin`."""
        return self.fill(zones.target(zone, self._whose(seat, subject), self.reader), owner=self.name(seat))

    def _whose(self, seat: int, subject: int | None) -> int:
        if seat == self.seat:
            return zones.YOUR_OWN if seat == subject else zones.YOURS
        return zones.OWN if seat == subject else zones.NAMED
