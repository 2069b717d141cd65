"""The signs of turning points on the chart of a review, placed so that none hides another."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from splay.bots.review import CHOICE, DEED, LUCK

HEAD: Final = 10.5
"""The radius of the head of a pin."""
APART: Final = 23.0
"""How far apart signs with words in them are."""
APART_FROM_RING: Final = 17.0
"""How far they are from the ring of luck, which is smaller."""
TAIL: Final = 12.0
"""How far a sign is from the tail of a pin."""
HIGHEST: Final = 12
_ORDER: Final = (LUCK, CHOICE, DEED)
"""Luck lies on the line, and a pin points to it; what others did makes room for both."""
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
    for sign in sorted(signs, key=lambda each: _ORDER.index(each.kind)):
        placed.append(replace(sign, y=_height(sign, placed, lowest)))
    # Long tails are drawn first, below what they may have to cross.
    return tuple(sorted(placed, key=lambda each: -abs(each.y - each.tip)))


def _height(sign: TurningSign, placed: Sequence[TurningSign], lowest: float) -> float:
    """The best height for a sign beside others; where there is no room, their tails cross, or it hides one."""
    ways = _WAYS[sign.kind]
    wanted = [sign.tip + way for way in ways]
    beside = [each.y + way * _room(sign, each) for each in placed for way in (-1, 1)]
    below = [each.tip + way * TAIL for each in placed for way in (-1, 1)]
    inside = [y for y in (*wanted, *beside, *below) if HIGHEST <= y <= lowest and abs(y - sign.tip) >= abs(ways[0])]
    moved = [replace(sign, y=y) for y in inside]
    apart = [each for each in moved if all(_are_apart(each, other) for other in placed)]
    free = [each for each in apart if not any(_cross(each, other) for other in placed)]
    best = min(free or apart or moved or [sign], key=lambda each: abs(each.y - wanted[0]))
    return round(best.y, 1)


def _are_apart(one: TurningSign, other: TurningSign) -> bool:
    """Whether two signs do not touch."""
    room = _room(one, other)
    return abs(other.x - one.x) >= room or abs(other.y - one.y) >= room


def _cross(one: TurningSign, other: TurningSign) -> bool:
    """Whether one of two signs lies on the tail of the other."""
    return abs(one.x - other.x) < APART and (_is_on_tail(one.y, other) or _is_on_tail(other.y, one))


def _is_on_tail(y: float, sign: TurningSign) -> bool:
    return sign.kind == CHOICE and min(sign.y, sign.tip) - TAIL < y < max(sign.y, sign.tip) + TAIL


def _room(one: TurningSign, other: TurningSign) -> float:
    return APART_FROM_RING if LUCK in (one.kind, other.kind) else APART
