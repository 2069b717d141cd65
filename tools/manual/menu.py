"""The menu beside every page.

It is what Furo would make of the same pages, but Furo builds and parses it anew for each of hundreds of pages, which
takes longer than all the rest.
"""

from collections.abc import Iterator
from html import escape
from itertools import count
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

BEFORE_FURO: Final = 400
AFTER_FURO: Final = 600
"""Handlers of an event are called in this order, Furo's at 500."""
ARROW: Final = '<span class="icon"><svg><use href="#svg-arrow-right"></use></svg></span>'


def leave_to_us(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Called by Sphinx before Furo makes its menu: there is nothing for it to do."""
    context.pop("toctree", None)


def put(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Called by Sphinx after Furo."""
    if isinstance(app.builder, StandaloneHTMLBuilder):
        context["furo_navigation_tree"] = "".join(menu(app.builder, page))


def menu(builder: StandaloneHTMLBuilder, page: str) -> Iterator[str]:
    """The markup of all pages below the first one; those that lead to the page are open."""
    env = builder.env
    way = {page}
    while above := [each for each, pages in env.toctree_includes.items() if each not in way and way & set(pages)]:
        way.update(above)
    numbers = count(1)

    def items(parent: str, level: int) -> Iterator[str]:
        for each in env.toctree_includes.get(parent, ()):
            title = escape(env.titles[each].astext(), quote=False)
            inner = bool(env.toctree_includes.get(each))
            classes = [f"toctree-l{level}"]
            classes += ["current"] * (each in way) + ["has-children"] * inner + ["current-page"] * (each == page)
            link = "current reference internal" if each == page else "reference internal"
            address = "#" if each == page else builder.get_relative_uri(page, each)
            yield f'<li class="{" ".join(classes)}"><a class="{link}" href="{address}">{title}</a>'
            if inner:
                checked = ' checked=""' * (each in way)
                name = f"toctree-checkbox-{next(numbers)}"
                yield f'<input aria-label="Toggle navigation of {escape(title)}"{checked}'
                yield f' class="toctree-checkbox" id="{name}" name="{name}" role="switch" type="checkbox"/>'
                yield f'<label for="{name}">{ARROW}</label>'
                yield from pages(each, level + 1)
            yield "</li>\n"

    def pages(parent: str, level: int) -> Iterator[str]:
        yield '<ul class="current">\n' if parent in way - {page} else "<ul>\n"
        yield from items(parent, level)
        yield "</ul>\n"

    yield from pages(env.config.root_doc, 1)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("html-page-context", leave_to_us, BEFORE_FURO)
    app.connect("html-page-context", put, AFTER_FURO)
