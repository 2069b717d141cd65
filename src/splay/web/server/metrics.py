"""What a server counts and measures, for Prometheus.

With several processes the numbers of all come out together: each writes its own to a folder (`SHARED`), and whichever
is asked adds them up.  Labels are bounded: no table, no person and no address is one.

The library decides for good whether it does so when it is imported.  So it is imported only where something is
counted: by then the variable is set, which it is not yet when this module is imported.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from sqlalchemy import Engine, event

from splay.host import Host
from splay.host.thinking import Kind, Thinking
from splay.web.requests.hub import Hub
from splay.web.requests.turns import Work

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder for the library."""
SAMPLE_SECONDS: Final = 2.0
"""How often is noted what cannot be counted as it happens."""
QUICK: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds of the histograms of seconds."""
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Metrics:
    """Everything that a server process counts.

    Attributes:
        content_type: of what `text` gives.
    """

    def __init__(self) -> None:
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram

        self.content_type = CONTENT_TYPE_LATEST
        self._registry = CollectorRegistry()
        mine: dict[str, Any] = {"registry": self._registry}

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(name, about, labels, multiprocess_mode="livesum", **mine)

        self._requests = Counter(
            "splay_requests_total", "Requests by method, route and status.", ("method", "route", "status"), **mine
        )
        self._seconds = Histogram(
            "splay_request_seconds", "Time until a request was answered; no streams.", ("route",), buckets=QUICK, **mine
        )
        self._working = gauge("splay_turns_working", "Requests that are worked on.", "kind")
        self._waiting = gauge("splay_turns_waiting", "Requests that wait for their turn.", "kind")
        self._streams = gauge("splay_streams", "Browsers and programs that follow tables.")
        self._live = gauge("splay_live_tables", "Games kept in memory.")
        self._live_bytes = gauge("splay_live_table_bytes", "Memory that these games take, roughly.")
        self._jobs = gauge("splay_thinking_waiting", "Bots' picks, hints and reviews that wait for a process.", "kind")
        self._thinking = gauge("splay_thinking_working", "Bots' picks, hints and reviews being thought about.")
        self._waited = Histogram(
            "splay_thinking_wait_seconds", "Time until it was thought about.", ("kind",), buckets=SLOW, **mine
        )
        self._thought = Histogram(
            "splay_thinking_seconds", "Time that it was thought about.", ("kind",), buckets=SLOW, **mine
        )
        self._picks = Counter("splay_picks_total", "Picks stored.", ("by",), **mine)
        self._database = Histogram(
            "splay_database_seconds", "Time until the database answered a statement.", buckets=QUICK, **mine
        )
        self._queue = Histogram(
            "splay_database_queue_seconds", "Time that a write waited for other writes here.", buckets=QUICK, **mine
        )
        self._errors = Counter("splay_database_errors_total", "Statements that failed.", ("kind",), **mine)
        self._memory = gauge("splay_memory_bytes", "Memory of processes.", "part")
        self._processes = gauge("splay_processes", "Server processes.")
        self._processes.set(1)
        self._task: asyncio.Task[None] | None = None
        self._sample: Callable[[], None] = lambda: None

    # -- counted as it happens -------------------------------------------------------

    def answered(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a request; no seconds for one that is not over when it is answered."""
        self._requests.labels(method, route, str(status)).inc()
        if seconds is not None:
            self._seconds.labels(route).observe(seconds)

    def stored(self, picks: int, by_bot: bool) -> None:
        """Count picks."""
        self._picks.labels("computer" if by_bot else "person").inc(picks)

    def thought(self, kind: Kind, waited: float, took: float) -> None:
        """Count a job of `Thinking`."""
        self._waited.labels(kind.name.lower()).observe(waited)
        self._thought.labels(kind.name.lower()).observe(took)

    def queued(self, seconds: float) -> None:
        """Note how long a write has waited for its turn."""
        self._queue.observe(seconds)

    def watch(self, engine: Engine) -> None:
        """Measure what the database does from now on."""

        @event.listens_for(engine, "before_cursor_execute")
        def _begin(*said: Any) -> None:
            said[4]._splay_began = perf_counter() if said[4] is not None else 0.0

        @event.listens_for(engine, "after_cursor_execute")
        def _end(*said: Any) -> None:
            if said[4] is not None:
                self._database.observe(perf_counter() - said[4]._splay_began)

        @event.listens_for(engine, "handle_error")
        def _count(context: Any) -> None:
            self._errors.labels(type(context.sqlalchemy_exception or context.original_exception).__name__).inc()

    # -- sampled ---------------------------------------------------------------------

    def start(self, host: Host, hub: Hub, thinking: Thinking, work: Work) -> None:
        """Begin to sample these now and then, in the event loop."""

        def sample() -> None:
            for kind, turns in (("playing", work.playing), ("reading", work.reading)):
                self._working.labels(kind).set(turns.working)
                self._waiting.labels(kind).set(turns.waiting)
            self._streams.set(hub.watching)
            self._live.set(len(host.tables))
            self._live_bytes.set(host.tables.weight)
            working, jobs = thinking.load()
            self._thinking.set(working)
            for each, count in jobs.items():
                self._jobs.labels(each.name.lower()).set(count)
            for part, size in _memory().items():
                self._memory.labels(part).set(size)

        self._sample = sample
        self._task = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        while True:
            self._sample()
            await asyncio.sleep(SAMPLE_SECONDS)

    async def stop(self) -> None:
        """Sample no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def text(self) -> bytes:
        """All metrics, of all processes, as Prometheus reads them."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        self._sample()
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget(pid: int) -> None:
    """Count what a process that has ended held no more, such as its streams; what it had counted stays."""
    if SHARED in os.environ:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _memory() -> Mapping[str, int]:
    """Resident bytes of this process and of those that think for it; empty where the system does not say."""
    children = [child.pid for child in multiprocessing.active_children() if child.pid is not None]
    with suppress(OSError):
        return {"server": _resident(os.getpid()), "thinking": sum(map(_resident, children))}
    return {}


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE
