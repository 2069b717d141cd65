"""A real server process, started, killed and started again by the tests."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

from patience import PATIENCE

SPLAY = Path(sys.executable).with_name("splay")


class Server:
    """``splay serve`` on a port and a database of its own."""

    def __init__(self, folder: Path, database: str | None = None, port: int = 0) -> None:
        self.database = database or f"sqlite:///{folder / 'splay.sqlite3'}"
        self.port = port
        self.url = ""
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Start it and wait until it answers; the port stays the same from the first start on."""
        with self._log.open("ab") as log:
            log.truncate(0)
            self._process = subprocess.Popen(
                # Programs that bring a game to where a test begins are faster than people.
                [SPLAY, "serve", "--port", str(self.port), "--database", self.database, "--no-rate-limit"],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(self._log.parent)},
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.log
            found = re.search(r"http://127\.0\.0\.1:(\d+)", self.log)
            if found:
                self.port = int(found[1])
                self.url = f"http://127.0.0.1:{self.port}"
                if self._answers():
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log}")

    def _answers(self) -> bool:
        try:
            with urlopen(self.url + "/", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    @property
    def log(self) -> str:
        """What it has written."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def scratch() -> Path:
    """A folder of its own."""
    return Path(tempfile.mkdtemp(prefix="splay-"))
