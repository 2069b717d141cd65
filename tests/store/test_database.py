"""Opening databases: the schema is that of the models, several may start at once, refusals say why."""

import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, event, inspect
from sqlalchemy.exc import OperationalError

import splay.store
from databases import OpenStore
from splay.store import Store, open_database
from splay.store.database import OLDEST, DatabaseError
from splay.store.models import Base
from store.rows import ANN_IS_ASKED, pick, table


@pytest.fixture
def database_url(new_database_url: str) -> str:
    """Here the schema is made by whoever opens it."""
    return new_database_url


def test_the_migrations_make_what_the_models_say(database_url: str) -> None:
    engine = open_database(database_url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_what_was_stored_is_there_when_it_is_opened_again(open_store: OpenStore) -> None:
    open_store().add_table(table())
    assert open_store().table("one") is not None


def test_a_table_of_the_first_schema_is_kept_with_its_seats(database_url: str, open_store: OpenStore) -> None:
    open_store().add_table(table())
    engine = open_database(database_url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(splay.store.__file__).with_name("migrations")))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        assert "arranged" not in {column["name"] for column in inspect(connection).get_columns("tables")}
    engine.dispose()
    kept = open_store().table("one")
    assert kept is not None
    assert [seat.name for seat in kept.seats] == ["ann", "Player 2"]
    assert not kept.arranged


def test_several_servers_may_start_at_once_on_an_empty_database(open_store: OpenStore) -> None:
    def opened(number: int) -> Store:
        store = open_store()
        store.add_table(table(f"table {number}"))
        return store

    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(opened, range(4)))
    assert all(store.table(f"table {number}") for store in stores for number in range(4))


def made_by_a_newer_splay(engine: Engine, oldest: str | None) -> None:
    """The schema of a version that does not exist yet, and who can use it besides."""
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN later TEXT")
        if oldest is None:
            connection.exec_driver_sql("DROP TABLE schema")
        else:
            connection.exec_driver_sql(f"UPDATE schema SET oldest = '{oldest}'")


@pytest.mark.parametrize("oldest", [None, "9998"])
def test_a_database_of_a_newer_splay_is_refused_and_left_as_it_is(database_url: str, oldest: str | None) -> None:
    engine = open_database(database_url)
    made_by_a_newer_splay(engine, oldest)
    with pytest.raises(DatabaseError, match=r"a newer Splay \(.*9999.*\): start that one, or name another database"):
        open_database(database_url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9999"
    engine.dispose()


def test_a_database_of_the_next_version_can_be_used_where_that_leaves_room_for_this_one(database_url: str) -> None:
    engine = open_database(database_url)
    made_by_a_newer_splay(engine, OLDEST)
    store = Store(open_database(database_url))
    store.add_table(table())
    store.append("one", [pick(1)], ANN_IS_ASKED)
    assert [each.option for each in store.entries("one")] == ["draw"]
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9999"
        assert connection.exec_driver_sql("SELECT oldest FROM schema").scalar() == OLDEST
    store.close()
    engine.dispose()


def test_it_is_noted_anew_who_can_use_the_schema(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(database_url).dispose()
    monkeypatch.setattr("splay.store.database.OLDEST", "later")
    engine = open_database(database_url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT oldest FROM schema").fetchall() == [("later",)]
    engine.dispose()


# -- migrations only add -----------------------------------------------------------------

SINCE: Final = "0006"
"""Later migrations only add: servers of the version before go on while the schema changes, until `OLDEST` rises."""
MADE: Final = re.compile(r"CREATE TABLE (\w+)")
ADDS: Final = re.compile(
    r"(INSERT INTO|UPDATE|DELETE FROM) alembic_version |CREATE INDEX |ALTER TABLE \w+ ADD COLUMN (?P<column>.*)"
)
FILLS: Final = re.compile(r"INSERT INTO (\w+)|CREATE UNIQUE INDEX \w+ ON (\w+)")


def faults_of(statements: Iterable[str]) -> list[str]:
    """What a server that does not know of these changes could stumble over."""
    faults = []
    made: set[str] = set()
    for statement in (" ".join(each.split()) for each in statements):
        if found := MADE.match(statement):
            made.add(found[1])
        elif found := ADDS.match(statement):
            column = found["column"] or ""
            if "NOT NULL" in column and "DEFAULT" not in column:
                faults.append(f"what is stored without this column is refused: {statement}")
        elif not ((found := FILLS.match(statement)) and made.intersection(found.groups())):
            faults.append(f"this does not only add: {statement}")
    return faults


def test_migrations_only_add_what_earlier_servers_need_not_know(database_url: str) -> None:
    engine = open_database(database_url)
    told: list[str] = []
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(splay.store.__file__).with_name("migrations")))
        config.attributes["connection"] = connection
        command.downgrade(config, SINCE)
        event.listen(connection, "before_cursor_execute", lambda *said: told.append(said[2]))
        command.upgrade(config, "head")
    engine.dispose()
    changes = [statement.strip() for statement in told if not statement.lstrip().startswith(("SELECT", "PRAGMA"))]
    assert len(changes) > 1
    assert faults_of(changes) == []


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE seats",
        "ALTER TABLE seats DROP COLUMN bot",
        "ALTER TABLE seats RENAME COLUMN bot TO robot",
        "ALTER TABLE seats ALTER COLUMN bot SET NOT NULL",
        "ALTER TABLE seats ADD CONSTRAINT one UNIQUE (name)",
        "CREATE UNIQUE INDEX one ON seats (name)",
        "ALTER TABLE seats\nADD COLUMN owner VARCHAR(64) NOT NULL",
        "UPDATE seats SET name = ''",
        "INSERT INTO seats (name) VALUES ('')",
    ],
)
def test_a_migration_that_earlier_servers_stumble_over_is_noticed(statement: str) -> None:
    assert len(faults_of([statement])) == 1


def test_what_earlier_servers_do_not_see_may_be_anything() -> None:
    columns = ("NULL", "BOOLEAN DEFAULT false NOT NULL", "VARCHAR(64)")
    assert not faults_of(f"ALTER TABLE seats ADD COLUMN owner {more}" for more in columns)
    assert not faults_of(["\nCREATE TABLE people (name TEXT)", "CREATE UNIQUE INDEX x ON people (name)"])
    assert not faults_of(["CREATE TABLE people (name TEXT)", "INSERT INTO people SELECT name FROM seats"])


def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    open_database(f"sqlite:///{tmp_path}/new/folder/splay.sqlite3").dispose()
    assert (tmp_path / "new" / "folder" / "splay.sqlite3").exists()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("nonsense", "Could not parse"),
        ("oracle://nowhere/x", "cannot be opened"),
        ("postgresql://ann:secret@127.0.0.1:1/x?connect_timeout=2", "127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_with_the_reason(url: str, why: str) -> None:
    with pytest.raises(DatabaseError, match=why) as refusal:
        open_database(url)
    assert "secret" not in str(refusal.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100, encoding="utf-8")
    with pytest.raises(DatabaseError, match="not a database"):
        open_database(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8").startswith("Dear Ann")


def test_nothing_is_stored_in_a_file_that_was_deleted(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(open_database(sqlite_url))
    store.add_table(table())
    for file in tmp_path.iterdir():
        file.unlink()
    with pytest.raises(OperationalError):
        store.add_table(table("two"))
    store.close()
