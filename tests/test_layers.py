"""A module imports only from modules above it, and the rules know no clock, no files and no chance but a seed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import splay

SOURCE = Path(splay.__file__).parent
PAGE = SOURCE.parent.parent / "docs" / "architecture.md"

LAYERS = (
    *("terms", "errors", "card", "editions", "table", "state", "events", "specials", "ordering", "achieving", "moves"),
    *("junking", "decision", "filters", "choosing", "asking", "dogma", "parley", "cards", "soundness", "position"),
    *("turn", "activation", "playing", "game"),
    *("record", "view", "resample", "laws", "forecast", "following", "memory", "idle", "chronicle"),
    *("bots", "catalogue", "wording"),
    *("protocol", "terminal", "store", "host", "web", "cli"),
)
"""From the top: each may import from those before it, and a package from itself."""

RULES = LAYERS[: LAYERS.index("game") + 1]
PURE = LAYERS[: LAYERS.index("bots")]

PLAIN_PYTHON = {"collections", "dataclasses", "enum", "functools", "itertools", "operator", "random", "typing"}
"""All that the rules may take from Python."""
ALSO = {"cards.library": {"copyreg", "importlib", "json"}, "record": {"json"}, "laws": {"json"}}
"""What single modules may take besides: `cards.library` reads its data, the others write JSON."""

Import = tuple[str, str]


def module_of(file: Path) -> str:
    """``cards.age01`` for src/splay/cards/age01.py; the package itself is ``""``."""
    parts = list(file.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_of(file): file for file in sorted(SOURCE.rglob("*.py"))}


def layer_of(module: str) -> str:
    return module.partition(".")[0]


def imported(tree: ast.AST) -> Iterator[str]:
    """The full name of everything imported, also inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"line {node.lineno}: relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def faults_of_order(module: str, tree: ast.AST) -> list[str]:
    """Imports of Splay's own modules that are not above this one."""
    faults = []
    for name in imported(tree):
        root, _, inner = name.partition(".")
        if root != "splay":
            continue
        target = layer_of(inner)
        if target not in LAYERS:
            faults.append(f"{module} imports {name} from the package itself")
        elif target != layer_of(module) and LAYERS.index(target) > LAYERS.index(layer_of(module)):
            faults.append(f"{module} imports {name} from below")
    return faults


def faults_of_purity(module: str, tree: ast.AST) -> list[str]:
    """Whatever reaches out of the game: clocks, files, streams, unseeded chance."""
    allowed = PLAIN_PYTHON | ALSO.get(module, set()) | {"splay"}
    faults = [f"{module} imports {name}" for name in imported(tree) if name.partition(".")[0] not in allowed]
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("open", "print", "input")
        ):
            faults.append(f"{module}, line {node.lineno}: {node.func.id}()")
        of_random = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
        if of_random and node.attr != "Random":  # type: ignore[attr-defined]
            faults.append(f"{module}, line {node.lineno}: chance without a seed")  # type: ignore[attr-defined]
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            faults.append(f"{module}, line {node.lineno}: chance without a seed")
    return faults


def parsed(module: str) -> ast.Module:
    return ast.parse(FILES[module].read_text(encoding="utf-8"))


def test_every_module_has_its_layer() -> None:
    assert {layer_of(module) for module in FILES if module} == set(LAYERS)


@pytest.mark.parametrize("module", [module for module in FILES if module])
def test_a_module_imports_only_from_above(module: str) -> None:
    assert not faults_of_order(module, parsed(module))


@pytest.mark.parametrize("module", [module for module in FILES if layer_of(module) in PURE])
def test_what_is_no_program_touches_nothing_outside(module: str) -> None:
    assert not faults_of_purity(module, parsed(module))


def test_the_package_takes_its_names_from_the_engine_alone() -> None:
    used = {layer_of(name.removeprefix("splay.")) for name in imported(parsed(""))}
    assert used <= set(PURE)


@pytest.mark.parametrize(
    ("module", "code", "fault"),
    [
        ("terms", "from splay.errors import SplayError", "terms imports splay.errors.SplayError from below"),
        ("moves", "def f():\n    from splay import game", "moves imports splay.game from below"),
        ("cards.age01", "import splay.turn", "cards.age01 imports splay.turn from below"),
        ("bots.greedy", "from splay import Game", "bots.greedy imports splay.Game from the package itself"),
    ],
)
def test_an_import_from_below_is_noticed(module: str, code: str, fault: str) -> None:
    assert fault in faults_of_order(module, ast.parse(code))[0]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("import time", "imports time"),
        ("import os.path", "imports os.path"),
        ("from pathlib import Path", "imports pathlib.Path"),
        ("import asyncio", "imports asyncio"),
        ("import json", "imports json"),
        ("import random\nrandom.choice([])", "chance without a seed"),
        ("from random import Random", "chance without a seed"),
        ("print(1)", "print()"),
    ],
)
def test_reaching_out_is_noticed(code: str, fault: str) -> None:
    assert fault in faults_of_purity("moves", ast.parse(code))[0]


def test_the_page_on_architecture_shows_the_same_order() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("|---|---|")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.strip().splitlines()]
    shown = [word.strip("`/") for cell in cells for word in cell.split()]
    assert shown == list(LAYERS)
