"""The API reference: one page per module, written before Sphinx reads the pages."""

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx
from tools.manual.names import SOURCE, Names, module_name

PACKAGE: Final = "splay"
FOLDER: Final = Path("reference") / "api"
OF_SPHINX: Final = ("genindex", "py-modindex", "search")
"""Pages that Sphinx makes by itself."""
LEFT_OUT: Final = (".migrations", "__main__")
"""Parts of module names: schema migrations, and the module that only starts the command."""


def public_modules(source: Path = SOURCE) -> list[str]:
    """The full names of all public modules, in order."""
    names = [module_name(file, source) for file in sorted(source.rglob("*.py"))]
    return sorted(name for name in names if not any(part in name for part in LEFT_OUT) and "._" not in name)


def first_sentence(module: str) -> str:
    """How a module's docstring begins, as one line without a period."""
    tree = ast.parse(_file(module).read_text(encoding="utf-8"))
    paragraph = " ".join((ast.get_docstring(tree) or "").partition("\n\n")[0].split())
    return paragraph.removesuffix(".")


def page(module: str, modules: list[str], names: Names) -> str:
    """The page of a module: what it defines, what it re-exports, what is inside it."""
    title = "API" if module == PACKAGE else module
    own = ", ".join(name for name in names.modules[module].members if not name.startswith("_"))
    lines = [title, "=" * len(title), "", f".. automodule:: {module}", f"   :members: {own}" if own else "", ""]
    offered = list(_offered(module, names))
    if offered:
        links = ", ".join(f":py:obj:`{name} <{full}>`" for name, full in offered)
        lines += [f"To be imported from ``{module}``: {links}.", ""]
    inner = [each for each in modules if each.rpartition(".")[0] == module]
    if inner:
        lines += [".. rubric:: Modules", ""]
        lines += [f"* :py:mod:`{each}`: {first_sentence(each)}" for each in inner] + [""]
        if module == PACKAGE:
            lines += ["All names are in the :ref:`index <genindex>`.", ""]
        lines += [".. toctree::", "   :hidden:", "", *(f"   {each}" for each in inner), ""]
    return "\n".join(lines)


def _offered(module: str, names: Names) -> Iterator[tuple[str, str]]:
    """What a package re-exports from its modules: each name with its full name."""
    exported = names.exported(module)
    for name in exported:
        full = names.resolve(name, module)
        if full and not (full.startswith(f"{module}.") and full == f"{module}.{name}"):
            yield name, full


def _file(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def write_pages(app: Sphinx) -> None:
    """Write the pages that have changed, and remove those of modules that are gone."""
    folder = Path(app.srcdir) / FOLDER
    names, modules = Names(), public_modules()
    pages = {("index" if each == PACKAGE else each) + ".rst": page(each, modules, names) for each in modules}
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.is_dir():
            shutil.rmtree(old)
        elif old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def remove_old(app: Sphinx, exception: Exception | None) -> None:
    """Called by Sphinx at the end: remove pages whose source is gone."""
    site = Path(app.outdir)
    for file in site.rglob("*.html"):
        page = str(file.relative_to(site).with_suffix(""))
        if not page.startswith("_") and page not in app.env.found_docs and page not in OF_SPHINX:
            file.unlink()


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("build-finished", remove_old)
    app.connect("builder-inited", write_pages)
