"""Every word that people read in a browser, by language: gettext, with the English text as the key.

Python asks a `Catalogue`, templates ask it through ``_()``.  Translations are
the ``.po`` files in `locale`; they are read as they are, nothing is compiled.
``tools/messages.py`` collects the texts.
"""

import gettext
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

Catalogue = gettext.NullTranslations
"""What a language offers: `gettext`, `ngettext`, `pgettext`, `npgettext`."""

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English"}
"""The languages that can be chosen, each with its own name for itself."""
PSEUDO: Final = "xx"
"""A language nobody speaks: every text stands in ⟦brackets⟧, so that one outside the catalogue is noticed."""


def N_(message: str) -> str:  # noqa: N802
    """Mark a text for translation where it stands; it is looked up where it is used."""
    return message


class _Bracketed(gettext.NullTranslations):
    """The pseudo-language."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.ngettext(msgid1, msgid2, n)


@cache
def catalogue(language: str) -> Catalogue:
    """The texts of a language.

    >>> catalogue("en").ngettext("{n} card", "{n} cards", 2).format(n=2)
    '2 cards'
    >>> catalogue("xx").gettext("Rules")
    '⟦Rules⟧'

    Raises:
        LookupError: there is no such language.
    """
    if language == PSEUDO:
        return _Bracketed()
    if language == ENGLISH:
        return gettext.NullTranslations()
    if language not in LANGUAGES:
        raise LookupError(f"no texts in {language!r}")
    source = resources.files(__name__) / "locale" / f"{language}.po"
    compiled = BytesIO()
    with source.open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def negotiate(accept_language: str | None, cookie: str | None = None) -> str:
    """The language to speak: the one chosen before, else the best that the browser asks for, else English.

    >>> negotiate("uk;q=0.8, en-GB;q=0.9")
    'en'
    """
    if cookie in LANGUAGES:
        return cookie
    for language in _wanted(accept_language or ""):
        if language in LANGUAGES:
            return language
    return ENGLISH


def _wanted(header: str) -> list[str]:
    """The languages of an ``Accept-Language`` header without their regions, the dearest first."""
    weighed = []
    for place, entry in enumerate(header.split(",")):
        tag, _, parameter = entry.strip().partition(";")
        weighed.append((-_weight(parameter), place, tag.partition("-")[0].lower()))
    return [language for weight, _, language in sorted(weighed) if weight < 0]


def _weight(parameter: str) -> float:
    name, _, number = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
