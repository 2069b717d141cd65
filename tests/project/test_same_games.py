"""The command that compares two builds of the engine game by game: it notices what differs, and nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import same_games

from patience import PATIENCE
from places import ROOT
from splay.position.editions import FOURTH
from splay.testing.tables import team_shapes


def compared(one: Path, other: Path, games: int) -> tuple[int, str]:
    command = [sys.executable, str(ROOT / "tools" / "same_games.py"), str(one), str(other), str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


def test_the_engine_plays_the_same_games_whatever_the_hash_seed() -> None:
    assert compared(ROOT / "src", ROOT / "src", 26) == (0, "26 games, all the same: plain Python and plain Python\n")


def test_after_the_games_that_go_round_the_tables_every_shape_of_team_is_played() -> None:
    assert [same_games.table_of(seed) for seed in (0, 12, 13, 4999)] == [
        *((1, 2, ""), (4, 3, "ABB"), (1, 2, ""), (4, 3, "")),
    ]
    shapes = team_shapes(FOURTH)
    last = range(same_games.ROUND_TABLES, same_games.ROUND_TABLES + len(shapes))
    assert [same_games.table_of(seed) for seed in last] == [(4, len(shape), shape) for shape in shapes]


@pytest.mark.long
def test_an_engine_that_plays_otherwise_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "splay", tmp_path / "splay", ignore=shutil.ignore_patterns("web", "__pycache__"))
    cards = tmp_path / "splay" / "cards" / "base" / "age01.py"
    text = cards.read_text(encoding="utf-8")
    assert '"""Draw a 2."""\n    dogma.draw(you, 2)' in text
    cards.write_text(text.replace('"""Draw a 2."""\n    dogma.draw(you, 2)', '"""Draw a 2."""\n    dogma.draw(you, 3)'))
    status, said = compared(ROOT / "src", tmp_path, 26)
    assert status == 1
    assert "games are the same; then one has game" in said


def test_an_engine_that_fails_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "splay").mkdir()
    (tmp_path / "splay" / "__init__.py").touch()
    status, said = compared(ROOT / "src", tmp_path, 2)
    assert status == 1
    assert "0 games are the same; then one has game 0" in said
    assert "ModuleNotFoundError" in said
