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


def is_nearly(word: str, meant: str) -> bool:
    """Whether a word may be meant as another one, or as its beginning, with a typing error or two.

    Words of three letters must be right, of four to seven one letter may be wrong, missing or too many, of more two.

    >>> is_nearly("gunpowdr", "gunpowder"), is_nearly("gunpwo", "gunpowder"), is_nearly("cat", "car")
    (True, True, False)
    """
    most = 0 if len(word) < 4 else 1 if len(word) < 8 else 2
    row = list(range(len(meant) + 1))
    before = row
    for at, letter in enumerate(word, start=1):
        now = [at]
        for other, wanted in enumerate(meant, start=1):
            cost = min(row[other] + 1, now[-1] + 1, row[other - 1] + (letter != wanted))
            if at > 1 and other > 1 and word[at - 2] == wanted and letter == meant[other - 2]:
                cost = min(cost, before[other - 2] + 1)  # two letters swapped
            now.append(cost)
        before, row = row, now
        if min(row) > most:
            return False
    return min(row) <= most


def folded(text: str) -> str:
    """A text as search compares it: lowercase, without accents and strokes, with one kind of apostrophe.

    >>> folded("Código de Leis"), folded("Łódź"), folded("Player’s")
    ('codigo de leis', 'lodz', "player's")
    """
    parts = unicodedata.normalize("NFD", text.casefold().translate(_APOSTROPHES))
    return "".join(part for part in parts if not unicodedata.combining(part)).translate(_BARRED)
