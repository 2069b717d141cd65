"""A run that is killed at any moment goes on, and ends as if nothing had happened."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from splay.arena.errors import Unusable
from splay.bots.net import Net
from splay.learning import training
from splay.learning.judging import Judgement
from splay.learning.training import CURVE, PICTURE, STATE, WEIGHTS, Plan, Training
from splay.position.setup import Setup

PLAN = Plan(3, ("2",), 2, hidden=2, judge_every=1)
MADE_BY = {"command": "splay train", "splay": "0"}


class Killed(Exception):
    """The process has been killed."""


def kill_at(number: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """What does the same work, but is killed when it is to do it for this time, counted from 0."""
    calls = count()

    def killed(*given: Any) -> Any:
        if next(calls) == number:
            raise Killed
        return work(*given)

    return killed


def run(folder: Path, plan: Plan = PLAN) -> Training:
    made = Training(folder, plan, MADE_BY)
    made.run(1, lambda: 0.0, lambda _: None)
    return made


def at_a_glance(net: Net, setup: Setup) -> Judgement:
    """Judges by a number that hangs on what has been learned."""
    bias = net.to_json([], [])["bias"]
    return Judgement.of([(hash(bias) % 100, 100)])


def results(folder: Path) -> list[str]:
    return [(folder / name).read_text(encoding="utf-8") for name in (WEIGHTS, CURVE, PICTURE)]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ROUND", 1), ("STEPS", 1), ("BATCH", 8), ("KEPT", 500)):
        monkeypatch.setattr(training, name, value)
    monkeypatch.setattr(training, "judgement", at_a_glance)


@pytest.mark.long
@pytest.mark.parametrize("step", ["write_whole", "judgement"])
def test_a_run_that_was_killed_ends_like_any_other(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(tmp_path / "whole")
    assert [point.games for point in whole.points if point.judged is not None] == [1, 2]
    work = getattr(training, step)
    for number in count():
        folder = tmp_path / f"killed at {number}"
        monkeypatch.setattr(training, step, kill_at(number, work))
        try:
            run(folder)
            break
        except Killed:
            monkeypatch.setattr(training, step, work)
        assert run(folder).points == whole.points
        assert results(folder) == results(tmp_path / "whole"), f"killed at {number}"
    assert number >= 2, "it was killed in both rounds"


def test_what_was_not_to_be_judged_is_judged_when_it_is_to_be(tmp_path: Path) -> None:
    run(tmp_path, Plan(3, ("2",), 1, hidden=2, judge_every=0))
    assert run(tmp_path, Plan(3, ("2",), 1, hidden=2, judge_every=1)).points[-1].judged is not None


def cut(state: bytes) -> bytes:
    return state[: len(state) // 2]


def spoilt(state: bytes) -> bytes:
    middle = len(state) // 2
    return state[:middle] + b"spoilt" + state[middle + 6 :]


def emptied(state: bytes) -> bytes:
    return b""


def garbage(state: bytes) -> bytes:
    return b"no state of anything"


@pytest.mark.parametrize("damage", [cut, spoilt, emptied, garbage])
def test_a_damaged_state_is_refused(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    run(tmp_path)
    state = (tmp_path / STATE).read_bytes()
    (tmp_path / STATE).write_bytes(damage(state))
    with pytest.raises(Unusable, match=r"state\.npz is damaged, or of another version") as refused:
        Training(tmp_path, PLAN, MADE_BY)
    assert "pickle" not in str(refused.value)


def test_the_state_of_another_run_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "wide", Plan(3, ("2",), 1, hidden=3, judge_every=0))
    run(tmp_path / "narrow", Plan(3, ("2",), 1, hidden=2, judge_every=0))
    (tmp_path / "wide" / STATE).rename(tmp_path / "narrow" / STATE)
    with pytest.raises(Unusable):
        Training(tmp_path / "narrow", Plan(3, ("2",), 1, hidden=2, judge_every=0), MADE_BY)


def test_what_is_no_state_at_all_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, PLAN, MADE_BY)
    with (tmp_path / STATE).open("wb") as file:
        np.save(file, np.zeros(3))
    with pytest.raises(Unusable):
        Training(tmp_path, PLAN, MADE_BY)
