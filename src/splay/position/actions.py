"""The options of a turn and what they mean."""

from typing import Final, NamedTuple

DRAW: Final = "draw"
MELD: Final = "meld"
DOGMA: Final = "dogma"
PARLEY: Final = "parley"
ACHIEVE: Final = "achieve"
ACTIONS: Final = (DRAW, MELD, DOGMA, PARLEY, ACHIEVE)
"""The kinds of actions, in the order in which they are offered."""


class Action(NamedTuple):
    """One thing to do in a turn.

    Attributes:
        kind: one of `ACTIONS`.
        card: name of the card that is melded or activated; otherwise empty.
        age: age of the achievement that is claimed; otherwise 0.
    """

    kind: str
    card: str = ""
    age: int = 0

    @property
    def option(self) -> str:
        """The option that picks it; `action_of` is the inverse."""
        what = str(self.age) if self.kind == ACHIEVE else self.card
        return f"{self.kind} {what}" if what else self.kind


def action_of(option: str) -> Action:
    """The action that an option of a turn, as the engine offers it, stands for.

    >>> action_of("parley Machine Tools")
    Action(kind='parley', card='Machine Tools', age=0)
    >>> action_of("achieve 3").age
    3
    """
    kind, _, what = option.partition(" ")
    return Action(kind, age=int(what)) if kind == ACHIEVE else Action(kind, what)
