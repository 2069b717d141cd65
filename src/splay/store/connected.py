"""A database as the store uses it: reading, and writing in turn, one transaction each."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as QueueTimeout

from splay.errors import SplayError
from splay.store.database import WAIT_SECONDS
from splay.store.models import TableRow
from splay.store.news import Listener, TableChange
from splay.store.news_lines import news_of
from splay.store.queries import TABLE
from splay.store.shared_clock import SharedClock


class Conflict(SplayError):
    """Another change was first; nothing was stored."""


def holds_still(connection: Connection, *keys: str, alone: bool = False) -> None:
    """See that these secrets (by their hashes) go over to no account until this transaction ends.

    Args:
        connection: the transaction.
        keys: the hashes.
        alone: whether others wait that only want the same; for whoever lets them go over.
    """
    if connection.dialect.name == "postgresql":  # SQLite allows one write at a time
        lock = "pg_advisory_xact_lock" if alone else "pg_advisory_xact_lock_shared"
        for key in sorted(keys):
            connection.execute(text(f"SELECT {lock}(hashtextextended(:key, 7752962))"), {"key": key})


class Connected:
    """What all parts of the store share: the database, and transactions on it."""

    def __init__(self, engine: Engine, clock: Callable[[], float] | None = None) -> None:
        """Open nothing yet.

        Args:
            engine: the database.
            clock: the seconds since 1970 by which players' time is counted; by default all servers of one database
                agree on them.
        """
        self._engine = engine
        self.now = clock or SharedClock(engine)
        # SQLite allows one write at a time, and the others retry now and then; in a queue they wait less.
        is_sqlite = engine.dialect.name == "sqlite"
        self._turn = Lock() if is_sqlite else None
        self._at_once: dict[str, Any] = {"begins": False} if is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._news = news_of(engine)
        self.on_wait: Callable[[float], None] = lambda seconds: None
        """Told of every write how many seconds it has waited for others in this process."""

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _looking(self) -> Iterator[Connection]:
        """A connection for one query, which needs no transaction of its own."""
        with self._engine.connect().execution_options(**self._at_once) as connection:
            yield connection

    @contextmanager
    def _writing(self, lasts: bool = True) -> Iterator[Connection]:
        """A transaction that is committed unless an error is raised.

        Args:
            lasts: whether it must be on disk then, so that what is acknowledged survives a power cut.

        Raises:
            sqlalchemy.exc.TimeoutError: the writes before it have taken too long.
        """
        changes: list[TableChange] = []
        with self._in_turn() as patience:
            options = {"writes": True, "lasts": lasts, "patience": patience, "changes": changes}
            with self._engine.connect().execution_options(**options) as connection, connection.begin():
                if not lasts and connection.dialect.name == "postgresql":
                    connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
                yield connection
                self._news.tell(connection, changes)
        self._news.told(changes)

    @contextmanager
    def _in_turn(self) -> Iterator[float]:
        """Wait for the writes before this one; yields how many seconds it may then still wait for another program's."""
        began = time.monotonic()
        until = began + WAIT_SECONDS
        if self._turn is not None and not self._turn.acquire(timeout=WAIT_SECONDS):
            raise QueueTimeout("too many writes are waiting for the database")
        try:
            self.on_wait(time.monotonic() - began)
            yield max(0.0, until - time.monotonic())
        finally:
            if self._turn is not None:
                self._turn.release()

    def is_there(self) -> bool:
        """Whether the database answers; it may take as long as any other wait for it."""
        try:
            with self._reading() as connection:
                connection.execute(TABLE, {"table": ""}).first()
        except (SQLAlchemyError, OSError):
            return False
        return True

    def close(self) -> None:
        """Close the database."""
        self._news.stop()
        self._engine.dispose()

    # -- changes -------------------------------------------------------------------

    @staticmethod
    def _change(connection: Connection, table_id: str, only_if: Mapping[str, Any], values: Mapping[str, Any]) -> int:
        """Change a row, and return its new version."""
        query = update(TableRow).where(TableRow.id == table_id)
        for name, value in only_if.items():
            query = query.where(getattr(TableRow, name) == value)
        changes = {"version": TableRow.version + 1, "changed": time.time(), **values}
        version: int | None = connection.execute(query.values(changes).returning(TableRow.version)).scalar()
        if version is None:
            raise Conflict("table {table} has changed meanwhile", table=table_id)
        waits_for_bot = bool(values.get("waits_for_bot")) and values.get("leased") == 0.0
        note(connection, TableChange(table_id, version, waits_for_bot))
        return version

    # -- news ----------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Tell somebody, from now on, of every change that is stored by any process; see `news`."""
        self._news.listen(listener)

    def tell(self, words: Sequence[str]) -> None:
        """Say something to all other processes that listen, in order; nothing of it is stored for long."""
        with self._writing(lasts=False) as connection:
            self._news.tell(connection, (), words)


def note(connection: Connection, *changes: TableChange) -> None:
    """Note what is to be told to all who listen when this transaction is committed."""
    connection.get_execution_options()["changes"].extend(changes)
