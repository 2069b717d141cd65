"""No wait for a database goes on forever: each ends in its time, with an error that pages turn into 503."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as QueueTimeout

from databases import OpenStore, prepared_file
from patience import PATIENCE
from splay.store import Store, open_database
from store.rows import table

SHORT = 0.3
LONG = 30.0
"""Far longer than a wait should take here, and far shorter than any took without limits."""


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.store.database.WAIT_SECONDS", SHORT)
    monkeypatch.setattr("splay.store.connected.WAIT_SECONDS", SHORT)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes in a file of SQLite, and takes its time."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_all_writes_that_wait_for_another_program_have_one_deadline(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(open_database(sqlite_url))
    store.add_table(table())
    refused = []

    def write() -> None:
        with pytest.raises((OperationalError, QueueTimeout)) as error:
            store.say("one", 0, "Ann", "hello")
        refused.append(error.type)

    began = monotonic()
    with locked(tmp_path / "splay.sqlite3"):
        writers = [Thread(target=write) for _ in range(12)]
        for writer in writers:
            writer.start()
        assert store.table("one") is not None  # reading goes on
        for writer in writers:
            writer.join(LONG)
    assert len(refused) == 12
    assert monotonic() - began < LONG
    store.say("one", 0, "Ann", "hello")
    assert len(store.talk("one", 20)) == 1
    store.close()


def test_a_write_does_not_wait_for_its_turn_forever(sqlite_url: str) -> None:
    store = Store(open_database(sqlite_url))
    holds, may_go = Event(), Event()

    def hold() -> None:
        with store._in_turn():
            holds.set()
            may_go.wait(PATIENCE)

    holder = Thread(target=hold)
    holder.start()
    assert holds.wait(PATIENCE)
    with pytest.raises(QueueTimeout):
        store.add_table(table())
    may_go.set()
    holder.join()
    store.add_table(table())
    store.close()


def test_a_statement_that_takes_too_long_is_ended(prepared_postgresql: tuple[str, str]) -> None:
    engine = open_database(prepared_postgresql[1])
    for _ in range(2):
        with engine.connect() as connection, pytest.raises(OperationalError):
            connection.exec_driver_sql("SELECT pg_sleep(1000)")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT 1").scalar() == 1
    engine.dispose()


@contextmanager
def standing_still(conninfo: str, with_all: bool) -> Iterator[None]:
    """The processes that serve our connections stand still; with all: the one that takes new connections as well."""
    with psycopg.connect(conninfo) as other:
        found = other.execute("SELECT pid FROM pg_stat_activity WHERE datname = current_database()").fetchall()
        pids = [pid for (pid,) in found if pid != other.info.backend_pid]
    assert pids
    if with_all:
        told = Path(f"/proc/{pids[0]}/status").read_text(encoding="utf-8")
        pids.append(int(told.partition("PPid:")[2].split()[0]))
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_server_that_stands_still_is_not_waited_for(prepared_postgresql: tuple[str, str]) -> None:
    conninfo, url = prepared_postgresql
    store = Store(open_database(url))
    try:
        assert store.is_there()
        with standing_still(conninfo, with_all=False):
            assert store.is_there()  # over a new connection
        with standing_still(conninfo, with_all=True):
            began = monotonic()
            with pytest.raises(OperationalError):
                store.table("one")
            assert not store.is_there()
            assert monotonic() - began < LONG
        assert store.is_there()
    finally:
        store.close()


def test_there_is_no_waiting_for_a_connection_either(open_store: OpenStore) -> None:
    store = open_store()
    engine = store._engine
    most = engine.pool.size() + engine.pool._max_overflow  # type: ignore[attr-defined]
    held = [engine.connect() for _ in range(most)]
    with pytest.raises(QueueTimeout):
        engine.connect()
    for connection in held:
        connection.close()
    assert store.is_there()


def test_a_file_that_was_deleted_is_not_made_anew_and_works_when_it_is_back(tmp_path: Path) -> None:
    store = Store(open_database(prepared_file(tmp_path)))
    store.add_table(table())
    store._engine.dispose()  # writes everything into the one file
    file, elsewhere = tmp_path / "splay.sqlite3", tmp_path / "elsewhere"
    file.rename(elsewhere)
    for _ in range(2):
        with pytest.raises(OperationalError, match="is gone"):
            store.table("one")
        assert not store.is_there()
    assert not file.exists()
    elsewhere.rename(file)
    assert store.is_there()
    assert store.table("one") is not None
    store.close()
