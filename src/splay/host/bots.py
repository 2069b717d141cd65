"""Lets the bots pick outside requests, in processes of their own."""

import logging
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from splay.bots.process import choose
from splay.bots.random import RandomBot
from splay.errors import PickError
from splay.host.errors import TableError
from splay.host.host import Host, Picker, is_too_long
from splay.host.thinking import Job, Kind, Thinking
from splay.store.rows import PLAYING
from splay.views.view import View

LEASE_SECONDS: Final = 5.0
"""How long a process has the sole right to let a bot pick, unless it renews that right.

If it dies, another one, or itself after a restart, takes over when the time is up.
"""
KEEP_EVERY: Final = 2.0
"""Seconds between renewals of that right."""
LOOK_EVERY: Final = 5.0
"""Seconds between checks for waiting bots, in case no one has called `BotRunner.wake`: a process may have died."""
THREADS: Final = 4
"""For what is done before and after thinking: reading a table and storing a pick."""

log = logging.getLogger(__name__)


class BotRunner:
    """Looks for tables that wait for a bot, and lets it pick until a person is asked.

    Attributes:
        thinking: where the bots think, in turn with all others.
    """

    def __init__(self, host: Host, thinking: Thinking | None = None) -> None:
        self.thinking = thinking or Thinking()
        self._host = host
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bots")
        self._wake = Event()
        self._busy: Counter[str] = Counter()
        self._busy_lock = Lock()
        self._leases_kept = 0.0
        self._looked = 0.0
        self._stopping = False
        self._thread = Thread(target=self._run, name="bot-runner", daemon=True)

    def start(self) -> None:
        """Begin to look; a process starts now, so that the first game does not wait for it."""
        self.thinking.start()
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
        self.thinking.stop()
        self._threads.shutdown(wait=True)
        self._host.store.end_leases(list(self._busy))

    def _run(self) -> None:
        while not self._stopping:
            is_woken = self._wake.wait(min(KEEP_EVERY, LOOK_EVERY))
            self._wake.clear()
            if self._stopping:
                return
            try:
                self._keep_leases()
                if not is_woken and monotonic() < self._looked + LOOK_EVERY:
                    continue
                self._looked = monotonic()
                for table_id in self._host.store.lease_bots(LEASE_SECONDS, 100):
                    with self._busy_lock:
                        self._busy[table_id] += 1
                    self._threads.submit(self._ask, table_id)
            except Exception:  # the database may be unavailable for a while
                log.exception("cannot look for bots that wait")

    def _keep_leases(self) -> None:
        """Renew in time this process's right to let the bots of these tables pick."""
        if monotonic() < self._leases_kept + KEEP_EVERY / 2:
            return
        self._leases_kept = monotonic()
        with self._busy_lock:
            busy = list(self._busy)
        self._host.store.keep_leases(busy, LEASE_SECONDS)

    # -- a pick: asked, thought about, made --------------------------------------------

    def _ask(self, table_id: str) -> None:
        """Let the bot that is asked at a table think, if one is."""
        job: Job[str] | None = None
        try:
            if not self._stopping:
                job = self._job(table_id)
        except TableError as refusal:
            log.info("no bot at table %s is asked: %s", table_id, refusal)
        except Exception:
            log.exception("a bot at table %s failed", table_id)
        if job is None:
            self._leave(table_id)

    def _job(self, table_id: str) -> Job[str] | None:
        table = self._host.table(table_id)
        if table.phase != PLAYING:
            return None
        live = self._host.live(table)
        with live.lock:
            ask = live.game.decision
            bot = None if ask is None else table.seats[ask.seat].computer
            if ask is None or bot is None or is_too_long(live):
                return None
            seen = live.view(ask.seat)
            seed = (live.game.seed or 0) * 7 + ask.seat
        job = self.thinking.submit(table_id, Kind.PICK, choose, bot, seed, seen)
        job.add_done_callback(lambda _: self._soon(job, bot, seed, seen))
        return job

    def _soon(self, job: Job[str], bot: str, seed: int, seen: View) -> None:
        """What follows a job is done in a thread of ours: the one that calls this serves the processes."""
        try:
            self._threads.submit(self._pick, job, bot, seed, seen)
        except RuntimeError:  # the threads have ended meanwhile
            log.info("a bot at table %s was late: its server stops", job.table)

    def _pick(self, job: Job[str], bot: str, seed: int, seen: View) -> None:
        """Make the pick that a bot has chosen, and let the next one think."""
        ask = seen.asked
        assert ask is not None
        goes_on = False
        try:
            if not job.cancelled() and not self._died_with_us(job):
                option = self._choice(job, bot, seed, seen)
                self._host.pick(self._host.table(job.table), ask.seat, option, ask.number, Picker.COMPUTER)
                goes_on = True
        except (PickError, TableError) as refusal:
            log.info("a bot at table %s was late: %s", job.table, refusal)
        except Exception:
            log.exception("a bot at table %s failed", job.table)
        if goes_on:
            self._ask(job.table)
        else:
            self._leave(job.table)

    def _died_with_us(self, job: Job[str]) -> bool:
        """Whether a process was ended along with the server: then the pick is left to the next one, not to chance."""
        return self._stopping and isinstance(job.exception(), BrokenProcessPool)

    def _choice(self, job: Job[str], bot: str, seed: int, seen: View) -> str:
        error = job.exception()
        if error is None:
            return job.result()
        log.error("the bot %s failed; this time chance picks", bot, exc_info=error)
        assert seen.asked is not None
        return RandomBot(seed).choose(seen, seen.asked)

    def _leave(self, table_id: str) -> None:
        with self._busy_lock:
            if not self._stopping:  # then its lease still has to be ended
                self._busy.subtract([table_id])
                self._busy += Counter()  # drops entries with a count of zero
