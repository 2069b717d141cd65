"""Pieces of pages that are drawn only once, because they look the same every time; a browser may have them already."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Container, Hashable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from markupsafe import Markup

VERSION_BYTES: Final = 6
"""Two different pieces with the same version would be mistaken for each other: one in 10^14."""


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


@dataclass(frozen=True, slots=True)
class DrawnPart:
    """An element that a browser keeps while it looks the same.

    Attributes:
        html: the element, with its version.
        version: stands for how it looks; other elements, and this one when it looks different, have others.
        place: stands for the element where the browser has it already.
    """

    html: Markup
    version: str
    place: Markup


class Parts:
    """Parts of pages by what they show, like `Kept`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: dict[Hashable, DrawnPart] = {}

    def __call__(
        self, had: Container[str], tag: str, name: str, shows: Hashable, draw: Callable[..., str], *args: Any
    ) -> Markup:
        """A part, or what stands for it.

        Args:
            had: the versions that the browser has.
            tag: the element's name.
            name: its id.
            shows: everything that its appearance depends on.
            draw: makes it from `args`; one element.
            args: what it is made from.
        """
        key = name, shows
        part = self._parts.get(key)
        if part is None:
            if len(self._parts) >= self._most:
                self._parts.clear()
            part = self._parts[key] = part_of(tag, name, draw(*args))
        return part.place if part.version in had else part.html


def part_of(tag: str, name: str, text: str) -> DrawnPart:
    """An element as a part.

    Args:
        tag: its name.
        name: its id.
        text: its HTML.
    """
    text = str(text).strip()
    version = urlsafe_b64encode(blake2b(text.encode(), digest_size=VERSION_BYTES).digest()).decode()
    named = f' id="{name}"'
    assert text.startswith(f"<{tag} "), text[:200]
    assert named in text[: text.index(">")], text[:200]
    html = text.replace(named, f'{named} data-v="{version}"', 1)
    return DrawnPart(Markup(html), version, Markup(f'<{tag}{named} data-v="{version}" data-same></{tag}>'))
