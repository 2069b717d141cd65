"""Tells everyone watching a table that something has changed, in this process or in another one."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from typing import Final

from anyio import CapacityLimiter, to_thread

from splay.store import Store, TableChange

KEEP_ALIVE_SECONDS: Final = 20.0
"""After this much silence a watcher gets the current version again, because proxies cut silent connections."""
THREADS: Final = 2
"""Questions to the database at once; others wait, but no page does."""
AT_ONCE: Final = 1000
"""Tables whose versions are asked for at once."""

log = logging.getLogger(__name__)


class Hub:
    """Watchers by table.  `changed` and `missed` may be called from any thread, everything else in the event loop."""

    def __init__(self, store: Store, look_every: float) -> None:
        self._store = store
        self._look_every = look_every
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._versions: dict[str, int] = {}
        """The versions of tables with watchers; deleted tables have none."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._look_now = asyncio.Event()
        self._closing = False
        self._threads = CapacityLimiter(THREADS)

    async def start(self) -> None:
        """Begin to pass on what is heard."""
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._look())

    def stop(self) -> None:
        """Disconnect all watchers, and all who come later."""
        self._closing = True
        for table_id in self._watchers:
            self.wake(table_id)
        if self._task is not None:
            self._task.cancel()

    def changed(self, change: TableChange) -> None:
        """Report a change at a table; may be called from any thread."""
        self._soon(self._note, {change.table: change.version})

    def missed(self) -> None:
        """Look soon whether anything has changed unheard; may be called from any thread."""
        self._soon(self._look_now.set)

    def _soon(self, does: Callable[..., object], *args: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):  # it may be closed just now
                self._loop.call_soon_threadsafe(does, *args)

    async def watch(self, table_id: str) -> AsyncIterator[int]:
        """Yield the version of a table, at once and whenever it may have changed."""
        event = asyncio.Event()
        self._watchers[table_id].add(event)
        try:
            self._note(await self._versions_of([table_id]))
            while not self._closing and table_id in self._versions:
                event.clear()
                yield self._versions[table_id]
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), KEEP_ALIVE_SECONDS)
        finally:
            self._watchers[table_id].discard(event)
            if not self._watchers[table_id]:
                del self._watchers[table_id]
                self._versions.pop(table_id, None)

    def wake(self, table_id: str) -> None:
        """Give everyone watching a table its version again, which is how they hear of what is not stored."""
        for event in self._watchers.get(table_id, ()):
            event.set()

    async def _versions_of(self, tables: list[str]) -> dict[str, int]:
        return await to_thread.run_sync(self._store.versions, tables, limiter=self._threads)

    def _note(self, versions: Mapping[str, int | None]) -> None:
        """Remember versions, None for a table that is gone, and wake whoever watches a table where that is news.

        Versions only rise, so of two that come at the same time the higher one counts.
        """
        for table_id, version in versions.items():
            before = self._versions.get(table_id)
            if table_id not in self._watchers or before == version:
                continue
            if version is None:
                del self._versions[table_id]
            elif before is None or version > before:
                self._versions[table_id] = version
            self.wake(table_id)

    async def _look(self) -> None:
        """Ask the database for the versions of all tables with watchers, now and then and whenever news was missed."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), self._look_every)
            self._look_now.clear()
            watched = list(self._versions)
            for tables in (watched[at : at + AT_ONCE] for at in range(0, len(watched), AT_ONCE)):
                try:
                    now = await self._versions_of(tables)
                except Exception:  # the database may be away for a while
                    log.exception("cannot look for changes")
                    break
                self._note({table_id: now.get(table_id) for table_id in tables})
