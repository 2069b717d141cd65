"""Joining and leaving a table: the lobby, invitations, a seat on another device."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.errors import SetupError
from splay.host.errors import NotYourSeat, SeatTaken
from splay.host.reports import may_be_reported
from splay.host.secrets import hash_of
from splay.store import TableInfo
from splay.store.rows import LONGEST_BOT, OPEN
from splay.web.html.addresses import go
from splay.web.html.names import name_of, remember_name, tidy_name
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.lobby import content as show
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import (
    HostHere,
    Person,
    PersonToSeat,
    TableHere,
    Visit,
    VisitHere,
    host_of,
    person_of,
)
from splay.web.requests.turns import Playing
from splay.web.start import opponents
from splay.web.start.form import DEFAULT_LEVEL, fault_of_name

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

NOBODY_INVITED: Final = 404
TOO_LATE: Final = 410

NameGiven = Annotated[str, Form(max_length=200)]
SeatWanted = Annotated[int | None, Form()]

# -- the lobby ---------------------------------------------------------------------


def lobby(visit: Visit) -> Response:
    """The room where people wait for a game to begin."""
    request, table, looker, reader = visit.request, visit.table, visit.looker, reader_for(visit.request)
    links = visit.host.desk.invite_links(looker.person.secret, table)
    to_any, to_each = links or ("", {})
    seat_links = {seat: _absolute(request, f"/join/{secret}") for seat, secret in to_each.items()}
    line = show.table_line(table, looker.seats, seat_links if len(seat_links) > 1 else {}, reader)
    link = _absolute(request, f"/join/{to_any}") if links else ""
    return page(
        request,
        "lobby/lobby.html",
        table=line,
        link=link,
        code=show.qr(link) if links else None,
        may_report=may_be_reported(visit.table),
        is_loopback=show.is_loopback(request.url.hostname or ""),
        bots=opponents.groups(reader),
        usual=DEFAULT_LEVEL,
        may_invite=links is None and visit.host.desk.may_invite(looker.person.secret, table),
        prefs=preferences_of(request),
    )


@router.get("/t/{table_id}/lobby")
def lobby_part(visit: VisitHere) -> Response:
    """The lobby as it is now; once the game has begun, the way to it."""
    return lobby(visit) if visit.table.phase == OPEN else go(visit.request, visit.url)


@router.post("/t/{table_id}/invitations")
def renew_invitations(visit: VisitHere) -> Response:
    """Make new invitations on a device on which the table was not made."""
    visit.host.desk.renew_invitations(visit.person.secret, visit.table)
    return RedirectResponse(visit.url, 303)


@router.post("/t/{table_id}/leave")
def leave(visit: VisitHere) -> Response:
    """Get up before the game has begun."""
    visit.host.desk.leave(visit.table, visit.own_seat)
    return RedirectResponse("/", 303)


@router.post("/t/{table_id}/seats/{seat}/bot")
def seat_bot(visit: VisitHere, seat: int, bot: Annotated[str, Form(max_length=LONGEST_BOT)]) -> Response:
    """Let a bot play at a free seat."""
    if not visit.looker.seats:
        raise NotYourSeat("you do not sit at this table")
    visit.host.desk.seat_bot(visit.table, seat, bot)
    return RedirectResponse(visit.url, 303)


# -- the curtain -------------------------------------------------------------------


def curtain(visit: Visit) -> Response:
    """On one device: who of those here looks next?  Nothing of the game stands there."""
    mine = [seat for seat in visit.table.seats if seat.number in visit.looker.seats]
    asked = next((seat for seat in mine if seat.number == visit.table.asked), None)
    others = [seat for seat in mine if seat is not asked]
    return page(visit.request, "lobby/curtain.html", table=visit.table, asked=asked, others=others)


@router.get("/t/{table_id}/curtain")
def curtain_part(visit: VisitHere) -> Response:
    """The curtain as it is now; once somebody looks, in whatever window, the way to the table."""
    return curtain(visit) if visit.looker.curtain else go(visit.request, visit.url)


# -- invitations -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Door:
    """A way to join a table.

    Attributes:
        table: the table.
        free: the seats that can be taken here.
        address: its URL.
    """

    table: TableInfo
    free: Sequence[int]
    address: str


@router.get("/join/{invite}")
def invitation(request: Request, invite: str) -> Response:
    """An invitation; looking at it takes no seat."""
    door = _invited(request, invite)
    return _nobody_invited(request) if door is None else _door(request, door)


@router.post("/join/{invite}")
def accept(
    request: Request, person: PersonToSeat, invite: str, name: NameGiven = "", seat: SeatWanted = None
) -> Response:
    """Sit down as an invitation allows."""
    door = _invited(request, invite)
    return _nobody_invited(request) if door is None else _sit_down(request, person, door, seat, name)


@router.get("/t/{table_id}/join")
def listed_table(request: Request, table: TableHere) -> Response:
    """A table that anyone may join."""
    return _door(request, _listed(table))


@router.post("/t/{table_id}/join")
def join_listed(
    request: Request, person: PersonToSeat, table: TableHere, name: NameGiven = "", seat: SeatWanted = None
) -> Response:
    """Sit down at a table that everybody may join."""
    return _sit_down(request, person, _listed(table), seat, name)


def _invited(request: Request, invite: str) -> Door | None:
    found = host_of(request).desk.invited(invite)
    return None if found is None else Door(*found, f"/join/{invite}")


def _listed(table: TableInfo) -> Door:
    if not table.listed or table.hidden:
        raise NotYourSeat("this table is by invitation only")
    return Door(table, tuple(seat.number for seat in table.seats if not seat.taken), f"{table_url(table.id)}/join")


def _sit_down(request: Request, person: Person, door: Door, seat: int | None, name: str) -> Response:
    host, reader = host_of(request), reader_for(request)
    if seat is None and len(door.free) == 1:
        seat = door.free[0]
    if host.desk.seats_of(person.secret, door.table) or door.table.phase != OPEN or not door.free:
        return _door(request, door)
    wanted = " ".join(name.split())
    if seat is None:
        return _door(request, door, reader.gettext("Please choose a seat."), name=wanted, status=422)
    taken = [each.name for each in door.table.seats if each.number != seat and each.taken]
    fault = fault_of_name(wanted, taken, reader_for(request))
    if fault:
        return _door(request, door, fault, name=wanted, seat=seat, status=422)
    try:
        if seat not in door.free:
            raise SeatTaken("seat {seat} is not free", seat=seat)
        host.desk.join(door.table, seat, tidy_name(wanted), person.secret)
    except SeatTaken:
        now = Door(host.table(door.table.id), tuple(_still_free(request, door)), door.address)
        fault = reader.gettext("Somebody else was first: this seat, or this name, is taken.")
        return _door(request, now, fault, name=wanted, status=409)
    except SetupError:
        fault = reader.gettext("These settings cannot be combined.")
        return _door(request, door, fault, name=wanted, seat=seat, status=422)
    response = RedirectResponse(table_url(door.table.id), 303)
    remember_name(request, response, wanted)
    return response


def _still_free(request: Request, door: Door) -> list[int]:
    seats = host_of(request).table(door.table.id).seats
    return [seat for seat in door.free if not seats[seat].taken]


def _door(
    request: Request, door: Door, fault: str = "", name: str | None = None, seat: int | None = None, status: int = 200
) -> Response:
    """The page of an invitation: who is there and which seats are free, or why no one can join."""
    person = person_of(request)
    mine = host_of(request).desk.seats_of(person.secret, door.table)
    is_open = door.table.phase == OPEN and bool(door.free)
    if not is_open and not mine and status == 200:
        status = TOO_LATE
    return _join_page(
        request,
        status,
        table=show.table_line(door.table, mine, {}, reader_for(request)),
        free=door.free,
        address=door.address,
        is_mine=bool(mine),
        is_open=is_open,
        has_begun=door.table.phase != OPEN,
        name=name_of(request) if name is None else name,
        seat=seat,
        fault=fault,
    )


def _nobody_invited(request: Request) -> Response:
    return _join_page(request, NOBODY_INVITED, table=None)


def _join_page(request: Request, status: int, **context: Any) -> Response:
    return page(request, "lobby/join.html", status, prefs=preferences_of(request), **context)


# -- another device ----------------------------------------------------------------


@router.get("/t/{table_id}/carry")
def offer_carry(visit: VisitHere) -> Response:
    """Say how a seat is taken along to another device."""
    if visit.looker.curtain:
        return RedirectResponse(visit.url, 303)
    return _carry(visit.request, visit.table, visit.own_seat, holders=_holders(visit))


@router.post("/t/{table_id}/carry")
def make_carry(visit: VisitHere) -> Response:
    """Make the link that another device takes the seat with."""
    seat = visit.own_seat
    key = visit.host.desk.carry(visit.table, seat, visit.looker.person.secret)
    return _carry(visit.request, visit.table, seat, _absolute(visit.request, f"/carry/{key}"))


@router.post("/t/{table_id}/carry/end")
def end_carry(visit: VisitHere, key: Annotated[str, Form(max_length=64)]) -> Response:
    """Take the seat away from another device or from a link."""
    visit.host.desk.revoke(visit.table, visit.own_seat, visit.looker.person.secret, key)
    return RedirectResponse(f"{visit.url}/carry", 303)


def _holders(visit: Visit) -> list[show.HolderLine]:
    if visit.table.phase == OPEN:
        return []
    found = visit.host.desk.holders(visit.table, visit.own_seat, visit.looker.person.secret)
    return show.holder_lines(found, time.time(), reader_for(visit.request))


@router.get("/carry/{key}")
def carried(request: Request, key: str) -> Response:
    """Ask whether this device should hold the seat too; looking changes nothing."""
    found = host_of(request).store.seat_of_key(hash_of(key))
    if found is None:
        return _nobody_invited(request)
    table = host_of(request).table(found[0])
    return _carry(request, table, found[1], key=key)


@router.post("/carry/{key}")
def take_along(request: Request, key: str, person: PersonToSeat, host: HostHere) -> Response:
    """Hold the seat on this device too."""
    try:
        table_id, _ = host.desk.hold_too(key, person.secret)
    except NotYourSeat:
        return _nobody_invited(request)
    return RedirectResponse(table_url(table_id), 303)


def _carry(
    request: Request,
    table: TableInfo,
    seat: int,
    link: str = "",
    key: str = "",
    holders: Sequence[show.HolderLine] = (),
) -> Response:
    return page(
        request,
        "lobby/carry.html",
        table=table,
        seat=table.seats[seat],
        link=link,
        code=show.qr(link) if link else None,
        key=key,
        holders=holders,
        is_loopback=show.is_loopback(request.url.hostname or ""),
        prefs=preferences_of(request),
    )


def _absolute(request: Request, path: str) -> str:
    return str(request.base_url).rstrip("/") + path
