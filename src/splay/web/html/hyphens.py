"""Where long words may break."""

import re
from functools import cache
from typing import Final

from pyphen import Pyphen, language_fallback  # type: ignore[import-untyped]

from splay.text.catalogue import ENGLISH

LONG: Final = 9
"""So many letters has a word that may break."""
_FEWEST: Final = 3
"""So many letters at least stay together on either side."""
_LONG_WORDS: Final = re.compile(rf"\w{{{LONG},}}")


def with_soft_hyphens(name: str, language: str) -> str:
    """A name that may break where its long words do.

    >>> with_soft_hyphens("The Pirate Translation", "en").split("\N{SOFT HYPHEN}")
    ['The Pirate Trans', 'la', 'tion']
    """
    breaks = _dictionary(language)
    return _LONG_WORDS.sub(lambda word: str(breaks.inserted(word[0], "\N{SOFT HYPHEN}")), name)


@cache
def _dictionary(language: str) -> Pyphen:
    """How words of a language break; as in English, where nobody has written down more."""
    return Pyphen(lang=language_fallback(language) or ENGLISH, left=_FEWEST, right=_FEWEST)
