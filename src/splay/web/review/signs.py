"""The signs of turning points on the chart of a review, placed so that none hides another."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from splay.bots.review import CHOICE, DEED, KINDS, LUCK

HEAD: Final = 10.5
"""The radius of the head of a pin."""
APART: Final = 23.0
"""How far apart signs with words in them are."""
APART_FROM_RING: Final = 17.0
"""How far they are from the ring of luck, which is smaller."""
HIGHEST: Final = 12
_WAYS: Final[dict[str, tuple[int, ...]]] = {CHOICE: (-19, 19), DEED: (0,), LUCK: (0,)}
"""How far above its place a sign lies, or below, the best first: a pin points to it from outside."""


@dataclass(frozen=True, slots=True)
class TurningSign:
    """A turning point on the chart.

    Attributes:
        kind: as in `TurningPoint`.
        number: of a choice, from 1.
        seat: who acted.
        x, y: its center.
        tip: the height of the chance there, which it points to.
        label: the age of an achievement that was claimed, else the letter of who acted.
        is_here: whether it is the one looked at.
    """

    kind: str
    number: int
    seat: int
    x: float
    y: float
    tip: float
    label: str
    is_here: bool

    @property
    def pin(self) -> str:
        """The outline of a pin from its center to its place, as an SVG path."""
        long = max(HEAD + 1, abs(self.tip - self.y))
        down = 1 if self.tip > self.y else -1
        near, aside = HEAD * HEAD / long, HEAD * sqrt(1 - (HEAD / long) ** 2)
        y = round(self.y + down * near, 1)
        left, right = round(self.x - aside, 1), round(self.x + aside, 1)
        return f"M{self.x} {self.tip}L{right} {y}A{HEAD} {HEAD} 0 1 {int(down < 0)} {left} {y}Z"


def spread(signs: Iterable[TurningSign], lowest: float) -> tuple[TurningSign, ...]:
    """The same signs, moved up or down where they would hide each other.

    Args:
        signs: each at its place.
        lowest: how far down one may lie.
    """
    placed: list[TurningSign] = []
    for sign in sorted(signs, key=lambda each: -KINDS.index(each.kind)):
        placed.append(replace(sign, y=_height(sign, placed, lowest)))
    return tuple(sorted(placed, key=lambda each: each.x))


def _height(sign: TurningSign, placed: Sequence[TurningSign], lowest: float) -> float:
    """The best height for a sign beside others; where there is no room, it hides one."""
    ways = _WAYS[sign.kind]
    wanted = [sign.tip + way for way in ways]
    beside = [each.y + way * _room(sign, each) for each in placed for way in (-1, 1)]
    inside = [y for y in (*wanted, *beside) if HIGHEST <= y <= lowest and abs(y - sign.tip) >= abs(ways[0])]
    free = [y for y in inside if all(_is_clear(sign, y, each) for each in placed)]
    best: float = min(free or inside or wanted, key=lambda y: abs(y - wanted[0]))
    return round(best, 1)


def _is_clear(sign: TurningSign, y: float, other: TurningSign) -> bool:
    """Whether a sign at this height does not touch another one."""
    room = _room(sign, other)
    return abs(other.x - sign.x) >= room or abs(other.y - y) >= room


def _room(one: TurningSign, other: TurningSign) -> float:
    return APART_FROM_RING if LUCK in (one.kind, other.kind) else APART
