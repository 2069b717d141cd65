"""Opening a database and bringing its schema up to date."""

import math
import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, make_url, select, update
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from splay.errors import SplayError
from splay.store.models import SchemaRow

WAIT_SECONDS: Final = 5.0
"""How many seconds anything waits for a database: for a connection, for the writes before it, for an answer."""
UPGRADE_SECONDS: Final = 600.0
"""How long the schema may take to be brought up to date, once, when a server starts."""
LOG_PATIENCE: Final = 500
"""Milliseconds for which writing stands still at most while the log of SQLite is emptied."""
OLDEST: Final = "0007"
"""The first revision of the schema whose servers can use the present one.

Migrations only add, so servers of the version before go on while those of the next one start.  This rises when
something is taken away that no version in use needs any more.
"""


class DatabaseError(SplayError):
    """A database that cannot be opened or brought up to date."""


def open_database(url: str, must_exist: bool = False) -> Engine:
    """The database at this URL, its schema up to date, or that of a later version which leaves room for this one.

    Args:
        url: ``sqlite:///FILE`` or ``postgresql+psycopg://...`` (``postgresql://`` means the same).
        must_exist: whether a file that is not there is refused, and not made.

    Raises:
        DatabaseError: it cannot be opened; the message says why.
    """
    try:
        if must_exist:
            _check_file(url)
        engine = _engine(url)
        try:
            patient = {"writes": True, "patience": UPGRADE_SECONDS}
            with engine.connect().execution_options(**patient) as connection, connection.begin():
                _upgrade(connection)
        except BaseException:
            engine.dispose()
            raise
    except CommandError as error:
        why = f"has been used by a newer Splay ({error}): start that one, or name another database"
        raise DatabaseError(f"the database {_shown(url)} {why}") from error
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        raise DatabaseError(f"the database {_shown(url)} cannot be opened: {error}") from error
    return engine


def _check_file(url: str) -> None:
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise FileNotFoundError(f"there is no file {parsed.database}")


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed.render_as_string(hide_password=False), parsed.database)
    waits = {"connect_timeout": max(2, round(WAIT_SECONDS))} if "connect_timeout" not in parsed.query else {}
    engine = create_engine(
        parsed,
        pool_pre_ping=True,
        pool_size=10,
        max_overflow=20,
        pool_timeout=WAIT_SECONDS,
        connect_args=waits,
        hide_parameters=True,  # errors are logged, and among the values are hashes, names and what was said
    )
    if engine.driver == "psycopg":
        from splay.store.postgresql import limit_waits  # only here, because it needs the driver

        limit_waits(engine, WAIT_SECONDS)
    return engine


def _shown(url: str) -> str:
    """A URL without its password."""
    try:
        return make_url(url).render_as_string()
    except ArgumentError:
        return repr(url)


def _sqlite(url: str, file: str | None) -> Engine:
    if file is None or file in ("", ":memory:"):
        raise DatabaseError("the database needs a file: one in memory would be lost with the server")
    path = Path(file).absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    waits = {"timeout": WAIT_SECONDS}
    engine = create_engine(url, connect_args=waits, pool_timeout=WAIT_SECONDS, hide_parameters=True)
    begun = path.exists()

    @event.listens_for(engine, "do_connect")
    def _connect(*_: object) -> None:
        # An empty file in place of one that was deleted would look like a server without any games.
        nonlocal begun
        if begun and not path.exists():
            raise sqlite3.OperationalError(f"the file {path} is gone: put it back")
        begun = True

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin only where we say so
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # what was deleted is overwritten, whatever the library's default
        record.info["file"] = _identity(path)

    @event.listens_for(engine, "checkout")
    def _check(_: object, record: ConnectionPoolEntry, __: object) -> None:
        # Anything written to a deleted or replaced file would never be read.
        if record.info["file"] != _identity(path):
            raise DisconnectionError("the file of the database is another one now")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A transaction that reads first and then writes would fail if another one wrote in between.
        options = connection.get_execution_options()
        if options.get("writes"):
            patience = math.ceil(10 * options.get("patience", WAIT_SECONDS)) * 100
            _set(connection, "synchronous", "FULL" if options.get("lasts", True) else "NORMAL")
            _set(connection, "busy_timeout", str(patience))
        if options.get("begins", True):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")

    return engine


def empty_log(engine: Engine) -> None:
    """Leave nothing that was deleted in the log beside a file of SQLite, if nobody reads from there for long."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect().execution_options(begins=False) as connection:
        _set(connection, "busy_timeout", str(LOG_PATIENCE))
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()


def _set(connection: Connection, name: str, value: str) -> None:
    """Set something for a connection, unless it is set already: asking for it takes as long as a query."""
    if connection.info.get(name) != value:
        connection.exec_driver_sql(f"PRAGMA {name}={value}")
        connection.info[name] = value


def _identity(path: Path) -> tuple[int, int] | None:
    """The identity of a file, whatever its name; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        driven: Any = connection.connection.driver_connection
        patience, driven.patience = driven.patience, UPGRADE_SECONDS
        connection.exec_driver_sql(f"SET LOCAL statement_timeout = {round(1000 * UPGRADE_SECONDS)}")
        # Several servers may start at once.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7752962)")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if not _leaves_room(connection, ScriptDirectory.from_config(config)):
        command.upgrade(config, "head")
        _note_oldest(connection)
    if connection.dialect.name == "postgresql":
        driven.patience = patience


def _leaves_room(connection: Connection, ours: ScriptDirectory) -> bool:
    """Whether the schema is that of a later version, which has noted that servers of this one can use it."""
    known = {each.revision for each in ours.walk_revisions()}
    there = MigrationContext.configure(connection).get_current_revision()
    if there is None or there in known or not inspect(connection).has_table(SchemaRow.__tablename__):
        return False
    return connection.execute(select(SchemaRow.oldest)).scalar() in known


def _note_oldest(connection: Connection) -> None:
    """Note for servers of earlier versions whether they can use the schema as it is now."""
    there = connection.execute(select(SchemaRow.oldest)).scalar()
    if there is None:
        connection.execute(insert(SchemaRow).values(id=1, oldest=OLDEST))
    elif there != OLDEST:
        connection.execute(update(SchemaRow).values(oldest=OLDEST))
