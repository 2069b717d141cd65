"""What a bot is."""

from typing import Protocol, runtime_checkable

from splay.views.view import Asked, View


class Bot(Protocol):
    """A player that answers decisions, seeing only what its seat may see."""

    def choose(self, view: View, ask: Asked) -> str:
        """Pick one of ``ask.options``."""
        ...


@runtime_checkable
class EditionBound(Protocol):
    """A bot that may have been made for some editions only."""

    def check_edition(self, edition: int) -> None:
        """Refuse games of an edition that it was not made for.

        Raises:
            SetupError: it was not.
        """
        ...
