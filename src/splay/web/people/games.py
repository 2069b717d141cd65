"""All games of a person: those that wait for them, those that wait for others, finished ones, searched and paged."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Annotated, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from splay.host import Host
from splay.host.secrets import hash_of
from splay.store import TableInfo
from splay.store.clocks import SITTING
from splay.store.games import Place
from splay.store.results import Counted
from splay.store.rows import DEVICE, OVER
from splay.text.reader import Reader
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.html.times import numerals, span
from splay.web.notices.routes import panel_for
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import HostHere, PersonHere
from splay.web.requests.turns import Playing
from splay.web.start.content import my_line
from splay.web.table.board.clock import ClockFace, clock_face

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

RUNNING: Final = 200
"""So many running games are listed at most."""
FINISHED: Final = 20
"""So many finished games are on a page."""
AT_ONCE: Final = 100
LOOKED_AT: Final = 2000
"""So many finished games are searched at most."""
LONGEST_SEARCH: Final = 60
_PLACE: Final = re.compile(r"(\d{1,12}(?:\.\d{1,9})?(?:e\d{1,3})?)-([A-Za-z0-9_-]{1,24})")

Played = tuple[TableInfo, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class PlayerMark:
    """Another player: the number of the seat, and a letter for the mark."""

    seat: int
    letter: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the list.

    Attributes:
        id: of the table.
        href: where it leads: the table, or the page of its end.
        review: where the review is; empty if there is none.
        table: the table once the game is over; empty before.
        marks: of the others.
        title, text: who plays; edition, turn, when something was last done.
        state: what is to be done, or how it ended.
        is_yours: whether it waits for the reader.
        has_won: whether the reader has won.
        clock: what whoever is asked has left; None without a clock that runs.
    """

    id: str
    href: str
    review: str
    table: str
    marks: tuple[PlayerMark, ...]
    title: str
    text: str
    state: str
    is_yours: bool
    has_won: bool
    clock: ClockFace | None = None


@dataclass(frozen=True, slots=True)
class GamesPage:
    """All games of a person.

    Attributes:
        yours, others, finished: games that wait for the reader, for others, and for nobody.
        running_count, finished_count: how many there are.
        search: what was searched for.
        next: the address of the next page of finished games; empty if this is the last one.
        is_first: whether this is the first page.
        has_account: whether the reader is signed in.
    """

    yours: tuple[GameRow, ...]
    others: tuple[GameRow, ...]
    finished: tuple[GameRow, ...]
    running_count: int
    finished_count: int
    search: str
    next: str
    is_first: bool
    has_account: bool


@router.get("/games", name="my games")
def games(
    request: Request,
    person: PersonHere,
    host: HostHere,
    q: Annotated[str, Query(max_length=200)] = "",
    after: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """All games of the person asking."""
    search = " ".join(q.split())[:LONGEST_SEARCH]
    host.store.note_seen(hash_of(person.secret))
    shown = games_of(host, person.secret, search, after, reader_for(request))
    notices = panel_for(request, person)
    return page(request, "people/games.html", g=shown, notices=notices, prefs=preferences_of(request))


def games_of(host: Host, secret: str, search: str, after: str, reader: Reader) -> GamesPage:
    """The games of the owner of a secret; `after` says where the page before has ended."""
    now, key = host.store.now(), hash_of(secret)
    place = _read_place(after)
    is_first = place is None
    running = host.store.running_games(key, RUNNING) if is_first and not search else []
    rows = sorted((_row(table, seats, now, reader) for table, seats in running), key=_until)
    counts = host.store.count_games(key)
    found, ends = _finished(host, key, search, place, reader)
    return GamesPage(
        yours=tuple(row for row in rows if row.is_yours),
        others=tuple(row for row in rows if not row.is_yours),
        finished=tuple(_row(table, seats, now, reader) for table, seats in found),
        running_count=counts[0],
        finished_count=counts[1],
        search=search,
        next="" if ends is None else f"/games?{urlencode({'q': search, 'after': _written_place(ends)})}",
        is_first=is_first,
        has_account=host.people.account_of(secret) is not None,
    )


def _finished(
    host: Host, key: str, search: str, place: Place | None, reader: Reader
) -> tuple[list[Played], Place | None]:
    """A page of finished games that fit a search, and where it ends if there are more."""
    words, fits = search.casefold().split(), list[Played]()
    for _ in range(LOOKED_AT // AT_ONCE):
        found = host.store.finished_games(key, AT_ONCE if words else FINISHED + 1, place)
        cards = _cards(host, found) if words else {}
        for table, seats in found:
            if len(fits) == FINISHED:
                return fits, place
            if _fits(table, seats, words, cards.get(table.id, ()), reader):
                fits.append((table, seats))
            place = table.changed, table.id
        if not words or len(found) < AT_ONCE:
            return fits, None
    return fits, place


def _cards(host: Host, found: Sequence[Played]) -> Mapping[str, list[Counted]]:
    """How these games went for the seats held there."""
    held = {table.id: seats for table, seats in found}
    kept: dict[str, list[Counted]] = {}
    for result in host.store.results_at(list(held)):
        if result.seat in held[result.table_id]:
            kept.setdefault(result.table_id, []).append(result)
    return kept


def _fits(
    table: TableInfo, seats: tuple[int, ...], words: Sequence[str], results: Sequence[Counted], reader: Reader
) -> bool:
    """Whether every word stands in what is told of a game, or in the name of a card activated there."""
    if not words:
        return True
    names = [seat.name for seat in table.seats] + [reader.bot(seat.bot) for seat in table.seats if seat.bot]
    cards = {card for result in results for card in result.cards}
    row = _row(table, seats, table.changed, reader)
    told = " ".join([*names, *cards, *(reader.card_name(card) for card in cards), row.text, row.state]).casefold()
    return all(word in told for word in words)


def _row(table: TableInfo, seats: tuple[int, ...], now: float, reader: Reader) -> GameRow:
    seat = table.asked if table.asked in seats else seats[0]
    line = my_line(table, seat, now, reader)
    is_over = table.phase == OVER
    url = table_url(table.id)
    taken = [each for each in table.seats if each.taken and (each.number not in seats or table.kind == DEVICE)]
    return GameRow(
        id=table.id,
        href=f"{url}/end" if is_over else url,
        review=f"{url}/review" if is_over else "",
        table=url if is_over else "",
        marks=tuple(PlayerMark(each.number, each.name[:1].upper()) for each in taken),
        title=line.title,
        text=line.text,
        state=line.state,
        is_yours=line.is_yours,
        has_won=is_over and line.state == reader.gettext("You won"),
        clock=_clock(table, now, reader),
    )


def _until(row: GameRow) -> float:
    """When time is up in a game; last of all where no clock runs."""
    return inf if row.clock is None or row.clock.until is None else row.clock.until


def _clock(table: TableInfo, now: float, reader: Reader) -> ClockFace | None:
    """What the clock that runs at a table shows now."""
    face = None if table.asked is None else clock_face(table, table.asked, reader)
    if face is None or face.until is None:
        return None
    left = min(max(0.0, face.until - now), face.budget)
    return replace(face, left=left, shown=numerals(left) if face.kind == SITTING else span(left, reader))


def _read_place(text: str) -> Place | None:
    found = _PLACE.fullmatch(text)
    return (float(found[1]), found[2]) if found else None


def _written_place(place: Place) -> str:
    return f"{place[0]!r}-{place[1]}"
