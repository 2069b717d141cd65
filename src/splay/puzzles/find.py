"""Looking for puzzles in games that bots play against each other.

Each game has a number, from which everything about it follows, so that a search can be interrupted and go on in any
number of processes.  Which of the puzzles found are taken depends on those taken before, and is decided in the order of
the games.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from splay.bots.greedy import GreedyBot
from splay.bots.styles import STYLES
from splay.game.game import Game
from splay.position import actions
from splay.position.actions import action_of
from splay.position.decision import ACTION
from splay.position.state import State
from splay.puzzles.check import faults, is_only
from splay.puzzles.goals import CLAIM, NOTHING, SURVIVE, THEMES, WIN, Goal
from splay.puzzles.proof import Ambiguous, Proof, TooManyLines, prove
from splay.puzzles.puzzle import EASY, EDITIONS, GRADES, HARD, MEDIUM, Puzzle, packed
from splay.views.redeal import redeal
from splay.views.view import view

SLACKS: Final = (0.1, 0.5, 1.5)
"""How far off the bots are; mistakes make for more various positions."""
MOST_PICKS: Final = 400
BUDGET: Final = 1_500
"""Positions that a proof may take here: less than is allowed, so that all can be proved again quickly."""
DEALS: Final = 20
"""Deals that are tried in which no other line reaches the goal."""
LOOKED_AT: Final = 0.6
"""The share of the positions of a game that are looked at."""
OF_A_GAME: Final = 3
"""Puzzles of each theme that are taken from a game at most."""
NEAR: Final = 2
"""Achievements that are missing at most where winning is looked for."""
MANY: Final = 15
"""Wrong options from which a puzzle counts as one with many."""
ALIKE: Final = 2
"""Puzzles of an edition with the same theme and solution that are taken at most."""


def puzzles_in(number: int, themes: Collection[str] = THEMES) -> list[Puzzle]:
    """The puzzles of these themes found in the game of this number, with different solutions and few of each theme."""
    rng = random.Random(number)
    edition = EDITIONS[number % len(EDITIONS)]
    game = Game.start(edition=edition, players=["ann", "bob"], seed=number, covered_hidden=False)
    bots = [GreedyBot(number + seat, style=rng.choice(sorted(STYLES)), slack=rng.choice(SLACKS)) for seat in range(2)]
    found: dict[str, list[Puzzle]] = {}
    while game.decision is not None and len(game.picks) < MOST_PICKS:
        if game.decision.kind == ACTION and rng.random() < LOOKED_AT:
            for goal in _goals(game.state, game.decision.options):
                puzzle = _puzzle(game, goal, number, rng) if goal.theme in themes else None
                if puzzle is not None:
                    found.setdefault(goal.theme, []).append(puzzle)
                    break  # one of a position is enough
        seen = view(game, game.decision.seat)
        assert seen.asked is not None, "its seat is asked"
        game.pick(bots[game.decision.seat].choose(seen, seen.asked))
    chosen = [puzzle for some in found.values() for puzzle in _various(some)]
    return sorted(chosen, key=lambda puzzle: puzzle.picks)


def _various(some: list[Puzzle]) -> list[Puzzle]:
    """A few puzzles of a theme with different solutions, the most difficult ones."""
    by_actions = {puzzle.actions: puzzle for puzzle in some}
    return sorted(by_actions.values(), key=lambda puzzle: -GRADES.index(puzzle.grade))[:OF_A_GAME]


def _goals(state: State, options: Iterable[str]) -> Iterator[Goal]:
    """What might be worth reaching, the rarest first."""
    you, foe = state.players[state.active], state.players[1 - state.active]
    if not any(action_of(option).kind == actions.ACHIEVE for option in options):
        if state.seating.needed - state.achievements_of(you.seat) <= NEAR:
            yield Goal.at(WIN, state)
        yield Goal.at(CLAIM, state)
    for card in foe.tops:
        if card.has_demand and you.count(card.featured) < foe.count(card.featured):
            yield Goal.at(NOTHING, state, card.name)
            yield Goal.at(SURVIVE, state, card.name)


def _puzzle(game: Game, goal: Goal, number: int, rng: random.Random) -> Puzzle | None:
    """The puzzle that this goal makes of the position, if it makes one."""
    try:
        proof = prove(game, goal, BUDGET)
    except (Ambiguous, TooManyLines):
        return None
    if proof is None:
        return None
    seen = view(game, goal.seat)
    for _ in range(DEALS):
        dealt = redeal(seen, rng)
        if is_only(dealt, goal, proof.actions, BUDGET):
            puzzle = Puzzle(
                edition=game.setup.edition,
                theme=goal.theme,
                card=goal.card,
                grade=grade(proof),
                actions=proof.actions,
                seed=number,
                picks=len(game.picks),
                position=packed(dealt.state),
            )
            return None if faults(puzzle, BUDGET) else puzzle  # the opponent's cards may lie in another order now
    return None


def grade(proof: Proof) -> str:
    """How difficult a puzzle is: two actions count more than one, effects more than moves, many options more."""
    effects = sum(action_of(action).kind == actions.DOGMA for action in proof.actions)
    points = 2 * (len(proof.actions) - 1) + effects + (proof.choices > MANY)
    return EASY if points < 2 else MEDIUM if points < 4 else HARD


class Shelf:
    """The puzzles taken so far.

    Attributes:
        puzzles: these.
        share: how many of each edition and theme are taken at most.
    """

    def __init__(self, puzzles: Iterable[Puzzle], share: int) -> None:
        self.puzzles: list[Puzzle] = []
        self.share = share
        self._alike: Counter[tuple[int, str, tuple[str, ...]]] = Counter()
        self._themes: Counter[tuple[int, str]] = Counter()
        for puzzle in puzzles:
            self._add(puzzle)

    def take(self, puzzle: Puzzle) -> bool:
        """Take a puzzle, unless there are enough like it; returns whether it was taken."""
        kind = (puzzle.edition, puzzle.theme)
        if self._alike[*kind, puzzle.actions] >= ALIKE or self._themes[kind] >= self.share:
            return False
        self._add(puzzle)
        return True

    def _add(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self._alike[puzzle.edition, puzzle.theme, puzzle.actions] += 1
        self._themes[puzzle.edition, puzzle.theme] += 1
