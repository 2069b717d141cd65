"""What surrounds every request: who may send it, how large and how often, and the headers of its response.

Requests that change something are accepted only from our own pages.  A browser says where a request
comes from (``Sec-Fetch-Site``; older ones, and all of them over plain HTTP, in ``Origin``).  A client that
says neither is not a browser, or a very old one, and is refused only if it sends a cookie: without one it
acts on no one's behalf.  A page of another site can only post a form: any other request
would need our permission first (CORS), which is never given.
"""

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from threading import Event
from typing import Final

from fastapi import FastAPI, Request
from python_multipart.multipart import parse_options_header
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splay.web.html.errors import answer
from splay.web.html.refusals import Forged, TooLarge
from splay.web.requests.bans import BanList, Banned
from splay.web.requests.identity import COOKIE, Person, remember
from splay.web.requests.limits import (
    AT_ONCE,
    BODY_LIMIT,
    FREE_AFTER,
    GUESSES,
    MAKING,
    STREAMS,
    STREAMS_THERE,
    AtOnce,
    Limiter,
    TooFast,
    a_day,
    address_of,
    is_guess,
    is_stream,
    limits_of,
    secret_tried,
    sender_of,
)
from splay.web.requests.turns import Sender, Turns, Work, comes_from
from splay.web.server.incoming import Incoming
from splay.web.server.settings import Settings

HEADER_LIMIT: Final = 100
SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
OWN_SITES: Final = frozenset(("same-origin", "none"))

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # numbers for positions; no foreign style sheet can come in
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # Links hold secrets, so no other site may learn where a visitor comes from.  Not "no-referrer", with
    # which browsers would also not say that a form comes from our own page.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}

ASK_AGAIN: Final = "no-cache"
KEEP_NOTHING: Final = "no-store"
READING: Final = (
    "/cards",
    "/rules",
    "/credits",
    "/api/editions",
    "/api/cards",
    "/api/openapi.json",
    "/api/docs",
    "/manifest.webmanifest",
    "/offline",
)
"""Pages without anything personal."""


def install(app: FastAPI, settings: Settings, clock: Callable[[], float]) -> None:
    """Put the guard around an application; call it last, since middleware added later would be outside."""
    app.add_middleware(RequestBodyLimitMiddleware, max_body_size=BODY_LIMIT)
    state = app.state
    app.add_middleware(Guard, settings=settings, clock=clock, work=state.work, bans=state.bans, leaving=state.leaving)


class Guard:
    """Refuses bad requests, adds headers to responses, and sets the cookie of a new person."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Callable[[], float],
        work: Work | None = None,
        bans: BanList | None = None,
        leaving: Event | None = None,
    ) -> None:
        self.app = app
        self._bans = bans
        self._leaving = leaving or Event()
        self._limiter = Limiter(clock) if settings.rate_limit else None
        self._a_day = a_day(settings.tables_a_day) if settings.tables_a_day else None
        self._at_once = AtOnce()
        self._streams = AtOnce()
        self._streams_there = AtOnce()
        self._work = work or Work(Turns(), Turns())
        self._headers = HEADERS | (HTTPS_ONLY if settings.secure_cookies else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or pass it on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        request = Request(scope)
        # Whoever waits to be told to go on sends nothing more if refused.
        incoming = Incoming(receive, 0 if "expect" in request.headers else _declared_size(request))
        marked = partial(self._send, request, incoming, send)
        try:
            self._check(request)
        except (Banned, Forged, TooFast, TooLarge, HTTPException) as refusal:
            with self._at_once.one_more(address_of(request)):
                await answer(request, refusal)(scope, incoming, marked)
            return
        sender = Sender(address_of(request), sender_of(request))
        comes_from(self._work, sender)
        with ExitStack() as counted:
            if is_stream(request):
                counted.enter_context(self._streams.one_more(sender.person))
                counted.enter_context(self._streams_there.one_more(sender.address))
            else:
                counted.enter_context(self._at_once.one_more(sender.address))
            await self.app(scope, incoming, marked)

    def _check(self, request: Request) -> None:
        """Raise the refusal of a request, or count it."""
        if len(request.headers) > HEADER_LIMIT or _declared_size(request) > BODY_LIMIT:
            raise TooLarge(
                "a request has at most {bytes} bytes and {headers} headers", bytes=BODY_LIMIT, headers=HEADER_LIMIT
            )
        if not _is_utf8(request):
            raise HTTPException(415)
        if request.method not in SAFE_METHODS and not is_our_own(request):
            raise Forged("a page of another site cannot do that")
        if request.method not in SAFE_METHODS and self._bans is not None:
            self._bans.check(request)
        if self._limiter is not None:
            if self._is_crowded(request):
                raise TooFast(FREE_AFTER)
            limits = limits_of(request)
            if self._a_day is not None:
                limits += [(self._a_day, there) for limit, there in limits if limit is MAKING]
            guessed = self._limiter.wait(GUESSES, secret_tried(request)) if is_guess(request, 403) else 0.0
            wait = guessed or self._limiter.take(limits)
            if wait > 0:
                raise TooFast(wait)

    def _is_crowded(self, request: Request) -> bool:
        """Whether as many requests of this kind are in progress as may be."""
        address, person = address_of(request), sender_of(request)
        if not is_stream(request):
            return self._at_once.count(address) >= AT_ONCE
        of_one = self._streams.count(person) >= STREAMS and person != address
        return of_one or self._streams_there.count(address) >= STREAMS_THERE

    async def _send(self, request: Request, incoming: Incoming, send: Send, message: Message) -> None:
        """Pass on a part of a response, with headers added."""
        if message["type"] == "http.response.start":
            if self._at_once.count(address_of(request)) <= AT_ONCE:
                await incoming.finish()
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", _keeping(request, message["status"]))
            if self._leaving.is_set():
                headers["Connection"] = "close"  # so that the next request goes to another process
            self._introduce(request, headers)
            if self._limiter is not None and is_guess(request, message["status"]):
                self._limiter.count(GUESSES, secret_tried(request))
        await send(message)

    def _introduce(self, request: Request, headers: MutableHeaders) -> None:
        """Give the browser the secret of a new person."""
        person: Person | None = getattr(request.state, "person", None)
        if person is not None and person.is_new:
            cookie = Response()
            remember(request, cookie, COOKIE, person.secret)
            headers.append("Set-Cookie", cookie.headers["set-cookie"])


def is_our_own(request: Request) -> bool:
    """Whether a request that changes something comes from one of our pages, or from no page at all."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in OWN_SITES
    origin = request.headers.get("origin")
    if origin is not None:
        return origin.partition("://")[2].lower() == request.headers.get("host", "").lower()
    return "cookie" not in request.headers


def _is_utf8(request: Request) -> bool:
    """Whether the body is in the only encoding we accept: some others produce letters that cannot be encoded."""
    _, options = parse_options_header(request.headers.get("content-type"))
    return options.get(b"charset", b"utf-8").lower() in (b"utf-8", b"utf8")


def _declared_size(request: Request) -> int:
    declared = request.headers.get("content-length", "")
    if not (declared.isascii() and declared.isdigit()):
        return 0
    return int(declared) if len(declared) < 20 else BODY_LIMIT + 1


def _keeping(request: Request, status: int) -> str:
    """How long a response may be cached, if it does not say so itself."""
    path = str(request.scope["path"])
    is_reading = any(path == address or path.startswith(f"{address}/") for address in READING)
    return ASK_AGAIN if status == 200 and is_reading else KEEP_NOTHING
