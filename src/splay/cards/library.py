"""Joins the facts of each card with its effects, by name.

A set of cards is a folder: `base`, and beside it one for each set of edition 4.  It holds ``facts``, ``sentences`` and
``notes``, a file for each age, and a module of effects for each age that has any.

Refuses to load if either side is missing: a fact without an effect, an
effect without a fact, or an effect of a different kind from what the facts say.
"""

import copyreg
import json
from collections.abc import Sequence
from functools import cache
from importlib import import_module, resources
from typing import Any, Final

from splay.errors import SetupError
from splay.position.card import Card, Effect
from splay.position.editions import Edition, edition_of
from splay.position.ruleset import Ruleset, provide, ruleset
from splay.position.slots import slot_of
from splay.position.terms import BASE, COLOR_NAMES, HEX, ICON_NAMES, SET_NAMES
from splay.rules.effects import ECHO_NUMBER, REGISTERED

AGES: Final = range(1, 12)

Entry = dict[str, Any]
"""What a file says about one card."""


@cache
def facts(card_set: str, age: int) -> list[Entry]:
    """The facts of all cards of a set and an age, in every edition; empty if there are none."""
    file = resources.files("splay.cards") / card_set / "facts" / f"age{age:02}.json"
    cards: list[Entry] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return cards


@cache
def _by_card(folder: str, card_set: str, age: int) -> dict[str, list[Entry]]:
    """The contents of `sentences` or `notes`: per card, texts with their editions."""
    file = resources.files("splay.cards") / card_set / folder / f"age{age:02}.json"
    texts: dict[str, list[Entry]] = json.loads(file.read_text(encoding="utf-8"))
    return texts


def notes(card: Card) -> list[str]:
    """The rulings on a card that apply in its edition, in English for players and judges."""
    entries = _by_card("notes", card.card_set, card.age)[card.name]
    return [entry["text"] for entry in entries if card.edition in entry["editions"]]


def load_effects(card_set: str, age: int) -> None:
    """Register the effects of the cards of a set and an age; a set whose cards have none has no modules."""
    if any(entry["effects"] or "echo" in entry for entry in facts(card_set, age)):
        import_module(f"splay.cards.{card_set}.age{age:02}")


@cache
def _all_cards(number: int) -> tuple[Card, ...]:
    """All cards of an edition, the base set first, with their places."""
    edition = edition_of(number)
    cards: list[Card] = []
    for card_set in edition.sets:
        for age in AGES:
            load_effects(card_set, age)
            if age <= edition.last_age:
                # Sorted, because a seed deals the cards from this order.
                entries = sorted(facts(card_set, age), key=lambda entry: str(entry["name"]))
                cards += [_card(entry, edition.number, card_set) for entry in entries]
    for place, card in enumerate(cards):
        card.place = place
    names = {card.name for card in cards}
    assert len(names) == len(cards), f"two cards of edition {number} have the same name"
    _check_effects(edition, cards)
    return tuple(cards)


def _check_effects(edition: Edition, cards: Sequence[Card]) -> None:
    """Every effect that is registered for an edition belongs to one of its cards, or to a set that it lacks."""
    lacking = {entry["name"] for card_set in SET_NAMES if card_set not in edition.sets for entry in _entries(card_set)}
    found = {(card.name, each.number) for card in cards for each in card.all_effects}
    registered = {(name, number) for name, of_edition, number in REGISTERED if of_edition == edition.number}
    unused = {(name, number) for name, number in registered - found if name not in lacking}
    assert not unused, f"effects without facts in edition {edition.number}: {sorted(unused)}"


def _entries(card_set: str) -> list[Entry]:
    return [entry for age in AGES for entry in facts(card_set, age)]


@cache
def _ruleset(number: int, sets: tuple[str, ...]) -> Ruleset:
    every = _all_cards(number)
    return Ruleset(edition_of(number), sets, [card for card in every if card.card_set in sets], every)


def _load(number: int, added: Sequence[str]) -> Ruleset:
    edition = edition_of(number)
    for name in added:
        if name not in edition.sets[1:]:
            raise SetupError("edition {edition} has no set {name!r}", edition=number, name=name)
    return _ruleset(number, tuple(name for name in edition.sets if name == BASE or name in added))


provide(_load)


def card_to_json(card: Card) -> dict[str, Any]:
    """A card as plain data, in the words of the facts.

    ``text`` is the sentence players read, ``does`` the effect in the exact notation of the facts.  A card of a set
    besides the base set names it, and its echo effect if it has one.
    """
    entry = next(entry for entry in facts(card.card_set, card.age) if entry["name"] == card.name)
    notation = [effect["does"] for effect in entry["effects"] if card.edition in effect["editions"]]
    of_set: dict[str, Any] = {} if card.card_set == BASE else {"set": card.card_set}
    if card.echo is not None:
        of_set["echo"] = {"text": card.echo.sentence, "does": entry["echo"]["does"]}
    return {
        "name": card.name,
        "age": card.age,
        "color": COLOR_NAMES[card.color],
        "icons": [slot.word for slot in card.slots],
        "featured": None if card.featured == HEX else ICON_NAMES[card.featured],
        **of_set,
        "effects": [
            {"kind": effect.kind, "text": effect.sentence, "does": does}
            for effect, does in zip(card.effects, notation, strict=True)
        ],
        "rulings": notes(card),
    }


def _card(entry: Entry, edition: int, card_set: str) -> Card:
    old = edition in (1, 3)
    icons = entry["icons_1_3"] if old and "icons_1_3" in entry else entry["icons"]
    featured = entry["featured_1_3"] if old and "featured_1_3" in entry else entry["featured"]
    name = entry["name"]
    kinds = [each["kind"] for each in entry["effects"] if edition in each["editions"]]
    return Card(
        name,
        edition,
        entry["age"],
        COLOR_NAMES.index(entry["color"]),
        tuple(slot_of(word) for word in icons),
        ICON_NAMES.index(featured) if featured else HEX,
        tuple(_effect(entry, edition, number, kind, card_set) for number, kind in enumerate(kinds, start=1)),
        card_set,
        _effect(entry, edition, ECHO_NUMBER, "share", card_set) if "echo" in entry else None,
    )


def _effect(entry: Entry, edition: int, number: int, kind: str, card_set: str) -> Effect:
    name = entry["name"]
    effect = REGISTERED.get((name, edition, number))
    assert effect is not None, f"no effect {number} of {name} in edition {edition}"
    assert effect.kind == kind, f"{name} {number} is a {kind} effect in edition {edition}"
    effect.sentence = _sentence(card_set, entry["age"], name, edition, number)
    return effect


def _sentence(card_set: str, age: int, name: str, edition: int, number: int) -> str:
    for entry in _by_card("sentences", card_set, age)[name]:
        if entry["number"] == number and edition in entry["editions"]:
            text: str = entry["text"]
            return text
    raise AssertionError(f"no sentence {number} of {name} in edition {edition}: run tools/sentences.py")


# There is one card of each name in an edition, whatever sets are in play, and cards are compared by identity.
# So a copy of a card is the card itself, even in another process.


def card_of(edition: int, name: str) -> Card:
    """The card with this name, of any set of the edition."""
    return ruleset(edition, edition_of(edition).sets[1:]).by_name[name]


def effect_of(edition: int, name: str, number: int) -> Effect:
    """One effect of the card with this name."""
    return card_of(edition, name).effect(number)


copyreg.pickle(Card, lambda card: (card_of, (card.edition, card.name)))
copyreg.pickle(Ruleset, lambda rules: (ruleset, (rules.number, rules.sets[1:])))
copyreg.pickle(Effect, lambda effect: (effect_of, (effect.edition, effect.card, effect.number)))
