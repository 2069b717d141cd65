"""Self-play on more machines, here with a stand-in for Ray that does everything in this process."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from splay.cli.app import app

WORDS = ["train", "--edition", "3", "--tables", "2", "--games", "4", "--hidden", "3", "--judge-every", "0"]


def stand_in(address: str) -> ModuleType:
    """Does the tasks one by one, the last one first."""
    ray: Any = ModuleType("ray")
    ray.begun = []

    def init(**how: object) -> None:
        if how["address"] != address:
            raise ConnectionError("no cluster there")
        ray.begun.append(how)

    def remote(work: Callable[..., object]) -> Any:
        return SimpleNamespace(remote=lambda task: (work, task))

    ray.init, ray.remote = init, remote
    ray.shutdown = lambda: ray.begun.append("over")
    ray.cluster_resources = lambda: {"CPU": 2.0}
    ray.wait = lambda left: (left[-1:], left[:-1])
    ray.get = lambda done: [work(task) for work, task in done]
    made: ModuleType = ray
    return made


def train(folder: Path, *words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*WORDS, "--out", str(folder), *words])
    return result.exit_code, result.output + str(result.exception)


@pytest.mark.long
def test_a_cluster_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray: Any = stand_in("auto")
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert train(tmp_path / "there", "--ray", "auto")[0] == 0
    assert train(tmp_path / "here")[0] == 0
    there, here = (json.loads((tmp_path / name / "weights.json").read_text()) for name in ("there", "here"))
    assert there["rows"] == here["rows"]
    assert ray.begun == [{"address": "auto", "include_dashboard": False, "log_to_driver": False}, "over"]


def test_a_cluster_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", stand_in("10.0.0.1:6379"))
    status, told = train(tmp_path, "--ray", "10.0.0.2:6379")
    assert status == 2
    assert "no cluster there" in told


def test_without_ray_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    status, told = train(tmp_path / "new", "--ray", "auto")
    assert status != 0
    assert "splay train needs ray" in told
    assert not (tmp_path / "new").exists()
