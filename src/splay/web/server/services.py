"""What serves behind the pages: the store of all tables, who listens, thinks and looks after them, what is counted."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from threading import Event
from typing import Any, Final

from splay.host import BotRunner, Host
from splay.host.hints import Hints
from splay.host.regularly import Regularly
from splay.host.reviews import Reviews
from splay.host.thinking import Thinking
from splay.host.timekeeper import LOOK_EVERY as CLOCKS_EVERY
from splay.host.timekeeper import Timekeeper
from splay.notices.mail import MailServer
from splay.notices.notifier import LOOK_EVERY as NOTICES_EVERY
from splay.notices.notifier import Notifier
from splay.notices.push import WebPush
from splay.store import Store, open_database
from splay.store.notices import NoticeStore
from splay.web.requests.bans import BanList
from splay.web.requests.hub import Hub
from splay.web.requests.limits import Limiter
from splay.web.requests.listening import ServerListener
from splay.web.requests.presence import Attendance
from splay.web.requests.turns import Turns, Work, sender_here
from splay.web.server.metrics import Metrics
from splay.web.server.settings import Settings

SEEN_SECONDS: Final = 1.0
"""How often what people have seen is stored: so much of it may be lost, or not be known yet in another process."""


class Services:
    """All that one process of a server needs, opened and up to date, but not running yet.

    Attributes:
        shared: by name, what requests find in the state of the application.
        metrics: what is counted.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float], thinking: Thinking | None) -> None:
        """Open the database; the arguments are those of `create_app`.

        Raises:
            DatabaseError: the database cannot be opened.
        """
        self.metrics = Metrics()
        engine = open_database(settings.database)
        self.metrics.watch(engine)
        self._store = Store(engine)
        self._store.on_wait = self.metrics.queued
        self._host = Host(self._store, settings.memory, settings.quotas)
        self._host.tables.on_change = self._changed
        self._host.on_picks = self.metrics.stored
        # A process for hints, even where no bots pick.
        self._thinking = thinking or Thinking(max(1, settings.bot_processes))
        self._thinking.on_done = self.metrics.thought
        self._bots = BotRunner(self._host, self._thinking) if settings.bot_processes else None
        self._hub = Hub(self._store, settings.look_every)
        self._presence = Attendance(self._hub.wake, self._store.tell)
        self._bans = BanList(self._store, settings.bans_every)
        self._work = Work(Turns(), Turns())
        timekeeper, notifier = Timekeeper(self._host), _notifier(self._host, settings)
        self._threads = (
            Regularly("clocks", timekeeper.look, CLOCKS_EVERY),
            Regularly("notices", notifier.look, NOTICES_EVERY, patience=NOTICES_EVERY),
            Regularly("seen", self._host.tables.seen.write, SEEN_SECONDS, once_more=True),
        )
        self.shared: dict[str, Any] = {
            "settings": settings,
            "host": self._host,
            "hub": self._hub,
            "presence": self._presence,
            "thinking": self._thinking,
            "hints": Hints(self._host, self._thinking, settings.hint_seconds, settings.hint_simulations),
            "reviews": Reviews(self._host, self._thinking, settings.review_simulations),
            "timekeeper": timekeeper,
            "notifier": notifier,
            "bans": self._bans,
            "work": self._work,
            "metrics": self.metrics,
            "listing": Limiter(clock) if settings.rate_limit else None,
            "leaving": Event(),
        }

    def _changed(self, table_id: str) -> None:
        sender = sender_here()
        if sender is not None:
            self._thinking.belongs(table_id, sender.address)
        self._wake_bots()

    def _wake_bots(self) -> None:
        if self._bots is not None:
            self._bots.wake()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything runs as long as this lasts."""
        await self._hub.start()
        await self._presence.start()
        await self._bans.start()
        self._store.listen(ServerListener(self._hub, self._presence, self._wake_bots))
        self.metrics.start(self._host, self._hub, self._thinking, self._work)
        if self._bots is not None:
            self._bots.start()
        for thread in self._threads:
            thread.start()
        try:
            yield
        finally:
            self._presence.stop()
            self._hub.stop()
            await self._bans.stop()
            await self.metrics.stop()
            for thread in self._threads:
                thread.stop()
            if self._bots is not None:
                self._bots.stop()
            self._thinking.stop()
            self._store.close()


def _notifier(host: Host, settings: Settings) -> Notifier:
    """Who tells people that it is their turn; e-mail only where a server for it is named."""
    mail = MailServer(settings.smtp, settings.sender, settings.smtp_password) if settings.smtp else None
    if mail is not None:
        contact = f"mailto:{mail.sender_address}"
    else:
        contact = settings.address if settings.address.startswith("https://") else ""
    push = WebPush(NoticeStore(host.store), contact, settings.push_to_loopback)
    return Notifier(host, push, mail, settings.address)
