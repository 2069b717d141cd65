"""All processes of a server are replaced while people play: no request fails, and nothing is lost."""

import http.client
import logging
import signal
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from cli.serving import FRIENDS, Computer, Line, ask, is_alive, wait_until, workers_of
from patience import PATIENCE
from splay.host.quotas import Quotas
from splay.web.server import workers
from splay.web.server.run import RELOAD
from splay.web.server.settings import Settings
from splay.web.server.workers import FORK, SPAWN, Supervisor


class Player(Thread):
    """Plays both seats of a table as fast as answers come, on one connection that is kept open."""

    def __init__(self, address: str, made: dict[str, Any], keys: list[str], until: Event) -> None:
        super().__init__()
        self.picks = 0
        self.failure: Exception | None = None
        self._line, self._table, self._keys, self._until = Line(address), made["id"], keys, until

    def run(self) -> None:
        try:
            while not self._until.is_set() and self._pick():
                self.picks += 1
        except Exception as failure:
            self.failure = failure
        self._line.close()

    def _pick(self) -> bool:
        there = f"/api/tables/{self._table}"
        asked = self._line.ask(there)["asked"]
        if asked is None:
            return False
        ask = self._line.ask(f"{there}/view", key=self._keys[asked])["view"]["decision"]
        self._line.ask(f"{there}/picks", {"option": ask["options"][0], "number": ask["number"]}, self._keys[asked])
        return True


class Reader(Thread):
    """Reads a page again and again, each time on a new connection."""

    def __init__(self, address: str, until: Event) -> None:
        super().__init__()
        self.failure: Exception | None = None
        self._address, self._until = address, until

    def run(self) -> None:
        try:
            while not self._until.wait(0.02):
                ask(f"{self._address}api/server")
        except Exception as failure:
            self.failure = failure


def friends(address: str) -> tuple[dict[str, Any], list[str]]:
    """A table of two whose game has begun, and the keys of its seats."""
    made: Any = ask(f"{address}api/tables", FRIENDS)
    joined: Any = ask(f"{address}api/tables/{made['id']}/seats/1", {"name": "Bob", "invite": made["invite"]})
    return made, [made["keys"][0]["key"], joined["key"]]


def servers_of(server: subprocess.Popen[str]) -> set[int]:
    """The processes that serve, without what Python starts besides."""
    found = set()
    for worker in workers_of(server):
        if "resource_tracker" not in Path(f"/proc/{worker}/cmdline").read_text(encoding="utf-8"):
            found.add(worker)
    return found


@pytest.mark.long
def test_no_request_fails_while_all_processes_are_replaced(computer: Computer) -> None:
    server, address = computer.serve("--port", "0", "--bots", "0", "--processes", "2", "--no-rate-limit")
    wait_until(lambda: len(servers_of(server)) == 2)
    before = servers_of(server)
    made, keys = friends(address)
    follower = http.client.HTTPConnection(address.split("/")[2], timeout=PATIENCE)
    follower.request("GET", f"/t/{made['id']}/live")
    news = follower.getresponse()
    over = Event()
    clients: list[Any] = [Player(address, made, keys, over), Reader(address, over)]
    for client in clients:
        client.start()
    try:
        server.send_signal(RELOAD)
        wait_until(lambda: not any(is_alive(worker) for worker in before))
    finally:
        over.set()
        for client in clients:
            client.join()
    assert [client.failure for client in clients] == [None, None]
    told = ask(f"{address}api/tables/{made['id']}/events")
    assert isinstance(told, dict)
    assert sum(not each["auto"] for each in told["picks"]) == clients[0].picks > 0
    with news:
        assert b"\nretry: " in news.read(), "who follows is told when to come back"
    follower.close()
    wait_until(lambda: len(servers_of(server)) == 2)
    status, said = computer.end(server)
    assert (status, said) == (0, "")


# -- the order in which it goes ------------------------------------------------------------


class Process:
    """A process that does what a story says."""

    def __init__(self, pid: int, method: str) -> None:
        self.pid, self.method = pid, method
        self.sentinel = -1
        self.exitcode: int | None = None


class Staff:
    """A supervisor whose processes are played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
        with socket.socket() as listener:
            self.supervisor = Supervisor(Settings("sqlite://"), listener, processes=count)
        self.started: list[Process] = []
        self.told_to_leave: list[int] = []
        monkeypatch.setattr(self.supervisor, "start", self._start)
        monkeypatch.setattr(workers, "PAUSE_SECONDS", 0.0)
        monkeypatch.setattr("os.kill", lambda pid, _: self.told_to_leave.append(pid))

    def _start(self, *_: Any, method: str, **__: Any) -> Process:
        self.started.append(Process(len(self.started) + 1, method))
        return self.started[-1]

    def ready(self, *pids: int) -> None:
        for pid in pids:
            self.supervisor._note_ready(pid)
            self.supervisor._fill_up()

    def ended(self, pid: int, status: int = 0) -> None:
        self.started[pid - 1].exitcode = status
        self.supervisor._fill_up()

    def replace(self) -> None:
        self.supervisor._replace()
        self.supervisor._fill_up()


def test_an_old_process_leaves_when_a_new_one_serves_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    staff = Staff(monkeypatch, 2)
    staff.supervisor._fill_up()
    staff.ready(1, 2)
    staff.replace()
    assert ([each.method for each in staff.started], staff.told_to_leave) == ([FORK, FORK, SPAWN], [])
    staff.ready(3)
    assert (len(staff.started), staff.told_to_leave) == (4, [1])
    staff.ready(4)
    assert staff.told_to_leave == [1, 2]
    staff.ended(1)
    staff.ended(2)
    assert len(staff.started) == 4
    staff.ended(4, -9)
    assert [each.method for each in staff.started] == [FORK, FORK, SPAWN, SPAWN, SPAWN]


def test_old_processes_go_on_when_the_new_version_does_not_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    staff = Staff(monkeypatch, 2)
    staff.supervisor._fill_up()
    staff.ready(1, 2)
    staff.replace()
    with caplog.at_level(logging.ERROR):
        staff.ended(3, 1)
    assert "the new version does not start: the processes that are there go on" in caplog.text
    assert (len(staff.started), staff.told_to_leave) == (3, [])
    staff.ended(2, -9)
    assert [each.method for each in staff.started] == [FORK, FORK, SPAWN, FORK]
    staff.ready(4)
    staff.replace()
    staff.ready(5)
    assert staff.told_to_leave == [1]


def test_what_is_being_replaced_is_not_replaced_again(monkeypatch: pytest.MonkeyPatch) -> None:
    staff = Staff(monkeypatch, 2)
    staff.supervisor._fill_up()
    staff.ready(1, 2)
    staff.replace()
    staff.replace()
    assert len(staff.started) == 3
    staff.ready(3, 4)
    assert len(staff.started) == 4
    assert staff.told_to_leave == [1, 2]


def test_what_is_only_starting_is_replaced_once_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    staff = Staff(monkeypatch, 2)
    staff.supervisor._fill_up()
    staff.ready(1)
    staff.replace()
    staff.replace()
    assert len(staff.started) == 2
    staff.ready(2)
    assert [each.method for each in staff.started] == [FORK, FORK, SPAWN]
    staff.ready(3, 4)
    assert (len(staff.started), staff.told_to_leave) == (4, [1, 2])


def test_a_process_of_another_version_understands_how_it_is_to_be_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(workers, "serve", lambda settings, *_: served.append(settings))
    monkeypatch.setattr(workers, "_end_with", lambda _: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: Process(1, FORK))
    work: Callable[..., None] = workers._work
    values = {"database": "sqlite:///x", "bot_processes": 3, "quotas": {"tables": 5, "of_a_later_version": 1}}
    work(values | {"of_a_later_version": True}, None, None)
    assert served == [Settings("sqlite:///x", 3, quotas=Quotas(tables=5), id=served[0].id)]


@pytest.mark.long
def test_one_process_alone_is_not_ended_by_the_signal_that_replaces(computer: Computer) -> None:
    server, address = computer.serve("--port", "0", "--bots", "0")
    server.send_signal(RELOAD)
    assert ask(f"{address}api/server")
    status, said = computer.end(server)
    assert status == 0
    assert said.endswith(" one process cannot be replaced: start with --processes 2\n")
