"""Rendering templates: one Jinja environment per language, strict about undefined names."""

from collections.abc import Callable, Container, Hashable, MutableMapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Protocol

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import Markup

from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.text.catalogue import negotiate
from splay.text.reader import Reader, tied_reader
from splay.web.html.addresses import here
from splay.web.html.assets import icon, static_url
from splay.web.html.badges import beside
from splay.web.html.cards import card_chip, pictures, unlinked
from splay.web.html.fragments import DrawnPart, Kept, drawn, part_of, put, sent
from splay.web.html.languages import choices, short_of, tag_of
from splay.web.html.names import name_of

TEMPLATES: Final = Path(__file__).parent.parent / "templates"
THEMES: Final = ("auto", "light", "dark")
"""The values of the cookie `theme`; ``auto`` follows the system."""
PIECES: Final = 5000
"""How many pieces of pages are kept per language, at most twice as many: cards, 2 kB each, and covered cards."""
PARTS: Final = 20_000
"""How many parts of pages are kept per language, at most twice as many: piles, 3 kB each, and smaller ones.

A table needs about sixty for each of its players.
"""
SENTENCES: Final = 4000
"""How many sentences with numbers and names in them are kept per language."""


@cache
def environment(reader: Reader) -> Environment:
    """The templates of a language."""
    env = _Environment(
        loader=FileSystemLoader(TEMPLATES),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,
        cache_size=-1,  # all of them; where fewer are kept, each use takes a lock and a place in line
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.code_generator_class = _Generator
    env.install_gettext_translations(reader, newstyle=True)  # type: ignore[attr-defined]
    env.policies["ext.i18n.trimmed"] = True
    said, counted = _said(reader), _counted(reader)
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


class _Environment(Environment):
    """Jinja's environment, with two of its costs taken out.

    What all templates know is looked up in one dictionary: Jinja's chain of them is copied for every include.
    What is drawn is escaped by `shown`: Jinja's function makes a `Markup` of every value, and is called for each.
    """

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        code = super()._generate(source, name, filename, defer_init)
        return f"{code}\nfrom splay.web.html.escaping import shown as escape\n"

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template knows."""
        return {**self.globals, **(d or {})}


class _Generator(CodeGenerator):
    """Turns templates into Python.

    Jinja examines everything that is called, in case it needs the context; a filter it simply calls, at compile
    time if all its arguments are constant.  So ``icon('crown')`` becomes ``'crown'|icon``.  Macros, and whatever is
    called of what a template shows, need no context and are simply called, too.
    """

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802 - Jinja's name
        """Turn a whole template."""
        super().visit_Template(_CallsToFilters().visit(node), frame)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802 - Jinja's
        """Call something."""
        called = node.node
        is_known = isinstance(called, nodes.Name) and called.name in self.environment.globals
        if is_known or node.dyn_args is not None or node.dyn_kwargs is not None:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(called, frame)
        self.write("(")
        for arg in (*node.args, *node.kwargs):
            self.visit(arg, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")


class _CallsToFilters(NodeTransformer):
    """Changes calls of functions that are also filters; templates use their names for nothing else."""

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:  # noqa: N802 - Jinja's name
        """Change a call and any calls among its arguments."""
        self.generic_visit(node)
        environment, called = node.environment, node.node
        if environment is None or not isinstance(called, nodes.Name) or not node.args:
            return node
        if called.name not in environment.globals or called.name not in environment.filters:
            return node
        first, *others = node.args
        more = (others, node.kwargs, node.dyn_args, node.dyn_kwargs)
        return nodes.Filter(first, called.name, *more, lineno=node.lineno, environment=environment)


# Jinja's own functions for sentences do the same, but build every sentence each time.  The cache is typed, because
# a name and its `Markup` are equal but not the same.
def _said(reader: Reader) -> Callable[..., Markup]:
    """What ``_()`` does in templates."""

    @lru_cache(SENTENCES, typed=True)
    def said(text: str, /, **values: Hashable) -> Markup:
        return Markup(beside(reader.gettext(text), "%({})s", values)) % values

    return said


def _counted(reader: Reader) -> Callable[..., Markup]:
    """What ``ngettext()`` does in templates."""

    @lru_cache(SENTENCES, typed=True)
    def counted(one: str, many: str, num: int, /, **values: Hashable) -> Markup:
        return Markup(beside(reader.ngettext(one, many, num), "%({})s", values)) % {"num": num, **values}

    return counted


def render(template: str, reader: Reader, had: Container[str] = (), **context: Any) -> str:
    """A page or a part of one.

    Pages that extend ``base.html`` also need ``theme``, one of `THEMES`, and ``way_back``, their URL; ``me`` is
    the name of who reads, if it is known.

    Args:
        template: its template.
        reader: who reads.
        had: the versions of the parts that the browser has already.
        context: what the template shows.
    """
    return sent(drawn(environment(reader).get_template(template).render, {"had": had, **context}), had)


def reader_for(request: Request) -> Reader:
    """The reader of the page that is the response to a request."""
    return tied_reader(negotiate(request.headers.get("accept-language"), request.cookies.get("lang")))


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A template as the response to a request, in its language and theme."""
    reader = reader_for(request)
    theme = theme_of(request.cookies.get("theme"))
    around = {"theme": theme, "way_back": here(request), "me": name_of(request)}
    text = render(template, reader, **around | context)
    return HTMLResponse(text, status, headers_of(reader))


def part(request: Request, template: str, **context: Any) -> HTMLResponse:
    """A template as a part that htmx puts into a page, in the language of the request."""
    reader = reader_for(request)
    return HTMLResponse(render(template, reader, **context), headers=headers_of(reader))


def headers_of(reader: Reader) -> dict[str, str]:
    """The headers that name a response's language, and what it depends on; ``menu.js`` compares it to the page's."""
    return {"Content-Language": tag_of(reader.language), "Vary": "Accept-Language, Cookie, HX-Target"}


def runs(values: Sequence[int]) -> list[tuple[int, int]]:
    """Runs of equal neighbors, counted.

    >>> runs([4, 4, 6])
    [(4, 2), (6, 1)]
    """
    return [(value, len(list(group))) for value, group in groupby(values)]


def theme_of(cookie: str | None) -> str:
    """The theme that a cookie asks for; the system's if its value is unknown."""
    return cookie if cookie in THEMES else THEMES[0]
