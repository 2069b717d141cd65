"""Garbage collection in a server process, so that nobody has to wait for it.

Python now and then looks at everything that a process has in memory, for objects that only refer to each other.  With
three hundred games there, nothing is answered for a second or two meanwhile.  Therefore a process looks often at what
is new, seldom at everything, and takes what has stayed for a while to stay.
"""

import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

YOUNG: Final = 20_000
"""So many new objects are looked at together: more than one answer makes, so what belongs to it is gone by then."""
NEVER: Final = 1_000_000_000
NEW_SECONDS: Final = 5.0
"""After so many seconds what has been made since is looked at, and what is left of it taken to stay."""
ALL_SECONDS: Final = 3600.0
"""After so many seconds everything is looked at, also what was taken to stay."""


class GarbageCollection:
    """When garbage is collected in this process; there is one of it."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Leave everything as it is until `begin`; the clock is in seconds."""
        self._clock = clock
        self._before = gc.get_threshold()
        self._new_at = self._all_at = 0.0

    def begin(self) -> None:
        """Take what there is by now to stay, and decide from now on when to look."""
        self._before = gc.get_threshold()
        gc.set_threshold(YOUNG, self._before[1], NEVER)
        self._keep()
        self._all_at = self._new_at + ALL_SECONDS - NEW_SECONDS

    def look(self) -> None:
        """Collect what is due; to be called a few times a second."""
        now = self._clock()
        if now >= self._all_at:
            gc.unfreeze()
            self._all_at = now + ALL_SECONDS
        elif now < self._new_at:
            return
        self._keep()

    def end(self) -> None:
        """Leave it to Python again."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    def _keep(self) -> None:
        gc.collect()
        gc.freeze()
        self._new_at = self._clock() + NEW_SECONDS
