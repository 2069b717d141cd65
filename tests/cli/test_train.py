"""`splay train`: a run goes on where it stopped, and leaves weights that say how they were made."""

import json
import re
import shlex
from pathlib import Path
from typing import Any, cast

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from cli.running import Ran, run_here
from places import ROOT
from splay.cli.app import app
from splay.learning import judging, training
from splay.learning.origin import versions
from splay.learning.training import Plan


@pytest.fixture(name="train")
def short_rounds(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    for name, value in (("ROUND", 3), ("STEPS", 2), ("BATCH", 16)):
        monkeypatch.setattr(training, name, value)
    monkeypatch.setattr(judging, "FEWEST", 2)

    def train(*words: str, out: str = str(tmp_path / "run")) -> Ran:
        return run_here(monkeypatch, capsys, "train", "--hidden", "3", "--out", out, *words)

    return train


def test_weights_say_how_they_were_made(train: Any, tmp_path: Path) -> None:
    ran = train("--games", "6", "--tables", "2,3", "--judge-every", "0", "--seed", "4", "--json")
    assert (ran.status, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert (data["games"], data["judged"], data["weights"]) == (6, None, str(tmp_path / "run" / "weights.json"))
    about = json.loads((tmp_path / "run" / "weights.json").read_text())["about"]
    command = "splay train --edition 3 --tables 2,3 --games 6 --hidden 3 --seed 4 --judge-every 0 --out FOLDER"
    assert about["stages"] == [{"command": command, **versions(), "games": 6}]
    assert about["games"] == 6
    assert {file.name for file in (tmp_path / "run").iterdir()} == {
        *("run.json", "state.npz", "weights.json", "curve.json", "curve.svg"),
    }


def test_a_run_is_continued_with_more_games(train: Any) -> None:
    assert train("--games", "3", "--judge-every", "0").out.startswith("3 games, surprise ")
    ran = train("--games", "5", "--judge-every", "1")
    assert ran.out.startswith("5 games, surprise ")
    assert re.search(r"^[012] of 2 games won against first: [\d.]+ % \([\d.–]+\)$", ran.out, re.MULTILINE)


def test_one_game_is_no_games(train: Any) -> None:
    assert train("--games", "1", "--judge-every", "0").out.startswith("1 game, surprise ")


def test_a_folder_may_have_a_colon_in_its_name(train: Any, tmp_path: Path) -> None:
    ran = train("--games", "1", "--judge-every", "1", out=str(tmp_path / "C: second try"))
    assert (ran.status, ran.err) == (0, "")
    assert "games won against first" in ran.out


def test_a_folder_has_a_name(train: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = train("--games", "1", out="")
    assert (ran.status, ran.out) == (2, "")
    assert "a folder has a name" in ran.err
    assert not list(tmp_path.iterdir())


def test_a_damaged_run_is_refused_in_plain_words(train: Any, tmp_path: Path) -> None:
    train("--games", "1", "--judge-every", "0")
    (tmp_path / "run" / "state.npz").write_text("no state of anything")
    ran = train("--games", "2", "--judge-every", "0")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith("state.npz is damaged, or of another version of Splay: begin anew in another folder\n")


def test_the_guide_shows_commands_that_exist(tmp_path: Path) -> None:
    """They are only read here: some of them would take half an hour."""
    page = (ROOT / "docs" / "howto" / "train_a_net.md").read_text(encoding="utf-8")
    shown = [shlex.split(line) for line in re.findall(r"^ *splay (.+)$", page, re.MULTILINE)]
    assert {command for command, *_ in shown} == {"train", "arena"}
    commands = cast("TyperGroup", get_command(app)).commands
    for command, *words in shown:
        options = commands[command].make_context(command, words).params
        if command == "train":
            for table in range(len(options["tables"].split(","))):
                Plan(options["edition"], tuple(options["tables"].split(","))).setup(table)
        else:
            assert options["seats"].startswith("neural:weights=build/train/edition4/weights.json,")


def test_what_cannot_be_trained_is_refused(train: Any) -> None:
    for words, why in (
        (("--tables", "7"), "edition 3 is for 2 to 4 players, not 7"),
        (("--tables", ""), "there is no table to learn at"),
        (("--edition", "2"), "no edition 2: Splay plays editions 1, 3, 4"),
    ):
        ran = train(*words)
        assert (ran.status, ran.out) == (2, "")
        assert why in ran.err
