"""The application: everything put together."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any, Final

from anyio import to_thread
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from splay.host import BotRunner, Host
from splay.host.hints import Hints
from splay.host.reviews import Reviews
from splay.host.thinking import Thinking
from splay.host.timekeeper import ClockRunner, Timekeeper
from splay.notices import MailServer, Notifier, NotifierThread, WebPush
from splay.store import Store, open_database
from splay.store.notices import NoticeStore
from splay.web import api
from splay.web.end import routes as end_pages
from splay.web.html import errors, preferences
from splay.web.library import routes as reading
from splay.web.library import tryout_routes as tryout_pages
from splay.web.lobby import routes as seat_pages
from splay.web.notices import routes as notice_pages
from splay.web.people import games as game_pages
from splay.web.people import public as public_pages
from splay.web.people import routes as person_pages
from splay.web.puzzles import routes as puzzle_pages
from splay.web.requests.bans import BanList
from splay.web.requests.hub import Hub
from splay.web.requests.limits import Limiter
from splay.web.requests.listening import ServerListener
from splay.web.requests.presence import Attendance
from splay.web.requests.turns import Turns, Work, sender_here
from splay.web.review import routes as review_pages
from splay.web.server import health, metrics_routes, security
from splay.web.server.heads import Heads
from splay.web.server.logs import RequestLog
from splay.web.server.metrics import Metrics
from splay.web.server.settings import Settings
from splay.web.server.static_files import KeptFiles
from splay.web.start import install as install_pages
from splay.web.start import learn as learn_pages
from splay.web.start import load as load_pages
from splay.web.start import routes as start_pages
from splay.web.table import coach_routes as coach_pages
from splay.web.table import dialog_routes as look_pages
from splay.web.table import lesson_routes as lesson_pages
from splay.web.table import log_routes as log_pages
from splay.web.table import presence_routes as presence_pages
from splay.web.table import report_routes as report_pages
from splay.web.table import routes as table_pages
from splay.web.table import time_routes as time_pages

THREADS: Final = 4
"""Threads for what belongs to no request's turn: static files."""
STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = (
    *(table_pages, presence_pages, log_pages, look_pages, lesson_pages, coach_pages, time_pages),
    *(end_pages, review_pages, seat_pages, start_pages, learn_pages, install_pages),
    *(game_pages, person_pages, public_pages, notice_pages),
    *(load_pages, preferences, reading, tryout_pages, puzzle_pages, report_pages),
)
"""What is asked for most comes first: where a request leads is looked for in this order."""


def create_app(settings: Settings, clock: Callable[[], float] = monotonic, thinking: Thinking | None = None) -> FastAPI:
    """The application, its database opened and up to date.

    Args:
        settings: how the server is set up.
        clock: the clock, in seconds, for detecting requests that come too fast.
        thinking: where bots and hints are thought about; by default processes, as many as the settings say.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    metrics = Metrics()
    engine = open_database(settings.database)
    metrics.watch(engine)
    store = Store(engine)
    store.on_wait = metrics.queued
    bans = BanList(store, settings.bans_every)
    work = Work(Turns(), Turns())
    host = Host(store, settings.memory, settings.quotas)
    hub = Hub(store, settings.look_every)
    shared = thinking or Thinking(max(1, settings.bot_processes))  # a process for hints, even where no bots pick
    host.on_picks, shared.on_done = metrics.stored, metrics.thought
    bots = BotRunner(host, shared) if settings.bot_processes else None

    presence = Attendance(hub.wake, store.tell)

    def changed(table_id: str) -> None:
        sender = sender_here()
        if sender is not None:
            shared.belongs(table_id, sender.address)
        if bots is not None:
            bots.wake()

    host.tables.on_change = changed
    timekeeper, notifier = Timekeeper(host), _notifier(host, settings)

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        await hub.start()
        await presence.start()
        await bans.start()
        store.listen(ServerListener(hub, presence, bots.wake if bots is not None else lambda: None))
        metrics.start(host, hub, shared, work)
        if bots is not None:
            bots.start()
        with _looked_after(timekeeper, notifier):
            yield
            presence.stop()
            hub.stop()
            await bans.stop()
            await metrics.stop()
        if bots is not None:
            bots.stop()
        shared.stop()
        store.close()

    app = FastAPI(title="Splay", version="1", lifespan=running, docs_url=None, redoc_url=None, openapi_url=None)
    parts: dict[str, Any] = {
        **{"settings": settings, "host": host, "hub": hub, "thinking": shared, "bans": bans, "work": work},
        **{"presence": presence, "timekeeper": timekeeper, "notifier": notifier, "leaving": Event()},
        "hints": Hints(host, shared, settings.hint_seconds, settings.hint_simulations),
        "reviews": Reviews(host, shared, settings.review_simulations),
        "today": puzzle_pages.utc_today,
        "listing": Limiter(clock) if settings.rate_limit else None,
        "metrics": metrics,
    }
    for name, part in parts.items():
        setattr(app.state, name, part)
    app.include_router(health.router)
    app.include_router(metrics_routes.router)
    app.mount("/static", KeptFiles(directory=STATIC), name="static")
    for pages in PAGES:
        app.include_router(pages.router)
    app.mount("/api", api.create_api(app.state))
    errors.install(app)
    app.add_middleware(Heads)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)  # 9 takes three times as long for 10 % less
    security.install(app, settings, clock)
    app.add_middleware(RequestLog, proxies=settings.proxies, tell=metrics.answered)
    return app


@contextmanager
def _looked_after(timekeeper: Timekeeper, notifier: Notifier) -> Iterator[None]:
    """Clocks and notices are looked after as long as this lasts."""
    threads = ClockRunner(timekeeper), NotifierThread(notifier)
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.stop()


def _notifier(host: Host, settings: Settings) -> Notifier:
    """Who tells people that it is their turn; e-mail only where a server for it is named."""
    mail = MailServer(settings.smtp, settings.sender, settings.smtp_password) if settings.smtp else None
    contact = (
        f"mailto:{mail.sender_address}" if mail else settings.address if settings.address[:8] == "https://" else ""
    )
    push = WebPush(NoticeStore(host.store), contact, settings.push_to_loopback)
    return Notifier(host, push, mail, settings.address)
