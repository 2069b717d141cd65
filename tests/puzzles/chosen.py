"""Puzzles that tests solve."""

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
