"""Static files: packed once for who understands that, plain for others, not sent again to who has them."""

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from splay.web.html.assets import static_url
from splay.web.server import static_files
from splay.web.server.app import STATIC
from splay.web.server.static_files import FOREVER
from web.server import browser, serving

PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    with serving(tmp_path) as app:
        return browser(app)


@pytest.mark.parametrize("name", ["base.css", "pics.svg", "js/table.js"])
def test_text_is_packed_for_who_understands_that(client: TestClient, name: str) -> None:
    packed, plain = client.get(static_url(name)), client.get(static_url(name), headers=PLAIN)
    assert packed.content == plain.content == (STATIC / name).read_bytes()
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, mtime=0)) < len(plain.content)
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == FOREVER
    assert packed.headers["content-type"] == plain.headers["content-type"]


def test_a_file_is_packed_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client.get("/static/side.css")
    monkeypatch.setattr(static_files, "gzip", None)
    assert client.get("/static/side.css").content == (STATIC / "side.css").read_bytes()


def test_fonts_are_small_already(client: TestClient) -> None:
    font = next((STATIC / "fonts").glob("*.woff2"))
    answer = client.get(f"/static/fonts/{font.name}")
    assert "content-encoding" not in answer.headers
    assert answer.content == font.read_bytes()


def test_a_part_of_a_file_is_a_part_of_the_plain_one(client: TestClient) -> None:
    answer = client.get("/static/side.css", headers={"range": "bytes=0-9"})
    assert (answer.status_code, answer.content) == (206, (STATIC / "side.css").read_bytes()[:10])


@pytest.mark.parametrize("headers", [{}, PLAIN])
def test_who_has_a_file_is_not_sent_it_again(client: TestClient, headers: dict[str, str]) -> None:
    tag = client.get("/static/side.css", headers=headers).headers["etag"]
    again = client.get("/static/side.css", headers=headers | {"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
