"""The golden games: replayed to the letter, so that no change of the rules goes unnoticed."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from places import ROOT
from splay.game.record import Record
from splay.position.editions import EDITIONS

FILES = sorted((ROOT / "tests" / "golden").glob("*.txt"))


@pytest.fixture(scope="module")
def golden() -> ModuleType:
    """The tool that writes and checks them."""
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_golden_games_are_replayed_alike(golden: ModuleType) -> None:
    faults = golden.check()
    assert not faults, "\n" + "\n".join(faults[:1])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_a_record_of_a_whole_game(file: Path) -> None:
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.result is not None
    assert record.replay().outcome is not None


def test_golden_games_cover_every_edition_and_number_of_players(golden: ModuleType) -> None:
    assert {file.stem for file in FILES} == set(golden.GAMES)
    setups = {(setup.edition, setup.players, setup.teams) for setup in golden.GAMES.values()}
    alone = {(number, players, "") for number, edition in EDITIONS.items() for players in edition.players}
    assert setups == alone | {(3, 4, "ABAB"), (4, 4, "ABAB"), (4, 3, "ABB")}
    assert any(setup.parley is False for setup in golden.GAMES.values())


@pytest.mark.parametrize(
    "happens",
    [
        "kind=achieve .* origin=deck",
        "kind=lose .* by_card=",
        "kind=lose seat=. count=",
        "kind=parley .*'activate'",
        "kind=parley .*'share'",
        "kind=parley .*'be spared'",
        "kind=junk deck",
        "kind=junk .* origin=achievements",
        "kind=restore",
        "after=aslant",
    ],
)
def test_golden_games_show_what_is_new_in_edition_4(happens: str) -> None:
    """If one no longer does after a change of the rules, another seed in `tools/golden.py` will."""
    games = [file.read_text(encoding="utf-8") for file in FILES if file.stem.startswith("edition4")]
    assert any(re.search(rf"^#   .*{happens}", game, re.MULTILINE) for game in games)


@pytest.fixture
def fresh(golden: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with golden games written this minute, checked in their place."""
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    golden.write()
    assert not golden.check()
    return tmp_path


def test_the_first_difference_is_shown(golden: ModuleType, fresh: Path) -> None:
    file = fresh / FILES[0].name
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "kind=draw" in line)
    lines[at] += " and more"
    lines[at + 5] += " and more"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (fault,) = golden.check()
    assert fault == f"{file.name}, line {at + 1}:\n  was {lines[at]}\n  now {lines[at].removesuffix(' and more')}"


def test_a_pick_that_is_no_longer_offered_is_shown(golden: ModuleType, fresh: Path) -> None:
    file = fresh / FILES[1].name
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(": draw\n", ": nonsense\n", 1), encoding="utf-8")
    (fault,) = golden.check()
    assert fault.startswith(f"{file.name}: line ")
    assert "cannot pick 'nonsense'" in fault


def test_missing_and_shortened_games_are_noticed(golden: ModuleType, fresh: Path) -> None:
    (fresh / FILES[0].name).unlink()
    short = fresh / FILES[1].name
    short.write_text(short.read_text(encoding="utf-8").rpartition("# position")[0], encoding="utf-8")
    first, second = golden.check()
    assert first.startswith("expected the games ")
    assert second.startswith(f"{short.name}: ")
