"""Refusals and failures as responses: a page for people, a toast for htmx, problem details for programs.

A refused request changes nothing, and no response tells more than its page would.
"""

import json
import logging
import math
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splay.errors import SplayError
from splay.host.errors import NoSuchTable, NotYourSeat
from splay.text.catalogue import negotiate
from splay.text.reader import Reader, reader_of
from splay.text.refusals import fault_words
from splay.web.html.addresses import is_htmx
from splay.web.html.field_words import field_words
from splay.web.html.languages import tag_of
from splay.web.html.pages import page, reader_for, render
from splay.web.html.refusals import NoKey, explain
from splay.web.requests.addresses import template_of
from splay.web.requests.limits import TooFast
from splay.web.requests.turns import TooBusy

API: Final = "/api"
PROBLEM: Final = "application/problem+json"
PROBLEMS: Final = "/api/docs#problem-"
"""The beginning of a problem's `type`: the page that explains it."""
HANDLED: Final = (SplayError, HTTPException, RequestValidationError, OperationalError, PoolTimeout)

log = logging.getLogger(__name__)


def install(app: FastAPI) -> None:
    """Register the responses to refusals and failures with an application."""
    for kind in HANDLED:
        app.add_exception_handler(kind, _handle)
    app.add_middleware(Unexpected)


async def _handle(request: Request, error: Exception) -> Response:
    return answer(request, error)


def answer(request: Request, error: Exception) -> Response:
    """The response to a request that this error refuses."""
    if isinstance(error, OperationalError | PoolTimeout):
        log.error("the database does not answer: %s", error)
    if isinstance(error, HTTPException) and 300 <= error.status_code < 400:
        return Response(status_code=error.status_code, headers=error.headers)
    if str(request.scope["path"]).startswith(f"{API}/"):
        language = negotiate(request.headers.get("accept-language"), request.cookies.get("lang"))
        response = problem(error, reader_of(language))
    elif is_htmx(request):
        response = _toast(request, error)
    else:
        refusal = explain(error, reader_for(request))
        response = page(request, "html/error.html", refusal.status, refusal=refusal, table=_table(request, error))
    response.headers.update(_headers(error))
    return response


def problem(error: Exception, reader: Reader) -> Response:
    """An error as in RFC 9457: its type for programs, the rest for people, in a language."""
    refusal = explain(error, reader)
    told = fault_words(error, reader, in_json=True) if isinstance(error, SplayError) else ""
    body: dict[str, Any] = {
        "type": PROBLEMS + refusal.code,
        "title": refusal.title,
        "status": refusal.status,
        "detail": told or refusal.why,
    }
    if isinstance(error, RequestValidationError):
        body["errors"] = [
            {"where": ".".join(map(_safe, each["loc"])), "message": _safe(field_words(each, reader))}
            for each in error.errors()
        ]
    headers = {"Content-Language": tag_of(reader.language), "Vary": "Accept-Language, Cookie"}
    return Response(json.dumps(body), refusal.status, headers, media_type=PROBLEM)


def _safe(text: object) -> str:
    """A word from a request, which may contain lone surrogates that cannot be encoded."""
    return str(text).encode("utf-8", "replace").decode()


def _toast(request: Request, error: Exception) -> Response:
    """A refusal that leaves the page as it is; htmx swaps in only the partial."""
    reader = reader_for(request)
    refusal = explain(error, reader)
    text = render("html/toast.html", reader, refusal=refusal)
    return HTMLResponse(text, refusal.status, {"HX-Reswap": "none"})


def _table(request: Request, error: Exception) -> str | None:
    """The table to go back to, if the URL names one that this person may see."""
    head, _, rest = str(request.scope["path"]).removeprefix("/").partition("/")
    is_table = head == "t" and not isinstance(error, NoSuchTable | NotYourSeat)
    table_id, _, page_there = rest.partition("/")
    return table_id if is_table and table_id and page_there else None


def _headers(error: Exception) -> dict[str, str]:
    if isinstance(error, HTTPException):
        return dict(error.headers or {})
    if isinstance(error, TooFast):
        return {"Retry-After": str(math.ceil(error.wait))}
    if isinstance(error, NoKey):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(error, OperationalError | PoolTimeout | TooBusy):
        return {"Retry-After": "5"}
    return {}


class Unexpected:
    """Answers unforeseen failures with a page that gives nothing away, and logs them.

    It runs inside the headers of `security`, unlike the framework's own fallback.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            log.info("%s %s: the client went away", scope["method"], template_of(scope))
        except Exception as error:
            log.exception("%s %s failed", scope["method"], template_of(scope))
            if not started:
                await answer(Request(scope), error)(scope, receive, send)
