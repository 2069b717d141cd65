"""The name that a person last gave, kept in a cookie."""

from urllib.parse import quote, unquote

from fastapi import Request
from starlette.responses import Response

from splay.position.setup import NAME_LENGTH
from splay.web.requests.identity import NAME_COOKIE, remember


def name_of(request: Request) -> str:
    """The name this person last sat down with; empty if there is none."""
    return tidy_name(unquote(request.cookies.get(NAME_COOKIE, "")))


def tidy_name(name: str) -> str:
    """A name without extra spaces, cut if it is too long."""
    return " ".join(name.split())[:NAME_LENGTH].strip()


def remember_name(request: Request, response: Response, name: str) -> None:
    """Remember a name for the next table; an empty one is ignored."""
    tidied = tidy_name(name)
    if tidied:
        remember(request, response, NAME_COOKIE, quote(tidied))
