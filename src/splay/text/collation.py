"""Sorting names by the alphabet of a language, and search that ignores accents.

No maintained library sorts names without a C++ toolchain to build it (PyICU has no wheels), and for
the names of cards an alphabet is enough.
"""

import unicodedata
from collections.abc import Callable
from typing import Final

from splay.text.catalogue import manner

_BARRED: Final = str.maketrans("łøđ", "lod")
"""Letters with a stroke, which Unicode does not decompose."""
_APOSTROPHES: Final = str.maketrans(
    dict.fromkeys("\N{MODIFIER LETTER APOSTROPHE}\N{LEFT SINGLE QUOTATION MARK}’`\N{ACUTE ACCENT}", "'")
)
"""Keyboards have one apostrophe, names another, and Unicode a third, which it considers a letter."""
_LETTERS: Final = 100
"""Signs and spaces come first, then digits, then letters; letters of other alphabets come last."""


def order(language: str) -> Callable[[str], tuple[tuple[int, ...], str]]:
    """A key to sort names by the alphabet of a language.

    Accents that are not in the alphabet, and apostrophes, count only between names that are otherwise the same.

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
    """A text as search compares it: lowercase, without accents and strokes, with one kind of apostrophe.

    >>> folded("Código de Leis"), folded("Łódź"), folded("Player’s")
    ('codigo de leis', 'lodz', "player's")
    """
    parts = unicodedata.normalize("NFD", text.casefold().translate(_APOSTROPHES))
    return "".join(part for part in parts if not unicodedata.combining(part)).translate(_BARRED)
