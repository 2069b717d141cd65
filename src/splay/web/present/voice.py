"""The parts of sentences about a game: players, cards, colors, icons, values, zones, as markup."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from splay.card import Card, CardSet
from splay.catalogue import Catalogue, catalogue
from splay.terms import COLOR_NAMES, ICON_NAMES
from splay.web.assets import icon
from splay.web.present import phrases
from splay.web.present.asking_words import DEEDS
from splay.web.present.cards import card_chip, card_face
from splay.web.present.nouns import color_word, icon_word
from splay.web.present.phrases import Said

EventData = Mapping[str, Any]
"""An event as `events.event_to_json` gives it."""

_AN: Final = (8, 11)
"""Values before which English says "an"."""


@dataclass(frozen=True)
class Voice:
    """Speaks to one reader.

    Attributes:
        seat: who reads; None: somebody who looks on.
        names: the players' names by seat.
        cards: the cards of the edition.
        language: to speak.
    """

    seat: int | None
    names: tuple[str, ...]
    cards: CardSet
    language: str
    words: Catalogue = field(init=False)

    def __post_init__(self) -> None:
        """Fetch the words."""
        object.__setattr__(self, "words", catalogue(self.language))

    def name(self, seat: int) -> Markup:
        """A player."""
        return Markup('<bdi class="who">{}</bdi>').format(self.names[seat])

    def option(self, option: str) -> Markup:
        """What somebody may pick, in words."""
        if option in self.cards.by_name:
            return chip(self.cards.by_name[option], self.language)
        if option in COLOR_NAMES:
            return self.color(option)
        if option in ICON_NAMES:
            return self.icon(option)
        if option.isdecimal():
            return self.value(int(option))
        deed = DEEDS.get(option)
        return Markup("<b>{}</b>").format(option if deed is None else self.words.gettext(deed))

    def color(self, name: str) -> Markup:
        """The word of a color, with its color."""
        return Markup('<span class="hue c-{}">{}</span>').format(name, color_word(name, self.words))

    def icon(self, name: str) -> Markup:
        """An icon in a sentence."""
        return icon(name, "ico", icon_word(name, self.words))

    @staticmethod
    def value(value: int) -> Markup:
        """A value, drawn like the back of a card."""
        return Markup('<span class="val">{}</span>').format(value)

    def hidden(self, value: int) -> Markup:
        """A card of which only the value is known."""
        if value in _AN:
            message = self.words.pgettext("a hidden card of age 8 or 11", "an {value}")
        else:
            message = self.words.pgettext("a hidden card", "a {value}")
        return Markup('<span class="nb">{}</span>').format(Markup(message).format(value=self.value(value)))

    def chip(self, name: str) -> Markup:
        """A card of the edition in running text."""
        return chip(self.cards.by_name[name], self.language)

    def card(self, event: EventData) -> Markup:
        """The card that an event moves."""
        return self.chip(event["card"]) if "card" in event else self.hidden(event["value"])

    def say(self, said: Said, seat: int, **parts: object) -> Markup:
        """A message to the reader or about somebody else."""
        if seat == self.seat:
            return Markup(self.words.gettext(said[0])).format(**parts)
        return Markup(self.words.gettext(said[1])).format(who=self.name(seat), **parts)

    def _whose(self, seat: int, subject: int | None) -> int:
        if seat == self.seat:
            return phrases.YOURS
        return phrases.OWN if seat == subject else phrases.NAMED

    def origin(self, zone: str, seat: int, subject: int | None) -> Markup:
        """Where a card comes from; `subject` is the player whom the sentence is about."""
        phrase = phrases.origin(zone, self._whose(seat, subject), self.words)
        return Markup(phrase).format(owner=self.name(seat))

    def target(self, zone: str, seat: int, subject: int | None) -> Markup:
        """Where a card goes; `subject` as for `origin`."""
        phrase = phrases.target(zone, self._whose(seat, subject), self.words)
        return Markup(phrase).format(owner=self.name(seat))


@cache
def chip(card: Card, language: str) -> Markup:
    """A card in running text."""
    return card_chip(card_face(card, language))
