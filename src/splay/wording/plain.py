"""Sentences about a game and of its cards in plain words, for a terminal."""

from collections.abc import Iterable

from splay.card import Card
from splay.catalogue import catalogue
from splay.catalogue.cards import card_name
from splay.catalogue.marks import plain
from splay.terms import COLOR_NAMES, ICON_NAMES
from splay.wording.narration import Narration
from splay.wording.nouns import color_word, icon_word


class PlainNarration(Narration[str]):
    """Makes sentences that are nothing but words."""

    def fill(self, message: str, **parts: object) -> str:
        """A message with its parts."""
        return message.format(**parts)

    def name(self, seat: int) -> str:
        """A player."""
        return self.names[seat]

    def chip(self, name: str) -> str:
        """A card of the edition."""
        return card_words(self.cards.by_name[name], self.language)

    def color(self, name: str, said_of: str = "") -> str:
        """The word of a color."""
        return color_word(name, self.words, said_of)

    def icon(self, name: str) -> str:
        """The word of an icon."""
        return icon_word(name, self.words)

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


def sentence_words(marked: str, language: str) -> str:
    """A sentence of a card, or a ruling, without marks; icons stand in brackets.

    >>> sentence_words("Draw a 1 for each [leaf].", "en")
    'Draw a 1 for each [leaf].'
    """
    words = catalogue(language)
    return plain(marked, {name: icon_word(name, words) for name in ICON_NAMES})


def card_words(card: Card, language: str) -> str:
    """A card in a sentence.

    >>> from splay.cards.library import card_set
    >>> card_words(card_set(3).by_name["Archery"], "en")
    'Archery (red 1)'
    """
    words = catalogue(language)
    return words.pgettext("a card in a sentence", "{name} ({color} {value})").format(
        name=card_name(card.name, language), color=color_word(COLOR_NAMES[card.color], words), value=card.value
    )
