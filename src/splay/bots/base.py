"""What a bot is."""

from typing import Protocol

from splay.views.view import Asked, View


class Bot(Protocol):
    """A player that answers decisions, seeing only what its seat may see."""

    def choose(self, view: View, ask: Asked) -> str:
        """Pick one of ``ask.options``."""
        ...
