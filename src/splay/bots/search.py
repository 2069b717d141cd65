"""A bot that searches games that could be this one, for as long as it may."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from splay.bots.evaluation import judge
from splay.bots.first import prefer
from splay.bots.patience import useful
from splay.bots.random import chance
from splay.bots.styles import EVEN_HANDED, STYLES, Style, style_named, styled
from splay.bots.tree import Edge, Judge, Search
from splay.errors import CannotRedeal, SetupError
from splay.game.game import Game
from splay.views.redeal import redeal
from splay.views.view import Asked, View

WORLDS: Final = 32
"""Games dealt anew for one answer; after that they are reused."""
WORLDS_INSIDE: Final = 8
"""The same inside an effect, where each costs much more."""
DEALING: Final = 0.5
"""The share of the time after which no more games are dealt, because that can take long."""
SIMULATIONS: Final = 400
"""The budget if none is given."""
SURE: Final = 1.96
"""Standard errors on each side of a mean that hold it with a certainty of 95 %."""
ACTIONS: Final = 4
"""Actions taken at random before a new position is judged; more of them blur what it was worth."""

Clock = Callable[[], float]
"""Gives seconds; only differences between them count."""
_clock: ContextVar[Clock] = ContextVar("clock", default=perf_counter)


@contextmanager
def thinking_by(clock: Clock) -> Iterator[None]:
    """Let searches count their milliseconds by a clock of one's own choice, not by the one on the wall."""
    token = _clock.set(clock)
    try:
        yield
    finally:
        _clock.reset(token)


@dataclass(frozen=True, slots=True)
class Judging:
    """How a search judges.

    Attributes:
        judge: tells how good positions are.
        expert: tells in its place how promising options look; None for the judge itself.
        actions: how many are taken at random before a new position is judged.
    """

    judge: Judge
    expert: Judge | None = None
    actions: int = ACTIONS

    def search(self, seat: int, rng: random.Random, style: Style = STYLES[EVEN_HANDED]) -> Search:
        """A new search for a seat of this character."""
        expert = None if self.expert is None else styled(self.expert, style, seat)
        return Search(seat, styled(self.judge, style, seat), rng, self.actions, expert)


class SearchBot:
    """Takes what turned out best in simulations."""

    def __init__(self, seed: int = 0, *, ms: int = 0, simulations: int = 0, style: str = EVEN_HANDED) -> None:
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

    def judging(self, view: View) -> Judging:
        """How it judges in this game."""
        return Judging(judge)

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that turned out best."""
        options = useful(view, ask)
        assert options, "a bot is only asked when it has options"
        if len(options) == 1:
            return options[0]
        rng = chance(self._seed, ask.number)
        search = self.judging(view).search(ask.seat, rng, self._style)
        clock = _clock.get()
        began = clock()
        try:
            worlds = Worlds(view, rng)
        except CannotRedeal:
            return prefer(view, ask, rng)
        simulate(search, worlds, options, self._most, self._seconds and max(0.001, self._seconds - (clock() - began)))
        return search.best(options)


class Worlds:
    """Games dealt anew from a view, taken in turn once there are enough of them."""

    def __init__(self, view: View, rng: random.Random) -> None:
        """Deal the first one.

        Args:
            view: of the seat asked.
            rng: the randomness.

        Raises:
            CannotRedeal: no game that could be this one can be found.
        """
        self._view = view
        self._rng = rng
        self._dealt = [redeal(view, rng)]
        self._wanted = worlds_for(view)

    def game(self, number: int, in_hurry: bool) -> Game:
        """The game for a simulation, to be played on.

        Args:
            number: of the simulation.
            in_hurry: whether to settle for one dealt before.
        """
        if number > 0 and len(self._dealt) < self._wanted and not in_hurry:
            try:
                self._dealt.append(redeal(self._view, self._rng))
            except CannotRedeal:
                self._wanted = len(self._dealt)
        return self._dealt[number % len(self._dealt)].clone()


def worlds_for(view: View) -> int:
    """How many games are dealt anew from a view."""
    return WORLDS if view.so_far is None else WORLDS_INSIDE


def estimate(view: View, edge: Edge) -> tuple[float, float]:
    """What simulations in such `Worlds` say of a pick: the mean, and how far off it may be with a certainty of 95 %.

    Args:
        view: the one that the games were dealt from.
        edge: the pick.
    """
    mean = edge.total / edge.count
    spread = max(0.0, edge.squares / edge.count - mean * mean)
    # Simulations in the same game dealt anew resemble each other, so no more than the games are counted.
    return mean, SURE * sqrt(spread / min(edge.count, worlds_for(view)))


def simulate(search: Search, worlds: Worlds, options: tuple[str, ...], most: int, seconds: float) -> None:
    """Make simulations of a question until a budget is used up, but at least one.

    Args:
        search: what grows.
        worlds: the games in which it looks.
        options: those to consider.
        most: simulations to make; 0 for no limit.
        seconds: how long it may take; 0 for no limit.
    """
    clock = _clock.get()
    began = clock()
    last = search.simulations + most
    while True:
        in_hurry = seconds > 0 and clock() - began > DEALING * seconds
        search.simulate(worlds.game(search.simulations, in_hurry), options)
        if (most and search.simulations >= last) or (seconds and clock() - began >= seconds):
            return
