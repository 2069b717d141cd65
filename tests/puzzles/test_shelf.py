"""The puzzles that come with Splay, and finding more."""

import json
from collections import Counter
from pathlib import Path

import pytest

from cli.running import run_here
from splay.cli import puzzles as command
from splay.game.game import Game
from splay.puzzles.find import ALIKE, Shelf, grade
from splay.puzzles.goals import THEMES
from splay.puzzles.proof import Proof
from splay.puzzles.puzzle import EASY, EDITIONS, GRADES, HARD, MEDIUM, Puzzle, daily, packed, puzzles


def test_there_are_enough_of_every_kind() -> None:
    kinds = Counter((puzzle.edition, puzzle.theme) for puzzle in puzzles())
    assert len(puzzles()) >= 300
    assert set(kinds) == {(edition, theme) for edition in EDITIONS for theme in THEMES}
    assert {puzzle.grade for puzzle in puzzles()} == set(GRADES)


def test_no_position_comes_twice_and_no_solution_often() -> None:
    positions = [json.dumps(puzzle.position) for puzzle in puzzles()]
    assert len(set(positions)) == len(positions)
    alike = Counter((puzzle.edition, puzzle.theme, puzzle.actions) for puzzle in puzzles())
    assert max(alike.values()) <= ALIKE


@pytest.mark.parametrize("puzzle", puzzles()[::10], ids=lambda puzzle: f"game {puzzle.seed} pick {puzzle.picks}")
def test_a_position_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    game = puzzle.game("ann", "bob")
    assert game.setup.players[puzzle.seat] == "ann"
    assert game.seat == puzzle.seat
    assert packed(game.state) == puzzle.position
    assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle
    ask = game.decision
    assert ask is not None
    assert puzzle.actions[0] in ask.options


def test_the_puzzle_of_a_day_is_always_the_same_and_comes_back_late() -> None:
    days = range(739_000, 739_000 + len(puzzles()))
    assert sorted(map(daily, days)) == list(range(1, len(puzzles()) + 1))
    assert daily(739_000) == daily(739_000)


@pytest.mark.parametrize(
    ("actions", "choices", "expected"),
    [
        (("meld Oars",), 5, EASY),
        (("dogma Oars",), 5, EASY),
        (("dogma Oars",), 40, MEDIUM),
        (("meld Oars", "achieve 1"), 5, MEDIUM),
        (("dogma Oars", "achieve 1"), 5, MEDIUM),
        (("dogma Oars", "achieve 1"), 40, HARD),
        (("dogma Oars", "dogma Sailing"), 5, HARD),
    ],
)
def test_a_grade_counts_actions_effects_and_options(actions: tuple[str, ...], choices: int, expected: str) -> None:
    assert grade(Proof(actions, {}, nodes=1, choices=choices, cards=0)) == expected


def test_a_collection_takes_few_alike_and_no_more_than_its_share() -> None:
    same = [puzzles()[0]] * 3
    shelf = Shelf((), share=60)
    assert [shelf.take(each) for each in same] == [True, True, False]
    assert not Shelf(same[:1], share=1).take(puzzles()[0])


def test_a_search_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    searched: list[int] = []

    def found(number: int, themes: tuple[str, ...]) -> list[Puzzle]:
        assert themes == THEMES
        searched.append(number)
        return [puzzles()[number]]

    monkeypatch.setattr(command, "puzzles_in", found)
    file = tmp_path / "found.jsonl"
    run_here(monkeypatch, capsys, "puzzles", "find", "--out", str(file), "--games", "2")
    ran = run_here(monkeypatch, capsys, "puzzles", "find", "--out", str(file), "--games", "4")
    assert searched == [0, 1, 2, 3]
    assert command.read(file) == puzzles()[:4]
    assert ran.status == 0
    assert "4 puzzles" in ran.out


def test_the_command_proves_a_file_and_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text("".join(f"{command.line(each)}\n" for each in puzzles()[:2]), encoding="utf-8")
    monkeypatch.setattr(command, "faults", lambda puzzle: "" if puzzle == puzzles()[0] else "no line is certain")
    ran = run_here(monkeypatch, capsys, "puzzles", "prove", str(file))
    assert ran.status == 2
    assert "2: no line is certain" in ran.out
    assert "1 of 2 puzzles are not proved" in ran.err


def test_a_puzzle_is_a_game_like_any_other() -> None:
    game = puzzles()[0].game()
    assert Game.load(game.save()) == game
