"""What a bot is."""

from typing import Protocol, runtime_checkable

from splay.position.ruleset import Ruleset
from splay.views.view import Asked, View


class Bot(Protocol):
    """A player that answers decisions, seeing only what its seat may see."""

    def choose(self, view: View, ask: Asked) -> str:
        """Pick one of ``ask.options``."""
        ...


@runtime_checkable
class RulesBound(Protocol):
    """A bot that may have been made for some editions only."""

    def check_rules(self, rules: Ruleset) -> None:
        """Refuse games by rules that it was not made for.

        Raises:
            SetupError: it was not.
        """
        ...
