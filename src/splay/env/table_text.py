"""What a seat sees, as text."""

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from splay.game.game import Game
from splay.terminal.style import Look
from splay.terminal.table import table
from splay.terminal.words import question
from splay.text.questions import outcome_words
from splay.text.reader import IN_ENGLISH
from splay.views.view import view

WIDTH: Final = 120
"""Columns of the table."""


def as_text(game: Game, seat: int) -> str:
    """The table as one seat sees it, with the question, or how the game ended."""
    seen = view(game, seat)
    file = io.StringIO()
    console = Console(file=file, width=WIDTH, markup=False, highlight=False, emoji=False, force_terminal=False)
    look = Look(console, seen.rules)
    kinds = ["human"] * len(seen.players)
    console.print(table(seen, look, kinds, WIDTH))
    if seen.outcome is not None:
        names = [player.name for player in seen.players]
        console.print(Text("  ".join(outcome_words(seen.outcome, names, seat, IN_ENGLISH))))
    elif seen.asked is not None:
        name = seen.players[seen.asked.seat].name
        title, more = question(seen, seen.asked, False, IN_ENGLISH)
        console.print(Text(f"{name}: {title}  {more}".rstrip()))
        console.print(Text("\n".join(_lines(seen.asked.options or ()))))
    return file.getvalue()


def _lines(options: Sequence[str]) -> list[str]:
    """Options with commas, in lines that break only between them."""
    lines = [""]
    for number, option in enumerate(options, start=1):
        told = option if number == len(options) else f"{option},"
        longer = f"{lines[-1]} {told}".lstrip()
        if lines[-1] and len(longer) > WIDTH:
            lines.append(told)
        else:
            lines[-1] = longer
    return lines
