"""Hints on the pages and over the API: asked for, shown, refused; and who thinks."""

import html
import json
import re
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response

from splay.bots.hints import Hint
from splay.errors import CannotRedeal
from splay.host import hints
from splay.host.thinking import Thinking
from splay.store import TableInfo
from splay.store.rows import DEVICE, FRIENDS
from splay.text.catalogue import LANGUAGES
from splay.views.hidden import unseen_cards
from splay.views.view import View
from splay.web.html.cards import slug
from splay.web.requests.identity import SEAT_COOKIE
from splay.web.server.app import create_app
from web.server import browser, host_of, made, program, settings
from web.thinking import thinking_here

ANN: Final = "ann's secret, thirty letters...."
EVE: Final = "eve's secret, thirty letters...."
HTMX: Final = {"hx-request": "true"}


class Busy(Executor):
    """Never comes to anything."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    app = create_app(settings(tmp_path), thinking=thinking_here())
    with TestClient(app):
        yield app


@pytest.fixture
def table(app: FastAPI) -> TableInfo:
    """Ann's first decision against a bot."""
    return made(app, ANN)


@pytest.fixture
def ann(app: FastAPI) -> TestClient:
    return browser(app, ANN)


def page(client: TestClient, address: str) -> str:
    answer = client.get(address, headers=HTMX)
    assert answer.status_code == 200, answer.text
    return answer.text


def test_the_button_opens_a_panel_that_asks_for_the_hint_and_shows_it(ann: TestClient, table: TableInfo) -> None:
    path = f"/t/{table.id}"
    before = page(ann, path)
    assert 'data-key="H"' in before
    assert 'id="advice"' not in before, "a hint is never offered by itself"
    opened = page(ann, f"{path}/table?hint=0")
    assert 'id="inspect"' not in opened
    assert "Sees only what you see." in opened
    shown = page(ann, f"{path}/advice?number=0")
    assert len(re.findall('class="adv-row"', shown)) == 2, "two first cards to choose from"
    assert set(re.findall(r'data-place="(\d)"', shown)) == {"1", "2"}
    again = page(ann, f"{path}/table?hint=0")
    assert 'class="adv-row"' in again, "it need not be thought about again"
    close = re.search(r'id="advice".*?<button[^>]* hx-get="([^"]+)"', again, re.DOTALL)
    assert close is not None
    assert 'id="advice"' not in page(ann, html.unescape(close[1])), "and goes when it is put away"


def test_a_row_opens_the_ordinary_way_of_picking_its_option(ann: TestClient, table: TableInfo) -> None:
    shown = page(ann, f"/t/{table.id}/advice?number=0")
    row = re.search(r'class="adv-row"[^>]* hx-get="([^"]+)"', shown)
    assert row is not None
    confirming = page(ann, html.unescape(row[1]).replace("http://splay.test", ""))
    assert 'class="ask ask--confirm"' in confirming
    assert 'class="adv-row"' in confirming, "the hint stays while one thinks about it"
    assert 'aria-pressed="true"' in confirming


def test_a_pick_puts_the_hint_away_and_a_stale_one_is_refused(app: FastAPI, ann: TestClient, table: TableInfo) -> None:
    path = f"/t/{table.id}"
    shown = page(ann, f"{path}/advice?number=0")
    assert 'class="adv-row"' in shown
    ask = host_of(app).live(table).game.decision
    assert ask is not None
    after = ann.post(f"{path}/picks", data={"option": ask.options[0], "number": 0}, headers=HTMX).text
    assert 'id="advice"' not in after
    stale = ann.get(f"{path}/advice?number=0", headers=HTMX)
    assert stale.status_code == 409
    assert "That question has passed" in stale.text
    assert 'id="advice"' not in page(ann, f"{path}/table?hint=0")


def test_who_looks_on_and_friends_get_no_hint(app: FastAPI, table: TableInfo) -> None:
    eve = browser(app, EVE)
    assert 'data-key="H"' not in page(eve, f"/t/{table.id}")
    assert eve.get(f"/t/{table.id}/advice?number=0").status_code == 403
    friends = made(app, ANN, kind=FRIENDS)
    host = host_of(app)
    host.desk.join(friends, 1, "Eve", EVE)
    asked = browser(app, ANN)
    assert 'data-key="H"' not in page(asked, f"/t/{friends.id}")
    refused = asked.get(f"/t/{friends.id}/advice?number=0", headers=HTMX)
    assert refused.status_code == 409
    assert "No hint available" in refused.text


def test_behind_the_curtain_nothing_is_told(app: FastAPI, ann: TestClient) -> None:
    table = made(app, ANN, kind=DEVICE)
    assert ann.get(f"/t/{table.id}/advice?number=0", follow_redirects=False).status_code == 303
    ann.cookies.set(SEAT_COOKIE.format(table=table.id), "0")
    assert 'class="adv-row"' in page(ann, f"/t/{table.id}/advice?number=0")


def test_a_hint_speaks_every_language(ann: TestClient, table: TableInfo) -> None:
    for language in LANGUAGES:
        ann.cookies.set("lang", language)
        shown = page(ann, f"/t/{table.id}/advice?number=0")
        assert 'class="adv-row"' in shown, language
        told = shown.partition('id="advice"')[2]
        assert "{" not in re.sub(r"hx-[a-z]+='[^']*'|hx-[a-z]+=\"[^\"]*\"", "", told), language


def test_no_page_with_a_hint_names_a_card_that_cannot_be_seen(app: FastAPI, ann: TestClient, table: TableInfo) -> None:
    host, looked = host_of(app), 0
    while looked < 5:
        now = host.table(table.id)
        ask = host.live(now).game.decision
        assert ask is not None
        if ask.seat == 0 and ask.number % 4 == 0:
            looked += 1
            names = {card.name for card in unseen_cards(host.live(now).game.state, 0)}
            hidden = {slug(name) for name in names}
            shown = page(ann, f"/t/{table.id}/advice?number={ask.number}").partition('id="advice"')[2]
            panel = shown.partition('id="log"')[0]
            assert not hidden & set(re.findall(r'data-card="([a-z0-9-]+)"', panel))
            key = program(app, ANN)
            told = json.dumps(key.post(f"/tables/{table.id}/hint", json={"number": ask.number}).json())
            assert not any(f' {name}"' in told or f'"{name}"' in told for name in names)
        host.pick(now, ask.seat, ask.options[-1], ask.number)


def test_while_it_is_thought_about_the_panel_says_so_and_picks_are_taken(tmp_path: Path) -> None:
    app = create_app(settings(tmp_path), thinking=Thinking(1, Busy))
    ann = browser(app, ANN)
    first, table = made(app, ANN), made(app, ANN, seed=6)
    page(ann, f"/t/{first.id}/table?hint=0")
    waiting = page(ann, f"/t/{table.id}/table?hint=0")
    assert "In line to think: 1 table ahead" in waiting
    assert f'hx-get="/t/{table.id}/advice?number=0' in html.unescape(waiting)
    ask = host_of(app).live(table).game.decision
    assert ask is not None
    picked = ann.post(f"/t/{table.id}/picks", data={"option": ask.options[0], "number": 0}, headers=HTMX)
    assert picked.status_code == 200
    thinks = page(ann, f"/t/{table.id}/thinking")
    assert "is thinking" in thinks or "is choosing" in thinks
    assert 'class="thinks-sign"' in picked.text


def test_a_hint_that_cannot_be_found_is_thought_about_once_and_the_panel_says_so(
    app: FastAPI, ann: TestClient, table: TableInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[View] = []

    def fails(view: View, *_: object) -> Hint:
        tried.append(view)
        raise CannotRedeal("no such game is found")

    monkeypatch.setattr(hints, "hint", fails)
    shown = page(ann, f"/t/{table.id}/advice?number=0&at=0")
    assert 'hx-get="/t/' + table.id + "/advice" not in html.unescape(shown)
    assert 'aria-busy="false"' in shown
    page(ann, f"/t/{table.id}/table?hint=0")
    assert len(tried) == 1


# -- the API -----------------------------------------------------------------------


def problem(answer: Response) -> str:
    return str(answer.json()["type"].rpartition("#problem-")[2])


def test_a_program_gets_a_hint_for_its_own_decision(app: FastAPI, table: TableInfo) -> None:
    key = program(app, ANN)
    hint = key.post(f"/tables/{table.id}/hint", json={"number": 0}).json()
    ask = host_of(app).live(table).game.decision
    assert ask is not None
    assert {each["option"] for each in hint["options"]} <= set(ask.options)
    assert hint["number"] == 0
    assert all(0 <= each["chance"] <= 1 and each["margin"] >= 0 for each in hint["options"])
    assert hint["simulations"] > 0


def test_a_program_is_refused_a_stale_hint_and_without_a_key(app: FastAPI, table: TableInfo) -> None:
    path = f"/tables/{table.id}/hint"
    stale = program(app, ANN).post(path, json={"number": 7})
    assert (stale.status_code, problem(stale)) == (409, "stale-decision")
    assert program(app).post(path, json={"number": 0}).status_code == 401
    friends = made(app, ANN, kind=FRIENDS)
    host_of(app).desk.join(friends, 1, "Eve", EVE)
    refused = program(app, ANN).post(f"/tables/{friends.id}/hint", json={"number": 0})
    assert (refused.status_code, problem(refused)) == (409, "no-hint")
