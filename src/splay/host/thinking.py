"""Shares the processes that think among tables, so that none waits while another has two turns.

Jobs of a kind are done table by table in a circle: a table that has had its turn goes behind all that wait.  Whoever
plays at many tables has no more turns for that: first owners of tables take turns, then the tables of each.  Bots'
picks come before hints and hints before steps of a review, but nothing waits forever.
"""

import logging
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from enum import IntEnum
from itertools import zip_longest
from threading import Condition, local
from time import monotonic
from typing import Any, Final, TypeVar

from splay.bots.process import serve_only

T = TypeVar("T")
PATIENCE: Final = 4
"""How often in a row jobs of a kind are passed over for more urgent ones."""
OWNED: Final = 10_000
"""Of so many tables it is remembered for whom they count."""
ATTEMPTS: Final = 2
"""How often a job is begun if its process dies."""

log = logging.getLogger(__name__)


class Kind(IntEnum):
    """What a job is for; the more urgent first."""

    PICK = 0
    HINT = 1
    REVIEW = 2


class Job(Future[T]):
    """Something to think about; as a future, it can be waited for, and cancelled while it waits.

    Attributes:
        table: id of the table it is for.
        kind: what it is for.
        owner: whom the table counts for.
        made: since when it waits, on the same clock as `begun`.
        begun: when a process began with it, in seconds on the clock of its `Thinking`; None while it waits.
    """

    def __init__(self, table: str, kind: Kind, does: Callable[[], T], owner: str = "") -> None:
        super().__init__()
        self.table = table
        self.owner = owner or table
        self.kind = kind
        self.made = 0.0
        self.begun: float | None = None
        self.does = does
        self.attempts = 0


@dataclass(frozen=True, slots=True)
class Headway:
    """How far the thinking for a table has come.

    Attributes:
        seconds: for how long a process has been at it; None while it waits.
        before: how many other tables have their turn first.
    """

    seconds: float | None
    before: int = 0


class _Slot:
    """A process, which is started when it is needed, and again when it has died."""

    def __init__(self, executor: Callable[[], Executor]) -> None:
        self._executor = executor
        self.running: Executor | None = None

    def submit(self, does: Callable[[], T]) -> Future[T]:
        if self.running is not None:
            try:
                return self.running.submit(does)
            except BrokenProcessPool:  # it died while it had nothing to do, which is not this job's fault
                log.warning("a process of the bots has died; new ones are started")
                self.drop()
        self.running = self._executor()
        return self.running.submit(does)

    def drop(self) -> None:
        if self.running is not None:
            self.running.shutdown(wait=False, cancel_futures=True)
            self.running = None


class _Circle:
    """Jobs of one kind that wait, by owner and table; the owner whose turn it is comes first, and so its tables."""

    def __init__(self) -> None:
        self.owners: OrderedDict[str, OrderedDict[str, deque[Job[Any]]]] = OrderedDict()
        self.passed = 0

    def __bool__(self) -> bool:
        return bool(self.owners)

    def add(self, job: Job[Any]) -> None:
        self.owners.setdefault(job.owner, OrderedDict()).setdefault(job.table, deque()).append(job)

    def add_first(self, job: Job[Any]) -> None:
        self.add(job)
        tables = self.owners[job.owner]
        tables[job.table].rotate(1)
        tables.move_to_end(job.table, last=False)
        self.owners.move_to_end(job.owner, last=False)

    def jobs(self) -> list[Job[Any]]:
        return [job for tables in self.owners.values() for jobs in tables.values() for job in jobs]

    def tables(self, having: Collection[str] = ()) -> list[str]:
        """The tables in the order of their turns; owners who are having one come last."""
        owners = sorted(self.owners, key=having.__contains__)
        rounds = zip_longest(*(self.owners[owner] for owner in owners))
        return [table for each in rounds for table in each if table is not None]

    def drop_cancelled(self) -> None:
        for owner, tables in list(self.owners.items()):
            for table, jobs in list(tables.items()):
                left = deque(job for job in jobs if not job.cancelled())
                if left:
                    tables[table] = left
                else:
                    del tables[table]
            if not tables:
                del self.owners[owner]

    def move_back(self, job: Job[Any]) -> None:
        tables = self.owners.get(job.owner)
        if tables is not None:
            self.owners.move_to_end(job.owner)
            if job.table in tables:
                tables.move_to_end(job.table)

    def take(self) -> Job[Any]:
        owner, tables = self.owners.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self.owners[owner] = tables
        return job


class Thinking:
    """The processes that think, and all that waits for them.  Can be used from any thread."""

    def __init__(
        self,
        processes: int = 1,
        executor: Callable[[], Executor] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Start nothing yet.

        Args:
            processes: how many jobs are done at the same time.
            executor: makes what does one job at a time; by default a process.
            clock: the time in seconds.
        """
        self.on_done: Callable[[Kind, float, float], None] = lambda kind, waited, took: None
        """Told of every job how many seconds it waited, and how many it took."""
        self._slots = [_Slot(executor or _process) for _ in range(processes)]
        self._free = deque(self._slots)
        self._clock = clock
        self._circles = {kind: _Circle() for kind in Kind}
        self._running: set[Job[Any]] = set()
        self._owners: OrderedDict[str, str] = OrderedDict()
        self._changed = Condition()
        self._here = local()
        self._stopping = False

    def start(self) -> None:
        """Start a process now, so that the first job does not wait for it."""
        self.submit("", Kind.PICK, int)

    def belongs(self, table: str, owner: str) -> None:
        """Note for whom a table counts: all tables of an owner have as many turns as one table that counts alone."""
        with self._changed:
            self._owners[table] = owner
            self._owners.move_to_end(table)
            if len(self._owners) > OWNED:
                self._owners.popitem(last=False)

    def submit(self, table: str, kind: Kind, does: Callable[..., Any], *args: object) -> "Job[Any]":
        """Let a process call a function, which like its arguments must be picklable, when the table's turn comes.

        The job fails as the function does; with `BrokenProcessPool` if its process died twice.
        """
        with self._changed:
            job: Job[Any] = Job(table, kind, _Call(does, args), self._owners.get(table, ""))
            job.made = self._clock()
            if self._stopping:
                job.cancel()
            else:
                self._circles[kind].add(job)
        self._begin_more()
        return job

    def standing(self, table: str, kind: Kind) -> Headway | None:
        """How far the thinking of a kind for a table is; None if there is nothing to do or another server does it."""
        with self._changed:
            for job in self._running:
                if job.table == table and job.kind == kind and job.begun is not None:
                    return Headway(self._clock() - job.begun)
            self._drop_cancelled()
            waiting = self._circles[kind].tables({job.owner for job in self._running})
            if table not in waiting:
                return None
            before = {job.table for job in self._running}
            before.update(waiting[: waiting.index(table)])
            for more_urgent in range(kind):
                before.update(self._circles[Kind(more_urgent)].tables())
            return Headway(None, len(before - {table, ""}))

    def load(self) -> tuple[int, dict[Kind, int]]:
        """How many jobs are being done, and how many of each kind wait."""
        with self._changed:
            self._drop_cancelled()
            return len(self._running), {kind: len(circle.jobs()) for kind, circle in self._circles.items()}

    def stop(self) -> None:
        """Cancel what waits, finish what has been begun, and end the processes."""
        with self._changed:
            self._stopping = True
            waiting = [job for circle in self._circles.values() for job in circle.jobs()]
            for circle in self._circles.values():
                circle.owners.clear()
        for job in waiting:
            if not job.cancel():  # its process has died, and it would have been done again
                job.set_exception(BrokenProcessPool("its process has died, and no other one is started any more"))
        with self._changed:
            self._changed.wait_for(lambda: not self._running)
        for slot in self._slots:
            if slot.running is not None:
                slot.running.shutdown(wait=True, cancel_futures=True)
                slot.running = None

    # -- taking turns ----------------------------------------------------------------

    def _begin_more(self) -> None:
        """Begin what can be begun now.

        A job that ends at once leads here again; what comes next is then begun by the loop that is running already,
        however many such jobs there are.
        """
        if getattr(self._here, "is_beginning", False):
            return
        self._here.is_beginning = True
        try:
            while (turn := self._turn()) is not None:
                self._begin(*turn)
        finally:
            self._here.is_beginning = False

    def _turn(self) -> "tuple[Job[Any], _Slot] | None":
        """A job whose turn it is, and a process for it."""
        with self._changed:
            job = self._next() if self._free else None
            if job is None:
                return None
            job.begun = self._clock()
            self._running.add(job)
            return job, self._free.popleft()

    def _next(self) -> "Job[Any] | None":
        """Take the job whose turn it is; those that were cancelled have none."""
        while True:
            self._drop_cancelled()
            waiting = [circle for circle in self._circles.values() if circle]
            if not waiting:
                return None
            late = [circle for circle in waiting if circle.passed >= PATIENCE]
            circle = late[0] if late else waiting[0]
            job = circle.take()
            if job.attempts or job.set_running_or_notify_cancel():
                for other in waiting:
                    other.passed = 0 if other is circle else other.passed + 1
                return job

    def _drop_cancelled(self) -> None:
        for circle in self._circles.values():
            circle.drop_cancelled()

    def _begin(self, job: "Job[Any]", slot: _Slot) -> None:
        job.attempts += 1
        try:
            done = slot.submit(job.does)
        except Exception as error:  # no process can be started now; perhaps there is no memory left
            log.exception("a process of the bots cannot be started")
            slot.drop()
            self._end(job, slot, error)
            return
        done.add_done_callback(lambda future: self._done(job, slot, future))

    def _done(self, job: "Job[Any]", slot: _Slot, done: "Future[Any]") -> None:
        try:
            error = done.exception()
        except CancelledError as cancelled:
            error = cancelled
        if isinstance(error, BrokenProcessPool):
            log.warning("a process of the bots has died; new ones are started")
            slot.drop()
        if isinstance(error, BrokenProcessPool) and self._wait_again(job, slot):
            self._begin_more()
        elif error is not None:
            self._end(job, slot, error)
        else:
            self._end(job, slot, None, done.result())

    def _wait_again(self, job: "Job[Any]", slot: _Slot) -> bool:
        """Let a job whose process has died wait for another one; returns whether there will be one."""
        with self._changed:
            if job.attempts >= ATTEMPTS or self._stopping:
                return False
            self._running.discard(job)
            self._circles[job.kind].add_first(job)
            self._free.append(slot)
        return True

    def _end(self, job: "Job[Any]", slot: _Slot, error: BaseException | None, result: object = None) -> None:
        # Whoever waits for the result may submit the next job at once, and must find the process free.
        with self._changed:
            self._free.append(slot)
            self._circles[job.kind].move_back(job)
            begun, job.begun = job.begun, None
            now = self._clock()
        if begun is not None:
            self.on_done(job.kind, begun - job.made, now - begun)
        if error is not None:
            job.set_exception(error)
        else:
            job.set_result(result)
        with self._changed:
            self._running.discard(job)
            self._changed.notify_all()
        self._begin_more()


@dataclass(frozen=True, slots=True)
class _Call:
    """A function and its arguments, which can be sent to a process."""

    does: Callable[..., Any]
    args: tuple[object, ...]

    def __call__(self) -> Any:
        return self.does(*self.args)


def _process() -> Executor:
    # A fork would copy the server's threads and locks in whatever state they are in.
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), serve_only)
