"""Reporting a table to whoever runs the server: as a dialog at the table, and as a page of its own elsewhere."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, HTTPException
from fastapi.responses import HTMLResponse, Response

from splay.host.reports import REASON_LENGTH, may_be_reported, report
from splay.store import Talk
from splay.web.html.addresses import is_htmx
from splay.web.html.pages import page, part, reader_for
from splay.web.requests.identity import Visit, VisitHere
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse)

LINES: Final = 20
"""So many of the last lines of talk can be reported."""
WORDS: Final = 60
"""So many letters of a line are shown."""


@dataclass(frozen=True, slots=True)
class Matter:
    """Something that can be reported.

    Attributes:
        value: what the form sends.
        label: what people read.
    """

    value: str
    label: str


@router.get("/t/{table_id}/look/report")
@router.get("/t/{table_id}/report")
def ask(visit: VisitHere) -> Response:
    """What is to be reported, and why."""
    if not may_be_reported(visit.table):
        raise HTTPException(404)
    return _answer(visit)


@router.post("/t/{table_id}/report")
def send(
    visit: VisitHere,
    reason: Annotated[str, Form(max_length=4 * REASON_LENGTH)],
    about: Annotated[str, Form(max_length=40)] = "table",
) -> Response:
    """Report a table, a name or a line of talk."""
    what, _, number = about.partition("-")
    at = int(number) if number.isascii() and number.isdecimal() else None
    seat = at if what == "seat" and at is not None and at < len(visit.table.seats) else None
    line = next((line for line in visit.talk if what == "line" and line.id == at), None)
    report(visit.host.store, visit.table, visit.person.secret, seat, line, reason)
    return _answer(visit, is_sent=True)


def _answer(visit: Visit, is_sent: bool = False) -> Response:
    shown: dict[str, Any] = {
        "table": visit.table.id,
        "matters": () if is_sent else _matters(visit),
        "longest": REASON_LENGTH,
        "is_sent": is_sent,
    }
    if is_htmx(visit.request):
        return part(visit.request, "table/look_report.html", **shown)
    return page(visit.request, "table/report.html", **shown)


def _matters(visit: Visit) -> list[Matter]:
    reader, own = reader_for(visit.request), visit.looker.seats
    found = [Matter("table", reader.gettext("The table as a whole"))]
    named = reader.gettext("The name {name}")
    for seat in visit.table.seats:
        if seat.bot is None and seat.taken and seat.number not in own:
            found.append(Matter(f"seat-{seat.number}", named.format(name=seat.name)))
    others = [line for line in visit.talk if line.seat is None or line.seat not in own]
    return found + [Matter(f"line-{line.id}", _shortened(line)) for line in reversed(others[-LINES:])]


def _shortened(line: Talk) -> str:
    text = line.text if len(line.text) <= WORDS else f"{line.text[: WORDS - 1]}…"
    return f"{line.name}: {text}"
