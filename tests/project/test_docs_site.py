"""The documentation site: it is built without a warning, holds everything there is, and can be searched."""

import ast
import fcntl
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sphinx.util.inventory import InventoryFile
from tools import docs
from tools.manual.api import LEFT_OUT, OF_SPHINX, first_sentence, public_modules
from tools.manual.commands import described
from tools.manual.docstrings import parted
from tools.manual.names import SOURCE, module_name


@pytest.fixture(scope="session")
def site() -> Path:
    """The site, built from what is here now; one process builds, the others wait and find nothing to do."""
    docs.SITE.parent.mkdir(exist_ok=True)
    with (docs.SITE.parent / ".docs.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert docs.build() == 0, "Sphinx has warned: see what it printed"
    return docs.SITE


def pages(site: Path) -> set[str]:
    found = {str(page.relative_to(site).with_suffix("")) for page in site.rglob("*.html")}
    return {page for page in found if not page.startswith("_")} - set(OF_SPHINX)


@pytest.mark.long
def test_every_page_written_is_on_the_site(site: Path) -> None:
    written = {str(page.relative_to(docs.DOCS).with_suffix("")) for page in docs.DOCS.rglob("*.md")}
    assert written <= pages(site)
    assert {page.partition("/")[0] for page in written} == {"index", "tutorials", "howto", "reference", "explanation"}


@pytest.mark.long
def test_the_search_knows_every_page(site: Path) -> None:
    text = (site / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    assert set(index["docnames"]) == pages(site)
    rulings = index["docnames"].index("reference/rulings")
    assert rulings in index["titleterms"]["parley"]
    assert rulings in index["terms"]["fission"]


@pytest.mark.long
def test_every_page_is_in_the_menu(site: Path) -> None:
    menu = re.search(r'<div class="sidebar-tree">(.*?)</div>\s*</div>', (site / "index.html").read_text(), re.DOTALL)
    assert menu is not None
    listed = {address.removesuffix(".html") for address in re.findall(r'href="([^"#]+)"', menu[1])}
    assert listed == pages(site) - {"index"}


def public_definitions(module: str) -> Iterator[str]:
    """The full names of all public classes and functions of a module, and of what classes define in their turn."""
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    yield from _within(ast.parse(file.read_text(encoding="utf-8")), module)


def _within(node: ast.Module | ast.ClassDef, name: str) -> Iterator[str]:
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not child.name.startswith("_"):
            yield f"{name}.{child.name}"
            if isinstance(child, ast.ClassDef):
                yield from _within(child, f"{name}.{child.name}")


@pytest.mark.long
def test_the_reference_has_every_module_class_and_function(site: Path) -> None:
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="").data
    there = {name for kind, entries in inventory.items() if kind.startswith("py:") for name in entries}
    modules = public_modules()
    assert not set(modules) - set(inventory["py:module"])
    assert not {name for module in modules for name in public_definitions(module)} - there
    assert {"splay.position.terms.COLORS", "splay.position.card.Card.value", "splay.bots.BOTS"} <= there


def test_only_steps_of_the_schema_are_left_out_of_the_reference() -> None:
    all_modules = {module_name(file) for file in SOURCE.rglob("*.py")}
    assert {name for name in all_modules - set(public_modules()) if "._" not in name} == {
        name for name in all_modules if any(part in name for part in LEFT_OUT)
    }
    assert len(public_modules()) > 150


@pytest.mark.long
def test_names_in_docstrings_are_links(site: Path) -> None:
    page = (site / "reference" / "api" / "splay.game.game.html").read_text(encoding="utf-8")
    assert 'href="#splay.game.game.Game.start" title="splay.game.game.Game.start"' in page
    view = (site / "reference" / "api" / "splay.views.view.html").read_text(encoding="utf-8")
    assert 'href="splay.position.terms.html#splay.position.terms.COLORS"' in view
    assert 'href="../rulings.html"' in view


@pytest.mark.long
def test_names_on_pages_are_links(site: Path) -> None:
    page = (site / "explanation" / "architecture.html").read_text(encoding="utf-8")
    assert re.search(r'href="\.\./reference/api/splay\.game\.\w+\.html#splay\.game\.\w+\.\w+\.pick"', page)
    assert 'href="../reference/api/splay.rules.html#module-splay.rules"' in page


@pytest.mark.long
def test_attributes_are_described_where_they_are_listed(site: Path) -> None:
    page = (site / "reference" / "api" / "splay.views.view.html").read_text(encoding="utf-8")
    after = page.partition('id="splay.views.view.View.actions_left"')[2]
    assert after.partition("</dl>")[0].count("actions left in that turn, including the one in progress") == 1
    assert page.count("actions left in that turn, including the one in progress") == 1


@pytest.mark.long
def test_the_command_line_is_described(site: Path) -> None:
    page = (site / "reference" / "command_line.html").read_text(encoding="utf-8")
    for command in ("serve", "play", "engine", "cards", "selfplay", "arena", "fuzz", "bench web"):
        assert f'<span class="pre">splay</span> <span class="pre">{command.split()[0]}</span>' in page
        assert f"### `splay {command}`" in described()
    assert "--no-parley" in page


def test_a_new_page_gets_into_the_menus_of_all_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sphinx writes only the pages that have changed, but all of them have the menu."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        (tmp_path / "site-doctrees").mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    pages = tmp_path / "pages"
    pages.mkdir()
    for name in ("one", "one", "two"):
        (pages / f"{name}.md").write_text("# Page\n")
        assert docs.build(tmp_path / "site", source=pages) == 0
    assert ["-E" in command for command in commands] == [True, False, True]


def test_a_docstring_is_parted_from_its_attributes() -> None:
    lines = [
        "A pile.",
        "",
        "Attributes:",
        "    color, splay: whatever",
        "        they are.",
        "    count: 3.",
        "",
        "More.",
    ]
    rest, told = parted(lines)
    assert rest == ["A pile.", "", "More."]
    assert told == {"color": ["whatever", "they are."], "splay": ["whatever", "they are."], "count": ["3."]}


def test_a_module_is_described_by_its_first_sentence() -> None:
    assert first_sentence("splay.errors") == "Everything Splay refuses, as a tree"


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("# A page\n\n[Nowhere](nowhere.md)\n", "nowhere"),
        ("# A page\n\n```{eval-rst}\n:py:class:`splay.game.game.Gone`\n```\n", "splay.game.game.Gone"),
    ],
)
def test_a_broken_link_fails_the_build(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str, warning: str
) -> None:
    pages = tmp_path / "docs"
    (pages / "reference").mkdir(parents=True)
    (pages / "conf.py").write_text(
        "import sys\n"
        f"sys.path[:0] = [{str(docs.ROOT)!r}]\n"
        "extensions = ['myst_parser']\n"
        "def setup(app):\n"
        "    from tools.manual import links\n"
        "    links.setup(app)\n"
    )
    (pages / "index.md").write_text(text)
    assert docs.build(tmp_path / "site", source=pages) != 0
    assert warning in capfd.readouterr().err
