"""How the things that a question offers were selected, to explain it to the player asked."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

HAVING: Final = "having"
"""Cards with this icon."""
LACKING: Final = "lacking"
"""Cards without this icon."""
OF_COLOR: Final = "of color"
"""Cards of one of these colors."""
NOT_OF_COLOR: Final = "not of color"
"""Cards of none of these colors."""
OF_VALUE: Final = "of value"
"""Cards of one of these values."""
UP_TO: Final = "up to"
"""Cards of this value or a lower one."""
HIGHEST: Final = "highest"
"""All cards of the highest value."""
LOWEST: Final = "lowest"
"""All cards of the lowest value."""
SPLAYABLE: Final = "splayable"
"""Colors with two or more cards, not yet splayed that way."""

Criterion = tuple[str, tuple[int, ...]]
"""One of these words, and the icons, colors or values that it refers to."""
CAN_BE_SPLAYED: Final[Criterion] = (SPLAYABLE, ())
Thing = TypeVar("Thing")
Kind = TypeVar("Kind", bound=type)


def _interpreted(kind: Kind) -> Kind:
    """Keep a class from being compiled with mypyc, where a list cannot have fields of its own."""
    return kind


@_interpreted
class Selection(list[Thing]):
    """Things selected from others.  Made all the time, so rarely needed parts are put together on request.

    Attributes:
        among: what they were selected from.
        by: the criterion; None if some were left out for a reason that is not told.
    """

    __slots__ = ("among", "by")

    among: Iterable[Thing]
    by: Criterion | None


def selected(found: list[Thing], among: Iterable[Thing], by: Criterion | None) -> Selection[Thing]:
    """What was found among these things by a criterion."""
    selection = Selection(found)
    selection.among = among
    selection.by = by
    return selection


def criteria_of(things: Iterable[Any]) -> tuple[Criterion, ...]:
    """How these things were selected, in order of selection; empty if they were not, as for a whole hand.

    >>> criteria_of(selected([5], selected([3, 5], range(9), (LACKING, (1,))), (HIGHEST, ())))
    (('lacking', (1,)), ('highest', ()))
    """
    if not isinstance(things, Selection):
        return ()
    before = criteria_of(things.among)
    return before if things.by is None else (*before, things.by)
