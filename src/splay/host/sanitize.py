"""Cleaning up what people write, and finding names that look alike."""

import unicodedata
from collections.abc import Iterable
from typing import Final

TURNING: Final = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Characters that change the direction of the text that follows."""
BLANK: Final = frozenset(map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0))) | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Characters that count as letters or marks but leave nothing on the screen."""
MARKS: Final = 4
"""The most marks on one letter in any language; with more, a letter covers the lines around it."""

_TWINS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜаеһіјӏорсԛѕѵԝхуΑΒΕΖΗΙΚΜΝΟΡΤΥΧο" + "I1|0",
    "ABESIJKMHOPCTYXQWaehijlopcqsvwxyABEZHIKMNOPTYXo" + "lllO",
)
"""Letters of other alphabets that look like Latin ones, then characters that look like each other."""


def plain(text: str) -> str:
    r"""A text on one line, without control characters or characters that turn or cover others around them.

    >>> plain(" Well \x00 done ")
    'Well done'
    """
    return " ".join(_without_towers("".join(sign for sign in text if not _is_unseen(sign))).split())


def as_name(text: str) -> str:
    r"""A name in normalized form, without characters that leave nothing on the screen.

    >>> as_name("Zoe\u0308\ufe0f")
    'Zoë'
    """
    seen = "".join(sign for sign in text if sign not in BLANK)
    return _without_towers(unicodedata.normalize("NFC", seen)).strip()


def is_alike(one: str, other: str) -> bool:
    r"""Whether two names can be mistaken for each other.

    >>> is_alike("Ann", "ann"), is_alike("Ann", "\u0410nn"), is_alike("Ann", "Anna")
    (True, True, False)
    """
    mine, theirs = _bare(one), _bare(other)
    return mine.casefold() == theirs.casefold() or _latin(mine) == _latin(theirs)


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be mistaken for one of the others."""
    return any(is_alike(name, other) for other in others)


def _bare(name: str) -> str:
    """A name without anything invisible, with special forms of letters replaced by the usual ones."""
    seen = (sign for sign in name if sign not in BLANK and unicodedata.category(sign) not in ("Cf", "Cc"))
    return unicodedata.normalize("NFKC", " ".join("".join(seen).split()))


def _latin(name: str) -> str:
    return name.translate(_TWINS).casefold()


def _is_unseen(sign: str) -> bool:
    is_control = unicodedata.category(sign) in ("Cc", "Cs") and not sign.isspace()
    return is_control or sign in TURNING


def _without_towers(text: str) -> str:
    """The text without marks that are stacked on more than `MARKS` others."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(sign)
    return "".join(kept)
