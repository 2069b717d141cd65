"""How likely everyone is to win if the game goes on as a search expects, told alike whoever is to act.

A chance that can be trusted does not change, on average, by the mere fact that a turn begins.  Two things would make it
change.  The mean of all simulations is too low for whoever acts, because some of them try poor options, and that of
the best option too high, because the best of several estimates is usually too high: here each option counts by the
square of how often it was picked.  And the nets compare two players at a time, as they learned mostly at tables of two,
so among three or more they do not know who acts sooner: that is added here.
"""

import random
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from splay.bots.champion import learned_judging
from splay.bots.net import Net, net_for
from splay.bots.search import SURE, Judging, Worlds, worlds_for
from splay.bots.tree import Judge, Search
from splay.position.state import State
from splay.views.view import View

SOONER: Final = 0.15
"""What it is worth to act a turn sooner than another one who waits, in the logarithm of the odds."""

UNLIKELY: Final = 0.001
"""What the chance of a player who is still playing is at least: nothing estimated is certain."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to be expected at a position.

    Attributes:
        chances: how likely each seat is to win, from 0 to 1; those of a side have the same chance.
        margin: how far off the chance of the viewing seat may be, with a certainty of 95 %.
    """

    chances: tuple[float, ...]
    margin: float


def fair_judging(net: Net) -> Judging:
    """How a search judges whose chances are shown: as that of `champion`, but it knows who acts sooner."""
    learned = learned_judging(net)
    return Judging(in_turn(learned.judge), in_turn(net.judge), learned.actions)


def in_turn(judge: Judge) -> Judge:
    """A judge that also knows how soon everyone acts, among three or more who play alone."""

    def fair(state: State, seat: int) -> list[float]:
        chances = judge(state, seat)
        seating = state.seating
        if len(seating.seats) < 3 or seating.setup.teams or state.active < 0 or state.outcome is not None:
            return chances
        middle = len(seating.seats) / 2
        for turns, other in enumerate(seating.clockwise[state.active], start=1):
            chances[other] *= exp(SOONER * (middle - turns))
        whole = sum(chances)
        return [each / whole for each in chances]

    return fair


def expected(view: View, simulations: int, rng: random.Random) -> Outlook:
    """What is to be expected at a position between actions, whoever acts; may raise `CannotRedeal`.

    Args:
        view: of any seat.
        simulations: how many continuations are tried.
        rng: the randomness.
    """
    search = fair_judging(net_for(view.rules)).search(_looking(view), rng)
    worlds = Worlds(view, rng)
    for number in range(simulations):
        game = worlds.game(number, False)
        ask = game.decision
        assert ask is not None, "the game goes on"
        search.simulate(game, ask.options)
    return outlook(view, search)


def _looking(view: View) -> int:
    """The seat from whose side positions are judged: who has left has no side."""
    assert view.seat is not None, "a seat looks"
    seating = view.seating
    return next((mate for mate in seating.team_of(view.seat) if mate not in seating.out), view.active)


def outlook(view: View, search: Search) -> Outlook:
    """What a search tells of the position that it began at.

    Args:
        view: that the games searched were dealt from.
        search: of which all options could be picked so far.
    """
    seat = _looking(view)
    edges = search.root.edges.values()
    whole = sum(edge.count * edge.count for edge in edges)
    chances = [0.0] * len(view.players)
    spread = 0.0
    for edge in edges:
        share = edge.count * edge.count / whole
        means = [total / edge.count for total in edge.worth]
        chances = [chance + share * mean for chance, mean in zip(chances, means, strict=True)]
        spread += share * max(0.0, edge.spread / edge.count - means[seat] ** 2)
    tried = min(search.simulations, worlds_for(view))
    return _shared(view, chances, SURE * sqrt(spread / tried))


def _shared(view: View, chances: list[float], margin: float) -> Outlook:
    """The same so that the chances of all sides are 1 in all: in a tie everyone wins, and who has left never does."""
    sides = view.seating.sides
    found = [0.0] * len(chances)
    for side in sides:
        for seat in side:
            found[seat] = max(UNLIKELY, chances[seat])
    whole = sum(found[side[0]] for side in sides)
    assert view.seat is not None, "a seat looks"
    return Outlook(tuple(each / whole for each in found), margin if found[view.seat] else 0.0)
