"""What is relied on of uvicorn that it does not document; a new version has to pass these before its bound is raised.

No option of uvicorn ends connections that wait for a request too long, tells when the server is ready or lets a
process leave while another one takes over.  So `server.run` overrides methods of its server, and `Patience` looks at
its connections.
"""

import asyncio
import inspect
import re
import tomllib
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from places import ROOT

OVERRIDDEN: Final = {
    "on_tick": ["self", "counter"],
    "startup": ["self", "sockets"],
    "shutdown": ["self", "sockets"],
    "handle_exit": ["self", "sig", "frame"],
    "capture_signals": ["self"],
}
HEAD: Final = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n"


class Line(asyncio.Transport):
    """A connection to nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads a whole request and answers it."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


def connected() -> tuple[H11Protocol, ServerState, Line]:
    """A connection as a server has it, just made."""
    config = uvicorn.Config(answer, http="h11", ws="none", log_config=None)
    config.load()
    state, line = ServerState(), Line()
    connection = H11Protocol(config, state, {})
    connection.connection_made(line)
    return connection, state, line


async def done(state: ServerState) -> None:
    """When all requests have been answered."""
    while state.tasks:
        await asyncio.gather(*state.tasks)


def test_only_versions_are_allowed_that_these_tests_know() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [bounds] = [each for each in project["optional-dependencies"]["web"] if re.match(r"uvicorn\b", each)]
    assert re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", bounds)
    lowest, above = map(int, re.findall(r"0\.(\d+)", bounds))
    assert lowest <= int(uvicorn.__version__.split(".")[1]) < above


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_the_server_has_the_methods_that_ours_overrides(name: str) -> None:
    assert list(inspect.signature(getattr(uvicorn.Server, name)).parameters) == OVERRIDDEN[name]


def test_the_server_calls_the_methods_that_ours_overrides() -> None:
    whole = inspect.getsource(uvicorn.Server)
    assert all(f"self.{name}(" in whole or f"self.{name})" in whole for name in OVERRIDDEN if name != "handle_exit")
    assert "handle_exit" in inspect.getsource(uvicorn.Server.capture_signals)


def test_the_server_says_what_it_does() -> None:
    server = uvicorn.Server(uvicorn.Config(answer))
    assert (server.started, server.should_exit) == (False, False)
    assert isinstance(server.server_state, ServerState)
    assert "self.servers" in inspect.getsource(uvicorn.Server.startup)


def test_a_connection_shows_what_it_waits_for() -> None:
    async def talk() -> None:
        connection, state, line = connected()
        assert state.connections == {connection}
        assert connection.cycle is None
        assert connection.transport is line
        connection.data_received(HEAD)
        first = connection.cycle
        assert (first.more_body, first.response_complete) == (True, False)
        connection.data_received(b"abcd")
        assert (first.more_body, first.response_complete) == (False, False)
        await done(state)
        assert connection.cycle is first
        assert first.response_complete
        assert not line.is_closed
        connection.data_received(HEAD)
        assert connection.cycle is not first
        connection.data_received(b"abcd")
        await done(state)
        assert line.sent.count(b"204") == 2
        connection.connection_lost(None)
        assert not state.connections

    asyncio.run(talk())


def test_a_connection_ends_with_its_answer_if_it_is_not_to_be_kept() -> None:
    async def talk() -> None:
        connection, state, line = connected()
        connection.data_received(HEAD + b"abcd")
        connection.cycle.keep_alive = False
        await done(state)
        assert b"204" in line.sent
        assert line.is_closed
        connection.connection_lost(None)

    asyncio.run(talk())
