"""Templates into text: one Jinja environment a language, strict about names that are not given."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache, partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from splay.catalogue import Catalogue, catalogue, negotiate
from splay.terms import COLOR_NAMES, ICON_NAMES
from splay.web.addresses import here
from splay.web.assets import icon, static_url
from splay.web.kept import Kept
from splay.web.languages import choices, short_of, tag_of
from splay.web.present.cards import card_chip, pictures
from splay.wording.formats import listed, number
from splay.wording.nouns import color_word, edition_word, icon_word, special_word, splay_word

TEMPLATES: Final = Path(__file__).parent / "templates"
THEMES: Final = ("auto", "light", "dark")
"""What the cookie `theme` may say; ``auto`` follows the system."""
PIECES: Final = 5000
"""So many pieces of pages are kept in each language: cards, 2 kB each, and covered cards."""
SENTENCES: Final = 4000
"""So many sentences with numbers and names in them are kept in each language."""


@cache
def environment(language: str) -> Environment:
    """The templates of a language."""
    words = catalogue(language)
    env = Environment(
        loader=FileSystemLoader(TEMPLATES),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.context_class = _Context
    env.install_gettext_translations(words, newstyle=True)  # type: ignore[attr-defined]
    env.policies["ext.i18n.trimmed"] = True
    said, counted = _said(words), _counted(words)
    pieces = Kept(PIECES)

    def kept(draw: Macro, *args: Hashable) -> Markup:
        return pieces((draw.name, *args), draw, *args)

    env.globals.update(
        _=said,
        gettext=said,
        ngettext=counted,
        kept=kept,
        language=language,
        lang=tag_of(language),
        languages=choices,
        short_of=short_of,
        listed=partial(listed, words=words),
        number=partial(number, words=words),
        static_url=static_url,
        icon=icon,
        chip=card_chip,
        icon_names=ICON_NAMES,
        color_names=COLOR_NAMES,
        edition_word=lambda number: edition_word(number, words),
        color_word=lambda name, said_of="": color_word(name, words, said_of),
        icon_word=lambda name: icon_word(name, words),
        splay_word=lambda name: splay_word(name, words),
        special_word=lambda name: special_word(name, words),
        age_picture=lambda age: pictures()["ages"][str(age)],
        special_picture=lambda name: pictures()["specials"][name],
    )
    env.filters["runs"] = runs
    return env


class _Context(Context):
    """What templates know while they are drawn.

    Jinja looks closely at everything that is called, in case it wants to be told that; hardly anything does.
    """

    def call(self, called: Callable[..., Any], /, *args: Any, **values: Any) -> Any:
        """Call something from a template."""
        if hasattr(called, "jinja_pass_arg"):
            return super().call(called, *args, **values)
        values.pop("_loop_vars", None)
        values.pop("_block_vars", None)
        return called(*args, **values)


# Jinja's own functions for sentences do the same, but put every sentence together each time.  Typed, because
# a name and its `Markup` are equal and not the same.
def _said(words: Catalogue) -> Callable[..., Markup]:
    """What ``_()`` does in templates."""

    @lru_cache(SENTENCES, typed=True)
    def said(text: str, /, **values: Hashable) -> Markup:
        return Markup(words.gettext(text)) % values

    return said


def _counted(words: Catalogue) -> Callable[..., Markup]:
    """What ``ngettext()`` does in templates."""

    @lru_cache(SENTENCES, typed=True)
    def counted(one: str, many: str, num: int, /, **values: Hashable) -> Markup:
        return Markup(words.ngettext(one, many, num)) % {"num": num, **values}

    return counted


def render(template: str, language: str, **context: Any) -> str:
    """A page or a part of one.

    Pages that extend ``base.html`` need ``theme`` as well, one of `THEMES`, and ``way_back``, their address.
    """
    return environment(language).get_template(template).render(context)


def language_of(request: Request) -> str:
    """The language to answer a request in."""
    return negotiate(request.headers.get("accept-language"), request.cookies.get("lang"))


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A template as the answer to a request, in its language and theme."""
    language = language_of(request)
    theme = theme_of(request.cookies.get("theme"))
    text = render(template, language, theme=theme, way_back=here(request), **context)
    return HTMLResponse(text, status, headers_of(language))


def part(request: Request, template: str, **context: Any) -> HTMLResponse:
    """A template as a part that htmx puts into a page, in the language of the request."""
    language = language_of(request)
    return HTMLResponse(render(template, language, **context), headers=headers_of(language))


def headers_of(language: str) -> dict[str, str]:
    """Which language an answer is in, and what that depends on; ``menu.js`` sees whether it is that of the page."""
    return {"Content-Language": tag_of(language), "Vary": "Accept-Language, Cookie, HX-Target"}


def runs(values: Sequence[int]) -> list[tuple[int, int]]:
    """Equal neighbors counted.

    >>> runs([4, 4, 6])
    [(4, 2), (6, 1)]
    """
    return [(value, len(list(group))) for value, group in groupby(values)]


def theme_of(cookie: str | None) -> str:
    """The theme that a cookie asks for; the system's where it says nothing known."""
    return cookie if cookie in THEMES else THEMES[0]
