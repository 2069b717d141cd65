"""Who is at a table: whose eyes are on one device, and the line on which browsers hear that something has changed."""

import json
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic
from typing import Annotated, Final

from anyio import to_thread
from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.sse import EventSourceResponse, ServerSentEvent
from sqlalchemy.exc import SQLAlchemyError

from splay.host.errors import NotYourSeat
from splay.host.timekeeper import Timekeeper
from splay.store.rows import FRIENDS
from splay.store.times import HERE_EVERY
from splay.web.requests.addresses import table_url
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


@router.get("/t/{table_id}/live", response_class=EventSourceResponse)
async def live(request: Request, table: TableHere, looker: LookerHere) -> AsyncIterator[ServerSentEvent]:
    """Say whenever something has changed, and to players who is at the table; what it is, the browser asks then."""
    presence: Attendance = request.app.state.presence
    seats = looker.seats if table.kind == FRIENDS else ()
    with presence.staying(table.id, seats):
        told, noted = None, monotonic()
        async for version in request.app.state.hub.watch(table.id):
            yield ServerSentEvent(event="changed", raw_data=json.dumps(version))
            here = presence.here(table.id)
            if seats and looker.seat in here and monotonic() > noted + HERE_EVERY:
                noted = monotonic()
                await to_thread.run_sync(_note_here, request, table.id, looker.seat)
            if seats and here != told:
                told = here
                yield ServerSentEvent(event="presence", raw_data=json.dumps(sorted(here)))
    # The server ends.  Not all come back at the same moment, to what may be the only other process.
    yield ServerSentEvent(event="leaving", retry=random.randint(*COME_BACK))


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
