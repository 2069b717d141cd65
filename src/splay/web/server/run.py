"""A server from start to stop: where it listens, how it is found, how it ends."""

import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread, Timer
from time import monotonic
from types import FrameType
from typing import Any, Final
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI
from platformdirs import user_data_path
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from splay.host.secrets import hash_of
from splay.web.requests.connections import Patience, allow_many
from splay.web.requests.peers import Peers
from splay.web.server.app import create_app
from splay.web.server.garbage import GarbageCollection
from splay.web.server.logs import set_up
from splay.web.server.settings import Settings

CLOSING_SECONDS: Final = 5
"""How many seconds requests in progress have to finish when the server stops."""
LAST_SECONDS: Final = 12.0
"""After so many seconds a server that should stop ends in any case; whatever was confirmed is stored by then."""
ANSWER_SECONDS: Final = 2.0
LOOK_EVERY: Final = 10
"""After how many ticks, of a tenth of a second, it is checked who keeps the server waiting."""
ENDS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals that end a server."""
RELOAD: Final[Any] = getattr(signal, "SIGUSR2", None)
"""The signal that replaces the processes of a server by new ones; there is none on Windows.  SIGHUP is what a terminal
sends when it is closed, and ends a server."""
LEAVING_SECONDS: Final = 7.0
"""How long a process that is replaced still answers on connections that are open: longer than an idle one is kept."""
KEEP_ALIVE_SECONDS: Final = 5
"""How long an idle connection is kept."""
IN_TERMINAL: Final = frozenset(("www-browser", "links", "elinks", "lynx", "w3m"))
"""Browsers without scripts, which would take over the server's terminal."""


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerNote:
    """The note that a server leaves in its user's data folder, so that the user's other commands can find it.

    Attributes:
        address: the URL of the server.
        id: which server it is, which it also says itself, to detect another one at this address.
        database: a hash of its database URL, which may contain a password.
    """

    address: str
    id: str
    database: str


def note_file() -> Path:
    """Where a running server is noted."""
    return Path(user_data_path("splay", appauthor=False)) / "serving.json"


def running_server(database: str) -> str | None:
    """The address of a server of this user that serves this database now."""
    try:
        note = ServerNote(**json.loads(note_file().read_text(encoding="utf-8")))
        if note.database != hash_of(database) or not note.address.startswith("http://"):
            return None
        with urlopen(f"{note.address}api/server", timeout=ANSWER_SECONDS) as answer:
            return note.address if json.load(answer)["id"] == note.id else None
    except (OSError, ValueError, TypeError, KeyError):
        return None  # none was noted, or it is gone, or another server answers there


class Presence:
    """How a server is found while it is running."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.address = address_of(listener)
        self._elsewhere = addresses_for_others(listener)
        self._note = ServerNote(self.address, settings.id, hash_of(settings.database))

    def begin(self) -> None:
        """Print where it is, and leave the note."""
        print(f"Splay is at {self.address}", flush=True)
        for other in self._elsewhere:
            print(f"on other devices: {other}", flush=True)
        print("Ctrl-C ends it", flush=True)
        _write_note(self._note)

    def end(self) -> None:
        """Remove the note."""
        _remove_note(self._note)


def run(settings: Settings, listener: socket.socket, open_browser: bool) -> None:
    """Serve at this socket until stopped.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    presence = Presence(settings, listener)

    def began() -> None:
        presence.begin()
        if open_browser:
            Thread(target=show, args=(presence.address,), daemon=True).start()

    if RELOAD is not None:
        signal.signal(RELOAD, lambda *_: log.warning("one process cannot be replaced: start with --processes 2"))
    try:
        serve(settings, listener, began, ENDS)
    finally:
        presence.end()


def serve(
    settings: Settings, listener: socket.socket, began: Callable[[], None], ends: Collection[signal.Signals]
) -> None:
    """Serve at this socket in this process.

    Args:
        settings: how the server is set up.
        listener: the socket.
        began: called when the server is ready for the first request.
        ends: the signals that end it.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    allow_many()
    set_up(settings.log_form, settings.log_requests)
    app = create_app(settings)
    garbage = GarbageCollection()
    garbage.begin()
    _server(app, began, ends, garbage.look).run(sockets=[listener])


def _server(
    app: FastAPI,
    began: Callable[[], None],
    ends: Collection[signal.Signals],
    tidy: Callable[[], None] = lambda: None,
) -> "_Server":
    settings: Settings = app.state.settings
    config = uvicorn.Config(
        behind(app, settings.proxies),
        http="h11",  # the other parser accepts headers of any size, until memory runs out
        ws="none",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        proxy_headers=False,  # by default the word of anybody on this computer would be taken
    )
    return _Server(config, app, began, ends, tidy)


def behind(app: Any, proxies: tuple[str, ...]) -> Any:
    """An application that believes these proxies, and no other, where a request comes from.

    Who has really connected is noted first.
    """
    believing: Any = ProxyHeadersMiddleware(app, list(proxies)) if proxies else app
    return Peers(believing)


class _Server(uvicorn.Server):
    """A server that says when it is ready, and disconnects everyone when it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: FastAPI,
        began: Callable[[], None],
        ends: Collection[signal.Signals],
        tidy: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._app = app
        self._began = began
        self._ends = ends
        self._tidy = tidy
        self._patience = Patience()
        self._is_leaving = False
        self._leaves_at: float | None = None

    async def on_tick(self, counter: int) -> bool:
        """Check, ten times a second, what is to be done."""
        if counter % LOOK_EVERY == 0:
            self._patience.look(self.server_state.connections)
        self._tidy()
        if self._is_leaving and not self.should_exit:
            self._leave()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self._began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, beginning with those who wait for news, since they would wait forever."""
        leave(self._app)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop, which comes to an end even if a request in progress does not."""
        if sig == RELOAD:
            self._is_leaving = True
            return
        if not self.should_exit:
            self._end_in_time()
        super().handle_exit(sig, frame)

    def _end_in_time(self) -> None:
        last = Timer(LAST_SECONDS, end_at_once)
        last.daemon = True
        last.start()

    def _leave(self) -> None:
        """Take no new connections, and end when those that are open are not needed any more; others serve meanwhile.

        Each is closed with its next answer: closing it at once could hit a request that is on its way.
        """
        if self._leaves_at is None:
            self._leaves_at = monotonic() + LEAVING_SECONDS
            for server in self.servers:
                server.close()
            connections: Collection[Any] = self.server_state.connections
            for connection in connections:
                if connection.cycle is not None and not connection.cycle.response_complete:
                    connection.cycle.keep_alive = False
            leave(self._app)
        elif monotonic() >= self._leaves_at or not self.server_state.connections:
            self._end_in_time()
            self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal as for any other reason, instead of dying from it afterward."""
        before = {number: signal.signal(number, self.handle_exit) for number in self._ends}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def leave(app: FastAPI) -> None:
    """Let everybody who is connected come back, to another process or to none."""
    app.state.presence.stop()
    app.state.hub.stop()
    app.state.leaving.set()


def end_at_once() -> None:
    """End this process and those that think for it, whatever they are doing."""
    log.error("requests in progress did not end in time; the server ends without them")
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(1)


def show(address: str) -> None:
    """Open a URL in the browser, or ask the user to."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if getattr(browser, "name", "") not in IN_TERMINAL and browser.open(address):
            return
    print(f"open {address} in a browser", file=sys.stderr, flush=True)


def address_of(listener: socket.socket) -> str:
    """The address of a server on its own computer."""
    host, port = listener.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host)
    return f"http://{here or (f'[{host}]' if ':' in host else host)}:{port}/"


def addresses_for_others(listener: socket.socket) -> list[str]:
    """Where other devices find a server that listens on all addresses."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing, but shows which of our addresses would
        return [f"http://{probe.getsockname()[0]}:{port}/"]
    return []


def _write_note(note: ServerNote) -> None:
    file = note_file()
    data: dict[str, Any] = {"address": note.address, "id": note.id, "database": note.database}
    with suppress(OSError):  # a server that others cannot find still works
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        draft.touch(mode=0o600)
        draft.write_text(json.dumps(data), encoding="utf-8")
        draft.replace(file)


def _remove_note(note: ServerNote) -> None:
    """Remove the note of a server that has ended, unless it now belongs to another one."""
    file = note_file()
    with suppress(OSError, ValueError):
        if json.loads(file.read_text(encoding="utf-8"))["id"] == note.id:
            file.unlink()
