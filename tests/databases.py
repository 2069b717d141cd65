"""Databases for tests: a file of SQLite, and a real PostgreSQL server that is started once for all of them.

The schema is made once; each test gets a copy, or what the one before it has left is taken away.
"""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import psycopg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event

from patience import PATIENCE
from splay.store import Store, open_database
from splay.store.models import Base

OpenStore = Callable[[], Store]
NUMBERS = count(1)


@event.listens_for(Engine, "before_cursor_execute", retval=True)
def _waits_for_no_disk(*said: Any) -> tuple[str, Any]:
    """No test pulls the plug, so none need wait until everything is on the disk; processes of their own still do."""
    _, _, statement, parameters, _, _ = said
    return statement.replace("PRAGMA synchronous=FULL", "PRAGMA synchronous=OFF"), parameters


_read = ScriptDirectory.from_config


@cache
def _migrations(folder: str | None) -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(folder))
    return _read(config)


def _read_once(config: Config) -> ScriptDirectory:
    """The migrations stay what they are while tests run; reading them took most of the time to open a database."""
    return _migrations(config.get_main_option("script_location"))


pytest.MonkeyPatch().setattr(ScriptDirectory, "from_config", _read_once)


@cache
def _empty_file() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "splay.sqlite3"
        open_database(f"sqlite:///{file}").dispose()
        return file.read_bytes()


def prepared_file(folder: Path) -> str:
    """The URL of a database in a folder, its schema up to date: the one that is there, or an empty one."""
    file = folder / "splay.sqlite3"
    if not file.exists():
        file.write_bytes(_empty_file())
    return f"sqlite:///{file}"


def program(name: str) -> str:
    """A program of PostgreSQL, the latest that is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which(name)
    assert path, f"the tests need PostgreSQL ({name}): on Debian, apt-get install postgresql"
    return path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A server with a folder of its own; the connection string of its first database."""
    folder = Path(mkdtemp(prefix="splay-postgresql-"))
    # It refuses to run as root, so root lets Debian's user for it do so.
    someone: dict[str, Any] = {}
    if os.geteuid() == 0:
        someone = {"user": "postgres", "group": "postgres", "extra_groups": []}
        shutil.chown(folder, "postgres", "postgres")
    data = folder / "data"
    make = [
        program("initdb"),
        "-D",
        str(data),
        "-U",
        "splay",
        "--auth=trust",
        "--no-sync",
        "--encoding=UTF8",
        "--locale=C",
    ]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **someone)
    quick = [word for option in ("fsync=off", "full_page_writes=off", "listen_addresses=") for word in ("-c", option)]
    server = subprocess.Popen(
        [program("postgres"), "-D", data, "-k", folder, *quick], cwd=folder, stderr=subprocess.DEVNULL, **someone
    )
    try:
        conninfo = f"host={folder} user=splay dbname=postgres"
        _wait_for(server, conninfo)
        yield conninfo
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing in it is needed any more
        server.wait()
        shutil.rmtree(folder)


def _wait_for(server: subprocess.Popen[bytes], conninfo: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert server.poll() is None, "PostgreSQL has not started"
        try:
            psycopg.connect(conninfo).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("PostgreSQL does not answer")


def _new_database(conninfo: str) -> tuple[str, str]:
    """Another database of the server: its connection string and its URL."""
    name = f"test{next(NUMBERS)}"
    with psycopg.connect(conninfo, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    folder = dict(word.split("=") for word in conninfo.split())["host"]
    return conninfo.replace("dbname=postgres", f"dbname={name}"), f"postgresql://splay@/{name}?host={folder}"


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without any tables; each test runs once for every kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/splay.sqlite3"
    return _new_database(request.getfixturevalue("postgresql"))[1]


@pytest.fixture(scope="session")
def prepared_postgresql(postgresql: str) -> tuple[str, str]:
    """A database whose schema is up to date: its connection string and its URL."""
    conninfo, url = _new_database(postgresql)
    open_database(url).dispose()
    return conninfo, url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, its schema up to date; each test runs once for every kind."""
    if request.param == "sqlite":
        return prepared_file(tmp_path)
    conninfo, url = request.getfixturevalue("prepared_postgresql")
    with psycopg.connect(conninfo, autocommit=True) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        connection.execute(f"{others} AND pid <> pg_backend_pid()")
        # To truncate the tables takes longer than most tests: that makes new files of all of them.
        connection.execute("; ".join(f"DELETE FROM {table.name}" for table in reversed(Base.metadata.sorted_tables)))
        connection.execute("SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'")
    return str(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an empty database, for tests to which the kind makes no difference."""
    return prepared_file(tmp_path)


@pytest.fixture
def open_store(database_url: str) -> Iterator[OpenStore]:
    """Opens the database once more, the way another process would."""
    yield from _opening(database_url)


@pytest.fixture
def store(open_store: OpenStore) -> Store:
    """The database, opened."""
    return open_store()


def _opening(url: str) -> Iterator[OpenStore]:
    stores = []

    def opened() -> Store:
        stores.append(Store(open_database(url)))
        return stores[-1]

    yield opened
    for store in stores:
        store.close()
