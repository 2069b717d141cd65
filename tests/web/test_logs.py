"""The log of a server: a line for each request, with an id, and never a secret."""

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy.exc import IntegrityError

from databases import database_url, postgresql, prepared_postgresql
from splay.store import Store, open_database
from splay.web.api import game, pages, tables
from splay.web.server.app import PAGES
from splay.web.server.logs import JSON, TEXT, RequestLog, set_up
from store.rows import table
from web.server import browser, serving

__all__ = ["database_url", "postgresql", "prepared_postgresql"]
SECRET = "Zq7secretZq7secretZq7secret"
BEHIND = ("127.0.0.9",)
Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture(params=[JSON, TEXT])
def logged(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is logged, in either form."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    set_up(request.param, True, stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("splay.requests").setLevel(logging.NOTSET)


@pytest.fixture
def lines(logged: io.StringIO, request: pytest.FixtureRequest) -> Lines:
    """The lines that were logged as JSON."""
    return lambda: [json.loads(line) for line in logged.getvalue().splitlines()]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path, proxies=BEHIND, hint_seconds=0.0) as app:
        yield app


def routes() -> list[tuple[str, str]]:
    """The methods and templates of all routes that need no endless answer."""
    found = [("", route) for module in PAGES for route in module.router.routes]
    found += [("/api", route) for module in (game, pages, tables) for route in module.router.routes]
    return [
        (method, prefix + route.path)
        for prefix, route in found
        for method in sorted(route.methods)
        if not route.path.endswith(("/live", "/wait"))
    ]


@pytest.mark.long
def test_no_secret_sent_to_any_route_is_logged(app: FastAPI, logged: io.StringIO) -> None:
    client = browser(app, SECRET)
    client.headers |= {"authorization": f"Bearer {SECRET}", "x-request-id": SECRET, "referer": SECRET}
    client.cookies.set(f"seat-{SECRET}", SECRET)
    names = ("name", "text", "option", "number", "invite", "key", "reason", "me")
    fields = dict.fromkeys(names, SECRET)
    bodies: tuple[dict[str, Any], ...] = ({}, {"data": fields}, {"json": fields})
    asked = 0
    for method, template in routes():
        path = "/".join(SECRET if part.startswith("{") else part for part in template.split("/"))
        for body in bodies if method != "GET" else bodies[:1]:
            answer = client.request(method, path, params={"next": SECRET, "q": SECRET}, follow_redirects=False, **body)
            assert answer.status_code < 500, (method, template)
            asked += 1
    assert asked > 90
    assert logged.getvalue().count("\n") >= asked
    assert SECRET not in logged.getvalue()


def test_a_failure_is_logged_without_what_was_sent(
    app: FastAPI, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.state.host.store, "invited", lambda invite: 1 / 0)
    answer = browser(app).get(f"/join/{SECRET}")
    assert answer.status_code == 500
    assert "ZeroDivisionError" in logged.getvalue()
    assert "/join/{invite}" in logged.getvalue()
    assert SECRET not in logged.getvalue()
    assert answer.headers["x-request-id"] in logged.getvalue()


def test_an_error_of_the_database_does_not_tell_the_values(database_url: str) -> None:
    store = Store(open_database(database_url))
    store.add_table(table())
    with pytest.raises(IntegrityError) as raised:
        store.add_table(table(invite=SECRET))
    store.close()
    assert SECRET not in str(raised.value)


@pytest.mark.parametrize("logged", [JSON], indirect=True)
def test_a_line_tells_what_was_asked_and_how_it_was_answered(app: FastAPI, lines: Lines) -> None:
    client = browser(app)
    answer = client.get("/t/somewhere/table")
    client.head("/rules/4")
    client.request("BREW", "/")
    client.get("/nowhere")
    client.get("/static/tokens.css")
    client.post("/t/x/picks", headers={"sec-fetch-site": "cross-site"})
    found = [(line["method"], line["route"], line["status"]) for line in lines()]
    assert found == [
        ("GET", "/t/{table_id}/table", 404),
        ("HEAD", "/rules/{edition}", 200),
        ("other", "/", 405),
        ("GET", "none", 404),
        ("GET", "/static", 200),
        ("POST", "none", 403),
    ]
    first = lines()[0]
    assert first["request"] == answer.headers["x-request-id"]
    assert first["bytes"] > 100
    assert first["ms"] >= 0
    assert first["client"] == "testclient"
    assert {"time", "level", "logger", "process"} <= first.keys()


def test_an_id_is_taken_from_a_named_proxy_only(app: FastAPI) -> None:
    def answered(address: str, given: str) -> str:
        client = TestClient(app, client=(address, 5000))
        return str(client.get("/health/live", headers={"x-request-id": given}).headers["x-request-id"])

    assert answered("127.0.0.9", "from-the-proxy.7") == "from-the-proxy.7"
    assert answered("127.0.0.1", "made-up") != "made-up"
    assert answered("127.0.0.9", "two words") != "two words"
    assert answered("127.0.0.9", "x" * 65) != "x" * 65
    assert answered("127.0.0.9", "") != answered("127.0.0.9", "")


def test_requests_are_logged_only_if_it_is_wanted(app: FastAPI, logged: io.StringIO) -> None:
    set_up(JSON, False, logged)
    assert browser(app).get("/health/live").status_code == 200
    assert logged.getvalue() == ""


def test_a_request_whose_client_has_gone_is_told_as_such() -> None:
    told: list[tuple[str, str, int, float | None]] = []

    async def silent(scope: Any, receive: Any, send: Any) -> None:
        return None

    async def receive() -> Any:
        return {}

    async def send(message: Any) -> None:
        return None

    log = RequestLog(silent, tell=lambda *words: told.append(words), clock=iter([1.0, 3.5]).__next__)
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/", "headers": []}
    asyncio.run(log(scope, receive, send))
    assert told == [("GET", "none", 499, 2.5)]
