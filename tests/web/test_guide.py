"""The guide to the rules: its sample turn is what the engine does, its figures are of enough games, its links work."""

import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from splay.position.editions import FOURTH, edition_of
from splay.text.reader import reader_of
from splay.web.library.guide import ACTIVE, figures, sample_turn, sample_views
from splay.web.library.routes import router


@pytest.fixture
def client() -> TestClient:
    app = FastAPI()
    app.include_router(router)
    return TestClient(app, follow_redirects=False)


def test_the_sample_turn_is_what_its_words_say() -> None:
    turn = sample_turn(reader_of("en"))
    before, shared, claimed = sample_views()
    ann, ben, cleo = turn.counted
    assert ann == ben > cleo
    assert list(turn.shared) == [1]
    assert turn.shared[1].age == turn.own.age == 2
    assert turn.bonus.age == turn.claimed == before.players[ACTIVE].highest_top
    gained = [len(late.hand) - len(early.hand) for early, late in zip(before.players, shared.players, strict=True)]
    assert gained == [2, 1, 0]
    assert (before.actions_left, shared.actions_left, claimed.active) == (2, 1, 1)
    assert claimed.players[ACTIVE].achievements == (1,)
    assert [seen.players[ACTIVE].points for seen in (before, shared, claimed)] == [turn.points] * 3


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
