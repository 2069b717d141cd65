"""Turns of the log that are not in the page of the table, or are wished as a list."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse, Response

from splay.web.html.addresses import go
from splay.web.html.pages import part
from splay.web.requests.identity import VisitHere
from splay.web.requests.turns import Playing
from splay.web.table.context.view_context import view_context
from splay.web.table.log.turns import earlier_turns, telling, turns_since

router = APIRouter(route_class=Playing, default_response_class=HTMLResponse)


@router.get("/t/{table_id}/log")
def show_earlier(visit: VisitHere, before: Annotated[int, Query(ge=0)]) -> Response:
    """The turns of the log that began before a step."""
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        context = view_context(visit, live)
        told = telling(live, context.seat, context.reader)
        turns, earlier = earlier_turns(told, before, context.vocabulary.marks)
        return part(
            visit.request,
            "table/log_earlier.html",
            turns=turns,
            table=visit.table.id,
            before=before,
            earlier=earlier,
        )


@router.get("/t/{table_id}/since")
def show_since(visit: VisitHere, at: Annotated[int, Query(ge=0)]) -> Response:
    """The turns since a step, as a list."""
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        context = view_context(visit, live)
        turns, earlier = turns_since(telling(live, context.seat, context.reader), at, context.vocabulary.marks)
        return part(visit.request, "table/since.html", turns=turns, table=visit.table.id, earlier=earlier)
