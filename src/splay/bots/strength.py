"""How strong the levels and characters were when they were measured; `tools/levels.py` writes the file."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from splay.bots.levels import LEVELS
from splay.bots.styles import EVEN_HANDED, STYLES

FILE: Final = Path(__file__).with_name("levels.json")
"""What was measured; without it nothing is known."""
STYLED: Final = "scholar"
"""The level at which characters are compared: it is quick, and seldom mistaken."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How often a bot has won against another one, in games of two.

    Attributes:
        bot: which, as it is named for a seat.
        against: its opponent: the level below, or for a character the even-handed one of the same level.
        edition: of the games.
        games: how many were played.
        wins: how many it won.
        low, high: the interval in which its share of victories lies with 95 % certainty, from 0 to 1.
    """

    bot: str
    against: str
    edition: int
    games: int
    wins: int
    low: float
    high: float

    @property
    def of_hundred(self) -> int:
        """Its victories in a hundred games: the middle of the interval, because much of a very high share is luck."""
        return round(50 * (self.low + self.high))

    @property
    def is_even(self) -> bool:
        """Whether it may be just as strong as its opponent."""
        return self.low <= 0.5 <= self.high

    def to_json(self) -> dict[str, Any]:
        """The measurement as plain data."""
        return asdict(self)


def styled_bot(level: str, style: str) -> str:
    """A level in a character, as it is named for a seat.

    >>> styled_bot("scholar", "raider"), styled_bot("scholar", "even-handed")
    ('scholar:style=raider', 'scholar')
    """
    return level if style == EVEN_HANDED else f"{level}:style={style}"


def meetings(styled: Sequence[str] = (STYLED,)) -> Iterator[tuple[str, str]]:
    """Who is measured against whom: levels against the one below, characters against the even-handed one.

    Args:
        styled: the levels at which characters are compared.
    """
    for lower, upper in pairwise(LEVELS):
        yield upper, lower
    for level in styled:
        for style in STYLES:
            if style != EVEN_HANDED:
                yield styled_bot(level, style), level


def strength(bot: str, edition: int) -> Strength | None:
    """How strong a level or a character is; None if that was not measured.

    Args:
        bot: a level, which is compared with the one below; or a level in a character.
        edition: 1, 3 or 4.
    """
    return _measured(FILE).get((bot, edition))


def read_strengths(file: Path) -> list[Strength]:
    """All that was measured."""
    return [Strength(**each) for each in json.loads(file.read_text(encoding="utf-8"))["meetings"]]


@cache
def _measured(file: Path) -> dict[tuple[str, int], Strength]:
    return {(each.bot, each.edition): each for each in read_strengths(file)} if file.exists() else {}
