"""Every name in the code and where it is defined, found by reading the code rather than running it."""

import ast
import builtins
import re
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"

OUTSIDE: Final = ""
"""The target of a name that is real but not ours: a parameter, or something from Python or a library."""

_WORD: Final = re.compile(r"\w+")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Definition:
    """Something the code defines.

    Attributes:
        name: its full name, including its module.
        members: what it defines itself; empty unless it is a class or a module.
        bases: the base classes, as written there.
        imports: what a module imports: the full name by its local name.
        is_class: whether it is a class.
        exports: the ``__all__`` of a module, in order.
        constants: the public ones among its members that are neither classes nor functions.
    """

    name: str
    members: dict[str, "Definition"] = field(default_factory=dict)
    bases: tuple[str, ...] = ()
    imports: dict[str, str] = field(default_factory=dict)
    is_class: bool = False
    exports: tuple[str, ...] = ()
    constants: list[str] = field(default_factory=list)


def module_name(file: Path, source: Path = SOURCE) -> str:
    """``splay.cards.age01`` for src/splay/cards/age01.py."""
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from target.elts if isinstance(target, ast.Tuple) else [target]
    elif isinstance(node, ast.AnnAssign):
        yield node.target


def _statements(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a block and of the blocks that share its scope."""
    for node in body:
        yield node
        for part in ("body", "orelse", "finalbody"):
            if isinstance(node, ast.If | ast.Try | ast.With):
                yield from _statements(getattr(node, part, ()))


def _define(name: str, body: Sequence[ast.stmt]) -> Definition:
    """A module or class and what its block defines."""
    found = Definition(name)
    for node in _statements(body):
        if isinstance(node, ast.ClassDef):
            inner = _define(f"{name}.{node.name}", node.body)
            inner.is_class = True
            inner.bases = tuple(ast.unparse(base).partition("[")[0] for base in node.bases)
            found.members[node.name] = inner
        elif isinstance(node, Function):
            found.members[node.name] = Definition(f"{name}.{node.name}")
        elif isinstance(node, ast.Import):
            found.imports.update({alias.asname or alias.name.partition(".")[0]: alias.name for alias in node.names})
        elif isinstance(node, ast.ImportFrom):
            found.imports.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
        for target in _targets(node):
            if isinstance(target, ast.Name):
                found.members.setdefault(target.id, Definition(f"{name}.{target.id}"))
                if not target.id.startswith("_"):
                    found.constants.append(target.id)
                if target.id == "__all__" and isinstance(node, ast.Assign):
                    found.exports = tuple(ast.literal_eval(node.value))
    for node in body:
        if isinstance(node, Function):
            for attribute in _set_on_self(node):
                found.members.setdefault(attribute, Definition(f"{name}.{attribute}"))
    return found


def _set_on_self(method: Function) -> Iterator[str]:
    for node in ast.walk(method):
        for target in _targets(node):
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                yield target.attr


def locals_of(function: Function) -> set[str]:
    """The parameters and variables of a function and of the functions inside it."""
    names = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    return names | {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


class Names:
    """All names of a source tree.

    Attributes:
        modules: every module by its full name.
    """

    def __init__(self, source: Path = SOURCE) -> None:
        self.modules: dict[str, Definition] = {}
        self._trees: list[ast.Module] = []
        for file in sorted(source.rglob("*.py")):
            name, tree = module_name(file, source), ast.parse(file.read_text(encoding="utf-8"))
            self.modules[name] = _define(name, tree.body)
            self._trees.append(tree)

    @cached_property
    def classes(self) -> dict[str, list[Definition]]:
        """The classes of all modules by name."""
        found: dict[str, list[Definition]] = {}
        for module in self.modules.values():
            for name, member in module.members.items():
                if member.is_class:
                    found.setdefault(name, []).append(member)
        return found

    @cached_property
    def annotated(self) -> dict[str, set[str]]:
        """Parameters, variables and attributes by name, with every class that is named where their type is."""
        found: dict[str, set[str]] = {}
        for tree in self._trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.arg):
                    name, kind = node.arg, node.annotation
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    name, kind = node.target.id, node.annotation
                elif isinstance(node, Function):
                    name, kind = node.name, node.returns
                else:
                    continue
                if kind is not None:
                    found.setdefault(name, set()).update(_WORD.findall(ast.unparse(kind)))
        return found

    def has(self, instance: str, member: str) -> bool:
        """Whether the classes that a lowercase name may stand for an instance of have such a member.

        These are the classes that end with this name (``dogma``: `Dogma`; ``env``: `SeatEnv`), and those that the
        code itself gives to parameters, variables and attributes of this name.
        """
        ending = instance.replace("_", "").lower()
        kinds = {name for name in self.classes if name.lower().endswith(ending)} | self.annotated.get(instance, set())
        first, *rest = member.split(".")
        for kind in (each for name in kinds for each in self.classes.get(name, ())):
            if self._under(kind, [first, *rest], kind.name.rpartition(".")[0]) is not None:
                return True
        return False

    @cached_property
    def _by_ending(self) -> dict[str, list[str]]:
        """The full names of modules by their last parts: by ``moves`` and ``rules.moves``."""
        found: dict[str, list[str]] = {}
        for name in self.modules:
            parts = name.split(".")
            for first in range(len(parts)):
                found.setdefault(".".join(parts[first:]), []).append(name)
        return found

    @cached_property
    def _holders(self) -> dict[str, list[Definition]]:
        """The modules in which something is defined, by its name."""
        found: dict[str, list[Definition]] = {}
        for module in self.modules.values():
            for name in module.members:
                found.setdefault(name, []).append(module)
        return found

    def exported(self, module: str) -> tuple[str, ...]:
        """The names in a module's ``__all__``; empty if it has none."""
        return self.modules[module].exports

    def resolve(
        self, name: str, module: str = "", scope: Sequence[str] = (), variables: Collection[str] = ()
    ) -> str | None:
        """The full name of what a name means at a given place in the code; None if it means nothing.

        Args:
            name: as written, with or without ``()``.
            module: where it is written; empty for a page.
            scope: the classes around it, from the outermost.
            variables: names of the function around it, which mean nothing outside.

        Returns:
            `OUTSIDE` for what is real but not ours.
        """
        parts = name.removesuffix("()").split(".")
        here = self._here(parts, module, scope) if module in self.modules else None
        if here is None and parts[0] in variables:
            here = OUTSIDE
        if here:
            return here
        elsewhere = self._elsewhere(parts, module)
        if elsewhere or here is None:
            here = elsewhere
        if here is not None:
            return here
        known = hasattr(builtins, parts[0]) or parts[0] in sys.stdlib_module_names
        return OUTSIDE if known else None

    def _here(self, parts: Sequence[str], module: str, scope: Sequence[str]) -> str | None:
        """Look in the classes around a place, then in its module."""
        for depth in range(len(scope), -1, -1):
            found = self._under(self.modules[module], [*scope[:depth], *parts], module)
            if found is not None:
                return found
        return None

    def _elsewhere(self, parts: Sequence[str], module: str) -> str | None:
        """Look by the last part of a module's name (``moves.Moves``), then as a class, then in a single module."""
        for length in range(len(parts), 0, -1):
            ending = self._by_ending.get(".".join(parts[:length]), ())
            for each in sorted(ending, key=lambda each: _apart(each, module)):
                found = self._under(self.modules[each], parts[length:], each)
                if found is not None:
                    return found
        for kind in sorted(self.classes.get(parts[0], ()), key=lambda kind: _apart(kind.name, module)):
            found = self._under(kind, parts[1:], kind.name.rpartition(".")[0])
            if found is not None:
                return found
        if module in self.modules and any(parts[0] in each.members for each in self.modules[module].members.values()):
            return OUTSIDE  # a member of one of these classes
        holders = self._holders.get(parts[0], ())
        if len(parts) == 1 and holders:
            return holders[0].members[parts[0]].name if len(holders) == 1 else OUTSIDE
        return None

    def _under(self, start: Definition, parts: Sequence[str], module: str) -> str | None:
        """What these names, one after the other, mean inside a module or a class."""
        if not parts:
            return start.name
        first, *rest = parts
        if first in start.members:
            member = start.members[first]
            return self._under(member, rest, module) if member.is_class or not rest else OUTSIDE
        if first in start.imports:
            return self._absolute([*start.imports[first].split("."), *rest])
        if f"{start.name}.{first}" in self.modules:
            inner = self.modules[f"{start.name}.{first}"]
            return self._under(inner, rest, inner.name)
        for base in start.bases:
            home = self._here(base.split("."), module, ())
            if home == OUTSIDE or home is None:
                continue
            found = self._under(self._definition(home), parts, home.rpartition(".")[0])
            if found is not None:
                return found
        return None

    def _absolute(self, parts: Sequence[str]) -> str | None:
        """What a full name means; anything that is not ours is assumed to be real."""
        for length in range(len(parts), 0, -1):
            module = ".".join(parts[:length])
            if module in self.modules:
                return self._under(self.modules[module], parts[length:], module)
        return OUTSIDE

    def _definition(self, name: str) -> Definition:
        module = name
        while module not in self.modules:
            module = module.rpartition(".")[0]
        found = self.modules[module]
        for part in name[len(module) + 1 :].split(".") if name != module else ():
            found = found.members[part]
        return found


def _apart(one: str, other: str) -> tuple[int, str]:
    """How far apart two modules are, for sorting the nearest first."""
    common = 0
    for left, right in zip(one.split("."), other.split("."), strict=False):
        if left != right:
            break
        common += 1
    return -common, one
