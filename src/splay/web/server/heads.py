"""HEAD: the response to GET without its body, for all pages, but not for streams or the API."""

import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_WITHOUT: Final = re.compile(r"/api/(?!docs$).*|/t/[^/]+/live|/static/.*")
"""The API, the endless news of a table, and static files, which handle HEAD themselves."""

WHERE: Final = ("route", "root_path")
"""What says where a request leads, for whoever logs it."""


class Heads:
    """Answers HEAD as GET, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http" or scope["method"] != "HEAD" or _WITHOUT.fullmatch(scope["path"]):
            await self.app(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        asked: Scope = {**scope, "method": "GET"}
        try:
            await self.app(asked, receive, without_body)
        finally:
            scope.update({name: asked[name] for name in WHERE if name in asked})
