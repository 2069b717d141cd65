"""Who sends a request: a browser by its cookie, a program by its key."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.responses import Response

from splay.host import Host
from splay.host.errors import NotYourSeat
from splay.host.secrets import new_secret
from splay.store import TableInfo
from splay.store.rows import DEVICE

COOKIE: Final = "splay"
SEAT_COOKIE: Final = "seat-{table}"
"""On one device: who is looking at the table now."""
NAME_COOKIE: Final = "name"
YEAR: Final = 365 * 24 * 3600


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


def remember(request: Request, response: Response, name: str, value: str, secure: bool, age: int = YEAR) -> None:
    """Set a cookie that scripts cannot read and other sites cannot use."""
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


def looker_of(request: Request, table: TableInfo, person: Person) -> Looker:
    """How a person looks at a table.

    Raises:
        NotYourSeat: this table has no onlookers.
    """
    seats = host_of(request).desk.seats_of(person.secret, table)
    if not seats:
        if not table.watched:
            raise NotYourSeat("nobody may look on at this table")
        return Looker(person, (), None, False)
    if len(seats) == 1:
        return Looker(person, seats, seats[0], False)
    word = request.cookies.get(SEAT_COOKIE.format(table=table.id), "")
    seat = next((each for each in seats if str(each) == word), None)
    if table.kind != DEVICE and seat is None:
        seat = seats[0]
    return Looker(person, seats, seat, seat is None)


# Each plain function runs in another thread, which takes time; these two have nothing to wait for.
async def _person(request: Request) -> Person:
    return person_of(request)


async def _host(request: Request) -> Host:
    return host_of(request)


PersonHere = Annotated[Person, Depends(_person)]
HostHere = Annotated[Host, Depends(_host)]
TableHere = Annotated[TableInfo, Depends(table_of)]


def _looker(request: Request, table: TableHere, person: PersonHere) -> Looker:
    return looker_of(request, table, person)


LookerHere = Annotated[Looker, Depends(_looker)]
