"""The words of the cards in other languages say the same as the English ones, as far as a program can tell."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from splay.cards.library import AGES
from splay.terms import COLOR_NAMES, ICON_NAMES, SPECIAL_NAMES

FOLDER = Path(__file__).parent.parent / "src" / "splay" / "cards" / "words"
OTHERS = ("es", "pl", "pt_BR", "ru", "uk")
MARK = re.compile(r"\[(=?)([^\]:]+)(?::([^\]]+))?\]")
"""``[crown]`` is drawn, ``[red:roja]`` is a color in words, ``[=World:Mundo]`` a card or special achievement."""
VALUE = re.compile(r"\d+")
"""Digits are values of cards and nothing else."""


def words(age: int, language: str) -> dict[str, Any]:
    text = (FOLDER / f"age{age:02}.{language}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


ENGLISH = {age: words(age, "en") for age in AGES}
CARDS = {name for cards in ENGLISH.values() for name in cards}


def by_edition(entries: list[dict[str, Any]]) -> dict[tuple[int, int], str]:
    """Sentences by edition and number; notes have none, and are counted."""
    found: dict[tuple[int, int], str] = {}
    for entry in entries:
        for edition in entry["editions"]:
            number = entry.get("number", sum(1 for key in found if key[0] == edition))
            assert (edition, number) not in found
            found[edition, number] = entry["text"]
    return found


def pictures(text: str) -> Counter[str]:
    return Counter(name for is_name, name, _ in MARK.findall(text) if not is_name and name in ICON_NAMES)


def values(text: str) -> Counter[str]:
    return Counter(VALUE.findall(MARK.sub("", text)))


@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_stands_in_every_language_with_the_same_icons_and_values(language: str, age: int) -> None:
    theirs = words(age, language)
    assert list(theirs) == list(ENGLISH[age])
    for name, card in theirs.items():
        for part in ("effects", "notes"):
            english, other = by_edition(ENGLISH[age][name][part]), by_edition(card[part])
            assert english.keys() == other.keys(), (name, part)
            for key, text in other.items():
                assert pictures(text) == pictures(english[key]), (name, part, key)
                assert values(text) == values(english[key]), (name, part, key)


@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_mark_means_something(language: str, age: int) -> None:
    for name, card in words(age, language).items():
        for entry in card["effects"] + card["notes"]:
            text = entry["text"]
            assert text == " ".join(text.split()), name
            for is_name, what, shown in MARK.findall(text):
                known = (*CARDS, *SPECIAL_NAMES) if is_name else COLOR_NAMES if shown else ICON_NAMES
                assert what in known, (name, text)
            assert not set("[]") & set(MARK.sub("", text)), (name, text)


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = [card["name"] for age in AGES for card in words(age, language).values()]
    assert all(name == " ".join(name.split()) != "" for name in names)
    assert len(set(names)) == len(CARDS)
