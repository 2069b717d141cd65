"""Fills a database with very many tables, and compares how long pages then take with how long they took without.

    python tools/many_tables.py --tables 1000000 --database postgresql

The rows are made by the database itself, from a series of numbers: a million tables with their seats, keys, picks and
talk take some minutes and about 1 GB.  Then a server is started, and every kind of page is asked for several times.
"""

import argparse
import http.client
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import urlencode

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from sqlalchemy import Engine, text  # noqa: E402
from tools.attacks.serving import ask, database_of, served  # noqa: E402

from splay.host.secrets import new_secret  # noqa: E402
from splay.store import open_database  # noqa: E402
from splay.web.requests.identity import COOKIE  # noqa: E402

MOST: Final = 2_000_000
AT_ONCE: Final = 50_000
TIMES: Final = 9
"""How often each page is asked for."""
SETUP: Final = json.dumps({"edition": "4", "players": "Ann, Bob", "seed": "7"})
SERIES: Final = {
    "sqlite": "WITH RECURSIVE series(n) AS (SELECT :first UNION ALL SELECT n + 1 FROM series WHERE n < :last) ",
    "postgresql": "WITH series(n) AS (SELECT generate_series(:first, :last)) ",
}
# Of a hundred tables, eighty are over, ten are played, five wait for people, four are puzzles and one waits for a bot.
# One in a thousand is listed; they changed in the course of five years.
ROWS: Final = (
    """INSERT INTO tables (id, kind, phase, created, changed, version, length, setup, listed, watched, talking,
       arranged, asked, waits_for_bot, leased, turn, result, undo, successor, invite)
       SELECT 'many-' || n, CASE WHEN n % 100 >= 96 THEN 'puzzle' ELSE 'friends' END,
       CASE WHEN n % 100 < 80 THEN 'over' WHEN n % 100 < 85 THEN 'open' ELSE 'playing' END,
       :now - n, :now - n * 150.0, 1, 3, :setup, n % 1000 IN (81, 86), true, false, false,
       CASE WHEN n % 100 >= 85 THEN 0 END, n % 100 = 95 AND n < 1000, 0.0, 5, NULL, NULL, NULL, 'any ' || n
       FROM series""",
    """INSERT INTO seats (table_id, number, name, bot, taken, invite, seen)
       SELECT 'many-' || n, seat, 'Player ' || seat, NULL, n % 100 < 80 OR n % 100 >= 85 OR seat = 0,
       'seat ' || seat || ' of ' || n, 0 FROM series, (SELECT 0 AS seat UNION SELECT 1) AS two""",
    """INSERT INTO keys (hash, table_id, seat) SELECT 'key ' || (n / 20) || ' ' || seat, 'many-' || n, seat
       FROM series, (SELECT 0 AS seat UNION SELECT 1) AS two""",
    """INSERT INTO entries (table_id, sequence, kind, seat, option, at)
       SELECT 'many-' || n, number, 'pick', number % 2, 'draw', 1.0
       FROM series, (SELECT 1 AS number UNION SELECT 2 UNION SELECT 3) AS three""",
    """INSERT INTO talk (table_id, seat, name, text, at) SELECT 'many-' || n, 0, 'Player 0', 'hello', 1.0 FROM series
       WHERE n % 10 = 0""",
)


def fill(engine: Engine, tables: int) -> float:
    """Add so many tables; the seconds that took."""
    began = time.monotonic()
    with engine.connect().execution_options(writes=True, patience=600.0) as connection:
        for first in range(1, tables + 1, AT_ONCE):
            with connection.begin():
                if engine.dialect.name == "postgresql":
                    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
                    connection.connection.driver_connection.patience = 600.0  # type: ignore[union-attr]
                values = {"first": first, "last": min(first + AT_ONCE - 1, tables), "now": time.time(), "setup": SETUP}
                for rows in ROWS:
                    statement = rows.replace("SELECT", SERIES[engine.dialect.name] + "SELECT", 1)
                    used = {name: value for name, value in values.items() if f":{name}" in statement}
                    connection.execute(text(statement), used)
        with connection.begin():
            connection.exec_driver_sql("ANALYZE")
    return time.monotonic() - began


class Person:
    """Somebody with a browser, who plays with friends."""

    def __init__(self, address: str) -> None:
        self._line = http.client.HTTPConnection(address.split("//")[1], timeout=60)
        self._secret = new_secret()
        self.address = address

    def send(self, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
        """Send a request; status, and where the answer leads."""
        headers = {"Cookie": f"{COOKIE}={self._secret}", "Sec-Fetch-Site": "same-origin"}
        headers |= {} if form is None else {"Content-Type": "application/x-www-form-urlencoded"}
        self._line.request("GET" if form is None else "POST", path, None if form is None else urlencode(form), headers)
        answer = self._line.getresponse()
        answer.read()
        return answer.status, answer.headers.get("location", "")


def pages_of(address: str) -> dict[str, Callable[[], tuple[int, str]]]:
    """What is asked for, by name."""
    ann, bob = Person(address), Person(address)
    order = {"kind": "friends", "edition": 4, "seats": [{"name": "Ann"}, {"name": "Bob"}]}
    _, waits = ask(address, "/api/tables", order)
    _, device = ask(address, "/api/tables", {**order, "kind": "device"})
    keys = [each["key"] for each in device["keys"]]
    there = f"/api/tables/{device['id']}"
    new = {"kind": "computer", "edition": "4", "name0": "Ann", "bot1": "greedy"}
    for _ in range(12):
        ann.send("/tables", new)
    _, own = ann.send("/tables", new)

    def pick() -> tuple[int, str]:
        asked = ask(address, there)[1]["asked"]
        decision = ask(address, f"{there}/view", key=keys[asked])[1]["view"]["decision"]
        answer = {"option": decision["options"][0], "number": decision["number"]}
        return ask(address, f"{there}/picks", answer, keys[asked])[0], ""

    return {
        "start page": lambda: ann.send("/"),
        "somebody's games": lambda: ann.send("/games"),
        "a table": lambda: ann.send(own),
        "the table alone": lambda: ann.send(f"{own}/table?skip=true"),
        "the log": lambda: ann.send(f"{own}/log?before=9"),
        "a table, for an onlooker": lambda: bob.send(f"/t/{device['id']}"),
        "a room where people wait": lambda: bob.send(f"/t/{waits['id']}"),
        "an invitation": lambda: bob.send(f"/join/{waits['invite']}"),
        "a wrong invitation": lambda: bob.send(f"/join/{new_secret()}"),
        "the list of puzzles": lambda: ann.send("/puzzles"),
        "a puzzle begins": lambda: ann.send("/puzzles/1", {}),
        "listed tables (API)": lambda: (ask(address, "/api/tables")[0], ""),
        "a new table": lambda: ann.send("/tables", new),
        "a pick (API, three requests)": pick,
    }


def timed(database: str) -> dict[str, tuple[float, int]]:
    """The milliseconds that each page takes, the median of several, and its status."""
    found = {}
    with served(database, "--bots", "0", "--no-rate-limit") as server:
        for name, page in pages_of(server.address).items():
            status, _ = page()
            times = []
            for _ in range(TIMES):
                began = time.perf_counter()
                page()
                times.append(1000 * (time.perf_counter() - began))
            found[name] = round(median(times), 1), status
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Fill and time as the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args(arguments)
    with database_of(given.database) as database:
        open_database(database).dispose()
        empty = timed(database)
        engine = open_database(database)
        took = fill(engine, min(given.tables, MOST))
        engine.dispose()
        full = timed(database)
    print(f"{given.tables} tables in {took:.0f} s, {given.database}; milliseconds without them, with them")
    for name, (before, status) in empty.items():
        after, later = full[name]
        print(f"  {name:32}{before:8.1f}{after:8.1f}   {status}" + (f" then {later}" if later != status else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
