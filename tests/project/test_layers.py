"""A module imports only from rooms above its own, and the rules know no clock, no files and no chance but a seed.

The rooms and their order are read from the page on the architecture.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from places import SOURCE

PAGE = SOURCE.parent.parent / "docs" / "explanation" / "architecture.md"


def rooms(heading: str) -> tuple[str, ...]:
    """The first column of the table with this heading."""
    table = PAGE.read_text(encoding="utf-8").partition(f"| {heading} |")[2].partition("\n\n")[0]
    return tuple(re.findall(r"^\| `(\w+)/?` \|", table, re.MULTILINE))


ROOMS = rooms("Room")
"""From the top: each may import from those before it, and from itself."""
WEB_ROOMS = rooms("Room of `web`")
"""The same within `web`."""
TABLE_ROOMS = rooms("Room of `web/table`")
"""The same within `web/table`."""

PURE = ROOMS[: ROOMS.index("bots")]
"""Rooms that are no program: they touch nothing outside the game."""

PLAIN_PYTHON = {"collections", "dataclasses", "enum", "functools", "itertools", "operator", "random", "typing"}
"""All that these may take from Python."""
ALSO = {
    "cards.library": {"copyreg", "importlib", "json"},
    "game.record": {"json"},
    "errors": {"json"},
    "lessons.chapters": {"importlib", "json"},
    "rules.effects": {"inspect"},
}
"""What single modules may take besides: `cards.library` and `lessons.chapters` read their data, records hold JSON."""


def module_of(file: Path) -> str:
    """``cards.age01`` for src/splay/cards/age01.py; the package itself is ``""``."""
    parts = list(file.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_of(file): file for file in sorted(SOURCE.rglob("*.py"))}


def room_of(module: str) -> str:
    return module.partition(".")[0]


def web_room_of(module: str) -> str:
    """The room within `web`; empty for what stands outside or directly in it."""
    parts = module.split(".")
    return parts[1] if parts[0] == "web" and len(parts) > 1 else ""


def table_room_of(module: str) -> str:
    """The room within `web/table`; empty for what stands outside or directly in it."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["web", "table"] and len(parts) > 2 else ""


def imported(tree: ast.AST) -> Iterator[str]:
    """The full name of everything imported, also inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"line {node.lineno}: relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_above(room: str, other: str, order: tuple[str, ...]) -> bool:
    return other in order and order.index(other) <= order.index(room)


def faults_of_order(module: str, tree: ast.AST) -> list[str]:
    """Imports of Splay's own modules that are not above this one."""
    faults = []
    for name in imported(tree):
        root, _, inner = name.partition(".")
        if root != "splay":
            continue
        if room_of(inner) not in ROOMS:
            faults.append(f"{module} imports {name} from the package itself")
        elif not is_above(room_of(module), room_of(inner), ROOMS):
            faults.append(f"{module} imports {name} from below")
        else:
            for of, order, what in ((web_room_of, WEB_ROOMS, "web"), (table_room_of, TABLE_ROOMS, "web/table")):
                if of(module) and of(inner) and not is_above(of(module), of(inner), order):
                    faults.append(f"{module} imports {name} from a room of {what} below")
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


def test_every_module_has_its_room() -> None:
    assert {room_of(module) for module in FILES if module} == set(ROOMS)
    assert {web_room_of(module) for module in FILES} - {""} == set(WEB_ROOMS)
    assert {table_room_of(module) for module in FILES} - {""} == set(TABLE_ROOMS)


def test_a_module_imports_only_from_above() -> None:
    assert not [fault for module in FILES if module for fault in faults_of_order(module, parsed(module))]


def test_what_is_no_program_touches_nothing_outside() -> None:
    pure = [module for module in FILES if room_of(module) in PURE]
    assert not [fault for module in pure for fault in faults_of_purity(module, parsed(module))]


def test_the_package_takes_its_names_from_the_engine_alone() -> None:
    used = {room_of(name.removeprefix("splay.")) for name in imported(parsed(""))}
    assert used <= set(PURE)


@pytest.mark.parametrize(
    ("module", "code", "fault"),
    [
        ("errors", "from splay.position.card import Card", "errors imports splay.position.card.Card from below"),
        ("rules.moves", "def f():\n    from splay.game import game", "rules.moves imports splay.game.game from below"),
        ("cards.age01", "import splay.game.loop", "cards.age01 imports splay.game.loop from below"),
        ("bots.greedy", "from splay import Game", "bots.greedy imports splay.Game from the package itself"),
        (
            "web.html.cards",
            "import splay.web.table.log.turns",
            "imports splay.web.table.log.turns from a room of web below",
        ),
        (
            "web.table.board.panels",
            "from splay.web.table.log.turns import LogView",
            "imports splay.web.table.log.turns.LogView from a room of web/table below",
        ),
        ("web.api.pages", "import splay.web.present", "imports splay.web.present from a room of web below"),
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
    assert fault in faults_of_purity("rules.moves", ast.parse(code))[0]
