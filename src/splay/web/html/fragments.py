"""Pieces of pages that are drawn only once, because they look the same every time."""

from collections.abc import Callable, Hashable
from typing import Any

from markupsafe import Markup


class Kept:
    """Pieces by what they show.  Used by several threads at once; at worst a piece is drawn twice."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pieces: dict[Hashable, Markup] = {}

    def __call__(self, shows: Hashable, draw: Callable[..., str], *args: Any) -> Markup:
        """A piece, drawn if it does not exist yet.

        Args:
            shows: everything that its appearance depends on.
            draw: makes it from `args`.
            args: what it is made from.
        """
        piece = self._pieces.get(shows)
        if piece is None:
            if len(self._pieces) >= self._most:
                self._pieces.clear()
            piece = self._pieces[shows] = Markup(draw(*args))
        return piece
