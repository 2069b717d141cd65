"""Tells whoever watches a table that something has changed there, in this process or in another one."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Final

from starlette.concurrency import run_in_threadpool

from splay.store import Store

KEEP_ALIVE_SECONDS: Final = 20.0
"""After so much silence a watcher is told the present version again: proxies cut silent connections."""

log = logging.getLogger(__name__)


class Hub:
    """Watchers by table.  `changed` may be called from any thread, everything else in the event loop."""

    def __init__(self, store: Store, look_every: float) -> None:
        self._store = store
        self._look_every = look_every
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._versions: dict[str, int] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Begin to look for what other processes have stored."""
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Let all watchers go."""
        self._closing = True
        for events in self._watchers.values():
            for event in events:
                event.set()
        if self._task is not None:
            self._task.cancel()

    def changed(self, table_id: str) -> None:
        """Something has changed at a table; from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        for event in self._watchers.get(table_id, ()):
            event.set()

    async def watch(self, table_id: str) -> AsyncIterator[int]:
        """The version of a table, at once and whenever it may have changed."""
        event = asyncio.Event()
        self._watchers[table_id].add(event)
        try:
            while not self._closing:
                event.clear()
                versions = await run_in_threadpool(self._store.versions, [table_id])
                if table_id not in versions:
                    return
                self._versions[table_id] = versions[table_id]
                yield versions[table_id]
                try:
                    await asyncio.wait_for(event.wait(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    continue
        finally:
            self._watchers[table_id].discard(event)
            if not self._watchers[table_id]:
                del self._watchers[table_id]
                self._versions.pop(table_id, None)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._look_every)
            try:
                now = await run_in_threadpool(self._store.versions, list(self._watchers))
            except Exception:  # the database may be away for a while
                log.exception("cannot look for changes")
                continue
            for table_id, version in now.items():
                if self._versions.get(table_id, version) != version:
                    self._wake(table_id)
                self._versions[table_id] = version
