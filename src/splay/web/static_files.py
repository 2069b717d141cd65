"""The files in `static`, which browsers may keep for as long as their address stays the same."""

from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
BRIEFLY: Final = "public, max-age=300"


class KeptFiles(StaticFiles):
    """Static files; an address with ``?v=`` names one content and is never asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        named = scope["query_string"].startswith(b"v=")
        response.headers["Cache-Control"] = FOREVER if named and response.status_code == 200 else BRIEFLY
        return response
