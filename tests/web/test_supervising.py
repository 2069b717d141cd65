"""The process that looks after the others: whichever ends is noticed, told, and replaced."""

import logging
import socket

import pytest

from splay.web.server.settings import Settings
from splay.web.server.workers import Supervisor


class Worker:
    """A process that seems to be there when one looks first, and has been killed when one looks again."""

    sentinel = -1
    pid = None

    def __init__(self) -> None:
        self._looks = 0

    @property
    def exitcode(self) -> int | None:
        self._looks += 1
        return None if self._looks == 1 else -9


def test_no_end_goes_untold_however_late_the_system_tells_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as listener:
        supervisor = Supervisor(Settings("sqlite://"), listener, processes=1)
    monkeypatch.setattr(supervisor, "start", lambda *_, **__: Worker())
    monkeypatch.setattr("splay.web.server.workers.PAUSE_SECONDS", 0.0)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            supervisor._fill_up()
    assert caplog.messages == ["a server process has ended (-9); another one is started"]
