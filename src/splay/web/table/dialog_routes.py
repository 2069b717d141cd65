"""A closer look: dialogs that open piles, ages, hands and score pile at the step that is shown."""

from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, Response

from splay.host.steps import sight
from splay.position.editions import edition_of
from splay.position.terms import COLOR_NAMES, SPECIAL_NAMES
from splay.store import TableInfo
from splay.store.rows import OPEN
from splay.web.html.addresses import go
from splay.web.html.pages import part, reader_for
from splay.web.requests.identity import HostHere, Looker, LookerHere, TableHere, host_of
from splay.web.table.dialogs import CloserLook, Looking
from splay.web.table.question_bar import ask_bar
from splay.web.table.shown_step import Showing

router: Final = APIRouter(prefix="/t/{table_id}/look", default_response_class=HTMLResponse)

Step = Annotated[int | None, Query(ge=0, description="the step that is shown; now if there is none")]


@router.get("/pile/{seat}/{color}")
def look_into_pile(
    request: Request, table: TableHere, looker: LookerHere, seat: int, color: str, at: Step = None
) -> Response:
    """All cards of a pile that may be seen."""
    _check(_is_seat(table, seat) and color in COLOR_NAMES)
    return _look(request, table, looker, at, lambda looking: looking.pile(seat, COLOR_NAMES.index(color)))


@router.get("/age/{age}")
def look_at_age(request: Request, table: TableHere, looker: LookerHere, age: int, at: Step = None) -> Response:
    """Where the cards of an age are."""

    def show(looking: Looking) -> CloserLook:
        _check(1 <= age <= edition_of(looking.seen.edition).last_age)
        return looking.age(age)

    return _look(request, table, looker, at, show)


@router.get("/hand/{seat}")
def look_at_hand(request: Request, table: TableHere, looker: LookerHere, seat: int, at: Step = None) -> Response:
    """A hand, as far as it is known."""
    _check(_is_seat(table, seat))
    return _look(request, table, looker, at, lambda looking: looking.hand(seat))


@router.get("/score/{seat}")
def look_at_score(request: Request, table: TableHere, looker: LookerHere, seat: int, at: Step = None) -> Response:
    """A score pile, as far as it is known."""
    _check(_is_seat(table, seat))
    return _look(request, table, looker, at, lambda looking: looking.score(seat))


@router.get("/junk")
def look_at_junk(request: Request, table: TableHere, looker: LookerHere, at: Step = None) -> Response:
    """The junk pile from behind."""
    return _look(request, table, looker, at, Looking.junk)


@router.get("/box")
def look_at_box(request: Request, table: TableHere, looker: LookerHere, at: Step = None) -> Response:
    """Cards that were taken out of the game."""
    return _look(request, table, looker, at, Looking.box)


@router.get("/achievements")
def look_at_achievements(request: Request, table: TableHere, looker: LookerHere, at: Step = None) -> Response:
    """All achievements."""
    return _look(request, table, looker, at, Looking.achievements)


@router.get("/special/{name}")
def look_at_special(request: Request, table: TableHere, looker: LookerHere, name: str, at: Step = None) -> Response:
    """A special achievement."""
    _check(name in SPECIAL_NAMES)
    return _look(request, table, looker, at, lambda looking: looking.special(name))


@router.get("/options")
def look_at_options(request: Request, table: TableHere, looker: LookerHere, host: HostHere) -> Response:
    """Everything that may be answered now, with the reason why."""
    if table.phase == OPEN or looker.curtain:
        return go(request, f"/t/{table.id}")
    reader = reader_for(request)
    live = host.live(table)
    with live.lock:
        bar = ask_bar(table, live, looker, sight(live, looker.seat), Showing(), reader)
    return part(request, "table/look_options.html", a=bar)


@router.get("/keys")
def look_at_keys(request: Request, table: TableHere) -> Response:
    """What the keys do."""
    return part(request, "table/keys_help.html", table=table.id)


def _look(
    request: Request, table: TableInfo, looker: Looker, step: int | None, show: Callable[[Looking], CloserLook]
) -> Response:
    if table.phase == OPEN or looker.curtain:
        return go(request, f"/t/{table.id}")
    reader = reader_for(request)
    live = host_of(request).live(table)
    with live.lock:
        look = show(Looking(live, sight(live, looker.seat, step), reader))
    return part(request, "table/look.html", look=look)


def _is_seat(table: TableInfo, seat: int) -> bool:
    return 0 <= seat < len(table.seats)


def _check(exists: bool) -> None:
    if not exists:
        raise HTTPException(404)
