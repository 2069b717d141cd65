"""What lets Splay be installed as an app: its manifest, its service worker, and the page shown without a connection."""

import json
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from splay.web.html.assets import STATIC, static_url
from splay.web.html.languages import tag_of
from splay.web.html.pages import headers_of, page, reader_for
from splay.web.requests.turns import Reading

router: Final = APIRouter(route_class=Reading, default_response_class=HTMLResponse, include_in_schema=False)

ICONS: Final = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("maskable-512", 512, "maskable"))
"""Name, edge in pixels and purpose of the icons that `tools/icons.py` draws."""


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """What a system needs to know of an app."""
    reader = reader_for(request)
    told = {
        "id": "/",
        "name": "Splay",
        "short_name": "Splay",
        "description": reader.gettext("Play Innovation, the card game, with friends or against the computer."),
        "lang": tag_of(reader.language),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#c9d4ce",
        "theme_color": "#e2e9e5",
        "icons": [
            {"src": static_url(f"app/{name}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in ICONS
        ],
    }
    return Response(json.dumps(told), media_type="application/manifest+json", headers=headers_of(reader))


@router.get("/sw.js")
def service_worker() -> Response:
    """The service worker; it stands at the root, because it may only act on what is below it."""
    return FileResponse(STATIC / "js" / "sw.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> Response:
    """What is shown where a page cannot be had; the service worker keeps it."""
    return page(request, "start/offline.html")
