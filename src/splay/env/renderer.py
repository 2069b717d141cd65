"""What a seat sees, as text or as a picture."""

import io
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
from rich.console import Console
from rich.text import Text

from splay.env.errors import NoSuchMode, need
from splay.game.game import Game
from splay.terminal.style import Look
from splay.terminal.table import table
from splay.terminal.words import question
from splay.text.questions import outcome_words
from splay.text.reader import IN_ENGLISH
from splay.views.view import view

ANSI: Final = "ansi"
HUMAN: Final = "human"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, RGB_ARRAY)
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}
"""What environments tell of how they render."""
WIDTH: Final = 120
"""Columns of the table as text."""


class Renderer:
    """Renders games in one way.

    Attributes:
        mode: one of `MODES`, or None for one that never renders.
    """

    def __init__(self, mode: str | None) -> None:
        """Choose how to render.

        Raises:
            NoSuchMode: there is no such way.
            MissingPackage: Pillow, which draws pictures, is not installed.
        """
        if mode is not None and (not isinstance(mode, str) or mode not in MODES):
            raise NoSuchMode("there is no render_mode {mode!r}: there are {modes}", mode=mode, modes=", ".join(MODES))
        if mode == RGB_ARRAY:
            need("render_mode rgb_array", "PIL")
        self.mode = mode

    def render(self, game: Game, seat: int) -> Any:
        """What a seat sees: text, or an array of height, width and colors.

        None if it has been printed instead, or, with a warning, if nothing is rendered.
        """
        if self.mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode")
            return None
        if self.mode == RGB_ARRAY:
            from splay.env.picture.drawing import picture

            return picture(view(game, seat))
        text = as_text(game, seat)
        if self.mode == HUMAN:
            print(text, flush=True)
            return None
        return text

    def show(self, game: Game, seat: int) -> None:
        """Print what a seat sees, where rendering is for people."""
        if self.mode == HUMAN:
            self.render(game, seat)


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
