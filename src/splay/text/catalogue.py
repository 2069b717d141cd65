"""Every word that people read, by language: gettext, with the English text as the key.

A language is a folder in `locale`, named like ``pt_BR``:

messages.po      what Splay says: pages, prompts, log, refusals
cards.po         names, sentences and rulings of the cards
language.json    its own name, its alphabet, and the words of the glossary that its card sentences must use

Every folder is a language that can be chosen.  The ``.po`` files are read as they are; nothing is
compiled.  ``tools/messages.py`` collects the English texts and reports what is missing.
docs/howto/translate.md explains how to add a language.
"""

import gettext
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Any, Final

from splay.position.translatable import N_ as N_
from splay.text.ties import tie_of

Catalogue = gettext.NullTranslations
"""What a language offers: `gettext`, `ngettext`, `pgettext`, `npgettext`."""

ENGLISH: Final = "en"
PSEUDO: Final = "xx"
"""A made-up language: every text is in ⟦brackets⟧, which exposes texts outside the catalogue."""
MESSAGES: Final = "messages"
CARDS: Final = "cards"
DOMAINS: Final = (MESSAGES, CARDS)
"""The two catalogues of each language."""

_LOCALE: Final = resources.files("splay.text") / "locale"


def _languages() -> dict[str, str]:
    """The languages that have a folder, by code, each with its own name; English first, then by name."""
    names = {folder.name: own_name(folder.name) for folder in _LOCALE.iterdir() if folder.is_dir()}
    return dict(sorted(names.items(), key=lambda named: (named[0] != ENGLISH, named[1])))


def locale_file(language: str, name: str) -> Traversable:
    """A file in the folder of a language."""
    return _LOCALE / language / name


def own_name(language: str) -> str:
    """What a language calls itself.

    >>> own_name("pt_BR")
    'Português (Brasil)'
    """
    return str(_told(language)["name"])


def _told(language: str) -> dict[str, Any]:
    """What stands in ``language.json``."""
    told: dict[str, Any] = json.loads((_LOCALE / language / "language.json").read_text(encoding="utf-8"))
    return told


LANGUAGES: Final = _languages()
"""The languages that can be chosen, by code, each with its own name."""


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
def catalogue(language: str, domain: str = MESSAGES) -> Catalogue:
    """The texts of a language, for one of `DOMAINS`: what Splay says or what the cards say.

    >>> catalogue("en").ngettext("{n} card", "{n} cards", 2).format(n=2)
    '2 cards'
    >>> catalogue("xx").gettext("Rules")
    '⟦Rules⟧'

    Raises:
        LookupError: there is no such language.
    """
    if language == PSEUDO:
        return _Bracketed()
    if language not in LANGUAGES:
        raise LookupError(f"no texts in {language!r}")
    source = _LOCALE / language / f"{domain}.po"
    if not source.is_file():  # English, or a language that has just been started
        return gettext.NullTranslations()
    # Imported only here, because English needs no catalogue and every command would wait for it.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = BytesIO()
    with source.open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


class _Tied(gettext.NullTranslations):
    """The texts of a language, with short words tied to the next."""

    def __init__(self, texts: Catalogue, short_words: tuple[str, ...]) -> None:
        super().__init__()
        self._texts = texts
        self._tie = tie_of(short_words)

    def gettext(self, message: str) -> str:
        return self._tie(self._texts.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._tie(self._texts.ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return self._tie(self._texts.pgettext(context, message))

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self._tie(self._texts.npgettext(context, msgid1, msgid2, n))


@cache
def tied(language: str, domain: str = MESSAGES) -> Catalogue:
    r"""The texts of a language for pages, where no line ends in a short word.

    >>> tied("en").gettext("Draw a card").split(" ")
    ['Draw', 'a\xa0card']

    Raises:
        LookupError: there is no such language.
    """
    return _Tied(catalogue(language, domain), manner(language).short)


@dataclass(frozen=True, slots=True)
class Manner:
    """What a language has besides its texts, from its file ``language.json``.

    Attributes:
        alphabet: its letters in order, in lowercase.
        verbs: for each English verb of the rules, the beginnings of words that express it, in lowercase.
        short: words of two letters or more that no line of a page should end in, in lowercase.
    """

    alphabet: str
    verbs: Mapping[str, tuple[str, ...]]
    short: tuple[str, ...] = ()


@cache
def manner(language: str) -> Manner:
    """The alphabet, the verbs and the short words of a language; the pseudo-language has those of English.

    Raises:
        LookupError: there is no such language.
    """
    if language not in (*LANGUAGES, PSEUDO):
        raise LookupError(f"nothing known of {language!r}")
    told = _told(ENGLISH if language == PSEUDO else language)
    verbs = {verb: tuple(stems) for verb, stems in told["verbs"].items()}
    return Manner(told["alphabet"], verbs, tuple(told.get("short", ())))


def negotiate(accept_language: str | None, cookie: str | None = None) -> str:
    """The language to use: the one chosen before, otherwise the best that the browser asks for, otherwise English.

    >>> negotiate("xh;q=0.8, en-GB;q=0.9")
    'en'
    """
    if cookie in LANGUAGES:
        return cookie
    found = (match(tag) for tag in _wanted(accept_language or ""))
    return next(filter(None, found), ENGLISH)


def match(tag: str) -> str | None:
    """The best language for a tag such as ``pt-BR``, ``pt_PT`` or ``uk``; None if there is none.

    >>> match("pt-PT"), match("en_GB"), match("tlh")
    ('pt_BR', 'en', None)
    """
    asked = tag.replace("-", "_").casefold()
    own, base = asked, asked.partition("_")[0]
    fits = [each for each in LANGUAGES if each.casefold() == own]
    return next(iter(fits or [each for each in LANGUAGES if each.casefold().partition("_")[0] == base]), None)


def _wanted(header: str) -> list[str]:
    """The languages of an ``Accept-Language`` header, most preferred first."""
    weighed = []
    for place, entry in enumerate(header.split(",")):
        tag, *parameters = (part.strip() for part in entry.split(";"))
        weighed.append((-_weight(parameters), place, tag))
    return [tag for weight, _, tag in sorted(weighed) if weight < 0]


def _weight(parameters: list[str]) -> float:
    """How much a language is preferred, from 0, not wanted, to 1, the default."""
    told = (parameter.casefold().partition("=") for parameter in parameters)
    number = next((number for name, _, number in told if name.strip() == "q"), "1")
    try:
        weight = float(number)
    except ValueError:
        return 0.0
    return weight if weight <= 1 else 0.0
