"""Joins the facts of each card with its effects, by name.

Refuses to load if either side is missing: a fact without an effect, an
effect without a fact, or an effect of a different kind from what the facts say.
"""

import copyreg
import json
from functools import cache
from importlib import import_module, resources
from typing import Any, Final

from splay.position.card import Card, CardSet, Effect
from splay.position.editions import edition_of
from splay.position.terms import COLOR_NAMES, HEX, ICON_NAMES
from splay.rules.effects import REGISTERED

AGES: Final = range(1, 12)


@cache
def facts(age: int) -> list[dict[str, Any]]:
    """The facts of all cards of an age, in every edition, as in `cards/facts`."""
    file = resources.files("splay.cards") / "facts" / f"age{age:02}.json"
    cards: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return cards


@cache
def _by_card(folder: str, age: int) -> dict[str, list[dict[str, Any]]]:
    """The contents of `sentences` or `notes`: per card, texts with their editions."""
    file = resources.files("splay.cards") / folder / f"age{age:02}.json"
    texts: dict[str, list[dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return texts


def notes(card: Card, edition: int) -> list[str]:
    """The rulings on a card that apply in an edition, in English for players and judges."""
    entries = _by_card("notes", card.age)[card.name]
    return [entry["text"] for entry in entries if edition in entry["editions"]]


def _sentence(age: int, name: str, edition: int, number: int) -> str:
    for entry in _by_card("sentences", age)[name]:
        if entry["number"] == number and edition in entry["editions"]:
            text: str = entry["text"]
            return text
    raise AssertionError(f"no sentence {number} of {name} in edition {edition}: run tools/sentences.py")


@cache
def card_set(edition: int) -> CardSet:
    """All cards of an edition.

    Raises:
        SetupError: there is no such edition.
    """
    last_age = edition_of(edition).last_age
    cards = []
    for age in AGES:
        import_module(f"splay.cards.age{age:02}")
        if age <= last_age:
            # Sorted, because a seed deals the cards from this order.
            cards += [_card(entry, edition) for entry in sorted(facts(age), key=lambda entry: str(entry["name"]))]
    unused = {(name, number) for name, of_edition, number in REGISTERED if of_edition == edition} - {
        (card.name, each.number) for card in cards for each in card.effects
    }
    assert not unused, f"effects without facts in edition {edition}: {sorted(unused)}"
    return CardSet(cards)


def card_to_json(card: Card, edition: int) -> dict[str, Any]:
    """A card as plain data, in the words of the facts.

    ``text`` is the sentence players read, ``does`` the effect in the exact notation of the facts.
    """
    entry = next(entry for entry in facts(card.age) if entry["name"] == card.name)
    notation = [effect["does"] for effect in entry["effects"] if edition in effect["editions"]]
    return {
        "name": card.name,
        "age": card.age,
        "color": COLOR_NAMES[card.color],
        "icons": ["hex" if icon == HEX else ICON_NAMES[icon] for icon in card.icons],
        "featured": ICON_NAMES[card.featured],
        "effects": [
            {"kind": effect.kind, "text": effect.sentence, "does": does}
            for effect, does in zip(card.effects, notation, strict=True)
        ],
        "rulings": notes(card, edition),
    }


def _card(entry: dict[str, Any], edition: int) -> Card:
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
        tuple(_icon(icon) for icon in icons),
        _icon(featured),
        tuple(_effect(entry, edition, number, kind) for number, kind in enumerate(kinds, start=1)),
    )


def _icon(word: str) -> int:
    return HEX if word == "hex" else ICON_NAMES.index(word)


def _effect(entry: dict[str, Any], edition: int, number: int, kind: str) -> Effect:
    name = entry["name"]
    effect = REGISTERED.get((name, edition, number))
    assert effect is not None, f"no effect {number} of {name} in edition {edition}"
    assert effect.kind == kind, f"{name} {number} is a {kind} effect in edition {edition}"
    effect.sentence = _sentence(entry["age"], name, edition, number)
    return effect


# There is one card of each name in an edition, and cards are compared by identity.
# So a copy of a card is the card itself, even in another process.


def card_of(edition: int, name: str) -> Card:
    """The card with this name."""
    return card_set(edition).by_name[name]


def effect_of(edition: int, name: str, number: int) -> Effect:
    """One effect of the card with this name."""
    return card_of(edition, name).effects[number - 1]


copyreg.pickle(Card, lambda card: (card_of, (card.edition, card.name)))
copyreg.pickle(CardSet, lambda cards: (card_set, (cards.cards[0].edition,)))
copyreg.pickle(Effect, lambda effect: (effect_of, (effect.edition, effect.card, effect.number)))
