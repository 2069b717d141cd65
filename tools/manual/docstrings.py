"""How docstrings appear on a page of the API reference.

A module begins with a list of its contents.  Descriptions under "Attributes:" in a class docstring move to the
attributes themselves: autodoc lists fields, slots and class variables with their types, and each description goes
where its attribute is listed.  Attributes that autodoc does not list (inherited ones) stay in the section.
"""

import importlib
import inspect
import re
from contextlib import suppress
from types import FunctionType, ModuleType
from typing import Any, Final, get_type_hints

from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from tools.manual.api import FOLDER
from tools.manual.links import names

BEFORE_NAPOLEON: Final = 400
AFTER_NAPOLEON: Final = 600

_ATTRIBUTES: Final = ("attribute", "property", "data")
_BY_PYTHON: Final = re.compile(r"Alias for field number \d+")
_REPRESENTATION: Final = re.compile(r"<[^<>]*>")
_ENTRY: Final = re.compile(r"(\w+(?:, \w+)*): (.*)")


def parted(lines: list[str]) -> tuple[list[str], dict[str, list[str]]]:
    """A docstring without its "Attributes:" section, and the descriptions from it by attribute."""
    if "Attributes:" not in lines:
        return lines, {}
    start = lines.index("Attributes:")
    end = next((number for number in range(start + 1, len(lines)) if lines[number][:1].strip()), len(lines))
    told: dict[str, list[str]] = {}
    names: list[str] = []
    section = inspect.cleandoc("\n" + "\n".join(lines[start + 1 : end])).splitlines()
    for line in section:
        entry = _ENTRY.fullmatch(line)
        if entry:
            names = entry[1].split(", ")
            told |= {name: [entry[2]] for name in names}
        else:
            for name in names:
                told[name].append(line.strip())
    return [*lines[:start], *lines[end:]], told


def listed(cls: type) -> set[str]:
    """The attributes autodoc lists for a class: own fields, slots, variables, and what `__init__` sets and types."""
    slots = cls.__dict__.get("__slots__", ())
    own = {*cls.__dict__, *inspect.get_annotations(cls), *((slots,) if isinstance(slots, str) else slots)}
    analyzer = ModuleAnalyzer.for_module(cls.__module__)
    analyzer.analyze()
    own |= {name for holder, name in analyzer.annotations if holder == cls.__qualname__}
    return {name for name in own if not name.startswith("_")}


def contents(module: ModuleType) -> list[str]:
    """The classes and functions of a module, each with the beginning of its docstring."""
    own = [
        each
        for name, each in vars(module).items()
        if getattr(each, "__module__", "") == module.__name__ and not name.startswith("_")
    ]
    lines = []
    for each in own:
        if isinstance(each, type | FunctionType) and each.__doc__:
            first = " ".join(inspect.cleandoc(each.__doc__).partition("\n\n")[0].split())
            lines.append(f"* :py:obj:`{each.__qualname__} <{each.__module__}.{each.__qualname__}>`: {first}")
    return lines


def _class_of(attribute: str) -> Any:
    """The class that the attribute with this full name belongs to; None if it belongs to none."""
    parts = attribute.split(".")[:-1]
    for length in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            found = getattr(found, part, None)  # type: ignore[assignment]
        return found if isinstance(found, type) else None
    return None


def move(app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Called by Sphinx for every docstring; changes its lines in place."""
    if what == "module":
        lines += ["", *contents(obj), ""]
    elif what in ("class", "exception") and isinstance(obj, type):
        rest, told = parted(lines)
        kept = {each: text for each, text in told.items() if each not in listed(obj)}
        if told:
            lines[:] = rest
        bases = [each for each in obj.__bases__ if each is not object]
        if bases:
            named = ", ".join(f":py:obj:`{each.__name__} <{each.__module__}.{each.__qualname__}>`" for each in bases)
            lines[:0] = [f"Bases: {named}", ""]
        if kept:
            lines += ["", "Attributes:"]
            for each, (first, *more) in kept.items():
                lines += [f"    {each}: {first}", *(f"        {line}" for line in more)]
            lines.append("")


def prepare(app: Sphinx, page: str, source: list[str]) -> None:
    """Called by Sphinx for every page it reads: prepare a module for autodoc.

    Constants without a docstring are listed as well: autodoc needs an entry for them, even an empty one.  The fields
    of classes show only their types, without the annotations for Pydantic.
    """
    folder, _, module = page.rpartition("/")
    if folder == FOLDER.as_posix() and module in names().modules:
        analyzer = ModuleAnalyzer.for_module(module)
        analyzer.analyze()
        for name in names().modules[module].constants:
            analyzer.attr_docs.setdefault(("", name), [""])
        for each in vars(importlib.import_module(module)).values():
            if isinstance(each, type) and each.__module__ == module:
                # Only its own: names in the annotations of a library base class are unknown here.
                own = {"__annotations__": inspect.get_annotations(each), "__module__": module}
                each.__annotations__ = get_type_hints(type(each.__name__, (), own))


class Attributes:
    """Keeps Napoleon away from attributes, where it takes whatever precedes a colon for a type."""

    def __init__(self) -> None:
        self._held: list[str] = []

    def hold(self, app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
        """Called by Sphinx before Napoleon: set the lines aside, or take them from the class if there are none."""
        if what in _ATTRIBUTES:
            of_its_type = type(obj).__doc__
            inherited = isinstance(of_its_type, str) and lines[:1] == inspect.cleandoc(of_its_type).splitlines()[:1]
            by_python = not any(lines) or inherited or _BY_PYTHON.fullmatch(lines[0])
            attribute = name.rpartition(".")[2]
            self._held = [*_told_of(_class_of(name)).get(attribute, ()), ""] if by_python else list(lines)
            lines.clear()

    def give_back(self, app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
        """Called by Sphinx after Napoleon."""
        if what in _ATTRIBUTES:
            lines[:] = self._held


def _told_of(cls: type | None) -> dict[str, list[str]]:
    """What the docstring of a class says about its attributes."""
    return parted(inspect.cleandoc(cls.__doc__).splitlines())[1] if cls and cls.__doc__ else {}


def without_extras(app: Sphinx, obj: Any, bound: bool) -> None:
    """Called by Sphinx before it reads a signature: keep the types, drop annotations for Typer and FastAPI.

    Where types come from packages that are imported only when they are needed, there are none of these.
    """
    function = getattr(obj, "__func__", obj)
    if isinstance(function, FunctionType) and function.__module__.startswith("splay."):
        with suppress(NameError):
            function.__annotations__ = get_type_hints(function)


def without_representations(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, signature: str | None, returned: str | None
) -> tuple[str | None, str | None]:
    """Called by Sphinx for every signature: leave out defaults that cannot be written as code (``<factory>``).

    A model of Pydantic is made from its fields, which are listed below it.
    """
    if hasattr(obj, "model_fields"):
        return "", None
    return signature and _REPRESENTATION.sub("...", signature), returned


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", move, priority=BEFORE_NAPOLEON)
    app.connect("source-read", prepare)
    attributes = Attributes()
    app.connect("autodoc-process-docstring", attributes.hold, priority=BEFORE_NAPOLEON)
    app.connect("autodoc-process-docstring", attributes.give_back, priority=AFTER_NAPOLEON)
    app.connect("autodoc-process-signature", without_representations)
    app.connect("autodoc-before-process-signature", without_extras)
