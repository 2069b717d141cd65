"""Services that have made us wait are left alone for a while: whoever names them must not hold up others' notices."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Final

from splay.notices.errors import NotSent

SLOW: Final = 5.0
"""Seconds beyond which a service is slow; those of browsers answer within one."""
FIRST_PAUSE: Final = 60.0
"""Seconds for which it is left alone then; each further time it is twice as long."""
LONGEST_PAUSE: Final = 3600.0
KEPT: Final = 1000
"""So many of them are remembered."""


class SlowServices:
    """Which services are left alone.  Used by one thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Know of none yet; `clock` gives seconds."""
        self._clock = clock
        self._until: dict[str, tuple[float, float]] = {}
        """By service, until when it is left alone, and for how long that is."""

    @contextmanager
    def waiting_for(self, service: str) -> Iterator[None]:
        """Wait for a service, and note how long that takes; raises NotSent if it is left alone."""
        began = self._clock()
        until, pause = self._until.get(service, (0.0, 0.0))
        if began < until:
            raise NotSent("this service was too slow a moment ago")
        try:
            yield
        finally:
            now = self._clock()
            self._until.pop(service, None)
            if now > began + SLOW:
                pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, 2 * pause))
                self._until[service] = now + pause, pause
                if len(self._until) > KEPT:
                    del self._until[next(iter(self._until))]


def domain_of(host: str) -> str:
    """Who answers for a host name: names can be made up freely below a domain."""
    return ".".join(host.lower().rstrip(".").split(".")[-2:])


def network_of(address: str) -> str:
    """What is likely to belong to the same service as an address.

    >>> network_of("203.0.113.77"), network_of("2001:db8:1:2::3")
    ('203.0.113.0/24', '2001:db8:1::/48')
    """
    found = ip_address(address.partition("%")[0])
    return str(ip_network((found, 24 if found.version == 4 else 48), strict=False))
