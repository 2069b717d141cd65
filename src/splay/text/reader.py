"""The reader: the texts of one language, and how it names and counts the things of the game.

A `Reader` is all that texts need to know about who reads them; a `Voice` also knows the table, such as the reader's
seat.  Each language has one reader, see `reader_of`.
"""

import re
from collections.abc import Iterable
from datetime import date, timedelta
from functools import cache, lru_cache
from typing import Any, Final, Literal

from babel.dates import format_date, format_skeleton, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal

from splay.cards.library import card_to_json, notes
from splay.position.card import Card, Effect
from splay.position.terms import ICON_NAMES
from splay.text.catalogue import CARDS, ENGLISH, PSEUDO, catalogue, tied
from splay.text.collation import order
from splay.text.marks import plain
from splay.text.ties import tie_of

OF_PILE: Final = "pile"
OF_CARDS: Final = "cards"
OF_CARD: Final = "card"
"""What the word of a color describes, since many languages inflect it."""

NAME: Final = "name"
"""The context of the names of cards."""

_AN: Final = (8, 11)
"""Values before which English says "an"."""
_ENGLISH: Final = "en_GB"
"""The English used here: no comma before the last item of a list."""
_JUST_NOW: Final = 60.0
_FEWEST_TO_JOIN: Final = 2
_STYLE: Final = "style"
"""The option of a bot that says its character."""
_TIE: Final = tie_of(())
"""Ties words of one letter, such as the “and” of some languages."""
_SPANISH: Final = "es"
_SOUNDS_LIKE_I: Final = re.compile("h?[ií](?![aeoáéó])", re.IGNORECASE)
_SOUNDS_LIKE_O: Final = re.compile("h?[oó]", re.IGNORECASE)


@lru_cache(2000)
def _number(value: float, locale: str) -> str:
    return format_decimal(value, locale=locale)


class Reader:
    """A reader of one language.

    >>> ann = reader_of("en")
    >>> ann.gettext("Rules"), ann.color("red"), ann.listed(["Ann", "Bob", "Cyd"])
    ('Rules', 'red', 'Ann, Bob and Cyd')

    Attributes:
        language: its code.
        gettext, ngettext, pgettext, npgettext: the texts of the language, as in `gettext`.
        alphabetical: a key to sort names by.
        is_tied: whether short words are tied to the next, as on pages.
    """

    __slots__ = (
        *("_cards", "_locale", "alphabetical", "is_tied", "language"),
        *("gettext", "ngettext", "npgettext", "pgettext"),
    )

    def __init__(self, language: str, is_tied: bool = False) -> None:
        """Load a language, with short words tied to the next if so asked.

        Raises:
            LookupError: there is no such language.
        """
        texts_of = tied if is_tied else catalogue
        texts = texts_of(language)
        self.language = language
        self.is_tied = is_tied
        self.gettext = texts.gettext
        self.ngettext = texts.ngettext
        self.pgettext = texts.pgettext
        self.npgettext = texts.npgettext
        self.alphabetical = order(language)
        self._cards = texts_of(language, CARDS)
        self._locale = _ENGLISH if language in (ENGLISH, PSEUDO) else language

    def __reduce__(self) -> tuple[Any, ...]:
        return tied_reader if self.is_tied else reader_of, (self.language,)

    # -- the game's nouns; the contexts tell translators what a bare word stands for ------------------

    def color(self, name: str, said_of: str = "") -> str:
        """The word of a color, by its name in `terms.COLOR_NAMES`.

        Args:
            name: the name of the color.
            said_of: what the word describes, since many languages inflect it: `OF_PILE`, `OF_CARDS`, `OF_CARD` or
                nothing.
        """
        if said_of == OF_PILE:
            return {
                "red": self.pgettext("the … pile", "red"),
                "yellow": self.pgettext("the … pile", "yellow"),
                "green": self.pgettext("the … pile", "green"),
                "blue": self.pgettext("the … pile", "blue"),
                "purple": self.pgettext("the … pile", "purple"),
            }[name]
        if said_of == OF_CARDS:
            return {
                "red": self.pgettext("the … cards", "red"),
                "yellow": self.pgettext("the … cards", "yellow"),
                "green": self.pgettext("the … cards", "green"),
                "blue": self.pgettext("the … cards", "blue"),
                "purple": self.pgettext("the … cards", "purple"),
            }[name]
        if said_of == OF_CARD:
            return {
                "red": self.pgettext("the … card", "red"),
                "yellow": self.pgettext("the … card", "yellow"),
                "green": self.pgettext("the … card", "green"),
                "blue": self.pgettext("the … card", "blue"),
                "purple": self.pgettext("the … card", "purple"),
            }[name]
        return {
            "red": self.pgettext("color", "red"),
            "yellow": self.pgettext("color", "yellow"),
            "green": self.pgettext("color", "green"),
            "blue": self.pgettext("color", "blue"),
            "purple": self.pgettext("color", "purple"),
        }[name]

    def icon(self, name: str) -> str:
        """The word of an icon, by its name in `terms.ICON_NAMES`."""
        return {
            "crown": self.pgettext("icon", "crown"),
            "leaf": self.pgettext("icon", "leaf"),
            "lightbulb": self.pgettext("icon", "lightbulb"),
            "castle": self.pgettext("icon", "castle"),
            "factory": self.pgettext("icon", "factory"),
            "clock": self.pgettext("icon", "clock"),
            "person": self.pgettext("icon", "person"),
        }[name]

    def splay(self, name: str) -> str:
        """The state of a pile, by its name in `terms.SPLAY_NAMES`."""
        return {
            "none": self.pgettext("pile", "not splayed"),
            "left": self.pgettext("pile", "splayed left"),
            "right": self.pgettext("pile", "splayed right"),
            "up": self.pgettext("pile", "splayed up"),
            "aslant": self.pgettext("pile", "splayed aslant"),
        }[name]

    def special(self, name: str) -> str:
        """The name of a special achievement, by its English name."""
        return {
            "Empire": self.pgettext("special achievement", "Empire"),
            "Monument": self.pgettext("special achievement", "Monument"),
            "Universe": self.pgettext("special achievement", "Universe"),
            "Wonder": self.pgettext("special achievement", "Wonder"),
            "World": self.pgettext("special achievement", "World"),
            "Supremacy": self.pgettext("special achievement", "Supremacy"),
            "Destiny": self.pgettext("special achievement", "Destiny"),
            "Wealth": self.pgettext("special achievement", "Wealth"),
            "Heritage": self.pgettext("special achievement", "Heritage"),
            "History": self.pgettext("special achievement", "History"),
            "Tradition": self.pgettext("special achievement", "Tradition"),
            "Repute": self.pgettext("special achievement", "Repute"),
            "Fame": self.pgettext("special achievement", "Fame"),
            "Glory": self.pgettext("special achievement", "Glory"),
            "Victory": self.pgettext("special achievement", "Victory"),
            "Confidence": self.pgettext("special achievement", "Confidence"),
            "Zen": self.pgettext("special achievement", "Zen"),
            "Anonymity": self.pgettext("special achievement", "Anonymity"),
            "Folklore": self.pgettext("special achievement", "Folklore"),
            "Mystery": self.pgettext("special achievement", "Mystery"),
        }[name]

    def hidden_card(self, value: int) -> str:
        """The message for a card of which only the value is known, for filling in the value."""
        if value in _AN:
            return self.pgettext("a hidden card of age 8 or 11", "an {value}")
        return self.pgettext("a hidden card", "a {value}")

    def level(self, name: str) -> str:
        """A level of computer players, by its name in `splay.bots.LEVELS`; any other name as it is."""
        known = {
            "apprentice": self.pgettext("level", "Apprentice"),
            "artisan": self.pgettext("level", "Artisan"),
            "scholar": self.pgettext("level", "Scholar"),
            "master": self.pgettext("level", "Master"),
            "grandmaster": self.pgettext("level", "Grandmaster"),
        }
        return known.get(name, name)

    def character(self, name: str) -> str:
        """A character of computer players, by its name in `splay.bots.STYLES`, as it follows that of a level."""
        known = {
            "even-handed": self.pgettext("character", "even-handed"),
            "builder": self.pgettext("character", "builder"),
            "raider": self.pgettext("character", "raider"),
            "collector": self.pgettext("character", "collector"),
        }
        return known.get(name, name)

    def bot(self, kind: str) -> str:
        """What a computer player is called, by how it is named for a seat.

        >>> reader_of("en").bot("scholar"), reader_of("en").bot("scholar:style=raider")
        ('Scholar', 'Scholar, raider')
        """
        name, *options = kind.split(":")
        known = {
            "random": self.pgettext("computer player", "Easy"),
            "greedy": self.pgettext("computer player", "Good"),
            "search": self.pgettext("computer player", "Strong"),
            "neural": self.pgettext("computer player", "Clever"),
            "champion": self.pgettext("computer player", "Champion"),
        }
        parts = [known.get(name) or self.level(name)]
        for each in options:
            option, _, value = each.partition("=")
            parts.append(self.character(value) if option == _STYLE else each)
        return ", ".join(parts)

    def edition(self, number: int) -> str:
        """The name of an edition, by its number."""
        return {
            1: self.pgettext("edition", "First"),
            3: self.pgettext("edition", "Third"),
            4: self.pgettext("edition", "Fourth"),
        }[number]

    def edition_title(self, number: int) -> str:
        """An edition by its number, with the word "edition"."""
        return self.gettext("{edition} edition").format(edition=self.edition(number))

    def day(self, day: date) -> str:
        """A day of the year: 22 November."""
        return format_skeleton("MMMMd", day, locale=self._locale)

    def full_date(self, day: date) -> str:
        """A day with its year.

        >>> reader_of("en").full_date(date(2026, 5, 3))
        '3 May 2026'
        """
        return self._own(format_date(day, "long", locale=self._locale))

    # -- cards -------------------------------------------------------------------------------------

    def card_name(self, card: str) -> str:
        """What a card is called, by its English name, which is its name everywhere inside Splay.

        >>> reader_of("en").card_name("Oars")
        'Oars'
        """
        return self._cards.pgettext(NAME, card)

    def sentence(self, effect: Effect) -> str:
        """The sentence of an effect, marked up."""
        return self._cards.pgettext(effect.card, effect.sentence)

    def rulings(self, card: Card) -> list[str]:
        """The rulings on a card that apply in its edition, marked up."""
        return [self._cards.pgettext(card.name, note) for note in notes(card)]

    def card_in_words(self, card: Card) -> dict[str, Any]:
        """A card as in `cards.library.card_to_json`, with its words in this language.

        ``title``, the name in the language, is added; ``name`` stays the name inside Splay.
        ``text`` and ``rulings`` come without marks; icons are in brackets, by their English names.
        """
        data = card_to_json(card)
        icons = {name: name for name in ICON_NAMES}
        effects = [
            {**entry, "text": plain(self.sentence(effect), icons)}
            for entry, effect in zip(data["effects"], card.effects, strict=True)
        ]
        told = [plain(note, icons) for note in self.rulings(card)]
        named = {"name": card.name, "title": self.card_name(card.name)}
        return {**named, **data, "effects": effects, "rulings": told}

    # -- lists, numbers and times --------------------------------------------------------------------

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a sentence, joined with "and".

        >>> reader_of("en").listed(["Ann", "Bob", "Cyd"])
        'Ann, Bob and Cyd'
        """
        return self._joined(parts, "standard")

    def either(self, parts: Iterable[str]) -> str:
        """Several things in a sentence, joined with "or".

        >>> reader_of("en").either(["Ann", "Bob"])
        'Ann or Bob'
        """
        return self._joined(parts, "or")

    def number(self, value: float) -> str:
        """A number that may be large, or a fraction.

        >>> reader_of("en").number(12345), reader_of("uk").number(0.7)
        ('12,345', '0,7')
        """
        return _number(value, self._locale)

    def ago(self, seconds: float) -> str:
        """How long ago, roughly.

        >>> reader_of("en").ago(7300), reader_of("en").ago(59)
        ('2 hours ago', 'just now')
        """
        if seconds < _JUST_NOW:
            return self.gettext("just now")
        since = timedelta(seconds=-seconds)
        text = format_timedelta(since, granularity="minute", threshold=1, add_direction=True, locale=self._locale)
        return self._own(text)

    def _joined(self, parts: Iterable[str], style: Literal["standard", "or"]) -> str:
        given = list(parts)
        if len(given) < _FEWEST_TO_JOIN:
            return "".join(given)
        text = format_list(given, style, self._locale)
        if self.language == _SPANISH:
            text = _as_spoken(text, given[-1])
        return self._own(_TIE(text) if self.is_tied else text)

    def _own(self, text: str) -> str:
        """Words that come from none of our catalogues, marked in the pseudo-language like all others."""
        return self.gettext(text) if self.language == PSEUDO else text


@cache
def reader_of(language: str) -> Reader:
    """The reader of this language; the same object every time.

    Raises:
        LookupError: there is no such language.
    """
    return Reader(language)


@cache
def tied_reader(language: str) -> Reader:
    r"""The reader of a page in this language, whose lines do not end in short words; the same object every time.

    >>> tied_reader("en").gettext("Draw a card")
    'Draw a\xa0card'

    Raises:
        LookupError: there is no such language.
    """
    return Reader(language, is_tied=True)


IN_ENGLISH: Final = reader_of(ENGLISH)
"""The reader of English: programs, and people whose language is unknown."""


def _as_spoken(text: str, last: str) -> str:
    """In Spanish “y” and “o” become “e” and “u” before the same sound, which is missing in Babel's data."""
    before = text.removesuffix(last)
    if before.endswith(" y ") and _SOUNDS_LIKE_I.match(last):
        return f"{before[:-3]} e {last}"
    return f"{before[:-3]} u {last}" if before.endswith(" o ") and _SOUNDS_LIKE_O.match(last) else text
