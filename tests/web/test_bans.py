"""Who is banned can read, and do nothing else; a running server hears of it within seconds."""

from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from splay.host.secrets import hash_of
from splay.store import open_database
from splay.store.administration import Administration
from splay.store.rows import FOREVER, FRIENDS
from splay.web.requests.bans import BanList
from web.server import asked_option, browser, host_of, made, program, serving, settings

ANN = "ann's secret, thirty letters...."
BOB = "bob's secret, thirty letters...."


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path, bans_every=3600.0) as app:
        yield app


def ban(app: FastAPI, **who: str) -> None:
    """Ban somebody the way the command does, and let the server read it."""
    admin = Administration(open_database(app.state.settings.database))
    admin.ban("spam", FOREVER, **who)
    admin.close()
    bans: BanList = app.state.bans
    bans.read()


def picks(app: FastAPI, person: TestClient) -> int:
    """Let Ann pick; the status of the answer."""
    table = made(app, ANN)
    seat, option, number = asked_option(host_of(app), table)
    assert seat == 0
    return person.post(f"/t/{table.id}/picks", data={"option": option, "number": number}).status_code


def test_a_banned_person_reads_and_does_nothing_else(app: FastAPI) -> None:
    ann, table = browser(app, ANN), made(app, ANN, kind=FRIENDS)
    ban(app, owner=hash_of(ANN))
    assert picks(app, ann) == 403
    assert ann.post(f"/t/{table.id}/talk", data={"text": "hello"}).status_code == 403
    assert ann.post("/tables", data={"kind": "computer"}).status_code == 403
    refused = ann.post("/tables", data={"kind": "computer"}, headers={"accept-language": "en"})
    assert "You cannot play here" in refused.text
    for page in ("/", "/rules/4", "/cards/4", f"/t/{table.id}"):
        assert ann.get(page).status_code == 200
    assert ann.post("/preferences", data={"lang": "en"}, follow_redirects=False).status_code < 400
    assert picks(app, browser(app, BOB)) == 403, "it is not Bob's seat"
    assert browser(app, BOB).post("/tables", data={"kind": "computer"}).status_code != 403, "others still play"


def test_a_banned_network_reads_and_does_nothing_else(app: FastAPI) -> None:
    there = TestClient(app, headers={"sec-fetch-site": "same-origin"}, client=("2001:db8::7", 5000))
    ban(app, network="2001:db8::/32")
    assert there.post("/tables", data={"kind": "computer"}).status_code == 403
    assert there.get("/rules/4").status_code == 200
    assert browser(app, ANN).post("/tables", data={"kind": "computer"}).status_code != 403


def test_a_banned_program_is_told_in_problem_details(app: FastAPI) -> None:
    order = {"kind": "computer", "edition": 4, "seats": [{"name": "Ann"}, {"bot": "greedy"}]}
    made_one = program(app).post("/tables", json=order)
    key = made_one.json()["keys"][0]["key"]
    ban(app, owner=hash_of(key))
    table = made_one.json()["id"]
    answer = program(app, key).post(f"/tables/{table}/picks", json={"option": "draw", "number": 0})
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"].endswith("#problem-banned")
    assert program(app, key).get(f"/tables/{table}").status_code == 200


def test_bans_are_read_again_and_outlast_a_database_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Administration(open_database(settings(tmp_path).database))
    bans = BanList(store)
    store.ban("spam", FOREVER, owner=hash_of(ANN))
    bans.read()
    with monkeypatch.context() as patch:
        patch.setattr(store, "bans", lambda: 1 / 0)
        anyio.run(bans.refresh)
    assert bans.owners == {hash_of(ANN)}
    store.unban(1)
    anyio.run(bans.refresh)
    assert bans.owners == frozenset()
    store.close()
