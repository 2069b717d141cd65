"""The templates of each language, with what they may call; strict about undefined names."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Protocol

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.text.reader import Reader
from splay.web.html.assets import icon, static_url
from splay.web.html.cards import card_chip, pictures, unlinked
from splay.web.html.compiling import QuickEnvironment
from splay.web.html.fragments import DrawnPart, Kept, part_of, put
from splay.web.html.kept_sentences import counted_in, said_in
from splay.web.html.languages import choices, short_of, tag_of

TEMPLATES: Final = Path(__file__).parent.parent / "templates"
PIECES: Final = 5000
"""How many pieces of pages are kept per language, at most twice as many: cards, 2 kB each, and covered cards."""
PARTS: Final = 20_000
"""How many parts of pages are kept per language, at most twice as many: piles, 3 kB each, and smaller ones.

A table needs about sixty for each of its players.
"""


@cache
def environment(reader: Reader) -> Environment:
    """The templates of a language."""
    env = QuickEnvironment(
        loader=FileSystemLoader(TEMPLATES),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,
        cache_size=-1,  # all of them; where fewer are kept, each use takes a lock and a place in line
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.install_gettext_translations(reader, newstyle=True)  # type: ignore[attr-defined]
    env.policies["ext.i18n.trimmed"] = True
    said, counted = said_in(reader), counted_in(reader)
    pieces, parts = Kept[Markup](PIECES), Kept[DrawnPart](PARTS)

    def kept(draw: _Macro, *args: Hashable) -> Markup:
        return pieces((draw.name, *args), draw, *args)

    def part(tag: str, name: str, draw: _Macro, *args: Hashable) -> Markup:
        return put(parts((draw.name, name, *args), part_of, tag, name, draw, *args))

    functions: dict[str, Callable[..., Any]] = {
        "_": said,
        "gettext": said,
        "ngettext": counted,
        "kept": kept,
        "part": part,
        "short_of": short_of,
        "listed": reader.listed,
        "number": reader.number,
        "static_url": static_url,
        "icon": icon,
        "chip": card_chip,
        "unlinked": unlinked,
        "edition_word": reader.edition,
        "color_word": reader.color,
        "icon_word": reader.icon,
        "splay_word": reader.splay,
        "special_word": reader.special,
        "age_picture": lambda age: pictures()["ages"][str(age)],
        "special_picture": lambda name: pictures()["specials"][name],
    }
    env.filters.update(functions, runs=runs)
    env.globals.update(
        functions,
        language=reader.language,
        lang=tag_of(reader.language),
        languages=choices,
        icon_names=ICON_NAMES,
        color_names=COLOR_NAMES,
    )
    return env


class _Macro(Protocol):
    """A macro of a template."""

    name: str

    def __call__(self, *args: Any) -> Markup: ...


def runs(values: Sequence[int]) -> list[tuple[int, int]]:
    """Runs of equal neighbors, counted.

    >>> runs([4, 4, 6])
    [(4, 2), (6, 1)]
    """
    return [(value, len(list(group))) for value, group in groupby(values)]
