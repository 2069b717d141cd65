"""Search in games dealt anew: a tree of what the players may pick, grown where it matters most.

Every simulation takes one of the games that could be this one and picks its way down the tree.  Where it leaves the
tree, a few actions are taken at random and the position is judged, and everything picked on the way is credited with
what that was worth to whoever picked it.  All games share one tree, in which a pick counts only where it is offered:
nobody plans with cards that only one of the games knows (Monte Carlo tree search over information sets).

The questions of effects are part of the tree where the searching seat is asked.  Others answer by rules of thumb.
"""

import random
from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from splay.bots.thumb import answer
from splay.game import inside
from splay.game.game import Game
from splay.position.state import State

Judge = Callable[[State, int], list[float]]
"""How likely each seat is to win, from 0 to 1, as one of them sees it."""

CURIOSITY: Final = 0.8
"""How much a pick that looked good at first is preferred to one that has turned out well."""
SHARPNESS: Final = 12.0
"""How much better a pick has to look at first to be preferred: by a factor of e for each 1 / `SHARPNESS`."""
EVEN: Final = 0.1
"""The share of the first preference that all options have alike."""


class Edge:
    """A pick and what has come of it.

    Attributes:
        first: what it looked like when it was tried first, to who picks it.
        preference: how much it is preferred for that.
        count: how many simulations picked it, the first try included.
        total: what these were worth together.
        squares: the squares of what they were worth, added up.
        worth: what they were worth to each seat, added up; below the root only the first try counts.
        spread: the squares of what they were worth to the searching seat, added up likewise.
        child: what follows.
    """

    __slots__ = ("child", "count", "first", "preference", "spread", "squares", "total", "worth")

    def __init__(self, worth: list[float], seat: int, searching: int) -> None:
        """Note a first try.

        Args:
            worth: what it looked like to each seat.
            seat: who picks.
            searching: who searches.
        """
        first = worth[seat]
        self.first = first
        self.preference = 0.0
        self.count = 1
        self.total = first
        self.squares = first * first
        self.worth = worth
        self.spread = worth[searching] * worth[searching]
        self.child: Node | None = None


class Node:
    """A question.

    Attributes:
        edges: by option, those of all games in which it was asked.
        visits: simulations that came here.
        is_open: whether its options have been tried.
        seat: who is asked, once it is open.
        is_action: whether it is the question which action to take, once it is open.
    """

    __slots__ = ("edges", "is_action", "is_open", "seat", "visits")

    def __init__(self) -> None:
        self.seat = -1
        self.is_action = False
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.is_open = False


class Search:
    """A search for one answer.

    Attributes:
        root: the question.
        simulations: how many have been made.
    """

    __slots__ = ("_actions", "_expert", "_judge", "_rng", "_seat", "root", "simulations")

    def __init__(self, seat: int, judge: Judge, rng: random.Random, actions: int, expert: Judge | None = None) -> None:
        """Begin a search.

        Args:
            seat: who is asked.
            judge: tells how good positions are.
            rng: the randomness.
            actions: how many more are taken at random before a new position is judged.
            expert: if given, judges in its place what options look like at first.
        """
        self._expert = expert
        self._actions = actions
        self.root = Node()
        self.simulations = 0
        self._seat = seat
        self._judge = judge
        self._rng = rng

    def simulate(self, game: Game, options: tuple[str, ...]) -> None:
        """Make a simulation.

        Args:
            game: one that could be the true one, at the question; it is played on.
            options: those to consider of the question.
        """
        path: list[Edge] = []
        seats: list[int] = []
        values = self._descend(game, options, path, seats)
        for place in range(len(path)):
            edge = path[place]
            edge.count += 1
            value = values[seats[place]]
            edge.total += value
            edge.squares += value * value
        if path:
            first = path[0]
            first.worth = [first.worth[each] + values[each] for each in range(len(values))]
            first.spread += values[self._seat] * values[self._seat]
        self.simulations += 1

    def _descend(self, game: Game, options: tuple[str, ...], path: list[Edge], seats: list[int]) -> list[float]:
        """Pick down the tree to a position that is new to it; what that is worth to each seat."""
        node = self.root
        while True:
            node.visits += 1
            seat = game.seat
            if not node.is_open:
                if node.visits == 1 and node is not self.root:
                    return self._played_on(game)
                return self._open(node, game, options, seat)
            option = self._chosen(node, game, options, seat)
            edge = node.edges[option]
            path.append(edge)
            seats.append(seat)
            game.pick(option)
            if not self._next(game):
                return self._judge(game.state, self._seat)
            if edge.child is None:
                edge.child = Node()
            node = edge.child
            ask = game.decision
            assert ask is not None, "the game goes on"
            options = ask.options

    def _played_on(self, game: Game) -> list[float]:
        """What a position is worth to each seat after some more actions, so that what cards can do counts as well."""
        settle(game, self._rng)
        take_anything(game, self._rng, self._actions)
        return self._judge(game.state, self._seat)

    def _open(self, node: Node, game: Game, options: tuple[str, ...], seat: int) -> list[float]:
        """Try every option once; what the best of them is worth to each seat."""
        node.is_open = True
        node.seat = seat
        node.is_action = game.is_resting and game.state.active >= 0
        best: list[float] = []
        highest = -1.0
        for option in options:
            values = self._try(node, game, option, seat)
            if values[seat] > highest:
                highest, best = values[seat], values
        _prefer(node)
        return best

    def _try(self, node: Node, game: Game, option: str, seat: int) -> list[float]:
        twin = game.clone()
        twin.pick(option)
        settle(twin, self._rng)
        judge = self._expert if self._expert is not None else self._judge
        values = judge(twin.state, self._seat)
        node.edges[option] = Edge(values, seat, self._seat)
        return values

    def _chosen(self, node: Node, game: Game, options: tuple[str, ...], seat: int) -> str:
        """The option that looks best, with some preference for those that have been picked less."""
        edges = node.edges
        for option in options:
            if option not in edges:
                self._try(node, game, option, seat)
                _prefer(node)
        reach = CURIOSITY * sqrt(node.visits)
        chosen = options[0]
        best = -1.0
        for option in options:
            edge = edges[option]
            worth = edge.total / edge.count + reach * edge.preference / (1 + edge.count)
            if worth > best:
                best, chosen = worth, option
        return chosen

    def _next(self, game: Game) -> bool:
        """Go on to the next question of the tree; False if the game is over."""
        state = game.state
        rng = self._rng
        while state.outcome is None:
            if not game.is_resting or state.active < 0:
                ask = game.decision
                assert ask is not None, "the game goes on"
                if ask.seat == self._seat and len(ask.options) > 1:
                    return True
                inside.take(game, answer(state, ask, rng))
            elif game.option_count == 1:
                inside.take(game, 0)
            else:
                return True
        return False

    def best(self, options: tuple[str, ...]) -> str:
        """The option picked most often."""
        edges = self.root.edges
        return max(options, key=lambda option: (edges[option].count, edges[option].total / edges[option].count))


def _prefer(node: Node) -> None:
    """Share out the preference among the options by what they looked like at first."""
    edges = list(node.edges.values())
    top = max([edge.first for edge in edges])
    shares = [exp(SHARPNESS * (edge.first - top)) for edge in edges]
    whole = sum(shares)
    for edge, share in zip(edges, shares, strict=True):
        edge.preference = EVEN / len(edges) + (1 - EVEN) * share / whole


def settle(game: Game, rng: random.Random) -> None:
    """Answer by rules of thumb until the action is over, or until all have chosen their first cards."""
    state = game.state
    while state.outcome is None and (not game.is_resting or state.active < 0):
        ask = game.decision
        assert ask is not None, "the game goes on"
        inside.take(game, answer(state, ask, rng))


def take_anything(game: Game, rng: random.Random, actions: int) -> None:
    """Take so many actions at random, or fewer if the game ends before."""
    for _ in range(actions):
        if game.outcome is not None:
            break
        inside.take(game, int(rng.random() * game.option_count))
        settle(game, rng)
