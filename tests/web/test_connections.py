"""Clients that keep the server waiting, at a real socket: they are let go, and others are served meanwhile."""

import logging
import resource
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from urllib import request as http

import pytest

from patience import PATIENCE
from splay.web.requests import connections
from splay.web.requests.connections import MANY, PATIENCE_SECONDS, Patience
from splay.web.server import run as serving
from splay.web.server.app import create_app
from web.server import settings

UNFINISHED = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /tables HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: none\r\nContent-Length: 90\r\n\r\nkind=",
    b"GET /api/server HTTP/1.1\r\nHost: x\r\n\r\nGET /",
]


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Of a server that runs in a thread, and looks often who keeps it waiting."""
    monkeypatch.setattr(serving, "LOOK_EVERY", 1)
    began = Event()
    server = serving._server(create_app(settings(tmp_path)), began.set, ())
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        assert began.wait(PATIENCE)
        yield listener.getsockname()[1]
        server.should_exit = True
        thread.join()


def is_let_go(client: socket.socket, seconds: float) -> bool:
    """Whether the server ends a connection within that time."""
    client.settimeout(seconds)
    with suppress(ConnectionError):
        try:
            while client.recv(65536):
                pass
        except TimeoutError:
            return False
    return True


@pytest.mark.parametrize("sent", UNFINISHED)
def test_who_does_not_finish_a_request_is_let_go(
    port: int, sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "PATIENCE_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", port)) as client:
        client.sendall(sent)
        assert is_let_go(client, PATIENCE)
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


def test_who_follows_a_game_may_stay(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    order = b'{"kind":"computer","edition":4,"seats":[{},{"bot":"random"}]}'
    request = http.Request(f"http://127.0.0.1:{port}/api/tables", order, {"content-type": "application/json"})
    with http.urlopen(request) as answer:
        table = answer.headers["location"].rpartition("/")[2]
    with socket.create_connection(("127.0.0.1", port)) as client:
        client.sendall(f"GET /t/{table}/live HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert client.recv(1)
        monkeypatch.setattr(connections, "PATIENCE_SECONDS", 0.2)
        with socket.create_connection(("127.0.0.1", port)) as silent:
            assert is_let_go(silent, PATIENCE)
        assert not is_let_go(client, 0.6), "three times as long as the other one"


def test_a_head_without_end_is_refused(port: int) -> None:
    sent = 0
    with socket.create_connection(("127.0.0.1", port)) as client, suppress(ConnectionError):
        client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        while sent < 50_000_000:
            sent += client.send(b"x" * 65536)
    assert sent < 50_000_000


def test_others_are_served_while_many_keep_the_server_waiting(port: int) -> None:
    waiting = [socket.create_connection(("127.0.0.1", port)) for _ in range(300)]
    for client in waiting:
        client.sendall(b"GET / HTTP/1.1\r\nX: ")
    with http.urlopen(f"http://127.0.0.1:{port}/api/server", timeout=PATIENCE) as answer:
        assert answer.status == 200
    for client in waiting:
        client.close()


@dataclass(eq=False)
class Request:
    """As uvicorn has it."""

    more_body: bool = False
    response_complete: bool = False


class Client:
    """As uvicorn has a connection."""

    def __init__(self, cycle: Request | None = None) -> None:
        self.cycle = cycle
        self.transport = self
        self.closed = False

    def close(self) -> None:
        self.closed = True


def test_time_begins_anew_with_every_request() -> None:
    now = [0.0]
    patience = Patience(lambda: now[0])
    silent, busy, asking = Client(), Client(Request(response_complete=True)), Client(Request())
    for _ in range(3):
        patience.look([silent, busy, asking])
        now[0] += PATIENCE_SECONDS * 0.6
        busy.cycle = Request(response_complete=True)
    assert [each.closed for each in (silent, busy, asking)] == [True, False, False]


def test_a_server_may_have_many_connections() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        connections.allow_many()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(MANY, before[1])
        connections.allow_many()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
