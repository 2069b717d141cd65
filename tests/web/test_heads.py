"""HEAD is answered like GET, without the body."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from splay.host.secrets import new_secret
from web.server import browser, made, serving

ANN = new_secret()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


def sent_to(app: FastAPI, method: str, path: str) -> list[dict[str, Any]]:
    """What goes over the wire, message by message; a client in memory would leave a body out by itself."""
    sent: list[dict[str, Any]] = []
    headers = [(b"host", b"splay.test"), (b"cookie", f"splay={ANN}".encode()), (b"sec-fetch-site", b"none")]
    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
    }
    scope |= {"headers": headers, "http_version": "1.1", "scheme": "http", "client": ("1.1.1.1", 1), "app": app}
    scope |= {"server": ("splay.test", 80), "root_path": "", "asgi": {"version": "3.0", "spec_version": "2.4"}}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))
    return sent


@pytest.mark.parametrize(
    "path", ["/", "/rules/4", "/cards/4", "/cards/4/oars", "/credits", "/api/docs", "/t/TABLE", "/nowhere"]
)
def test_a_page_has_a_head(app: FastAPI, path: str) -> None:
    path = path.replace("TABLE", made(app, ANN).id)
    got, headed = sent_to(app, "GET", path), sent_to(app, "HEAD", path)
    assert any(message.get("body") for message in got)
    assert not any(message.get("body") for message in headed)
    assert headed[0]["status"] == got[0]["status"] == (404 if path == "/nowhere" else 200)
    assert [name for name, _ in headed[0]["headers"]] == [name for name, _ in got[0]["headers"]]
    lengths = [dict(messages[0]["headers"])[b"content-length"] for messages in (got, headed)]
    assert lengths[0] == lengths[1] != b"0"


def test_what_has_no_end_has_no_head(app: FastAPI) -> None:
    table = made(app, ANN).id
    assert browser(app, ANN).head(f"/t/{table}/live").status_code == 405
    assert browser(app, ANN).head(f"/api/tables/{table}").status_code == 405
    assert browser(app, ANN).head("/static/api.css").status_code == 200
