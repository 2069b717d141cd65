"""The sites in `deploy`, in real proxies in front of a real server: Caddy and nginx, with HTTPS."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import Message
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from patience import PATIENCE

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
SPLAY: Final = Path(sys.executable).with_name("splay")
TWO: Final = {"kind": "device", "edition": 4, "seats": [{"name": "Ann"}, {"name": "Bob"}]}
ELSEWHERE: Final = "127.0.0.2"
"""Another address of this computer, from which a client may come."""


def program(name: str) -> str:
    """Where a program is that ./test installs."""
    path = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert path, f"the tests need {name}: on Debian, apt-get install nginx-light caddy openssl"
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(words: list[str], log: Path, env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A program as long as this lasts, which writes to a log."""
    with log.open("wb") as out:
        process = subprocess.Popen(words, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, **(env or {})})
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Answer(NamedTuple):
    """What came of a request."""

    status: int
    headers: Message
    body: bytes


class Behind:
    """A server behind a proxy, as clients see it."""

    def __init__(self, port: int, log: Path) -> None:
        self.port = port
        self._log = log

    def client(self, came_from: str = "127.0.0.1") -> HTTPSConnection:
        """A connection to the proxy, from an address of this computer."""
        tls = ssl.create_default_context()
        tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
        return HTTPSConnection("localhost", self.port, timeout=PATIENCE, context=tls, source_address=(came_from, 0))

    def ask(self, method: str, path: str, body: bytes = b"", came_from: str = "127.0.0.1", **more: str) -> Answer:
        """Send a request; its answer."""
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        with closing(self.client(came_from)) as client:
            client.request(method, path, body or None, {"Content-Type": "application/json", **headers})
            with client.getresponse() as answer:
                return Answer(answer.status, answer.headers, answer.read())

    @contextmanager
    def follow(self, table_id: str) -> Iterator[HTTPResponse]:
        """Follow a table as long as this lasts."""
        with closing(self.client()) as client:
            client.request("GET", f"/t/{table_id}/live")
            with client.getresponse() as stream:
                yield stream

    def line(self, request: str) -> dict[str, Any]:
        """What the server logs of a request, which it does after its answer."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for told in self._log.read_text(encoding="utf-8").splitlines(keepends=True):
                if told.startswith("{") and told.endswith("\n") and json.loads(told).get("request") == request:
                    return dict(json.loads(told))
            time.sleep(0.05)
        pytest.fail("the request is not logged")

    def wait(self) -> "Behind":
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                assert self.ask("GET", "/health/ready").status == 200
            except (OSError, AssertionError):
                assert time.monotonic() < until, "the proxy does not answer"
                time.sleep(0.1)
            else:
                return self


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    """A server as the units start it: its port and its log."""
    folder = tmp_path_factory.mktemp("server")
    port, log = free_port(), folder / "log"
    settings = {"SPLAY_DATABASE": f"sqlite:///{folder}/games.sqlite3", "SPLAY_HTTPS": "true", "SPLAY_BOTS": "0"}
    settings |= {"SPLAY_PROXY": "127.0.0.1", "SPLAY_LOG": "json", "SPLAY_LOG_REQUESTS": "true"}
    settings |= {"SPLAY_PORT": str(port), "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with running([str(SPLAY), "serve"], log, settings):
        yield port, log


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[int]:
    port = free_port()
    make = [program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    named = ["-subj", "/CN=localhost", "-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    subprocess.run([*make, *named], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"\n    listen \[::\].*", "", site).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace(
        "127.0.0.1:8765", f"127.0.0.1:{upstream}"
    )
    site = site.replace("/etc/letsencrypt/live/splay.example.org", str(folder))
    temp = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""  # another one may not enter the folder
    head = f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temp}"
    (folder / "conf").write_text(f"{head}{site}}}\n", encoding="utf-8")
    with running([program("nginx"), "-c", f"{folder}/conf", "-p", str(folder), "-e", "stderr"], folder / "log"):
        yield port


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[int]:
    port = free_port()
    own = "{\n\tadmin off\n\tgrace_period 1s\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(own + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
    env = {"SPLAY_SITE": f"https://localhost:{port}", "SPLAY_UPSTREAM": f"127.0.0.1:{upstream}"}
    env |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    words = [program("caddy"), "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]
    with running(words, folder / "log", env):
        yield port


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def site(
    request: pytest.FixtureRequest, server: tuple[int, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Behind]:
    """The server behind each proxy."""
    upstream, log = server
    with request.param(tmp_path_factory.mktemp("proxy"), upstream) as port:
        yield Behind(port, log).wait()


def test_cookies_and_pages_are_for_https_only(site: Behind) -> None:
    ours = {"origin": f"https://localhost:{site.port}", "content_type": "application/x-www-form-urlencoded"}
    learning = site.ask("POST", "/learn", b"name=Ann", **ours)
    assert learning.status == 307, "a form of our own page, since the proxy passes on the host as it was sent"
    assert "Secure" in learning.headers["Set-Cookie"]
    assert learning.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert site.ask("POST", "/learn", b"name=Ann", **ours | {"origin": "https://elsewhere.example"}).status == 403


def test_news_of_a_table_come_at_once(site: Behind) -> None:
    made = json.loads(site.ask("POST", "/api/tables", json.dumps(TWO).encode()).body)
    key = {"authorization": f"Bearer {made['keys'][0]['key']}"}
    began = time.monotonic()
    with site.follow(made["id"]) as stream:
        assert stream.readline() == b"event: changed\n"
        said = site.ask("POST", f"/api/tables/{made['id']}/talk", b'{"text": "hello"}', **key)
        assert said.status == 204, said.body
        assert b"event: changed\n" in [stream.readline() for _ in range(4)]
    assert time.monotonic() - began < 15, "nothing is held back until the server says something again, every 20 s"


def test_where_a_request_comes_from_is_what_the_proxy_saw(site: Behind) -> None:
    answer = site.ask("GET", "/health/live", came_from=ELSEWHERE, x_forwarded_for="198.51.100.7")
    assert site.line(answer.headers["X-Request-Id"])["client"] == ELSEWHERE


@pytest.mark.parametrize("size", [257 * 1024, 400_000, 9_000_000])
def test_a_large_request_is_refused_by_our_own_page(site: Behind, size: int) -> None:
    for _ in range(3):
        refused = site.ask("POST", "/load", b"x" * size)
        assert refused.status == 413
        assert b"<h1>That is too much</h1>" in refused.body


def test_an_answer_that_does_not_need_what_was_sent_comes_whole(site: Behind) -> None:
    for _ in range(3):
        answer = site.ask("POST", "/nowhere", b"x" * 200_000)
        assert answer.status == 404
        assert answer.body.endswith(b"</html>")


def test_what_nobody_sends_by_mistake_does_not_reach_the_server(site: Behind) -> None:
    headers = {"Content-Type": "application/json", "Content-Length": "30000000"}
    with closing(site.client()) as client:
        client.request("POST", "/load", b"x" * 1000, headers)  # and waits
        with client.getresponse() as answer:
            assert answer.status == 413
            assert answer.headers["X-Request-Id"] is None


@pytest.mark.long
def test_metrics_are_not_for_everybody(site: Behind) -> None:
    assert site.ask("GET", "/metrics").status == 404
