"""What holds for all tests."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


@pytest.fixture(scope="session", autouse=True)
def no_game_is_left_behind() -> Iterator[None]:
    """Games that tests save stand in folders of their own, not where the tests were called."""
    before = set(Path.cwd().glob("splay-*"))
    yield
    assert set(Path.cwd().glob("splay-*")) == before


@pytest.fixture(scope="session", autouse=True)
def _processes_compile_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where no compiled code is kept beside the sources, processes that tests start keep theirs in one folder."""
    with pytest.MonkeyPatch.context() as patch:
        if sys.dont_write_bytecode:
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.mktemp("compiled")))
        yield


@pytest.fixture(autouse=True)
def nobody(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user is called ann, as the first of the names without a person, and has a data folder of their own."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    for variable in ("LOGNAME", "USER"):
        monkeypatch.setenv(variable, "ann")
    return folder
