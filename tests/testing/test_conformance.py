"""Splay agrees with an independent witness, and the comparison notices when it does not."""

import copy
import gzip
import importlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from places import ROOT

DATA = sorted((ROOT / "tests" / "data").glob("edition*.jsonl.gz"))
Vector = dict[str, Any]
Run = Callable[..., tuple[int, str]]


def vector(identifier: str) -> Vector:
    """One vector of the data, free to be changed."""
    for path in DATA:
        for line in gzip.decompress(path.read_bytes()).splitlines():
            found: Vector = json.loads(line)
            if found["id"] == identifier:
                return found
    raise LookupError(identifier)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("tools.conformance")


@pytest.fixture
def run(tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the tool on these vectors; gives its status and what it prints."""

    def run(*vectors: Vector) -> tuple[int, str]:
        file = tmp_path / "vectors.jsonl"
        file.write_text("".join(json.dumps(each) + "\n" for each in vectors), encoding="utf-8")
        status = tool.main([str(file)])
        return status, capsys.readouterr().out

    return run


def test_every_vector_agrees_or_is_explained_and_no_explanation_is_stale() -> None:
    command = [sys.executable, str(ROOT / "tools" / "conformance.py"), *map(str, DATA)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
    agreed, _, total, _ = result.stdout.splitlines()[-1].split()
    explained = result.stdout.count("(explained: ")
    assert (int(agreed) + explained, int(total)) == (486 + 510, 486 + 510)


def test_a_difference_is_told_with_id_action_and_place(run: Run) -> None:
    changed = vector("3e-0007")
    age, deck = max(changed["after"]["decks"].items(), key=lambda item: len(item[1]))
    deck.reverse()
    status, text = run(changed, vector("3e-0008"))
    assert status == 1
    heading, _, rest = text.partition(": ")
    assert heading == "3e-0007 dogma Agriculture"
    assert rest.startswith(f"deck {age}: witness ")
    assert text.endswith("\n1 of 2 agree\n")


@pytest.mark.parametrize(
    ("identifier", "pick", "picked"),
    [
        ("3e-0007", 0, ["Sanitation"]),  # another card
        ("3e-0007", 0, []),  # a refusal instead of a card
        ("3e-0008", 0, ["Monotheism"]),  # a card instead of a refusal
        ("3e-0016", 0, []),  # a refusal of what must be done
        ("3e-0047", 1, ["no"]),  # the other word
        ("3e-0097", 1, []),  # another color
        ("3e-0122", 0, ["Physics", "Publications"]),  # another card kept
        ("3e-0203", 0, ["Draw a Higher Card"]),  # the other alternative
        ("3e-0416", 0, ["p1"]),  # another player
        ("3e-0434", 6, ["A.I."]),  # another order
        ("4e-0026", 0, ["*base-2*"]),  # another hidden achievement
        ("4e-0067", 0, ["Junk all cards in the 3 deck"]),  # the other alternative, in the witness's words
        ("4e-0091", 0, ["castle"]),  # another icon
        ("4e-0104", 0, ["red"]),  # another top card, told by its color
        ("4e-0252", 1, ["10"]),  # another value
        ("4e-0411", 1, ["World", "Universe"]),  # another one first, where the first alone counts
        ("4e-0453", 0, ["*base-9* (p1)", "*base-9* (p1)", "*base-10* (p1)"]),  # other hidden cards
        ("4e-0488", 0, ["Socialism", "Encyclopedia"]),  # another one first
    ],
)
def test_another_pick_is_not_taken_for_the_same(run: Run, identifier: str, pick: int, picked: list[str]) -> None:
    changed = vector(identifier)
    assert run(changed) == (0, "1 of 1 agree\n")
    changed["picks"][pick]["picked"] = picked
    status, text = run(changed)
    assert status == 1
    assert text.endswith("\n0 of 1 agree\n")


def test_a_pick_nobody_asked_for_is_noticed(run: Run) -> None:
    changed = vector("3e-0008")
    changed["picks"].append({"player": 1, "options": ["Agriculture", "Tools"], "picked": ["Tools"]})
    status, text = run(changed)
    assert status == 1
    assert "picked Tools: Splay did not ask" in text


def test_the_rest_in_any_order_is_tried_in_every_order(run: Run) -> None:
    free = vector("3e-0012")
    [first, *later] = [pick for pick in free["picks"] if pick["player"] == 1]
    first["picked"] = ["auto"]
    free["picks"] = [pick for pick in free["picks"] if pick not in later]
    assert run(free) == (0, "1 of 1 agree\n")


def test_only_the_first_name_counts_where_one_achievement_may_be_junked(run: Run) -> None:
    named = vector("4e-0411")
    named["picks"][1]["picked"] = ["Universe", "World", "Wonder"]
    assert run(named) == (0, "1 of 1 agree\n")


def test_a_value_may_be_left_unless_a_card_of_it_moved(run: Run) -> None:
    """The witness asks for a last value though no top card has it; Combustion, a 7, was scored before."""
    left = vector("4e-0251")
    assert run(left) == (0, "1 of 1 agree\n")
    left["picks"][4]["picked"] = ["7"]
    status, text = run(left)
    assert status == 1
    assert "picked 7: Splay did not ask" in text


def test_the_junk_pile_and_splays_aslant_are_compared(run: Run) -> None:
    card, special, splay = vector("4e-0411"), vector("4e-0411"), vector("4e-0031")
    card["after"]["junk"].remove("Pottery")
    special["after"]["junk"].remove("Universe")
    piles = [pile for player in splay["after"]["players"] for pile in player["board"].values()]
    next(pile for pile in piles if pile["splay"] == "aslant")["splay"] = "up"
    status, text = run(card, special, splay)
    assert status == 1
    told = [line.partition(": ")[2].partition(": ")[0] for line in text.splitlines()[:-1]]
    assert told[:2] == ["junk", "junk"]
    assert " pile of p" in told[2]


def test_actions_and_winners_are_compared(run: Run) -> None:
    fewer, more, won = vector("3e-0007"), vector("3e-0007"), vector("3e-0007")
    dropped = fewer["legal"]["dogma"].pop()
    more["legal"]["achieve"].append(9)
    won["winners"] = [1]
    _, text = run(fewer, more, won)
    assert f"may dogma {dropped}: only Splay says so" in text
    assert "may achieve 9: only the witness says so" in text
    assert "winners: witness 1; Splay None" in text


def test_a_position_that_cannot_be_is_told(run: Run) -> None:
    twice = vector("3e-0007")
    twice["before"]["players"][0]["hand"].append(twice["before"]["junk"][0])
    status, text = run(twice)
    assert status == 1
    assert "position refused: " in text


def test_an_edition_that_is_not_played_is_told_apart(run: Run) -> None:
    other = vector("3e-0007") | {"edition": 99}
    status, text = run(other, other)
    assert status == 0
    assert "2 vectors of edition 99, which Splay does not play" in text
    assert text.endswith("\n0 of 0 agree\n")


def test_explained_differences_are_no_fault_but_stale_explanations_are(
    run: Run, tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(tool.EXPLAINED, "3e-0007", "the witness counts wrongly")
    good = vector("3e-0007")
    changed = copy.deepcopy(good)
    changed["after"]["players"][0]["points"] += 1
    status, text = run(changed)
    assert status == 0
    assert "(explained: the witness counts wrongly)" in text
    status, text = run(good)
    assert status == 1
    assert "agrees, but is listed as explained" in text


@pytest.mark.parametrize(
    ("content", "reason"),
    [("no vector\n", "line 1 is not JSON"), ("[1]\n", "line 1 is no vector"), (None, "No such file")],
)
def test_a_file_that_cannot_be_read_is_refused(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, reason: str
) -> None:
    file = tmp_path / "vectors.jsonl"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit) as exit_info:
        tool.main([str(file)])
    assert exit_info.value.code == 2
    assert reason in capsys.readouterr().err
