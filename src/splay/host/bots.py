"""Lets the bots pick outside requests, in processes of their own."""

import logging
import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from splay.bots.process import choose, serve_only
from splay.bots.random import RandomBot
from splay.errors import PickError
from splay.host.errors import TableError
from splay.host.host import Host
from splay.store.rows import PLAYING
from splay.views.view import View

LEASE_SECONDS: Final = 5.0
"""How long a process has the sole right to let a bot pick, unless it renews that right.

If it dies, another one, or itself after a restart, takes over when the time is up.
"""
LOOK_EVERY: Final = 2.0
"""Seconds between checks for waiting bots, in case no one has called `BotRunner.wake`."""
THREADS: Final = 4

log = logging.getLogger(__name__)


class BotRunner:
    """Looks for tables that wait for a bot, and lets it pick until a person is asked."""

    def __init__(self, host: Host, processes: int = 1) -> None:
        self._host = host
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._pool_lock = Lock()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bots")
        self._wake = Event()
        self._busy: Counter[str] = Counter()
        self._busy_lock = Lock()
        self._leases_kept = 0.0
        self._stopping = False
        self._thread = Thread(target=self._run, name="bot-runner", daemon=True)

    def start(self) -> None:
        """Begin to look; the first process starts now, so that the first game does not wait for it."""
        self._started().submit(int)
        self.wake()
        self._thread.start()

    def wake(self) -> None:
        """Look at once, because a bot may be asked."""
        self._wake.set()

    def stop(self) -> None:
        """Finish the picks in progress and stop."""
        self._stopping = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join()
        self._threads.shutdown(wait=True, cancel_futures=True)
        with self._pool_lock:
            if self._pool is not None:
                self._pool.shutdown(wait=True, cancel_futures=True)
        self._host.store.end_leases(list(self._busy))

    def _run(self) -> None:
        while not self._stopping:
            self._wake.wait(LOOK_EVERY)
            self._wake.clear()
            if self._stopping:
                return
            try:
                self._keep_leases()
                for table_id in self._host.store.lease_bots(LEASE_SECONDS, 100):
                    with self._busy_lock:
                        self._busy[table_id] += 1
                    self._threads.submit(self._play, table_id)
            except Exception:  # the database may be unavailable for a while
                log.exception("cannot look for bots that wait")

    def _keep_leases(self) -> None:
        """Renew in time this process's right to let the bots of these tables pick."""
        if monotonic() < self._leases_kept + LOOK_EVERY / 2:
            return
        self._leases_kept = monotonic()
        with self._busy_lock:
            busy = list(self._busy)
        self._host.store.keep_leases(busy, LEASE_SECONDS)

    def _play(self, table_id: str) -> None:
        """Pick for the bots of a table until a person is asked."""
        try:
            while not self._stopping and self._pick_once(table_id):
                pass
        except (PickError, TableError) as refusal:
            log.info("a bot at table %s was late: %s", table_id, refusal)
        except Exception:
            log.exception("a bot at table %s failed", table_id)
        finally:
            with self._busy_lock:
                if not self._stopping:  # then its lease still has to be ended
                    self._busy.subtract([table_id])
                    self._busy += Counter()  # drops entries with a count of zero

    def _pick_once(self, table_id: str) -> bool:
        """Let one bot pick once; returns whether one was asked."""
        table = self._host.table(table_id)
        if table.phase != PLAYING:
            return False
        live = self._host.live(table)
        with live.lock:
            ask = live.game.decision
            bot = None if ask is None else table.seats[ask.seat].bot
            if ask is None or bot is None:
                return False
            seen = live.view(ask.seat)
            seed = (live.game.seed or 0) * 7 + ask.seat
        option = self._choice(bot, seed, seen)
        self._host.pick(table, ask.seat, option, ask.number)
        return True

    def _choice(self, bot: str, seed: int, seen: View) -> str:
        assert seen.asked is not None
        for _ in range(2):
            pool = self._started()
            try:
                return pool.submit(choose, bot, seed, seen).result()
            except BrokenProcessPool:
                log.warning("a process of the bots has died; new ones are started")
                self._drop(pool)
            except Exception:
                log.exception("the bot %s failed; this time chance picks", bot)
                break
        return RandomBot(seed).choose(seen, seen.asked)

    def _started(self) -> ProcessPoolExecutor:
        with self._pool_lock:
            if self._pool is None:
                # A fork would copy the server's threads and locks in whatever state they are in.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, serve_only)
            return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Discard a broken pool, unless another thread has already done so."""
        with self._pool_lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)
