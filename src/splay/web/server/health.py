"""How a server is, for whatever watches over it: neither page waits for anything else that the server does."""

from typing import Final

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from splay.store import Store

router: Final = APIRouter(prefix="/health", include_in_schema=False)

_threads: Final = CapacityLimiter(1)


@router.get("/live")
async def is_live() -> Response:
    """Whether the server answers at all."""
    return PlainTextResponse("live\n")


@router.get("/ready")
async def is_ready(request: Request) -> Response:
    """Whether its games can be played, which needs the database; 503 if not."""
    store: Store = request.app.state.host.store
    if await to_thread.run_sync(store.is_there, limiter=_threads):
        return PlainTextResponse("ready\n")
    return PlainTextResponse("the database does not answer\n", 503, {"Retry-After": "5"})
