"""What is promised to programs in Python is there, and the pages and examples need no more."""

import ast
import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from places import ROOT
from splay import Game

PAGE = ROOT / "docs" / "reference" / "python.md"
FOR_PROGRAMS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "docs").rglob("*.ipynb"))]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NAMED = [ROOT / "README.md", *sorted((ROOT / "docs" / "tutorials").glob("*.md")), *sorted(PAGE.parent.glob("*.md"))]
"""Pages on which whatever is called ``splay.something`` has to be public; others explain how Splay is built."""

_IMPORT = re.compile(r"^\W*(from\s+splay\b[^\n]*|import\s+splay\b[^\n]*?)(?:\\n.*)?$", re.MULTILINE)


def promised(page: str) -> dict[str, list[str]]:
    """The public modules, each with the names in its table."""
    found: dict[str, list[str]] = {}
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title = re.match(r"`([\w.]+)`\n", section)
        assert title, section[:40]
        rows = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
        found[title[1]] = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    return found


PROMISED = promised(PAGE.read_text(encoding="utf-8"))


def test_the_page_is_read() -> None:
    assert list(PROMISED)[:3] == ["splay", "splay.bots", "splay.env"]
    page = "# A\n\n## `a`\n\n| Name | Is |\n|---|---|\n| `b`, `c` | `d` |\n\n`e`\n\n## `a.f`\n\n| `g` | h |\n"
    assert promised(page) == {"a": ["b", "c"], "a.f": ["g"]}


@pytest.mark.parametrize("module", PROMISED)
def test_what_is_promised_is_what_the_module_exports(module: str) -> None:
    public = importlib.import_module(module)
    assert sorted(PROMISED[module]) == sorted(public.__all__)
    assert all(hasattr(public, name) for name in PROMISED[module])


def members(page: str) -> list[str]:
    """The members of `Game` in the first column of a table."""
    rows = re.findall(r"^\| (`Game\.[^|]*) \|", page, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`Game\.(\w+)`", row)]


def test_a_game_has_the_members_that_are_promised_and_no_others() -> None:
    game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    public = [name for name in dir(game) if not name.startswith("_")]
    assert sorted(members(PAGE.read_text(encoding="utf-8"))) == public


def test_only_the_room_of_the_game_goes_past_its_door() -> None:
    """All other modules that need more than `Game` offers call `splay.game.inside`."""
    home = ROOT / "src" / "splay" / "game"
    past = re.compile(r"\bgame\._|\._" + "core\\b")
    files = [file for folder in ("src", "tests", "tools") for file in (ROOT / folder).rglob("*.py")]
    found = {file for file in files if past.search(file.read_text(encoding="utf-8"))}
    assert found == {home / "game.py", home / "inside.py"}


def test_members_are_found() -> None:
    assert members("`Game.a`\n| `Game.b`, `Game.c` | `Game.d` |\n| `e` | f |\n") == ["b", "c"]


def imported(code: str) -> Iterator[tuple[str, str]]:
    """What a piece of code imports of Splay: modules, each with a name; the name is empty if the module is imported."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names if each.name.partition(".")[0] == "splay")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "splay":
            yield from ((node.module or "", each.name) for each in node.names)


def on_page(file: Path) -> str:
    """The imports on a page or in a notebook, one on each line."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ipynb":
        text = "".join(line for cell in json.loads(text)["cells"] for line in ["\n", *cell["source"]])
    return "\n".join(found[1] for found in _IMPORT.finditer(text))


def private(code: str) -> list[str]:
    """What is imported though it is not public."""
    return [
        f"{module}.{name}".rstrip(".")
        for module, name in imported(code)
        if module not in PROMISED or (name and name not in PROMISED[module] and f"{module}.{name}" not in PROMISED)
    ]


@pytest.mark.parametrize("file", FOR_PROGRAMS, ids=lambda file: str(file.relative_to(ROOT)))
def test_pages_import_only_what_is_public(file: Path) -> None:
    assert private(on_page(file)) == []


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_examples_import_only_what_is_public(file: Path) -> None:
    assert private(file.read_text(encoding="utf-8")) == []


def test_imports_are_found_on_pages(tmp_path: Path) -> None:
    assert sum(bool(on_page(file)) for file in FOR_PROGRAMS) > 5
    assert any("from splay.env import" in on_page(file) for file in FOR_PROGRAMS if file.suffix == ".ipynb")
    page = tmp_path / "page.md"
    page.write_text(">>> from splay import view\n   from splay.views.view import View\n>>> import splay.env.core\n")
    assert private(on_page(page)) == ["splay.views.view.View", "splay.env.core"]


def test_what_is_not_public_is_noticed() -> None:
    code = (
        "from splay import Game, state\ndef f():\n    import splay.rules.moves, json\nfrom splay.env import open_spiel"
    )
    assert private(code) == ["splay.state", "splay.rules.moves"]


@pytest.mark.parametrize("file", NAMED, ids=lambda file: str(file.relative_to(ROOT)))
def test_pages_for_programs_name_only_what_is_public(file: Path) -> None:
    """Except the page that says what is private."""
    text = file.read_text(encoding="utf-8")
    if file == PAGE:
        text = text.partition("## ")[2]
    for name in re.findall(r"`(splay(?:\.\w+)+)", text):
        module, _, last = name.rpartition(".")
        assert name in PROMISED or last in PROMISED.get(module, ()), name
