"""What is known in advance of a question that takes several things: cards or colors.

The engine takes them one pick after the other, and where their order cannot matter, in one order only, so that each
set of them can be picked in only one way.  People choose them together: see `game.together`.
"""

from collections.abc import Sequence
from typing import Any, Final

ALWAYS: Final = "always"
NEVER: Final = "never"
WITHIN_AGE: Final = "age"
WITHIN_COLOR: Final = "color"


class Several:
    """The things that a question takes, with those of the questions that follow it.  Immutable.

    Attributes:
        things: all that may be among them, also those that only a later question offers; as in `Decision`.
        least: how many must be taken, unless the question is declined.
        most: how many can be.
        order: when the order in which they are taken can matter: ``always``, ``never``, or only among cards of one
            ``age`` or ``color``.
        first: number of the first of these questions.
    """

    __slots__ = ("first", "least", "most", "order", "things")

    def __init__(self, things: Sequence[Any], least: int, most: int, order: str, first: int) -> None:
        self.things = things
        self.least = least
        self.most = most
        self.order = order
        self.first = first

    @property
    def is_ordered(self) -> bool:
        """Whether the order in which they are taken can matter."""
        if self.order in (ALWAYS, NEVER):
            return self.order == ALWAYS
        return len({getattr(thing, self.order) for thing in self.things}) < len(self.things)

    def __reduce__(self) -> tuple[Any, ...]:
        return Several, (self.things, self.least, self.most, self.order, self.first)

    def __repr__(self) -> str:
        names = ", ".join([str(thing) for thing in self.things])
        return f"<{self.least} to {self.most}{', in order,' if self.is_ordered else ''} of {names}>"
