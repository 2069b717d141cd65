"""What a browser shows next of a table: the present, or the next step on the way to it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Form, Request
from fastapi.responses import HTMLResponse, Response

from splay.errors import PickError, SplayError
from splay.host.errors import GameTooLong, LostByTime, Meanwhile, StillThere, TableError, UndoRefused
from splay.host.following import ACTION, TURN, Stop, since_own_pick, turns_of, wait_at, way
from splay.host.live_table import LiveTable
from splay.host.seen import Seen
from splay.store import TableInfo
from splay.web.html.addresses import go, is_htmx
from splay.web.html.coach_memory import note_told, told_to
from splay.web.html.pages import part, reader_for, render
from splay.web.html.preferences import preferences_of
from splay.web.html.refusals import explain
from splay.web.html.solved import note_puzzle
from splay.web.requests.identity import Visit, remember
from splay.web.table.context.view_context import Hinting, Showing, view_context
from splay.web.table.learning.looked import looked_at
from splay.web.table.page.announcements import announcement_lasts
from splay.web.table.page.content import TablePage, table_page

MOTION_COOKIE: Final = "motion"
"""``reduce``: the system of who looks asks for less movement; a script says so."""
PLAYED_COOKIE: Final = "played"
"""Set once somebody has played a game to its end, or wants no more hints."""
TIPS_LAST: Final = 5
"""Turns of each player after which nobody is told any more what is to be done in a turn."""
PARTS_HEADER: Final = "splay-parts"
"""The versions of the parts that a browser has and need not be sent."""
FEW_TURNS: Final = 2
"""Somebody who comes back after more turns, and more than one of each other player, is asked whether to follow."""

AtStep = Annotated[int | None, Form(ge=0)]
"""The step that a browser shows which sends a form."""


@dataclass(frozen=True, slots=True)
class BrowserPlace:
    """Where a browser stands: what it shows already and what it wants.

    Attributes:
        at: the step shown; None: nothing is shown yet.
        skip: whether to go to the present at once.
        picked: an option that waits for its confirmation.
        act: the action for which a card is being chosen.
        hint: number of the decision for which a hint was asked for.
        may_hint: whether beginners get a hint.
        by: how to follow what has happened: ``turn`` by turn, ``step`` by step; empty: by the own pace.
        looked: in the first game, how many steps have just been looked at; None: as many as before.
    """

    at: int | None = None
    skip: bool = False
    picked: str | None = None
    act: str | None = None
    hint: int | None = None
    may_hint: bool = True
    by: str = ""
    looked: int | None = None


def table_part(visit: Visit, place: BrowserPlace) -> Response:
    """The table alone, as a browser shall show it next."""
    return fragment(visit.request, shown_next(visit, place))


def fragment(request: Request, shown: TablePage) -> Response:
    """The changed parts of a table, for a browser that has the others."""
    response = part(request, "table/changed.html", **template_context(request, shown))
    note_shown(request, response, shown)
    if shown.has_played:
        now_knows(request, response)
    return response


def note_shown(request: Request, response: Response, shown: TablePage) -> None:
    """Remember what the coach has said, and what came of a puzzle."""
    frame, learning = shown.frame, shown.learning
    if learning.coach is not None:
        note_told(request, response, told_to(request).say(learning.coach.kind, frame.id, frame.step))
    elif shown.has_played and learning.lesson is None:
        note_told(request, response, told_to(request).over(frame.id))
    puzzle = learning.puzzle
    if puzzle is not None and puzzle.verdict is not None and frame.seat is not None:
        note_puzzle(request, response, puzzle.number, puzzle.verdict)


def shown_next(visit: Visit, place: BrowserPlace) -> TablePage:
    """What a browser shall show next; notes what its person has seen."""
    with visit.live() as live:
        context = view_context(visit, live, *_next_step(visit, live, place))
        shown = table_page(context, visit.talk)
        seat, seen = context.seat, context.sight
        if seat is not None and seen.is_now:
            note = visit.host.tables.seen.note
            live.once((Seen, seat), note, visit.table.id, seat, seen.steps)
    return shown


def _next_step(visit: Visit, live: LiveTable, place: BrowserPlace) -> tuple[int | None, Showing]:
    """The step that a browser shall show next, None for the present, and how."""
    seat, at = visit.looker.seat, place.at
    if at is None:
        at = live.steps if seat is None else visit.host.tables.seen.by(visit.table.id, seat)
    pace = _pace(visit.request)
    before = None if place.skip or place.at is None else at
    follows = not place.skip and at < live.steps and (pace != "off" or place.by)
    ahead = _ahead(visit, live, place, at, pace) if follows else []
    if place.at is None and turns_of(ahead) > max(FEW_TURNS, len(live.names) - 1):
        return at, Showing(since=turns_of(ahead))
    if ahead:
        stop = ahead[0]
        wait = None if place.by or (pace == "step" and not stop.is_own) else _wait(visit, live, ahead, pace)
        quiet = bool(place.by) or (pace == "swift" and not stop.is_own)
        if wait is not None and before is not None and not quiet:
            wait = max(wait, announcement_lasts(live, seat, before, stop.step))
        showing = Showing(moving=True, wait=wait, own=stop.is_own, by=place.by, before=None if quiet else before)
        return stop.step, showing
    turns = live.game.turn / len(visit.table.seats)
    is_new = place.may_hint and turns <= TIPS_LAST and PLAYED_COOKIE not in visit.request.cookies
    hinting = _hinting(visit, place)
    looked = looked_at(visit.request, visit.table_id) if place.looked is None else place.looked
    return None, Showing(
        picked=place.picked, act=place.act, before=before, is_new=is_new, hinting=hinting, looked=looked
    )


def _ahead(visit: Visit, live: LiveTable, place: BrowserPlace, at: int, pace: str) -> list[Stop]:
    """Where the table is to be shown on the way to now."""
    by = place.by or (TURN if pace == "step" or place.at is None else ACTION)
    return way(live, visit.looker.seat, () if place.by else visit.looker.seats, at, by)


def _wait(visit: Visit, live: LiveTable, ahead: list[Stop], pace: str) -> int:
    """Milliseconds for which the first stop is shown."""
    others = len(live.names) - (0 if visit.looker.seat is None else 1)
    known = since_own_pick(live, visit.looker.seat, visit.looker.seats, others, ahead)
    return wait_at(ahead[0], known, others, "calm" if pace == "step" else pace)


def _hinting(visit: Visit, place: BrowserPlace) -> Hinting | None:
    """The hint that a browser wants to show; None if it wants none, or none is given for the present decision."""
    if place.hint is None or visit.looker.seat is None:
        return None
    try:
        job = visit.hints.ask(visit.table, visit.looker.seat, place.hint)
    except (PickError, TableError):
        return None
    if job.cancelled() or not job.done():
        return Hinting(place.hint, standing=visit.hints.standing(visit.table.id))
    failed = job.exception() is not None
    return Hinting(place.hint, None if failed else job.result(), failed)


def _pace(request: Request) -> str:
    """How somebody follows what happens; who wants no movement need not wait for any."""
    pace = preferences_of(request).pace
    return "off" if pace != "step" and request.cookies.get(MOTION_COOKIE) == "reduce" else pace


def template_context(request: Request, shown: TablePage) -> dict[str, Any]:
    """What the templates of the table need."""
    had = frozenset(request.headers.get(PARTS_HEADER, "").split())
    return {**shown.parts(), "prefs": preferences_of(request), "had": had}


def done(visit: Visit, act: Callable[[], object], at: int | None = None) -> Response:
    """Do something at a table and show what follows; a refusal shows the table as it is, and says why."""
    if visit.looker.curtain:
        return go(visit.request, visit.url)  # from a page left open; nobody has said who sits there now
    if not is_htmx(visit.request):
        act()
        return go(visit.request, visit.url)
    try:
        after = act()
    except (PickError, Meanwhile, UndoRefused, GameTooLong, StillThere, LostByTime) as refusal:
        return refused(visit, refusal)
    return table_part(visit.after(after if isinstance(after, TableInfo) else None), BrowserPlace(at))


def refused(visit: Visit, refusal: SplayError) -> Response:
    """The table as it is, with the reason why something was not done."""
    reader = reader_for(visit.request)
    shown = shown_next(visit.after(None), BrowserPlace(skip=True))
    explained = explain(refusal, reader)
    return HTMLResponse(
        render("table/refused.html", reader, refusal=explained, **template_context(visit.request, shown)),
        explained.status,
    )


def now_knows(request: Request, response: Response) -> None:
    """Remember that a browser's person has played before."""
    remember(request, response, PLAYED_COOKIE, "yes")
