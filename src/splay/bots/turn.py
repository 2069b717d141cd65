"""Looking at a whole turn: every action is tried out, and after the best of them every second action."""

import random
from typing import Final

from splay.bots.first import prefer
from splay.bots.patience import useful
from splay.bots.tree import Judge, settle
from splay.errors import CannotRedeal
from splay.game import inside
from splay.game.game import Game
from splay.views.redeal import redeal
from splay.views.view import Asked, View

PROMISING: Final = 3
"""How many first actions of a turn are followed up by a second one."""


def look_ahead(view: View, ask: Asked, rng: random.Random, count: int, judge: Judge) -> str:
    """The option that looks best in so many games dealt anew; by rules of thumb where none can be dealt."""
    options = useful(view, ask)
    assert options, "a bot is only asked when it has options"
    if len(options) == 1:
        return options[0]
    try:
        worlds = [redeal(view, rng) for _ in range(count)]
    except CannotRedeal:
        return prefer(view, ask, rng)
    return best(worlds, options, rng, judge)


def best(worlds: list[Game], options: tuple[str, ...], rng: random.Random, judge: Judge) -> str:
    """The option after which the seat asked stands best, on average over these games."""
    seat = worlds[0].seat
    turn = worlds[0].state.turn
    tried: list[list[Game]] = []
    order: list[tuple[float, int]] = []
    for place, option in enumerate(options):
        games: list[Game] = []
        total = 0.0
        for world in worlds:
            game = world.clone()
            game.pick(option)
            settle(game, rng)
            games.append(game)
            total += judge(game.state, seat)[seat]
        tried.append(games)
        order.append((-total, place))
    order.sort()
    first = order[0][1]
    then = tried[first][0].state
    if not worlds[0].is_resting or then.turn != turn or then.outcome is not None:
        return options[first]
    found, chosen = -1.0, first
    for _, place in order[:PROMISING]:
        total = 0.0
        for game in tried[place]:
            total += _second(game, seat, turn, rng, judge)
        if total > found:
            found, chosen = total, place
    return options[chosen]


def _second(game: Game, seat: int, turn: int, rng: random.Random, judge: Judge) -> float:
    """How the seat stands after its best second action in this turn; if it has none, how it stands."""
    if game.turn != turn or game.outcome is not None:
        return judge(game.state, seat)[seat]
    found = -1.0
    for place in range(game.option_count):
        then = game.clone()
        inside.take(then, place)
        settle(then, rng)
        found = max(found, judge(then.state, seat)[seat])
    return found
