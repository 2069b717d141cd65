"""What a server logs: to standard error, a line each, as text or as JSON.

A line never holds a secret: no cookie, no key, no name, nothing that was said, no URL but its template.
"""

import json
import logging
import sys
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from re import compile as pattern
from secrets import token_hex
from time import perf_counter
from typing import Any, Final, TextIO

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splay.web.requests.addresses import template_of
from splay.web.requests.limits import is_stream
from splay.web.requests.peers import Networks, peer_of

TEXT: Final = "text"
JSON: Final = "json"
FORMS: Final = (TEXT, JSON)
ID_HEADER: Final = "X-Request-Id"
CLIENT_LEFT: Final = 499
"""The status of a request whose client has gone before it was answered; so nginx calls it."""
_ID: Final = pattern(r"[A-Za-z0-9._-]{1,64}")
_FACTS: Final = ("method", "route", "status", "ms", "bytes", "client")

log = logging.getLogger("splay.requests")
_request: ContextVar[str] = ContextVar("_request", default="")


def set_up(form: str, requests: bool, stream: TextIO | None = None) -> None:
    """Let everything in this process log in one form, whatever its library.

    Args:
        form: one of `FORMS`.
        requests: whether each request is logged.
        stream: where to; standard error by default.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_AsJson() if form == JSON else _AsText())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO if requests else logging.WARNING)


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
        }
        if _request.get():
            line["request"] = _request.get()
        facts = {name: getattr(record, name) for name in _FACTS if hasattr(record, name)}
        line |= facts or {"message": record.getMessage()}
        if record.exc_info:
            line["error"] = _trace(record)
        return json.dumps(line, ensure_ascii=False)


class _AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        name = f" {_request.get()}" if _request.get() else ""
        head = f"{_time(record)} {record.levelname} {record.name} [{record.process}]{name}"
        trace = f"\n{_trace(record)}" if record.exc_info else ""
        return f"{head} {record.getMessage()}{trace}"


def _time(record: logging.LogRecord) -> str:
    return f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S}.{int(record.msecs):03}Z"


def _trace(record: logging.LogRecord) -> str:
    kind, error, where = record.exc_info or (None, None, None)
    return "".join(traceback.format_exception(kind, error, where)).rstrip()


class RequestLog:
    """Gives every request an id, tells how it was answered, and logs that if it is wanted.

    It lies outside of everything else, so that what is refused is told as well.
    """

    def __init__(
        self,
        app: ASGIApp,
        proxies: tuple[str, ...] = (),
        tell: Callable[[str, str, int, float | None], None] = lambda method, route, status, seconds: None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Log what goes to this application.

        Args:
            app: the application.
            proxies: addresses and networks of proxies, which may have given a request its id.
            tell: is told method, route, status and seconds of each request; no seconds for streams.
            clock: the time in seconds.
        """
        self.app = app
        self._proxies = Networks(proxies)
        self._tell = tell
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        name = self._id(scope)
        _request.set(name)
        status, size, began = CLIENT_LEFT, 0, self._clock()

        async def noted(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[ID_HEADER] = name
            size += len(message.get("body", b""))
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self._note(scope, status, size, self._clock() - began)

    def _id(self, scope: Scope) -> str:
        given = Headers(scope=scope).get(ID_HEADER, "")
        return given if _ID.fullmatch(given) and peer_of(scope) in self._proxies else token_hex(8)

    def _note(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "other"
        route = template_of(scope)
        self._tell(method, route, status, None if is_stream(Request(scope)) else seconds)
        if not log.isEnabledFor(logging.INFO):
            return
        client = scope.get("client")
        facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1), "bytes": size}
        facts["client"] = client[0] if client else ""
        words = "%(method)s %(route)s %(status)s %(ms)s ms %(bytes)s bytes for %(client)s"
        log.info(words, facts, extra=facts)


_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
"""All others count as one: anybody can invent methods."""
