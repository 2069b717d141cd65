"""The game's nouns in a language.  The contexts tell translators what a bare word stands for."""

from typing import Final

from splay.catalogue import Catalogue

PILE: Final = "pile"
CARDS: Final = "cards"

_AN: Final = (8, 11)
"""Values before which English says "an"."""


def color_word(name: str, words: Catalogue, said_of: str = "") -> str:
    """The word of a color, by its name in `terms.COLOR_NAMES`.

    Args:
        name: of the color.
        words: of the language.
        said_of: what the word goes with, as many languages bend it: `PILE`, `CARDS`, or nothing.
    """
    if said_of == PILE:
        return {
            "red": words.pgettext("the … pile", "red"),
            "yellow": words.pgettext("the … pile", "yellow"),
            "green": words.pgettext("the … pile", "green"),
            "blue": words.pgettext("the … pile", "blue"),
            "purple": words.pgettext("the … pile", "purple"),
        }[name]
    if said_of == CARDS:
        return {
            "red": words.pgettext("the … cards", "red"),
            "yellow": words.pgettext("the … cards", "yellow"),
            "green": words.pgettext("the … cards", "green"),
            "blue": words.pgettext("the … cards", "blue"),
            "purple": words.pgettext("the … cards", "purple"),
        }[name]
    return {
        "red": words.pgettext("color", "red"),
        "yellow": words.pgettext("color", "yellow"),
        "green": words.pgettext("color", "green"),
        "blue": words.pgettext("color", "blue"),
        "purple": words.pgettext("color", "purple"),
    }[name]


def icon_word(name: str, words: Catalogue) -> str:
    """The word of an icon, by its name in `terms.ICON_NAMES`."""
    return {
        "crown": words.pgettext("icon", "crown"),
        "leaf": words.pgettext("icon", "leaf"),
        "lightbulb": words.pgettext("icon", "lightbulb"),
        "castle": words.pgettext("icon", "castle"),
        "factory": words.pgettext("icon", "factory"),
        "clock": words.pgettext("icon", "clock"),
        "person": words.pgettext("icon", "person"),
    }[name]


def splay_word(name: str, words: Catalogue) -> str:
    """The state of a pile, by its name in `terms.SPLAY_NAMES`."""
    return {
        "none": words.pgettext("pile", "not splayed"),
        "left": words.pgettext("pile", "splayed left"),
        "right": words.pgettext("pile", "splayed right"),
        "up": words.pgettext("pile", "splayed up"),
        "aslant": words.pgettext("pile", "splayed aslant"),
    }[name]


def special_word(name: str, words: Catalogue) -> str:
    """The name of a special achievement, by its name in `terms.SPECIAL_NAMES`."""
    return {
        "Empire": words.pgettext("special achievement", "Empire"),
        "Monument": words.pgettext("special achievement", "Monument"),
        "Universe": words.pgettext("special achievement", "Universe"),
        "Wonder": words.pgettext("special achievement", "Wonder"),
        "World": words.pgettext("special achievement", "World"),
    }[name]


def hidden_card(value: int, words: Catalogue) -> str:
    """The message for a card of which only the value is known, to be filled with the value."""
    if value in _AN:
        return words.pgettext("a hidden card of age 8 or 11", "an {value}")
    return words.pgettext("a hidden card", "a {value}")


def bot_word(name: str, words: Catalogue) -> str:
    """What a computer player is called, by the name it has on the command line."""
    known = {
        "random": words.pgettext("computer player", "Easy"),
        "greedy": words.pgettext("computer player", "Good"),
    }
    return known.get(name, name)


def edition_word(number: int, words: Catalogue) -> str:
    """The name of an edition, by its number."""
    return {
        1: words.pgettext("edition", "First"),
        3: words.pgettext("edition", "Third"),
        4: words.pgettext("edition", "Fourth"),
    }[number]


def edition_title(number: int, words: Catalogue) -> str:
    """An edition by its number, with the word for it."""
    return words.gettext("{edition} edition").format(edition=edition_word(number, words))
