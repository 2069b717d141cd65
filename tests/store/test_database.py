"""Opening databases: the schema is that of the models, several may start at once, refusals say why."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect
from sqlalchemy.exc import OperationalError

import splay.store
from databases import OpenStore
from splay.store import Store, open_database
from splay.store.database import DatabaseError
from splay.store.models import Base
from store.rows import table


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


def test_a_database_of_a_newer_splay_is_refused_and_left_as_it_is(database_url: str) -> None:
    engine = open_database(database_url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match=r"a newer Splay \(.*9999.*\): start that one, or name another database"):
        open_database(database_url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9999"
    engine.dispose()


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
