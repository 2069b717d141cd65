"""The command speaks English in these tests, whatever the language of who runs them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.serving import Computer
from databases import postgresql, prepared_postgresql

__all__ = ["postgresql", "prepared_postgresql"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the locale that programs look at first; a test may set another."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def computer(tmp_path: Path) -> Iterator[Computer]:
    """A user who starts servers, of which none is left running."""
    made = Computer(tmp_path)
    yield made
    for server in made.servers:
        if server.poll() is None:
            server.kill()
        server.communicate()
