"""The files in `static`, which browsers may cache as long as their URL stays the same."""

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
BRIEFLY: Final = "public, max-age=300"
PACKED: Final = ("text/", "image/svg+xml")
"""Prefixes of the types of files worth compressing."""


class KeptFiles(StaticFiles):
    """Static files; a URL with ``?v=`` stands for one content and never needs to be requested again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long it may be cached."""
        response = await super().get_response(path, scope)
        named = scope["query_string"].startswith(b"v=")
        response.headers["Cache-Control"] = FOREVER if named and response.status_code == 200 else BRIEFLY
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, compressed if the client accepts that; it is compressed once, as much as possible."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        understood = "gzip" in asked.get("accept-encoding", "") and "range" not in asked
        if not (understood and isinstance(response, FileResponse) and _is_larger_than_need_be(response)):
            return response
        packed = Response(_packed(Path(full_path), stat_result.st_mtime_ns), media_type=response.media_type)
        packed.headers["Last-Modified"] = response.headers["Last-Modified"]
        packed.headers["ETag"] = f"W/{response.headers['ETag']}"  # the same file, in other bytes
        packed.headers["Content-Encoding"] = "gzip"
        packed.headers["Vary"] = "Accept-Encoding"
        return packed


def _is_larger_than_need_be(response: FileResponse) -> bool:
    return (response.media_type or "").startswith(PACKED)


@lru_cache(200)
def _packed(file: Path, changed: int) -> bytes:
    """A file in its version of this modification time."""
    return gzip.compress(file.read_bytes(), mtime=0)
