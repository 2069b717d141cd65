"""Sentences about a game and its cards in plain words, for a terminal."""

from collections.abc import Iterable

from splay.position.card import Card
from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.text.marks import plain
from splay.text.narration import Narration
from splay.text.reader import OF_CARD, Reader


class PlainNarration(Narration[str]):
    """Makes sentences of plain words."""

    def fill(self, message: str, **parts: object) -> str:
        """A message with its parts."""
        return message.format(**parts)

    def name(self, seat: int) -> str:
        """A player."""
        return self.names[seat]

    def chip(self, name: str) -> str:
        """A card of the edition."""
        return card_words(self.cards.by_name[name], self.reader)

    def color(self, name: str, said_of: str = "") -> str:
        """The word of a color."""
        return self.reader.color(name, said_of)

    def icon(self, name: str) -> str:
        """The word of an icon."""
        return self.reader.icon(name)

    def value(self, value: int) -> str:
        """A value."""
        return str(value)

    def strong(self, words: str) -> str:
        """A name of something."""
        return words

    def together(self, text: str) -> str:
        """Words that belong together."""
        return text

    def join(self, parts: Iterable[str]) -> str:
        """Several cards."""
        return ", ".join(parts)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a list."""
        return ", ".join(parts)


def sentence_words(marked: str, reader: Reader) -> str:
    """A card sentence or a ruling without marks; icons are in brackets.

    >>> from splay.text.reader import reader_of
    >>> sentence_words("Draw a 1 for each [leaf].", reader_of("en"))
    'Draw a 1 for each [leaf].'
    """
    return plain(marked, {name: reader.icon(name) for name in ICON_NAMES})


def card_words(card: Card, reader: Reader) -> str:
    """A card in a sentence.

    >>> from splay.position.ruleset import ruleset
    >>> from splay.text.reader import reader_of
    >>> card_words(ruleset(3).by_name["Archery"], reader_of("en"))
    'Archery (red 1)'
    """
    return reader.pgettext("a card in a sentence", "{name} ({color} {value})").format(
        name=reader.card_name(card.name), color=reader.color(COLOR_NAMES[card.color], OF_CARD), value=card.value
    )
