"""The public list of players: only those who wish, and only ratings and statistics."""

import re
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from splay.bots import LEVELS, STYLES
from splay.bots.styles import EVEN_HANDED
from splay.host import Host
from splay.position.editions import EDITIONS, FOURTH
from splay.store.ratings import PlayerRating
from splay.text.reader import Reader
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.people.statistics import RatingLine, rating_line, statistics
from splay.web.requests.identity import HostHere, PersonHere
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)

COMPUTERS: Final = tuple(
    level if style == EVEN_HANDED else f"{level}:style={style}" for level in LEVELS for style in STYLES
)
"""The computers that players choose from, as they are named for a seat."""
NOBODY: Final = 404
_PUBLIC: Final = re.compile(r"[A-Za-z0-9_-]{1,30}")
"""What the end of the address of a public page can be."""


@dataclass(frozen=True, slots=True)
class RankLine:
    """A player on the list.

    Attributes:
        name: of the person, or of the computer.
        address: of the public page; empty for a computer.
        rating: how strong.
        is_me: whether it is the reader.
    """

    name: str
    address: str
    rating: RatingLine
    is_me: bool


def ranked(host: Host, edition: int, players: int) -> list[tuple[str, str, PlayerRating]]:
    """Those on the list, the strongest first: a public address or nothing, the name or the bot, and the rating."""
    found = [
        (account.public or "", account.name, rating) for account, rating in host.store.public_ratings(edition, players)
    ]
    computers = host.store.ratings_of(COMPUTERS)
    found += [("", each.player, each) for each in computers if (each.edition, each.players) == (edition, players)]
    return sorted(found, key=lambda each: -each[2].mu)


@router.get("/players", name="players")
def show_players(
    request: Request,
    person: PersonHere,
    host: HostHere,
    edition: Annotated[str, Query(max_length=4)] = "",
    players: Annotated[str, Query(max_length=4)] = "",
) -> Response:
    """The public list."""
    number = int(edition) if edition in map(str, EDITIONS) else FOURTH.number
    sizes = EDITIONS[number].players
    size = int(players) if players in map(str, sizes) else sizes[0]
    reader, owner = reader_for(request), host.people.owner_of(person.secret)
    return page(
        request,
        "people/players.html",
        editions=sorted(EDITIONS, reverse=True),
        edition=number,
        sizes=FOURTH.players,
        players=size,
        lines=[_line(public, name, rating, owner, reader) for public, name, rating in ranked(host, number, size)],
        prefs=preferences_of(request),
    )


def _line(public: str, name: str, rating: PlayerRating, owner: str, reader: Reader) -> RankLine:
    shown = name if public else reader.bot(name)
    address = f"/players/{public}" if public else ""
    return RankLine(shown, address, rating_line(rating, reader), rating.player == owner)


@router.get("/players/{public}", name="player")
def show_player(request: Request, public: str, host: HostHere) -> Response:
    """The public page of somebody on the list."""
    account = host.store.public_account(public) if _PUBLIC.fullmatch(public) else None
    if account is None:
        raise HTTPException(NOBODY)
    shown = statistics(host.store, account.owner, reader_for(request))
    return page(request, "people/player.html", name=account.name, s=shown, prefs=preferences_of(request))
