"""The game's nouns in a language.  The contexts tell translators what a bare word stands for."""

from splay.catalogue import Catalogue


def color_word(name: str, words: Catalogue) -> str:
    """The word of a color, by its name in `terms.COLOR_NAMES`."""
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


def edition_word(number: int, words: Catalogue) -> str:
    """The name of an edition, by its number."""
    return {
        1: words.pgettext("edition", "First"),
        3: words.pgettext("edition", "Third"),
        4: words.pgettext("edition", "Fourth"),
    }[number]
