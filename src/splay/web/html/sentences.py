"""The parts of sentences about a game as markup."""

from collections.abc import Iterable
from functools import cache

from markupsafe import Markup, escape

from splay.position.card import Card
from splay.text.narration import Narration
from splay.text.reader import Reader
from splay.web.html.badges import beside, held, icon_badge, value_badge
from splay.web.html.cards import card_chip, card_face
from splay.web.html.escaping import filled


def sentence(message: str, **parts: object) -> Markup:
    """A message with its parts, signs tied to what belongs to them; anything that is not markup is escaped."""
    return filled(beside(message, "{{{}}}", parts), parts)


class PageNarration(Narration[Markup]):
    """Makes sentences for the pages of one reader."""

    def fill(self, message: str, **parts: object) -> Markup:
        """A message with its parts; anything that is not markup is escaped."""
        return sentence(message, **parts)

    def name(self, seat: int) -> Markup:
        """A player."""
        return Markup(f'<bdi class="who">{escape(self.names[seat])}</bdi>')

    def chip(self, name: str) -> Markup:
        """A card of the edition in running text."""
        return chip(self.cards.by_name[name], self.reader)

    def color(self, name: str, said_of: str = "") -> Markup:
        """The word for a color, in its color."""
        return Markup('<span class="hue c-{}">{}</span>').format(name, self.reader.color(name, said_of))

    def icon(self, name: str) -> Markup:
        """An icon in a sentence."""
        return icon_badge(name, self.reader)

    def value(self, value: int) -> Markup:
        """A value, drawn like the back of a card."""
        return value_badge(value)

    def strong(self, words: str) -> Markup:
        """A name that stands out from the sentence."""
        return Markup(f"<b>{escape(words)}</b>")

    def together(self, text: Markup) -> Markup:
        """Text that a line must not break inside."""
        return held(text)

    def join(self, parts: Iterable[Markup]) -> Markup:
        """Several cards, as chips side by side."""
        return Markup(" ").join(parts)

    def listed(self, parts: Iterable[Markup]) -> Markup:
        """Several things in a list."""
        return Markup(", ").join(parts)


@cache
def chip(card: Card, reader: Reader) -> Markup:
    """A card in running text."""
    return card_chip(card_face(card, reader))
