"""Who sends a request: a browser by its cookie, a program by its key; and who visits which table."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Annotated, Final
from urllib.parse import quote

from fastapi import Depends, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from splay.errors import SplayError
from splay.host import Host
from splay.host.errors import NotYourSeat
from splay.host.hints import Hints
from splay.host.live_table import LiveTable
from splay.host.secrets import new_secret
from splay.host.thinking import Thinking
from splay.store import TableInfo
from splay.store.rows import DEVICE, OPEN, TableVisited, Talk
from splay.web.requests.addresses import table_url
from splay.web.requests.turns import turned

COOKIE: Final = "splay"
SEAT_COOKIE: Final = "seat-{table}"
"""On one device: who is looking at the table now."""
NAME_COOKIE: Final = "name"
YEAR: Final = 365 * 24 * 3600
GIVEN: Final = "cookie"
"""In the query of a URL: the browser has been given its cookie and sends the same form once more."""


class NoCookies(SplayError):
    """A browser that keeps no cookies wants a seat, and could never show that it is its own."""


@dataclass(frozen=True, slots=True)
class Person:
    """The sender of a request.

    Attributes:
        secret: the value of the cookie; a fresh one if there is none.
        is_new: whether the browser does not know it yet.
    """

    secret: str
    is_new: bool


def person_of(request: Request) -> Person:
    """The person behind a request.  Middleware sets the cookie if it is new."""
    known: Person | None = getattr(request.state, "person", None)
    if known is None:
        secret = request.cookies.get(COOKIE, "")
        known = Person(secret, False) if 20 <= len(secret) <= 80 else Person(new_secret(), True)
        request.state.person = known
    return known


def become(request: Request, secret: str) -> None:
    """Let the browser be known by this secret from now on; it is told with the answer to this request."""
    request.state.person = Person(secret, True)


def remember(request: Request, response: Response, name: str, value: str, age: int = YEAR) -> None:
    """Set a cookie that scripts cannot read and other sites cannot use; if the settings say so, for HTTPS only."""
    secure: bool = request.app.state.settings.secure_cookies
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


def host_of(request: Request) -> Host:
    """The host of all tables."""
    host: Host = request.app.state.host
    return host


def table_of(request: Request, table_id: str) -> TableInfo:
    """The table that the URL names; raises NoSuchTable."""
    return host_of(request).table(table_id)


@dataclass(frozen=True, slots=True)
class Looker:
    """How a person looks at a table.

    Attributes:
        person: who it is.
        seats: all seats held.
        seat: the seat whose view is shown; None for an onlooker, or on one device while no one has said who is looking.
        curtain: on one device: whether nothing may be shown until a player says who is looking.
    """

    person: Person
    seats: tuple[int, ...]
    seat: int | None
    curtain: bool


def looker_of(request: Request, table: TableInfo, person: Person, seats: tuple[int, ...]) -> Looker:
    """How a person looks at a table.

    Args:
        request: what the person sends.
        table: the table.
        person: who it is.
        seats: the seats that the person holds.

    Raises:
        NotYourSeat: this table has no onlookers.
    """
    if not seats:
        if not table.watched:
            raise NotYourSeat("spectators are not allowed at this table")
        return Looker(person, (), None, False)
    if len(seats) == 1:
        return Looker(person, seats, seats[0], False)
    word = request.cookies.get(SEAT_COOKIE.format(table=table.id), "")
    seat = next((each for each in seats if str(each) == word), None)
    if table.kind != DEVICE and seat is None:
        # Two browsers of one person may have sat down before they were signed in to one account.
        seat = table.asked if table.asked in seats else seats[0]
    return Looker(person, seats, seat, seat is None)


@dataclass(frozen=True)
class Visit:
    """A request of somebody at a table, which is read when it is first asked about: in the thread that answers.

    Attributes:
        request: what the browser sent.
        person: who sent it.
        table_id: the table that its URL names.
    """

    request: Request
    person: Person
    table_id: str

    @property
    def _found(self) -> TableVisited:
        # Kept by hand: before Python 3.12, a cached property of functools lets in one request of all at a time.
        kept = vars(self)
        if "found" not in kept:
            kept["found"] = self.host.tables.visited(self.table_id, self.person.secret)
        found: TableVisited = kept["found"]
        return found

    def _seen(self) -> TableVisited:
        """What was found, once it is sure that who asks may look at it."""
        _ = self.looker
        return self._found

    @property
    def table(self) -> TableInfo:
        """The table, for those who may look at it; raises NoSuchTable, or as `looker_of`."""
        return self._seen().table

    @property
    def looker(self) -> Looker:
        """How who sent the request looks at the table; raises as `looker_of`."""
        kept = vars(self)
        if "looker" not in kept:
            kept["looker"] = looker_of(self.request, self._found.table, self.person, self._found.held)
        looker: Looker = kept["looker"]
        return looker

    @property
    def talk(self) -> tuple[Talk, ...]:
        """The last lines of what was said there, the latest last."""
        return self._seen().talk

    def after(self, table: TableInfo | None) -> "Visit":
        """The same visit to the table as it has become; None: it is read again."""
        again = replace(self)
        if table is not None and table.version == self.table.version + 1:
            vars(again)["found"] = replace(self._found, table=table)
        return again

    @property
    def host(self) -> Host:
        """The host of all tables."""
        return host_of(self.request)

    @property
    def hints(self) -> Hints:
        """Where hints come from."""
        hints: Hints = self.request.app.state.hints
        return hints

    @property
    def thinking(self) -> Thinking:
        """The processes that think."""
        thinking: Thinking = self.request.app.state.thinking
        return thinking

    @property
    def url(self) -> str:
        """The address of the table."""
        return table_url(self.table.id)

    @property
    def own_seat(self) -> int:
        """The seat that acts; raises NotYourSeat for somebody who looks on."""
        if self.looker.seat is None:
            raise NotYourSeat("you do not sit at this table")
        return self.looker.seat

    @property
    def sees_nothing(self) -> bool:
        """Whether nothing of the game may be shown: it has not begun, or the curtain is drawn."""
        return self.table.phase == OPEN or self.looker.curtain

    @contextmanager
    def live(self) -> Iterator[LiveTable]:
        """The game, locked as long as it is used."""
        live = self.host.live(self.table)
        with live.lock:
            yield live


# Plain functions are sent to another thread each, which takes its time; these have nothing to wait for.
async def _person(request: Request) -> Person:
    return person_of(request)


async def _host(request: Request) -> Host:
    return host_of(request)


async def _person_to_seat(request: Request) -> Person:
    person = person_of(request)
    if person.is_new and GIVEN in request.query_params:
        raise NoCookies("this browser keeps no cookies")
    if person.is_new:
        # The same form once more, now with the cookie that goes out with this answer, if it is kept.
        address = quote(request.scope["path"], safe="/")
        raise HTTPException(307, headers={"Location": f"{address}?{GIVEN}=given"})
    return person


PersonHere = Annotated[Person, Depends(_person)]
PersonToSeat = Annotated[Person, Depends(_person_to_seat)]
"""Whoever makes a table or sits down, once their browser has shown that it keeps the cookie: nothing is made before."""
HostHere = Annotated[Host, Depends(_host)]
TableHere = Annotated[TableInfo, Depends(turned(table_of))]


def _looker(request: Request, table: TableHere, person: PersonHere) -> Looker:
    return looker_of(request, table, person, host_of(request).desk.seats_of(person.secret, table))


LookerHere = Annotated[Looker, Depends(turned(_looker))]


async def _visit(request: Request, table_id: str) -> Visit:
    return Visit(request, person_of(request), table_id)


VisitHere = Annotated[Visit, Depends(_visit)]
