"""How a step of a game is shown."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Showing:
    """How a step is shown.

    Attributes:
        picked: an option that waits for its confirmation.
        act: the action for which a card is being chosen: ``meld``, ``dogma``, ``achieve`` or ``parley``.
        looks_back: whether an old step was asked for.
        since: steps that somebody who comes back may follow first; 0: none.
        moving: whether more steps follow by themselves, or at the reader's word.
        wait: milliseconds until the next one; None: the reader says when.
        own: whether this step was caused by who looks.
        is_new: whether who looks may never have played before.
    """

    picked: str | None = None
    act: str | None = None
    looks_back: bool = False
    since: int = 0
    moving: bool = False
    wait: int | None = None
    own: bool = False
    is_new: bool = False

    @property
    def is_rest(self) -> bool:
        """Whether the table stands still in the present, so that it follows whatever happens."""
        return not (self.looks_back or self.since or self.moving)
