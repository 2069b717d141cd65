"""The pages of puzzles, and making the table of one."""

from datetime import UTC, date, datetime
from typing import Annotated, Final

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host.puzzle_table import make_puzzle
from splay.puzzles.goals import THEMES
from splay.puzzles.puzzle import EDITIONS, GRADES, puzzles
from splay.web.html.names import name_of
from splay.web.html.pages import page, reader_for
from splay.web.html.solved import attempts_of
from splay.web.puzzles.content import Wish, puzzle_list, puzzle_page
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import HostHere, PersonToSeat
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

Word = Annotated[str, Query(max_length=20)]


def utc_today() -> date:
    """The date by which the puzzle of the day changes, the same everywhere."""
    return datetime.now(UTC).date()


@router.get("/puzzles", name="puzzles")
def show_list(request: Request, theme: Word = "", grade: Word = "", edition: Word = "") -> Response:
    """All puzzles, with that of today first; impossible wishes are ignored."""
    wish = Wish(
        theme if theme in THEMES else "",
        grade if grade in GRADES else "",
        next((each for each in EDITIONS if str(each) == edition), 0),
    )
    today: date = request.app.state.today()
    shown = puzzle_list(wish, attempts_of(request), today, reader_for(request))
    return page(request, "puzzles/list.html", puzzles=shown)


@router.get("/puzzles/{number}", name="puzzle")
def show_puzzle(request: Request, number: int, answer: bool = False) -> Response:
    """What is to be reached in a puzzle; nothing is made before somebody begins to solve it."""
    _check(number)
    shown = puzzle_page(number, attempts_of(request), answer, reader_for(request))
    return page(request, "puzzles/page.html", shown=shown)


@router.post("/puzzles/{number}")
def begin(request: Request, person: PersonToSeat, host: HostHere, number: int) -> Response:
    """Make the table of a puzzle and go there; the puzzle that the person had before is given up."""
    _check(number)
    name = name_of(request) or reader_for(request).pgettext("somebody without a name", "You")
    return RedirectResponse(table_url(make_puzzle(host.tables, number, person.secret, name)), 303)


def _check(number: int) -> None:
    if not 1 <= number <= len(puzzles()):
        raise HTTPException(404)
