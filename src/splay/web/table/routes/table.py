"""The table: looking at it, picking, taking back, talking, following what others do."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Form, Query
from fastapi.responses import HTMLResponse, Response
from pydantic import StringConstraints

from splay.bots.hints import Hint
from splay.errors import PickError
from splay.host.errors import HintRefused
from splay.host.thinking import Job
from splay.host.timekeeper import Timekeeper
from splay.position.terms import GIVE_UP
from splay.store.rows import FRIENDS, OPEN
from splay.text.departures import if_left
from splay.web.html.addresses import go, is_htmx
from splay.web.html.pages import page, part, reader_for
from splay.web.lobby.routes import curtain, lobby
from splay.web.requests.identity import Visit, VisitHere
from splay.web.requests.limits import MOST_TOGETHER
from splay.web.requests.turns import Playing, in_turn
from splay.web.requests.waiting import until_done
from splay.web.table.context.facts import question_facts
from splay.web.table.context.view_context import Showing, view_context
from splay.web.table.page.content import table_page
from splay.web.table.page.showing import (
    AtStep,
    BrowserPlace,
    done,
    fragment,
    note_shown,
    now_knows,
    refused,
    shown_next,
    table_part,
    template_context,
)
from splay.web.table.question.marking import foreseen
from splay.web.table.question.question import ask_bar

router = APIRouter(route_class=Playing, default_response_class=HTMLResponse)

HINT_PATIENCE: Final = 8.0
"""Seconds after which a browser that waits for a hint hears how far it is, and asks again."""

CardName = Annotated[str, StringConstraints(max_length=80)]


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
    shown = shown_next(visit, BrowserPlace(skip=skip))
    response = page(visit.request, "table/page.html", **template_context(visit.request, shown))
    note_shown(visit.request, response, shown)
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
        shown = table_page(view_context(visit, live, step, Showing(looks_back=True)), visit.talk)
    if is_htmx(visit.request):
        return fragment(visit.request, shown)
    return page(visit.request, "table/page.html", **template_context(visit.request, shown))


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
        told = foreseen(question_facts(view_context(visit, live)), number, card)
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
        return await in_turn(refused, visit, refusal)
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
        bar = ask_bar(question_facts(view_context(visit, live)))
    return HTMLResponse(str(bar.title)) if bar.thinks else Response(status_code=204)


# -- who plays for the first time --------------------------------------------------


@router.post("/t/{table_id}/hint")
def take_hint_away(visit: VisitHere, at: AtStep = None) -> Response:
    """No longer say what is to be done in a turn."""
    if is_htmx(visit.request) and not visit.looker.curtain:
        response = table_part(visit, BrowserPlace(at, may_hint=False))
    else:
        response = go(visit.request, visit.url)
    now_knows(visit.request, response)
    return response
