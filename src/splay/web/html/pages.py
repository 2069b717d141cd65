"""Templates as pages, and as parts of them, in answer to requests."""

from collections.abc import Container
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from splay.text.catalogue import negotiate
from splay.text.reader import Reader, tied_reader
from splay.web.html.addresses import here
from splay.web.html.environment import environment
from splay.web.html.fragments import drawn, sent
from splay.web.html.languages import tag_of
from splay.web.html.names import name_of
from splay.web.html.themes import theme_of


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
