"""Why one option is better than another, in terms of the table: what changes by it and what by the other.

Both options are tried in the same games dealt anew.  Of what then differs on average, what the evaluation weighs
most comes first.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from splay.bots.evaluation import MEASURES, WEIGHTS, measures, result
from splay.bots.random import chance
from splay.bots.tree import settle
from splay.errors import CannotRedeal
from splay.position.card import ICON_BITS, ICON_MASK, Card
from splay.position.state import Player, State
from splay.views.redeal import redeal
from splay.views.view import View, visible_names

GAMES: Final = 6
"""Games in which the options are compared."""
LEAST: Final = 0.02
"""What a difference has to weigh to be told, in the logarithm of the odds."""
MOST: Final = 3
"""The most reasons that are told."""
DEMAND: Final = 0.3
"""The weight of a demand that hits an opponent, or that no longer hits the seat."""

WINS, LOSES, HITS, SAFE = "wins", "loses", "hits", "safe"
ACHIEVEMENT, REACH, POINTS, TOPS, HIGHEST = "achievement", "reach", "points", "tops", "highest"
COLORS, ICONS, SPLAYED, HAND, LEADS, ALONE = "colors", "icons", "splayed", "hand", "leads", "alone"
TOLD: Final = (
    *(ACHIEVEMENT, None, REACH, None, POINTS, TOPS, HIGHEST, COLORS, ICONS, SPLAYED, HAND, None, LEADS, ALONE),
)
"""The kind of reason that each measure is, if it can be told."""
assert len(TOLD) == len(MEASURES)


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that the better option changes and the other does not.

    Attributes:
        kind: ``wins`` and ``loses``: the game ends at once, the better option wins it or avoids a loss.
            ``hits``: a demand that hits an opponent now. ``safe``: a demand that no longer hits the seat.
            The others say how much more there is of something: ``achievement`` (achievements), ``reach``
            (achievements that can be claimed), ``points``, ``tops`` (sum of the values of top cards), ``highest``
            (highest top card), ``colors`` (on the board), ``icons``, ``splayed`` (piles), ``hand`` (cards),
            ``leads`` (icons of which nobody has more), ``alone`` (top cards that no opponent shares).
        seat: whose that is.
        amount: how much more the better option leaves of it than the other, on average; negative if less.
        card: name of the card with the demand, or empty.
    """

    kind: str
    seat: int
    amount: float = 0.0
    card: str = ""


@dataclass(slots=True)
class _Outlook:
    """What there is after an option, added up over some games."""

    measures: list[list[float]]
    won: float = 0.0
    ended: int = 0
    hits: Counter[str] = field(default_factory=Counter)
    hit_by: Counter[str] = field(default_factory=Counter)


def reasons(view: View, better: str, worse: str, seed: int = 0) -> tuple[Reason, ...]:
    """Why an option is better than another, the weightiest reason first; empty if it cannot be told in these terms.

    Args:
        view: of the seat that is asked.
        better: one of the options.
        worse: another one; empty to compare with how things are now.
        seed: of the randomness.
    """
    assert view.seat is not None, "a seat is asked"
    assert view.asked is not None, "it is asked something"
    rng = chance(seed, view.asked.number)
    try:
        games = [redeal(view, rng) for _ in range(GAMES)]
    except CannotRedeal:
        return ()
    outlooks = []
    for option in (better, worse):
        outlook = _Outlook([[0.0] * len(MEASURES) for _ in view.players])
        for game in games:
            twin = game.clone()
            if option:
                twin.pick(option)
                settle(twin, rng)
            _add(outlook, twin.state, view.seat)
        outlooks.append(outlook)
    return _told(view, outlooks[0], outlooks[1])


def _add(outlook: _Outlook, state: State, seat: int) -> None:
    if state.outcome is not None:
        outlook.ended += 1
        outlook.won += result(state.outcome, len(state.players))[seat]
        return
    for player in state.players:
        for place, measure in enumerate(measures(state, player)):
            outlook.measures[player.seat][place] += measure
    me = state.players[seat]
    for other in state.seating.opponents[seat]:
        for card in demands(me, state.players[other]):
            outlook.hits[card.name] += 1
        for card in demands(state.players[other], me):
            outlook.hit_by[card.name] += 1


def demands(active: Player, other: Player) -> list[Card]:
    """The top cards of a player whose demands would hit another one."""
    found = []
    for pile in active.piles:
        if pile and pile[0].has_demand:
            shift = ICON_BITS * pile[0].featured
            if (other.icons >> shift) & ICON_MASK < (active.icons >> shift) & ICON_MASK:
                found.append(pile[0])
    return found


def _told(view: View, better: _Outlook, worse: _Outlook) -> tuple[Reason, ...]:
    seat = view.seat
    assert seat is not None
    if better.ended > GAMES / 2 or worse.ended > GAMES / 2:
        return _at_once(seat, better, worse)
    found: list[tuple[float, Reason]] = []
    kept, other = GAMES - better.ended, GAMES - worse.ended
    teammates = view.seating.team_of(seat)
    for player in view.players:
        sign = 1 if player.seat in teammates else -1 / max(1, len(view.seating.opponents[seat]))
        for place, kind in enumerate(TOLD):
            if kind is None:
                continue
            amount = better.measures[player.seat][place] / kept - worse.measures[player.seat][place] / other
            weight = sign * amount * WEIGHTS[place]
            if abs(amount) >= 0.3 and weight >= LEAST:
                found.append((weight, Reason(kind, player.seat, amount)))
    found += _demands(view, better, worse, seat)
    found.sort(key=lambda each: -each[0])
    return tuple(reason for _, reason in found[:MOST])


def _at_once(seat: int, better: _Outlook, worse: _Outlook) -> tuple[Reason, ...]:
    """What there is to say where an option ends most games; nothing if both lose, or only the worse one wins."""
    if better.won > GAMES / 2:
        return (Reason(WINS, seat),)
    loses = [each.ended - each.won > GAMES / 2 for each in (better, worse)]
    return (Reason(LOSES, seat),) if loses == [False, True] else ()


def _demands(view: View, better: _Outlook, worse: _Outlook, seat: int) -> list[tuple[float, Reason]]:
    """The demands that hit, or no longer hit, in most games after one option and not after the other.

    Only cards are named that the seat sees: what may be drawn is another one in every game.
    """
    names = visible_names(view)
    opponents = max(1, len(view.seating.opponents[seat]))
    found = []
    for kind, more, less in ((HITS, better.hits, worse.hits), (SAFE, worse.hit_by, better.hit_by)):
        for card in sorted(names & more.keys()):
            change = (more[card] - less[card]) / GAMES / opponents
            if change > 1 / 2 / opponents:
                found.append((DEMAND * change, Reason(kind, seat, change, card)))
    return found
