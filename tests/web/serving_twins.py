"""Twins at the tables of two servers, for the law of hidden information: what a viewer gets of each."""

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from httpx2 import Response

from splay import Game, Record
from splay.game import inside
from splay.host.secrets import hash_of
from splay.host.tables import standing
from splay.store import NewSeat, NewTable, TableInfo
from splay.store.rows import FRIENDS
from splay.testing.secrecy import Eye
from splay.text.catalogue import LANGUAGES
from splay.web.requests.identity import COOKIE
from splay.web.table.routes.presence import events
from web.visitors import FROM_OUR_PAGE, Site, Visitor

TABLE: Final = "twintabletwintable"
SECRETS: Final = [f"{seat}-the-secret-of-this-seat-alone" for seat in range(6)]
"""Of the seats, and last of a spectator."""
NOT_OF_THE_GAME: Final = ("date", "content-length", "x-request-id")
"""Headers that are never alike: when an answer was made, how long it is with such times, and its number."""
_TIME: Final = re.compile(r"\b1[5-9]\d{8}(?:\.\d+)?\b")
"""Seconds since 1970, for some decades from now."""

Looked = Callable[["ServedGame"], list[Response | bytes]]
"""Some of what a server sends."""


class ServedGame:
    """A game from a position at a table of a server of its own, followed for one viewer.

    Attributes:
        game: the game that the table follows.
        seat: the viewer; None is a spectator.
    """

    def __init__(self, folder: Path, game: Game, seat: int | None) -> None:
        folder.mkdir()
        self.game, self.seat = game, seat
        self.site = Site(folder)
        self.host = self.site.host
        names = game.names
        rows = tuple(NewSeat(name, keys=(hash_of(secret),)) for name, secret in zip(names, SECRETS, strict=False))
        table = NewTable(TABLE, FRIENDS, Record.of(game).setup, rows, talking=True, arranged=True)
        self.host.store.add_table(table, standing(game, rows), [])
        self.browser = self.site.visitor()
        self.browser.client.cookies.set(COOKIE, SECRETS[-1 if seat is None else seat])
        self.key: dict[str, str] = {}
        if seat is not None:
            self.key = {"authorization": f"Bearer {SECRETS[seat]}"}
        self.program = Visitor(self.site)

    @property
    def table(self) -> TableInfo:
        """The table as it is stored."""
        return self.host.table(TABLE)

    @property
    def chance(self) -> random.Random:
        """The same for both twins."""
        return random.Random(self.game.state.number)

    @property
    def is_asked(self) -> bool:
        """Whether the viewer has to answer."""
        ask = self.game.decision
        return ask is not None and ask.seat == self.seat

    def follow(self) -> None:
        """Make the picks that the game has had since."""
        done = len(self.host.live(self.table).picks)
        for seat, option in list(zip(inside.askers(self.game), self.game.picks, strict=True))[done:]:
            ask = self.host.live(self.table).game.decision
            assert ask is not None
            self.host.pick(self.table, seat, option, ask.number)
        assert self.host.live(self.table).game.state == self.game.state

    def get(self, page: str, *, is_part: bool = False, **params: str | int) -> Response:
        """Look at a page of the table, each time in another language."""
        language = LANGUAGES_IN_TURN[self.game.state.number % len(LANGUAGES_IN_TURN)]
        headers = {"accept-language": language.replace("_", "-"), **({"hx-request": "true"} if is_part else {})}
        return self.browser.client.get(f"/t/{TABLE}{page}", headers=headers, params=params)

    def ask(self, page: str) -> Response:
        """Ask for something as a program."""
        return self.program.client.get(f"/api/tables/{TABLE}{page}", headers=FROM_OUR_PAGE | self.key)


LANGUAGES_IN_TURN: Final = tuple(LANGUAGES)


def pages(served: ServedGame) -> list[Response | bytes]:
    """The table, as a whole and step by step, and the log."""
    steps = served.host.live(served.table).steps
    return [
        served.get(""),
        served.get("/table", is_part=True, at=max(0, steps - 1)),
        served.get(f"/steps/{served.chance.randint(0, steps)}"),
        served.get("/since", is_part=True),
    ]


def dialogs(served: ServedGame) -> list[Response | bytes]:
    """Everything that can be looked at more closely; some of it each time."""
    seats, steps = range(len(served.game.state.players)), served.host.live(served.table).steps
    there = [
        *(f"/look/pile/{seat}/{color}" for seat in seats for color in ("red", "blue")),
        *(f"/look/{zone}/{seat}" for zone in ("hand", "score") for seat in seats),
        *(f"/look/age/{age}" for age in (1, 2, 3)),
        *("/look/junk", "/look/box", "/look/achievements", "/look/options", "/look/icon/crown"),
        *("/end", "/record", "/advice", "/give-up"),
    ]
    return [served.get(page, is_part=True, at=steps) for page in served.chance.sample(there, 5)]


def previews(served: ServedGame) -> list[Response | bytes]:
    """What would follow, which only the player who is asked may see."""
    ask = served.game.decision
    if ask is None or not served.is_asked:
        return []
    at = served.host.live(served.table).steps
    picked = [option for option in ask.options if option.startswith("dogma")][:2] or list(ask.options[:1])
    return [served.get("/table", is_part=True, at=at, picked=option) for option in picked]


def interface(served: ServedGame) -> list[Response | bytes]:
    """What programs get."""
    return [served.ask(page) for page in ("", "/view", "/events", "/record", "/wait?version=0&seconds=0")]


def stream(served: ServedGame) -> list[Response | bytes]:
    """The first message to a browser that waits for news."""
    state = served.site.app.state

    async def first() -> bytes:
        news = events(state.hub, state.presence, TABLE, ())
        message = await anext(news)
        await news.aclose()  # type: ignore[attr-defined]
        return message

    return [asyncio.run(first())]


EVERYTHING: Final[tuple[Looked, ...]] = (pages, dialogs, previews, interface, stream)


def eye_for(folder: Path, *looked: Looked) -> Eye:
    """What a viewer is sent, by a server for each game."""

    def served(game: Game, seat: int | None) -> Callable[[], object]:
        at = ServedGame(folder / str(len(list(folder.iterdir()))), game, seat)

        def look() -> object:
            at.follow()
            return [[sent(answer) for answer in look(at)] for look in looked]

        return look

    return served


def sent(answer: Response | bytes) -> object:
    """All of an answer that is the game's: lines, because the first that differs is then named."""
    if isinstance(answer, bytes):
        return answer
    headers = {name: value for name, value in answer.headers.items() if name not in NOT_OF_THE_GAME}
    return str(answer.request.url), answer.status_code, _TIME.sub("then", answer.text).splitlines(), headers
