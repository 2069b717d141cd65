"""`splay cards`: every card, as data and as text."""

import json
from typing import Any

import pytest

from commands.running import run, run_here
from splay.cards.library import AGES, card_set, facts, notes

FACTS: list[dict[str, Any]] = [entry for age in AGES for entry in facts(age)]


@pytest.mark.parametrize("edition", [1, 3])
def test_the_cards_as_json_are_the_facts(edition: int) -> None:
    ran = run("cards", "--edition", str(edition), "--format", "json")
    assert (ran.status, ran.err) == (0, "")
    listed = json.loads(ran.out)
    assert len(listed) == 105
    for card, fact in zip(listed, FACTS, strict=True):
        assert list(card) == ["name", "age", "color", "icons", "featured", "effects", "rulings"]
        for key in ("name", "age", "color"):
            assert card[key] == fact[key]
        assert card["icons"] == fact.get("icons_1_3", fact["icons"])
        assert card["featured"] == fact.get("featured_1_3", fact["featured"])
        told = [(each["kind"], each["does"]) for each in fact["effects"] if edition in each["editions"]]
        assert [(each["kind"], each["does"]) for each in card["effects"]] == told
        assert card["rulings"] == notes(card_set(edition).by_name[card["name"]], edition)


@pytest.mark.parametrize("edition", [1, 3])
def test_sentences_are_those_of_the_effects(
    edition: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = json.loads(run_here(monkeypatch, capsys, "cards", "--edition", str(edition), "--format", "json").out)
    for card, known in zip(listed, card_set(edition).cards, strict=True):
        assert [each["text"] for each in card["effects"]] == [effect.sentence for effect in known.effects]


def test_the_cards_as_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run_here(monkeypatch, capsys, "cards")
    assert (ran.status, ran.err) == (0, "")
    entries = ran.out.strip().split("\n\n")
    assert len(entries) == 105
    for entry, card in zip(entries, card_set(3).cards, strict=True):
        heading, *lines = entry.splitlines()
        assert heading.startswith(f"{card.name}  ")
        assert f" {card.age}  [" in heading
        assert heading.count("[") == 4
        sentences = [line for line in lines if not line.startswith("    - ")]
        assert [line.partition(": ")[2] for line in sentences] == [effect.sentence for effect in card.effects]


def test_editions_differ(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    first, third = (run_here(monkeypatch, capsys, "cards", "--edition", edition).out for edition in "13")
    assert first != third
