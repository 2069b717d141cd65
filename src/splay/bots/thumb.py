"""Rules of thumb: an answer to any question at the price of a glance.

Bots that try things out answer with them what is asked on the way, for every seat, in games dealt anew.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from splay.position.card import Card
from splay.position.decision import BACK, CARD, COLOR, VALUE, Decision
from splay.position.state import Player, State
from splay.position.terms import UNSPLAYED
from splay.position.verbs import GIVE_UP, JUNK_ACHIEVEMENT
from splay.rules.turn_actions import claimable_age

IN_REACH: Final = 1
"""Achievements up to this much above what can be claimed now count as in reach: they are junked last."""
PRICE_BELOW: Final = 4
"""Parley is paid only with cards at least this much below the value of the card it is about."""


def answer(state: State, ask: Decision, rng: random.Random) -> int:
    """The place of a quick answer among the options: take what is offered, give away what is cheap.

    Args:
        state: the position, in which hidden cards may only be what they are dealt anew.
        ask: any question but one for an action.
        rng: the randomness, where nothing speaks for one option more than for another.
    """
    if ask.verb is GIVE_UP:
        return len(ask.options) - 1
    if len(ask.things) == 1:
        return _only(state, ask)
    if ask.verb is JUNK_ACHIEVEMENT:
        return _achievement(state.players[ask.seat], ask.things, ask.can_pass)
    return _one(state, ask, rng)


def _one(state: State, ask: Decision, rng: random.Random) -> int:
    """Which of several things to take or to give away."""
    kind = ask.kind
    if kind == CARD:
        return _card(state, ask)
    if kind == COLOR:
        return _color(state.players[ask.seat], ask.things, ask.verb.direction)
    if kind == BACK or (kind == VALUE and not ask.verb.is_costly):
        return _highest(ask.things)
    return int(rng.random() * len(ask.things))


def _only(state: State, ask: Decision) -> int:
    """Whether to take the only thing that is offered."""
    if ask.can_pass and ask.kind == CARD and ask.verb.is_costly:
        return _card(state, ask)
    if ask.can_pass and ask.verb is JUNK_ACHIEVEMENT:
        return _achievement(state.players[ask.seat], ask.things, True)
    return 0


def _card(state: State, ask: Decision) -> int:
    cards: Sequence[Card] = ask.things
    best = 0
    if not ask.verb.is_costly:
        for place in range(1, len(cards)):
            if cards[place].value > cards[best].value:
                best = place
        return best
    for place in range(1, len(cards)):
        if cards[place].value < cards[best].value:
            best = place
    if ask.can_pass and cards[best].value > _worth(state, ask):
        return len(cards)
    return best


def _worth(state: State, ask: Decision) -> int:
    """The highest value of a card that may be given away.

    Parley is paid with cards far below the card it is about, everything else with cards at most one above the
    player's own top cards.
    """
    if ask.verb.buys and ask.effect is not None:
        return state.seating.rules.by_name[ask.effect.card].value - PRICE_BELOW
    return 1 + state.players[ask.seat].highest_top()


def _color(player: Player, colors: Sequence[int], direction: int) -> int:
    """The color with the most cards, of those that are not yet splayed this way."""
    best, most = 0, -1
    for place, color in enumerate(colors):
        size = len(player.piles[color])
        if direction != UNSPLAYED and player.splays[color] == direction:
            size = 0
        if size > most:
            best, most = place, size
    return best


def _achievement(player: Player, values: Sequence[int], can_pass: bool) -> int:
    """The lowest achievement out of reach; if there is none, pass if possible, otherwise the highest."""
    reach = claimable_age(player.points, player.highest_top()) + IN_REACH
    for place, value in enumerate(values):  # lowest first
        if value > reach:
            return place
    return len(values) if can_pass else len(values) - 1


def _highest(values: Sequence[Any]) -> int:
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best
