"""Values and icons drawn in sentences, which stay on the line of the word before them."""

import re
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup, escape

from splay.position.terms import ICON_NAMES
from splay.text.reader import Reader
from splay.text.ties import TIED
from splay.web.html.assets import icon

_BADGES: Final = ('<span class="val">', "<svg ")
_BEFORE_SIGN: Final = re.compile(rf" (?=\[(?:{'|'.join(ICON_NAMES)})\]|\d+s?(?!\w))")


def value_badge(value: object) -> Markup:
    """A value, drawn like the back of a card."""
    return Markup(f'<span class="val">{escape(value)}</span>')


def icon_badge(name: str, reader: Reader) -> Markup:
    """An icon in a sentence, by its English name."""
    return icon(name, "ico", reader.icon(name))


def beside(message: str, place: str, parts: Mapping[str, object]) -> str:
    r"""A message in which the places for values and icons are tied to the word before them.

    Args:
        message: still without its parts.
        place: how places are written, ``{}`` standing for the name of a part.
        parts: what will stand there.

    >>> beside("Draw a {value}", "{{{}}}", {"value": value_badge(3)}).split(" ")
    ['Draw', 'a\xa0{value}']
    """
    for name, part in parts.items():
        if isinstance(part, Markup) and part.startswith(_BADGES):
            written = place.format(name)
            message = message.replace(f" {written}", f"{TIED}{written}")
    return message


def beside_signs(sentence: str) -> str:
    r"""A marked sentence of a card in which values and icons are tied to the word before them.

    >>> beside_signs("Draw two 3s for each [leaf].").split(" ")
    ['Draw', 'two\xa03s', 'for', 'each\xa0[leaf].']
    """
    return _BEFORE_SIGN.sub(TIED, sentence)
