"""`/metrics`, for Prometheus: only for this computer, and for whom the host of the server has named."""

from typing import Final

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from starlette.types import Scope

from splay.web.requests.peers import Networks, forwarded_for, is_loopback, peer_of
from splay.web.server.metrics import Metrics
from splay.web.server.settings import Settings

router: Final = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """What the server counts; 403 for whom it is not meant."""
    settings: Settings = request.app.state.settings
    if not is_allowed(request.scope, Networks(settings.metrics_from)):
        raise HTTPException(403)
    counted: Metrics = request.app.state.metrics
    return Response(counted.text(), media_type=counted.content_type)


def is_allowed(scope: Scope, named: Networks) -> bool:
    """Whether a request may see the metrics.

    A proxy on this computer passes on requests from anywhere: then all for whom it says that it speaks must be named,
    and a proxy that does not say it is refused.
    """
    peer = peer_of(scope)
    if not (is_loopback(peer) or peer in named):
        return False
    others = forwarded_for(scope)
    return others is None or (bool(others) and all(other in named for other in others))
