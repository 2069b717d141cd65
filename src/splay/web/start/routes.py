"""The start page: the ways to a game, my games, and tables opened by others."""

import re
import time
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host import Host
from splay.host.lessons import chapter_of
from splay.store import TableInfo
from splay.store.rows import COMPUTER, DEVICE
from splay.text.reader import Reader
from splay.web.html.names import name_of, remember_name
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import opponents_of, preferences_of, remember_opponents
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import HostHere, Person, PersonToSeat, host_of, person_of
from splay.web.requests.limits import check_listing
from splay.web.requests.turns import Playing
from splay.web.start import content as show
from splay.web.start import opponents
from splay.web.start.form import FIRST_LEVEL, FormFault, TableForm

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

LATEST_GAMES: Final = 5
"""How many of my games the start page shows; the others have a page of their own."""
LISTED: Final = 20
ALL_GAMES: Final = 200

_TABLE: Final = re.compile(r"(?:.*/t/)?([A-Za-z0-9_-]{8,24})(?:[/?#].*)?", re.DOTALL)
"""The URL of a table, or the id in it."""


async def typed(request: Request) -> dict[str, str]:
    """The fields of a form, without files."""
    async with request.form(max_files=1, max_fields=80) as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


Typed = Annotated[dict[str, str], Depends(typed)]


@router.get("/", name="start")
def start(request: Request, way: Annotated[str, Query(max_length=20)] = COMPUTER) -> Response:
    """The start page, with the form for the chosen way."""
    name = name_of(request)
    chosen = way if way in show.WAYS else COMPUTER
    form = TableForm(kind=chosen).with_opponents(opponents_of(request))
    if form.kind == COMPUTER and not form.levels[1] and not has_games(request):
        form = replace(form, levels=(FIRST_LEVEL,) * len(form.levels))
    return _start(request, chosen, replace(form, names=(name, *form.names[1:])))


@router.post("/tables")
def make(request: Request, person: PersonToSeat, host: HostHere, fields: Typed) -> Response:
    """Make a table and go there, or show the form again with what is wrong."""
    form = TableForm.of(fields)
    try:
        options = form.options(reader_for(request))
    except FormFault as wrong:
        return _start(request, form.kind, replace(form, faults=wrong.faults), status=422)
    if options.listed:
        check_listing(request)
    table_id = host.desk.make(options, person.secret)
    response = RedirectResponse(table_url(table_id), 303)
    if form.kind != DEVICE:
        remember_name(request, response, form.names[0])
    if form.kind == COMPUTER:
        remember_opponents(request, response, [bot for bot in options.bots if bot is not None])
    return response


@router.get("/watch", name="watch")
def watch(request: Request, host: HostHere, table: Annotated[str, Query(max_length=300)] = "") -> Response:
    """Go to the table that a link names."""
    found = _TABLE.fullmatch(table.strip())
    if found and host.store.table(found[1]) is not None:
        return RedirectResponse(table_url(found[1]), 303)
    fault = reader_for(request).gettext("There is no table at this address. Is the link complete?")
    return _start(request, show.WATCH, TableForm(faults={"table": fault}), status=404, address=table)


def _start(request: Request, way: str, form: TableForm, status: int = 200, **more: Any) -> Response:
    reader = reader_for(request)
    host, person, now = host_of(request), person_of(request), time.time()
    mine = _my_lines(host, person, reader, LATEST_GAMES + 1)
    tables = [table for table in host.store.open_tables(LISTED) if _may_join(host, person, table)]
    context: dict[str, Any] = {
        "way": way if way in show.WAYS else COMPUTER,
        "ways": show.ways(reader),
        "form": form,
        "editions": show.editions(reader),
        "opponents": opponents.choices(form, reader) if form.kind == COMPUTER else None,
        "bots": opponents.groups(reader),
        "needed": show.needed(reader),
        "flags": show.flags(reader),
        "spans": show.spans(reader),
        "games": mine[:LATEST_GAMES],
        "has_more": len(mine) > LATEST_GAMES,
        "tables": [show.open_line(table, reader) for table in tables],
        "watched": [show.watch_line(table, now, reader) for table in host.store.watchable_tables(LISTED)],
        "prefs": preferences_of(request),
        "address": "",
        "text": "",
    }
    return page(request, "start/page.html", status, **context | more)


def has_games(request: Request) -> bool:
    """Whether this person has ever had a game here, besides the first one, in which everybody is taught."""
    found = host_of(request).desk.tables_of(person_of(request).secret, ALL_GAMES)
    return any(chapter_of(table) is None for table, _ in found)


def _may_join(host: Host, person: Person, table: TableInfo) -> bool:
    """Whether another person is waiting there."""
    waits = any(seat.taken and seat.bot is None for seat in table.seats)
    return waits and not host.desk.seats_of(person.secret, table)


def _my_lines(host: Host, person: Person, reader: Reader, limit: int) -> list[show.GameLine]:
    """A person's games, with those waiting for them first; the first game has a page of its own."""
    now = time.time()
    games = [found for found in host.desk.tables_of(person.secret, ALL_GAMES) if chapter_of(found[0]) is None]
    lines = [show.my_line(table, seat, now, reader) for table, seat in games[:limit]]
    return sorted(lines, key=lambda line: not line.is_yours)
