"""What a bot is."""

from typing import Protocol

from splay.views.view import Asked, View


class Bot(Protocol):
    """Somebody who answers decisions, seeing only what the seat may see."""

    def choose(self, view: View, ask: Asked) -> str:
        """One of ``ask.options``."""
        ...
