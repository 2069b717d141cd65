"""The options of a turn and what they mean."""

from typing import Final, NamedTuple

from splay.position.sets import deck_named, deck_word

DRAW: Final = "draw"
MELD: Final = "meld"
DOGMA: Final = "dogma"
PARLEY: Final = "parley"
ACHIEVE: Final = "achieve"
ACTIONS: Final = (DRAW, MELD, DOGMA, PARLEY, ACHIEVE)
"""The kinds of actions, in the order in which they are offered."""


SECRET: Final = "secret"


class Action(NamedTuple):
    """One thing to do in a turn.

    Attributes:
        kind: one of `ACTIONS`.
        card: name of the card that is melded or activated; otherwise empty.
        age: the deck (`sets`) of the achievement that is claimed, which in the base set is its age; otherwise 0.
        secret: which of the own secrets is claimed, 1 for the oldest; otherwise 0.
    """

    kind: str
    card: str = ""
    age: int = 0
    secret: int = 0

    @property
    def option(self) -> str:
        """The option that picks it; `action_of` is the inverse."""
        what = self.card
        if self.kind == ACHIEVE:
            what = f"{SECRET} {self.secret}" if self.secret else deck_word(self.age)
        return f"{self.kind} {what}" if what else self.kind


def action_of(option: str) -> Action:
    """The action that an option of a turn, as the engine offers it, stands for.

    >>> action_of("parley Machine Tools")
    Action(kind='parley', card='Machine Tools', age=0, secret=0)
    >>> action_of("achieve 3").age, action_of("achieve secret 2").secret
    (3, 2)
    """
    kind, _, what = option.partition(" ")
    if kind != ACHIEVE:
        return Action(kind, what)
    if what.startswith(SECRET):
        return Action(kind, secret=int(what.removeprefix(SECRET)))
    return Action(kind, age=deck_named(what))
