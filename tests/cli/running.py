"""Running the command `splay`: as a process of its own, or quicker inside this one."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from patience import PATIENCE
from splay.cli.app import main

SPLAY = str(Path(sys.executable).with_name("splay"))


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


def run(*words: str, cwd: Path | None = None) -> Ran:
    """Run `splay` as a process, the way a person does."""
    done = subprocess.run([SPLAY, *words], capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, cwd=cwd)
    return Ran(done.returncode, done.stdout, done.stderr)


def run_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    """Run `splay` inside this process: quicker, and with whatever has been patched."""
    monkeypatch.setattr(sys, "argv", ["splay", *words])
    status: object = 0
    try:
        main()
    except SystemExit as end:
        status = end.code
    assert status is None or isinstance(status, int)
    told = capsys.readouterr()
    return Ran(status or 0, told.out, told.err)
