"""Sentences in a picture, with icons among their words."""

import re
from collections.abc import Iterator
from typing import Final

from splay.env.picture.pen import CUT, INK, PLAIN, UI, Paint, Pen, width_of
from splay.position.terms import ICON_NAMES

_ICON: Final = re.compile(rf"(\[(?:{'|'.join(ICON_NAMES)})\])")
"""How an icon is written in plain words."""


class Type:
    """A way to set sentences.

    Attributes:
        size: of the letters.
        weight, family: as for `Pen.words`.
        leading: from one line to the next.
    """

    def __init__(self, size: int, weight: int = PLAIN, family: str = UI) -> None:
        self.size = size
        self.weight = weight
        self.family = family
        self.leading = size + 3

    def width(self, words: str) -> int:
        """How wide words are, icons among them."""
        parts = _ICON.split(words)
        return sum(self._icon + 1 if at % 2 else self._width(part) for at, part in enumerate(parts))

    @property
    def space(self) -> int:
        """How wide the space between two words is."""
        return max(self._width("n n") - self._width("nn"), 2)

    @property
    def _icon(self) -> int:
        return self.size

    def _width(self, words: str) -> int:
        return width_of(words, self.size, self.weight, self.family) if words else 0

    def lines(self, text: str, room: int, indent: int = 0) -> Iterator[str]:
        """A text in lines no wider than the room; the first one is narrower by the indent."""
        line, wide = "", indent
        for word in text.split():
            more = self.width(word)
            if line and wide + self.space + more > room:
                yield line
                line, wide = word, more
            else:
                wide += self.space * bool(line) + more
                line = f"{line} {word}".lstrip()
        if line:
            yield line

    def cut(self, lines: list[str], most: int, room: int) -> list[str]:
        """So many lines at most, with a sign where some are left out."""
        if len(lines) <= most:
            return lines
        words = lines[most - 1].split()
        while words and self.width(" ".join(words)) + self._width(CUT) > room:
            words.pop()
        return [*lines[: most - 1], " ".join(words) + CUT]

    def write(self, pen: Pen, x: int, y: int, line: str, ink: Paint = INK) -> None:
        """Write a line."""
        for word in line.split():
            for at, part in enumerate(_ICON.split(word)):
                if at % 2:
                    pen.icon(x, y + self.size // 6 + 1, part[1:-1], self._icon, ink)
                    x += self._icon + 1
                elif part:
                    x = pen.words(x, y, part, self.size, ink, self.weight, family=self.family)
            x += self.space
