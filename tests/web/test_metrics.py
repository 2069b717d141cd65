"""What a server counts, and who may see it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from splay.host.thinking import Kind
from web.server import asked_option, browser, host_of, made, serving

ANN = "ann's secret, thirty letters...."
LOOPBACK = ("127.0.0.1", 5000)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path, proxies=("127.0.0.1", "192.0.2.1"), metrics_from=("10.0.0.0/8", "192.0.2.1")) as app:
        yield app


def counted(app: FastAPI) -> dict[str, float]:
    """All numbers, by name and labels."""
    answer = TestClient(app, client=LOOPBACK).get("/metrics")
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("10.1.2.3", {}, 200),
        ("::ffff:10.1.2.3", {}, 200),
        ("198.51.100.7", {}, 403),
        ("testclient", {}, 403),
        # Through a proxy on this computer: who is behind it has to be named.
        ("127.0.0.1", {"x-forwarded-for": "198.51.100.7"}, 403),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 403),
        ("127.0.0.1", {"x-forwarded-for": "10.1.2.3"}, 200),
        ("127.0.0.1", {"x-forwarded-for": "10.1.2.3, 198.51.100.7"}, 403),
        ("127.0.0.1", {"x-forwarded-for": "nonsense"}, 403),
        ("127.0.0.1", {"forwarded": "for=10.1.2.3"}, 403),
        ("127.0.0.1", {"via": "1.1 proxy"}, 403),
        ("198.51.100.7", {"x-forwarded-for": "10.1.2.3"}, 403),
        ("192.0.2.1", {"x-forwarded-for": "10.1.2.3"}, 200),
    ],
)
def test_only_who_is_named_sees_them(app: FastAPI, client: str, headers: dict[str, str], status: int) -> None:
    assert TestClient(app, client=(client, 5000)).get("/metrics", headers=headers).status_code == status


def test_requests_are_counted_by_route_and_status(app: FastAPI) -> None:
    client = browser(app)
    for _ in range(3):
        client.get("/t/somewhere")
    found = counted(app)
    assert found['splay_requests_total{method="GET",route="/t/{table_id}",status="404"}'] == 3
    assert found['splay_request_seconds_count{route="/t/{table_id}"}'] == 3
    assert found['splay_request_seconds_bucket{le="+Inf",route="/t/{table_id}"}'] == 3


def test_games_picks_and_statements_are_counted(app: FastAPI) -> None:
    table = made(app, ANN)
    _, option, number = asked_option(host_of(app), table)
    browser(app, ANN).post(f"/t/{table.id}/picks", data={"option": option, "number": number})
    found = counted(app)
    assert found['splay_picks_total{by="person"}'] >= 1
    assert found["splay_live_tables"] == 1
    assert found["splay_live_table_bytes"] > 100_000
    assert found["splay_database_seconds_count"] > 5
    assert found["splay_database_queue_seconds_count"] >= 2
    assert found['splay_memory_bytes{part="server"}'] > 2**20
    assert found["splay_processes"] == 1


def test_thinking_is_counted(app: FastAPI) -> None:
    app.state.thinking.submit("t", Kind.HINT, int).result()
    found = counted(app)
    assert found['splay_thinking_seconds_count{kind="hint"}'] == 1
    assert found['splay_thinking_wait_seconds_count{kind="hint"}'] == 1
    assert found["splay_thinking_working"] == 0
    assert found['splay_thinking_waiting{kind="pick"}'] == 0


def test_labels_hold_nothing_that_people_send(app: FastAPI) -> None:
    client = browser(app, ANN)
    table = made(app, ANN)
    for path in (f"/t/{table.id}", "/join/secret", "/t/secret", "/secret", "/cards/4/secret", "/static/secret"):
        client.get(path, params={"q": "secret"})
    client.request("SECRET", "/secret")
    client.post("/tables", data={"name": "secret", "kind": "secret"})
    names = " ".join(counted(app))
    assert "secret" not in names.lower()
    assert table.id not in names
    assert len(set(re.findall(r'route="([^"]*)"', names))) < 12


PROCESSES = """
import os, sys
import splay.web.server.workers
from splay.web.server.metrics import SHARED, Metrics, forget
os.environ[SHARED] = sys.argv[1]
def begin():
    metrics = Metrics()
    metrics.answered("GET", "/", 200, 0.1)
    return metrics
child = os.fork()
if not child:
    begin()
    os._exit(0)
os.waitpid(child, 0)
metrics = begin()
print(metrics.text().decode())
forget(child)
print(metrics.text().decode())
"""


def test_several_processes_are_counted_together(tmp_path: Path) -> None:
    """Their folder is chosen when everything has been imported, as a server with several processes does."""
    ran = subprocess.run([sys.executable, "-c", PROCESSES, tmp_path], capture_output=True, text=True, check=True)
    assert re.findall(r"^splay_processes (.*)$", ran.stdout, re.MULTILINE) == ["2.0", "1.0"]
    name = r'^splay_requests_total\{method="GET",route="/",status="200"\} (.*)$'
    assert re.findall(name, ran.stdout, re.MULTILINE) == ["2.0", "2.0"], "what was counted stays"
