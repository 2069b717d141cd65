"""The card library: facts and effects agree, sentences are well-formed, and cards stay where they belong."""

import ast
import inspect
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from places import SOURCE
from splay.cards import library
from splay.cards.library import AGES, facts, notes
from splay.position.card import Card, Effect
from splay.position.editions import EDITIONS, edition_of
from splay.position.ruleset import ruleset
from splay.position.slots import PICTURE
from splay.position.state import Player
from splay.position.terms import BASE, COLOR_NAMES, HEX, ICON_NAMES, PERSON
from splay.rules import effects as marks
from splay.rules.dogma import Dogma
from splay.rules.effects import REGISTERED

SCENARIOS = Path(__file__).parent
FACTS: list[dict[str, Any]] = [entry for age in AGES for entry in facts(BASE, age)]
SETS = edition_of(4).sets[1:]
OF_SETS: list[dict[str, Any]] = [entry for card_set in SETS for age in AGES for entry in facts(card_set, age)]
NAMES = {entry["name"] for entry in (*FACTS, *OF_SETS)}
PLAYED = tuple(EDITIONS)


def cards_of(edition: int) -> tuple[Card, ...]:
    """All cards of an edition, those of its sets too."""
    return ruleset(edition, edition_of(edition).sets[1:]).cards


every_edition = pytest.mark.parametrize("edition", PLAYED)


def effects() -> list[Effect]:
    """Every effect of every edition that can be played."""
    return [effect for edition in PLAYED for card in cards_of(edition) for effect in card.all_effects]


# -- facts -----------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "count", "last_age"), [(1, 105, 10), (3, 105, 10), (4, 115, 11)])
def test_cards_are_evenly_spread(edition: int, count: int, last_age: int) -> None:
    cards = ruleset(edition).cards
    assert len(cards) == len({card.name for card in cards}) == count
    assert Counter(card.age for card in cards) == {1: 15} | dict.fromkeys(range(2, last_age + 1), 10)
    assert Counter(card.color for card in cards) == dict.fromkeys(range(5), count // 5)
    per_age = Counter((card.age, card.color) for card in cards)
    assert all(count == (3 if age == 1 else 2) for (age, _), count in per_age.items())


@every_edition
def test_cards_are_ordered_by_age_and_name(edition: int) -> None:
    cards = ruleset(edition).cards
    assert list(cards) == sorted(cards, key=lambda card: (card.age, card.name))
    assert all(ruleset(edition).by_name[card.name] is card for card in cards)


@every_edition
def test_every_card_has_three_icons_and_one_picture(edition: int) -> None:
    for card in ruleset(edition).cards:
        assert len(card.icons) == 4, card
        assert card.icons.count(HEX) == 1, card
        assert card.featured in card.icons, card
        assert card.featured != HEX, card
        assert all(icon == HEX or 0 <= icon < edition_of(edition).icons for icon in card.icons), card


def test_persons_are_icons_of_edition_4_alone() -> None:
    shown = {edition for edition in PLAYED for card in ruleset(edition).cards if PERSON in card.icons}
    assert shown == {4}


def test_facts_have_the_fields_they_may_have() -> None:
    needed = {"name", "age", "color", "icons", "featured", "effects"}
    for entry in FACTS:
        assert needed <= set(entry) <= needed | {"icons_1_3", "featured_1_3"}, entry["name"]
        assert entry["color"] in COLOR_NAMES
        for effect in entry["effects"]:
            assert set(effect) == {"editions", "kind", "does"}, entry["name"]
            assert effect["kind"] in ("demand", "share"), entry["name"]
            assert set(effect["editions"]) <= {1, 3, 4}, entry["name"]
            assert effect["does"].strip(), entry["name"]


def test_four_cards_alone_have_other_icons_in_the_older_editions() -> None:
    differ = {entry["name"] for entry in FACTS if "icons_1_3" in entry}
    assert differ == {"Software", "Robotics", "Self Service", "The Internet"}
    other = {entry["name"] for entry in FACTS if entry.get("featured_1_3", entry["featured"]) != entry["featured"]}
    assert other == {"The Internet"}


def test_facts_of_sets_have_the_fields_they_may_have() -> None:
    for entry in OF_SETS:
        needed = {"name", "age", "color", "icons", "featured", "effects"}
        assert needed <= set(entry) <= needed | {"echo"}, entry["name"]
        assert entry["color"] in COLOR_NAMES
        assert ("echo" in entry["icons"]) == ("echo" in entry), entry["name"]
        for effect in entry["effects"]:
            assert set(effect) == {"editions", "kind", "does"}, entry["name"]
            assert effect["editions"] == [4], entry["name"]
            assert effect["kind"] in ("demand", "share"), entry["name"]


def test_cards_of_sets_have_one_picture_and_cities_two_more_slots_and_no_effects() -> None:
    for card in cards_of(4):
        if card.card_set == BASE:
            continue
        kinds = [slot.kind for slot in card.slots]
        assert kinds.count(PICTURE) == 1, card
        assert len(kinds) == (6 if card.is_city else 4), card
        if card.is_city:
            assert kinds[-1] == PICTURE, card
            assert not card.all_effects, card
            assert card.featured == HEX, card
        else:
            assert card.effects, card
            assert card.featured in card.icons, card


def test_notes_are_sentences_on_known_cards_and_editions() -> None:
    texts = set()
    files = [(card_set, age) for card_set in (BASE, *SETS) for age in AGES if facts(card_set, age)]
    for card_set, age in files:
        file = SOURCE / "cards" / card_set / "notes" / f"age{age:02}.json"
        notes_of: dict[str, list[dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
        assert list(notes_of) == [entry["name"] for entry in facts(card_set, age)]
        for name, entries in notes_of.items():
            for entry in entries:
                assert set(entry) == {"editions", "text"}, name
                assert entry["editions"] == [edition for edition in PLAYED if edition in entry["editions"]] != [], name
                assert re.fullmatch(r"[A-Z\[].*[.!]", entry["text"]), f"{name}: {entry['text']}"
                texts.add(entry["text"])
    shown = {note for edition in PLAYED for card in cards_of(edition) for note in notes(card)}
    assert shown == texts


def test_cards_with_nothing_but_a_demand_note_the_chain_achievement_in_edition_4() -> None:
    """Carried out inside another execution they do nothing and earn it all the same (rulings, "Carrying out ...")."""
    demands_only, noted = set[str](), set[str]()
    for card in ruleset(4).cards:
        if all(each.is_demand for each in card.effects):
            demands_only.add(card.name)
        if any("you first earn a chain achievement" in note for note in notes(card)):
            noted.add(card.name)
    assert noted == demands_only
    assert len(noted) == 13
    assert not any(
        "chain achievement" in note for each in (1, 3) for card in ruleset(each).cards for note in notes(card)
    )


# -- facts and effects -----------------------------------------------------------------


def kinds(entry: dict[str, Any], edition: int) -> list[str]:
    return [effect["kind"] for effect in entry["effects"] if edition in effect["editions"]]


@every_edition
def test_every_fact_has_its_effects_and_every_effect_its_fact(edition: int) -> None:
    ruleset(edition)
    told = {
        (entry["name"], number): kind
        for entry in (*FACTS, *OF_SETS)
        for number, kind in enumerate(kinds(entry, edition), start=1)
    }
    if edition == 4:
        told |= {(entry["name"], 0): "share" for entry in OF_SETS if "echo" in entry}
    written = {(name, number): each.kind for (name, of, number), each in REGISTERED.items() if of == edition}
    assert written == told


def test_effects_are_registered_for_known_editions_alone() -> None:
    effects()
    assert {edition for _, edition, _ in REGISTERED} == set(PLAYED)
    assert {name for name, _, _ in REGISTERED} == {
        entry["name"] for entry in (*FACTS, *OF_SETS) if entry["effects"] or "echo" in entry
    }


FACT: dict[str, Any] = {
    "name": "Oars",
    "age": 1,
    "color": "red",
    "icons": ["castle", "crown", "hex", "castle"],
    "featured": "castle",
}


@pytest.mark.parametrize(
    ("own_effects", "fault"),
    [
        (["demand", "share", "share"], "no effect 3 of Oars in edition 3"),
        (["share", "share"], "Oars 1 is a share effect in edition 3"),
        (["demand"], "effects without facts in edition 3: .*'Oars', 2"),
    ],
)
def test_the_library_refuses_facts_that_do_not_fit(
    monkeypatch: pytest.MonkeyPatch, own_effects: list[str], fault: str
) -> None:
    entry = {**FACT, "effects": [{"editions": [3], "kind": kind, "does": "x"} for kind in own_effects]}
    changed = {age: [entry if each["name"] == "Oars" else each for each in facts(BASE, age)] for age in AGES}
    monkeypatch.setattr(library, "facts", lambda card_set, age: changed[age] if card_set == BASE else [])
    with pytest.raises(AssertionError, match=fault):
        library._all_cards.__wrapped__(3)


# -- sentences -------------------------------------------------------------------------


def named(effect: Effect) -> str:
    return f"{effect.card} {effect.number}"


def test_no_card_has_two_effects_of_one_number() -> None:
    async def another(dogma: Dogma, you: Player) -> None:
        """Draw a 1."""

    with pytest.raises(AssertionError, match="two effects are Oars 1 in edition 3"):
        marks.effect("Oars", 1, editions=[3])(another)


def test_every_effect_has_a_sentence() -> None:
    for effect in effects():
        assert re.search(r"\w\w", effect.sentence), named(effect)
        assert effect.sentence[-1] in ".!", f"{named(effect)} ends without a full stop: {effect.sentence}"
        assert effect.sentence[0].isupper(), f"{named(effect)} begins small: {effect.sentence}"
        assert "\n" not in effect.sentence


def test_demands_and_only_demands_say_so() -> None:
    for effect in effects():
        assert effect.sentence.startswith("I demand") == effect.is_demand, f"{named(effect)}: {effect.sentence}"


def test_words_in_brackets_are_icons_and_colors() -> None:
    found = Counter(word for effect in effects() for word in re.findall(r"\[([^\]]*)\]", effect.sentence))
    icons = set(ICON_NAMES) - {ICON_NAMES[PERSON]}
    assert set(found) == icons | set(COLOR_NAMES), "no effect looks for persons"
    for effect in effects():
        assert effect.sentence.count("[") == effect.sentence.count("]"), named(effect)
        unmarked = set(re.findall(r"\w+", re.sub(r"\[[^\]]*\]", "", effect.sentence)))
        assert not unmarked & set(COLOR_NAMES), named(effect)


# -- where cards may be named ----------------------------------------------------------


def texts(tree: ast.AST) -> set[str]:
    """Every text in the code, docstrings left out."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs)
    return {node.value for node in constants if isinstance(node.value, str)}


def outside_cards() -> list[Path]:
    return [file for file in sorted(SOURCE.rglob("*.py")) if SOURCE / "cards" not in file.parents]


def test_no_card_is_named_outside_cards() -> None:
    named = {file: texts(ast.parse(file.read_text(encoding="utf-8"))) & NAMES for file in outside_cards()}
    assert {file: cards for file, cards in named.items() if cards} == {}


def asks_for_the_edition(tree: ast.AST) -> bool:
    """Whether code looks at the edition instead of being marked with it."""
    words = ("edition", "editions", "edition_of", "EDITIONS", "table")
    return any(
        (isinstance(node, ast.Attribute) and node.attr in words) or (isinstance(node, ast.Name) and node.id in words)
        for node in ast.walk(tree)
    )


def test_no_effect_asks_for_the_edition() -> None:
    files = [file for card_set in (BASE, *SETS) for file in sorted((SOURCE / "cards" / card_set).glob("age*.py"))]
    assert len(files) > len(AGES)
    assert [file for file in files if asks_for_the_edition(ast.parse(file.read_text(encoding="utf-8")))] == []


def test_these_searches_find_what_they_look_for() -> None:
    assert texts(ast.parse('"""Oars"""\ndef f(x="Tools"):\n    "Archery"\n    return {"Sailing": x}')) == {
        *("Tools", "Sailing"),
    }
    for code in ("if dogma.state.seating.edition.number == 1: pass", "edition == 3", "from x import a\nedition_of(1)"):
        assert asks_for_the_edition(ast.parse(code))
    assert not asks_for_the_edition(ast.parse("@effect('Oars', 2, editions=(1, 3))\nasync def f(you): you.hand"))


# -- scenarios -------------------------------------------------------------------------


def activated(tree: ast.AST) -> set[str]:
    """The cards that a file of scenarios activates: `deal("Oars", ...)` or the pick ``dogma Oars``."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "deal" and node.args:
            found |= {each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "dogma " in node.value:
            found.add(node.value.partition("dogma ")[2].partition("  (")[0].strip())
    return {name for name in found if isinstance(name, str)}


def scenarios_of(card: Card) -> Path:
    word = re.sub("[^a-z0-9]+", "_", card.name.lower().replace(".", "")).strip("_")
    folder = SCENARIOS if card.card_set == BASE else SCENARIOS / card.card_set
    return folder / f"age{card.age:02}" / f"test_{word}.py"


def test_every_card_has_a_file_of_scenarios_that_activates_it() -> None:
    cards = cards_of(4)
    assert [card.name for card in cards if not scenarios_of(card).exists()] == []
    trees = {card.name: ast.parse(scenarios_of(card).read_text(encoding="utf-8")) for card in cards if card.all_effects}
    assert [name for name, tree in trees.items() if name not in activated(tree)] == []


@pytest.mark.interpreted
def test_players_read_the_docstrings_of_the_effects() -> None:
    for edition in PLAYED:
        for card in cards_of(edition):
            for effect in card.all_effects:
                written = inspect.getdoc(effect.run) or ""
                stale = f"{card.name} {effect.number}: run tools/sentences.py"
                assert effect.sentence == " ".join(written.split()), stale
