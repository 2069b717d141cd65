"""The whole application, with clients of several browsers and programs, in this process."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

from databases import prepared_file
from splay.host import Host, SeatOptions, TableOptions
from splay.store import TableInfo
from splay.store.rows import COMPUTER
from splay.web.requests.identity import COOKIE
from splay.web.server.app import create_app
from splay.web.server.settings import Settings
from web.thinking import BRIEFLY, thinking_here


def settings(folder: Path, **changes: Any) -> Settings:
    """A server with a database of its own and no bots that think."""
    values: dict[str, Any] = {"database": prepared_file(folder), "bot_processes": 0, "rate_limit": False, **BRIEFLY}
    return Settings(**(values | changes))


@contextmanager
def serving(folder: Path, clock: Callable[[], float] = monotonic, **changes: Any) -> Iterator[FastAPI]:
    """An application that runs."""
    app = create_app(settings(folder, **changes), clock, thinking_here())
    with TestClient(app):
        yield app


def host_of(app: FastAPI) -> Host:
    """The host behind an application."""
    host: Host = app.state.host
    return host


def browser(app: FastAPI, secret: str | None = None) -> TestClient:
    """A browser of its own; with the secret of a person, or of somebody who comes for the first time."""
    client = TestClient(app, base_url="http://splay.test", headers={"sec-fetch-site": "same-origin"})
    if secret:
        client.cookies.set(COOKIE, secret)
    return client


def program(app: FastAPI, key: str | None = None) -> TestClient:
    """A program that uses the API, with the key of a seat or without."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return TestClient(app, base_url="http://splay.test/api", headers=headers)


def made(app: FastAPI, secret: str, **changes: Any) -> TableInfo:
    """A table made by the person with this secret: against a bot, or with somebody who has not come yet."""
    kind = changes.pop("kind", COMPUTER)
    seats = (SeatOptions("Ann"), SeatOptions("", "greedy" if kind == COMPUTER else None))
    host = host_of(app)
    return host.table(
        host.desk.make(TableOptions(**{"kind": kind, "edition": 4, "seats": seats, "seed": 5} | changes), secret)
    )


def asked_option(host: Host, table: TableInfo) -> tuple[int, str, int]:
    """Who is asked at a table, an option, and the number of the decision."""
    ask = host.live(host.table(table.id)).game.decision
    assert ask is not None
    return ask.seat, ask.options[0], ask.number
