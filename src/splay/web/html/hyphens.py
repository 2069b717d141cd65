"""Where titles may break: between words, and inside a long word only if it does not fit on a line of its own."""

import re
from functools import cache
from typing import Final

from markupsafe import Markup, escape
from pyphen import Pyphen, language_fallback  # type: ignore[import-untyped]

from splay.text.catalogue import ENGLISH

LONG: Final = 9
"""The fewest letters of a word that may break."""
_FEWEST: Final = 3
"""The fewest letters that stay together on either side."""
_WORD: Final = Markup('<span class="word">{}</span>')
_LONG_WORDS: Final = re.compile(rf"\w{{{LONG},}}")


def with_soft_hyphens(name: str, language: str) -> str:
    """A name that can break inside its long words.

    >>> with_soft_hyphens("The Pirate Translation", "en").split("\N{SOFT HYPHEN}")
    ['The Pirate Trans', 'la', 'tion']
    """
    breaks = _dictionary(language)
    return _LONG_WORDS.sub(lambda word: str(breaks.inserted(word[0], "\N{SOFT HYPHEN}")), name)


def as_title(name: str, language: str) -> Markup:
    """A name as drawn on a card: of several words, a long one moves to the next line whole rather than break.

    >>> as_title("The Wheel", "en"), as_title("Quantum Mechanics", "en").count("<span")
    (Markup('The Wheel'), 1)
    """
    words = name.split(" ")
    if len(words) == 1:
        return escape(with_soft_hyphens(name, language))
    return Markup(" ").join(_whole(word, language) for word in words)


def _whole(word: str, language: str) -> Markup:
    """One word of several; a long one is a box of its own, which breaks inside only if it is wider than the line."""
    parted = with_soft_hyphens(word, language)
    return _WORD.format(parted) if len(word) >= LONG else escape(word)


@cache
def _dictionary(language: str) -> Pyphen:
    """How words of a language break; as in English if there are no patterns for it."""
    return Pyphen(lang=language_fallback(language) or ENGLISH, left=_FEWEST, right=_FEWEST)
