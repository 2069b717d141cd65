"""The words of the cards in a language: names, sentences, rulings.

A name is looked up with the context ``name``, sentences and rulings with the card's English name.
Sentences are marked up, see `catalogue.marks`.
"""

from typing import Any, Final

from splay.card import Card, Effect
from splay.cards.library import card_to_json, notes
from splay.catalogue import CARDS, catalogue
from splay.catalogue.marks import plain
from splay.terms import ICON_NAMES

NAME: Final = "name"
"""The context of the names of cards."""


def card_name(card: str, language: str) -> str:
    """What a card is called, by its English name, which is its name everywhere inside Splay.

    >>> card_name("Oars", "en")
    'Oars'
    """
    return catalogue(language, CARDS).pgettext(NAME, card)


def sentence(effect: Effect, language: str) -> str:
    """The sentence of an effect, marked up."""
    return catalogue(language, CARDS).pgettext(effect.card, effect.sentence)


def rulings(card: Card, language: str) -> list[str]:
    """The rulings on a card that hold in its edition, marked up."""
    words = catalogue(language, CARDS)
    return [words.pgettext(card.name, note) for note in notes(card, card.edition)]


def card_in_words(card: Card, language: str) -> dict[str, Any]:
    """A card as `cards.library.card_to_json` has it, with its words in a language.

    Added is ``title``, the name in the language; ``name`` stays what the card is called inside Splay.
    ``text`` and ``rulings`` come without marks; an icon stands in brackets, by its English name.
    """
    data = card_to_json(card, card.edition)
    icons = {name: name for name in ICON_NAMES}
    effects = [
        {**entry, "text": plain(sentence(effect, language), icons)}
        for entry, effect in zip(data["effects"], card.effects, strict=True)
    ]
    told = [plain(note, icons) for note in rulings(card, language)]
    named = {"name": card.name, "title": card_name(card.name, language)}
    return {**named, **data, "effects": effects, "rulings": told}
