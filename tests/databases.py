"""Databases for tests: a file of SQLite, and a real PostgreSQL server that is started once for all of them."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
import pytest

from patience import PATIENCE
from splay.store import Store, open_database

OpenStore = Callable[[], Store]
NUMBERS = count(1)


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


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database; each test runs once for every kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/splay.sqlite3"
    conninfo = request.getfixturevalue("postgresql")
    name = f"test{next(NUMBERS)}"
    with psycopg.connect(conninfo, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    folder = dict(word.split("=") for word in conninfo.split())["host"]
    return f"postgresql://splay@/{name}?host={folder}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an empty database, for tests to which the kind makes no difference."""
    return f"sqlite:///{tmp_path}/splay.sqlite3"


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
