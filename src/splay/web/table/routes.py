"""The table: looking at it, picking, taking back, talking, following what others do."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, Response

from splay.errors import PickError, SplayError
from splay.host.errors import Meanwhile, NotYourSeat, UndoRefused
from splay.host.live_table import LiveTable
from splay.host.steps import Sight, sight, stops
from splay.position.terms import GIVE_UP
from splay.store import TableInfo
from splay.store.rows import OPEN
from splay.text.departures import if_left
from splay.web.html.addresses import go, is_htmx
from splay.web.html.pages import page, part, reader_for, render
from splay.web.html.preferences import preferences_of
from splay.web.html.refusals import explain
from splay.web.lobby.routes import curtain, lobby
from splay.web.requests.identity import HostHere, Looker, LookerHere, TableHere, host_of, remember
from splay.web.table.content import Showing, table_page

router = APIRouter(default_response_class=HTMLResponse)

WAITS: Final = {"calm": 680, "swift": 320, "step": None}
"""Milliseconds from one shown step to the next, by pace; None: the reader says when."""
MOTION_COOKIE: Final = "motion"
"""``reduce``: the system of who looks asks for less movement; a script says so."""
PLAYED_COOKIE: Final = "played"
"""Set once somebody has played a game to its end, or wants no more hints."""
LONG_AGO: Final = 8
"""From so many steps on, somebody who comes back is asked whether to follow them."""


@dataclass(frozen=True, slots=True)
class BrowserPlace:
    """Where a browser stands: what it shows already and what it wants.

    Attributes:
        at: the step shown; None: nothing is shown yet.
        skip: whether to go to the present at once.
        picked: an option that waits for its confirmation.
        act: the action for which a card is being chosen.
        may_hint: whether beginners get a hint.
    """

    at: int | None = None
    skip: bool = False
    picked: str | None = None
    act: str | None = None
    may_hint: bool = True


# -- looking -----------------------------------------------------------------------


@router.get("/t/{table_id}")
def show_table(request: Request, table: TableHere, looker: LookerHere, skip: bool = False) -> Response:
    """The table, or the room where people wait for it to begin."""
    if table.phase == OPEN:
        return lobby(request, table, looker)
    if looker.curtain:
        return curtain(request, table, looker)
    shown = _shown(request, table, looker, BrowserPlace(skip=skip))
    return page(request, "table/page.html", **shown)


@router.get("/t/{table_id}/table")
def show_part(
    request: Request,
    table: TableHere,
    looker: LookerHere,
    at: Annotated[int | None, Query(ge=0)] = None,
    skip: bool = False,
    picked: Annotated[str | None, Query(max_length=80)] = None,
    act: Annotated[str | None, Query(max_length=10)] = None,
) -> Response:
    """The table alone: the next step on the way to now, or now."""
    if table.phase == OPEN or looker.curtain:
        return go(request, f"/t/{table.id}")
    return _part(request, table, looker, BrowserPlace(at, skip, picked, act))


@router.get("/t/{table_id}/steps/{step}")
def show_step(request: Request, table: TableHere, looker: LookerHere, step: int) -> Response:
    """The table as it was at a step."""
    if table.phase == OPEN or looker.curtain:
        return go(request, f"/t/{table.id}")
    live = host_of(request).live(table)
    with live.lock:
        shown = _context(request, table, looker, live, sight(live, looker.seat, step), Showing(looks_back=True))
    if is_htmx(request):
        return _fragment(request, shown)
    return page(request, "table/page.html", **shown)


def _part(request: Request, table: TableInfo, looker: Looker, place: BrowserPlace) -> Response:
    return _fragment(request, _shown(request, table, looker, place))


def _fragment(request: Request, shown: dict[str, Any]) -> Response:
    response = part(request, "table/changed.html", **shown)
    if shown["t"].has_played:
        _now_knows(request, response)
    return response


def _shown(request: Request, table: TableInfo, looker: Looker, place: BrowserPlace) -> dict[str, Any]:
    """What a browser shall show next; notes what its person has seen."""
    host = host_of(request)
    live = host.live(table)
    with live.lock:
        seat, steps = looker.seat, live.steps
        comes_back = place.at is None
        at = place.at
        if at is None:
            at = steps if seat is None else table.seats[seat].seen
        pace = _pace(request)
        ahead = [] if place.skip or pace == "off" or at >= steps else stops(live, seat, at)
        if comes_back and len(ahead) > LONG_AGO:
            showing = Showing(since=len(ahead))
            seen = sight(live, seat, at)
        elif ahead and (len(ahead) > 1 or pace != "step"):
            is_own = live.picks[live.place_of(ahead[0] - 1)[0]].seat in looker.seats
            showing = Showing(moving=True, wait=WAITS["swift" if is_own else pace], own=is_own)
            seen = sight(live, seat, ahead[0])
        else:
            is_new = place.may_hint and PLAYED_COOKIE not in request.cookies
            showing = Showing(picked=place.picked, act=place.act, is_new=is_new)
            seen = sight(live, seat)
        context = _context(request, table, looker, live, seen, showing)
    if seat is not None and seen.is_now and table.seats[seat].seen != steps:
        host.store.set_seen(table.id, seat, steps)
    return context


def _pace(request: Request) -> str:
    """How somebody follows what happens; who wants no movement need not wait for any."""
    pace = preferences_of(request).pace
    return "off" if pace != "step" and request.cookies.get(MOTION_COOKIE) == "reduce" else pace


def _context(
    request: Request, table: TableInfo, looker: Looker, live: LiveTable, seen: Sight, showing: Showing
) -> dict[str, Any]:
    talk = host_of(request).store.talk(table.id, 60)
    prefs = preferences_of(request)
    shown = table_page(table, live, looker, seen, showing, talk, reader_for(request), prefs.confirm)
    return {"t": shown, "prefs": prefs}


# -- doing -------------------------------------------------------------------------


@router.post("/t/{table_id}/picks")
def pick(
    request: Request,
    table: TableHere,
    looker: LookerHere,
    host: HostHere,
    option: Annotated[str, Form(max_length=80)],
    number: Annotated[int, Form(ge=0)],
    at: Annotated[int | None, Form(ge=0)] = None,
) -> Response:
    """Take a pick.  It is stored before the answer goes out."""
    seat = _own_seat(looker)
    return _done(request, table, looker, at, lambda: host.pick(table, seat, option, number))


@router.post("/t/{table_id}/undo")
def undo(
    request: Request,
    table: TableHere,
    looker: LookerHere,
    host: HostHere,
    left: Annotated[int, Form(ge=0)],
    anyway: Annotated[bool, Form()] = False,
) -> Response:
    """Take back the last own pick, or ask the others."""
    seat = _own_seat(looker)
    return _done(request, table, looker, None, lambda: host.undo(table, seat, anyway, left))


@router.post("/t/{table_id}/undo/answer")
def answer_undo(
    request: Request,
    table: TableHere,
    looker: LookerHere,
    host: HostHere,
    agrees: Annotated[bool, Form()],
    left: Annotated[int, Form(ge=0)],
) -> Response:
    """Agree, or not, that somebody takes back a pick."""
    seat = _own_seat(looker)
    return _done(request, table, looker, None, lambda: host.agree(table, seat, agrees, left))


@router.get("/t/{table_id}/give-up")
def ask_to_give_up(request: Request, table: TableHere, looker: LookerHere, host: HostHere) -> Response:
    """What follows if one leaves the game for good (edition 4); a refusal where one cannot."""
    seat = _own_seat(looker)
    live = host.live(table)
    with live.lock:
        game = live.game.clone()
    ask = game.decision
    then = if_left(game, seat, reader_for(request))
    assert ask is not None  # else the game is over, and it was refused
    return page(request, "table/give_up.html", table=table.id, number=ask.number, then=then)


@router.post("/t/{table_id}/give-up")
def give_up(
    request: Request, table: TableHere, looker: LookerHere, host: HostHere, number: Annotated[int, Form(ge=0)]
) -> Response:
    """Leave the game for good (edition 4)."""
    seat = _own_seat(looker)
    return _done(request, table, looker, None, lambda: host.pick(table, seat, GIVE_UP, number))


@router.post("/t/{table_id}/talk")
def talk(
    request: Request,
    table: TableHere,
    looker: LookerHere,
    host: HostHere,
    text: Annotated[str, Form(max_length=1000)],
    name: Annotated[str, Form(max_length=24)] = "",
    at: Annotated[int | None, Form(ge=0)] = None,
) -> Response:
    """Say something."""
    who = name.strip() if looker.seat is None else table.seats[looker.seat].name
    return _done(request, table, looker, at, lambda: host.say(table, looker.seat, who or "?", text))


def _own_seat(looker: Looker) -> int:
    if looker.seat is None:
        raise NotYourSeat("you only look on at this table")
    return looker.seat


def _done(request: Request, table: TableInfo, looker: Looker, at: int | None, act: Any) -> Response:
    """Do something at a table and show what follows; a refusal shows the table as it is, and says why."""
    if looker.curtain:
        return go(request, f"/t/{table.id}")  # from a page left open; nobody has said who sits there now
    if not is_htmx(request):
        act()
        return go(request, f"/t/{table.id}")
    try:
        act()
    except (PickError, Meanwhile, UndoRefused) as refusal:
        return _refused(request, table, looker, refusal)
    return _part(request, host_of(request).table(table.id), looker, BrowserPlace(at))


def _refused(request: Request, table: TableInfo, looker: Looker, refusal: SplayError) -> Response:
    reader = reader_for(request)
    shown = _shown(request, host_of(request).table(table.id), looker, BrowserPlace(skip=True))
    explained = explain(refusal, reader)
    return HTMLResponse(render("table/refused.html", reader, refusal=explained, **shown), explained.status)


# -- who plays for the first time --------------------------------------------------


@router.post("/t/{table_id}/hint")
def take_hint_away(
    request: Request, table: TableHere, looker: LookerHere, at: Annotated[int | None, Form(ge=0)] = None
) -> Response:
    """No longer say what is to be done in a turn."""
    if is_htmx(request) and not looker.curtain:
        response = _part(request, table, looker, BrowserPlace(at, may_hint=False))
    else:
        response = go(request, f"/t/{table.id}")
    _now_knows(request, response)
    return response


def _now_knows(request: Request, response: Response) -> None:
    """Remember that a browser's person has played before."""
    remember(request, response, PLAYED_COOKIE, "yes", request.app.state.settings.secure_cookies)
