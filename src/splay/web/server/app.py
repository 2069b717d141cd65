"""The application: everything put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from anyio import to_thread
from fastapi import FastAPI
from fastapi.telemetry import TelemetryConfig
from starlette.middleware.gzip import GZipMiddleware

from splay.host.thinking import Thinking
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
from splay.web.review import routes as review_pages
from splay.web.server import health, metrics_routes, security
from splay.web.server.heads import Heads
from splay.web.server.logs import RequestLog
from splay.web.server.services import Services
from splay.web.server.settings import Settings
from splay.web.server.static_files import KeptFiles
from splay.web.start import install as install_pages
from splay.web.start import learn as learn_pages
from splay.web.start import load as load_pages
from splay.web.start import routes as start_pages
from splay.web.table.routes import absence as time_pages
from splay.web.table.routes import coach as coach_pages
from splay.web.table.routes import lesson as lesson_pages
from splay.web.table.routes import log as log_pages
from splay.web.table.routes import look as look_pages
from splay.web.table.routes import presence as presence_pages
from splay.web.table.routes import reports as report_pages
from splay.web.table.routes import table as table_pages

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

SILENT: Final[TelemetryConfig] = {"tracing": False, "metrics": False, "logs": False}
"""FastAPI would tell whoever listens where requests lead, and addresses may hold secrets; `/metrics` does not."""


def create_app(settings: Settings, clock: Callable[[], float] = monotonic, thinking: Thinking | None = None) -> FastAPI:
    """The application, its database opened and up to date.

    Args:
        settings: how the server is set up.
        clock: the clock, in seconds, for detecting requests that come too fast.
        thinking: where bots and hints are thought about; by default processes, as many as the settings say.

    Raises:
        DatabaseError: the database cannot be opened.
    """
    services = Services(settings, clock, thinking)

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        async with services.running():
            yield

    # Routers that are included would each be asked before their routes.
    routes = [route for pages in PAGES for route in pages.router.routes]
    app = FastAPI(title="Splay", version="1", lifespan=running, routes=routes, openapi_url=None, telemetry=SILENT)
    for name, part in {**services.shared, "today": puzzle_pages.utc_today}.items():
        setattr(app.state, name, part)
    app.include_router(health.router)
    app.include_router(metrics_routes.router)
    app.mount("/static", KeptFiles(directory=STATIC), name="static")
    app.mount("/api", api.create_api(app.state))
    errors.install(app)
    app.add_middleware(Heads)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)  # 9 takes three times as long for 10 % less
    security.install(app, settings, clock)
    app.add_middleware(RequestLog, proxies=settings.proxies, tell=services.metrics.answered)
    return app
