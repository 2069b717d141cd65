"""A bot that searches games that could be this one, for as long as it may."""

import random
from time import perf_counter
from typing import Final

from splay.bots.evaluation import judge
from splay.bots.first import prefer
from splay.bots.greedy import useful
from splay.bots.random import chance
from splay.bots.styles import style_named, styled
from splay.bots.tree import Judge, Search
from splay.errors import CannotRedeal, SetupError
from splay.views.redeal import redeal
from splay.views.view import Asked, View

WORLDS: Final = 32
"""Games dealt anew for one answer; after that they are taken again."""
WORLDS_INSIDE: Final = 8
"""The same inside an effect, where each costs much more."""
DEALING: Final = 0.5
"""The share of the time after which no more games are dealt, because that can take long."""
SIMULATIONS: Final = 400
"""The budget if none is given."""

ACTIONS: Final = 4
"""Actions taken at random before a new position is judged; more of them blur what it was worth."""

clock = perf_counter


class SearchBot:
    """Takes what turned out best in simulations."""

    def __init__(self, seed: int = 0, *, ms: int = 0, simulations: int = 0, style: str = "even-handed") -> None:
        """Make a bot with a budget for each answer.

        Args:
            seed: of its randomness.
            ms: milliseconds it may think; its answers then depend on how fast the machine is.
            simulations: simulations it may make; 0 for `SIMULATIONS`, or as many as fit into `ms`.
            style: its character, see `splay.bots.styles`.

        Raises:
            SetupError: a budget is negative, or there is no such character.
        """
        if ms < 0 or simulations < 0:
            raise SetupError("a budget is a whole number from 0 up, not {budget}", budget=min(ms, simulations))
        self._seed = seed
        self._style = style_named(style)
        self._seconds = ms / 1000
        self._most = simulations or (0 if ms else SIMULATIONS)

    def expert(self, view: View) -> Judge | None:
        """Who else judges positions, see `Search`."""
        return None

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that turned out best."""
        options = useful(view, ask)
        assert options, "a bot is only asked when it has options"
        if len(options) == 1:
            return options[0]
        rng = chance(self._seed, ask.number)
        expert = self.expert(view)
        search = Search(
            ask.seat,
            styled(judge, self._style, ask.seat),
            rng,
            ACTIONS,
            None if expert is None else styled(expert, self._style, ask.seat),
        )
        try:
            simulate(search, view, options, rng, self._most, self._seconds)
        except CannotRedeal:
            return prefer(view, ask, rng)
        return search.best(options)


def simulate(
    search: Search, view: View, options: tuple[str, ...], rng: random.Random, most: int, seconds: float
) -> None:
    """Make simulations of a question, in games dealt anew, until a budget is used up.

    Args:
        search: what grows.
        view: of the seat asked.
        options: those to consider.
        rng: the randomness.
        most: simulations to make; 0 for no limit.
        seconds: how long it may take; 0 for no limit.

    Raises:
        CannotRedeal: no game that could be this one can be found.
    """
    began = clock()
    worlds = [redeal(view, rng)]
    wanted = WORLDS if view.so_far is None else WORLDS_INSIDE
    while True:
        number = search.simulations
        passed = clock() - began if seconds else 0.0
        if number and len(worlds) < wanted and passed <= DEALING * seconds:
            try:
                worlds.append(redeal(view, rng))
            except CannotRedeal:
                wanted = len(worlds)
        search.simulate(worlds[number % len(worlds)].clone(), options)
        if (most and number + 1 >= most) or (seconds and clock() - began >= seconds):
            return
