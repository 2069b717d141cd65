"""Order of names by the alphabet of a language, and search that forgives accents.

No maintained library orders names without a C++ toolchain to build it (PyICU has no wheels), and for
the names of cards an alphabet is all it takes.
"""

import unicodedata
from collections.abc import Callable
from typing import Final

from splay.text.catalogue import manner

_BARRED: Final = str.maketrans("łøđ", "lod")
"""Letters with a stroke, which Unicode does not take apart."""
_APOSTROPHES: Final = str.maketrans(
    dict.fromkeys("\N{MODIFIER LETTER APOSTROPHE}\N{LEFT SINGLE QUOTATION MARK}’`\N{ACUTE ACCENT}", "'")
)
"""Keyboards have one apostrophe, names another, and Unicode a third, which it calls a letter."""
_LETTERS: Final = 100
"""Letters come after digits, those after signs and spaces; letters of other alphabets come last."""


def order(language: str) -> Callable[[str], tuple[tuple[int, ...], str]]:
    """A key to sort names by, as the alphabet of a language has them.

    Accents that the alphabet does not know count only between names that are the same without, and so do apostrophes.

    >>> sorted(["Zebra", "Écran", "Eden", "Oars"], key=order("en"))
    ['Écran', 'Eden', 'Oars', 'Zebra']
    """
    places = {letter: place for place, letter in enumerate(manner(language).alphabet, start=_LETTERS)}

    def weight(letter: str) -> int:
        letter = letter if letter in places else folded(letter)
        if letter in places:
            return places[letter]
        if letter.isdecimal():
            return 1 + int(letter)
        return _LETTERS + len(places) + ord(letter) if letter.isalpha() else 0

    def key(name: str) -> tuple[tuple[int, ...], str]:
        letters = unicodedata.normalize("NFC", name.casefold()).translate(_APOSTROPHES).replace("'", "")
        return tuple(weight(letter) for letter in letters), name

    return key


def folded(text: str) -> str:
    """A text as a search compares it: small letters without accents and strokes, one apostrophe for all.

    >>> folded("Código de Leis"), folded("Łódź"), folded("Player’s")
    ('codigo de leis', 'lodz', "player's")
    """
    parts = unicodedata.normalize("NFD", text.casefold().translate(_APOSTROPHES))
    return "".join(part for part in parts if not unicodedata.combining(part)).translate(_BARRED)
