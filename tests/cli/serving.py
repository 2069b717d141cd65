"""Servers as processes of their own, and programs that ask them."""

import http.client
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from cli.running import SPLAY
from patience import PATIENCE

ORDER = {"kind": "computer", "edition": 4, "seats": [{"name": "Ann"}, {"bot": "greedy"}]}
FRIENDS = {"kind": "friends", "edition": 4, "seats": [{"name": "Ann"}, {"name": "Bob"}]}
ALONE = ("--port", "0", "--bots", "0")
"""Where no bot is asked, none needs a process."""
BROWSER = """\
#!{python}
import sys, urllib.request
from pathlib import Path
Path({told!r}).write_text(sys.argv[1] + " " + str(urllib.request.urlopen(sys.argv[1]).status))
"""


class Computer:
    """A user's folder, servers started there, and a browser that notes what it is shown."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shown = folder / "shown"
        self.servers: list[subprocess.Popen[str]] = []
        browser = folder / "browser"
        browser.write_text(BROWSER.format(python=sys.executable, told=str(self.shown)), encoding="utf-8")
        browser.chmod(0o755)
        self.env = os.environ | {"XDG_DATA_HOME": str(folder / "data"), "BROWSER": shlex.quote(str(browser))}

    def serve(self, *options: str) -> tuple[subprocess.Popen[str], str]:
        """Start a server; it and its address."""
        server = subprocess.Popen(
            [SPLAY, "serve", *options], env=self.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.servers.append(server)
        assert server.stdout
        line = server.stdout.readline()
        found = re.fullmatch(r"Splay (?:is at|runs already:) (http://\S+/)\n", line)
        if not found:
            server.kill()
            pytest.fail(f"{line} {server.communicate()}")
        return server, found[1]

    def end(self, server: subprocess.Popen[str], number: int = signal.SIGTERM) -> tuple[int, str]:
        """Tell a server to end; its status and what it complained about."""
        server.send_signal(number)
        _, err = server.communicate(timeout=PATIENCE)
        return server.returncode, err

    def what_was_shown(self) -> str:
        wait_until(self.shown.exists)
        wait_until(lambda: bool(self.shown.read_text(encoding="utf-8")))
        return self.shown.read_text(encoding="utf-8")


class Line:
    """A connection to one process of a server, kept open."""

    def __init__(self, address: str) -> None:
        self._open = http.client.HTTPConnection(address.split("/")[2], timeout=PATIENCE)
        self.ask("/api/server")  # whoever answers now answers everything on it

    def ask(self, path: str, body: object = None, key: str = "") -> Any:
        self.send(path, body, key)
        answer = self._open.getresponse()
        text = answer.read().decode()
        assert answer.status < 300, text
        return json.loads(text)

    def send(self, path: str, body: object = None, key: str = "") -> None:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else json.dumps(body)
        self._open.request("GET" if body is None else "POST", path, data, headers)

    def close(self) -> None:
        self._open.close()

    def news(self, table: str) -> http.client.HTTPResponse:
        """What is said about a table from now on."""
        self.send(f"/t/{table}/live")
        return self._open.getresponse()


def version_in(news: http.client.HTTPResponse) -> int:
    """The version of the table that is told next."""
    return next(int(line.split()[1]) for line in news if line.startswith(b"data:"))


def workers_of(server: subprocess.Popen[str]) -> list[int]:
    return [int(word) for word in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


def is_alive(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@contextmanager
def lines_to(address: str, workers: list[int], worker: int, count: int = 1) -> Iterator[list[Line]]:
    """Connections to this process: the others sleep while they are made."""
    others = [other for other in workers if other != worker]
    with ExitStack() as closing:
        for other in others:
            os.kill(other, signal.SIGSTOP)
        try:
            lines = [Line(address) for _ in range(count)]
        finally:
            for other in others:
                os.kill(other, signal.SIGCONT)
        for line in lines:
            closing.callback(line.close)
        yield lines


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def ask(address: str, body: object = None, key: str = "") -> object:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    with urlopen(Request(address, data, headers), timeout=PATIENCE) as answer:
        found = answer.read()
    return json.loads(found) if found else None
