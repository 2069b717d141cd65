"""What a server does when it is told that something has changed, by itself or by another process."""

from collections.abc import Callable

from splay.store import TableChange
from splay.web.requests.hub import Hub
from splay.web.requests.presence import Attendance


class ServerListener:
    """Passes news on: to whoever watches a table, to the bots, to those who keep track of who is there."""

    def __init__(self, hub: Hub, presence: Attendance, wake_bots: Callable[[], None]) -> None:
        self._hub = hub
        self._presence = presence
        self._wake_bots = wake_bots

    def changed(self, change: TableChange, here: bool) -> None:
        """A table has changed; bots of this process are woken by whoever has changed it here."""
        self._hub.changed(change)
        if change.waits_for_bot and not here:
            self._wake_bots()

    def heard(self, text: str) -> None:
        """Another process says who is there."""
        self._presence.heard(text)

    def missed(self) -> None:
        """Something may have gone unheard: ask for everything."""
        self._hub.missed()
        self._presence.missed()
        self._wake_bots()
