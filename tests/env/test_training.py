"""The example that trains and the notebook run, with a tiny budget, and learn what they are said to learn."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from places import ROOT

EXAMPLE: Final = ROOT / "examples" / "train.py"
NOTEBOOK: Final = ROOT / "docs" / "explanation" / "research.ipynb"


def names_of(monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, Any]:
    """What the example defines, once it has run with these arguments."""
    monkeypatch.setattr(sys, "argv", ["train.py", *words])
    return runpy.run_path(str(EXAMPLE), run_name="__main__" if words else "train")


@pytest.mark.long
def test_the_example_trains_judges_and_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "policy.npz"
    names_of(monkeypatch, "--updates", "1", "--games", "2", "--judge", "2", "--save", str(file))
    assert capsys.readouterr().out.startswith("in the end it wins ")
    weights = np.load(file)["weights"]
    assert weights.shape[1] == 541
    assert weights.any()


def test_a_policy_takes_offered_actions_alone_and_follows_what_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    policy = names_of(monkeypatch)["Policy"]()
    rng = np.random.default_rng(1)
    masks = (rng.random((50, 541)) < 0.02).astype(np.int8)
    masks[:, 3:5] = 1
    features = np.ones((50, len(policy.chosen) + 1), np.float32)
    actions = policy.act(features, masks, rng)
    assert masks[np.arange(50), actions].all()
    for _ in range(20):
        actions = np.where(np.arange(50) < 25, 3, 4)
        policy.learn(features, masks, actions, np.where(actions == 3, 1.0, -1.0), 0.05)
    chances = policy.chances(features, masks)
    assert (chances[:, 3] > 2 * chances[:, 4]).all()


def test_returns_are_those_of_the_seats_that_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    defined = names_of(monkeypatch)
    features, masks, actions, returns = defined["SelfPlay"](1).play(defined["Policy"](), 2)
    assert len(features) == len(masks) == len(actions) == len(returns) > 100
    assert (abs(returns) <= 1).all()
    ends = np.flatnonzero(abs(returns) == 1)
    assert len(ends) == 2  # the last decision of each game counts in full, those before it less and less
    before = returns[: ends[0] + 1]
    assert np.allclose(abs(before), defined["FADING"] ** np.arange(len(before))[::-1])
    assert {-1, 1} == set(np.sign(before))
    assert masks[np.arange(len(actions)), actions].all()
    assert abs(returns.mean()) < 0.5


def cells() -> list[dict[str, Any]]:
    notebook: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["metadata"]["kernelspec"]["name"]) == (4, "python3")
    found: list[dict[str, Any]] = notebook["cells"]
    return found


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    for cell in cells():
        if cell["cell_type"] == "code":
            text = "".join(cell["source"]).replace("UPDATES = 60", "UPDATES = 1").replace("= 4, 2, 64", "= 4, 2, 4")
            exec(compile(text, NOTEBOOK.name, "exec"), known)
    assert known["UPDATES"] == 1
    assert known["GAMES"] == 4
    assert 0 <= known["wins"](2) <= 1
    assert "likes: " in capsys.readouterr().out


def test_the_notebook_is_kept_without_results() -> None:
    kept = [cell for cell in cells() if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in kept)
    assert len({cell["id"] for cell in cells()}) == len(cells())
