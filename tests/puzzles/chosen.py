"""Puzzles that tests solve."""

from splay import view
from splay.bots import make_bot
from splay.puzzles.goals import WIN
from splay.puzzles.puzzle import puzzles


def first(theme: str, **wanted: object) -> int:
    """The number of the first puzzle of this theme that is solved by melding a card."""
    return next(
        number
        for number, puzzle in enumerate(puzzles(), 1)
        if puzzle.theme == theme
        and len(puzzle.actions) == 1
        and puzzle.actions[0].startswith("meld")
        and all(getattr(puzzle, name) == value for name, value in wanted.items())
    )


def lost_by_drawing() -> int:
    """The number of a puzzle to win in which whoever only draws has lost after the opponent's turn."""
    for number, puzzle in enumerate(puzzles(), 1):
        game = puzzle.game()
        last = game.turn + 1
        foe = make_bot("greedy", 0)
        while puzzle.theme == WIN and (ask := game.decision) is not None and game.turn <= last:
            seen = view(game, ask.seat)
            assert seen.asked is not None
            game.pick("draw" if ask.seat == puzzle.seat and "draw" in ask.options else foe.choose(seen, seen.asked))
        if game.outcome is not None and puzzle.seat not in game.outcome.winners:
            return number
    raise LookupError("no such puzzle")
