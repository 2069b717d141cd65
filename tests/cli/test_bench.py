"""`splay bench`: the figures it states."""

import json

import pytest

from cli.running import run_here

KEYS = [
    *("edition", "players", "teams", "parley", "decisions_per_second", "steps_per_second", "batch_steps_per_second"),
    *("games_per_second", "spread_percent", "copy_us", "copy_inside_effect_us", "game_kb", "playing_game_kb"),
    *("peak_memory_mb", "python", "compiled"),
]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer copies: here the figures need to be there, not to be exact."""
    monkeypatch.setattr("splay.cli.bench.engine.COPIES", 40)


def test_bench_states_its_figures_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run_here(monkeypatch, capsys, "bench", "--games", "2", "--edition", "1", "--players", "3", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    data = json.loads(ran.out)
    assert list(data) == KEYS
    assert (data["edition"], data["players"]) == (1, 3)
    assert data["python"].startswith("CPython 3.")
    assert data["compiled"] is False or data["compiled"] is True
    for key in KEYS[4:14]:
        assert data[key] > 0 or (key, data[key]) == ("spread_percent", 0), key
    assert data["decisions_per_second"] > data["games_per_second"]


def test_bench_as_text_has_a_line_for_each_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, "bench", "--games", "1")
    assert (ran.status, ran.err) == (0, "")
    assert [line.split()[0] for line in ran.out.splitlines()] == KEYS
