"""The review of a finished game, for those who have played it."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host.reviews import Reviews
from splay.store.rows import OVER
from splay.web.html.addresses import go, is_htmx
from splay.web.html.pages import page, part
from splay.web.html.preferences import preferences_of
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import VisitHere
from splay.web.requests.turns import Playing
from splay.web.review.content import first_look, review_page
from splay.web.table.context.view_context import Showing, view_context

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse)


@router.get("/t/{table_id}/review")
def show_review(visit: VisitHere, at: Annotated[int | None, Query(ge=0)] = None) -> Response:
    """The table where the game turned, and what would have been better; before the end, a redirect to the table."""
    request, table = visit.request, visit.table
    if table.phase != OVER or visit.looker.curtain:
        return go(request, visit.url)
    seat = visit.own_seat
    reviews: Reviews = request.app.state.reviews
    review = reviews.of(table, seat)
    with visit.live() as live:
        # Where to begin is known only when all is judged; until then, the end of the game is shown.
        begin = first_look(review, len(live.picks)) if review.is_ready else len(live.picks)
        pick = begin if at is None else min(at, len(live.picks))
        shown = review_page(
            view_context(visit, live, live.step_of(pick), Showing(looks_back=True, as_then=True)), review, pick
        )
    parts: dict[str, Any] = {**shown.parts(), "prefs": preferences_of(request), "is_begun": at is None}
    if is_htmx(request):
        return part(request, "review/changed.html", **parts)
    return page(request, "review/page.html", **parts)


@router.post("/t/{table_id}/review/try")
def try_again(visit: VisitHere, at: Annotated[int, Form(ge=0)]) -> Response:
    """Go on from a moment of the game at a new table, against the same opponents."""
    seat = visit.own_seat
    table_id = visit.host.desk.make_from_moment(visit.table, at, seat, visit.looker.person.secret)
    return RedirectResponse(table_url(table_id), 303)
