"""Coming back to the table while a computer stands in, and going on without somebody silent."""

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from splay.host.absence import absence_at, check_in_game
from splay.host.errors import StillThere
from splay.host.timekeeper import Timekeeper
from splay.web.html.pages import page
from splay.web.requests.identity import VisitHere
from splay.web.requests.turns import Playing
from splay.web.table.page.showing import done

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse)


def timekeeper_of(request: Request) -> Timekeeper:
    """Who looks after players' time."""
    keeper: Timekeeper = request.app.state.timekeeper
    return keeper


@router.post("/t/{table_id}/back")
def come_back(visit: VisitHere) -> Response:
    """Play again oneself, in place of the computer that has stood in."""
    seat = visit.own_seat
    return done(visit, lambda: timekeeper_of(visit.request).come_back(visit.table, seat))


@router.get("/t/{table_id}/go-on")
def ask_how(visit: VisitHere) -> Response:
    """The ways in which the game can go on without the one who is silent; refused where nobody is."""
    seat = visit.own_seat
    with visit.live() as live:
        check_in_game(visit.table, seat, live.game.out)
        ask = live.game.decision
        found = absence_at(visit.table, live.game.setup.rules)
    if found is None or ask is None or found.seat == seat or visit.host.store.now() < found.silent_at:
        raise StillThere("nobody at table {table} has been silent for long enough", table=visit.table.id)
    name = visit.table.seats[found.seat].name
    more = {"number": ask.number, "may_leave": found.may_leave}
    return page(visit.request, "table/go_on.html", table=visit.table.id, name=name, **more)


@router.post("/t/{table_id}/go-on")
def go_on(visit: VisitHere, how: Annotated[str, Form(max_length=10)], number: Annotated[int, Form(ge=0)]) -> Response:
    """Go on without whoever is silent, or ask the others first."""
    seat = visit.own_seat
    return done(visit, lambda: timekeeper_of(visit.request).go_on_without(visit.table, seat, how, number))


@router.post("/t/{table_id}/go-on/answer")
def answer(visit: VisitHere, agrees: Annotated[bool, Form()], number: Annotated[int, Form(ge=0)]) -> Response:
    """Agree, or not, to go on without somebody."""
    seat = visit.own_seat
    return done(visit, lambda: timekeeper_of(visit.request).answer(visit.table, seat, agrees, number))
