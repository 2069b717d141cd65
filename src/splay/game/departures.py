"""Giving up during another player's action."""

from splay.position import verbs
from splay.position.decision import PLAYER, Decision
from splay.position.event_log import EFFECT, NOBODY, WITHDRAW, Log
from splay.position.state import State
from splay.rules.activation import Asking, interrupted


def give_up_meanwhile(state: State, log: Log, asking: Asking, ask: Decision, seat: int) -> Decision | None:
    """The question to ask once this seat has given up, in place of the one before; None if the action is over.

    Args:
        state: the position in the middle of the action.
        log: what has happened in it.
        asking: the action, stopped at the question.
        ask: that question.
        seat: who gives up.

    Raises:
        GameEnds: the game is over.
    """
    state.leaving += (seat,)
    is_over = len(state.staying_sides()) < 2
    if ask.verb is verbs.GIVE_UP:
        if seat == ask.seat or is_over:
            ask.take(0 if seat == ask.seat else 1)
            return next(asking, None)
    elif is_over or seat in (ask.seat, state.active, _executing(ask, log)):
        return interrupted(asking, seat)
    log.append((WITHDRAW, seat))
    things = ask.things
    if ask.kind == PLAYER:
        things = [name for name in things if name != state.seating.names[seat]]
    again = ask.again(state.number, things)
    if len(again.options) > 1:
        return again
    again.take(0)
    return next(asking, None)


def _executing(ask: Decision, log: Log) -> int:
    """The seat that carries out the effect in progress; `NOBODY` if it has not begun yet."""
    if not ask.verb.buys:
        for note in reversed(log):
            if note[0] == EFFECT:
                seat = note[1]
                assert seat is not None, "every effect is carried out by a player"
                return seat
    return NOBODY
