"""Documents that fail the tests when they stop being true: examples in code, README and pages."""

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from patience import PATIENCE
from places import ROOT, SOURCE

README = ROOT / "README.md"
DOCS = ROOT / "docs"
BESIDE = [ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")]
PAGES = [README, *BESIDE, *sorted(DOCS.rglob("*.md"))]
TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"))
WITH_EXAMPLES = [DOCS / "reference" / name for name in ("environment.md", "records.md")]
SPLAY = str(Path(sys.executable).with_name("splay"))
PROMPT = "(? for help) > "


def with_examples() -> list[str]:
    """Modules whose docstrings hold an example."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text(encoding="utf-8")]
    names = (".".join(file.relative_to(SOURCE.parent).with_suffix("").parts) for file in files)
    return [name.removesuffix(".__init__") for name in names]


def test_the_package_shows_an_example() -> None:
    assert "splay" in with_examples()
    assert "splay.game.game" in with_examples()


@pytest.mark.parametrize("module", with_examples())
def test_examples_in_the_code_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted
    assert not result.failed


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def run_examples(page: Path, capsys: pytest.CaptureFixture[str]) -> int:
    """Run the Python of a page from top to bottom, each block knowing the names of those before; gives their number."""
    names: dict[str, object] = {"__name__": page.stem}
    examples = blocks(page, "python")
    for number, example in enumerate(examples, start=1):
        name = f"{page.name} block {number}"
        if ">>> " in example:
            runner = doctest.DocTestRunner()
            test = doctest.DocTestParser().get_doctest(example, names, name, None, None)
            runner.run(test, clear_globs=False)
            assert not runner.failures, capsys.readouterr().out
            names = test.globs
        else:
            exec(compile(example, name, "exec"), names)
    return len(examples)


def test_the_examples_in_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_examples(README, capsys), "the README shows how Splay is used from Python"


@pytest.mark.parametrize("page", [*WITH_EXAMPLES, *TUTORIALS], ids=lambda page: page.name)
def test_the_examples_on_pages_run(
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(Path(SPLAY).parent), prepend=os.pathsep)
    run_examples(page, capsys)


def test_an_example_that_is_not_true_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\n>>> one = 1\n```\n\n```python\n>>> one\n2\n```\n")
    with pytest.raises(AssertionError, match="Expected"):
        run_examples(page, capsys)


def test_the_first_game_goes_as_the_tutorial_shows_it(tmp_path: Path) -> None:
    page = DOCS / "tutorials" / "first_game.md"
    play, *words = blocks(page, "sh")[0].split()
    assert play == "./play"
    shown = "".join(blocks(page, "text")).splitlines()
    picks = [line.removeprefix(PROMPT) for line in shown if line.startswith(PROMPT)]
    assert len(picks) > 10
    done = subprocess.run(
        [SPLAY, "play", *words],
        input="\n".join(picks),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        cwd=tmp_path,
    )
    # Lines of the page in the order of the game; the page leaves out what it does not speak of.
    told = iter([line.rstrip() for line in done.stdout.splitlines()])
    for line in shown:
        assert line.strip() == "..." or line.rstrip() in told, (
            f"the game does not show {line!r} (any more) where the tutorial has it"
        )
    assert "ann: achieve 1" in (tmp_path / "first_game.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_on_the_pages_is_python(page: Path) -> None:
    for block in blocks(page, "python"):
        if ">>> " not in block:
            ast.parse(block)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_on_the_pages_exist(page: Path) -> None:
    for name in re.findall(r"`((?:docs|tests|tools|src|examples)/[\w./-]+)`", page.read_text(encoding="utf-8")):
        assert (ROOT / name.replace("NN", "01")).exists(), f"{page.name} names {name}"


def test_pages_named_in_the_code_exist() -> None:
    named = 0
    for file in sorted(SOURCE.rglob("*.py")):
        for name in re.findall(r"docs/[\w/]+\.md", file.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{file.name} names {name}"
            named += 1
    assert named > 10


def test_words_of_the_glossary_are_words_of_the_code() -> None:
    code = " ".join(file.read_text(encoding="utf-8").lower() for file in SOURCE.rglob("*.py"))
    page = (DOCS / "reference" / "glossary.md").read_text(encoding="utf-8")
    rows = page.split("|---|---|---|")[1].strip().splitlines()
    words = {word for row in rows for word in re.findall(r"[a-z]+", row.split("|")[1].replace("`", ""))}
    assert len(words) > 40
    assert not {word for word in words if word not in code}
