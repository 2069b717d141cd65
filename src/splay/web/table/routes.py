"""The table: looking at it, picking, taking back, talking, following what others do."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import StringConstraints

from splay.bots.hints import Hint
from splay.errors import PickError, SplayError
from splay.host.errors import (
    GameTooLong,
    HintRefused,
    LostByTime,
    Meanwhile,
    StillThere,
    TableError,
    UndoRefused,
)
from splay.host.following import ACTION, TURN, Stop, since_own_pick, turns_of, wait_at, way
from splay.host.live_table import LiveTable
from splay.host.seen import Seen
from splay.host.thinking import Job
from splay.host.timekeeper import Timekeeper
from splay.position.terms import GIVE_UP
from splay.store import TableInfo
from splay.store.rows import FRIENDS, OPEN
from splay.text.departures import if_left
from splay.web.html.addresses import go, is_htmx
from splay.web.html.coach_memory import note_told, told_to
from splay.web.html.pages import page, part, reader_for, render
from splay.web.html.preferences import preferences_of
from splay.web.html.refusals import explain
from splay.web.html.solved import note_puzzle
from splay.web.lobby.routes import curtain, lobby
from splay.web.requests.identity import Visit, VisitHere, remember
from splay.web.requests.limits import MOST_TOGETHER
from splay.web.requests.turns import Playing, in_turn
from splay.web.requests.waiting import until_done
from splay.web.table.content import TablePage, table_page
from splay.web.table.looked import looked_at
from splay.web.table.marking import foreseen
from splay.web.table.moments import moment_lasts
from splay.web.table.question_bar import ask_bar
from splay.web.table.scene import Hinting, Scene, Showing, scene_of

router = APIRouter(route_class=Playing, default_response_class=HTMLResponse)

MOTION_COOKIE: Final = "motion"
"""``reduce``: the system of who looks asks for less movement; a script says so."""
PLAYED_COOKIE: Final = "played"
"""Set once somebody has played a game to its end, or wants no more hints."""
TIPS_LAST: Final = 5
"""Turns of each player after which nobody is told any more what is to be done in a turn."""
PARTS_HEADER: Final = "splay-parts"
"""The versions of the parts that a browser has and need not be sent."""
HINT_PATIENCE: Final = 8.0
"""Seconds after which a browser that waits for a hint hears how far it is, and asks again."""
FEW_TURNS: Final = 2
"""Somebody who comes back after more turns, and more than one of each other player, is asked whether to follow."""

CardName = Annotated[str, StringConstraints(max_length=80)]
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


# -- looking -----------------------------------------------------------------------


@router.get("/t/{table_id}")
def show_table(visit: VisitHere, skip: bool = False) -> Response:
    """The table, or the room where people wait for it to begin."""
    if visit.table.phase == OPEN:
        return lobby(visit)
    if visit.looker.curtain:
        return curtain(visit)
    if visit.looker.seat is not None and visit.table.kind == FRIENDS:
        keeper: Timekeeper = visit.request.app.state.timekeeper
        keeper.note_here(visit.table, visit.looker.seat)
    shown = _shown(visit, BrowserPlace(skip=skip))
    response = page(visit.request, "table/page.html", **shown)
    _note(visit.request, response, shown["t"])
    return response


@router.get("/t/{table_id}/table")
def show_part(
    visit: VisitHere,
    at: Annotated[int | None, Query(ge=0)] = None,
    skip: bool = False,
    picked: Annotated[str | None, Query(max_length=80)] = None,
    act: Annotated[str | None, Query(max_length=10)] = None,
    hint: Annotated[int | None, Query(ge=0)] = None,
    by: Annotated[Literal["", "turn", "step"], Query()] = "",
) -> Response:
    """The table alone: the next step on the way to now, or now."""
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    return table_part(visit, BrowserPlace(at, skip, picked, act, hint, by=by))


@router.get("/t/{table_id}/steps/{step}")
def show_step(visit: VisitHere, step: int) -> Response:
    """The table as it was at a step."""
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        shown = _context(visit, scene_of(visit, live, step, Showing(looks_back=True)))
    if is_htmx(visit.request):
        return _fragment(visit.request, shown)
    return page(visit.request, "table/page.html", **shown)


def table_part(visit: Visit, place: BrowserPlace) -> Response:
    """The table alone, as a browser shall show it next."""
    return _fragment(visit.request, _shown(visit, place))


def _fragment(request: Request, shown: dict[str, Any]) -> Response:
    response = part(request, "table/changed.html", **shown)
    _note(request, response, shown["t"])
    if shown["t"].has_played:
        _now_knows(request, response)
    return response


def _note(request: Request, response: Response, shown: TablePage) -> None:
    """Remember what the coach has said, and what came of a puzzle."""
    if shown.coach is not None:
        note_told(request, response, told_to(request).say(shown.coach.kind, shown.id, shown.step))
    elif shown.has_played and shown.lesson is None:
        note_told(request, response, told_to(request).over(shown.id))
    puzzle = shown.puzzle
    if puzzle is not None and puzzle.verdict is not None and shown.seat is not None:
        note_puzzle(request, response, puzzle.number, puzzle.verdict)


def _shown(visit: Visit, place: BrowserPlace) -> dict[str, Any]:
    """What a browser shall show next; notes what its person has seen."""
    with visit.live() as live:
        scene = scene_of(visit, live, *_next_step(visit, live, place))
        context = _context(visit, scene)
        seat, seen = scene.seat, scene.sight
        if seat is not None and seen.is_now:
            note = visit.host.tables.seen.note
            live.once((Seen, seat), note, visit.table.id, seat, seen.steps)
    return context


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
            wait = max(wait, moment_lasts(live, seat, before, stop.step))
        showing = Showing(moving=True, wait=wait, own=stop.is_own, by=place.by, before=None if quiet else before)
        return stop.step, showing
    turns = live.game.state.turn / len(visit.table.seats)
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


def _context(visit: Visit, scene: Scene) -> dict[str, Any]:
    had = frozenset(visit.request.headers.get(PARTS_HEADER, "").split())
    return {"t": table_page(scene, visit.talk), "prefs": preferences_of(visit.request), "had": had}


# -- doing -------------------------------------------------------------------------


@router.post("/t/{table_id}/picks")
def pick(
    visit: VisitHere,
    option: Annotated[str, Form(max_length=80)],
    number: Annotated[int, Form(ge=0)],
    at: AtStep = None,
) -> Response:
    """Take a pick.  It is stored before the answer goes out."""
    seat = visit.own_seat
    return done(visit, lambda: visit.host.pick(visit.table, seat, option, number), at)


@router.post("/t/{table_id}/picks/together")
def pick_together(
    visit: VisitHere,
    number: Annotated[int, Form(ge=0)],
    card: Annotated[list[CardName], Form(max_length=MOST_TOGETHER)] = [],  # noqa: B006 (FastAPI copies it)
    at: AtStep = None,
) -> Response:
    """Take several cards or colors at once, in the order in which they come; none to decline."""
    seat = visit.own_seat
    return done(visit, lambda: visit.host.pick_together(visit.table, seat, card, number), at)


@router.get("/t/{table_id}/picks/together")
def foresee_together(
    visit: VisitHere,
    number: Annotated[int, Query(ge=0)],
    card: Annotated[list[CardName], Query(max_length=MOST_TOGETHER)] = [],  # noqa: B006 (FastAPI copies it)
) -> Response:
    """What would follow from the cards that are marked, in the order in which they come."""
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        told = foreseen(scene_of(visit, live), number, card)
    return part(visit.request, "table/foreseen.html", foreseen=told)


@router.post("/t/{table_id}/undo")
def undo(visit: VisitHere, left: Annotated[int, Form(ge=0)], anyway: Annotated[bool, Form()] = False) -> Response:
    """Take back the last own pick, or ask the others."""
    seat = visit.own_seat
    return done(visit, lambda: visit.host.undo(visit.table, seat, anyway, left))


@router.post("/t/{table_id}/again")
def try_again(visit: VisitHere) -> Response:
    """Begin a puzzle again."""
    assert visit.own_seat is not None
    visit.host.try_again(visit.table)
    return go(visit.request, visit.url)


@router.post("/t/{table_id}/undo/answer")
def answer_undo(visit: VisitHere, agrees: Annotated[bool, Form()], left: Annotated[int, Form(ge=0)]) -> Response:
    """Agree, or not, that somebody takes back a pick."""
    seat = visit.own_seat
    return done(visit, lambda: visit.host.agree(visit.table, seat, agrees, left))


@router.get("/t/{table_id}/give-up")
def ask_to_give_up(visit: VisitHere) -> Response:
    """What follows if one leaves the game for good (edition 4); a refusal where one cannot."""
    seat = visit.own_seat
    with visit.live() as live:
        game = live.game.clone()
    ask = game.decision
    then = if_left(game, seat, reader_for(visit.request))
    assert ask is not None  # else the game is over, and it was refused
    return page(visit.request, "table/give_up.html", table=visit.table.id, number=ask.number, then=then)


@router.post("/t/{table_id}/give-up")
def give_up(visit: VisitHere, number: Annotated[int, Form(ge=0)]) -> Response:
    """Leave the game for good (edition 4)."""
    seat = visit.own_seat
    return done(visit, lambda: visit.host.pick(visit.table, seat, GIVE_UP, number))


@router.post("/t/{table_id}/talk")
def talk(
    visit: VisitHere,
    text: Annotated[str, Form(max_length=1000)],
    name: Annotated[str, Form(max_length=24)] = "",
    at: AtStep = None,
) -> Response:
    """Say something."""
    seat = visit.looker.seat
    who = name.strip() if seat is None else visit.table.seats[seat].name
    return done(visit, lambda: visit.host.say(visit.table, seat, who or "?", text), at)


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
        return _refused(visit, refusal)
    return table_part(visit.after(after if isinstance(after, TableInfo) else None), BrowserPlace(at))


def _refused(visit: Visit, refusal: SplayError) -> Response:
    reader = reader_for(visit.request)
    shown = _shown(visit.after(None), BrowserPlace(skip=True))
    explained = explain(refusal, reader)
    return HTMLResponse(render("table/refused.html", reader, refusal=explained, **shown), explained.status)


# -- hints -------------------------------------------------------------------------


@router.get("/t/{table_id}/advice")
async def advise(
    visit: VisitHere,
    number: Annotated[int, Query(ge=0)],
    at: Annotated[int | None, Query(ge=0)] = None,
    picked: Annotated[str | None, Query(max_length=80)] = None,
    act: Annotated[str | None, Query(max_length=10)] = None,
) -> Response:
    """The table with a hint for the own decision, as soon as it has been thought about.

    While it is, no thread waits for it, and whoever answers the question need not wait either.
    """
    if await in_turn(lambda: visit.sees_nothing):
        return go(visit.request, visit.url)
    try:
        job = await in_turn(_hint_job, visit, number)
    except (PickError, HintRefused) as refusal:
        if not is_htmx(visit.request):
            raise
        return await in_turn(_refused, visit, refusal)
    await until_done(job, HINT_PATIENCE)
    return await in_turn(_part_anew, visit, BrowserPlace(at, False, picked, act, number))


def _hint_job(visit: Visit, number: int) -> Job[Hint]:
    seat = visit.own_seat
    return visit.hints.ask(visit.table, seat, number)


def _part_anew(visit: Visit, place: BrowserPlace) -> Response:
    return table_part(visit.after(None), place)


@router.get("/t/{table_id}/thinking")
def thinking(visit: VisitHere) -> Response:
    """What a bot that is asked is doing, in words: it thinks, or waits for its turn to think."""
    if visit.sees_nothing:
        return HTMLResponse("")
    with visit.live() as live:
        bar = ask_bar(scene_of(visit, live))
    return HTMLResponse(str(bar.title)) if bar.thinks else Response(status_code=204)


# -- who plays for the first time --------------------------------------------------


@router.post("/t/{table_id}/hint")
def take_hint_away(visit: VisitHere, at: AtStep = None) -> Response:
    """No longer say what is to be done in a turn."""
    if is_htmx(visit.request) and not visit.looker.curtain:
        response = table_part(visit, BrowserPlace(at, may_hint=False))
    else:
        response = go(visit.request, visit.url)
    _now_knows(visit.request, response)
    return response


def _now_knows(request: Request, response: Response) -> None:
    """Remember that a browser's person has played before."""
    remember(request, response, PLAYED_COOKIE, "yes", request.app.state.settings.secure_cookies)
