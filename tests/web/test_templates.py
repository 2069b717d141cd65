"""How templates are turned into Python: what they call may be called in a quicker way, with the same result."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import nodes

from splay.text.reader import reader_of
from splay.web.html.pages import TEMPLATES, environment

NAMES = sorted(path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.html"))


def functions() -> set[str]:
    """What templates may call with parentheses or put behind a bar."""
    env = environment(reader_of("en"))
    return set(env.globals) & set(env.filters)


def given_names(template: nodes.Template) -> Iterator[str]:
    """The names that a template gives to something of its own."""
    yield from (name.name for name in template.find_all(nodes.Name) if name.ctx != "load")
    yield from (macro.name for macro in template.find_all(nodes.Macro))
    yield from (taken.target for taken in template.find_all(nodes.Import))
    for taken in template.find_all(nodes.FromImport):
        yield from (name if isinstance(name, str) else name[1] for name in taken.names)


def test_there_are_templates_and_functions() -> None:
    assert "html/base.html" in NAMES
    assert {"_", "gettext", "ngettext", "icon", "listed"} <= functions()


@pytest.mark.parametrize("name", NAMES)
def test_no_template_calls_a_function_whose_name_it_gives_to_something_else(name: str) -> None:
    template = environment(reader_of("en")).parse(Path(TEMPLATES, name).read_text(encoding="utf-8"))
    called = {call.node.name for call in template.find_all(nodes.Call) if isinstance(call.node, nodes.Name)}
    assert not functions() & called & set(given_names(template))


def test_the_test_of_names_sees_every_way_to_give_one() -> None:
    text = """{% set a = 1 %}{% for b in c %}{% endfor %}{% macro d(e) %}{% endmacro %}{% import "f" as g %}
        {% from "h" import i, j as k %}{% with l = m %}{% endwith %}"""
    assert set(given_names(environment(reader_of("en")).parse(text))) == set("abdegikl")


@pytest.mark.parametrize(
    "call",
    [
        "_('No %(what)s', what=what)",
        "_('No <b>%(what)s</b>', **{'what': what})",
        "ngettext('%(num)d card', '%(num)d cards', many)",
        "listed(several)",
        "listed(*[several])",
        "number(many)",
        "icon(_('crown'))",
        "edition_word(many)",
        "(icon('crown'), icon('castle'))",
    ],
)
def test_a_call_gives_what_the_function_gives(call: str) -> None:
    env = environment(reader_of("uk"))
    values = {"what": "<i>", "many": 3, "several": ("ann", "bob")}
    assert env.compile_expression(call)(**values) == eval(call, dict(env.globals), values)


def test_what_is_constant_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    env = environment(reader_of("en")).overlay()
    drawn: list[str] = []
    monkeypatch.setitem(env.filters, "icon", drawn.append)
    template = env.from_string("{{ icon('crown') }}")
    template.render()
    template.render()
    assert drawn == ["crown"]
