"""The way into the first game: its chapters, and where one stopped."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host import Host
from splay.host.lessons import begin_chapter, chapter_of
from splay.lessons.chapters import chapters
from splay.store import TableInfo
from splay.store.rows import OVER
from splay.text.lessons import chapter_title, chapter_words
from splay.text.reader import Reader
from splay.web.html.names import name_of
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import HostHere, Person, PersonHere, PersonToSeat
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

LATEST: Final = 200
"""Among so many games of a person the first game is looked for."""


@dataclass(frozen=True, slots=True)
class ChapterLine:
    """A chapter in the list.

    Attributes:
        number: counted from 1.
        title, text: its words.
        is_past: whether a later one has been begun.
        is_here: whether it is the one to go on with.
    """

    number: int
    title: str
    text: str
    is_past: bool
    is_here: bool


def taught_at(host: Host, person: Person) -> TableInfo | None:
    """The table of the first game where somebody can go on; None if there is none."""
    tables = (table for table, _ in host.desk.tables_of(person.secret, LATEST))
    return next((table for table in tables if chapter_of(table) is not None and table.successor is None), None)


def lines(here: int, reader: Reader) -> tuple[ChapterLine, ...]:
    """All chapters.

    Args:
        here: number of the one to go on with; 0: none has been begun.
        reader: who reads.
    """
    return tuple(
        ChapterLine(
            each.number,
            chapter_title(each.name, reader),
            chapter_words(each.name, reader),
            each.number < here,
            each.number == max(1, here),
        )
        for each in chapters()
    )


@router.get("/learn", name="learn")
def learn(request: Request, person: PersonHere, host: HostHere) -> Response:
    """The chapters, and the way to the one where one stopped."""
    table = taught_at(host, person)
    taught = None if table is None else chapter_of(table)
    if table is not None and table.phase == OVER:
        table, taught = None, None
    return page(
        request,
        "start/learn.html",
        prefs=preferences_of(request),
        chapters=lines(0 if taught is None else taught.number, reader_for(request)),
        goes_on=None if table is None else table_url(table.id),
    )


@router.post("/learn")
def begin(
    request: Request,
    person: PersonToSeat,
    host: HostHere,
    chapter: Annotated[int, Form(ge=1, le=len(chapters()))] = 1,
) -> Response:
    """Begin a chapter at a table of its own."""
    name = name_of(request) or reader_for(request).pgettext("somebody without a name", "You")
    return RedirectResponse(table_url(begin_chapter(host, chapter, name, person.secret)), 303)
