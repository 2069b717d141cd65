"""What somebody sends who means ill: each is refused with the right status, and nobody else notices."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from fastapi import FastAPI, Request

from splay.host.secrets import new_secret
from splay.store.rows import DEVICE
from splay.web.requests.limits import address_of
from web.server import asked_option, browser, host_of, made, serving

ANN = new_secret()
HUGE = "1" * 5000
"""More digits than Python turns into a number."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


# -- letters that nobody can write -------------------------------------------------


def form_in(encoding: str, **fields: str) -> dict[str, Any]:
    """A form that says in which encoding its words are; for the words that is not so."""
    parts = [f'--X\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{text}\r\n' for name, text in fields.items()]
    content_type = f'multipart/form-data; boundary="X"; x="charset=utf-8"; charset={encoding}'
    return {"content": "".join([*parts, "--X--\r\n"]).encode(), "headers": {"content-type": content_type}}


@pytest.mark.parametrize("encoding", ["unicode_escape", "utf-16", "undefined", "rot13"])
@pytest.mark.parametrize(
    ("address", "fields"),
    [
        ("/tables", {"kind": "friends", "name0": "\\ud800"}),
        ("/tables", {"kind": "\\ud800"}),
        ("/load", {"text": "\\ud800"}),
        ("/preferences", {"name": "\\ud800"}),
    ],
)
def test_a_form_in_another_encoding_is_refused(
    app: FastAPI, encoding: str, address: str, fields: dict[str, str]
) -> None:
    form = form_in(encoding, **fields)
    assert browser(app, ANN).post(address, follow_redirects=False, **form).status_code == 415


def test_a_form_may_say_that_it_is_in_the_usual_encoding(app: FastAPI) -> None:
    form = form_in("UTF-8", kind="computer", name0="Zoë")
    answer = browser(app, ANN).post("/tables", follow_redirects=False, **form)
    assert host_of(app).table(answer.headers["location"].rpartition("/")[2]).seats[0].name == "Zoë"


# -- numbers that nobody can read --------------------------------------------------


@pytest.mark.parametrize("age", [HUGE, "-1", "٣", "²", ""])
def test_an_age_that_there_is_not_filters_nothing(app: FastAPI, age: str) -> None:
    client = browser(app)
    pages = (client.get("/cards/4", params=params).text for params in ({"age": age}, {}))
    filtered, plain = (page.partition('id="filters"')[2] for page in pages)
    assert filtered == plain != ""


@pytest.mark.parametrize("word", [HUGE, "2", "-1", "01", "x"])
def test_a_cookie_that_names_no_seat_leaves_the_curtain_drawn(app: FastAPI, word: str) -> None:
    table = made(app, ANN, kind=DEVICE)
    client = browser(app, ANN)
    client.cookies.set(f"seat-{table.id}", word)
    answer = client.get(f"/t/{table.id}")
    assert answer.status_code == 200
    assert 'id="table"' not in answer.text


# -- addresses ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002::"),
        ("2001:db8:1:2::", "20010db800010002::"),
        ("", ""),
    ],
)
def test_nobody_is_counted_with_strangers(host: str, counted_as: str) -> None:
    assert address_of(Request({"type": "http", "client": (host, 1)})) == counted_as


# -- who looks on ------------------------------------------------------------------


@pytest.mark.parametrize("talking", [True, False])
def test_who_looks_on_hears_what_is_said_only_where_that_is_agreed(app: FastAPI, talking: bool) -> None:
    table = made(app, ANN, kind=DEVICE, talking=talking)
    host_of(app).say(table, 0, "Ann", "shall we share?")
    assert ("shall we share?" in browser(app).get(f"/t/{table.id}").text) is talking
    client = browser(app, ANN)
    client.cookies.set(f"seat-{table.id}", "1")
    assert "shall we share?" in client.get(f"/t/{table.id}").text


# -- double clicks -----------------------------------------------------------------


@pytest.mark.parametrize("htmx", [{}, {"hx-request": "true"}])
def test_of_many_clicks_at_once_exactly_one_counts(app: FastAPI, htmx: dict[str, str]) -> None:
    table = made(app, ANN)
    _, option, number = asked_option(host_of(app), table)
    clicks = 20
    barrier = Barrier(clicks)

    def click(_: int) -> int:
        client = browser(app, ANN)
        barrier.wait()
        form = {"option": option, "number": number}
        return client.post(f"/t/{table.id}/picks", data=form, headers=htmx, follow_redirects=False).status_code

    with ThreadPoolExecutor(clicks) as pool:
        answers = sorted(pool.map(click, range(clicks)))
    assert answers == [200 if htmx else 303, *[409] * (clicks - 1)]
    assert len(host_of(app).live(host_of(app).table(table.id)).picks) == 1


def test_a_second_click_takes_back_nothing_else(app: FastAPI) -> None:
    table, host = made(app, ANN, kind=DEVICE), host_of(app)
    for _ in range(6):
        seat, option, number = asked_option(host, table)
        host.pick(host.table(table.id), seat, option, number)
    picks = list(host.live(host.table(table.id)).picks)
    left = max(number for number, pick in enumerate(picks) if pick.seat == 0 and not pick.auto)
    client = browser(app, ANN)
    client.cookies.set(f"seat-{table.id}", "0")
    form = {"left": left, "anyway": "true"}
    answers = [client.post(f"/t/{table.id}/undo", data=form, follow_redirects=False).status_code for _ in range(2)]
    assert answers == [303, 409]
    assert len(host.live(host.table(table.id)).picks) == left
