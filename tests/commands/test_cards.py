"""`splay cards`: every card, as data and as text."""

import json
from typing import Any

import pytest

from commands.running import run, run_here
from splay.cards.library import AGES, card_set, facts, notes

FACTS: list[dict[str, Any]] = [entry for age in AGES for entry in facts(age)]


COUNTS = {1: 105, 3: 105, 4: 115}


@pytest.mark.parametrize("edition", COUNTS)
def test_the_cards_as_json_are_the_facts(edition: int) -> None:
    ran = run("cards", "--edition", str(edition), "--format", "json")
    assert (ran.status, ran.err) == (0, "")
    listed = json.loads(ran.out)
    assert len(listed) == COUNTS[edition]
    variant = "" if edition == 4 else "_1_3"
    for card, fact in zip(listed, [fact for fact in FACTS if fact["age"] < 11 or edition == 4], strict=True):
        assert list(card) == ["name", "age", "color", "icons", "featured", "effects", "rulings"]
        for key in ("name", "age", "color"):
            assert card[key] == fact[key]
        assert card["icons"] == fact.get(f"icons{variant}", fact["icons"])
        assert card["featured"] == fact.get(f"featured{variant}", fact["featured"])
        told = [(each["kind"], each["does"]) for each in fact["effects"] if edition in each["editions"]]
        assert [(each["kind"], each["does"]) for each in card["effects"]] == told
        assert card["rulings"] == notes(card_set(edition).by_name[card["name"]], edition)


@pytest.mark.parametrize("edition", COUNTS)
def test_sentences_are_those_of_the_effects(
    edition: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = json.loads(run_here(monkeypatch, capsys, "cards", "--edition", str(edition), "--format", "json").out)
    for card, known in zip(listed, card_set(edition).cards, strict=True):
        assert [each["text"] for each in card["effects"]] == [effect.sentence for effect in known.effects]
        assert all(each["text"] for each in card["effects"])


@pytest.mark.parametrize("edition", COUNTS)
def test_the_cards_as_text(edition: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run_here(monkeypatch, capsys, "cards", "--edition", str(edition))
    assert (ran.status, ran.err) == (0, "")
    entries = ran.out.strip().split("\n\n")
    assert len(entries) == COUNTS[edition]
    for entry, card in zip(entries, card_set(edition).cards, strict=True):
        heading, *lines = entry.splitlines()
        assert heading.startswith(f"{card.name}  ")
        assert f" {card.age}  [" in heading
        assert heading.count("[") == 4
        sentences = [line for line in lines if not line.startswith("    - ")]
        assert [line.partition(": ")[2] for line in sentences] == [effect.sentence for effect in card.effects]


def test_editions_differ(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = {run_here(monkeypatch, capsys, "cards", "--edition", str(edition)).out for edition in COUNTS}
    assert len(told) == len(COUNTS)
