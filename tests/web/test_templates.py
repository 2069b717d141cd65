"""How templates are turned into Python: what they call may be called in a quicker way, with the same result."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError, nodes

from splay.text.reader import reader_of
from splay.web.html.compiling import QuickEnvironment
from splay.web.html.environment import TEMPLATES, environment

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


CALLS = {
    "known.html": "{{ shout('a', loud=true) }} {{ shout(word, loud=word) }} {{ shout(*words) }} {{ range(3)|list }}",
    "shown.html": "{{ word.upper() }} {{ words.index('<b>') }} {{ find(words, *['x'], **{'start': 1}) }}",
    "macros.html": """
        {% macro pile(cards, top='-') %}<i>{{ top }}{{ cards }}{{ caller(1) if caller is defined }}</i>{% endmacro %}
        {{ pile(word) }}{{ pile(pile(word), top=shout('x')) }}
        {% call(n) pile(shout(word), top=pile('z')) %}{{ n }}{{ pile('y') }}{% endcall %}
        {% call(n) pile('w') %}{% call(n) pile('v') %}{{ n }}{% endcall %}{% endcall %}""",
    "imports.html": """{% import 'macros.html' as m with context %}
        {% from 'macros.html' import pile as p with context %}{{ m.pile(1) }}{{ p('<u>') }}""",
    "base.html": "{% block a %}base {{ shout(word) }}{% endblock %}",
    "child.html": """{% extends 'base.html' %}
        {% block a %}{{ super() }}{{ self.b() }}{% endblock %}{% block b %}b{% endblock %}""",
    "loops.html": "{% for each in [[1, [2]]] recursive %}{{ each if each is number else loop(each) }}{% endfor %}",
    "include.html": "{% set own = 3 %}{% include 'known.html' %}{{ own }}",
}


def shout(*words: str, loud: object = False) -> str:
    return "".join(words) + ("!" if loud else "")


def find(words: list[str], word: str, start: int) -> int:
    return words.index(word, start)


def example(kind: type[Environment]) -> Environment:
    """The templates above, with a function that is also a filter."""
    made = kind(loader=DictLoader(CALLS), autoescape=True, undefined=StrictUndefined)
    made.globals["shout"] = made.filters["shout"] = shout
    return made


@pytest.mark.parametrize("name", sorted(CALLS))
def test_a_template_shows_what_it_shows_in_jinjas_own_environment(name: str) -> None:
    shown: dict[str, Any] = {"word": "<em>", "words": ["<b>", "x"], "find": find}
    drawn = example(QuickEnvironment).get_template(name).render(shown)
    assert drawn == example(Environment).get_template(name).render(shown)
    assert "<b>" not in drawn
    assert "<em>" not in drawn


def test_calls_do_not_go_through_the_context() -> None:
    quick, plain = (example(kind) for kind in (QuickEnvironment, Environment))
    calls = [len(re.findall(r"context\.call\(", env.compile(CALLS["macros.html"], raw=True))) for env in (quick, plain)]
    assert calls == [3, 11], "those of the blocks remain"
    assert "context.call(" not in quick.compile(CALLS["shown.html"], raw=True)
    assert "a!" in quick.compile("{{ shout('a', loud=true) }}", raw=True), "what is constant is called at once"


def test_a_macro_that_is_not_there_is_noticed() -> None:
    with pytest.raises(UndefinedError, match="'pyle' is undefined"):
        example(QuickEnvironment).from_string("{{ pyle(1) }}").render()


@pytest.mark.parametrize("kind", [QuickEnvironment, Environment])
def test_a_fault_is_reported_at_its_line(kind: type[Environment]) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        example(kind).from_string("a\n{% if 1 %}\n{{ fails(1) }}{% endif %}").render(fails=lambda one: one // 0)
    assert [each.lineno + 1 for each in raised.traceback if str(each.path) == "<template>"] == [3]
