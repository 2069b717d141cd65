"""`splay cards`: every card, as data and as text."""

import json
from typing import Any

import pytest

from cli.running import run, run_here
from splay.cards.library import AGES, facts, notes
from splay.position.ruleset import ruleset
from splay.position.terms import BASE, COLOR_NAMES, ICON_NAMES
from splay.text import marks
from splay.text.catalogue import ENGLISH, LANGUAGES
from splay.text.reader import reader_of

FACTS: list[dict[str, Any]] = [entry for age in AGES for entry in facts(BASE, age)]


ICONS = {name: name for name in ICON_NAMES}
COUNTS = {1: 105, 3: 105, 4: 115}


def plain(sentence: str) -> str:
    return marks.plain(sentence, ICONS)


@pytest.mark.parametrize("edition", COUNTS)
def test_the_cards_as_json_are_the_facts(edition: int) -> None:
    ran = run("cards", "--edition", str(edition), "--format", "json")
    assert (ran.status, ran.err) == (0, "")
    listed = json.loads(ran.out)
    assert len(listed) == COUNTS[edition]
    variant = "" if edition == 4 else "_1_3"
    for card, fact in zip(listed, [fact for fact in FACTS if fact["age"] < 11 or edition == 4], strict=True):
        assert list(card) == ["name", "title", "age", "color", "icons", "featured", "effects", "rulings"]
        for key in ("name", "age", "color"):
            assert card[key] == fact[key]
        assert card["icons"] == fact.get(f"icons{variant}", fact["icons"])
        assert card["featured"] == fact.get(f"featured{variant}", fact["featured"])
        told = [(each["kind"], each["does"]) for each in fact["effects"] if edition in each["editions"]]
        assert [(each["kind"], each["does"]) for each in card["effects"]] == told
        assert card["rulings"] == [plain(note) for note in notes(ruleset(edition).by_name[card["name"]])]
        assert card["title"] == card["name"]


@pytest.mark.parametrize("edition", COUNTS)
def test_sentences_are_those_of_the_effects(
    edition: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = json.loads(run_here(monkeypatch, capsys, "cards", "--edition", str(edition), "--format", "json").out)
    for card, known in zip(listed, ruleset(edition).cards, strict=True):
        assert [each["text"] for each in card["effects"]] == [plain(effect.sentence) for effect in known.effects]
        assert all(each["text"] for each in card["effects"])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_the_cards_in_a_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ask = ("cards", "--lang", language, "--format", "json")
    listed = json.loads(run_here(monkeypatch, capsys, *ask).out)
    english = json.loads(run_here(monkeypatch, capsys, *ask, "--lang", ENGLISH).out)
    words = ("title", "effects", "rulings")
    for card, known in zip(listed, english, strict=True):
        assert card["title"] == reader_of(language).card_name(known["name"])
        assert {**card, **dict.fromkeys(words)} == {**known, **dict.fromkeys(words)}
        for effect, meant in zip(card["effects"], known["effects"], strict=True):
            assert effect["text"] != meant["text"]
            assert (effect["kind"], effect["does"]) == (meant["kind"], meant["does"])
        assert len(card["rulings"]) == len(known["rulings"])


def test_the_text_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    listed = run_here(monkeypatch, capsys, "cards").out
    assert listed == run_here(monkeypatch, capsys, "cards", "--lang", "uk").out
    words = reader_of("uk")
    heading = listed.partition("\n")[0]
    first = ruleset(3).cards[0]
    assert heading.startswith(f"{words.card_name(first.name)}  {words.color(COLOR_NAMES[first.color])} 1")
    assert f"[{words.icon('leaf')}]" in heading


@pytest.mark.parametrize("form", ["json", "text"])
def test_letters_that_the_output_does_not_have_spoil_nothing(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    ran = run("cards", "--lang", "uk", "--format", form)
    assert (ran.status, ran.err) == (0, "")
    if form == "json":
        assert json.loads(ran.out)[0]["title"] == reader_of("uk").card_name(json.loads(ran.out)[0]["name"])


def test_json_speaks_english_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    listed = json.loads(run_here(monkeypatch, capsys, "cards", "--format", "json").out)
    assert all(card["title"] == card["name"] for card in listed)


@pytest.mark.parametrize("edition", COUNTS)
def test_the_cards_as_text(edition: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run_here(monkeypatch, capsys, "cards", "--edition", str(edition))
    assert (ran.status, ran.err) == (0, "")
    entries = ran.out.strip().split("\n\n")
    assert len(entries) == COUNTS[edition]
    for entry, card in zip(entries, ruleset(edition).cards, strict=True):
        heading, *lines = entry.splitlines()
        assert heading.startswith(f"{card.name}  ")
        assert f" {card.age}  [" in heading
        assert heading.count("[") == 4
        sentences = [line for line in lines if not line.startswith("    - ")]
        assert [line.partition(": ")[2] for line in sentences] == [plain(effect.sentence) for effect in card.effects]


def test_editions_differ(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = {run_here(monkeypatch, capsys, "cards", "--edition", str(edition)).out for edition in COUNTS}
    assert len(told) == len(COUNTS)
