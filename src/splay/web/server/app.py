"""The application: everything put together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

from anyio import to_thread
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from splay.host import BotRunner, Host
from splay.host.hints import Hints
from splay.host.reviews import Reviews
from splay.host.seen import Seen
from splay.host.thinking import Thinking
from splay.store import Store, open_database
from splay.web import api
from splay.web.end import routes as end_pages
from splay.web.html import errors, preferences
from splay.web.library import routes as reading
from splay.web.library import tryout_routes as tryout_pages
from splay.web.lobby import routes as seat_pages
from splay.web.puzzles import routes as puzzle_pages
from splay.web.requests.hub import Hub
from splay.web.requests.limits import Limiter
from splay.web.requests.listening import ServerListener
from splay.web.requests.presence import Attendance
from splay.web.requests.turns import sender_here
from splay.web.review import routes as review_pages
from splay.web.server import health, security
from splay.web.server.heads import Heads
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
from splay.web.table import routes as table_pages

log = logging.getLogger(__name__)

SEEN_SECONDS: Final = 1.0
"""How often what people have seen is stored: so much of it may be lost, or not be known yet in another process."""
THREADS: Final = 4
"""Threads for what belongs to no request's turn: static files."""
STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = (
    *(table_pages, presence_pages, log_pages, look_pages, lesson_pages, coach_pages),
    *(end_pages, review_pages, seat_pages, start_pages, learn_pages, install_pages),
    *(load_pages, preferences, reading, tryout_pages, puzzle_pages),
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
    store = Store(open_database(settings.database))
    host = Host(store, settings.memory)
    hub = Hub(store, settings.look_every)
    shared = thinking or Thinking(max(1, settings.bot_processes))  # a process for hints, even where no bots pick
    bots = BotRunner(host, shared) if settings.bot_processes else None

    presence = Attendance(hub.wake, store.tell)

    def changed(table_id: str) -> None:
        sender = sender_here()
        if sender is not None:
            shared.belongs(table_id, sender.address)
        if bots is not None:
            bots.wake()

    host.tables.on_change = changed

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        await hub.start()
        await presence.start()
        store.listen(ServerListener(hub, presence, bots.wake if bots is not None else lambda: None))
        writing = asyncio.create_task(_write_seen(host.tables.seen))
        if bots is not None:
            bots.start()
        yield
        writing.cancel()
        await to_thread.run_sync(_write_seen_once, host.tables.seen)
        presence.stop()
        hub.stop()
        if bots is not None:
            bots.stop()
        shared.stop()
        store.close()

    app = FastAPI(title="Splay", version="1", lifespan=running, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.host = host
    app.state.hub = hub
    app.state.leaving = Event()
    app.state.presence = presence
    app.state.thinking = shared
    app.state.hints = Hints(host, shared, settings.hint_seconds, settings.hint_simulations)
    app.state.reviews = Reviews(host, shared, settings.review_simulations)
    app.state.settings = settings
    app.state.today = puzzle_pages.utc_today
    app.state.listing = Limiter(clock) if settings.rate_limit else None
    app.include_router(health.router)
    app.mount("/static", KeptFiles(directory=STATIC), name="static")
    for pages in PAGES:
        app.include_router(pages.router)
    app.mount("/api", api.create_api(app.state))
    errors.install(app)
    app.add_middleware(Heads)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)  # 9 takes three times as long for 10 % less
    security.install(app, settings, clock)
    return app


async def _write_seen(seen: Seen) -> None:
    """Store now and then what people have seen."""
    while True:
        await asyncio.sleep(SEEN_SECONDS)
        await to_thread.run_sync(_write_seen_once, seen)


def _write_seen_once(seen: Seen) -> None:
    try:
        seen.write()
    except Exception:  # the database may be away for a while
        log.exception("cannot store what people have seen")
