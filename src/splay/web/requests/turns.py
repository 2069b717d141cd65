"""Work is shared fairly among addresses, and at each address among people.

Python runs one thread at a time, so a few are enough; who sends fifty requests at once waits for most of them, and
nobody else does.  A request has a turn only while a thread works for it, not while it is sent or received.
Pages to read have turns of their own, so that they come even while all others wait for the database.
"""

import asyncio
import inspect
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial, wraps
from typing import Any, Final, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool

from splay.errors import SplayError
from splay.text.catalogue import N_

AT_ONCE: Final = 4
"""Requests that are worked on at once."""
OF_ONE: Final = 2
"""Of these, so many at most are of one address."""
PATIENCE_SECONDS: Final = 10.0
"""How long a request waits for its turn."""

Given = ParamSpec("Given")
T = TypeVar("T")


class TooBusy(SplayError):
    """A request has waited too long for its turn."""

    def __init__(self) -> None:
        super().__init__(N_("too much is going on"))


@dataclass(frozen=True, slots=True)
class Sender:
    """Whom a request counts for.

    Attributes:
        address: where it comes from.
        person: who sends it, as far as that is known.
    """

    address: str
    person: str


class Turns:
    """Who may work now, and who waits.  Everything is called in the event loop."""

    def __init__(self, at_once: int = AT_ONCE, of_one: int = OF_ONE, patience: float | None = None) -> None:
        """Nobody works yet.

        Args:
            at_once: how many work at once.
            of_one: how many of them may be of one address.
            patience: how many seconds a turn is waited for; None for `PATIENCE_SECONDS`.
        """
        self.threads = CapacityLimiter(at_once)
        self._at_once = at_once
        self._of_one = of_one
        self._patience = patience
        self._running: Counter[str] = Counter()
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(line) for lines in self._waiting.values() for line in lines.values())

    @property
    def working(self) -> int:
        """How many work."""
        return self._running.total()

    @asynccontextmanager
    async def turn(self, sender: Sender) -> AsyncIterator[None]:
        """Wait for a turn, and have it as long as this lasts; raises TooBusy."""
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(sender.address, OrderedDict()).setdefault(sender.person, deque()).append(place)
        self._begin_more()
        try:
            async with asyncio.timeout(PATIENCE_SECONDS if self._patience is None else self._patience):
                await asyncio.shield(place)
        except BaseException as error:
            if place.done():
                self._end(sender)
            else:
                self._leave(sender, place)
            if isinstance(error, TimeoutError):
                raise TooBusy from None
            raise
        try:
            yield
        finally:
            self._end(sender)

    def _leave(self, sender: Sender, place: "asyncio.Future[None]") -> None:
        lines = self._waiting[sender.address]
        lines[sender.person].remove(place)
        self._tidy(sender.address, sender.person)

    def _end(self, sender: Sender) -> None:
        self._running[sender.address] -= 1
        if not self._running[sender.address]:
            del self._running[sender.address]
        self._begin_more()

    def _begin_more(self) -> None:
        """Give turns to those who wait: in a circle of addresses, and at each in a circle of people."""
        while self._running.total() < self._at_once:
            address = next((each for each in self._waiting if self._running[each] < self._of_one), None)
            if address is None:
                return
            lines = self._waiting[address]
            person = next(iter(lines))
            place = lines[person].popleft()
            self._waiting.move_to_end(address)
            lines.move_to_end(person)
            self._tidy(address, person)
            self._running[address] += 1
            place.set_result(None)

    def _tidy(self, address: str, person: str) -> None:
        """Forget lines in which nobody waits."""
        lines = self._waiting[address]
        if not lines[person]:
            del lines[person]
        if not lines:
            del self._waiting[address]


@dataclass(frozen=True, slots=True)
class Work:
    """The turns of a server.

    Attributes:
        playing: for whatever needs the database.
        reading: for what needs only processor time.
    """

    playing: Turns
    reading: Turns


_here: ContextVar[tuple[Work, Sender] | None] = ContextVar("_here", default=None)


def comes_from(work: Work, sender: Sender) -> None:
    """Note who has sent the request that is being answered from here on."""
    _here.set((work, sender))


def sender_here() -> Sender | None:
    """Who has sent the request that is being answered, also in the thread that works for it; None outside of any."""
    here = _here.get()
    return None if here is None else here[1]


async def in_turn(does: Callable[Given, T], *args: Given.args, **kwargs: Given.kwargs) -> T:
    """Do something in a thread when it is the sender's turn; raises TooBusy."""
    return await _in_turn(does, False, args, kwargs)


async def _in_turn(does: Callable[..., T], reads: bool, args: Any, kwargs: Any) -> T:
    here = _here.get()
    if here is None:
        return await run_in_threadpool(does, *args, **kwargs)
    work, sender = here
    turns = work.reading if reads else work.playing
    async with turns.turn(sender):
        return await to_thread.run_sync(partial(does, *args, **kwargs), limiter=turns.threads)


def turned(does: Callable[..., Any], reads: bool = False) -> Callable[..., Any]:
    """The same function, done in turn; what need not be done in a thread stays as it is."""
    if inspect.iscoroutinefunction(does) or inspect.isasyncgenfunction(does):
        return does

    @wraps(does)
    async def waits(*args: Any, **kwargs: Any) -> Any:
        return await _in_turn(does, reads, args, kwargs)

    waits.__signature__ = inspect.signature(does)  # type: ignore[attr-defined]
    del waits.__wrapped__
    return waits


class Playing(APIRoute):
    """A route whose function needs the database."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, turned(endpoint), **options)


class Reading(APIRoute):
    """A route whose function needs no database."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, turned(endpoint, reads=True), **options)
