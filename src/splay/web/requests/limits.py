"""Rate limits per client.  Generous for players; kept in memory, per process."""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv6Address
from threading import Lock
from typing import Final

from starlette.requests import Request

from splay.errors import SplayError
from splay.text.catalogue import N_
from splay.web.requests.identity import COOKIE

BODY_LIMIT: Final = 256 * 1024
"""Bytes in the body of a request."""
LONGEST_SECRET: Final = 100
"""How many characters of a secret are remembered; no real one is longer."""
KEPT: Final = 50_000
"""Clients remembered; beyond that, those with their full allowance are forgotten."""


class TooFast(SplayError):
    """Too many requests.

    Attributes:
        wait: seconds until another one is accepted.
    """

    def __init__(self, wait: float) -> None:
        super().__init__(N_("too many requests"))
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Limit:
    """A burst of something at once, then one every so often.

    Attributes:
        name: what is limited.
        every: seconds until one more is allowed.
        burst: how many are allowed at once.
    """

    name: str
    every: float
    burst: int


ANYTHING: Final = Limit("requests of a person", 1 / 50, 200)
ANYTHING_THERE: Final = Limit("requests from an address", 1 / 200, 1000)
PICKS: Final = Limit("picks", 1 / 20, 20)
MAKING: Final = Limit("tables made", 2.0, 30)
TALK: Final = Limit("lines of talk", 1.0, 5)
TALK_THERE: Final = Limit("lines of talk from an address", 0.2, 25)
REPORTS: Final = Limit("reports from an address", 60.0, 10)
TABLES_A_DAY: Final = 2000
"""Tables made from an address in a day: a school with a thousand pupils makes fewer."""
GUESSES: Final = Limit("uses of a wrong secret", 6.0, 10)
"""Of one and the same secret at one table: they are too long to be found by trying many, and others who come from the
same school or carrier have nothing to do with it."""
CODES: Final = Limit("wrong recovery codes from an address", 6.0, 10)
SIGNING: Final = Limit("changes to accounts from an address", 0.5, 60)
LISTED: Final = Limit("tables listed from an address", 600.0, 10)
LETTERS: Final = Limit("letters asked for from an address", 120.0, 6)
LETTERS_TO: Final = Limit("letters to somebody", 900.0, 3)
STRANGERS: Final = Limit("letters to a mailbox that has agreed to none", 86400.0, 3)
"""Anybody can name the address of anybody, from however many addresses of their own."""
AT_ONCE: Final = 300
"""Requests from an address that are being answered or wait for their turn at the same time."""
STREAMS: Final = 30
"""Browsers, windows and programs of one person that follow tables at the same time."""
STREAMS_THERE: Final = 1000
"""The same from one address.

Without a limit, a client that asks for news ten thousand times and waits would leave no connection for others.
"""
MOST_TOGETHER: Final = 150
"""The most cards picked at once; no question takes as many."""
FREE_AFTER: Final = 10.0
"""Seconds after which a client with too many of them may try again."""

_PICKS: Final = re.compile(r"(/api/tables|/t)/[^/]+/(picks|give-up|undo|hint|lesson/(looked|back))")
_TALK: Final = re.compile(r"(/api/tables|/t)/[^/]+/talk")
_PREFERENCES: Final = re.compile(r"/preferences|/(t|join|carry|notices)/.*|/notices|/api/tables/.*")
"""Requests posted here make no table; all others may."""
_ANOTHER: Final = re.compile(r"/t/[^/]+/(rematch|review/try)|/api/tables/[^/]+/rematch")
"""But for those posted here, which make another one."""
_PEOPLE: Final = re.compile(r"/me(/.*)?")
"""Requests posted here are about a person."""
_REPORT: Final = re.compile(r"/t/[^/]+/report")
_SECRETS: Final = re.compile(r"/(join|carry)/(.*)")
_STREAMS: Final = re.compile(r"/t/[^/]+/live|/api/tables/[^/]+/wait")
_AT_A_TABLE: Final = re.compile(r"/api/tables/([^/]+)/.*")


class Limiter:
    """Counts what clients do.  Used by one event loop; the lock serves tests that use several threads."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._full: dict[tuple[str, str], float] = {}
        """When each client will have its full allowance again."""
        self._lock = Lock()

    def wait(self, limit: Limit, who: str) -> float:
        """Seconds until this client may do one more; 0 if now."""
        with self._lock:
            now = self._clock()
            ahead = max(0.0, self._full.get((limit.name, who), now) - now)
        return max(0.0, ahead + limit.every - limit.burst * limit.every)

    def count(self, limit: Limit, who: str) -> None:
        """Note that this client has done one more."""
        with self._lock:
            now = self._clock()
            self._full[limit.name, who] = max(now, self._full.get((limit.name, who), now)) + limit.every
            if len(self._full) > KEPT:
                self._full = {key: full for key, full in self._full.items() if full > now}

    def take(self, limits: list[tuple[Limit, str]]) -> float:
        """Count one more of each, or return how many seconds to wait and count nothing."""
        wait = max((self.wait(limit, who) for limit, who in limits), default=0.0)
        if wait <= 0:
            for limit, who in limits:
                self.count(limit, who)
        return wait


def a_day(count: int) -> Limit:
    """So many tables at once, and as many again in the course of a day."""
    return Limit("tables made in a day", 86400 / count, count)


def check_listing(request: Request) -> None:
    """Count a table that is to be listed; raises TooFast if enough have been listed from this address lately."""
    limiter: Limiter | None = request.app.state.listing
    wait = limiter.take([(LISTED, address_of(request))]) if limiter is not None else 0.0
    if wait > 0:
        raise TooFast(wait)


def check_letters(request: Request, to: str, is_stranger: bool = False) -> None:
    """Count a letter that somebody has asked for; raises TooFast if there were enough.

    Args:
        request: of who asks.
        to: an e-mail address, or the owner who has confirmed one.
        is_stranger: whether it is an address that nobody has confirmed yet.
    """
    limiter: Limiter | None = request.app.state.listing
    receiver = (STRANGERS, mailbox_of(to)) if is_stranger else (LETTERS_TO, to)
    wanted = [(LETTERS, address_of(request)), receiver]
    wait = limiter.take(wanted) if limiter is not None else 0.0
    if wait > 0:
        raise TooFast(wait)


def mailbox_of(address: str) -> str:
    """What most providers take an e-mail address for: dots, capitals and what follows a plus make no other mailbox.

    >>> mailbox_of("Ann.B+splay@Example.org")
    'annb@example.org'
    """
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def check_code(request: Request) -> None:
    """Refuse a recovery code from an address that has sent too many wrong ones; raises TooFast."""
    limiter: Limiter | None = request.app.state.listing
    wait = limiter.wait(CODES, address_of(request)) if limiter is not None else 0.0
    if wait > 0:
        raise TooFast(wait)


def count_wrong_code(request: Request) -> None:
    """Note that a recovery code was wrong."""
    limiter: Limiter | None = request.app.state.listing
    if limiter is not None:
        limiter.count(CODES, address_of(request))


class AtOnce:
    """Counts the requests in progress, by address or person.  Used by one event loop."""

    def __init__(self) -> None:
        self._requests: Counter[str] = Counter()

    @property
    def addresses(self) -> int:
        """How many addresses have requests in progress."""
        return len(self._requests)

    def count(self, address: str) -> int:
        """How many requests from an address are in progress."""
        return self._requests[address]

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count one more while this context lasts."""
        self._requests[address] += 1
        try:
            yield
        finally:
            self._requests[address] -= 1
            if not self._requests[address]:
                del self._requests[address]


def is_stream(request: Request) -> bool:
    """Whether a request waits for news of a table, and takes next to nothing meanwhile."""
    return _STREAMS.fullmatch(str(request.scope["path"])) is not None


def secret_tried(request: Request) -> str:
    """What a wrong secret counts for: the address, the table, and the secret itself where it can be seen."""
    path = str(request.scope["path"])
    found = _SECRETS.fullmatch(path)
    if found:
        return f"{address_of(request)} {found[2][:LONGEST_SECRET]}"
    table = _AT_A_TABLE.fullmatch(path)
    key = request.headers.get("authorization", "").partition(" ")[2].strip()
    return f"{address_of(request)} {table[1][:LONGEST_SECRET] if table else ''} {key[:LONGEST_SECRET]}"


def sender_of(request: Request) -> str:
    """Whom a request counts for: its key at the API, its cookie elsewhere, or else its address.

    Anything that the response does not depend on must not count, or sending a new one each time would avoid the limit.
    """
    if str(request.scope["path"]).startswith("/api/"):
        secret = request.headers.get("authorization", "").partition(" ")[2].strip()
    else:
        secret = request.cookies.get(COOKIE, "")
    return secret[:LONGEST_SECRET] or address_of(request)


def limits_of(request: Request) -> list[tuple[Limit, str]]:
    """What a request counts as, for its person and for the address it comes from."""
    path = str(request.scope["path"])
    if path.startswith("/static/"):
        return []
    there = address_of(request)
    who = sender_of(request)
    found = [(ANYTHING, who), (ANYTHING_THERE, there)]
    if request.method != "POST":
        return found
    if _PICKS.match(path):
        found.append((PICKS, who))
    elif _TALK.fullmatch(path):
        found += [(TALK, who), (TALK_THERE, there)]
    elif _PEOPLE.fullmatch(path):
        found.append((SIGNING, there))
    elif _REPORT.fullmatch(path):
        found.append((REPORTS, there))
    elif _ANOTHER.fullmatch(path) or not _PREFERENCES.fullmatch(path):
        found.append((MAKING, there))
    return found


def is_guess(request: Request, status: int) -> bool:
    """Whether a request with this response tried an invalid secret."""
    if str(request.scope["path"]).startswith("/api/"):
        return status == 403 and ("authorization" in request.headers or request.method == "POST")
    return status in (403, 404) and _SECRETS.fullmatch(str(request.scope["path"])) is not None


def address_of(request: Request) -> str:
    """Where a request comes from; for IPv6, the part that a provider assigns to one customer."""
    host = request.client.host if request.client else ""
    try:
        address = IPv6Address(host)
    except AddressValueError:
        return host
    # A dual-stack socket gives IPv4 addresses in this form, which would all be one network.
    return str(address.ipv4_mapped or f"{int(address) >> 64:x}::")
