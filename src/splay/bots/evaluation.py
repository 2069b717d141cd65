"""How well players stand, told from a position at a glance.

What a player has is measured (`measures`), the measures are weighed and added up (`strength`), and the strengths of
all players are compared (`judge`).  The weights were fitted to the results of games that the bot
`greedy` played against itself: a difference of 1 in strength means odds of e to 1.

The position is one that was dealt anew from a view, so nothing that is measured here can be a secret.
"""

from math import exp
from typing import Final

from splay.position.card import ICON_BITS, ICON_MASK
from splay.position.state import Cards, Outcome, Player, State
from splay.position.terms import UNSPLAYED
from splay.rules.turn_actions import POINTS_PER_AGE

MEASURES: Final = (
    "achievements",
    "achievements, squared and by how many are needed",
    "achievements that could be claimed now",
    "share of the points for the next achievements",
    "points",
    "values of top cards",
    "highest top card",
    "colors on the board",
    "visible icons",
    "splayed piles",
    "cards in hand",
    "values of the cards in hand, beyond the top cards",
    "icons of which nobody has more",
    "top cards that no opponent shares",
)
"""What is measured of each player, in the order of `measures` and `WEIGHTS`."""
WEIGHTS: Final = (0.56, 0.22, 0.32, 0.41, 0.013, 0.03, 0.14, 0.02, 0.026, 0.08, 0.03, 0.006, 0.055, 0.07)
"""What one of each is worth."""
NEXT: Final = 3
"""How many of the available achievements count as the next ones."""
TEMPO: Final = 0.15
"""What an action is worth that a player still has in this turn."""
DRAWN: Final = 0.4
"""What a game without a winner is worth, between defeat and victory."""


def measures(state: State, player: Player) -> list[float]:
    """What a player has, in the order of `MEASURES`."""
    return list(_measured(state, player))


def _measured(
    state: State, player: Player
) -> tuple[int, float, int, float, int, int, int, int, int, int, int, int, int, int]:
    """The same as plain numbers of C, once it is compiled."""
    achieved = state.achievements_of(player.seat)
    tops, highest, colors, splayed = _board(player)
    claimable, share = _reach(player.points, highest, state.available)
    total, leads, alone = _icons(state, player)
    return (
        achieved,
        achieved * achieved / state.seating.needed,
        claimable,
        share,
        player.points,
        tops,
        highest,
        colors,
        total,
        splayed,
        len(player.hand),
        _beyond(player),
        leads,
        alone,
    )


def _board(player: Player) -> tuple[int, int, int, int]:
    """The sum of the values of the top cards, the highest of them, the colors there are, and those splayed."""
    tops = highest = colors = splayed = 0
    for color, pile in enumerate(player.piles):
        if pile:
            value = pile[0].value
            tops += value
            colors += 1
            if value > highest:
                highest = value
            if player.splays[color] != UNSPLAYED:
                splayed += 1
    return tops, highest, colors, splayed


def _reach(points: int, highest: int, available: Cards) -> tuple[int, float]:
    """How many of the next achievements could be claimed, and the share of their points that is there."""
    claimable = 0
    share = 0.0
    for age in next_ages(available, NEXT):
        price = POINTS_PER_AGE * age
        if points < price:
            share += points / price
        else:
            share += 1.0
            if highest >= age:
                claimable += 1
    return claimable, share


def next_ages(available: Cards, most: int) -> list[int]:
    """The ages of the next achievements, at most so many, each once."""
    ages: list[int] = []
    last = 0
    for card in available:
        if card.age != last:
            last = card.age
            ages.append(last)
            if len(ages) == most:
                break
    return ages


def _beyond(player: Player) -> int:
    """By how much the cards in hand exceed the top cards of their colors."""
    beyond = 0
    for card in player.hand:
        pile = player.piles[card.color]
        value = card.value
        if not pile:
            beyond += value
        elif value > pile[0].value:
            beyond += value - pile[0].value
    return beyond


def _icons(state: State, player: Player) -> tuple[int, int, int]:
    """The visible icons, of how many kinds nobody has as many, and the top cards that no opponent shares."""
    icons = player.icons
    others = [state.players[seat].icons for seat in state.seating.opponents[player.seat]]
    total = leads = leading = 0
    for icon in range(state.seating.edition.icons):
        shift = ICON_BITS * icon
        mine = (icons >> shift) & ICON_MASK
        total += mine
        most = 0
        for other in others:
            theirs = (other >> shift) & ICON_MASK
            if theirs > most:
                most = theirs
        if mine > most:
            leads += 1
            leading |= 1 << icon
    alone = 0
    for pile in player.piles:
        if pile and (leading >> pile[0].featured) & 1:
            alone += 1
    return total, leads, alone


def strength(state: State, player: Player) -> float:
    """What a player has, weighed and added up.

    Written out, because a loop would make objects of all numbers at each of its steps.
    """
    found = _measured(state, player)
    return (
        WEIGHTS[0] * found[0]
        + WEIGHTS[1] * found[1]
        + WEIGHTS[2] * found[2]
        + WEIGHTS[3] * found[3]
        + WEIGHTS[4] * found[4]
        + WEIGHTS[5] * found[5]
        + WEIGHTS[6] * found[6]
        + WEIGHTS[7] * found[7]
        + WEIGHTS[8] * found[8]
        + WEIGHTS[9] * found[9]
        + WEIGHTS[10] * found[10]
        + WEIGHTS[11] * found[11]
        + WEIGHTS[12] * found[12]
        + WEIGHTS[13] * found[13]
    )


def result(outcome: Outcome, players: int) -> list[float]:
    """What a finished game is worth to each seat, between defeat (0) and victory (1)."""
    if not outcome.winners:
        return [DRAWN] * players
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(players)]


def judge(state: State, seat: int) -> list[float]:
    """How likely each seat is to win, from 0 to 1, as one of them sees it; the result itself once the game is over."""
    count = len(state.players)
    if state.outcome is not None:
        return result(state.outcome, count)
    seating = state.seating
    odds = []
    for side in seating.sides:
        total = 0.0
        for mate in side:
            if mate not in seating.out:
                total += strength(state, state.players[mate])
        if state.active in side:
            total += TEMPO * state.actions_left
        odds.append(exp(total / len(side)))
    whole = sum(odds)
    found = [0.0] * count
    for side, share in zip(seating.sides, odds, strict=True):
        for mate in side:
            found[mate] = share / whole
    return found
