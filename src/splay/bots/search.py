"""A bot that searches games that could be this one, for as long as it may."""

import random
from time import perf_counter
from typing import Final

from splay.bots.evaluation import judge
from splay.bots.first import prefer
from splay.bots.greedy import useful
from splay.bots.random import chance
from splay.bots.tree import Judge, Search
from splay.errors import CannotRedeal, SetupError
from splay.game.game import Game
from splay.views.redeal import redeal
from splay.views.view import Asked, View

WORLDS: Final = 32
"""Games dealt anew for one answer; after that they are taken again."""
WORLDS_INSIDE: Final = 8
"""The same inside an effect, where each costs much more."""
SIMULATIONS: Final = 400
"""The budget if none is given."""

ACTIONS: Final = 4
"""Actions taken at random before a new position is judged; more of them blur what it was worth."""

clock = perf_counter


class SearchBot:
    """Takes what turned out best in simulations."""

    def __init__(self, seed: int = 0, *, ms: int = 0, simulations: int = 0) -> None:
        """Make a bot with a budget for each answer.

        Args:
            seed: of its randomness.
            ms: milliseconds it may think; its answers then depend on how fast the machine is.
            simulations: simulations it may make; 0 for `SIMULATIONS`, or as many as fit into `ms`.

        Raises:
            SetupError: a budget is negative.
        """
        if ms < 0 or simulations < 0:
            raise SetupError("a budget is a whole number from 0 up, not {budget}", budget=min(ms, simulations))
        self._seed = seed
        self._seconds = ms / 1000
        self._most = simulations or (0 if ms else SIMULATIONS)

    def expert(self, view: View) -> Judge | None:
        """Who else judges positions, see `Search`."""
        return None

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that turned out best."""
        began = clock()
        options = useful(view, ask)
        assert options, "a bot is only asked when it has options"
        if len(options) == 1:
            return options[0]
        rng = chance(self._seed, ask.number)
        try:
            worlds = [redeal(view, rng)]
        except CannotRedeal:
            return prefer(view, ask, rng)
        search = Search(ask.seat, judge, rng, ACTIONS, self.expert(view))
        most = WORLDS if view.so_far is None else WORLDS_INSIDE
        while True:
            number = search.simulations
            search.simulate(_dealt(worlds, number, most, view, rng), options)
            if self._most and number + 1 >= self._most:
                break
            if self._seconds and clock() - began >= self._seconds:
                break
        return search.best(options)


def _dealt(worlds: list[Game], number: int, most: int, view: View, rng: random.Random) -> Game:
    """The game for a simulation: a new one as long as there are not enough, then one of those again."""
    if number and len(worlds) < most:
        try:
            worlds.append(redeal(view, rng))
        except CannotRedeal:
            worlds.append(worlds[int(rng.random() * len(worlds))])
    return worlds[number % len(worlds)].clone()
