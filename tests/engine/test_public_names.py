"""Public names: exported on purpose, documented, and importable."""

import ast
import importlib
import inspect
from pathlib import Path

import pytest

import splay

SOURCE = Path(splay.__file__).parent
FILES = sorted(file for file in SOURCE.rglob("*.py") if "migrations" not in file.parts)  # those Alembic runs


def test_all_names_what_is_there_and_nothing_twice() -> None:
    assert len(set(splay.__all__)) == len(splay.__all__)
    for name in splay.__all__:
        assert getattr(splay, name).__module__.startswith("splay."), name


def test_nothing_public_is_left_out_of_all() -> None:
    public = {name for name, thing in vars(splay).items() if not name.startswith("_") and not inspect.ismodule(thing)}
    assert public == set(splay.__all__)


@pytest.mark.parametrize("name", splay.__all__)
def test_exported_names_are_documented(name: str) -> None:
    assert inspect.getdoc(getattr(splay, name))


def undocumented(tree: ast.Module) -> list[str]:
    """Public classes, functions and methods without a docstring."""
    missing = [] if ast.get_docstring(tree) else ["the module"]
    todo: list[tuple[str, ast.AST]] = [("", tree)]
    while todo:
        inside, node = todo.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and child.name[0] != "_":
                if not ast.get_docstring(child):
                    missing.append(inside + child.name)
                if isinstance(child, ast.ClassDef):
                    todo.append((f"{child.name}.", child))
    return missing


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_everything_public_has_a_docstring(file: Path) -> None:
    assert not undocumented(ast.parse(file.read_text(encoding="utf-8")))


def test_the_search_finds_what_is_undocumented() -> None:
    code = 'class A:\n    "doc"\n    def b(self): ...\n    def _c(self): ...\nasync def d(): ...\n'
    assert undocumented(ast.parse(code)) == ["the module", "d", "A.b"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_module_can_be_imported_by_itself(file: Path) -> None:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    importlib.import_module(".".join(parts).removesuffix(".__init__"))


def test_only_errors_of_the_tree_are_raised() -> None:
    """Bad input is refused with a named error; ``raise ValueError`` would name none."""
    plain = []
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Raise):
                continue
            called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            if isinstance(called, ast.Name) and called.id in ("ValueError", "Exception"):
                plain.append(f"{file.relative_to(SOURCE)}, line {node.lineno}")
    assert not plain
