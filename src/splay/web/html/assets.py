"""URLs of the files in `static`, and the signs drawn from its two sprites."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

STATIC: Final = Path(__file__).parent.parent / "static"
PREFIX: Final = "/static"
PICTURE: Final = "pic-"
"""The prefix of pictures in ``pics.svg``; all other signs are our own, in ``icons.svg``."""

_USE: Final = Markup('<use href="{}#{}"></use></svg>')
_SILENT: Final = Markup('<svg class="{}" aria-hidden="true">') + _USE
_LABELLED: Final = Markup('<svg class="{}" role="img" aria-label="{}">') + _USE


@cache
def static_url(path: str) -> str:
    """The URL of a static file, which changes with its content, so that browsers can cache it.

    Raises:
        FileNotFoundError: there is no such file.
    """
    digest = hashlib.sha256((STATIC / path).read_bytes()).hexdigest()
    return f"{PREFIX}/{path}?v={digest[:12]}"


@cache
def icon(name: str, css: str = "i", label: str = "") -> Markup:
    """A sign from a sprite: ``crown``, ``splay-left``, ``pic-anvil``.

    Without a label it is decoration, which screen readers skip.
    """
    sprite, symbol = ("pics.svg", name) if name.startswith(PICTURE) else ("icons.svg", f"i-{name}")
    if label:
        return _LABELLED.format(css, label, static_url(sprite), symbol)
    return _SILENT.format(css, static_url(sprite), symbol)
