"""`splay bench web`: it plays at a real server and states what that took."""

import json

import pytest

from cli.running import run_here
from splay.cli.bench import rounds
from splay.cli.bench.browsers import Figures, Page
from splay.cli.bench.page import needs

ROUND = [
    *("tables", "watchers", "processes", "pace", "picks", "picks_per_second", "refused", "pick_ms", "look_ms"),
    *("preview_ms", "watchers_told", "watchers_behind_ms", "answer_kb", "server_cpu_ms"),
    *("server_cpu_percent", "browsers_cpu_percent", "server_memory_mb"),
]


@pytest.mark.long
def test_bench_web_plays_fast_and_at_a_human_pace_and_weighs_the_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--tables", "1,3", "--seconds", "0.5", "--pace", "0.4", "--json")
    ran = run_here(monkeypatch, capsys, "bench", "web", *words)
    assert ran.status == 0
    data = json.loads(ran.out)
    assert [(each["tables"], each["pace"]) for each in data["rounds"]] == [(1, None), (1, 0.4), (3, None), (3, 0.4)]
    for each in data["rounds"]:
        assert list(each) == ROUND
        assert each["picks"] > 0
        assert each["refused"] == {}
        for kind in ("pick_ms", "look_ms"):
            assert 0 < each[kind]["median"] <= each[kind]["p95"] <= each[kind]["p99"] <= each[kind]["worst"]
    assert "/static/tokens.css" in data["page"]["files"]
    assert sum(data["page"]["files"].values()) == pytest.approx(1000 * data["page"]["kb"], abs=100)
    assert "3 tables" in ran.err


@pytest.mark.long
def test_bench_web_plays_at_several_processes_while_others_look_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--tables", "2", "--seconds", "0.5", "--processes", "2", "--watchers", "6", "--clients", "1", "--json")
    ran = run_here(monkeypatch, capsys, "bench", "web", *words)
    assert ran.status == 0
    fast, _ = json.loads(ran.out)["rounds"]
    assert fast["picks"] > 0
    assert (fast["refused"], fast["processes"], fast["watchers"]) == ({}, 2, 6)
    assert fast["watchers_told"] > fast["picks"]
    assert fast["watchers_behind_ms"]["median"] >= 0
    assert fast["server_cpu_percent"] > 0
    assert fast["server_memory_mb"] > 50, "that of all processes"


@pytest.mark.long
def test_bench_web_as_text_has_a_line_for_each_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, "bench", "web", "--tables", "1", "--seconds", "0.5", "--edition", "3")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0] == "1 tables, pick after pick"
    assert any(line.startswith("  picks a second") for line in lines)
    assert any("95 % under" in line for line in lines)
    assert any(line.endswith("/static/tokens.css") for line in lines)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--tables none", "--tables takes numbers from 1 to 5000"),
        ("--tables 0", "--tables takes numbers from 1 to 5000"),
        ("--edition 2", "no edition 2"),
        ("--url http://127.0.0.1:1 --tables 1", "http://127.0.0.1:1/api/tables does not answer"),
        ("--url http://127.0.0.1:1 --database sqlite:///x", "not both"),
        ("--url http://127.0.0.1:1 --processes 2", "not both"),
        ("--processes 0", "--processes takes numbers from 1 to 64"),
        ("--database nonsense", "the server does not start"),
    ],
)
def test_bench_web_refuses_in_one_line(
    words: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, "bench", "web", *words.split())
    assert (ran.status, ran.out) == (2, "")
    assert why in ran.err


def test_a_page_is_read_for_its_step_and_what_can_be_clicked() -> None:
    page = Page(
        '<main id="table" data-step="12">'
        '<button hx-vals="{&#34;option&#34;: &#34;draw&#34;, &#34;number&#34;: 3, &#34;at&#34;: 12}">'
        '<button hx-vals="{&#34;anyway&#34;: true}">'
        '<a hx-get="/t/x/table?at=12&amp;picked=meld%20Oars">'
    )
    assert page.step == 12
    assert page.picks == [{"option": "draw", "number": 3, "at": 12}]
    assert page.wishes == ["/t/x/table?at=12&picked=meld%20Oars"]
    assert page.is_asked
    assert not Page('<main id="table" data-step="12">').is_asked


def test_a_page_that_is_not_sent_whole_is_read_with_what_was_there() -> None:
    lit = '<button id="card-oars" data-v="aaaaaaaa" hx-vals="{&#34;option&#34;: &#34;meld Oars&#34;}"></button>'
    hand = f'<section id="hand" data-v="cccccccc"><button>x</button>{lit}</section>'
    moment = '<input type="hidden" name="at" value="{}"><input type="hidden" name="number" value="{}">'
    draw = "{&#34;option&#34;: &#34;draw&#34;, &#34;number&#34;: 4, &#34;at&#34;: 13}"
    ask = f'<div id="ask"><button hx-vals="{draw}"></div>'
    before = Page('<main id="table" data-step="12">' + moment.format(12, 3) + hand)
    page = Page(
        '<main id="table" data-step="13">'
        + moment.format(13, 4)
        + '<section id="hand" data-v="cccccccc" data-same></section>'
        + ask,
        before,
    )
    assert set(page.parts) == set(before.parts) == {"aaaaaaaa", "cccccccc"}
    assert before.picks == [{"at": 12, "number": 3, "option": "meld Oars"}]
    assert sorted(each["option"] for each in page.picks) == ["draw", "meld Oars"]
    assert all((each["at"], each["number"]) == (13, 4) for each in page.picks)


def test_several_cards_are_marked_and_sent_at_once() -> None:
    steps = "[{&#34;enough&#34;: true}, {&#34;enough&#34;: false}, {&#34;enough&#34;: true}]"
    cards = (
        '<input class="sr" type="checkbox" name="card" value="Oars"><input type="checkbox" name="card" value="A&amp;B">'
    )
    form = f'<form id="marking" action="/t/x/picks/together" data-number="3" data-steps="{steps}"@>{cards}</form>'
    page = Page(form.replace("@", ""))
    assert page.is_asked
    assert page.marking == ("/t/x/picks/together", ["Oars", "A&B"], [0, 2])
    ordered = Page(form.replace("@", ' data-fills-up=""')).marking
    assert ordered is not None
    assert ordered[2] == [2]


def test_a_style_sheet_needs_the_fonts_of_its_language_and_its_pictures() -> None:
    sheet = (
        "@font-face{src:url(fonts/latin.woff2?v=1);unicode-range:U+0000-00FF,U+0131}"
        "@font-face{src:url(fonts/cyrillic.woff2);unicode-range:U+0400-045F}"
        '.a{background:url("data:image/svg+xml,x")} .b{background:url("b.svg")}'
    )
    assert needs("/static/a.css", sheet) == ["fonts/latin.woff2?v=1", "b.svg"]
    assert needs("/static/a.js", 'import { x } from "./b.js";\nimport "/static/c.js";') == ["./b.js", "/static/c.js"]
    assert needs("/static/a.svg", sheet) == []


def test_figures_keep_answers_and_refusals_apart() -> None:
    figures = Figures()
    figures.add("pick", 200, 0.010)
    figures.add("pick", 409, 0.001)
    assert figures.times == {"pick": [0.010]}
    assert figures.refused == {409: 1}


def test_the_spread_of_times() -> None:
    assert rounds.spread([each / 1000 for each in range(1, 101)]) == {
        "median": 50.5,
        "p95": 96.0,
        "p99": 100.0,
        "worst": 100.0,
    }
    assert rounds.spread([]) is None
