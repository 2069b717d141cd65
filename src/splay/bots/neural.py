"""A bot that judges positions with a net that has learned from games against itself."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from splay.bots.net import Net, net_for, net_of, serves
from splay.bots.random import chance
from splay.bots.styles import EVEN_HANDED, style_named, styled
from splay.bots.turn import look_ahead
from splay.errors import SetupError
from splay.position.ruleset import Ruleset
from splay.views.view import Asked, View

WORLDS: Final = 3
"""Games dealt anew for one answer."""
NETS: Final = 8
"""Nets from files that are kept at hand."""


class NeuralBot:
    """Looks at its whole turn, as `greedy` does, and takes what its net thinks leads to victory."""

    def __init__(self, seed: int = 0, *, style: str = EVEN_HANDED, weights: str = "") -> None:
        """Make a bot.

        Args:
            seed: of its randomness.
            style: its character, see `splay.bots.styles`.
            weights: a file that `splay train` has written; without one, the net that comes with Splay.

        Raises:
            SetupError: there is no such character, the file is not there, or has no weights for this version of Splay.
        """
        self._seed = seed
        self._style = style_named(style)
        self._net = read_net(weights) if weights else None

    @classmethod
    def of(cls, net: Net, seed: int = 0) -> "NeuralBot":
        """A bot with a net that is in no file yet."""
        bot = cls(seed)
        bot._net = net
        return bot

    def check_rules(self, rules: Ruleset) -> None:
        """Refuse games by rules that the weights given are not for.

        Raises:
            SetupError: they are not.
        """
        net_in(self._net, rules)

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that looks best now.

        Raises:
            SetupError: the weights given are for another edition.
        """
        judge = styled(net_in(self._net, view.rules).judge, self._style, ask.seat)
        return look_ahead(view, ask, chance(self._seed, ask.number), WORLDS, judge)


def net_in(net: Net | None, rules: Ruleset) -> Net:
    """The net to judge games by these rules with: the one that was given; if none was, the one that comes with Splay.

    Raises:
        SetupError: the net given is for another edition.
    """
    if net is None:
        return net_for(rules)
    if not serves(net, rules):
        raise SetupError("these weights are for edition {edition}", edition=net.inputs.rules.number)
    return net


@lru_cache(NETS)
def _read(file: str, _: float) -> Net:
    try:
        return net_of(json.loads(Path(file).read_text(encoding="utf-8")))
    except ValueError as fault:
        if isinstance(fault, SetupError):
            raise
        raise SetupError("this is not a file of weights") from None


def read_net(file: str) -> Net:
    """The net in a file.

    Raises:
        SetupError: the file is not there, or has no weights for this version of Splay.
    """
    try:
        return _read(file, Path(file).stat().st_mtime)
    except OSError as fault:
        raise SetupError("{file} cannot be read: {fault}", file=file, fault=str(fault)) from None
