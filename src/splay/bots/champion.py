"""A bot that searches like `search` and asks the net of `neural` as well."""

from splay.bots.neural import net_in, read_net
from splay.bots.search import SearchBot
from splay.bots.tree import Judge
from splay.views.view import View


class ChampionBot(SearchBot):
    """Takes what turned out best in simulations that a net judges, too."""

    def __init__(
        self, seed: int = 0, *, ms: int = 0, simulations: int = 0, style: str = "even-handed", weights: str = ""
    ) -> None:
        """Make a bot with a budget for each answer.

        Args:
            seed: of its randomness.
            ms: as for `SearchBot`.
            simulations: as for `SearchBot`.
            style: as for `SearchBot`.
            weights: a file that `splay train` has written; without one, the net that comes with Splay.

        Raises:
            SetupError: a budget is negative, there is no such character, or the file has no weights for this version
                of Splay.
        """
        super().__init__(seed, ms=ms, simulations=simulations, style=style)
        self._net = read_net(weights) if weights else None

    def expert(self, view: View) -> Judge | None:
        """The net."""
        return net_in(self._net, view).judge
