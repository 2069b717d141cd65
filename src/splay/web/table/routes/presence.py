"""Who is at a table: whose eyes are on one device, and the line on which browsers hear that something has changed."""

import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Annotated, Final

from anyio import to_thread
from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from sqlalchemy.exc import SQLAlchemyError

from splay.host.errors import NotYourSeat
from splay.host.timekeeper import Timekeeper
from splay.store.rows import FRIENDS
from splay.store.times import HERE_EVERY
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
    remember(visit.request, response, SEAT_COOKIE.format(table=visit.table.id), str(seat))
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

    def note_here() -> None:
        if looker.seat is not None:
            _note_here(visit.request, table.id, looker.seat)

    said = events(state.hub, state.presence, table.id, seats, looker.seat, note_here)
    return StreamingResponse(said, media_type="text/event-stream")


async def events(
    hub: Hub,
    presence: Attendance,
    table_id: str,
    seats: Sequence[int],
    own: int | None = None,
    note_here: Callable[[], None] = lambda: None,
) -> AsyncIterator[bytes]:
    """What is said at a table to a browser, as it is sent.

    Args:
        hub: where changes are heard of.
        presence: who is where.
        table_id: the table.
        seats: where the browser's person is known to be, and told who is.
        own: the seat that the browser shows.
        note_here: called now and then while the person is there.
    """
    # Written by hand: there may be very many who listen, and each costs time and memory at every change.
    with presence.staying(table_id, seats):
        told, noted = None, monotonic()
        async for version in hub.watch(table_id):
            yield b"event: changed\ndata: %d\n\n" % version
            here = presence.here(table_id) if seats else None
            if here is not None and own in here and monotonic() > noted + HERE_EVERY:
                noted = monotonic()
                await to_thread.run_sync(note_here)
            if here is not None and here != told:
                told = here
                yield b"event: presence\ndata: %s\n\n" % json.dumps(sorted(here)).encode()
    # The server ends.  Not all come back at the same moment, to what may be the only other process.
    yield b"event: leaving\nretry: %d\ndata:\n\n" % random.randint(*COME_BACK)


@router.post("/t/{table_id}/presence", status_code=204, response_class=Response)
async def rest(request: Request, table: TableHere, looker: LookerHere, idle: Annotated[bool, Form()]) -> None:
    """Somebody has touched nothing for a while, or is back."""
    request.app.state.presence.rests(table.id, looker.seats, idle)
    if not idle and looker.seat is not None and table.kind == FRIENDS:
        keeper: Timekeeper = request.app.state.timekeeper
        await in_turn(keeper.note_here, table, looker.seat)


def _note_here(request: Request, table_id: str, seat: int) -> None:
    keeper: Timekeeper = request.app.state.timekeeper
    with suppress(SQLAlchemyError):  # it will be noted a little later
        keeper.times.note_here(table_id, seat)
