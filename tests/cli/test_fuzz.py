"""`splay fuzz`: random games under the laws, and what it leaves behind when one is broken."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.running import Ran, run, run_here
from splay.errors import RecordError
from splay.game.game import Game
from splay.game.record import Record
from splay.position.ruleset import ruleset
from splay.testing import fuzzer
from splay.testing.broken import LawBroken
from splay.testing.fuzzer import fuzz_games

KEYS = [
    *("games", "unfinished", "decisions", "deep_checks", "seconds"),
    *("never_ran", "never_changed", "seen", "twins", "failure", "record"),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_sound_engine_is_reported_as_json(tmp_path: Path) -> None:
    ran = run("fuzz", "--games", "12", "--json", "--deep", "0.05", cwd=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert list(data) == KEYS
    assert (data["games"], data["unfinished"], data["failure"], data["record"]) == (12, 0, None, "")
    assert data["decisions"] > 12 * 50
    assert data["deep_checks"] > 12
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words",
    [
        *("--edition 1", "--players 4", "--teams ABAB", "--edition 1 --players 3", "--edition 4"),
        *("--edition 4 --players 5", "--edition 4 --players 4 --no-parley", "--edition 4 --teams ABBAB"),
        *("--edition 4 --sets unseen", "--edition 4 --sets unseen,echoes,cities --players 5"),
    ],
)
def test_every_sort_of_table_can_be_fuzzed(
    words: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, "fuzz", "--games", "2", *words.split())
    assert (ran.status, ran.err) == (0, "")
    games, never_ran, never_changed, *seen = ran.out.splitlines()
    assert games.startswith("2 games, ")
    assert never_ran.startswith("effects that never ran: ")
    assert never_changed.startswith("effects that never changed anything: ")
    assert [line.split()[0] for line in seen] == (["seen:", "twins:"] if "--edition 4" in words else ["twins:"])
    assert re.fullmatch(r"twins: .*complete \d+.*", seen[-1])


def reported(**words: Any) -> dict[str, Any]:
    data = fuzz_games(**words).to_json()
    del data["seconds"]
    return data


def test_jobs_share_the_games_and_report_the_same() -> None:
    words = {"edition": 3, "players": 2, "games": 60, "seed": 4, "deep": 0.0}
    assert reported(**words, jobs=2) == reported(**words)


def test_the_seed_decides_everything() -> None:
    words = {"edition": 3, "players": 0, "games": 3, "seed": 4, "deep": 0.05}
    assert reported(**words) == reported(**words)


def test_effects_that_never_ran_are_told() -> None:
    report = fuzz_games(3, 2, 2, deep=0.0)
    effects = {f"{card.name} {effect.number}" for card in ruleset(3).cards for effect in card.effects}
    assert set(report.never_ran) == effects - report.ran
    assert set(report.never_changed) == report.ran - report.changed
    assert report.changed <= report.ran
    assert report.never_ran


def test_progress_is_told_in_chunks_of_games() -> None:
    told: list[int] = []
    fuzz_games(3, 2, 60, deep=0.0, tell=told.append)
    assert told == [50, 60]


# -- a broken law ----------------------------------------------------------------------


def fuzz_and_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    ran = run_here(monkeypatch, capsys, "fuzz", "--games", "3", "--seed", "5", "--deep", "0", *words)
    assert ran.status == 1
    assert ran.err == ""
    return ran


def break_after_30_picks(game: Game) -> None:
    if len(game.picks) == 30:
        raise LawBroken("thirty picks are too many")


def test_a_broken_law_leaves_a_record_that_leads_to_it(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzzer, "check_decision", break_after_30_picks)
    ran = fuzz_and_fail(monkeypatch, capsys, "--json")
    data = json.loads(ran.out)
    assert list(data) == KEYS
    assert data["failure"] == "seed 5: LawBroken: thirty picks are too many"
    text = (here / "fuzz-failure.txt").read_text(encoding="utf-8")
    assert text == data["record"]
    assert "seed: 5" in text.splitlines()
    game = Record.parse(text).replay()
    with pytest.raises(LawBroken):
        break_after_30_picks(game)


def test_the_record_goes_where_it_is_told(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzzer, "check_decision", break_after_30_picks)
    ran = fuzz_and_fail(monkeypatch, capsys, "--failure", "found.txt")
    assert [file.name for file in here.iterdir()] == ["found.txt"]
    assert ran.out.splitlines()[-2:] == [
        *("FAILED: seed 5: LawBroken: thirty picks are too many", "record of the game: found.txt"),
    ]


def test_a_record_that_cannot_be_written_is_not_lost(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzzer, "check_decision", break_after_30_picks)
    ran = run_here(monkeypatch, capsys, "fuzz", "--games", "1", "--deep", "0", "--failure", "no/such/folder.txt")
    assert ran.status == 1
    first, _, record = ran.err.partition("\n\n")
    assert first.startswith("splay: the record cannot be written: ")
    assert len(Record.parse(record).replay().picks) == 30


def test_an_effect_that_fails_is_found_and_replayed(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def stumble(dogma: object, *players: object) -> None:
        raise ZeroDivisionError("one effect too far")

    for card in ruleset(3).cards:
        if card.age == 3:
            for effect in card.effects:
                monkeypatch.setattr(effect, "run", stumble)
    ran = fuzz_and_fail(monkeypatch, capsys, "--json")
    data = json.loads(ran.out)
    assert data["failure"].endswith("ZeroDivisionError: one effect too far")
    record = Record.parse(data["record"])
    assert record.replay(len(record.picks) - 1).decision is not None
    with pytest.raises(ZeroDivisionError):
        record.replay()


def test_fuzzing_stops_at_the_first_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzer, "check_position", break_after_30_picks)
    told: list[int] = []
    report = fuzz_games(3, 2, 500, deep=1.0, tell=told.append)
    assert report.failure is not None
    assert told == [report.games]
    assert report.games < 50
    with pytest.raises(RecordError):
        Record.parse(report.record + "ann: draw\n").replay()
