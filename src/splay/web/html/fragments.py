"""Pieces of pages that are drawn only once, because they look the same every time; a browser may have them already."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Container, Hashable
from dataclasses import dataclass
from hashlib import blake2b
from secrets import token_hex
from threading import local
from typing import Any, Final, Generic, TypeVar

from markupsafe import Markup

VERSION_BYTES: Final = 6
"""Two different pieces with the same version would be mistaken for each other: one in 10^14."""
Made = TypeVar("Made")


class Kept(Generic[Made]):
    """What was made, by what it depends on.  Used by several threads at once; at worst something is made twice.

    What is used stays.  When there is too much, what has not been used since the last time is forgotten.
    """

    def __init__(self, most: int) -> None:
        """Keep nothing yet; later the `most` things used last, and at most twice as many."""
        self._most = most
        self._used: dict[Hashable, Made] = {}
        self._before: dict[Hashable, Made] = {}

    def __call__(self, key: Hashable, make: Callable[..., Made], *args: Any) -> Made:
        """What a function makes of `args`, made if it does not exist yet.

        Args:
            key: everything that it depends on.
            make: makes it.
            args: what it is made from.
        """
        made = self._used.get(key)
        if made is None:
            made = self._before.get(key)
            if made is None:
                made = make(*args)
            if len(self._used) >= self._most:
                self._before, self._used = self._used, {}
            self._used[key] = made
        return made


Pieces = tuple["str | DrawnPart", ...]
"""What was drawn: text, and the parts in it."""


@dataclass(frozen=True, slots=True)
class DrawnPart:
    """An element that a browser keeps while it looks the same; it may hold others.

    Attributes:
        version: stands for how it looks; other elements, and this one when it looks different, have others.
        place: stands for the element where the browser has it already.
        pieces: the element, with its version.
    """

    version: str
    place: str
    pieces: Pieces

    def sent(self, had: Container[str]) -> str:
        """What is sent to a browser that has these versions."""
        return self.place if self.version in had else sent(self.pieces, had)


def sent(pieces: Pieces, had: Container[str]) -> str:
    """What is sent of something that was drawn to a browser that has these versions."""
    return "".join([piece if isinstance(piece, str) else piece.sent(had) for piece in pieces])


class _Drawing(local):
    parts: list[DrawnPart]
    """Those in what this thread is drawing."""


_drawing: Final = _Drawing()
_MARK: Final = f"\0{token_hex(8)}\0"
"""Stands in what is drawn before and after the number of a part; nobody can write it, since nobody knows it."""


def drawn(draw: Callable[..., str], *args: Any) -> Pieces:
    """What a function draws, with the parts in it as parts."""
    around = getattr(_drawing, "parts", None)
    inside = _drawing.parts = []
    try:
        pieces = str(draw(*args)).strip().split(_MARK)
    finally:
        if around is not None:
            _drawing.parts = around
    return tuple([inside[int(piece)] if number % 2 else piece for number, piece in enumerate(pieces)])


def put(part: DrawnPart) -> Markup:
    """What stands for a part in what is being drawn."""
    _drawing.parts.append(part)
    return Markup(f"{_MARK}{len(_drawing.parts) - 1}{_MARK}")


def part_of(tag: str, name: str, draw: Callable[..., str], *args: Any) -> DrawnPart:
    """An element as a part.

    Args:
        tag: its name.
        name: its id.
        draw: makes its HTML from `args`.
        args: what it is made from.
    """
    head, *rest = drawn(draw, *args)
    looks = "".join([piece if isinstance(piece, str) else piece.version for piece in (head, *rest)])
    version = urlsafe_b64encode(blake2b(looks.encode(), digest_size=VERSION_BYTES).digest()).decode()
    named = f' id="{name}"'
    assert isinstance(head, str)
    assert head.startswith(f"<{tag} "), head[:200]
    assert named in head[: head.index(">")], head[:200]
    head = head.replace(named, f'{named} data-v="{version}"', 1)
    return DrawnPart(version, f'<{tag}{named} data-v="{version}" data-same></{tag}>', (head, *rest))
