"""What whatever watches over a server asks it, and whose word is taken for where a request comes from."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI

from splay.web.server import run
from web.server import browser, host_of, made, serving

ANN = "the-secret-of-ann-in-thirty-letters"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


def test_a_server_is_live_and_ready(app: FastAPI) -> None:
    for name in ("live", "ready"):
        answer = browser(app).get(f"/health/{name}")
        assert (answer.status_code, answer.text) == (200, f"{name}\n")
        assert answer.headers["cache-control"] == "no-store"


def test_a_server_whose_database_is_gone_is_not_ready_until_it_is_back(app: FastAPI, tmp_path: Path) -> None:
    table = made(app, ANN)
    host_of(app).store.close()  # writes everything into the one file
    file, elsewhere = tmp_path / "splay.sqlite3", tmp_path / "elsewhere"
    file.rename(elsewhere)
    assert browser(app).get("/health/ready").status_code == 503
    assert browser(app).get("/health/live").status_code == 200
    page = browser(app, ANN).get(f"/t/{table.id}")
    assert (page.status_code, page.headers["retry-after"]) == (503, "5")
    assert browser(app).get("/rules/4").status_code == 200
    elsewhere.rename(file)
    assert browser(app).get("/health/ready").status_code == 200
    assert browser(app, ANN).get(f"/t/{table.id}").status_code == 200


def uvicorn_of(folder: Path, proxies: tuple[str, ...]) -> uvicorn.Config:
    """The server as it would run."""
    with serving(folder, proxies=proxies) as app:
        return run._server(app, lambda: None, ()).config


@pytest.mark.parametrize(
    ("proxies", "client", "believed"),
    [
        ((), "127.0.0.1", False),
        (("127.0.0.1",), "127.0.0.1", True),
        (("10.0.0.0/8",), "10.1.2.3", True),
        (("10.0.0.0/8",), "127.0.0.1", False),
    ],
)
def test_only_proxies_that_are_named_are_believed(
    tmp_path: Path, proxies: tuple[str, ...], client: str, believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    config = uvicorn_of(tmp_path, proxies)
    seen: list[Any] = []

    async def inner(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    config.app = run.behind(inner, proxies)
    config.load()
    headers = [(b"x-forwarded-for", b"192.0.2.99")]
    scope = {"type": "http", "client": (client, 1), "headers": headers, "scheme": "http"}
    asyncio.run(config.loaded_app(scope, None, None))
    assert seen == ["192.0.2.99" if believed else client]
