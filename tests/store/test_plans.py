"""No query reads what it does not need: every one finds its rows by an index, however many tables were ever made."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from sqlalchemy import Connection, event, insert

from splay.store import Store
from splay.store.models import EntryRow, KeyRow, ReviewRow, SeatRow, TableRow, TalkRow
from splay.store.rows import FRIENDS, OPEN, OVER, PLAYING, PUZZLE
from store.rows import ANN_IS_ASKED, SETUP, pick, table

TABLES: Final = 3000
"""So many that PostgreSQL, too, would rather not read all of them."""
NO_QUERY: Final = {"close", "listen"}

CALLS: Final[dict[str, Callable[[Store], object]]] = {
    "is_there": lambda store: store.is_there(),
    "add_table": lambda store: store.add_table(table("rematch"), ANN_IS_ASKED, (pick(1),), follows="t7"),
    "table": lambda store: store.table("t7"),
    "visited": lambda store: store.visited("t7", "key 7", 20),
    "tables_of": lambda store: store.tables_of("key 7", 200),
    "open_tables": lambda store: store.open_tables(20),
    "drop_unlisted": lambda store: store.drop_unlisted(PUZZLE, "key 7", 0.5),
    "watchable_tables": lambda store: store.watchable_tables(20),
    "listed_by": lambda store: store.listed_by("key 7"),
    "versions": lambda store: store.versions(["t7", "t8"]),
    "change_table": lambda store: store.change_table("t7", {"length": 0}, undo=None),
    "seats_held": lambda store: store.seats_held("key 7", "t7"),
    "seat_of_key": lambda store: store.seat_of_key("key 7"),
    "invited": lambda store: (store.invited("to t8"), store.invited("to t8/1"), store.invited("to nowhere")),
    "take_seat": lambda store: store.take_seat("t0", 1, "Eve", "key of eve"),
    "leave_seat": lambda store: store.leave_seat("t0", 2, 1, "Player 2"),
    "add_key": lambda store: store.add_key("t7", 0, "another"),
    "devices": lambda store: store.devices("t7", 0),
    "holders": lambda store: store.holders("t7", 0),
    "renew_link": lambda store: store.renew_link("t7", 0, "link", "old"),
    "revoke": lambda store: store.revoke("t7", 0, "another"),
    "version_and_seats_held": lambda store: store.version_and_seats_held("t7", "key 7"),
    "seen": lambda store: store.seen("t7", 0),
    "set_seen": lambda store: store.set_seen({("t7", 0): 3}),
    "begin": lambda store: store.begin("t9", 1, SETUP, ANN_IS_ASKED),
    "append": lambda store: store.append("t7", [pick(1)], ANN_IS_ASKED),
    "entries": lambda store: store.entries("t7"),
    "lease_bots": lambda store: store.lease_bots(5.0, 100),
    "keep_leases": lambda store: store.keep_leases(["t7"], 5.0),
    "end_leases": lambda store: store.end_leases(["t7"]),
    "review": lambda store: store.review("t7", 0),
    "keep_review": lambda store: store.keep_review("t7", 0, {}),
    "say": lambda store: store.say("t7", 0, "Ann", "hello"),
    "talk": lambda store: store.talk("t7", 20),
    "tell": lambda store: store.tell(["hello"]),
}


def fill(connection: Connection) -> None:
    """Many tables of every kind; few are listed, few wait for bots, few are puzzles."""
    draw = random.Random(1)
    tables, seats, keys, lines = [], [], [], []
    for number in range(TABLES):
        name, phase = f"t{number}", (OPEN, PLAYING, OVER)[number % 3 if number % 9 else 0]
        tables.append(
            {
                **{"id": name, "kind": FRIENDS if number % 500 != 499 else PUZZLE, "phase": phase},
                **{"created": 1.0, "changed": draw.random()},
                **{"version": 1, "length": 0, "setup": SETUP, "listed": number % 100 == 0, "watched": True},
                **{"talking": False, "arranged": False, "asked": None, "waits_for_bot": number % 300 == 1},
                **{"leased": 0.0, "turn": 0, "result": None, "undo": None, "successor": None, "invite": f"to {name}"},
            }
        )
        for seat in (0, 1):
            seats.append(
                {
                    **{"table_id": name, "number": seat, "name": f"p{seat}", "bot": None, "taken": seat == 0},
                    **{"invite": f"to {name}/{seat}", "seen": 0},
                }
            )
        keys.append({"hash": f"key {number}", "table_id": name, "seat": 0})
        lines.append({"table_id": name, "seat": 0, "name": "p0", "text": "hello", "at": 1.0})
    connection.execute(insert(TableRow), tables)
    connection.execute(insert(SeatRow), seats)
    connection.execute(insert(KeyRow), keys)
    connection.execute(insert(TalkRow), lines)
    entries = [{"table_id": f"t{number}", "sequence": 1, "kind": "pick", "seat": 0} for number in range(100, 2000)]
    connection.execute(insert(EntryRow), [each | {"option": "draw", "at": 1.0} for each in entries])
    reviews = [{"table_id": f"t{number}", "seat": 0, "review": {}} for number in range(100, 2000)]
    connection.execute(insert(ReviewRow), reviews)


@pytest.fixture
def statements(store: Store) -> Iterator[list[tuple[str, Any]]]:
    """Everything that the store asks of its database, which has very many tables."""
    with store._writing() as connection:
        fill(connection)
    with store._writing() as connection:
        connection.exec_driver_sql("ANALYZE")
    told: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        if statement.split()[0] in ("SELECT", "UPDATE", "DELETE"):
            told.append((statement, parameters))

    event.listen(store._engine, "before_cursor_execute", note)
    yield told
    event.remove(store._engine, "before_cursor_execute", note)


def scans(connection: Connection, statement: str, parameters: Any) -> list[str]:
    """What a database would read as a whole to answer a question."""
    if connection.dialect.name == "sqlite":
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)]
        return [step for step in plan if step.startswith("SCAN ") and "CONSTANT ROW" not in step]
    found = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar()
    plans: Any = json.loads(found) if isinstance(found, str) else found
    return list(_read_whole(plans[0]["Plan"]))


def _read_whole(plan: dict[str, Any]) -> Iterator[str]:
    kind = plan["Node Type"]
    if kind == "Seq Scan" or ("Index" in kind and "Index Cond" not in plan):
        yield f"{kind} on {plan.get('Relation Name') or plan.get('Index Name')}"
    for inner in plan.get("Plans", ()):
        yield from _read_whole(inner)


def test_every_question_to_the_database_is_looked_at() -> None:
    public = {name for name, value in vars(Store).items() if callable(value) and not name.startswith("_")}
    assert public == set(CALLS) | NO_QUERY


def test_every_query_finds_its_rows_by_an_index(store: Store, statements: list[tuple[str, Any]]) -> None:
    whole = {}
    for name, call in CALLS.items():
        statements.clear()
        call(store)
        asked = list(statements)
        assert asked
        with store._reading() as connection:
            for statement, parameters in asked:
                found = scans(connection, statement, parameters)
                if found:
                    whole[name] = (found, statement)
    assert whole == {}
