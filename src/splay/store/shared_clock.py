"""A clock on which all servers of one database agree, whatever their own clocks say."""

import time
from collections.abc import Callable
from threading import Lock
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

COMPARED_EVERY: Final = 60.0
"""Seconds after which the own clock is compared with that of the database again."""
NOW: Final = text("SELECT EXTRACT(EPOCH FROM clock_timestamp())")


class SharedClock:
    """The seconds since 1970: on PostgreSQL by its clock, on SQLite, which has one host only, by that of the system.

    The database is asked once a minute; in between the own clock is believed to run as fast.
    """

    def __init__(self, engine: Engine, own: Callable[[], float] = time.time) -> None:
        self._engine = engine
        self._own = own
        self._is_shared = engine.dialect.name == "postgresql"
        self._ahead = 0.0
        self._compared: float | None = None
        self._lock = Lock()

    def __call__(self) -> float:
        """The time now."""
        if not self._is_shared:
            return self._own()
        monotonic = time.monotonic()
        with self._lock:
            is_due = self._compared is None or monotonic > self._compared + COMPARED_EVERY
            if is_due:
                self._compared = monotonic  # whatever comes of it: others need not wait
        if is_due:
            self._compare()
        return self._own() + self._ahead

    def _compare(self) -> None:
        try:
            before = self._own()
            with self._engine.connect() as connection:
                theirs = float(connection.execute(NOW).scalar_one())
            self._ahead = theirs - (before + self._own()) / 2
        except (SQLAlchemyError, OSError):
            return  # what was found before still holds
