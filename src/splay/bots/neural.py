"""A bot that judges positions with a net that has learned from games against itself."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from splay.bots.net import Net, net_for, net_of
from splay.bots.random import chance
from splay.bots.styles import EVEN_HANDED, style_named, styled
from splay.bots.turn import look_ahead
from splay.errors import SetupError
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

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that looks best now."""
        judge = styled(net_in(self._net, view).judge, self._style, ask.seat)
        return look_ahead(view, ask, chance(self._seed, ask.number), WORLDS, judge)


def net_in(net: Net | None, view: View) -> Net:
    """The net to judge this game with: one that was given, if it is for this edition."""
    if net is None or net.inputs.edition != view.edition:
        return net_for(view.edition)
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
