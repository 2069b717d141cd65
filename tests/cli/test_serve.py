"""`splay serve`: it says where it is, is found again, ends when it is told to, and refuses in one line."""

import os
import re
import signal
import socket
import subprocess
from contextlib import suppress
from typing import Any
from urllib.request import urlopen

import pytest

from cli.running import SPLAY, run_here
from cli.serving import ALONE, FRIENDS, ORDER, Computer, ask, is_alive, lines_to, version_in, wait_until, workers_of
from patience import PATIENCE
from splay.cli import serve


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "processes"),
    [(signal.SIGTERM, "1"), (signal.SIGTERM, "2"), (signal.SIGINT, "1"), (signal.SIGHUP, "2")],
)
def test_it_says_where_it_is_and_ends_cleanly(computer: Computer, number: int, processes: str) -> None:
    bots = "1" if processes == "1" or number == signal.SIGTERM else "0"
    server, address = computer.serve("--port", "0", "--processes", processes, "--bots", bots)
    assert address.startswith("http://127.0.0.1:")
    with urlopen(address, timeout=PATIENCE) as page:
        assert "text/html" in page.headers["content-type"]
    assert (computer.folder / "data" / "splay" / "splay.sqlite3").exists(), "where games are kept unless it is said"
    assert computer.end(server, number) == (0, "")
    assert not (computer.folder / "data" / "splay" / "serving.json").exists()


@pytest.mark.long
def test_who_waits_for_news_does_not_keep_it_from_ending(computer: Computer) -> None:
    server, address = computer.serve("--port", "0")
    made = ask(f"{address}api/tables", ORDER)
    assert isinstance(made, dict)
    with urlopen(f"{address}t/{made['id']}/live", timeout=PATIENCE) as news:
        assert news.readline()
        assert computer.end(server) == (0, ""), "no word that something had to be cut off"


def test_what_is_done_in_one_process_is_seen_in_the_other(computer: Computer) -> None:
    server, address = computer.serve(*ALONE, "--processes", "2")
    wait_until(lambda: len(workers_of(server)) == 2)
    workers = workers_of(server)
    with (
        lines_to(address, workers, workers[0]) as (one,),
        lines_to(address, workers, workers[1], 2) as (other, watcher),
    ):
        assert one.ask("/api/server") == other.ask("/api/server")
        made = one.ask("/api/tables", FRIENDS)
        keys = [made["keys"][0]["key"]]
        keys.append(other.ask(f"/api/tables/{made['id']}/seats/1", {"name": "Bob", "invite": made["invite"]})["key"])
        with watcher.news(made["id"]) as news:
            before = version_in(news)
            for number, (picks, looks) in enumerate([(one, other), (other, one), (one, other)]):
                asked = looks.ask(f"/api/tables/{made['id']}")["asked"]
                ask = picks.ask(f"/api/tables/{made['id']}/view", key=keys[asked])["view"]["decision"]
                pick = {"option": ask["options"][0], "number": ask["number"]}
                picks.ask(f"/api/tables/{made['id']}/picks", pick, keys[asked])
                assert looks.ask(f"/api/tables/{made['id']}/view", key=keys[asked])["picks"] == number + 1
                told = before
                while before <= told:  # news of what came before may be late; who watches is told anywhere
                    before = version_in(news)
    assert computer.end(server) == (0, "")


@pytest.mark.long
def test_a_process_that_is_killed_is_started_again_and_the_server_goes_on(computer: Computer) -> None:
    server, address = computer.serve("--port", "0", "--processes", "2")
    made: Any = ask(f"{address}api/tables", ORDER)
    wait_until(lambda: len(workers_of(server)) == 2)
    before = workers_of(server)
    os.kill(before[0], signal.SIGKILL)
    for _ in range(10):
        assert ask(f"{address}api/tables/{made['id']}")
    wait_until(lambda: len(set(workers_of(server)) - {before[0]}) == 2)
    with lines_to(address, workers_of(server), workers_of(server)[-1]) as (line,):
        key, there = made["keys"][0]["key"], f"/api/tables/{made['id']}"
        first_card = line.ask(f"{there}/view", key=key)["view"]["decision"]["options"][0]
        line.ask(f"{there}/picks", {"option": first_card, "number": 0}, key)
        wait_until(lambda: line.ask(f"{there}/view", key=key)["picks"] > 1)  # the bot has picked, too
    status, said = computer.end(server)
    assert status == 0
    assert "a server process has ended (-9); another one is started\n" in said


@pytest.mark.long
def test_processes_end_with_the_one_that_looks_after_them(computer: Computer) -> None:
    server, _ = computer.serve(*ALONE, "--processes", "2")
    workers = workers_of(server)
    server.kill()
    wait_until(lambda: not any(is_alive(worker) for worker in workers))


@pytest.mark.long
def test_tables_are_there_after_it_was_killed_and_started_again(computer: Computer) -> None:
    server, address = computer.serve(*ALONE)
    made = ask(f"{address}api/tables", ORDER)
    assert isinstance(made, dict)
    server.kill()
    server.wait()
    _, address = computer.serve(*ALONE, "--open")
    assert ask(f"{address}api/tables/{made['id']}"), "and what was left of the first one misled nobody"
    assert computer.what_was_shown() == f"{address} 200"


@pytest.mark.long
def test_the_browser_is_opened_when_the_server_answers(computer: Computer) -> None:
    _, address = computer.serve(*ALONE, "--open")
    assert computer.what_was_shown() == f"{address} 200"


@pytest.mark.long
def test_a_server_that_runs_already_is_shown_instead_of_a_second_one(computer: Computer) -> None:
    _, address = computer.serve(*ALONE)
    second, again = computer.serve("--open")
    assert again == address
    assert second.wait(PATIENCE) == 0
    assert computer.what_was_shown() == f"{address} 200"


@pytest.mark.long
def test_a_server_of_another_database_is_another_one(computer: Computer) -> None:
    _, address = computer.serve(*ALONE)
    _, other = computer.serve(*ALONE, "--open", "--database", f"sqlite:///{computer.folder}/other.sqlite3")
    assert other != address


@pytest.mark.long
def test_where_the_usual_port_is_taken_playing_takes_another_one(computer: Computer) -> None:
    with socket.socket() as taken:
        with suppress(OSError):  # then somebody else has taken it
            taken.bind((serve.LOOPBACK, serve.PORT))
            taken.listen()
        _, address = computer.serve("--open", "--bots", "0")
        assert not address.endswith(f":{serve.PORT}/")
        assert computer.what_was_shown() == f"{address} 200"


@pytest.mark.long
def test_no_two_servers_at_one_port(computer: Computer) -> None:
    _, address = computer.serve(*ALONE)
    port = address.rstrip("/").rpartition(":")[2]
    second = subprocess.run(
        [SPLAY, "serve", "--port", port], env=computer.env, capture_output=True, text=True, timeout=PATIENCE
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
        if name in ("python_multipart", "sqlalchemy"):
            raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(serve, "import_module", missing)
    ran = run_here(monkeypatch, capsys, "serve")
    assert ran.status == 2
    assert ran.err.startswith("splay: the browser game needs more (python_multipart, sqlalchemy): ")
    assert re.search(r' -m pip install "python-multipart>=[\d.]+" "sqlalchemy>=[\d.]+"\n$', ran.err)
