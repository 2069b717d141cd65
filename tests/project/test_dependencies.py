"""Whatever the code imports is declared by the project itself, where it is needed, and nothing else is."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, Final

import pytest

from places import ROOT, SOURCE
from splay.cli.serve import NEEDED

PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BASE: Final[list[str]] = PROJECT["dependencies"]
EXTRAS: Final[dict[str, list[str]]] = PROJECT["optional-dependencies"]

WITH_WEB: Final = ("web", "store", "host", "notices")
"""Rooms that need the extra `web`."""
WITH_RESEARCH: Final = ("env", "learning")
"""Rooms that need the extra `research`, one module of them `open-spiel`; all others do with what everybody has."""
UNSEEN: Final = {"build", "furo", "hatchling", "myst-parser", "pytest-randomly", "pytest-xdist", "ruff"}
"""Programs and plugins, which nothing imports."""
BOUND_ABOVE: Final = {"uvicorn"}
"""Packages of which more is relied on than they document; tests/web/test_uvicorn_parts.py names it."""
ELSEWHERE: Final = {"fontTools", "ray"}
"""For one tool that is run when the fonts change, and for one example; both say themselves how to get it."""


def canonical(name: str) -> str:
    """A name as the package index compares them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: Iterable[str]) -> set[str]:
    """The distributions that requirements name."""
    found = {re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0] for requirement in requirements}
    return {canonical(name) for name in found} - {"splay"}


def imports(file: Path) -> Iterator[str]:
    """The first part of the name of everything imported, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def foreign(files: Iterable[Path]) -> set[str]:
    """Modules of others that files import."""
    found = {module for file in files for module in imports(file)}
    ours = {
        "splay",
        "tests",
        "tools",
        *(path.stem for folder in ("tests", "tools") for path in (ROOT / folder).iterdir()),
    }
    return found - ours - sys.stdlib_module_names


BROUGHT_BY: Final = {
    module: {canonical(distribution) for distribution in distributions}
    for module, distributions in packages_distributions().items()
}


def distributions(modules: Iterable[str]) -> set[str]:
    """Who brings modules."""
    found = set()
    for module in modules:
        assert len(BROUGHT_BY[module]) == 1, f"{module} is brought by {BROUGHT_BY[module]}"
        found |= BROUGHT_BY[module]
    return found


def files_of(*rooms: str) -> list[Path]:
    return [file for room in rooms for file in sorted((SOURCE / room).rglob("*.py"))]


def test_everybody_has_what_engine_and_terminal_import() -> None:
    files = set(files_of(".")) - set(files_of(*WITH_WEB, *WITH_RESEARCH))
    assert len(files) > 80
    assert distributions(foreign(files)) == names(BASE)


def test_the_extra_web_is_what_pages_and_store_import_besides() -> None:
    driver = SOURCE / "store" / "postgresql.py"
    files = [file for file in files_of(*WITH_WEB) if file != driver]
    assert len(files) > 80
    assert distributions(foreign(files)) - names(BASE) == names(EXTRAS["web"])
    used = distributions(foreign([driver])) - names(EXTRAS["web"])
    assert {canonical(name) for name in used} <= {"psycopg"} == names(EXTRAS["postgresql"])


def test_the_extra_research_is_what_environments_import_besides() -> None:
    files = [file for file in files_of(*WITH_RESEARCH) if not file.stem.startswith("open_spiel")]
    assert distributions(foreign(files)) - names(BASE) == names(EXTRAS["research"])


def test_the_extra_open_spiel_is_what_its_modules_import() -> None:
    files = [file for file in files_of(*WITH_RESEARCH) if file.stem.startswith("open_spiel")]
    assert distributions(foreign(files)) == names(EXTRAS["open-spiel"])


def test_the_extra_ray_is_what_its_example_imports_besides() -> None:
    modules = foreign([ROOT / "examples" / "ray_batches.py"])
    assert modules - {"numpy"} == names(EXTRAS["ray"]) == {"ray"}


def test_the_server_looks_for_everything_in_the_extra_web() -> None:
    assert distributions(NEEDED) == names(EXTRAS["web"])


def test_the_extra_dev_is_what_tests_and_tools_import_besides() -> None:
    files = [file for folder in ("tests", "tools", "examples") for file in sorted((ROOT / folder).rglob("*.py"))]
    seen = distributions(foreign(files) - ELSEWHERE)
    assert seen <= names([each for extra in EXTRAS.values() for each in extra] + BASE)
    assert names(EXTRAS["dev"]) - seen == UNSEEN


def test_the_scripts_look_for_everything_that_is_declared() -> None:
    script = (ROOT / "tools" / "venv.sh").read_text(encoding="utf-8")
    plain: list[str] = []
    dev: list[str] = []
    for asked, words in re.findall(
        r'^ +(\[ "\$1" != dev \] \|\| )?(?:local stamp )?modules\+?="(.*)"$', script, re.MULTILINE
    ):
        (dev if asked else plain).extend(words.split())
    assert distributions(plain) == names([*BASE, *EXTRAS["web"]])
    assert distributions(dev) == names(
        [*EXTRAS["dev"], *EXTRAS["postgresql"], *EXTRAS["research"], *EXTRAS["open-spiel"]]
    )


def numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


@pytest.mark.parametrize("requirement", [*BASE, *(each for extra in EXTRAS.values() for each in extra)])
def test_every_requirement_has_a_lower_bound_and_few_an_upper_one(requirement: str) -> None:
    above = r",<\d+(\.\d+)*" if names([requirement]) & BOUND_ABOVE else ""
    assert requirement.startswith("splay[") or re.fullmatch(r"[\w-]+(\[\w+\])?>=\d+(\.\d+)*" + above, requirement)


def test_every_requirement_is_locked_within_its_bounds() -> None:
    locked = dict(
        re.findall(r"^([\w.-]+)==([\d.]+)", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    )
    for requirement in (*BASE, *(each for extra in EXTRAS.values() for each in extra)):
        if not requirement.startswith("splay["):
            name, lowest, *above = re.split(">=|,<", re.sub(r"\[.*\]", "", requirement))
            version = numbers(locked[canonical(name)])
            assert numbers(lowest) <= version, requirement
            assert all(version < numbers(bound) for bound in above), requirement


def test_the_parser_of_imports_sees_those_inside_functions(tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(
        "import a.b, c\nfrom d.e import f\n\ndef g():\n    from h import i\n    import j\n", encoding="utf-8"
    )
    assert set(imports(file)) == set("acdhj")


# -- private names ---------------------------------------------------------------------


def private_names(tree: ast.AST) -> set[str]:
    """Private names of other people's packages that are imported, or taken from what is imported."""
    taken: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            taken |= {alias.asname or alias.name.partition(".")[0]: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            taken |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    others = {name: whole for name, whole in taken.items() if is_foreign(whole)}
    attributes = {
        f"{others[node.value.id]}.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in others
    }
    return {whole for whole in {*others.values(), *attributes} if re.search(r"(^|\.)_(?!_)", whole)}


def is_foreign(whole: str) -> bool:
    top = whole.partition(".")[0]
    return top != "splay" and top not in sys.stdlib_module_names


@pytest.mark.parametrize("room", sorted(path.name for path in SOURCE.iterdir() if path.is_dir()))
def test_no_private_names_of_other_packages_are_used(room: str) -> None:
    found = {name for file in files_of(room) for name in private_names(ast.parse(file.read_text(encoding="utf-8")))}
    assert not found


def test_private_names_of_other_packages_are_seen() -> None:
    text = "import os, a._b\nfrom c import _d, e\nimport f as g\nos._exit(1)\ne._h\ng._i\ng.j\ng.__name__\nself._k"
    assert private_names(ast.parse(text)) == {"a._b", "c._d", "c.e._h", "f._i"}
