"""How somebody follows what has happened: where the table is shown on the way to now, and for how long.

What others did is shown an action, a turn or a movement at a time.  All of it, between two own decisions, takes a
few seconds at most: the more there is, the shorter each is shown.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from splay.host.live_table import LiveTable
from splay.host.steps import stops
from splay.position.decision import ACTION as FOR_AN_ACTION
from splay.position.decision import OPENING
from splay.position.events import STILL, TurnBegins

ACTION: Final = "action"
TURN: Final = "turn"
STEP: Final = "step"

OWN_APART: Final = 3
"""So many movements of an own pick are shown at most; the rest together with the last."""
OWN_WAIT: Final = 320
"""Milliseconds for which each of them is shown."""
BUDGETS: Final = {"calm": 4000, "swift": 2000}
"""Milliseconds for everything between two own decisions, by pace."""
LONGEST: Final = {"calm": 1300, "swift": 600}
"""Milliseconds for which one action of another player is shown at most, by pace."""
ACTIONS_A_TURN: Final = 2


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where the table is shown.

    Attributes:
        step: the step.
        turn: the number of the turn; 0 before the first one.
        is_own: whether who looks has caused it.
    """

    step: int
    turn: int
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class _Movement:
    step: int
    turn: int
    action: int
    pick: int
    nth: int
    is_own: bool


def way(live: LiveTable, seat: int | None, own: Collection[int], after: int, by: str = ACTION) -> list[Stop]:
    """Where the table is shown after a step, on the way to now.

    Args:
        live: the game.
        seat: who looks; None for somebody who looks on.
        own: the seats whose actions are own ones, shown movement by movement.
        after: the step.
        by: what others do is shown an action, a turn or a movement at a time.
    """
    moves = [each for each in _movements(live, seat, own, after) if each.step > after]
    if by == STEP:
        turns = {each.step: each.turn for each in moves}
        return [Stop(step, turns[step]) for step in stops(live, seat, after)]
    found: list[Stop] = []
    for at, move in enumerate(moves):
        follower = moves[at + 1] if at + 1 < len(moves) else None
        if move.is_own:
            ends = follower is None or follower.pick != move.pick
            stays = ends or move.nth < OWN_APART - 1
        elif follower is None:
            stays = not _is_unfinished(live, own)
        else:
            stays = follower.is_own or (follower.turn if by == TURN else follower.action) != (
                move.turn if by == TURN else move.action
            )
        if stays:
            found.append(Stop(move.step, move.turn, move.is_own))
    return found


def _movements(live: LiveTable, seat: int | None, own: Collection[int], after: int) -> list[_Movement]:
    """Everything that can be seen to happen from the action on that goes on at a step."""
    found = list[_Movement]()
    told = live.told(seat)
    first = live.place_of(after)[0]
    while 0 < first < len(told) and not live.picks[first].is_apart:
        first -= 1
    action, is_own = 0, False
    step = live.step_of(first)
    turn = next((event.turn for event in live.back_from(step, seat) if isinstance(event, TurnBegins)), 0)
    for number in range(first, len(told)):
        pick, nth = live.picks[number], 0
        if pick.is_apart:
            action, is_own = number, pick.seat in own
        for event in told[number]:
            step += 1
            if isinstance(event, TurnBegins):
                turn = event.turn
            elif not isinstance(event, STILL):
                found.append(_Movement(step, turn, action, number, nth, is_own))
                nth += 1
    return found


def _is_unfinished(live: LiveTable, own: Collection[int]) -> bool:
    """Whether the last action goes on by an answer of somebody else, so that there is more to be said of it soon."""
    ask = live.game.decision
    return ask is not None and ask.kind not in (FOR_AN_ACTION, OPENING) and ask.seat not in own


def turns_of(ahead: Sequence[Stop]) -> int:
    """How many turns there are to be followed."""
    return len({stop.turn for stop in ahead})


def since_own_pick(
    live: LiveTable, seat: int | None, own: Collection[int], others: int, ahead: list[Stop]
) -> list[Stop]:
    """Where the table has been and will be shown since the last own pick; what is ahead, if that was long ago."""
    last = next((number for number in reversed(range(len(live.picks))) if live.picks[number].seat in own), None)
    if last is not None:
        found = way(live, seat, own, live.step_of(last))
        if len(found) <= ACTIONS_A_TURN * others + OWN_APART:
            return found
    return ahead


def wait_at(stop: Stop, all_stops: Sequence[Stop], others: int, pace: str) -> int:
    """For how many milliseconds the table is shown at a stop.

    Args:
        stop: where.
        all_stops: everything that is shown between two own decisions, as far as it has happened.
        others: how many other players there are, each of whom may still have a turn of two actions.
        pace: one of `BUDGETS`.

    >>> turns = [Stop(step, step) for step in range(1, 7)]
    >>> [wait_at(turns[0], turns[:known], 3, "calm") for known in (1, 6)], wait_at(turns[0], turns[:2], 1, "calm")
    ([666, 666], 1300)
    """
    if stop.is_own:
        return OWN_WAIT
    own = sum(each.is_own for each in all_stops)
    left = BUDGETS[pace] - own * OWN_WAIT
    return min(LONGEST[pace], left // max(1, len(all_stops) - own, ACTIONS_A_TURN * others))
