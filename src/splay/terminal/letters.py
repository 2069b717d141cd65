"""Letters that a terminal cannot show, and letters typed on a keyboard that is set to another alphabet."""

import codecs
from typing import Final

PLAIN: Final = "splay-plain"
"""Name of the way to write what an encoding does not have: with the letters of typewriters, else a question mark."""
_PLAINER: Final = {"“": '"', "”": '"', "’": "'", "…": "...", "–": "-", "—": "-", "≥": ">=", "→": "->", "×": "x"}

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
    return "".join(_PLAINER.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _plainly)
