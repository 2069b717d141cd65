"""A server to attack, on this computer and with its own database, and simple requests to it."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

START_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 30.0
COMMAND: Final = (sys.executable, "-c", "from splay.cli.app import main; main()", "serve")


def check_loopback(address: str) -> str:
    """The address of a server, which must be on this computer; raises SystemExit otherwise."""
    host = urlsplit(address).hostname or ""
    try:
        is_here = ip_address(host).is_loopback
    except ValueError:
        is_here = host == "localhost"
    if not is_here:
        raise SystemExit(f"only servers on this computer are attacked, by a loopback address: not {address!r}")
    return address.rstrip("/")


class Server:
    """A server that can be killed and started again at the same port."""

    def __init__(self, database: str, *options: str) -> None:
        self._database, self._options = database, options
        self._folder = tempfile.TemporaryDirectory(prefix="splay-attack-")
        self._port = "0"
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        options = ("--host", "127.0.0.1", "--port", self._port, "--database", self._database, *self._options)
        surroundings = {**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": self._folder.name}
        log = Path(self._folder.name) / "log"
        log.unlink(missing_ok=True)
        with log.open("wb") as sink:
            self.process = subprocess.Popen([*COMMAND, *options], stdout=sink, stderr=sink, env=surroundings)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text(errors="replace"))
            if found:
                self.address, self._port = found[0], found[1]
                return
            time.sleep(0.02)
        raise SystemExit(f"the server does not start: {log.read_text(errors='replace')}")

    def workers(self) -> list[int]:
        """Its processes, where it looks after several."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        return [int(child) for child in children.split()]

    def said(self) -> str:
        """All that it has said since it was started."""
        return (Path(self._folder.name) / "log").read_text(errors="replace")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """Tell it to end; its status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(START_SECONDS)
        finally:
            self.process.kill()
            self._folder.cleanup()


@contextmanager
def served(database: str, *options: str) -> Iterator[Server]:
    """A server until this ends."""
    server = Server(database, *options)
    server.start()
    try:
        yield server
    finally:
        server.end()


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    """A new database: a file, or one of a PostgreSQL server of its own that ends with this."""
    with tempfile.TemporaryDirectory(prefix="splay-attack-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/games.sqlite3"
            return
        from tools.attacks.postgresql import running_postgresql  # only here, because it needs the programs

        with running_postgresql() as url:
            yield url


def ask(address: str, path: str, body: object = None, key: str = "", source: str = "127.0.0.1") -> tuple[int, Any]:
    """Send one request on a connection of its own; status, and what came as JSON; raises OSError, HTTPException."""
    line = http.client.HTTPConnection(address.split("//")[1], timeout=ANSWER_SECONDS, source_address=(source, 0))
    try:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else json.dumps(body)
        line.request("GET" if body is None else "POST", path, data, headers)
        answer = line.getresponse()
        text = answer.read()
        return answer.status, json.loads(text) if text else None
    finally:
        line.close()


def made_table(address: str, players: int = 2, source: str = "127.0.0.1") -> tuple[str, list[str]]:
    """Make a table that one person holds all seats of; its id and the keys of the seats."""
    order = {"kind": "device", "edition": 4, "seats": [{"name": f"Player {seat}"} for seat in range(players)]}
    status, made = ask(address, "/api/tables", order, source=source)
    if status != 201:
        raise SystemExit(f"no table can be made: {status} {made}")
    return made["id"], [each["key"] for each in made["keys"]]
