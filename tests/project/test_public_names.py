"""Public names: exported on purpose, documented, and importable."""

import ast
import importlib
import inspect
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import splay
from places import SOURCE

FILES = sorted(file for file in SOURCE.rglob("*.py") if "migrations" not in file.parts)  # those Alembic runs


def test_all_names_what_is_there_and_nothing_twice() -> None:
    assert len(set(splay.__all__)) == len(splay.__all__)
    for name in splay.__all__:
        thing = getattr(splay, name)
        assert isinstance(thing, dict) or thing.__module__.startswith("splay."), name


def test_nothing_public_is_left_out_of_all() -> None:
    public = {name for name, thing in vars(splay).items() if not name.startswith("_") and not inspect.ismodule(thing)}
    assert public == set(splay.__all__)


def test_exported_names_are_documented() -> None:
    assert [name for name in splay.__all__ if not inspect.getdoc(getattr(splay, name))] == []


def undocumented(tree: ast.Module) -> list[str]:
    """Public classes, functions and methods without a docstring; of overloads the last one has it."""
    missing = [] if ast.get_docstring(tree) else ["the module"]
    todo: list[tuple[str, ast.AST]] = [("", tree)]
    while todo:
        inside, node = todo.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and child.name[0] != "_":
                if not ast.get_docstring(child) and not is_overload(child):
                    missing.append(inside + child.name)
                if isinstance(child, ast.ClassDef):
                    todo.append((f"{child.name}.", child))
    return missing


def is_overload(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "overload" for each in node.decorator_list)


def test_everything_public_has_a_docstring() -> None:
    found = {file: undocumented(ast.parse(file.read_text(encoding="utf-8"))) for file in FILES}
    assert {file: missing for file, missing in found.items() if missing} == {}


def test_the_search_finds_what_is_undocumented() -> None:
    code = 'class A:\n    "doc"\n    def b(self): ...\n    def _c(self): ...\nasync def d(): ...\n'
    code += "@overload\ndef e(): ...\ndef e(): ...\n"
    assert undocumented(ast.parse(code)) == ["the module", "d", "e", "A.b"]


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def needed(tree: ast.Module, modules: set[str]) -> set[str]:
    """The modules of Splay that this one imports, besides the packages they stand in.

    An import within a function counts, and so does one for type checkers alone: either only hides a circle.
    """
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{name.name}" for name in node.names]
    return {name if name in modules else name.rpartition(".")[0] for name in names} & modules


def test_every_module_can_be_imported_by_itself() -> None:
    for file in FILES:
        importlib.import_module(module_of(file))


def test_no_modules_import_each_other() -> None:
    """All can be imported in some order; and none needs another one that needs it, so in every order."""
    trees = {module_of(file): ast.parse(file.read_text(encoding="utf-8")) for file in FILES}
    tuple(TopologicalSorter({module: needed(tree, set(trees)) for module, tree in trees.items()}).static_order())


@pytest.mark.parametrize(
    "code",
    [
        "import splay.a\nfrom splay.b import c, d",
        "from splay import a, b\nfrom splay.b.c import d",
        "import splay.a, splay.b\ndef f():\n    if f:\n        from splay.b import c",
        "from splay.a import d\nif TYPE_CHECKING:\n    import splay.b.c\n    from splay.b import d",
    ],
)
def test_imports_are_found_wherever_they_stand(code: str) -> None:
    modules = {"splay.a", "splay.b", "splay.b.c"}
    assert needed(ast.parse(f"{code}\nimport json"), modules) == modules


def test_modules_that_import_each_other_are_noticed() -> None:
    codes = {
        "splay.a": "def f():\n    from splay.b import d",
        "splay.b": "if TYPE_CHECKING:\n    from splay.a import f",
    }
    with pytest.raises(CycleError):
        TopologicalSorter({module: needed(ast.parse(code), set(codes)) for module, code in codes.items()}).prepare()


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


def test_no_class_name_stands_twice() -> None:
    places: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(file.relative_to(SOURCE).as_posix())
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
