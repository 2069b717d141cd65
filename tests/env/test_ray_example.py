"""The example that plays batches with Ray, here with a stand-in that does everything in this process."""

import runpy
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from places import ROOT
from splay.env import MissingPackage

EXAMPLE = ROOT / "examples" / "ray_batches.py"


class Actor:
    """Gives for every method an object whose `remote` calls it."""

    def __init__(self, made: object) -> None:
        self.made = made

    def __getattr__(self, name: str) -> Any:
        return SimpleNamespace(remote=getattr(self.made, name))


def stand_in() -> ModuleType:
    ray: Any = ModuleType("ray")
    ray.begun = []
    ray.init = lambda **how: ray.begun.append(how)
    ray.shutdown = lambda: ray.begun.append("over")
    ray.get = lambda told: told

    def remote(kind: Callable[..., object]) -> Any:
        return SimpleNamespace(remote=lambda *args: Actor(kind(*args)))

    ray.remote = remote
    made: ModuleType = ray
    return made


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["ray_batches.py", *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")


def test_it_plays_on_one_machine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ray: Any = stand_in()
    monkeypatch.setitem(sys.modules, "ray", ray)
    run(monkeypatch, "--workers", "2", "--games", "3", "--steps", "260")
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("1560 decisions in ")
    assert int(second.split()[0]) > 0
    assert ray.begun == [{"address": None, "num_cpus": 2, "include_dashboard": False}, "over"]


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackage, match=r'this example needs ray, .* pip install "ray>=[\d.]+"$'):
        run(monkeypatch, "--steps", "1")
