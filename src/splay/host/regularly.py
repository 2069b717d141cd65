"""Something that is done again and again, in a thread of its own."""

import logging
from collections.abc import Callable
from threading import Event, Thread

log = logging.getLogger(__name__)


class Regularly:
    """Does something every so many seconds, from `start` to `stop`.  An error is logged, and it is done again."""

    def __init__(
        self,
        name: str,
        does: Callable[[], object],
        every: float,
        patience: float | None = None,
        once_more: bool = False,
    ) -> None:
        """Do nothing yet.

        Args:
            name: of the thread, and in the log.
            does: what is done.
            every: seconds from the end of one time to the next.
            patience: how many seconds `stop` waits for what is being done; None: until it is done.
            once_more: whether it is done a last time when it is to stop.
        """
        self._name = name
        self._does = does
        self._every = every
        self._patience = patience
        self._once_more = once_more
        self._end = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin, perhaps once more."""
        self._end.clear()
        self._thread = Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish what is being done, and stop."""
        self._end.set()
        if self._thread is not None:
            self._thread.join(self._patience)

    def _run(self) -> None:
        while not self._end.wait(self._every):
            self._do()
        if self._once_more:
            self._do()

    def _do(self) -> None:
        try:
            self._does()
        except Exception:  # the database may be unavailable for a while
            log.exception("cannot look after %s", self._name)
