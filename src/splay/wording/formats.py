"""Lists, numbers and times as a language writes them."""

import re
from collections.abc import Iterable
from datetime import timedelta
from typing import Final, Literal

from babel.dates import format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal

from splay.catalogue import ENGLISH, PSEUDO, Catalogue, catalogue

_ENGLISH: Final = "en_GB"
"""English as it is written here: without a comma before the last of several."""
_JUST_NOW: Final = 60.0
_FEWEST_TO_JOIN: Final = 2
_SPANISH: Final = "es"
_SOUNDS_LIKE_I: Final = re.compile("h?[ií](?![aeoáéó])", re.IGNORECASE)
_SOUNDS_LIKE_O: Final = re.compile("h?[oó]", re.IGNORECASE)


def language_of(words: Catalogue) -> str:
    """The language of these words."""
    return PSEUDO if words is catalogue(PSEUDO) else words.info().get("language", ENGLISH)


def listed(parts: Iterable[str], words: Catalogue) -> str:
    """Several things in a sentence, all of them.

    >>> listed(["Ann", "Bob", "Cyd"], catalogue("en"))
    'Ann, Bob and Cyd'
    """
    return _joined(parts, words, "standard")


def either(parts: Iterable[str], words: Catalogue) -> str:
    """Several things in a sentence, one of them.

    >>> either(["Ann", "Bob"], catalogue("en"))
    'Ann or Bob'
    """
    return _joined(parts, words, "or")


def number(value: int, words: Catalogue) -> str:
    """A number that may be large.

    >>> number(12345, catalogue("en"))
    '12,345'
    """
    return format_decimal(value, locale=_locale(words))


def ago(seconds: float, words: Catalogue) -> str:
    """How long ago, roughly.

    >>> ago(7300, catalogue("en")), ago(59, catalogue("en"))
    ('2 hours ago', 'just now')
    """
    if seconds < _JUST_NOW:
        return words.gettext("just now")
    since = timedelta(seconds=-seconds)
    text = format_timedelta(since, granularity="minute", threshold=1, add_direction=True, locale=_locale(words))
    return _own(text, words)


def _joined(parts: Iterable[str], words: Catalogue, style: Literal["standard", "or"]) -> str:
    given = list(parts)
    if len(given) < _FEWEST_TO_JOIN:
        return "".join(given)
    text = format_list(given, style, _locale(words))
    return _own(_as_spoken(text, given[-1]) if language_of(words) == _SPANISH else text, words)


def _as_spoken(text: str, last: str) -> str:
    """In Spanish “y” and “o” become “e” and “u” before the same sound, of which the data of Babel know nothing."""
    before = text.removesuffix(last)
    if before.endswith(" y ") and _SOUNDS_LIKE_I.match(last):
        return f"{before[:-3]} e {last}"
    return f"{before[:-3]} u {last}" if before.endswith(" o ") and _SOUNDS_LIKE_O.match(last) else text


def _own(text: str, words: Catalogue) -> str:
    """Words that come from no catalogue of ours, marked in the pseudo-language like all others."""
    return words.gettext(text) if language_of(words) == PSEUDO else text


def _locale(words: Catalogue) -> str:
    language = language_of(words)
    return _ENGLISH if language in (ENGLISH, PSEUDO) else language
