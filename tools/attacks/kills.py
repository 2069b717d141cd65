"""Kills servers while people play, and checks that nothing acknowledged is lost or done twice."""

import http.client
import os
import random
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Any, Final

from tools.attacks.serving import Server, ask, database_of, made_table

TABLES: Final = 4
PROCESSES: Final = 2
OF_ALL: Final = 10
"""One in so many kills ends all processes at once."""
PAUSE: Final = 0.3, 1.3
"""Seconds between two kills, at least and at most."""


@dataclass
class Played:
    """What was done at a table.

    Attributes:
        table: its id.
        keys: of its seats.
        acknowledged: by the number of the decision, the seat whose pick was acknowledged.
        unanswered: picks that were sent and never answered, which may count or not.
        twice: decisions for which two picks were acknowledged.
    """

    table: str
    keys: list[str]
    acknowledged: dict[int, int] = field(default_factory=dict)
    unanswered: int = 0
    twice: list[int] = field(default_factory=list)


class Player(Thread):
    """Plays all seats of tables, one game after another; goes on whatever happens to the server."""

    def __init__(self, server: Server, over: Event) -> None:
        super().__init__(daemon=True)
        self.tables: list[Played] = []
        self._server, self._over = server, over
        self._chance = random.Random(id(self))

    def run(self) -> None:
        """Play until it is over."""
        while not self._over.is_set():
            try:
                if not self.tables or not self._pick(self.tables[-1]):
                    self.tables.append(Played(*made_table(self._server.address)))
            except (OSError, http.client.HTTPException, SystemExit, ValueError):
                time.sleep(0.02)  # it has been killed just now

    def _pick(self, played: Played) -> bool:
        there = f"/api/tables/{played.table}"
        status, facts = ask(self._server.address, there)
        if status != 200:
            return status >= 500
        seat = facts["asked"]
        if seat is None:
            return False
        _, seen = ask(self._server.address, f"{there}/view", key=played.keys[seat])
        decision = seen["view"]["decision"]
        if "options" not in decision:
            return True  # somebody else was first
        number, option = decision["number"], self._chance.choice(decision["options"])
        played.unanswered += 1
        status, _ = ask(self._server.address, f"{there}/picks", {"option": option, "number": number}, played.keys[seat])
        played.unanswered -= 1
        if status < 300:
            if number in played.acknowledged:
                played.twice.append(number)
            played.acknowledged[number] = seat
        return True


def faults_of(address: str, played: Played) -> list[str]:
    """What of that which was acknowledged is not there, or there more than once."""
    _, told = ask(address, f"/api/tables/{played.table}/events")
    picks: list[Any] = told["picks"]
    faults = [f"table {played.table}: decision {number} was taken twice" for number in played.twice]
    for number, seat in played.acknowledged.items():
        there = [each for each in picks if each["pick"] == number + 1]
        if len(there) != 1 or there[0]["seat"] != seat:
            faults.append(f"table {played.table}: pick {number} of seat {seat} is there {len(there)} times")
    own = sum(not each["auto"] for each in picks)
    if not len(played.acknowledged) <= own <= len(played.acknowledged) + played.unanswered:
        faults.append(f"table {played.table}: {own} picks, {len(played.acknowledged)} acknowledged")
    return faults


def kill_during_play(kills: int, kind: str) -> dict[str, Any]:
    """Kill processes of a server, or all of it, so many times; what came of that."""
    chance = random.Random(kills)
    with database_of(kind) as database:
        server = Server(database, "--processes", str(PROCESSES), "--bots", "0", "--no-rate-limit")
        server.start()
        over = Event()
        players = [Player(server, over) for _ in range(TABLES)]
        for player in players:
            player.start()
        began = time.monotonic()
        try:
            for number in range(1, kills + 1):
                time.sleep(chance.uniform(*PAUSE))
                if number % OF_ALL == 0:
                    server.kill()
                    server.start()
                else:
                    with suppress(OSError, IndexError):
                        os.kill(chance.choice(server.workers()), signal.SIGKILL)
                if sys.stderr.isatty() or number % 10 == 0:
                    print(f"{number} of {kills} kills", file=sys.stderr, flush=True)
            _settle(server.address)
        finally:
            over.set()
            for player in players:
                player.join(60.0)
        _settle(server.address)
        tables = [table for player in players for table in player.tables]
        faults = [fault for table in tables for fault in faults_of(server.address, table)]
        server.end()
    return {
        "database": kind,
        "kills": kills,
        "seconds": round(time.monotonic() - began, 1),
        "acknowledged": sum(len(table.acknowledged) for table in tables),
        "tables": len(tables),
        "without_answer": sum(table.unanswered for table in tables),
        "lost_or_doubled": faults,
    }


def _settle(address: str) -> None:
    """Wait until the server answers again."""
    for _ in range(600):
        with suppress(OSError, http.client.HTTPException):
            if ask(address, "/api/server")[0] == 200:
                return
        time.sleep(0.1)
    raise SystemExit("the server does not come back")
