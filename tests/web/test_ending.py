"""A server that is told to end does so in its time, whatever it is doing."""

import json
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from databases import postgresql, prepared_file, prepared_postgresql
from patience import PATIENCE
from store.test_waiting import standing_still

__all__ = ["postgresql", "prepared_postgresql"]

BUSY = """
import socket, sys, threading, time, urllib.request
from splay.web.server import app, run
from splay.web.server.settings import Settings

run.LAST_SECONDS, run.CLOSING_SECONDS = 0.5, 0
create = run.create_app

def created(settings):
    made = create(settings)
    made.add_api_route("/busy", lambda: print("busy", flush=True) or time.sleep(1000))
    return made

run.create_app = created
listener = socket.create_server(("127.0.0.1", 0))
address = "http://127.0.0.1:%d/busy" % listener.getsockname()[1]
began = lambda: threading.Thread(target=urllib.request.urlopen, args=(address,), daemon=True).start()
run.serve(Settings(sys.argv[1], bot_processes=0), listener, began, run.ENDS)
"""


@pytest.mark.long
def test_a_server_ends_although_a_request_does_not(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", BUSY, prepared_file(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        assert server.stdout.readline() == "busy\n"
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 1
    finally:
        server.kill()
        _, told = server.communicate()
    assert "did not end in time" in told


STUCK = """
import sys
from splay.cli.app import main
from splay.web.server import run

run.LAST_SECONDS, run.CLOSING_SECONDS = 1.0, 0
sys.argv = ["splay", "serve", "--port", "0", "--bots", "1", "--database", sys.argv[1]]
main()
"""
ORDER = {"kind": "computer", "edition": 4, "seats": [{"name": "Ann"}, {"bot": "grandmaster"}, {"bot": "grandmaster"}]}


@pytest.mark.long
def test_a_server_ends_although_its_database_is_stuck_bots_think_and_somebody_listens(tmp_path: Path) -> None:
    url = prepared_file(tmp_path)
    server = subprocess.Popen(
        [sys.executable, "-c", STUCK, url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        data = json.dumps(ORDER).encode()
        with urlopen(Request(f"{address}api/tables", data, {"Content-Type": "application/json"})) as answer:
            made = json.load(answer)
        with (
            urlopen(f"{address}t/{made['id']}/live", timeout=PATIENCE) as news,
            closing(sqlite3.connect(tmp_path / "splay.sqlite3", isolation_level=None)) as other,
        ):
            assert news.readline()
            other.execute("BEGIN IMMEDIATE")
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
    finally:
        server.kill()
        server.communicate()


@pytest.mark.long
def test_a_server_ends_although_postgresql_stands_still(prepared_postgresql: tuple[str, str]) -> None:
    conninfo, url = prepared_postgresql
    server = subprocess.Popen(
        [sys.executable, "-c", STUCK, url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        assert server.stdout.readline()
        with standing_still(conninfo, with_all=True):
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
    finally:
        server.kill()
        server.communicate()
