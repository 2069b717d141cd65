"""Loading the record of a game, to continue it or to look at it."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException

from splay.errors import RecordError, SplayError
from splay.game.game import Game
from splay.game.record import Record
from splay.host.desk import check_length
from splay.store.rows import COMPUTER, DEVICE, FRIENDS
from splay.text.options import flags_told
from splay.text.reader import Reader
from splay.text.refusals import fault_words
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import HostHere, PersonToSeat
from splay.web.requests.turns import Playing
from splay.web.start import opponents
from splay.web.start.form import DEFAULT_LEVEL, MOST_PLAYERS, may_play

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

LARGEST: Final = 200_000
"""The most bytes of a record; the longest games take a tenth of that."""
PLAY: Final = "play"
LOOK: Final = "look"


@dataclass(frozen=True, slots=True)
class Upload:
    """The input for loading a record.

    Attributes:
        text: the record; empty if there is none.
        wanted: `PLAY`, `LOOK`, or empty if not chosen yet.
        who: by seat, a bot or `form.PERSON`.
        too_large: whether it was cut.
        is_text: whether the file was text.
    """

    text: str
    wanted: str = ""
    who: tuple[str, ...] = ()
    too_large: bool = False
    is_text: bool = True


async def upload(request: Request) -> Upload:
    """A record, pasted or as a file."""
    try:
        # In a form, line ends count double, as do many letters.
        async with request.form(max_files=1, max_fields=20, max_part_size=2 * LARGEST) as form:
            pasted, file = form.get("text"), form.get("file")
            sent = pasted.encode() if isinstance(pasted, str) else b""
            if not sent.strip() and isinstance(file, UploadFile):
                sent = await file.read(LARGEST + 1)
            wanted = str(form.get("wanted", ""))
            who = tuple(str(form.get(f"who{seat}", "")) for seat in range(MOST_PLAYERS))
    except HTTPException:
        return Upload("", too_large=True)
    if len(sent) > LARGEST:
        return Upload("", too_large=True)
    try:
        text = sent.decode()
    except UnicodeDecodeError:
        return Upload("", is_text=False)
    return Upload(text.replace("\r\n", "\n"), wanted, who)


Uploaded = Annotated[Upload, Depends(upload)]


@router.post("/load")
def load(request: Request, person: PersonToSeat, host: HostHere, sent: Uploaded) -> Response:
    """Check a record and, once its purpose is chosen, make a table from it."""
    reader = reader_for(request)
    fault = _fault(sent, reader)
    if fault:
        return _again(request, sent, fault, status=413 if sent.too_large else 422)
    try:
        record = Record.parse(sent.text)
        check_length(record)
        game = record.replay()
    except RecordError as error:
        return _again(request, sent, _said(error, sent.text, reader_for(request)))
    names = game.names
    if game.outcome is not None or sent.wanted == LOOK:
        # A person who only looks has no particular seat: show the first one, without a curtain.
        table_id = host.desk.make_from_record(record, person.secret, [None] * len(names), FRIENDS)
        url = table_url(table_id)
        return RedirectResponse(url if game.outcome else f"{url}/steps/0", 303)
    if sent.wanted != PLAY:
        return _choose(request, sent, game, reader)
    bots = [who if may_play(who) else None for who in sent.who[: len(names)]]
    people = bots.count(None)
    if not people:
        return _choose(request, sent, game, reader, reader.gettext("Please leave a seat for yourself."))
    table_id = host.desk.make_from_record(record, person.secret, bots, COMPUTER if people == 1 else DEVICE)
    return RedirectResponse(table_url(table_id), 303)


def _fault(sent: Upload, reader: Reader) -> str:
    if sent.too_large:
        text = reader.gettext("This is too large: a record has at most {size} kB.")
        return text.format(size=LARGEST // 1000)
    if not sent.is_text:
        return reader.gettext("This is not a text file. The record of a game is one.")
    if not sent.text.strip():
        return reader.gettext("Please choose a file, or paste a record.")
    return ""


def _said(error: RecordError, text: str, reader: Reader) -> str:
    """What is wrong with a record, and on which line."""
    reason = fault_words(SplayError.like(error), reader)
    lines = text.splitlines()
    if not 0 < error.line <= len(lines):
        return reader.gettext("This record cannot be used: {reason}").format(reason=reason)
    said = reader.gettext("This record cannot be used. Line {number}, “{line}”: {reason}")
    return said.format(number=error.line, line=lines[error.line - 1].strip()[:80], reason=reason)


def _again(request: Request, sent: Upload, fault: str, status: int = 422) -> Response:
    return _page(request, status, text=sent.text, fault=fault, game=None)


def _choose(request: Request, sent: Upload, game: Game, reader: Reader, fault: str = "") -> Response:
    setup = game.setup
    summary: dict[str, Any] = {
        "names": setup.players,
        "edition": reader.edition_title(setup.edition),
        "options": flags_told(setup, reader_for(request)),
        "turn": game.turn,
        "asked": setup.players[game.decision.seat] if game.decision else "",
    }
    who = sent.who if sent.wanted == PLAY else ()
    return _page(request, 422 if fault else 200, text=sent.text, fault=fault, game=summary, who=who)


def _page(request: Request, status: int, **context: Any) -> Response:
    shown = {"bots": opponents.groups(reader_for(request)), "usual": DEFAULT_LEVEL, "who": ()}
    return page(request, "start/load.html", status, prefs=preferences_of(request), **shown | context)
