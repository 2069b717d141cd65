"""Where long words may break."""

import re
from functools import cache
from typing import Final

from pyphen import Pyphen, language_fallback  # type: ignore[import-untyped]

from splay.text.catalogue import ENGLISH

LONG: Final = 9
"""The fewest letters of a word that may break."""
_FEWEST: Final = 3
"""The fewest letters that stay together on either side."""
_LONG_WORDS: Final = re.compile(rf"\w{{{LONG},}}")


def with_soft_hyphens(name: str, language: str) -> str:
    """A name that can break inside its long words.

    >>> with_soft_hyphens("The Pirate Translation", "en").split("\N{SOFT HYPHEN}")
    ['The Pirate Trans', 'la', 'tion']
    """
    breaks = _dictionary(language)
    return _LONG_WORDS.sub(lambda word: str(breaks.inserted(word[0], "\N{SOFT HYPHEN}")), name)


@cache
def _dictionary(language: str) -> Pyphen:
    """How words of a language break; as in English if there are no patterns for it."""
    return Pyphen(lang=language_fallback(language) or ENGLISH, left=_FEWEST, right=_FEWEST)
