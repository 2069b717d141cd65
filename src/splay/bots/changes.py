"""What changed on the table between two views of a seat, for its better or its worse, as reasons that can be told.

Only what the seat saw at these times counts: whatever it did not see is dealt anew, and none of it is measured.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from splay.bots.evaluation import MEASURES, WEIGHTS, measures
from splay.bots.random import chance
from splay.bots.reasons import DEMAND, HITS, LEAST, MOST, SAFE, TOLD, WINS, Reason, demands
from splay.errors import CannotRedeal
from splay.position.state import Outcome, State
from splay.views.redeal import redeal
from splay.views.view import View


def changes(before: View, after: View, is_better: bool, seed: int = 0) -> tuple[Reason, ...]:
    """What has changed for a seat, the weightiest first: after the change there is more of it, or less.

    A demand that hits is told of the seat whose card it is, one that no longer hits of the seat that it spares.

    Args:
        before: what the seat saw between two actions.
        after: what it saw later, between actions or at the end of the game.
        is_better: whether to tell what is better for the seat now, or what is worse.
        seed: of the randomness.
    """
    seat = after.seat
    assert seat is not None, "a seat looks"
    if after.outcome is not None:
        return _ended(after.outcome, seat, is_better)
    try:
        then, now = (redeal(seen, chance(seed, after.turn)).state for seen in (before, after))
    except CannotRedeal:
        return ()
    weights: defaultdict[Reason, float] = defaultdict(float)
    for weight, reason in chain(_amounts(then, now, seat, is_better), _demands(then, now, seat, is_better)):
        weights[reason] += weight  # a demand may hit several opponents
    return tuple(sorted(weights, key=lambda reason: -weights[reason])[:MOST])


def _ended(outcome: Outcome, seat: int, is_better: bool) -> tuple[Reason, ...]:
    """Who has won by what happened."""
    if (seat in outcome.winners) != is_better:
        return ()
    return tuple(Reason(WINS, winner) for winner in ((seat,) if is_better else outcome.winners))


def _amounts(then: State, now: State, seat: int, is_better: bool) -> Iterator[tuple[float, Reason]]:
    """What there is more or less of, with its weight."""
    seating = now.seating
    mates, opponents = seating.team_of(seat), max(1, len(seating.opponents[seat]))
    for player in now.players:
        if player.seat in seating.out:
            continue
        sign = (1 if player.seat in mates else -1 / opponents) * (1 if is_better else -1)
        had, has = measures(then, then.players[player.seat]), measures(now, player)
        for place in range(len(MEASURES)):
            amount = has[place] - had[place]
            weight = sign * amount * WEIGHTS[place]
            kind = TOLD[place]
            if kind is not None and weight >= LEAST:
                yield weight, Reason(kind, player.seat, amount)


def _demands(then: State, now: State, seat: int, is_better: bool) -> Iterator[tuple[float, Reason]]:
    """The demands between the seat and its opponents that hit now and did not before, or no longer hit."""
    seating = now.seating
    others = seating.opponents[seat]
    for other in others:
        gains, loses = (seat, other) if is_better else (other, seat)
        if len(seating.opponents[gains]) == 1 or is_better:  # else the words would not tell who is hit
            for card in sorted(_hitting(now, gains, loses) - _hitting(then, gains, loses)):
                yield DEMAND / len(others), Reason(HITS, gains, 1.0, card)
        for card in sorted(_hitting(then, loses, gains) - _hitting(now, loses, gains)):
            yield DEMAND / len(others), Reason(SAFE, gains, 1.0, card)


def _hitting(state: State, active: int, other: int) -> set[str]:
    """The top cards of a player whose demands would hit another one."""
    return {card.name for card in demands(state.players[active], state.players[other])}
