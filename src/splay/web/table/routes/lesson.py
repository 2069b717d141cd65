"""The first game at its tables: going on from what was looked at, taking back a detour, the next chapter."""

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host.lessons import next_chapter, take_back
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import Visit, VisitHere, remember
from splay.web.requests.turns import Playing
from splay.web.table.learning.looked import LOOKED_COOKIE, looked_at
from splay.web.table.page.showing import AtStep, BrowserPlace, done, table_part

router: Final = APIRouter(
    route_class=Playing, prefix="/t/{table_id}/lesson", default_response_class=HTMLResponse, include_in_schema=False
)


@router.post("/looked")
def look_no_more(visit: VisitHere, looked: Annotated[int, Form(ge=0, le=20)], at: AtStep = None) -> Response:
    """Go on from a step in which there is nothing to do but to look."""
    assert visit.own_seat is not None
    response = table_part(visit, BrowserPlace(at, looked=looked))
    _keep(visit, response, looked)
    return response


@router.post("/back")
def go_back(visit: VisitHere, left: Annotated[int, Form(ge=0)]) -> Response:
    """Take back all that was done since the present step began."""
    seat = visit.own_seat
    looked = looked_at(visit.request, visit.table_id)
    return done(visit, lambda: take_back(visit.host, visit.table, seat, looked, left))


@router.post("/next")
def go_on(visit: VisitHere) -> Response:
    """Go to the next chapter, which the first request makes."""
    assert visit.own_seat is not None
    return RedirectResponse(table_url(next_chapter(visit.host, visit.table)), 303)


def _keep(visit: Visit, response: Response, looked: int) -> None:
    """Remember how far somebody has looked, in the browser: what was done stands in the game."""
    request: Request = visit.request
    remember(request, response, LOOKED_COOKIE, f"{visit.table_id}.{looked}")
