"""Proving a puzzle again."""

from splay.game.game import Game
from splay.puzzles.goals import Goal
from splay.puzzles.proof import BUDGET, Ambiguous, TooManyLines, lines_here, prove, solution_of
from splay.puzzles.puzzle import Puzzle


def is_only(game: Game, goal: Goal, solution: tuple[str, ...], budget: int = BUDGET) -> bool:
    """Whether no other line than the solution reaches the goal with these very cards."""
    try:
        lines = lines_here(game, goal, budget)
        return bool(lines) and set(solution_of(lines)) <= set(solution)
    except (Ambiguous, TooManyLines):
        return False


def faults(puzzle: Puzzle, budget: int = BUDGET) -> str:
    """What is wrong with a puzzle, in a few words; empty if its solution is proved and is the only one."""
    game = puzzle.game()
    goal = puzzle.goal(game)
    try:
        proof = prove(game, goal, budget)
    except (Ambiguous, TooManyLines) as error:
        return type(error).__name__
    if proof is None:
        return "no line is certain"
    if set(proof.actions) != set(puzzle.actions):
        return f"the solution is {proof.actions}"
    if not is_only(game, goal, puzzle.actions, budget):
        return "another line reaches the goal with these cards"
    return ""
