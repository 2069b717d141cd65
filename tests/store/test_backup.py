"""A backup made while people play, restored to a database of either kind."""

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, select

from host.people import against_bot, begin, from_afar, live, pick
from splay.host import Host
from splay.store import Store, open_database
from splay.store.backup import AT_ONCE, BackupError, back_up, restore
from splay.store.models import PASSING, Base, EntryRow, TableRow, TalkRow


def rows(engine: Engine) -> dict[str, list[Any]]:
    """Everything that is stored about games."""
    with engine.connect() as connection, connection.begin():
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in Base.metadata.sorted_tables
            if table.name not in PASSING
        }


def filled(engine: Engine) -> Host:
    """Two tables, picks, talk."""
    store = Store(engine)
    host = Host(store)
    for table in (against_bot(host), from_afar(host)):
        begin(host, table)
        for _ in range(4):
            pick(host, table)
        store.say(table.id, 0, "Ann", "Привіт, «Ada»\n\u2028…")
    return host


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    """A database of either kind, with nothing in it yet."""
    opened = open_database(database_url)
    yield opened
    opened.dispose()


@pytest.fixture
def file_engine(sqlite_url: str) -> Iterator[Engine]:
    """The same, where the kind makes no difference."""
    opened = open_database(sqlite_url)
    yield opened
    opened.dispose()


@pytest.fixture
def empty(tmp_path: Path) -> Engine:
    """Another database, with nothing in it."""
    return open_database(f"sqlite:///{tmp_path}/restored.sqlite3")


def test_all_that_is_stored_comes_back_on_the_same_kind_and_on_the_other(
    engine: Engine, database_url: str, empty: Engine, new_database_url: str, tmp_path: Path
) -> None:
    host = filled(engine)
    file = tmp_path / "splay.backup.gz"
    counts = back_up(engine, file)
    assert counts["tables"] == 2
    assert counts["talk"] == 2
    others = [] if new_database_url == database_url else [open_database(new_database_url)]
    for there in (empty, *others):
        assert restore(there, file) == counts
        assert rows(there) == rows(engine)
        again = Host(Store(there))
        for table in map(host.table, [row[0] for row in rows(engine)["tables"]]):
            assert live(again, table).game == live(host, table).game
            again.store.say(table.id, None, "Eve", "after it")
            pick(again, table)
        there.dispose()


def test_a_backup_made_while_people_play_holds_one_moment(engine: Engine, tmp_path: Path) -> None:
    host = filled(engine)
    table = against_bot(host)
    begin(host, table)
    stop = threading.Event()

    def play() -> None:
        while not stop.is_set() and live(host, table).game.decision is not None:
            pick(host, table)

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(3):
            back_up(engine, tmp_path / f"{number}.gz")
    finally:
        stop.set()
        player.join()
    for number in range(3):
        there = open_database(f"sqlite:///{tmp_path}/{number}.sqlite3")
        restore(there, tmp_path / f"{number}.gz")
        with there.connect() as connection, connection.begin():
            for id_, length in connection.execute(select(TableRow.id, TableRow.length)):
                of_table = select(func.count()).where(EntryRow.table_id == id_)
                assert connection.scalar(of_table) == length, "the table and its picks are of one moment"
        there.dispose()


def damaged(file: Path, change: Callable[[list[str]], list[str]]) -> Path:
    """A copy of a backup with other lines."""
    lines = gzip.decompress(file.read_bytes()).decode().split("\n")[:-1]
    copy = file.with_name("damaged.gz")
    copy.write_bytes(gzip.compress("\n".join(change(lines)).encode()))
    return copy


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[:-1], "its end is missing"),
        (lambda lines: [*lines[:3], *lines[4:]], "its end is missing"),
        (lambda lines: [*lines[:3], lines[3][:20]], "damaged"),
        (lambda lines: ["{}", *lines[1:]], "no backup of Splay"),
        (lambda lines: [], "no backup of Splay"),
        (lambda lines: [json.dumps(json.loads(lines[0]) | {"schema": "9999"}), *lines[1:]], "the schema 9999"),
        (lambda lines: [*lines[:2], lines[1], *lines[2:]], "cannot be written"),
    ],
)
def test_what_is_damaged_or_not_ours_is_refused_and_nothing_is_changed(
    file_engine: Engine, empty: Engine, tmp_path: Path, change: Callable[[list[str]], list[str]], why: str
) -> None:
    filled(file_engine)
    file = tmp_path / "splay.backup.gz"
    back_up(file_engine, file)
    with pytest.raises(BackupError, match=why):
        restore(empty, damaged(file, change))
    assert not any(rows(empty).values())
    assert restore(empty, file)


def test_a_database_that_holds_something_is_never_overwritten(file_engine: Engine, tmp_path: Path) -> None:
    filled(file_engine)
    file = tmp_path / "splay.backup.gz"
    back_up(file_engine, file)
    before = rows(file_engine)
    with pytest.raises(BackupError, match="not empty"):
        restore(file_engine, file)
    assert rows(file_engine) == before


def test_a_backup_that_fails_leaves_the_one_before(file_engine: Engine, tmp_path: Path, monkeypatch: Any) -> None:
    filled(file_engine)
    file = tmp_path / "splay.backup.gz"
    back_up(file_engine, file)
    before = file.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("splay.store.backup._line", full)
    with pytest.raises(OSError, match="No space"):
        back_up(file_engine, file)
    assert file.read_bytes() == before
    assert sorted(each.suffix for each in tmp_path.iterdir() if "backup" in each.name) == [".gz"]


def test_many_rows_are_written_in_pieces(file_engine: Engine, empty: Engine, tmp_path: Path) -> None:
    table = against_bot(Host(Store(file_engine)))
    count = 2 * AT_ONCE + 1
    with file_engine.connect().execution_options(writes=True) as connection, connection.begin():
        lines = [{"table_id": table.id, "seat": 0, "name": "Ann", "text": str(n), "at": 0.5} for n in range(count)]
        connection.execute(TalkRow.__table__.insert(), lines)  # type: ignore[attr-defined]
    back_up(file_engine, tmp_path / "many.gz")
    assert restore(empty, tmp_path / "many.gz")["talk"] == count
    assert rows(empty) == rows(file_engine)
