"""News by a file of SQLite: a table in which processes write them, and which the others read when the file changes."""

from collections.abc import Sequence
from contextlib import closing
from threading import Event
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, insert, select

from splay.store.models import NewsRow
from splay.store.news import News

LOOK_SECONDS: Final = 0.2
"""How often it is looked whether another connection has changed the file, which reads nothing else of it."""
LOOKS: Final = 150
"""After so many the file is opened again, because it may be another one by now."""
KEPT: Final = 2000
"""So many pieces of news are kept for those who have not read them yet."""
_LATEST: Final = "SELECT coalesce(max(id), 0) FROM news"
_NEWER: Final = "SELECT id, said FROM news WHERE id > ? ORDER BY id"


class Bulletin(News):
    """News by a table and ``PRAGMA data_version``."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._wake = Event()

    def _send(self, connection: Connection, said: Sequence[str]) -> None:
        connection.execute(insert(NewsRow), [{"said": each} for each in said])
        latest = select(func.max(NewsRow.id)).scalar_subquery()
        connection.execute(delete(NewsRow).where(NewsRow.id <= latest - KEPT))

    def _interrupt(self) -> None:
        self._wake.set()

    def _follow(self) -> None:
        with closing(self._engine.raw_connection()) as lent:
            line: Any = lent.driver_connection
            version, seen = self._version(line), self._latest(line)
            self._is_there()
            for _ in range(LOOKS):
                if self._wake.wait(LOOK_SECONDS):
                    return
                now = self._version(line)
                if now != version:
                    seen, version = self._read(line, seen), now

    @staticmethod
    def _version(line: Any) -> int:
        """A number that is another one whenever another connection has written."""
        return int(line.execute("PRAGMA data_version").fetchone()[0])

    @staticmethod
    def _latest(line: Any) -> int:
        return int(line.execute(_LATEST).fetchone()[0])

    def _read(self, line: Any, seen: int) -> int:
        """Read what is new; returns its latest number."""
        news = line.execute(_NEWER, (seen,)).fetchall()
        if news and news[0][0] > seen + 1:
            self._miss()
        for _, said in news:
            self._hear(said)
        return int(news[-1][0]) if news else seen
