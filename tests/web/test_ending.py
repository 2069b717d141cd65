"""A server that is told to end does so in its time, whatever it is doing."""

import signal
import subprocess
import sys
from pathlib import Path

from databases import prepared_file
from patience import PATIENCE

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
