"""Documents that fail the tests when they stop being true: examples in code, README and pages."""

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

import splay

ROOT = Path(__file__).parent.parent
SOURCE = Path(splay.__file__).parent
README = ROOT / "README.md"
PAGES = [page for page in (README, *sorted((ROOT / "docs").glob("*.md"))) if page.stat().st_size]


def with_examples() -> list[str]:
    """Modules whose docstrings hold an example."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text(encoding="utf-8")]
    names = (".".join(file.relative_to(SOURCE.parent).with_suffix("").parts) for file in files)
    return [name.removesuffix(".__init__") for name in names]


def test_the_package_shows_an_example() -> None:
    assert "splay" in with_examples()
    assert "splay.game" in with_examples()


@pytest.mark.parametrize("module", with_examples())
def test_examples_in_the_code_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted
    assert not result.failed


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_examples_in_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks(README, "python")
    assert examples, "the README shows how Splay is used from Python"
    names: dict[str, object] = {"__name__": "readme"}
    for number, example in enumerate(examples, start=1):
        if ">>> " in example:
            parser = doctest.DocTestParser()
            runner = doctest.DocTestRunner()
            runner.run(parser.get_doctest(example, names, f"README block {number}", None, None), clear_globs=False)
            assert not runner.failures, capsys.readouterr().out
        else:
            exec(compile(example, f"README block {number}", "exec"), names)


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
    for file in sorted(SOURCE.rglob("*.py")):
        for name in re.findall(r"docs/\w+\.md", file.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{file.name} names {name}"


def test_words_of_the_glossary_are_words_of_the_code() -> None:
    code = " ".join(file.read_text(encoding="utf-8").lower() for file in SOURCE.rglob("*.py"))
    rows = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split("|---|---|---|")[1].strip().splitlines()
    words = {word for row in rows for word in re.findall(r"[a-z]+", row.split("|")[1].replace("`", ""))}
    assert len(words) > 40
    assert not {word for word in words if word not in code}
