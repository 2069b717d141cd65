"""Several server processes on one socket and one database, and their supervisor."""

import gc
import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Any, Final

from splay.store import open_database
from splay.web.server.logs import set_up
from splay.web.server.metrics import SHARED, forget
from splay.web.server.run import ENDS, Presence, serve, show
from splay.web.server.settings import Settings

PAUSE_SECONDS: Final = 1.0
"""Processes that die early are not restarted sooner than this."""
ENDING_SECONDS: Final = 20.0
"""How many seconds processes may take to end before they are killed."""
FORK: Final = "fork"
BEGUN: Final = b"begun"
END: Final = b"end"

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


class Supervisor:
    """Starts processes, and replaces those that die, until told to stop.

    It serves nothing itself and has only one thread, so that it can fork at any time.
    """

    def __init__(self, settings: Settings, listener: socket.socket, processes: int) -> None:
        self._settings = settings
        self._listener = listener
        self._count = processes
        self._context = multiprocessing.get_context(FORK)
        self._heard, self._tell = self._context.Pipe(duplex=False)
        self._workers: list[BaseProcess] = []
        self._next_start = 0.0

    def run(self, began: Callable[[], None]) -> None:
        """Supervise the processes; `began` is called when the first of them is ready."""
        is_there = False
        with self._signals():
            while True:
                pause = self._fill_up()
                news = wait([self._heard, *(worker.sentinel for worker in self._workers)], pause)
                if self._heard in news:
                    if self._heard.recv_bytes() == END:
                        break
                    if not is_there:
                        is_there = True
                        began()
            self._end()

    def start(self, target: Callable[..., None], *args: Any, daemon: bool = True) -> BaseProcess:
        """Start a process that does this, with the usual signal handling."""
        process = self._context.Process(target=_begin, args=(target, *args), daemon=daemon)
        # A signal meant for the new process must not reach this one's handlers.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
        return process

    def _fill_up(self) -> float | None:
        """Start missing processes, unless that has just been done; returns when to check again."""
        there = []
        for worker in self._workers:
            # Read only once, because each access checks again whether the process has ended.
            if (status := worker.exitcode) is None:
                there.append(worker)
            else:
                log.warning("a server process has ended (%s); another one is started", status)
                if worker.pid is not None:
                    forget(worker.pid)
        self._workers = there
        if len(self._workers) == self._count:
            return None
        if monotonic() < self._next_start:
            return PAUSE_SECONDS
        self._next_start = monotonic() + PAUSE_SECONDS
        while len(self._workers) < self._count:
            # Not a daemon, because daemons may not start processes for bots.
            self._workers.append(self.start(_work, self._settings, self._listener, self._tell, daemon=False))
        return None

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """Handle signals like news from the processes in the meantime."""
        before = {number: signal.signal(number, lambda *_: self._tell.send_bytes(END)) for number in ENDS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _end(self) -> None:
        for worker in self._workers:
            worker.terminate()
        until = monotonic() + ENDING_SECONDS
        for worker in self._workers:
            worker.join(max(0.0, until - monotonic()))
            if worker.exitcode is None:
                worker.kill()
                worker.join()


# -- in the new process ----------------------------------------------------------------


def _begin(target: Callable[..., None], *args: Any) -> None:
    for number in ENDS:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
    target(*args)


def _work(settings: Settings, listener: socket.socket, tell: Connection) -> None:
    """Serve until the supervisor says stop or dies; Ctrl-C in the terminal is for the supervisor."""
    for number in set(ENDS) - {signal.SIGTERM}:
        signal.signal(number, signal.SIG_IGN)
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    Thread(target=_end_with, args=(supervisor.sentinel,), daemon=True).start()
    serve(settings, listener, lambda: tell.send_bytes(BEGUN), (signal.SIGTERM,))


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
