"""The course of the action in progress: what has been answered, for views to go on from."""

from typing import Any

from splay.position.decision import Decision


class Course:
    """The questions answered since the checkpoint.

    Attributes:
        answered: each question, with the length of the log when it was answered.
        kept: what `views.view` has put together of it so far, by seat.
    """

    __slots__ = ("answered", "kept")

    def __init__(self) -> None:
        self.answered: list[tuple[Decision, int]] = []
        self.kept: dict[int | None, Any] = {}

    def note(self, ask: Decision | None, at: int) -> None:
        """Note that a question has been answered."""
        if ask is not None:
            self.answered.append((ask, at))
