"""What a seat sees, as text or as a picture."""

from typing import Any, Final

import gymnasium

from splay.env.errors import NoSuchMode, need
from splay.game.game import Game
from splay.views.view import view

ANSI: Final = "ansi"
HUMAN: Final = "human"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, RGB_ARRAY)
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}
"""What environments tell of how they render."""


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
        from splay.env.table_text import as_text  # with the terminal's code, which training does not need

        text = as_text(game, seat)
        if self.mode == HUMAN:
            print(text, flush=True)
            return None
        return text

    def show(self, game: Game, seat: int) -> None:
        """Print what a seat sees, where rendering is for people."""
        if self.mode == HUMAN:
            self.render(game, seat)
