"""Games that a net plays against itself, and what it can learn from them."""

import random
from array import array
from dataclasses import dataclass, replace
from typing import Final

from splay.bots.net import Net
from splay.bots.patience import PATIENCE
from splay.bots.tree import settle, take_anything
from splay.game import inside
from splay.game.game import Game
from splay.position.setup import Setup
from splay.position.state import State
from splay.views.redeal import dealer_of
from splay.views.view import view_of

PAIRS: Final = 3
"""The most pairs of players whose chances are followed in one game."""
HAND: Final = 12
"""The most cards of a hand that are input."""
NAMES: Final = 10
"""The most top cards of two players."""
NOISE: Final = 0.15
"""How far off, in the logarithm of the odds, an option may be judged in play, so that games differ."""
DETOUR: Final = 0.04
"""How often, between actions, a few are taken at random, so that strange positions are known as well."""
ACTIONS: Final = 4
"""The most actions of a detour."""
DECISIONS: Final = 1500
"""Picks after which a game is broken off; nothing is learned from it."""


@dataclass(frozen=True, slots=True)
class Story:
    """Positions of a game, one after the other, as one player compares themselves with another in them.

    Attributes:
        rows: of all positions, `width` rows each, filled up with the number of rows there are.
        width: rows of a position.
        result: 1 if the player won, 0 if the other one did, 1/2 if nobody; None if a detour followed,
            from which nothing is to be learned of the positions before.
    """

    rows: bytes
    width: int
    result: float | None


def width_of(net: Net) -> int:
    """How many rows a position has at most."""
    return net.inputs.counted + NAMES + HAND


def stories(net: Net, setup: Setup, seed: int) -> list[Story]:
    """Play a game against oneself and tell it for some pairs of players of whom one won.

    Args:
        net: plays every seat, with some noise.
        setup: of the game, with its seed.
        seed: of the noise.
    """
    rng = random.Random(seed)
    game = Game.start(setup)
    state = game.state
    seating = state.seating
    pairs = [(me, other) for me in seating.seats for other in seating.opponents[me]]
    rng.shuffle(pairs)
    pairs = pairs[:PAIRS]
    told = [array("H") for _ in pairs]
    width = width_of(net)
    found: list[tuple[int, Story]] = []
    while state.outcome is None and state.number < DECISIONS:
        if game.is_resting and state.active >= 0:
            for (me, other), rows in zip(pairs, told, strict=True):
                rows.extend(_filled(net, state, me, other, width))
            if rng.random() < DETOUR:
                found += [(place, Story(rows.tobytes(), width, None)) for place, rows in enumerate(told)]
                told = [array("H") for _ in pairs]
                take_anything(game, rng, 1 + int(rng.random() * ACTIONS))
                continue
        inside.take(game, pick(net, game, rng))
    outcome = state.outcome
    if outcome is None:
        return []
    found += [(place, Story(rows.tobytes(), width, 0.5)) for place, rows in enumerate(told)]
    ended = []
    for place, story in found:
        me, other = pairs[place]
        has_won, has_lost = me in outcome.winners, other in outcome.winners
        if has_won or has_lost or not outcome.winners:
            result = 0.5 if has_won == has_lost else 1.0 if has_won else 0.0
            ended.append(story if story.result is None else replace(story, result=result))
    return ended


def _filled(net: Net, state: State, me: int, other: int, width: int) -> list[int]:
    """The rows of a position, filled up to a width."""
    found = net.inputs.rows(state, me, other)[:width]
    return found + [net.inputs.size] * (width - len(found))


def pick(net: Net, game: Game, rng: random.Random) -> int:
    """The place of the option that looks best, with some noise."""
    count = game.option_count
    state = game.state
    if count == 1:
        return 0
    if state.active < 0:
        return int(rng.random() * count)
    seat = game.seat
    # Between actions hidden cards are dealt anew; inside effects, where that is slow, the game is taken as it is.
    world = game
    if game.is_resting:
        world = dealer_of(view_of(state, seat, game.decision)).game(rng)
        if state.turn > PATIENCE * len(state.players):
            count = 1 + len(state.players[seat].hand)  # draw and meld, so that games end
    best, chosen = -1e9, 0
    for place in range(count):
        twin = world.clone()
        inside.take(twin, place)
        settle(twin, rng)
        worth = worth_of(net, twin, seat) + NOISE * (rng.random() - 0.5)
        if worth > best:
            best, chosen = worth, place
    return chosen


def worth_of(net: Net, game: Game, seat: int) -> float:
    """How well a seat stands, as the logarithm of its odds against its strongest opponent."""
    state = game.state
    if state.outcome is not None:
        return 0.0 if not state.outcome.winners else 30.0 if seat in state.outcome.winners else -30.0
    opponents = state.seating.opponents[seat]
    return min([net.lead(state, seat, other) for other in opponents]) if opponents else 30.0
