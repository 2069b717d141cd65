"""The marks in card sentences: what a page draws and a terminal names.

``[crown]``          an icon
``[red]``            a color; ``[red:roja]`` where the language inflects the word
``[=World:Mundo]``   a card or special achievement by its English name, and the name to show here
``7``, ``8s``        digits are values of cards; nothing else is written in digits
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from splay.position.terms import COLOR_NAMES, ICON_NAMES

TEXT: Final = "text"
ICON: Final = "icon"
COLOR: Final = "color"
NAMED: Final = "named"
VALUE: Final = "value"

_MARKED: Final = re.compile(r"\[(?P<is_name>=?)(?P<what>[^\]:]+)(?::(?P<shown>[^\]]+))?\]|\b(?P<value>\d+s?)(?!\w)")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a sentence.

    Attributes:
        kind: `TEXT`, `ICON`, `COLOR`, `NAMED` or `VALUE`.
        text: the words to read; for an icon its English name.
        what: the English name of what is meant; empty for words and values.
    """

    kind: str
    text: str
    what: str = ""


def pieces(sentence: str) -> Iterator[Piece]:
    """The pieces of a marked sentence.

    >>> [piece.text for piece in pieces("Splay your [red] cards, draw a 2.")]
    ['Splay your ', 'red', ' cards, draw a ', '2', '.']
    """
    end = 0
    for found in _MARKED.finditer(sentence):
        if found.start() > end:
            yield Piece(TEXT, sentence[end : found.start()])
        end = found.end()
        if found["value"]:
            yield Piece(VALUE, found["value"])
        else:
            yield _marked(found["what"], found["shown"], bool(found["is_name"]))
    if end < len(sentence):
        yield Piece(TEXT, sentence[end:])


def _marked(what: str, shown: str | None, is_name: bool) -> Piece:
    if is_name:
        return Piece(NAMED, shown or what, what)
    if what in COLOR_NAMES:
        return Piece(COLOR, shown or what, what)
    if what in ICON_NAMES and shown is None:
        return Piece(ICON, what, what)
    raise AssertionError(f"[{what}] marks nothing that cards speak of")


def plain(sentence: str, icon_words: dict[str, str]) -> str:
    """A marked sentence without marks; icons are words in brackets.

    >>> plain("Draw a 1 for each [leaf] of [red] cards.", {"leaf": "leaf"})
    'Draw a 1 for each [leaf] of red cards.'
    """
    return "".join(f"[{icon_words[each.what]}]" if each.kind == ICON else each.text for each in pieces(sentence))
