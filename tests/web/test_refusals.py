"""Every refusal as a page, as a toast, as problem details: the right status, what happened, where to go."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from splay.errors import (
    GameOver,
    NotOffered,
    NotYourDecision,
    PickError,
    RecordError,
    SetupError,
    SplayError,
    StaleDecision,
)
from splay.host.errors import (
    Meanwhile,
    NoSuchTable,
    NotPlaying,
    NotYourSeat,
    QuotaReached,
    SeatTaken,
    TableError,
    UndoRefused,
)
from splay.host.secrets import new_secret
from splay.store import Conflict
from splay.text.catalogue import PSEUDO
from splay.text.reader import reader_of
from splay.web.html.refusals import KINDS, STATUSES, explain, kind_of
from web.server import browser, host_of, made, program, serving
from web.visitors import said

ANN, EVE = new_secret(), new_secret()
FROM_HTMX = {"hx-request": "true"}

EXPECTED = [
    (NoSuchTable("x"), 404, "unknown-table"),
    (NotYourSeat("x"), 403, "foreign-seat"),
    (SeatTaken("x"), 409, "seat-taken"),
    (NotPlaying("x"), 409, "not-playing"),
    (UndoRefused("x"), 409, "undo-refused"),
    (Meanwhile("x"), 409, "meanwhile"),
    (Conflict("x"), 409, "meanwhile"),
    (GameOver("x"), 409, "game-over"),
    (NotYourDecision("x"), 409, "not-your-decision"),
    (StaleDecision("x"), 409, "stale-decision"),
    (NotOffered("x"), 422, "not-offered"),
    (SetupError("x"), 422, "impossible"),
    (RecordError("x", 3), 422, "bad-record"),
    (SplayError("x"), 400, "refused"),
    (OperationalError("x", {}, Exception()), 503, "unavailable"),
    (ZeroDivisionError("x"), 500, "failure"),
]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


def refuse_with(app: FastAPI, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let every look at a table fail so."""

    def fails(*asked: object) -> None:
        raise error

    monkeypatch.setattr(host_of(app), "table", fails)
    monkeypatch.setattr(host_of(app).tables, "visited", fails)


@pytest.mark.parametrize(("error", "status", "code"), EXPECTED, ids=[type(each[0]).__name__ for each in EXPECTED])
def test_a_refusal_as_page_toast_and_problem(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    refuse_with(app, monkeypatch, error)
    refusal = explain(error)
    page = browser(app).get("/t/one/steps/2")
    assert page.status_code == status
    assert page.text.lstrip().startswith("<!doctype html>")
    assert all(words in said(page) for words in (refusal.title, refusal.why, refusal.advice))
    assert 'href="/"' in page.text

    toast = browser(app).get("/t/one/table", headers=FROM_HTMX)
    assert toast.status_code == status
    assert toast.text.strip().startswith('<hx-partial hx-target="#toasts"')
    assert "<!doctype" not in toast.text
    assert toast.headers["hx-reswap"] == "none"
    assert refusal.title in said(toast)

    problem = program(app).get("/tables/one")
    assert (problem.status_code, problem.headers["content-type"]) == (status, "application/problem+json")
    told = problem.json()
    assert (told["type"], told["title"], told["status"]) == (f"/api/docs#problem-{code}", refusal.title, status)
    assert told["detail"]


@pytest.mark.parametrize(
    ("error", "goes_back"), [(StaleDecision("x"), True), (NotYourSeat("x"), False), (NoSuchTable("x"), False)]
)
def test_the_page_leads_back_to_the_table_where_there_is_one_to_look_at(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, error: Exception, goes_back: bool
) -> None:
    refuse_with(app, monkeypatch, error)
    assert ('href="/t/one"' in browser(app).get("/t/one/steps/2").text) is goes_back


def every_error() -> list[type[Exception]]:
    found = [SplayError]
    for kind in found:
        found += kind.__subclasses__()
    return [kind for kind in found if kind.__module__ in (SplayError.__module__, TableError.__module__)]


def test_every_error_of_a_table_or_a_pick_is_explained_in_words_of_its_own() -> None:
    general = {SplayError, PickError, TableError, QuotaReached}
    for kind in every_error():
        if issubclass(kind, PickError | TableError) and kind not in general:
            assert kind in KINDS, kind
        assert kind_of(kind("x")).status < 500


def test_every_explanation_is_in_the_catalogue() -> None:
    for error in (StaleDecision("x"), ZeroDivisionError("x"), NoSuchTable("x")):
        told = explain(error, reader_of(PSEUDO))
        assert all(words.startswith("⟦") for words in (told.title, told.why, told.advice))


@pytest.mark.parametrize("error", [SetupError("a seed is at most {most}", most=9), StaleDecision("the game is over")])
def test_programs_are_told_in_their_language_too(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, error: SplayError
) -> None:
    refuse_with(app, monkeypatch, error)
    english = program(app).get("/tables/one")
    asked = program(app).get("/tables/one", headers={"accept-language": "pt"})
    assert (english.headers["content-language"], asked.headers["content-language"]) == ("en", "pt-BR")
    assert "Accept-Language" in asked.headers["vary"]
    assert asked.json()["type"] == english.json()["type"]
    assert english.json()["detail"] == str(error)

    monkeypatch.setattr("splay.web.html.errors.reader_of", lambda language: reader_of(PSEUDO))
    told = program(app).get("/tables/one").json()
    assert told["type"] == english.json()["type"]
    assert (told["title"], told["detail"]) == (f"⟦{english.json()['title']}⟧", f"⟦{error}⟧")


def test_what_the_engine_says_is_told_in_the_language_of_the_page(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_with(app, monkeypatch, RecordError("{word} has more than {digits} digits", 3, word="seed", digits=30))
    assert "line 3: seed has more than 30 digits" in said(browser(app).get("/t/one/steps/2"))
    monkeypatch.setattr("splay.web.html.errors.reader_for", lambda request: reader_of(PSEUDO))
    assert "⟦line 3: ⟦seed has more than 30 digits⟧⟧" in said(browser(app).get("/t/one/steps/2"))


def test_what_is_wrong_with_a_record_is_told_in_the_language_of_the_page(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.web.start.load.reader_for", lambda request: reader_of(PSEUDO))
    record = "splay record 1\nedition: 3\nplayers: ann, bob\nseed: 7\n\nann: Chess\n"
    told = said(browser(app).post("/load", data={"text": record}, headers={"sec-fetch-site": "same-origin"}))
    reason = "⟦ann cannot pick 'Chess' at decision 0: not offered⟧"
    assert f"⟦This record cannot be used. Line 6, “ann: Chess”: {reason}⟧" in told


def test_explanations_are_sentences() -> None:
    for kind in (*KINDS.values(), *STATUSES.values()):
        assert re.fullmatch(r"[A-Z].*[^.]", kind.title)
        assert kind.why.endswith(".")
        assert not kind.advice or kind.advice.endswith(".")


# -- what a server says of its own accord -------------------------------------------


@pytest.mark.parametrize("address", ["/nowhere", "/t", "/cards/4/no-such-card", "/rules/2", "/static/nothing.css"])
def test_an_address_without_a_page(app: FastAPI, address: str) -> None:
    answer = browser(app).get(address)
    assert answer.status_code == 404
    assert "There is nothing here" in said(answer)


def test_an_address_of_the_api_without_anything(app: FastAPI) -> None:
    answer = program(app).get("/nowhere")
    assert (answer.status_code, answer.json()["type"]) == (404, "/api/docs#problem-unknown-page")


def test_an_unknown_table_gets_a_page_that_helps(app: FastAPI) -> None:
    answer = browser(app).get("/t/nobody-has-this")
    assert answer.status_code == 404
    assert "There is no such table" in said(answer)


def test_a_method_that_is_not_known_here(app: FastAPI) -> None:
    answer = browser(app).post("/cards/4")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert "That does not work here" in said(answer)
    assert program(app).put("/editions").status_code == 405


def test_a_form_that_lacks_something(app: FastAPI) -> None:
    table = made(app, ANN)
    answer = browser(app, ANN).post(f"/t/{table.id}/picks", data={"option": "draw"})
    assert answer.status_code == 422
    assert "Something is missing or wrong" in said(answer)
    assert f'href="/t/{table.id}"' in answer.text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("", 422),
        ("{", 422),
        ("[]", 422),
        ("\x00", 422),
        ('{"option": "draw"}', 422),
        ('{"option": "draw", "number": "0"}', 422),
        ('{"option": "draw", "number": 0, "seat": 1}', 422),
        ('{"option": "\\ud800", "number": 0}', 422),
        ('{"\\ud800": 1}', 422),
        ('{"option": "draw", "number": 1e400}', 422),
        ('{"option": "draw", "number": ' + "9" * 5000 + "}", 422),
        ("[" * 30_000, 422),
        (b'{"option": "\xff", "number": 0}', 422),
    ],
)
def test_json_that_is_broken_or_wrong(app: FastAPI, body: str | bytes, status: int) -> None:
    table = made(app, ANN)
    key = host_of(app).desk.new_key(table, 0)
    headers = {"content-type": "application/json"}
    answer = program(app, key).post(f"/tables/{table.id}/picks", content=body, headers=headers)
    assert answer.status_code in (400, status), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == answer.status_code


def test_what_is_wrong_with_json_is_said(app: FastAPI) -> None:
    answer = program(app).post("/tables", json={"edition": 4, "seats": [{"name": 7}, {}], "colour": "red"})
    assert [each["where"] for each in answer.json()["errors"]] == ["body.seats.0.name", "body.colour"]


def test_a_failure_gives_nothing_away_and_is_written_down(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refuse_with(app, monkeypatch, RuntimeError("the secret of Ann"))
    with caplog.at_level(logging.ERROR):
        answers = [browser(app).get("/t/one"), browser(app).get("/t/one/table", headers=FROM_HTMX)]
        answers.append(program(app).get("/tables/one"))
    assert [answer.status_code for answer in answers] == [500] * 3
    assert not any("secret" in answer.text or "RuntimeError" in answer.text for answer in answers)
    assert caplog.text.count("the secret of Ann") >= 3


def test_a_strangers_words_are_shown_as_words(app: FastAPI) -> None:
    answer = browser(app).get("/t/<b>x/steps/1")
    assert answer.status_code == 404
    assert "<b>x" not in answer.text


def test_a_foreign_seat_is_refused(app: FastAPI) -> None:
    table = made(app, ANN)
    answer = browser(app, EVE).post(f"/t/{table.id}/picks", data={"option": "draw", "number": 0})
    assert answer.status_code == 403
    assert "This seat is not yours" in said(answer)
