"""Turns names of the code into links, in docstrings and on pages, where the API reference has them."""

import re
from functools import cache, cached_property
from typing import Any, Final

from docutils import nodes  # type: ignore[import-untyped]
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.domains.python import ObjectEntry, PythonDomain
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode
from tools.manual.names import OUTSIDE, Names

_COMPOUND: Final = re.compile(r"[A-Za-z]\w*(\.[A-Za-z]\w*)+(\(\))?|[A-Z]+[a-z]+[A-Z]\w*|[a-z]+(_[a-z]+)+(\(\))?")
_ALONE: Final = re.compile(r"[A-Z]\w+|[a-z_/]+/")
ABOUT_THE_CODE: Final = ("explanation/", "tutorials/")
"""Pages on which a single capitalized word is a class, not an HTTP header, and ``rules/`` is a room."""


@cache
def names() -> Names:
    """All names of the code."""
    return Names()


class Domain(PythonDomain):
    """Sphinx's own, but names that nothing has are not looked for among all names of the code, one after the other."""

    @cached_property
    def _endings(self) -> frozenset[str]:
        """All names with which full names end; known once all pages have been read."""
        parts = (name.split(".") for name in self.objects)
        return frozenset(".".join(each[start:]) for each in parts for start in range(len(each)))

    def find_obj(
        self, env: BuildEnvironment, modname: str, classname: str, name: str, type: str | None, searchmode: int = 0
    ) -> list[tuple[str, ObjectEntry]]:
        """Called by Sphinx for every reference to a name."""
        if searchmode == 1 and name.removesuffix("()") not in self._endings:
            return []
        return super().find_obj(env, modname, classname, name, type, searchmode)


def know_names(app: Sphinx) -> None:
    """Called by Sphinx before it reads pages, in processes that then know the names, too."""
    names()


def page_of(path: str) -> str:
    """The page that a path in the repository stands for, as Sphinx calls it; empty if it is not a page."""
    return path[len("docs/") : -len(".md")] if path.startswith("docs/") and path.endswith(".md") else ""


def resolve(app: Sphinx, env: BuildEnvironment, node: addnodes.pending_xref, content: nodes.Node) -> nodes.Node | None:
    """Called by Sphinx for a reference it cannot resolve; None means that we cannot either, which fails the build.

    A default role (``:py:obj:``) that leads nowhere stays as it is, since parameters are marked like that too.
    `tools/references.py` knows which of these mean something.
    """
    if node.get("refdomain") != "py":
        return None
    target = node["reftarget"]
    page = page_of(target)
    if page in env.all_docs:
        return make_refnode(app.builder, node["refdoc"], page, None, content)
    scope = (node.get("py:class") or "").split(".") if node.get("py:class") else []
    full = names().resolve(target, node.get("py:module") or "", scope)
    domain = env.domains["py"]
    assert isinstance(domain, PythonDomain)
    if full and full in domain.objects:
        entry = domain.objects[full]
        return make_refnode(app.builder, node["refdoc"], entry.docname, entry.node_id, content, full)
    known = full is not None or _is_of_a_library(target)
    return content if known or node["reftype"] == "obj" else None


def _is_of_a_library(target: str) -> bool:
    """Whether a full name belongs to a library: annotations are written out in full, so the name is real."""
    first, dot, _ = target.partition(".")
    return bool(dot) and first != "splay" and first not in names().classes


def mark(app: Sphinx, doctree: nodes.document) -> None:
    """Called by Sphinx for every page it has read: turn our names in backticks into references."""
    page = app.env.docname
    if not str(doctree.get("source", "")).endswith(".md"):
        return
    for literal in list(doctree.findall(nodes.literal)):
        text = literal.astext()
        is_name = bool(page_of(text) or _COMPOUND.fullmatch(text))
        is_name = is_name or (page.startswith(ABOUT_THE_CODE) and bool(_ALONE.fullmatch(text)))
        if not is_name or isinstance(literal.parent, nodes.reference | addnodes.pending_xref):
            continue
        full = text if page_of(text) else names().resolve(text.rstrip("/").replace("/", "."))
        if full is None or full == OUTSIDE:
            continue
        options: dict[str, Any] = {"refdomain": "py", "reftype": "obj", "reftarget": full, "refdoc": page}
        reference = addnodes.pending_xref("", refexplicit=True, **options)
        literal.replace_self(reference)
        reference += literal


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.add_domain(Domain, override=True)
    app.connect("builder-inited", know_names)
    app.connect("missing-reference", resolve)
    app.connect("doctree-read", mark)
