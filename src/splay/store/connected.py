"""A database as the store uses it: reading, and writing in turn, one transaction each."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as QueueTimeout

from splay.errors import SplayError
from splay.store.database import WAIT_SECONDS
from splay.store.queries import TABLE


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

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # SQLite allows one write at a time, and the others retry now and then; in a queue they wait less.
        self._turn = Lock() if engine.dialect.name == "sqlite" else None

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self, lasts: bool = True) -> Iterator[Connection]:
        """A transaction that is committed unless an error is raised.

        Args:
            lasts: whether it must be on disk then, so that what is acknowledged survives a power cut.

        Raises:
            sqlalchemy.exc.TimeoutError: the writes before it have taken too long.
        """
        with (
            self._in_turn() as patience,
            self._engine.connect().execution_options(writes=True, lasts=lasts, patience=patience) as connection,
            connection.begin(),
        ):
            if not lasts and connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            yield connection

    @contextmanager
    def _in_turn(self) -> Iterator[float]:
        """Wait for the writes before this one; yields how many seconds it may then still wait for another program's."""
        until = time.monotonic() + WAIT_SECONDS
        if self._turn is not None and not self._turn.acquire(timeout=WAIT_SECONDS):
            raise QueueTimeout("too many writes are waiting for the database")
        try:
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
        self._engine.dispose()
