"""Weights say which versions made them."""

import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from places import SOURCE
from splay.learning import origin

LOADED = "import sys, splay.learning.training; print(*[each for each in sys.modules if each.startswith('splay.')])"


def test_versions_are_those_of_what_is_installed() -> None:
    found = origin.versions()
    assert found["numpy"] == version("numpy")
    assert found["splay"] == version("splay")
    assert len(found["source"]) == 12


@pytest.mark.parametrize("name", ["rules/dogma.py", "cards/base/facts/age01.json", "learning/training.py"])
def test_another_source_is_told_apart(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "splay"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("web", "text"))
    assert origin.source(copy) == origin.source(SOURCE)
    (copy / "bots" / "weights" / "edition3.json").write_text("{}")
    assert origin.source(copy) == origin.source(SOURCE), "nets that are there have no part in making another"
    (copy / name).write_text("")
    assert origin.source(copy) != origin.source(SOURCE)


def test_all_that_has_a_part_in_learning_counts() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    rooms = {module.split(".")[1] for module in done.stdout.split()}
    assert rooms - set(origin.ROOMS) == {"errors", "lessons"}, "what the tutor needs has no part in learning"
