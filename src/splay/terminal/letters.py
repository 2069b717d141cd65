"""Letters that a terminal cannot show, and letters typed on a keyboard set to another alphabet."""

import codecs
import unicodedata
from typing import Final

PLAIN: Final = "splay-plain"
"""The error handler for what an encoding lacks: typewriter signs, no accents, otherwise a question mark."""
_PLAINER: Final = {
    **dict.fromkeys("“”„«»", '"'),
    **{"’": "'", "…": "...", "–": "-", "—": "-", "≥": ">=", "→": "->", "×": "x", "¡": "!", "ł": "l", "Ł": "L"},
    "\N{NO-BREAK SPACE}": " ",
}

_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm?"
_LAYOUTS: Final = ("йцукенгшщзфывапролдячсмить,", "йцукенгшщзфівапролдячсмить,")
"""Russian and Ukrainian keyboards: what is on the keys of the Latin letters and of the question mark."""
_KEYS: Final = {ord(letter): latin for keys in _LAYOUTS for letter, latin in zip(keys, _LATIN, strict=True)}


def readings(typed: str) -> list[str]:
    """A typed line, and its reading if the first word, or all of it, was meant in Latin letters.

    So players in Russian or Ukrainian need not switch keyboards to type the letter of a command.
    """
    word, space, rest = typed.partition(" ")
    latin = word.lower().translate(_KEYS)
    found = [typed, f"{latin}{space}{rest}", f"{latin}{space}{rest.lower().translate(_KEYS)}"]
    return list(dict.fromkeys(found)) if latin != word.lower() else [typed]


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plainer, error.object[error.start : error.end])), error.end


def _plainer(letter: str) -> str:
    bare = unicodedata.normalize("NFD", letter)[0]
    return _PLAINER.get(letter, bare if bare.isascii() else "?")


codecs.register_error(PLAIN, _plainly)
