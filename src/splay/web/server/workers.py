"""Several server processes on one socket and one database, and their supervisor."""

import gc
import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Any, Final

from splay.host.quotas import Quotas
from splay.store import open_database
from splay.web.server.logs import set_up
from splay.web.server.metrics import SHARED, forget
from splay.web.server.run import ENDS, RELOAD, Presence, serve, show
from splay.web.server.settings import Settings

PAUSE_SECONDS: Final = 1.0
"""Processes that die early are not restarted sooner than this."""
ENDING_SECONDS: Final = 20.0
"""How many seconds processes may take to end before they are killed."""
FORK: Final = "fork"
SPAWN: Final = "spawn"
END: Final = b"end"
REPLACE: Final = b"replace"

log = logging.getLogger(__name__)


def can_supervise() -> bool:
    """Whether this system lets several processes share a socket."""
    return FORK in multiprocessing.get_all_start_methods()


def run(settings: Settings, listener: socket.socket, open_browser: bool, processes: int) -> None:
    """Serve at this socket in this many processes until stopped; one that dies is restarted.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    set_up(settings.log_form, settings.log_requests)
    open_database(settings.database).dispose()
    # Everything loaded by now is shared by all processes, unless garbage collection writes to it.
    gc.collect()
    gc.freeze()
    presence = Presence(settings, listener)
    supervisor = Supervisor(settings, listener, processes)

    def began() -> None:
        presence.begin()
        if open_browser:
            supervisor.start(show, presence.address)

    # Where processes leave what they count, so that each can tell the numbers of all.
    with TemporaryDirectory(prefix="splay-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            supervisor.run(began)
        finally:
            del os.environ[SHARED]
            presence.end()


@dataclass(slots=True)
class _Worker:
    """A server process.

    Attributes:
        process: the process.
        generation: how often all processes had been replaced when it was started.
        is_new: whether it has read the code anew.
        is_ready: whether it serves.
        is_leaving: whether it has been told to end when nobody needs it any more.
    """

    process: BaseProcess
    generation: int
    is_new: bool
    is_ready: bool = False
    is_leaving: bool = False


class Supervisor:
    """Starts processes, and replaces those that die, until told to stop.

    It serves nothing itself and has only one thread, so that it can fork at any time.  When all are to be replaced,
    new ones are started one by one, each by a Python of its own that reads the code anew; whenever one of them serves,
    an old one is told to leave.
    """

    def __init__(self, settings: Settings, listener: socket.socket, processes: int) -> None:
        self._settings = settings
        self._listener = listener
        self._count = processes
        self._heard, self._tell = multiprocessing.get_context(FORK).Pipe(duplex=False)
        self._workers: list[_Worker] = []
        self._generation = 0
        self._is_new = False
        """Whether processes read the code anew: those of the version that we are ourselves would no longer fit."""
        self._is_due = False
        """Whether all are to be replaced once they serve: that was asked for while some were only starting."""
        self._next_start = 0.0

    def run(self, began: Callable[[], None]) -> None:
        """Supervise the processes; `began` is called when the first of them is ready."""
        is_there = False
        with self._signals():
            while True:
                pause = self._fill_up()
                news = wait([self._heard, *(worker.process.sentinel for worker in self._workers)], pause)
                if self._heard in news:
                    said = self._heard.recv_bytes()
                    if said == END:
                        break
                    if said == REPLACE:
                        self._replace()
                    else:
                        self._note_ready(int(said))
                    if not is_there and said != REPLACE:
                        is_there = True
                        began()
            self._end()

    def start(
        self, target: Callable[..., None], *args: Any, daemon: bool = True, method: str | None = None
    ) -> BaseProcess:
        """Start a process that does this, with the usual signal handling; `method` as `multiprocessing` names it."""
        context = multiprocessing.get_context(method or FORK)
        process: BaseProcess = context.Process(  # type: ignore[attr-defined]
            target=_begin, args=(target, *args), daemon=daemon
        )
        # A signal meant for the new process must not reach this one's handlers.
        signals = (*ENDS, RELOAD)
        signal.pthread_sigmask(signal.SIG_BLOCK, signals)
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
        return process

    def _fill_up(self) -> float | None:
        """Start what is missing and let go what is not needed any more; returns when to check again."""
        self._drop_ended()
        new = [worker for worker in self._workers if worker.generation == self._generation]
        old = [worker for worker in self._workers if worker.generation < self._generation and not worker.is_leaving]
        ready = sum(worker.is_ready for worker in new)
        for worker in old[: max(0, ready + len(old) - self._count)]:
            worker.is_leaving = True
            if worker.process.pid is not None:
                os.kill(worker.process.pid, RELOAD)
        wanted = min(self._count, ready + 1) if old else self._count
        if len(new) >= wanted:
            return None
        if monotonic() < self._next_start:
            return PAUSE_SECONDS
        self._next_start = monotonic() + PAUSE_SECONDS
        is_new = self._is_new or bool(old)
        for _ in range(wanted - len(new)):
            # Not a daemon, because daemons may not start processes for bots.
            process = self.start(
                *(_work, asdict(self._settings), self._listener, self._tell),
                daemon=False,
                method=SPAWN if is_new else FORK,
            )
            self._workers.append(_Worker(process, self._generation, is_new))
        return None

    def _drop_ended(self) -> None:
        """Forget processes that have ended; if it is a new one that never served, the old ones stay."""
        there, failed = [], False
        for worker in self._workers:
            # Read only once, because each access checks again whether the process has ended.
            if (status := worker.process.exitcode) is None:
                there.append(worker)
                continue
            if worker.process.pid is not None:
                forget(worker.process.pid)
            if not worker.is_leaving:
                log.warning("a server process has ended (%s); another one is started", status)
                failed = failed or (worker.generation == self._generation and not worker.is_ready)
        self._workers = there
        if failed and any(worker.generation < self._generation and not worker.is_leaving for worker in there):
            self._stay_with_the_old()

    def _stay_with_the_old(self) -> None:
        log.error("the new version does not start: the processes that are there go on")
        for worker in self._workers:
            worker.generation = self._generation

    def _replace(self) -> None:
        """Begin to replace all processes, or do it once all serve; not if that is being done."""
        staying = [worker for worker in self._workers if not worker.is_leaving]
        if any(worker.generation < self._generation for worker in staying):
            log.warning("the processes are being replaced already")
            return
        self._is_due = not all(worker.is_ready for worker in staying)
        if not self._is_due:
            self._generation += 1
            self._next_start = 0.0

    def _note_ready(self, process: int) -> None:
        for worker in self._workers:
            if worker.process.pid == process:
                worker.is_ready = True
                self._is_new = self._is_new or worker.is_new
        if self._is_due:
            self._replace()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """Handle signals like news from the processes in the meantime."""
        means = dict.fromkeys(ENDS, END) | {RELOAD: REPLACE}
        before = {
            number: signal.signal(number, lambda caught, _: self._tell.send_bytes(means[signal.Signals(caught)]))
            for number in means
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _end(self) -> None:
        processes = [worker.process for worker in self._workers]
        for process in processes:
            process.terminate()
        until = monotonic() + ENDING_SECONDS
        for process in processes:
            process.join(max(0.0, until - monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


# -- in the new process: called by a supervisor that may be of an earlier version ----------


def _begin(target: Callable[..., None], *args: Any) -> None:
    for number in (*ENDS, RELOAD):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (*ENDS, RELOAD))
    target(*args)


def _work(values: dict[str, Any], listener: socket.socket, tell: Connection) -> None:
    """Serve until the supervisor says stop or dies; Ctrl-C in the terminal is for the supervisor."""
    for number in set(ENDS) - {signal.SIGTERM}:
        signal.signal(number, signal.SIG_IGN)
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    Thread(target=_end_with, args=(supervisor.sentinel,), daemon=True).start()
    serve(_settings_of(values), listener, lambda: tell.send_bytes(str(os.getpid()).encode()), (signal.SIGTERM, RELOAD))


def _settings_of(values: dict[str, Any]) -> Settings:
    """The settings that a supervisor hands over as plain data; what a later version has besides is left out."""

    def known(kind: type[Settings] | type[Quotas], given: dict[str, Any]) -> dict[str, Any]:
        return {field.name: given[field.name] for field in fields(kind) if field.name in given}

    settings = known(Settings, values)
    if "quotas" in settings:
        settings["quotas"] = Quotas(**known(Quotas, settings["quotas"]))
    return Settings(**settings)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
