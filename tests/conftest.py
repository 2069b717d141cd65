"""What holds for all tests."""

import gc
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from places import ROOT

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")

if sys.dont_write_bytecode:
    # Whoever wants no compiled code beside the sources has it in a folder of its own: compiling the tests, and what is
    # imported by the hundreds of processes that they start, would take longer each time than most of what is tested.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(ROOT / "build" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    del os.environ["PYTHONDONTWRITEBYTECODE"]


def pytest_collection_finish() -> None:
    """Ten thousand tests stay until the end, so that the garbage collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def no_game_is_left_behind() -> Iterator[None]:
    """Games that tests save stand in folders of their own, not where the tests were called."""
    before = set(Path.cwd().glob("splay-*"))
    yield
    assert set(Path.cwd().glob("splay-*")) == before


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders without anything in them: pytest would look through all it has made before it makes another."""
    homes = tmp_path_factory.mktemp("homes")
    return (homes / str(number) for number in count(1))


@pytest.fixture(autouse=True)
def nobody(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user is called ann, as the first of the names without a person, and has a data folder of their own."""
    folder = next(_homes)
    folder.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    for variable in ("LOGNAME", "USER"):
        monkeypatch.setenv(variable, "ann")
    return folder
