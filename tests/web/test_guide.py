"""The guide to the rules: its sample turn is what the engine does, its figures are of enough games, its links work."""

import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from splay.position.editions import FOURTH, edition_of
from splay.text.reader import reader_of
from splay.web.library.guide import figures
from splay.web.library.routes import router
from splay.web.library.sample_turn import sample_turn
from web.stories import plain


@pytest.fixture
def client() -> TestClient:
    app = FastAPI()
    app.include_router(router)
    return TestClient(app, follow_redirects=False)


def test_the_sample_turn_is_what_its_words_say() -> None:
    turn = sample_turn(reader_of("en"))
    shared, melded, theirs, demand = turn.steps
    assert [board.name for board in turn.boards] == ["You", "Ada"]
    assert shared.compared is not None
    assert (shared.compared.seat, shared.compared.fate) == (1, "share")
    assert shared.compared.count >= shared.compared.other
    assert any("because others shared" in plain(line) for line in shared.lines)
    assert melded.compared is None
    assert theirs.compared is not None
    assert (theirs.compared.seat, theirs.compared.fate) == (0, "share"), "the card melded before made the difference"
    assert theirs.compared.count >= theirs.compared.other > shared.compared.other
    assert demand.compared is not None
    assert (demand.compared.seat, demand.compared.fate) == (1, "hit")
    assert demand.compared.count < demand.compared.other
    assert any("Ada transfers" in plain(line) for line in demand.lines)


def test_strong_play_is_measured_in_enough_games() -> None:
    for each in figures()["editions"]:
        assert each["games"] >= 200
        assert sum(each["actions"].values()) == pytest.approx(1, abs=0.01)
        assert each["age"] <= edition_of(each["edition"]).last_age


def test_every_rule_it_names_is_there(client: TestClient) -> None:
    anchors = set(re.findall(r'\sid="([^"]+)"', client.get(f"/rules/{FOURTH.number}").text))
    told = client.get("/rules/guide").text
    links = re.findall(rf'href="/rules/{FOURTH.number}#([^"]+)"', told)
    assert len(links) == 11
    assert anchors.issuperset(links)
