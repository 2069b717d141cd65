"""Which of our URLs a person is looking at, to come back to it, and redirects to others."""

import re
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import RedirectResponse, Response
from starlette.routing import Match

HOME: Final = "/"

_LOCAL: Final = re.compile(r"/(?![/\\])[\x21-\x7e]{0,2000}")
"""Long enough for the longest search: a letter of another alphabet takes six characters, some twelve."""


def is_local(address: str) -> bool:
    """Whether a URL leads to one of our pages, and nowhere else."""
    return _LOCAL.fullmatch(address) is not None


def here(request: Request) -> str:
    """The URL in the browser, which opens the page again; the start page if there is none.

    A part that htmx requests belongs to the page around it, and a page that answers a form to the page with the form.
    """
    around = request.headers.get("hx-current-url")
    if around is None:
        around = str(request.url) if request.method == "GET" else request.headers.get("referer", HOME)
    try:
        parts = urlsplit(around)
    except ValueError:
        return HOME
    address = parts.path + (f"?{parts.query}" if parts.query else "")
    is_open = request.method == "GET" or _can_be_opened(request, parts.path)
    return address if is_open and is_local(address) else HOME


def _can_be_opened(request: Request, path: str) -> bool:
    """Whether a page can be opened without sending a form."""
    scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "headers": []}
    return any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)


def is_htmx(request: Request) -> bool:
    """Whether a script asks, which would put the target of a redirect into a page just like the response."""
    return request.headers.get("hx-request") == "true"


def go(request: Request, address: str) -> Response:
    """Redirect a browser."""
    if is_htmx(request):
        return Response(headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)
