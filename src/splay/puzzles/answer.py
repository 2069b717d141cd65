"""What the opponent does in a puzzle, and whether the goal has been reached."""

from collections.abc import Sequence
from typing import Final

from splay.game import inside
from splay.game.game import Game
from splay.puzzles.goals import Goal
from splay.puzzles.proof import LineSearch, TooManyLines
from splay.puzzles.puzzle import Puzzle

BUDGET: Final = 1_500
"""Positions that are looked at for one answer."""


def verdict_after(puzzle: Puzzle, names: tuple[str, str], picks: Sequence[str]) -> bool | None:
    """Whether the goal has been reached, or missed, after these picks or before; None while it is open.

    Args:
        puzzle: the puzzle.
        names: of the solver and of the opponent.
        picks: of both, from its position.
    """
    game = puzzle.game(*names)
    goal = puzzle.goal(game)
    before = game.state.snapshot()
    for option in picks:
        game.pick(option)
        verdict = goal.verdict(game, before)
        if verdict is not None:
            return verdict
        if game.is_resting:
            before = game.state.snapshot()
    return None


def answer(game: Game, goal: Goal) -> str:
    """What the opponent, who is asked, picks: whatever keeps the solver from the goal, else its first option."""
    ask = game.decision
    assert ask is not None, "the opponent is asked"
    only = goal.reply(game)
    if only is not None:
        return ask.options[only]
    before, picks = inside.checkpoint(game).snapshot(), _places(game)
    for place, option in enumerate(ask.options):
        try:
            if LineSearch(goal, {}, BUDGET).forced(before, (*picks, place), own=("",)) is None:
                return option
        except TooManyLines:
            continue
    return ask.options[0]


def _places(game: Game) -> tuple[int, ...]:
    """The places of the options picked since the checkpoint."""
    twin = inside.dealt(inside.checkpoint(game).snapshot())
    places = []
    for option in inside.picks_since_checkpoint(game):
        assert twin.decision is not None, "the game has come further"
        places.append(twin.decision.options.index(option))
        twin.pick(option)
    return tuple(places)
