"""Addresses of the files in `static`, and the signs drawn from its two sprites."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

STATIC: Final = Path(__file__).parent.parent / "static"
PREFIX: Final = "/static"
PICTURE: Final = "pic-"
"""Begins the names of the pictures in ``pics.svg``; all other signs are our own, in ``icons.svg``."""

_USE: Final = Markup('<use href="{}#{}"></use></svg>')
_SILENT: Final = Markup('<svg class="{}" aria-hidden="true">') + _USE
_LABELLED: Final = Markup('<svg class="{}" role="img" aria-label="{}">') + _USE


@cache
def static_url(path: str) -> str:
    """The address of a static file; it changes with the content, so that browsers may keep what they have.

    Raises:
        FileNotFoundError: there is no such file.
    """
    digest = hashlib.sha256((STATIC / path).read_bytes()).hexdigest()
    return f"{PREFIX}/{path}?v={digest[:12]}"


@cache
def icon(name: str, css: str = "i", label: str = "") -> Markup:
    """A sign from a sprite: ``crown``, ``splay-left``, ``pic-anvil``.

    Without a label it is decoration: a screen reader passes it over.
    """
    sprite, symbol = ("pics.svg", name) if name.startswith(PICTURE) else ("icons.svg", f"i-{name}")
    if label:
        return _LABELLED.format(css, label, static_url(sprite), symbol)
    return _SILENT.format(css, static_url(sprite), symbol)
