"""No text that people read escapes the tool that collects them."""

import ast
from typing import Final

import pytest
from tools import messages

from places import SOURCE

FILES = sorted(SOURCE.rglob("*.py"))
ASKING = {"gettext", "ngettext", "pgettext", "npgettext", "N_"}
TEXTS = {"gettext": (0,), "N_": (0,), "ngettext": (0, 1), "pgettext": (0, 1), "npgettext": (0, 1, 2)}
"""Which arguments must stand there as texts."""


def called(node: ast.AST) -> str:
    """The name of what is called or meant."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def aliases(tree: ast.AST) -> list[int]:
    """Lines that give what asks for a text another name; ``_`` is known as `gettext`."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for value in (node.value.elts if isinstance(node.value, ast.Tuple) else [node.value])
        if isinstance(value, ast.Attribute) and value.attr in ASKING
        if not (value.attr == "gettext" and called(node.targets[0]) == "_")
    ]


def unreadable(tree: ast.AST) -> list[int]:
    """Lines that ask for plurals or contexts by something else than texts."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node.func) in ASKING - {"gettext"}
        for place in TEXTS[called(node.func)]
        if not (len(node.args) > place and isinstance(node.args[place], ast.Constant))
    ]


def inside_texts(tree: ast.AST) -> list[int]:
    """Lines that ask for a text inside a formatted one, where the tool does not look."""
    return [
        node.lineno
        for text in ast.walk(tree)
        if isinstance(text, ast.JoinedStr)
        for node in ast.walk(text)
        if isinstance(node, ast.Call) and called(node.func) in ASKING
    ]


GIVE_ON: Final = {
    SOURCE / "text" / "catalogue.py",
    SOURCE / "text" / "reader.py",
    SOURCE / "web" / "html" / "kept_sentences.py",
}
"""They look up what others ask for."""


def test_texts_stand_where_they_are_asked_for() -> None:
    found = {}
    for file in set(FILES) - GIVE_ON:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found[file] = [*aliases(tree), *unreadable(tree), *inside_texts(tree)]
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "code",
    ["_ = words.ngettext", "n, kind = words.ngettext, place.kind", "say = words.gettext"],
)
def test_another_name_is_noticed(code: str) -> None:
    assert aliases(ast.parse(code)) == [1]


@pytest.mark.parametrize("code", ["words.pgettext(here, 'deck')", "words.ngettext(one, 'many', 2)", "N_(text)"])
def test_what_is_no_text_is_noticed(code: str) -> None:
    assert unreadable(ast.parse(code)) == [1]


def test_a_text_within_a_text_is_noticed() -> None:
    assert inside_texts(ast.parse('f"({words.gettext(1)})"')) == [1]


@pytest.mark.long
def test_no_two_plurals_share_a_singular() -> None:
    """Catalogues find a plural by its singular."""
    plurals: dict[tuple[str | None, str], set[str]] = {}
    for _, _, message, _, context in messages.extracted():
        if not isinstance(message, str):
            plurals.setdefault((context, message[0]), set()).add(message[1])
    assert {one: many for one, many in plurals.items() if len(many) > 1} == {}
