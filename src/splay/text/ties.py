"""Words that stay with the next one: no line of a page ends in them.

Typesetters of every language keep a word of one letter on the line of the word it belongs to, and those of some
languages short prepositions, too.  Catalogues are written with plain spaces; pages read them through a `tie`.
Terminals and programs get the texts as they are.
"""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

TIED: Final = "\N{NO-BREAK SPACE}"
"""The space that holds two words together."""
_KEPT: Final = 8192
"""How many texts are kept tied: more than all catalogues of a language have."""
_LETTER: Final = r"[^\W\d_]"
_BEFORE: Final = r"""(?<![^\s(\[{«„“"—])"""
"""What a tied word may follow: nothing, a space, or what opens brackets or quotes."""


def tie_of(short_words: Iterable[str]) -> Callable[[str], str]:
    """What ties the texts of a language, given its short words that are tied besides those of one letter.

    >>> tie_of(["na"])("Lay a card na stole (w grze).").replace(TIED, "_")
    'Lay a_card na_stole (w_grze).'
    """
    words = "|".join([_LETTER, *map(re.escape, short_words)])
    short = re.compile(rf"{_BEFORE}({words}) (?=\S)", re.IGNORECASE)

    @lru_cache(_KEPT)
    def tie(text: str) -> str:
        return short.sub(rf"\1{TIED}", text)

    return tie
