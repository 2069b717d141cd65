"""Servers on several computers with one database: one of them dies in the middle of a game, and the others go on."""

import http.client
import json
from collections.abc import Iterator
from contextlib import ExitStack
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from cli.serving import Computer, ask, wait_until
from patience import PATIENCE
from splay.web.requests.identity import COOKIE

TABLE = {"kind": "friends", "edition": 4, "seats": [{"name": "Ann"}, {"name": "Bob"}, {"bot": "greedy"}]}
HOSTS = "127.0.0.2", "127.0.0.3", "127.0.0.4"


class Follower(Thread):
    """A browser that follows a table at a server until that ends, and notes what it is told."""

    def __init__(self, address: str, table: str, key: str) -> None:
        super().__init__()
        self.news: Queue[tuple[str, Any]] = Queue()
        self._line = http.client.HTTPConnection(address.split("/")[2], timeout=PATIENCE)
        self._line.request("GET", f"/t/{table}/live", headers={"Cookie": f"{COOKIE}={key}"})
        self._answer = self._line.getresponse()
        self.start()

    def run(self) -> None:
        try:
            for event, data in self._events():
                self.news.put((event, data))
        except (OSError, ValueError, http.client.HTTPException, AttributeError):
            pass  # the server is gone, or it is we who go
        finally:
            self._answer.close()
            self._line.close()

    def _events(self) -> Iterator[tuple[str, Any]]:
        event = ""
        for line in self._answer:
            name, _, rest = line.decode().strip().partition(": ")
            if name == "event":
                event = rest
            elif name == "data":
                yield event, json.loads(rest)

    def until(self, *wanted: tuple[str, Any]) -> None:
        """Wait until one of these is told."""
        while self.news.get(timeout=PATIENCE) not in wanted:
            pass

    def until_version(self, version: int) -> None:
        """Wait until it is told that a table has come so far."""
        while True:
            event, data = self.news.get(timeout=PATIENCE)
            if event == "changed" and data >= version:
                return


class People:
    """Ann and Bob, each at a server, and what was acknowledged of what they did."""

    def __init__(self, made: dict[str, Any], keys: list[str], addresses: list[str]) -> None:
        self.table, self.keys, self.addresses = made["id"], keys, addresses
        self.done: list[tuple[int, str]] = []

    def facts(self, seat: int) -> dict[str, Any]:
        found = ask(f"{self.addresses[seat]}api/tables/{self.table}")
        assert isinstance(found, dict)
        return found

    def told(self) -> list[dict[str, Any]]:
        """All picks so far."""
        found = ask(f"{self.addresses[0]}api/tables/{self.table}/events")
        assert isinstance(found, dict)
        picks: list[dict[str, Any]] = found["picks"]
        return picks

    def pick(self) -> None:
        """Whoever is asked picks something, as soon as it is not the bot's turn."""
        wait_until(lambda: self.facts(0)["asked"] in (0, 1))
        seat = self.facts(0)["asked"]
        there = f"{self.addresses[seat]}api/tables/{self.table}"
        view: Any = ask(f"{there}/view", key=self.keys[seat])
        decision = view["view"]["decision"]
        option = decision["options"][0]
        ask(f"{there}/picks", {"option": option, "number": decision["number"]}, self.keys[seat])
        self.done.append((seat, option))


@pytest.mark.long
def test_nobody_notices_more_than_a_pause_when_one_of_three_hosts_dies(
    computer: Computer, prepared_postgresql: tuple[str, str]
) -> None:
    servers, addresses = [], []
    for host, bots in zip(HOSTS, ("1", "1", "0"), strict=True):
        options = ("--host", host, "--port", "0", "--bots", bots, "--database", prepared_postgresql[1])
        server, address = computer.serve(*options)
        assert address.startswith(f"http://{host}:")
        servers.append(server)
        addresses.append(address)
    made: Any = ask(f"{addresses[0]}api/tables", TABLE)
    joined: Any = ask(f"{addresses[1]}api/tables/{made['id']}/seats/1", {"name": "Bob", "invite": made["invite"]})
    people = People(made, [made["keys"][0]["key"], joined["key"]], addresses[:2])
    with ExitStack() as closing:
        ann = Follower(addresses[0], people.table, people.keys[0])
        bob = Follower(addresses[1], people.table, people.keys[1])
        guest = Follower(addresses[2], people.table, "")
        for last in (ann.join, bob.join, guest.join, *(server.kill for server in servers)):
            closing.callback(last)
        ann.until(("presence", [0, 1]))
        bob.until(("presence", [0, 1]))
        for _ in range(3):
            people.pick()
        version = people.facts(0)["version"]
        for follower in (ann, bob, guest):
            follower.until_version(version)
        before = len(people.told())
        servers[1].kill()
        servers[1].wait()
        people.addresses[1] = addresses[2]
        bob_again = Follower(addresses[2], people.table, people.keys[1])
        closing.callback(bob_again.join)
        closing.callback(servers[2].kill)
        bob_again.until(("presence", [0, 1]))
        for _ in range(5):
            people.pick()
        version = people.facts(0)["version"]
        for follower in (ann, bob_again, guest):
            follower.until_version(version)
        told = people.told()
        of_people = [each for each in told if each["seat"] < 2 and not each["auto"]]
        assert len(of_people) == len(people.done), "what was acknowledged is there, once"
        assert any(each["seat"] == 2 for each in told[before:]), "the bot goes on"
