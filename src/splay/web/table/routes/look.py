"""A closer look: dialogs that open piles, ages, hands and score pile at the step that is shown."""

from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, Response

from splay.host.live_table import setup_of
from splay.host.steps import memory_at
from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.web.html.addresses import go
from splay.web.html.pages import part, reader_for
from splay.web.requests.identity import TableHere, Visit, VisitHere
from splay.web.requests.turns import Playing
from splay.web.table.context.facts import question_facts
from splay.web.table.context.view_context import view_context
from splay.web.table.controls.keys import key_lines
from splay.web.table.dialogs.explain import explained
from splay.web.table.dialogs.look import CloserLook, Looking
from splay.web.table.question.question import ask_bar

router: Final = APIRouter(route_class=Playing, prefix="/t/{table_id}/look", default_response_class=HTMLResponse)

Step = Annotated[int | None, Query(ge=0, description="the step that is shown; now if there is none")]


@router.get("/pile/{seat}/{color}")
def look_into_pile(visit: VisitHere, seat: int, color: str, at: Step = None) -> Response:
    """All cards of a pile that may be seen."""
    _check(_is_seat(visit, seat) and color in COLOR_NAMES)
    return _look(visit, at, lambda looking: looking.pile(seat, COLOR_NAMES.index(color)))


@router.get("/age/{age}")
def look_at_age(visit: VisitHere, age: int, at: Step = None) -> Response:
    """Where the cards of an age are."""

    def show(looking: Looking) -> CloserLook:
        _check(1 <= age <= looking.seen.rules.last_age)
        return looking.age(age)

    return _look(visit, at, show)


@router.get("/hand/{seat}")
def look_at_hand(visit: VisitHere, seat: int, at: Step = None) -> Response:
    """A hand, as far as it is known."""
    _check(_is_seat(visit, seat))
    return _look(visit, at, lambda looking: looking.hand(seat))


@router.get("/score/{seat}")
def look_at_score(visit: VisitHere, seat: int, at: Step = None) -> Response:
    """A score pile, as far as it is known."""
    _check(_is_seat(visit, seat))
    return _look(visit, at, lambda looking: looking.score(seat))


@router.get("/junk")
def look_at_junk(visit: VisitHere, at: Step = None) -> Response:
    """The junk pile from behind."""
    return _look(visit, at, Looking.junk)


@router.get("/box")
def look_at_box(visit: VisitHere, at: Step = None) -> Response:
    """Cards that were taken out of the game."""
    return _look(visit, at, Looking.box)


@router.get("/achievements")
def look_at_achievements(visit: VisitHere, at: Step = None) -> Response:
    """All achievements."""
    return _look(visit, at, Looking.achievements)


@router.get("/special/{name}")
def look_at_special(visit: VisitHere, name: str, at: Step = None) -> Response:
    """A special achievement."""
    _check(name in setup_of(visit.table).rules.special_achievements)
    return _look(visit, at, lambda looking: looking.special(name))


@router.get("/icon/{name}")
def explain_icon(visit: VisitHere, name: str, at: Step = None) -> Response:
    """What the counts of an icon mean, for the bubble that explains it."""
    _check(name in ICON_NAMES[: setup_of(visit.table).rules.icons])
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        context = view_context(visit, live, at)
        each = explained(context.seen, name, context.reader)
    players = context.vocabulary.marks
    return part(
        visit.request,
        "table/explained.html",
        each=each,
        players=players,
        table=visit.table.id,
        edition=setup_of(visit.table).edition,
    )


@router.get("/options")
def look_at_options(visit: VisitHere) -> Response:
    """Everything that may be answered now, with the reason why."""
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        bar = ask_bar(question_facts(view_context(visit, live)))
    return part(visit.request, "table/look_options.html", a=bar)


@router.get("/keys")
def look_at_keys(request: Request, table: TableHere) -> Response:
    """What the keys do."""
    return part(request, "table/keys_help.html", lines=key_lines(reader_for(request)))


@router.get("/help")
def look_at_help(request: Request, table: TableHere) -> Response:
    """What a turn is, and the way to the rules."""
    return part(request, "table/help.html", table=table.id, edition=setup_of(table).rules.edition)


@router.get("/help/{keyword}")
def look_at_rule(request: Request, table: TableHere, keyword: str) -> Response:
    """The rules of a keyword; of one that is not known, only the way to all rules."""
    edition = setup_of(table).rules.edition
    return part(request, "table/rule.html", table=table.id, edition=edition, only=keyword)


def _look(visit: Visit, step: int | None, show: Callable[[Looking], CloserLook]) -> Response:
    if visit.sees_nothing:
        return go(visit.request, visit.url)
    with visit.live() as live:
        context = view_context(visit, live, step)
        look = show(Looking(context.seen, memory_at(live, context.sight), context.reader))
    return part(visit.request, "table/look.html", look=look)


def _is_seat(visit: Visit, seat: int) -> bool:
    return 0 <= seat < len(visit.table.seats)


def _check(exists: bool) -> None:
    if not exists:
        raise HTTPException(404)
