"""Giving up during another player's action."""

from collections.abc import Coroutine
from typing import Any

from splay.position import verbs
from splay.position.decision import PLAYER, Decision
from splay.position.event_log import EFFECT, NOBODY, WITHDRAW, RawEvent
from splay.position.state import State
from splay.position.terms import PASS, YES
from splay.rules.endings import PlayerLeaves


def give_up_meanwhile(
    state: State, log: list[RawEvent], running: Coroutine[Decision, Any, None], ask: Decision, seat: int
) -> Decision:
    """The question to ask once this seat has given up, in place of the one before.

    Args:
        state: the position in the middle of the action.
        log: what has happened in it.
        running: the action, suspended at the question.
        ask: that question.
        seat: who gives up.

    Raises:
        StopIteration: the action is over.
        GameEnds: the game is over.
    """
    state.leaving += (seat,)
    is_over = len(state.staying_sides()) < 2
    if ask.verb is verbs.GIVE_UP:
        if seat == ask.seat or is_over:
            return running.send(YES if seat == ask.seat else PASS)
    elif is_over or seat in (ask.seat, state.active, _executing(ask, log)):
        return running.throw(PlayerLeaves(seat))
    log.append((WITHDRAW, seat, None, "", NOBODY, ""))
    options = ask.options
    if ask.kind == PLAYER:
        options = tuple([option for option in options if option != state.seating.names[seat]])
        if len(options) < 2:
            return running.send(options[0])
    return ask.again(state.number, options)


def _executing(ask: Decision, log: list[RawEvent]) -> int:
    """The seat that carries out the effect in progress; `NOBODY` if it has not begun yet."""
    if not ask.verb.buys:
        for event in reversed(log):
            if event[0] == EFFECT:
                return event[1]
    return NOBODY
