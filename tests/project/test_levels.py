"""The tool that measures levels writes what the pages read, and goes on where it stopped."""

import json
from pathlib import Path

import pytest
from tools import levels

from splay.bots.strength import read_strengths


def test_every_meeting_is_played_and_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met = [("master", "random"), ("first", "random"), ("greedy:style=raider", "random")]
    monkeypatch.setattr(levels, "meetings", lambda styled: iter(met))
    monkeypatch.setattr(levels, "THINKING", ("first",))
    file = tmp_path / "levels.json"
    words = ["--games", "3", "--slow", "2", "--data", str(tmp_path / "data"), "--file", str(file)]
    assert levels.main(words) == 0
    found = read_strengths(file)
    assert [(each.bot, each.edition, each.games) for each in found] == [
        ("master", 3, 4),
        ("master", 4, 4),
        ("greedy:style=raider", 3, 4),
        ("greedy:style=raider", 4, 4),
        ("first", 3, 2),
        ("first", 4, 2),
    ]
    assert json.loads(file.read_text())["command"].startswith("python tools/levels.py --games 3 --slow 2")
    before = file.read_bytes()
    monkeypatch.setattr("splay.arena.run.play_set", pytest.fail)  # everything is there already
    assert levels.main(words) == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize("words", [["--games", "0"], ["--slow", "-1"], ["--styled", "scholar,wizard"]])
def test_what_cannot_be_measured_is_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        levels.main([*words, "--data", str(tmp_path), "--file", str(tmp_path / "levels.json")])
    assert "usage: " in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_whoever_thinks_for_a_time_is_slow() -> None:
    assert levels.is_slow("grandmaster", "master")
    assert levels.is_slow("scholar", "grandmaster:style=raider")
    assert not levels.is_slow("scholar", "artisan")
