"""The languages to choose from, for the pages."""

from dataclasses import dataclass
from typing import Final

from splay.text.catalogue import LANGUAGES

_LATIN: Final = "ɏ"
"""The last letter of the alphabets in which language codes are written."""


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """A language to choose from.

    Attributes:
        code: its name in the cookie.
        tag: its name in HTML and HTTP.
        short: its two-letter form.
        name: its name in the language itself.
    """

    code: str
    tag: str
    short: str
    name: str


def choices() -> tuple[LanguageChoice, ...]:
    """All of them."""
    return tuple(LanguageChoice(code, tag_of(code), short_of(code), name) for code, name in LANGUAGES.items())


def tag_of(language: str) -> str:
    """The name of a language in HTML and HTTP.

    >>> tag_of("pt_BR")
    'pt-BR'
    """
    return language.replace("_", "-")


def short_of(language: str) -> str:
    """A language in two letters that its speakers can read: from its code, or from its name in another alphabet.

    >>> short_of("pt_BR"), short_of("uk") == "\N{CYRILLIC CAPITAL LETTER U}\N{CYRILLIC CAPITAL LETTER KA}"
    ('PT', True)
    """
    name = LANGUAGES.get(language, language)
    return (language if name[0] <= _LATIN else name)[:2].upper()
