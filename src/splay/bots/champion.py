"""A bot that searches like `search` and asks the net of `neural` as well."""

from typing import Final

from splay.bots.evaluation import judge
from splay.bots.net import Net
from splay.bots.neural import net_in, read_net
from splay.bots.search import Judging, SearchBot
from splay.bots.styles import EVEN_HANDED
from splay.position.ruleset import Ruleset
from splay.position.state import State
from splay.views.view import View

SHARE: Final = 0.75
"""How much the net counts beside the evaluation: each knows something that the other does not."""


def learned_judging(net: Net) -> Judging:
    """How a search guided by a net judges."""

    def both(state: State, seat: int) -> list[float]:
        learned, weighed = net.judge(state, seat), judge(state, seat)
        return [SHARE * learned[each] + (1 - SHARE) * weighed[each] for each in range(len(learned))]

    return Judging(both, net.judge, actions=0)


class ChampionBot(SearchBot):
    """Takes what turned out best in simulations that a net judges, too."""

    def __init__(
        self, seed: int = 0, *, ms: int = 0, simulations: int = 0, style: str = EVEN_HANDED, weights: str = ""
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

    def check_rules(self, rules: Ruleset) -> None:
        """Refuse games by rules that the weights given are not for.

        Raises:
            SetupError: they are not.
        """
        net_in(self._net, rules)

    def judging(self, view: View) -> Judging:
        """The net leads the way, and judges together with the evaluation.

        Raises:
            SetupError: the weights given are for another edition.
        """
        return learned_judging(net_in(self._net, view.rules))
