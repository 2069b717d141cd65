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

    def __init__(self, first: Decision) -> None:
        self.answered = [(first, 0)]
        self.kept: dict[int | None, Any] = {}
