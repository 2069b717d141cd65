"""Putting away what the coach says, for now or for good."""

from typing import Annotated, Final

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.web.html.addresses import is_htmx
from splay.web.html.coach_memory import note_told, told_to
from splay.web.html.preferences import COACH_COOKIE
from splay.web.requests.identity import VisitHere, remember
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)


@router.post("/t/{table_id}/coach")
def put_away(visit: VisitHere, off: Annotated[bool, Form()] = False) -> Response:
    """Put away what is said; ``off``: and say nothing more, at no table."""
    request = visit.request
    response = HTMLResponse() if is_htmx(request) else RedirectResponse(visit.url, 303)
    note_told(request, response, told_to(request).put_away())
    if off:
        remember(request, response, COACH_COOKIE, "off")
    return response
