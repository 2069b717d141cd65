"""Values, icons and cards in sentences: no line breaks between them and what belongs to them."""

import re
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup, escape

from splay.position.terms import ICON_NAMES
from splay.text.reader import Reader
from splay.text.ties import TIED
from splay.web.html.assets import icon

_BADGES: Final = ('<span class="val">', "<svg ")
_SIGN: Final = re.compile(
    rf'(?:\w+{TIED})?(?:<span class="val">[^<]*</span>|<svg (?:(?!<svg ).)*</svg>|<a class="chip (?:(?!<a ).)*</a>)'
)
"""A single sign, maybe with a word that it is tied to."""
PUNCTUATION: Final = re.compile(r"[.,;:!?]+")
"""What stays on the line of the sign before it."""
_BEFORE_SIGN: Final = re.compile(rf" (?=\[(?:{'|'.join(ICON_NAMES)})\]|\d+s?(?!\w))")


def value_badge(value: object) -> Markup:
    """A value, drawn like the back of a card."""
    return Markup(f'<span class="val">{escape(value)}</span>')


def icon_badge(name: str, reader: Reader) -> Markup:
    """An icon in a sentence, by its English name."""
    return icon(name, "ico", reader.icon(name))


def held(text: Markup) -> Markup:
    """Text that a line must not break inside."""
    return Markup(f'<span class="nb">{escape(text)}</span>')


def beside(message: str, place: str, parts: Mapping[str, object]) -> str:
    r"""A message in which the places for signs are tied to what belongs to them.

    Values and icons are tied to the word before them, and they and cards to a punctuation mark behind them.

    Args:
        message: still without its parts.
        place: how places are written, ``{}`` standing for the name of a part.
        parts: what will stand there.

    >>> beside("Draw a {value}", "{{{}}}", {"value": value_badge(3)}).split(" ")
    ['Draw', 'a\xa0{value}']
    >>> beside("Is it {value}?", "{{{}}}", {"value": value_badge(3)})
    'Is it\xa0<span class="nb">{value}?</span>'
    """
    for name, part in parts.items():
        if not isinstance(part, Markup):
            continue
        written = place.format(name)
        if part.startswith(_BADGES):
            message = message.replace(f" {written}", f"{TIED}{written}")
        before, _, behind = message.partition(written)
        after = PUNCTUATION.match(behind)
        if after and _SIGN.fullmatch(part):
            message = f"{before}{held(Markup(written + after[0]))}{behind[after.end() :]}"
    return message


def beside_signs(sentence: str) -> str:
    r"""A marked sentence of a card in which values and icons are tied to the word before them.

    >>> beside_signs("Draw two 3s for each [leaf].").split(" ")
    ['Draw', 'two\xa03s', 'for', 'each\xa0[leaf].']
    """
    return _BEFORE_SIGN.sub(TIED, sentence)
