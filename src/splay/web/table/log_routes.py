"""The turns of the log that are not in the page of the table."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from splay.host.steps import sight
from splay.store.rows import OPEN
from splay.web.html.addresses import go
from splay.web.html.pages import part, reader_for
from splay.web.requests.identity import HostHere, LookerHere, TableHere
from splay.web.table.log import earlier_turns

router = APIRouter(default_response_class=HTMLResponse)


@router.get("/t/{table_id}/log")
def show_earlier(
    request: Request, table: TableHere, looker: LookerHere, host: HostHere, before: Annotated[int, Query(ge=0)]
) -> Response:
    """The turns of the log that began before a step."""
    if table.phase == OPEN or looker.curtain:
        return go(request, f"/t/{table.id}")
    reader = reader_for(request)
    live = host.live(table)
    with live.lock:
        turns = earlier_turns(table, live, sight(live, looker.seat), before, reader)
        return part(request, "table/log_earlier.html", turns=turns, table=table.id, before=before)
