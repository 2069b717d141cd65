"""`splay arena`: from the command line to the standings."""

import json
import sys
from errno import ENOSPC
from pathlib import Path
from typing import Any, NoReturn

import pytest

from cli.running import Ran, run_here
from splay.bots import BOTS, RandomBot


class Here:
    """Runs `splay arena` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *words: str) -> Ran:
        return run_here(self.monkeypatch, self.capsys, "arena", *words)

    def data(self, *words: str) -> dict[str, Any]:
        """What it prints as JSON, without the times."""
        ran = self(*words, "--json")
        assert ran.status == 0, ran.err
        data: dict[str, Any] = json.loads(ran.out)
        assert all(standing.pop("ms")["mean"] > 0 for standing in data["standings"])
        return data


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(monkeypatch, capsys)


def test_greedy_is_found_to_be_stronger(arena: Here, tmp_path: Path) -> None:
    words = ("--seats", "random,greedy", "--games", "19", "--edition", "4")
    data = arena.data(*words, "--chart", str(tmp_path / "chart.svg"))
    assert (data["games"], data["sets"], data["set_size"]) == (20, 10, 2)
    chance, greedy = data["standings"]
    assert greedy["rate"]["low"] > 0.5 > chance["rate"]["high"]
    assert greedy["rating"]["low"] > 0
    assert (tmp_path / "chart.svg").exists()


def test_the_seed_decides_everything_whoever_plays_and_whenever(arena: Here, tmp_path: Path) -> None:
    words = ("--seats", "random,greedy", "--seed", "4")
    whole = arena.data(*words, "--games", "6")
    assert arena.data(*words, "--games", "2", "--out", str(tmp_path)) != whole
    assert arena.data(*words, "--games", "6", "--out", str(tmp_path), "--processes", "2") == whole
    assert arena.data(*words[:-1], "5", "--games", "6") != whole


def test_teams_and_all_options_reach_the_table(arena: Here) -> None:
    data = arena.data("--seats", "random,greedy", "--games", "2", "--edition", "4", "--teams", "AABB", "--turns", "3")
    assert (data["players"], data["teams"], data["turns"], data["endings"]) == (4, "AABB", 3, {"turn limit": 2})
    data = arena.data("--seats", "random,greedy", "--games", "1", "--edition", "4", "--players", "4", "--no-parley")
    assert (data["parley"], data["games"]) == (False, 2)


def test_bots_meet_in_pairs(arena: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", RandomBot)
    words = ("--seats", "random,greedy,slow", "--pairs", "--games", "6")
    data = arena.data(*words)
    assert (data["tables"], data["games"], data["sets"]) == (3, 18, 9)
    assert [(pair["one"], pair["other"]) for pair in data["pairs"]] == [
        ("random", "greedy"),
        ("random", "slow"),
        ("greedy", "slow"),
    ]
    assert [standing["games"] for standing in data["standings"]] == [12, 12, 12]
    assert "random : greedy" in arena(*words).out


def test_commas_within_quotation_marks_belong_to_a_program(arena: Here) -> None:
    code = "import json, sys; [print(json.dumps(sys.argv[1:][0]), flush=True) for line in sys.stdin]"
    ran = arena("--seats", f"random, command:{sys.executable} -c '{code}' \"c, d\"", "--games", "1", "--json")
    assert json.loads(ran.out)["standings"][1]["reasons"] == {"has picked 'c, d', which is not offered": 2}


def test_progress_goes_to_standard_error_alone(arena: Here) -> None:
    ran = arena("--seats", "random,greedy", "--games", "100", "--turns", "1")
    assert ran.err.splitlines() == [f"games: {done} of 100" for done in range(10, 101, 10)]
    assert ran.out.startswith("100 games of edition 3, 2 players")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--seats", "random"), "an arena is for two bots or more, not 1"),
        (("--seats", "random,genius"), "no bot is named 'genius': there are random, "),
        (("--seats", "greedy,random:ms=3"), "bot random has no options, not even 'ms'"),
        (("--seats", "random,command:./nothing"), "there is no program './nothing' that could be started"),
        (("--seats", "random,greedy", "--players", "0"), "edition 3 is for 2 to 4 players, not 0"),
        (("--seats", "random,greedy", "--teams", "ABAB", "--players", "5"), "edition 3 is for 2 to 4 players, not 5"),
        (("--seats", "random,greedy", "--teams", "ABAB", "--edition", "1"), "edition 1 has no team game"),
        (("--seats", "random,greedy", "--players", "5"), "edition 3 is for 2 to 4 players, not 5"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arena: Here, words: tuple[str, ...], fault: str) -> None:
    ran = arena(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"splay: {fault}")
    assert ran.err.count("\n") == 1


def test_a_folder_of_another_run_is_refused(arena: Here, tmp_path: Path) -> None:
    arena("--seats", "random,greedy", "--games", "2", "--out", str(tmp_path))
    ran = arena("--seats", "random,greedy", "--games", "2", "--out", str(tmp_path), "--seed", "9")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"splay: {tmp_path} has games of another run: seed is 0 there, not 9\n"


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "Is a directory"), ("file/chart.svg", "File exists"), (f"{300 * 'x'}.svg", "File name too long")],
    ids=["folder", "within a file", "long name"],
)
def test_a_chart_that_cannot_be_written_is_refused_before_the_first_game(
    arena: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("splay.cli.arena.run_contest", pytest.fail)
    ran = arena("--seats", "random,greedy", "--chart", str(tmp_path / name))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith(f": {why}\n")


def test_a_chart_is_kept_until_there_is_a_new_one(arena: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    (tmp_path / "old.svg").write_text("old")
    monkeypatch.setattr("splay.cli.arena.run_contest", interrupted)
    for name in ("old.svg", "new.svg"):
        assert arena("--seats", "random,greedy", "--chart", str(tmp_path / name)).status == 130
    assert (tmp_path / "old.svg").read_text() == "old"
    assert not (tmp_path / "new.svg").exists()


@pytest.mark.parametrize(("words", "said"), [((), "2 games of"), (("--json",), '{"edition": 3')], ids=["table", "json"])
def test_standings_are_told_even_if_they_cannot_be_drawn(
    arena: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("splay.arena.chart.draw", full)
    chart = ("--chart", str(tmp_path / "chart.svg"))
    ran = arena("--seats", "random,greedy", "--games", "2", "--turns", "1", *chart, *words)
    assert (ran.status, ran.err) == (2, "splay: No space left on device\n")
    assert ran.out.startswith(said)
