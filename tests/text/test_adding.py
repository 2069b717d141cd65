"""A seventh language is one folder more."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import splay
from patience import PATIENCE
from places import ROOT

ASK = """
from splay.text.catalogue import LANGUAGES, negotiate
from splay.text.reader import reader_of
de = reader_of("de")
print(LANGUAGES["de"], negotiate("de-AT"), de.gettext("Rules"), de.card_name("Oars"), sep="; ")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of Splay with a folder for German, which holds nothing but its name and the alphabet."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(Path(splay.__file__).parent, tmp_path / "src" / "splay", ignore=ignored)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "messages.py", tmp_path / "tools")
    folder = tmp_path / "src" / "splay" / "text" / "locale" / "de"
    folder.mkdir()
    german = {"name": "Deutsch", "alphabet": "abcdefghijklmnopqrstuvwxyzäöüß", "verbs": {}}
    (folder / "language.json").write_text(json.dumps(german), encoding="utf-8")
    return tmp_path


def run(copy: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PYTHONPATH": str(copy / "src"), "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env=environment,
        text=True,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.long
@pytest.mark.interpreted
def test_a_folder_is_all_a_language_takes(copy: Path) -> None:
    assert run(copy, "tools/messages.py").returncode == 0
    told = run(copy, "tools/messages.py", "--missing")
    assert told.returncode == 1
    assert "de (Deutsch), cards: 0 of" in told.stdout
    assert run(copy, "-c", ASK).stdout == "Deutsch; de; Rules; Oars\n"
    name = '\nmsgctxt "name"\nmsgid "Oars"\nmsgstr ""'
    cards = copy / "src" / "splay" / "text" / "locale" / "de" / "cards.po"
    text = cards.read_text(encoding="utf-8")
    assert name in text
    cards.write_text(text.replace(name, name[:-2] + '"Ruder"'), encoding="utf-8")
    assert run(copy, "-c", ASK).stdout == "Deutsch; de; Rules; Ruder\n"
    assert "de (Deutsch), cards: 1 of" in run(copy, "tools/messages.py", "--missing").stdout
