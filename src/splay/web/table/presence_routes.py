"""Who is at a table: whose eyes are on one device, and the line on which browsers hear that something has changed."""

import json
import random
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse

from splay.host.errors import NotYourSeat
from splay.store.rows import FRIENDS
from splay.web.requests.addresses import table_url
from splay.web.requests.hub import Hub
from splay.web.requests.identity import SEAT_COOKIE, LookerHere, TableHere, VisitHere, remember
from splay.web.requests.presence import Attendance
from splay.web.requests.turns import Playing, in_turn

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse)

COME_BACK: Final = 300, 1500
"""Milliseconds, at least and at most, after which a browser is to come back when a server ends."""


@router.post("/t/{table_id}/seat")
def uncover(visit: VisitHere, seat: Annotated[int, Form(ge=0)]) -> Response:
    """On one device: this player looks now."""
    if seat not in visit.looker.seats:
        raise NotYourSeat("seat {seat} is not yours", seat=seat)
    response = RedirectResponse(visit.url, 303)
    secure = visit.request.app.state.settings.secure_cookies
    remember(visit.request, response, SEAT_COOKIE.format(table=visit.table.id), str(seat), secure)
    return response


@router.post("/t/{table_id}/curtain")
def cover(table: TableHere) -> Response:
    """On one device: draw the curtain."""
    response = RedirectResponse(table_url(table.id), 303)
    response.delete_cookie(SEAT_COOKIE.format(table=table.id), path="/")
    return response


@router.get("/t/{table_id}/live", response_class=StreamingResponse)
async def live(visit: VisitHere) -> StreamingResponse:
    """Say whenever something has changed, and to players who is at the table; what it is, the browser asks then."""
    table, looker = await in_turn(lambda: (visit.table, visit.looker))
    seats = looker.seats if table.kind == FRIENDS else ()
    state = visit.request.app.state
    return StreamingResponse(events(state.hub, state.presence, table.id, seats), media_type="text/event-stream")


async def events(hub: Hub, presence: Attendance, table_id: str, seats: Sequence[int]) -> AsyncIterator[bytes]:
    """What is said at a table to a browser, as it is sent; seats: where its person is known to be, and told who is."""
    # Written by hand: there may be very many who listen, and each costs time and memory at every change.
    with presence.staying(table_id, seats):
        told = None
        async for version in hub.watch(table_id):
            yield b"event: changed\ndata: %d\n\n" % version
            here = presence.here(table_id) if seats else None
            if here is not None and here != told:
                told = here
                yield b"event: presence\ndata: %s\n\n" % json.dumps(sorted(here)).encode()
    # The server ends.  Not all come back at the same moment, to what may be the only other process.
    yield b"event: leaving\nretry: %d\ndata:\n\n" % random.randint(*COME_BACK)


@router.post("/t/{table_id}/presence", status_code=204, response_class=Response)
async def rest(request: Request, table: TableHere, looker: LookerHere, idle: Annotated[bool, Form()]) -> None:
    """Somebody has touched nothing for a while, or is back."""
    request.app.state.presence.rests(table.id, looker.seats, idle)
