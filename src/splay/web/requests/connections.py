"""Client connections: how many there can be, and how long one may keep the server waiting."""

from collections.abc import Callable, Collection
from time import monotonic
from typing import Any, Final

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

PATIENCE_SECONDS: Final = 30.0
"""The time within which a whole request must arrive; our pages need only a fraction of it."""
MANY: Final = 16_384
"""Simultaneous connections, each from a browser that follows a game, or from an attacker."""


def allow_many() -> None:
    """Let this process have many files open: systems often allow a thousand, but far more on request."""
    if resource is not None:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY if most == resource.RLIM_INFINITY else min(MANY, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def most_files() -> int | None:
    """How many files this process may have open; None if there is no such limit."""
    if resource is None:
        return None
    now: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if now == resource.RLIM_INFINITY else now


class Patience:
    """Ends connections whose client has been silent, or has been sending one request, for too long.

    Otherwise a few thousand open connections, which cost a client nothing, would leave no room for others.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: dict[Any, tuple[object, float]] = {}
        """What each connection keeps us waiting for, and since when."""

    def look(self, connections: Collection[Any]) -> None:
        """End what has taken too long.

        Args:
            connections: uvicorn's connections; `cycle` is the current request, if there has been any.
        """
        now = self._clock()
        waiting = {}
        for connection in connections:
            cycle = connection.cycle
            if cycle is not None and not cycle.more_body and not cycle.response_complete:
                continue  # it waits for us
            before, since = self._waiting.get(connection, (cycle, now))
            if before is not cycle:
                since = now
            if now - since > PATIENCE_SECONDS:
                connection.transport.close()
            else:
                waiting[connection] = cycle, since
        self._waiting = waiting
