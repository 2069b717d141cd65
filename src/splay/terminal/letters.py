"""Letters that a terminal cannot show, and letters typed on a keyboard that is set to another alphabet."""

import codecs
import unicodedata
from typing import Final

PLAIN: Final = "splay-plain"
"""Name of the way to write what an encoding does not have: as typewriters do, without accents, else a question mark."""
_PLAINER: Final = {
    **dict.fromkeys("“”„«»", '"'),
    **{"’": "'", "…": "...", "–": "-", "—": "-", "≥": ">=", "→": "->", "×": "x", "¡": "!", "ł": "l", "Ł": "L"},
    "\N{NO-BREAK SPACE}": " ",
}

_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm?"
_LAYOUTS: Final = ("йцукенгшщзфывапролдячсмить,", "йцукенгшщзфівапролдячсмить,")
"""Russian and Ukrainian keyboards: what stands on the keys of the Latin letters, and where a question mark would be."""
_KEYS: Final = {ord(letter): latin for keys in _LAYOUTS for letter, latin in zip(keys, _LATIN, strict=True)}


def readings(typed: str) -> list[str]:
    """A typed line, and what it says if its first word, or all of it, was meant in Latin letters.

    Whoever plays in Russian or Ukrainian need not switch the keyboard for the letter of a command.
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
