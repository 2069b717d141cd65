"""The languages to choose from, as pages offer them."""

from dataclasses import dataclass
from typing import Final

from splay.text.catalogue import LANGUAGES

_LATIN: Final = "ɏ"
"""The last letter of the alphabets that codes of languages are written in."""


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """A language to choose.

    Attributes:
        code: its name in the cookie.
        tag: its name in HTML and HTTP.
        short: in two letters.
        name: its own name for itself.
    """

    code: str
    tag: str
    short: str
    name: str


def choices() -> tuple[LanguageChoice, ...]:
    """All of them."""
    return tuple(LanguageChoice(code, tag_of(code), short_of(code), name) for code, name in LANGUAGES.items())


def tag_of(language: str) -> str:
    """A language as HTML and HTTP name it.

    >>> tag_of("pt_BR")
    'pt-BR'
    """
    return language.replace("_", "-")


def short_of(language: str) -> str:
    """A language in two letters, which its speakers can read: of its code, or of its name in other letters.

    >>> short_of("pt_BR"), short_of("uk") == "\N{CYRILLIC CAPITAL LETTER U}\N{CYRILLIC CAPITAL LETTER KA}"
    ('PT', True)
    """
    name = LANGUAGES.get(language, language)
    return (language if name[0] <= _LATIN else name)[:2].upper()
