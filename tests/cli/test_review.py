"""`splay review`: a record, as text and as data."""

import json
import random
from pathlib import Path

import pytest

from cli.running import Run, run_here
from splay.bots.review import review_of
from splay.bots.reviewer import review_game
from splay.game.game import Game
from splay.game.record import Record
from splay.text.catalogue import LANGUAGES
from testing.random_games import play


@pytest.fixture(scope="module")
def game() -> Game:
    return play(Game.start(3, ["ann", "bob"], 7), random.Random(3))


@pytest.fixture
def file(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(game)), encoding="utf-8")
    return str(path)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return lambda *words: run_here(monkeypatch, capsys, *words)


def test_a_review_as_data_is_the_review_of_that_seat(here: Run, game: Game, file: str) -> None:
    ran = here("review", file, "--seat", "2", "--simulations", "1", "--json")
    assert ran.status == 0
    assert review_of(json.loads(ran.out)) == review_game(game, 1, simulations=1)


def test_a_review_as_text_has_a_chart_and_the_turning_points(here: Run, file: str) -> None:
    ran = here("review", file, "--simulations", "3", "--points")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0] == "ann: the chance to win, by turn"
    assert [line[:6].strip() for line in lines[1:9]] == ["100 %", "", "", "50 %", "", "", "", "0 %"]
    assert "Turning points" in lines
    assert any(line.startswith("Judged by what you could see at the time, from 24 continuations") for line in lines)
    assert sum(line.startswith("Turn ") for line in lines) > 20
    assert not any("{" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_every_language(here: Run, file: str, language: str) -> None:
    ran = here("review", file, "--simulations", "1", "--lang", language)
    assert (ran.status, "{" in ran.out) == (0, False)
    assert ("Turning points" in ran.out) == (language == "en")


def test_nonsense_is_not_repeated_in_full(here: Run, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("x" * 5_000_000, encoding="utf-8")
    ran = here("review", str(nonsense))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("splay: line 1: a record begins with 'splay record 1', not 'xxx")
    assert ran.err.endswith("xxx...\n")
    assert len(ran.err) < 900


def test_what_cannot_be_reviewed_is_refused(here: Run, file: str, game: Game, tmp_path: Path) -> None:
    ran = here("review", file, "--seat", "3", "--simulations", "1")
    assert (ran.status, ran.err) == (2, "splay: there is no seat 3: the game has 2 players\n")
    other = tmp_path / "begun.txt"
    other.write_text(str(Record(Record.of(game).setup, Record.of(game).picks[:9])), encoding="utf-8")
    ran = here("review", str(other))
    assert (ran.status, ran.err) == (2, "splay: a game can only be reviewed once it is over\n")
    assert here("review", str(tmp_path / "nowhere.txt")).status == 2
