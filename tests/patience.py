"""How long a test waits for what must happen in another process or thread."""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which something is said never to happen: no machine is as busy as that."""


class Hands:
    """The hands of a clock that a test sets, in seconds since 1970."""

    def __init__(self, at: float) -> None:
        self.at = at

    def __call__(self) -> float:
        """The time now."""
        return self.at

    def go(self, seconds: float) -> None:
        """Let time pass."""
        self.at += seconds
