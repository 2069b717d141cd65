"""`splay serve`: it says where it is, is found again, ends when it is told to, and refuses in one line."""

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from commands.running import SPLAY, run_here
from splay.cli import serve
from splay.web.serving import CLOSING_SECONDS

ORDER = {"kind": "computer", "edition": 4, "seats": [{"name": "Ann"}, {"bot": "greedy"}]}
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
        _, err = server.communicate(timeout=20)
        return server.returncode, err

    def what_was_shown(self) -> str:
        wait_until(self.shown.exists)
        wait_until(lambda: bool(self.shown.read_text(encoding="utf-8")))
        return self.shown.read_text(encoding="utf-8")


@pytest.fixture
def computer(tmp_path: Path) -> Iterator[Computer]:
    made = Computer(tmp_path)
    yield made
    for server in made.servers:
        if server.poll() is None:
            server.kill()
        server.communicate()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def ask(address: str, body: object = None) -> object:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, {"Content-Type": "application/json"}), timeout=10) as answer:
        return json.load(answer)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
@pytest.mark.parametrize("processes", ["1", "2"])
def test_it_says_where_it_is_and_ends_cleanly(computer: Computer, number: int, processes: str) -> None:
    server, address = computer.serve("--port", "0", "--processes", processes)
    assert address.startswith("http://127.0.0.1:")
    with urlopen(address, timeout=10) as page:
        assert "text/html" in page.headers["content-type"]
    assert (computer.folder / "data" / "splay" / "splay.sqlite3").exists(), "where games are kept unless it is said"
    assert computer.end(server, number) == (0, "")
    assert not (computer.folder / "data" / "splay" / "serving.json").exists()


def test_who_waits_for_news_does_not_keep_it_from_ending(computer: Computer) -> None:
    server, address = computer.serve("--port", "0")
    made = ask(f"{address}api/tables", ORDER)
    assert isinstance(made, dict)
    with urlopen(f"{address}t/{made['id']}/live", timeout=10) as news:
        assert news.readline()
        began = time.monotonic()
        assert computer.end(server) == (0, "")
        assert time.monotonic() - began < CLOSING_SECONDS


def test_tables_are_there_after_it_was_killed_and_started_again(computer: Computer) -> None:
    server, address = computer.serve("--port", "0")
    made = ask(f"{address}api/tables", ORDER)
    assert isinstance(made, dict)
    server.kill()
    server.wait()
    _, address = computer.serve("--port", "0", "--open")
    assert ask(f"{address}api/tables/{made['id']}"), "and what was left of the first one misled nobody"
    assert computer.what_was_shown() == f"{address} 200"


def test_the_browser_is_opened_when_the_server_answers(computer: Computer) -> None:
    _, address = computer.serve("--port", "0", "--open")
    assert computer.what_was_shown() == f"{address} 200"


def test_a_server_that_runs_already_is_shown_instead_of_a_second_one(computer: Computer) -> None:
    _, address = computer.serve("--port", "0")
    second, again = computer.serve("--open")
    assert again == address
    assert second.wait(20) == 0
    assert computer.what_was_shown() == f"{address} 200"


def test_a_server_of_another_database_is_another_one(computer: Computer) -> None:
    _, address = computer.serve("--port", "0")
    _, other = computer.serve("--port", "0", "--open", "--database", f"sqlite:///{computer.folder}/other.sqlite3")
    assert other != address


def test_where_the_usual_port_is_taken_playing_takes_another_one(computer: Computer) -> None:
    with socket.socket() as taken:
        with suppress(OSError):  # then somebody else has taken it
            taken.bind((serve.LOOPBACK, serve.PORT))
            taken.listen()
        _, address = computer.serve("--open")
        assert not address.endswith(f":{serve.PORT}/")
        assert computer.what_was_shown() == f"{address} 200"


def test_no_two_servers_at_one_port(computer: Computer) -> None:
    _, address = computer.serve("--port", "0")
    port = address.rstrip("/").rpartition(":")[2]
    second = subprocess.run(
        [SPLAY, "serve", "--port", port], env=computer.env, capture_output=True, text=True, timeout=60
    )
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == f"splay: port {port} is taken: name another one with --port\n"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--host", "no.such.host.invalid"), "there is no host 'no.such.host.invalid'"),
        (("--host", "192.0.2.7", "--port", "0"), "cannot listen at 192.0.2.7"),
        (("--port", "0", "--database", "sqlite://"), "the database needs a file"),
        (("--port", "0", "--database", "postgresql://x@127.0.0.1:1/x"), "cannot be opened"),
        (("--port", "99999"), "65535"),
    ],
)
def test_what_cannot_be_served_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
) -> None:
    ran = run_here(monkeypatch, capsys, "serve", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("splay: ")
    assert why in ran.err


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(serve, "import_module", missing)
    ran = run_here(monkeypatch, capsys, "serve")
    assert ran.status == 2
    assert ran.err == "splay: the browser game needs more (alembic): pip install 'splay[web]'\n"
