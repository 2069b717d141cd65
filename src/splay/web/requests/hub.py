"""Tells everyone watching a table that something has changed, in this process or in another one."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import Final

from anyio import CapacityLimiter, to_thread

from splay.store import Store

KEEP_ALIVE_SECONDS: Final = 20.0
"""After this much silence a watcher gets the current version again, because proxies cut silent connections."""
THREADS: Final = 2
"""Questions to the database at once; others wait, but no page does."""

log = logging.getLogger(__name__)


class Hub:
    """Watchers by table.  `changed` may be called from any thread, everything else in the event loop."""

    def __init__(self, store: Store, look_every: float) -> None:
        self._store = store
        self._look_every = look_every
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._versions: dict[str, int] = {}
        """The versions of tables with watchers; deleted tables have none."""
        self._reading: dict[str, asyncio.Task[None]] = {}
        """Tables whose version is being read because they have changed."""
        self._read_again: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._threads = CapacityLimiter(THREADS)

    async def start(self) -> None:
        """Begin to check what other processes have stored."""
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Disconnect all watchers."""
        self._closing = True
        for table_id in self._watchers:
            self.wake(table_id)
        for task in (self._task, *self._reading.values()):
            if task is not None:
                task.cancel()

    @property
    def watching(self) -> int:
        """How many watchers there are."""
        return sum(map(len, self._watchers.values()))

    def changed(self, table_id: str) -> None:
        """Report a change at a table; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._read_soon, table_id)

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

    # -- reading: once for all watchers of a table, or a client with very many would keep the database busy ----

    def _read_soon(self, table_id: str) -> None:
        if table_id not in self._watchers or self._closing:
            return
        if table_id in self._reading:
            self._read_again.add(table_id)
        else:
            self._reading[table_id] = asyncio.create_task(self._read(table_id))

    async def _versions_of(self, tables: list[str]) -> dict[str, int]:
        return await to_thread.run_sync(self._store.versions, tables, limiter=self._threads)

    async def _read(self, table_id: str) -> None:
        try:
            is_new = True
            while is_new:
                self._read_again.discard(table_id)
                self._note(await self._versions_of([table_id]))
                self.wake(table_id)
                is_new = table_id in self._read_again
        except Exception:  # the database may be away for a while
            log.exception("cannot read what has changed")
        finally:
            self._read_again.discard(table_id)
            del self._reading[table_id]

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._look_every)
            tables = list(self._watchers)
            try:
                now = await self._versions_of(tables)
            except Exception:  # the database may be away for a while
                log.exception("cannot look for changes")
                continue
            changed = [table_id for table_id in tables if self._versions.get(table_id) != now.get(table_id)]
            for table_id in tables:
                if table_id not in now:
                    self._versions.pop(table_id, None)
            self._note(now)
            for table_id in changed:
                self.wake(table_id)

    def _note(self, versions: Mapping[str, int]) -> None:
        """Remember what was read; versions only rise, so of two read at the same time the higher one counts."""
        for table_id, version in versions.items():
            if table_id in self._watchers:
                self._versions[table_id] = max(version, self._versions.get(table_id, version))

    def wake(self, table_id: str) -> None:
        """Give everyone watching a table its version again, which is how they hear of what is not stored."""
        for event in self._watchers.get(table_id, ()):
            event.set()
