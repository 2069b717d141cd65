"""Somebody who keeps very many requests going at once is stopped, and nobody else is."""

import asyncio
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from splay.web.requests.limits import AT_ONCE, AtOnce, sender_of
from splay.web.server import security
from splay.web.server.security import Guard
from splay.web.server.settings import Settings

HERE = "192.0.2.7"
THERE = "192.0.2.8"
ANN = "the-secret-of-ann-in-thirty-letters"


class Waiting:
    """An application that answers when it is told to, like the line on which browsers wait for news."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.here = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.here += 1
        try:
            await self.go_on.wait()
            if scope["path"] == "/fails":
                raise RuntimeError
        finally:
            self.here -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


async def asked(app: ASGIApp, client: str, path: str = "/t/x", person: str = "") -> int:
    """Send a request from an address; the status of its answer."""
    told: list[int] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told.append(message["status"])

    headers = [(b"host", b"splay.test"), (b"cookie", f"splay={person}".encode())]
    scope = {
        **{"type": "http", "method": "GET", "path": path, "root_path": "", "query_string": b""},
        **{
            "headers": headers,
            "client": (client, 1),
            "app": None,
            "scheme": "http",
        },
    }
    await app(scope, receive, send)
    return told[0]


def guarded(inner: Waiting, rate_limit: bool = True) -> Guard:
    return Guard(inner, Settings("sqlite://", rate_limit=rate_limit), lambda: 0.0)


async def begun(app: ASGIApp, inner: Waiting, count: int, **where: str) -> list[asyncio.Task[int]]:
    """So many requests from here that wait for their answers."""
    tasks = [asyncio.create_task(asked(app, HERE, **where)) for _ in range(count)]
    while inner.here < count:
        await asyncio.sleep(0)
    return tasks


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three are many."""
    monkeypatch.setattr(security, "AT_ONCE", 3)
    monkeypatch.setattr(security, "STREAMS", 2)
    monkeypatch.setattr(security, "STREAMS_THERE", 4)
    # What is said to who is refused is not what is looked at here.
    monkeypatch.setattr(security, "answer", lambda *_: refusal)


async def refusal(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 429, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_who_asks_too_often_at_once_is_refused_and_others_are_not() -> None:
    async def story() -> None:
        inner = Waiting()
        app = guarded(inner)
        waiting = await begun(app, inner, 3)
        assert await asked(app, HERE) == 429
        other = asyncio.create_task(asked(app, THERE))
        while inner.here < 4:
            await asyncio.sleep(0)
        inner.go_on.set()
        assert await asyncio.gather(*waiting, other) == [200] * 4
        assert await asked(app, HERE) == 200

    asyncio.run(story())


def test_whoever_waits_for_news_keeps_nobody_from_anything_else() -> None:
    async def story() -> None:
        inner = Waiting()
        app = guarded(inner)
        news = [asyncio.create_task(asked(app, HERE, "/t/x/live", f"person{number}")) for number in range(4)]
        while inner.here < 4:
            await asyncio.sleep(0)
        assert await asked(app, HERE, "/t/y/live", "somebody else") == 429
        pages = [asyncio.create_task(asked(app, HERE)) for _ in range(3)]
        there = asyncio.create_task(asked(app, THERE, "/t/x/live"))
        while inner.here < 8:
            await asyncio.sleep(0)
        inner.go_on.set()
        assert await asyncio.gather(*news, *pages, there) == [200] * 8

    asyncio.run(story())


def test_one_person_follows_so_many_tables_at_most_and_others_there_still_can() -> None:
    async def story() -> None:
        inner = Waiting()
        app = guarded(inner)
        news = await begun(app, inner, 2, path="/api/tables/x/wait", person="")
        ann = [asyncio.create_task(asked(app, THERE, "/t/x/live", ANN)) for _ in range(2)]
        while inner.here < 4:
            await asyncio.sleep(0)
        assert await asked(app, THERE, "/t/y/live", ANN) == 429
        bob = asyncio.create_task(asked(app, THERE, "/t/y/live", "the-secret-of-bob-in-thirty-letters"))
        while inner.here < 5:
            await asyncio.sleep(0)
        inner.go_on.set()
        assert await asyncio.gather(*news, *ann, bob) == [200] * 5

    asyncio.run(story())


def test_requests_that_fail_or_are_broken_off_count_no_more() -> None:
    async def story() -> None:
        inner = Waiting()
        app = guarded(inner)
        gone = await begun(app, inner, 3)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        failing = await begun(app, inner, 3, path="/fails")
        inner.go_on.set()
        told = await asyncio.gather(*failing, return_exceptions=True)
        assert [type(each) for each in told] == [RuntimeError] * 3
        assert await asked(app, HERE) == 200

    asyncio.run(story())


def test_a_server_without_limits_has_none_here_either() -> None:
    async def story() -> None:
        inner = Waiting()
        app = guarded(inner, rate_limit=False)
        waiting = await begun(app, inner, 10)
        inner.go_on.set()
        assert await asyncio.gather(*waiting) == [200] * 10

    asyncio.run(story())


def test_addresses_nobody_sends_from_are_forgotten() -> None:
    crowd = AtOnce()
    for address in (HERE, THERE, HERE):
        with crowd.one_more(address):
            assert crowd.count(address) == 1
    assert crowd.addresses == 0


def test_a_class_room_may_play() -> None:
    players, windows, requests = 40, 2, 3
    assert players * windows * requests < AT_ONCE


def sent(path: str, **headers: str) -> Request:
    """A request with these headers."""
    told = [(name.encode(), text.encode()) for name, text in headers.items()]
    return Request({"type": "http", "method": "POST", "path": path, "client": (HERE, 1), "headers": told})


@pytest.mark.parametrize("word", ["", "Bearer one", "Bearer another"])
def test_a_browser_is_one_person_whatever_else_it_sends(word: str) -> None:
    assert sender_of(sent("/t/x/picks", cookie=f"splay={ANN}", authorization=word)) == ANN


@pytest.mark.parametrize("word", ["Bearer {}", "bearer {}", "BEARER    {}", "Bearer {}   "])
def test_a_program_is_one_person_however_it_writes_its_key(word: str) -> None:
    asked = sent("/api/tables/x/picks", authorization=word.format(ANN), cookie="splay=somebody else")
    assert sender_of(asked) == ANN


@pytest.mark.parametrize("path", ["/api/tables/x/view", "/t/x"])
def test_who_says_nothing_of_themself_is_counted_by_address(path: str) -> None:
    assert sender_of(sent(path)) == HERE
