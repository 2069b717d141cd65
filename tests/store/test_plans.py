"""No query reads what it does not need: every one finds its rows by an index, however many tables were ever made."""

import json
import random
from collections.abc import Callable, Collection, Iterator
from dataclasses import asdict, replace
from typing import Any, Final

import pytest
from sqlalchemy import Connection, event, insert

from splay.store import Store, TableInfo, open_database
from splay.store.administration import Administration, TableFilter
from splay.store.erasing import Renamed
from splay.store.models import (
    AccountRow,
    BanRow,
    ChallengeRow,
    EntryRow,
    KeyRow,
    NoticeRow,
    NoticeSettingsRow,
    PasskeyRow,
    PushRow,
    RatingRow,
    ReportRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    TableRow,
    TalkRow,
)
from splay.store.notices import NoticeStore
from splay.store.results import SeatResult
from splay.store.rows import (
    BROWSER,
    FRIENDS,
    OPEN,
    OVER,
    PLAYING,
    PUZZLE,
    TEST_NOTICE,
    Account,
    NoticeSettings,
    Passkey,
    Subscription,
)
from splay.store.times import TimeStore
from store.rows import ANN_IS_ASKED, SETUP, pick, table

TABLES: Final = 3000
"""So many that PostgreSQL, too, would rather not read all of them."""
NO_QUERY: Final = {"close", "now", "listen", "add_report", "add_session", "add_passkey"}
ONE_ROW: Final = {"pulse", "server_keys"}
"""Tables that are never longer than a row or two, so that reading all of one is the quickest way."""

ACCOUNT: Final[Account] = Account("owner of one", "Ann", 1.0, True, 1.0, None)
PASSKEY: Final[Passkey] = Passkey("one", "owner of one", "splay.test", "Laptop", "key", 0, 1.0)
RESULT: Final[SeatResult] = SeatResult(
    "t2", 0, None, 4, 2, FRIENDS, None, 0, 1, True, False, "score", 9, {"Oars": 1}, None
)


def nobody(table: TableInfo, entries: object, seats: Collection[int]) -> Renamed:
    """Other names for everybody."""
    return Renamed(tuple(f"Somebody {seat.number}" for seat in table.seats), table.setup, table.result, {})


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
    "version_and_seats": lambda store: store.version_and_seats("t7", "key 7"),
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
    "renew_invitations": lambda store: store.renew_invitations("t0", "to t0 anew", {1: "to t0/1 anew"}),
    "note_unrated": lambda store: store.note_unrated("t7", "hint"),
    "running_games": lambda store: store.running_games("key 7", 100),
    "finished_games": lambda store: (
        store.finished_games("key 7", 20),
        store.finished_games("key 7", 20, (0.5, "t7")),
    ),
    "count_games": lambda store: store.count_games("key 7"),
    "results_of": lambda store: (
        store.results_of("owner 7", 100),
        store.results_of("owner 7", 100, (1.0, "old 7", 0)),
    ),
    "results_at": lambda store: store.results_at(["t7", "t8"]),
    "rated_before": lambda store: store.rated_before(store.results_of("owner 7", 1)[0]),
    "ratings_of": lambda store: store.ratings_of(["owner 7", "scholar"]),
    "public_ratings": lambda store: store.public_ratings(4, 2),
    "uncounted": lambda store: store.uncounted("key 7", 20),
    "count_late": lambda store: store.count_late([RESULT, replace(RESULT, seat=1, bot="scholar", side=1)], 1.0),
    "owner": lambda store: store.owner("key 7"),
    "account_of": lambda store: store.account_of("browser 7"),
    "is_program": lambda store: store.is_program("browser 7"),
    "public_account": lambda store: store.public_account("public 500"),
    "make_account": lambda store: store.make_account("key 9", ACCOUNT, "Firefox", PASSKEY, "code"),
    "sign_in_by_code": lambda store: store.sign_in_by_code("key 10", "code", "Firefox"),
    "sign_in_by_passkey": lambda store: store.sign_in_by_passkey("key 11", PASSKEY, 1, "Firefox"),
    "renew_session": lambda store: store.renew_session("browser 8", "browser 8 anew"),
    "sessions": lambda store: store.sessions("owner 7"),
    "note_seen": lambda store: store.note_seen("browser 7"),
    "end_session": lambda store: store.end_session("owner 7", "program"),
    "end_other_sessions": lambda store: store.end_other_sessions("owner 7", "browser 7"),
    "carried": lambda store: store.carried("key 7"),
    "rename": lambda store: store.rename("owner 7", "Eve"),
    "publish": lambda store: store.publish("owner 7", "public 7"),
    "passkey": lambda store: store.passkey("passkey 7"),
    "passkeys": lambda store: store.passkeys("owner 7"),
    "remove_passkey": lambda store: store.remove_passkey("owner of one", "another"),
    "set_recovery": lambda store: store.set_recovery("owner 7", "code anew"),
    "add_challenge": lambda store: store.add_challenge("c1", "browser 7", "sign in", 0.5, 5.0),
    "take_challenge": lambda store: store.take_challenge("c1", "browser 7", "sign in", 1.0),
    "stored_about": lambda store: store.stored_about("key 12"),
    "erase": lambda store: store.erase("key 12", nobody, "scholar"),
    "say": lambda store: store.say("t7", 0, "Ann", "hello"),
    "talk": lambda store: store.talk("t7", 20),
    "shared_key": lambda store: NoticeStore(store).shared_key("vapid", "secret"),
    "settings": lambda store: NoticeStore(store).settings("key 7"),
    "to_be_confirmed": lambda store: NoticeStore(store).to_be_confirmed("c7"),
    "stop_mail": lambda store: NoticeStore(store).stop_mail("s7"),
    "change_settings": lambda store: NoticeStore(store).change_settings("key 7", quiet=True),
    "subscriptions": lambda store: NoticeStore(store).subscriptions("key 7"),
    "subscribe": lambda store: NoticeStore(store).subscribe(
        Subscription("p", "key 7", "https://a.b", "p", "a", "", 1.0)
    ),
    "unsubscribe": lambda store: NoticeStore(store).unsubscribe("push 8", "key 8"),
    "add": lambda store: NoticeStore(store).add(TEST_NOTICE, "key 7"),
    "replace": lambda store: NoticeStore(store).replace(TEST_NOTICE, "key 7", quiet=True),
    "claim": lambda store: NoticeStore(store).claim(),
    "postpone": lambda store: NoticeStore(store).postpone(9, 5.0, 1),
    "drop": lambda store: NoticeStore(store).drop(9),
    "expired": lambda store: TimeStore(store).expired(100, ["t1", "t2"]),
    "step_in": lambda store: TimeStore(store).step_in("t16", 0, "scholar", 1),
    "come_back": lambda store: TimeStore(store).come_back("t16", 0),
    "note_here": lambda store: TimeStore(store).note_here("t7", 0),
    "beat": lambda store: (TimeStore(store).beat(), store_of(store, 1000.0).beat()),
    "tell": lambda store: store.tell(["hello"]),
    "usage": lambda store: store.usage("key 7", 0.5),
    "bans": lambda store: store.bans(),
    "reported": lambda store: store.reported("key 7", "t7", 0.5),
}
NO_QUERY_FOR_THE_HOST: Final = {"ban"}
READS_ALL: Final = {"counts", "database_bytes"}
"""What whoever runs a server asks for now and then, about everything."""
FOR_THE_HOST: Final[dict[str, Callable[[Administration], object]]] = {
    "find": lambda store: (
        store.find(TableFilter(), 10),
        store.find(TableFilter(id="t7"), 10),
        store.find(TableFilter(name="p 7"), 10),
        store.find(TableFilter(owner="key 7", phase=OPEN), 10),
        store.find(TableFilter(kind=PUZZLE, before=0.01), 10),
    ),
    "file": lambda store: store.file("t7"),
    "hide": lambda store: store.hide("t7", True),
    "delete": lambda store: store.delete(["t7", "t8"]),
    "prune": lambda store: list(store.prune(TableFilter(before=0.001))),
    "to_prune": lambda store: store.to_prune(TableFilter(before=0.001)),
    "rename_seat": lambda store: store.rename_seat(there(store, "t107"), 0, "Eve", [(1, "Eve")]),
    "unban": lambda store: store.unban(7),
    "reports": lambda store: store.reports(50),
    "close_report": lambda store: store.close_report(7),
}


def there(store: Store, table_id: str) -> TableInfo:
    """A table that there is."""
    found = store.table(table_id)
    assert found is not None
    return found


def browser_of(owner: str) -> Subscription:
    """A browser that is told."""
    return Subscription(f"push {owner}", owner, "https://push.example.org/", "point", "secret", "", 1.0)


def store_of(store: Store, ahead: float) -> TimeStore:
    """The same database, so many seconds later."""
    return TimeStore(Store(store._engine, lambda: store.now() + ahead))


def fill(connection: Connection) -> None:
    """Many tables of every kind; few are listed, few wait for bots, few are puzzles."""
    draw = random.Random(1)
    tables: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    keys, lines = [], []
    for number in range(TABLES):
        name, phase = f"t{number}", (OPEN, PLAYING, OVER)[number % 3 if number % 9 else 0]
        tables.append(
            {
                **{"id": name, "kind": FRIENDS if number % 500 != 499 else PUZZLE, "phase": phase},
                **{"created": 1.0, "changed": draw.random()},
                **{"version": 1, "length": 0, "setup": SETUP, "listed": number % 100 == 0, "watched": True},
                **{"talking": False, "arranged": False, "asked": None, "waits_for_bot": number % 300 == 1},
                **{"leased": 0.0, "turn": 0, "result": None, "undo": None, "successor": None, "invite": f"to {name}"},
                **{
                    "deadline": 4e9 if number % 300 == 16 else None,
                    "waiting_since": 1.0,
                    "asked": 0 if number == 16 else None,
                    "owner": f"key {number}",
                },
            }
        )
        for seat in (0, 1):
            seats.append(
                {
                    **{"table_id": name, "number": seat, "name": f"p {number}", "bot": None, "taken": seat == 0},
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
    people(connection)
    told(connection)
    reviews = [{"table_id": f"t{number}", "seat": 0, "review": {}} for number in range(100, 2000)]
    connection.execute(insert(ReviewRow), reviews)
    bans = [{"owner": f"key {number}", "reason": "", "made": 1.0, "until": 2.0} for number in range(TABLES)]
    connection.execute(insert(BanRow), bans)
    reported = [{"table_id": f"t{number}", "owner": f"key {number}", "at": 1.0} for number in range(TABLES)]
    closed = [each | {"reason": "rude", "closed": 2.0 + at} for at, each in enumerate(reported)]
    connection.execute(insert(ReportRow), closed)


def people(connection: Connection) -> None:
    """Many accounts, each with a browser, a passkey, a result and a rating; few are listed."""
    accounts, sessions, passkeys, results, ratings = (list[dict[str, Any]]() for _ in range(5))
    for number in range(TABLES):
        owner: dict[str, Any] = {"owner": f"owner {number}"}
        public = f"public {number}" if number % 500 == 0 else None
        accounts.append(owner | {"name": "p", "made": 1.0, "recovery": f"code {number}", "public": public})
        here = {"device": "", "kind": BROWSER, "made": 1.0, "seen": 1.0}
        sessions.append(owner | here | {"hash": f"browser {number}"})
        about = {"host": "splay.test", "name": "p", "public_key": "key", "uses": 0, "made": 1.0}
        passkeys.append(owner | about | {"id": f"passkey {number}"})
        won = {name: getattr(RESULT, name) for name in SeatResult.__slots__ if name != "side"}
        results.append(won | owner | {"table_id": f"old {number}", "ended": 1.0})
        ratings.append({"player": f"owner {number}", "edition": 4, "players": 2, "mu": 25.0, "sigma": 8.0, "games": 1})
    rows: dict[Any, list[dict[str, Any]]] = {
        AccountRow: accounts,
        SessionRow: sessions,
        PasskeyRow: passkeys,
        ResultRow: results,
        RatingRow: ratings,
    }
    for row, values in rows.items():
        connection.execute(insert(row), values)
    challenges = [
        {"challenge": f"c {n}", "browser": f"b {n}", "purpose": "make", "expires": 1.0 + n} for n in range(TABLES)
    ]
    connection.execute(insert(ChallengeRow), challenges)


def told(connection: Connection) -> None:
    """Many people who wish to hear of their turn."""
    owners = [f"key {number}" for number in range(0, TABLES, 2)]
    wishes = [asdict(NoticeSettings(owner, confirm=f"c{n}", stop=f"s{n}")) for n, owner in enumerate(owners)]
    connection.execute(insert(NoticeSettingsRow), wishes)
    browsers = [asdict(browser_of(owner)) for owner in owners]
    connection.execute(insert(PushRow), browsers)
    waiting = {"kind": TEST_NOTICE, "made": 1.0, "claimed": 0.0, "tries": 0}
    notices = [
        waiting | {"owner": owner, "due": 4e9 if n % 100 else 1.0, "table_id": f"t{n}"}
        for n, owner in enumerate(owners)
    ]
    connection.execute(insert(NoticeRow), notices)


@pytest.fixture
def store(database_url: str) -> Iterator[Administration]:
    """The database, opened as the person who runs a server does."""
    store = Administration(open_database(database_url))
    yield store
    store.close()


@pytest.fixture
def statements(store: Administration) -> Iterator[list[tuple[str, Any]]]:
    """Everything that the store asks of its database, which has very many tables."""
    with store._writing() as connection:
        fill(connection)
    with store._writing() as connection:
        connection.exec_driver_sql("ANALYZE")
    told: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        if statement.split()[0] in ("SELECT", "UPDATE", "DELETE") or ("INSERT" in statement and "SELECT" in statement):
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
    if plan.get("Relation Name") in ONE_ROW:
        return
    if kind == "Seq Scan" or ("Index" in kind and "Index Cond" not in plan):
        yield f"{kind} on {plan.get('Relation Name') or plan.get('Index Name')}"
    for inner in plan.get("Plans", ()):
        yield from _read_whole(inner)


def test_every_question_to_the_database_is_looked_at() -> None:
    own = {name: value for part in Store.__mro__[:-1] for name, value in vars(part).items()}
    public = {name for name, value in own.items() if callable(value) and not name.startswith("_")}
    of_times = {name for name, value in vars(TimeStore).items() if callable(value) and not name.startswith("_")}
    of_notices = {name for name, value in vars(NoticeStore).items() if callable(value) and not name.startswith("_")}
    assert public | of_times | of_notices == set(CALLS) | NO_QUERY
    public = {name for name, value in vars(Administration).items() if callable(value) and not name.startswith("_")}
    assert public == set(FOR_THE_HOST) | READS_ALL | NO_QUERY_FOR_THE_HOST


def test_every_query_finds_its_rows_by_an_index(store: Administration, statements: list[tuple[str, Any]]) -> None:
    whole = {}
    for name, call in [*CALLS.items(), *FOR_THE_HOST.items()]:
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
