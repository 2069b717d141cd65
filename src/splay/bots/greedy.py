"""A bot that looks at its whole turn: it tries everything out in a game that could be this one."""

import random
from typing import Final

from splay.bots.evaluation import judge
from splay.bots.first import prefer
from splay.bots.random import chance
from splay.bots.tree import Judge, settle
from splay.errors import CannotRedeal
from splay.game.game import Game
from splay.position import actions
from splay.position.decision import ACTION
from splay.views.redeal import redeal
from splay.views.view import Asked, View

PROMISING: Final = 3
"""How many first actions of a turn are followed up by a second one."""
PATIENCE: Final = 50
"""Turns of each player after which only what uses up cards is considered, so that every game ends."""
ACTIVATING: Final = (actions.DOGMA, actions.PARLEY)
"""Actions that need not use up any cards."""


class GreedyBot:
    """Takes the action that leaves it best off at the end of its turn."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, ask: Asked) -> str:
        """Pick the option that looks best now."""
        options = ask.options
        assert options, "a bot is only asked when it has options"
        if len(options) == 1:
            return options[0]
        rng = chance(self._seed, ask.number)
        try:
            world = redeal(view, rng)
        except CannotRedeal:
            return prefer(view, ask, rng)
        return best(world, useful(view, ask), rng, judge)


def useful(view: View, ask: Asked) -> tuple[str, ...]:
    """The options worth considering: late in a game that drags on, only actions that use up cards."""
    options = ask.options or ()
    if ask.kind == ACTION and view.turn > PATIENCE * len(view.players):
        return tuple([option for option in options if actions.action_of(option).kind not in ACTIVATING])
    return options


def best(world: Game, options: tuple[str, ...], rng: random.Random, judge: Judge) -> str:
    """The option after which the seat asked stands best."""
    seat = world.seat
    turn = world.state.turn
    tried: list[tuple[float, int, Game]] = []
    for place, option in enumerate(options):
        game = world.clone()
        game.pick(option)
        settle(game, rng)
        tried.append((judge(game.state, seat)[seat], -place, game))
    tried.sort(reverse=True, key=_worth)
    first = tried[0]
    if not (world.is_resting and first[2].state.turn == turn and first[2].state.outcome is None):
        return options[-first[1]]
    found, chosen = -1e9, 0
    for worth, place, game in tried[:PROMISING]:
        then = worth
        if game.state.turn == turn and game.state.outcome is None:
            then = _second(game, seat, rng, judge)
        if then > found:
            found, chosen = then, -place
    return options[chosen]


def _worth(tried: tuple[float, int, Game]) -> tuple[float, int]:
    return tried[0], tried[1]


def _second(game: Game, seat: int, rng: random.Random, judge: Judge) -> float:
    """How the seat stands after its best second action."""
    found = -1e9
    for place in range(game.option_count):
        then = game.clone()
        then.take(place)
        settle(then, rng)
        found = max(found, judge(then.state, seat)[seat])
    return found
