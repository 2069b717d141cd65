"""A server from start to end: where it listens, who may find it, how it stops."""

import gc
import json
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI
from platformdirs import user_data_path

from splay.host.secrets import hash_of
from splay.web.requests.connections import Patience, allow_many
from splay.web.server.app import create_app
from splay.web.server.settings import Settings

CLOSING_SECONDS: Final = 5
"""For how long requests in progress may finish when the server stops."""
ANSWER_SECONDS: Final = 2.0
ENDS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals that end a server."""
IN_TERMINAL: Final = frozenset(("www-browser", "links", "elinks", "lynx", "w3m"))
"""Browsers without scripts, which would take the terminal away from the server."""


@dataclass(frozen=True, slots=True)
class ServerNote:
    """What a server leaves in its user's data folder, for other commands of the same user to find it.

    Attributes:
        address: where it is.
        id: which one it is; it says so itself, so that another one at this address is told apart.
        database: whose games it serves, by a hash: the URL may hold a password.
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
        return None  # none was noted, or it is gone, or somebody else answers there


class Presence:
    """How a server is found while it answers."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.address = address_of(listener)
        self._elsewhere = addresses_for_others(listener)
        self._note = ServerNote(self.address, settings.id, hash_of(settings.database))

    def begin(self) -> None:
        """Say where it is, and note it."""
        print(f"Splay is at {self.address}", flush=True)
        for other in self._elsewhere:
            print(f"on other devices: {other}", flush=True)
        print("Ctrl-C ends it", flush=True)
        _write_note(self._note)

    def end(self) -> None:
        """Take the note away."""
        _remove_note(self._note)


def run(settings: Settings, listener: socket.socket, open_browser: bool) -> None:
    """Serve at this socket until somebody ends it.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    presence = Presence(settings, listener)

    def began() -> None:
        presence.begin()
        if open_browser:
            Thread(target=show, args=(presence.address,), daemon=True).start()

    try:
        serve(settings, listener, began, ENDS)
    finally:
        presence.end()


def serve(
    settings: Settings, listener: socket.socket, began: Callable[[], None], ends: Collection[signal.Signals]
) -> None:
    """Serve at this socket in this process.

    Args:
        settings: how.
        listener: where.
        began: called when the first request may come.
        ends: the signals that end it.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    allow_many()
    app = create_app(settings)
    # What is there by now stays: looking through it for garbage would hold up every request now and then.
    gc.collect()
    gc.freeze()
    _server(app, began, ends).run(sockets=[listener])


def _server(app: FastAPI, began: Callable[[], None], ends: Collection[signal.Signals]) -> "_Server":
    config = uvicorn.Config(
        app,
        http="h11",  # the other parser takes a head of any size, until there is no memory left
        ws="none",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
    return _Server(config, app, began, ends)


class _Server(uvicorn.Server):
    """Says when it is there, and lets everybody go when it ends."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, began: Callable[[], None], ends: Collection[signal.Signals]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._began = began
        self._ends = ends
        self._patience = Patience()

    async def on_tick(self, counter: int) -> bool:
        """Look, ten times a second, for what is to be done."""
        if counter % 10 == 0:
            self._patience.look(self.server_state.connections)
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: first those who wait for news, since they would wait for ever."""
        await self._app.state.hub.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on a signal as on any other reason, instead of dying of it afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in self._ends}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def show(address: str) -> None:
    """Open an address in the browser, or say that somebody has to."""
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
    """Where other devices find a server that listens to all of them."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses would
        return [f"http://{probe.getsockname()[0]}:{port}/"]
    return []


def _write_note(note: ServerNote) -> None:
    file = note_file()
    data: dict[str, Any] = {"address": note.address, "id": note.id, "database": note.database}
    with suppress(OSError):  # a server that cannot be found by others serves all the same
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        draft.touch(mode=0o600)
        draft.write_text(json.dumps(data), encoding="utf-8")
        draft.replace(file)


def _remove_note(note: ServerNote) -> None:
    """Remove the note of a server that has ended, unless it is another one's by now."""
    file = note_file()
    with suppress(OSError, ValueError):
        if json.loads(file.read_text(encoding="utf-8"))["id"] == note.id:
            file.unlink()
