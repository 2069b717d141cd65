"""The real command at a pseudo-terminal."""

import contextlib
import os
import pty
import select
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from patience import PATIENCE
from terminal.terminal_play import COMMAND

PROMPT = "(? for help) > "


class Screen:
    """The command at a pseudo-terminal of 80 columns."""

    def __init__(self, arguments: list[str], cwd: Path, **environment: str) -> None:
        master, slave = pty.openpty()
        with contextlib.ExitStack() as stack:
            stack.callback(os.close, slave)
            self.process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=slave,
                stdout=slave,
                stderr=slave,
                cwd=cwd,
                env={
                    **os.environ,
                    "TERM": "xterm-256color",
                    "COLUMNS": "80",
                    "LINES": "24",
                    "LC_ALL": "C.UTF-8",
                    **environment,
                },
                start_new_session=True,
                preexec_fn=lambda: os.close(os.open(os.ttyname(slave), os.O_RDWR)),
            )
        self.text = ""
        self._master = master
        self._read = 0

    def wait_for(self, words: str, seconds: float = PATIENCE) -> str:
        """What appears from now on up to these words."""
        deadline = time.monotonic() + seconds
        while words not in self.text[self._read :]:
            assert time.monotonic() < deadline, self.text[self._read :]
            self._receive(0.1)
        end = self.text.index(words, self._read) + len(words)
        seen = self.text[self._read : end]
        self._read = end
        return seen

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._master, f"{line}\n".encode())

    def more(self, seconds: float) -> str:
        """Whatever appears within this time."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self._receive(left)
        seen = self.text[self._read :]
        self._read = len(self.text)
        return seen

    def _receive(self, seconds: float) -> None:
        if select.select([self._master], [], [], seconds)[0]:
            with contextlib.suppress(OSError):
                self.text += os.read(self._master, 65536).decode("utf-8", "replace")

    def hang_up(self) -> None:
        """Close the terminal while the process runs."""
        os.close(self._master)
        self._master = -1

    def close(self) -> None:
        """End the process and the terminal."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=PATIENCE)
        if self._master >= 0:
            os.close(self._master)


@contextlib.contextmanager
def screen(arguments: list[str], cwd: Path, **environment: str) -> Iterator[Screen]:
    """The command at a pseudo-terminal, closed at the end."""
    opened = Screen(arguments, cwd, **environment)
    try:
        yield opened
    finally:
        opened.close()
