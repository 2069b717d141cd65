"""A bot that looks at its whole turn: it tries everything out in a game that could be this one."""

from splay.bots.evaluation import judge
from splay.bots.random import chance
from splay.bots.styles import EVEN_HANDED, careless, style_named, styled
from splay.bots.turn import look_ahead
from splay.errors import SetupError
from splay.views.view import Asked, View


class GreedyBot:
    """Takes the action that leaves it best off at the end of its turn."""

    def __init__(self, seed: int = 0, *, style: str = EVEN_HANDED, slack: float = 0.0) -> None:
        """Make a bot.

        Args:
            seed: of its randomness.
            style: its character, see `splay.bots.styles`.
            slack: how far off it mostly is when it judges a position, in the logarithm of the odds.

        Raises:
            SetupError: there is no such character, or the slack is negative.
        """
        if slack < 0:
            raise SetupError("slack is a number from 0 up, not {slack}", slack=slack)
        self._seed = seed
        self._style = style_named(style)
        self._slack = slack

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that looks best now."""
        rng = chance(self._seed, ask.number)
        judged = styled(careless(judge, self._slack, ask.seat, rng), self._style, ask.seat)
        return look_ahead(view, ask, rng, 1, judged)
