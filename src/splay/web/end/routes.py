"""After the end of a game: the result, the record, the next game."""

from typing import Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from splay.host.errors import NotPlaying, NotYourSeat
from splay.store.rows import OVER
from splay.web.end.content import ending
from splay.web.end.rating import rating_step
from splay.web.html.pages import page, reader_for
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import VisitHere
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse)


@router.get("/t/{table_id}/end")
def show_end(visit: VisitHere) -> Response:
    """Who won and why; before the end, a redirect to the table."""
    request, table, looker = visit.request, visit.table, visit.looker
    if table.phase != OVER:
        return RedirectResponse(visit.url, 303)
    results = visit.host.store.results_at([table.id]) if looker.seats else []
    unrated = results[0].unrated if results else None
    own = next((each for each in results if each.seat == looker.seat), None)
    rating = None if own is None else rating_step(visit.host.store, own)
    with visit.live() as live:
        shown = ending(table, live, looker.seat, bool(looker.seats), reader_for(request), unrated)
    address = str(request.url_for("show_end", table_id=table.id))
    return page(request, "end/page.html", e=shown, rating=rating, address=address)


@router.post("/t/{table_id}/rematch")
def rematch(visit: VisitHere) -> Response:
    """Go to the next game of the same people, which the first request makes."""
    if not visit.looker.seats:
        raise NotYourSeat("you did not play at this table")
    return RedirectResponse(table_url(visit.host.desk.rematch(visit.table, visit.person.secret)), 303)


@router.get("/t/{table_id}/record", response_class=PlainTextResponse)
def download_record(visit: VisitHere) -> Response:
    """The whole game, seed and all, and therefore not available before its end."""
    if visit.table.phase != OVER:
        raise NotPlaying("there is no record to download until the game is over: it tells what is hidden")
    with visit.live() as live:
        text = str(live.record())
    name = f'attachment; filename="splay-{visit.table.id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "private"})
