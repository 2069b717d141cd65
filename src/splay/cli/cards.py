"""`splay cards`: every card with its facts and sentences."""

import json
from enum import StrEnum
from typing import Annotated, Any

import typer

from splay.card import Card
from splay.cards.library import card_set, facts
from splay.cli.options import Edition
from splay.terms import COLOR_NAMES, HEX, ICON_NAMES


class Format(StrEnum):
    """How to print."""

    JSON = "json"
    TEXT = "text"


def cards(
    edition: Edition = 3,
    form: Annotated[Format, typer.Option("--format", help="How to print.")] = Format.TEXT,
) -> None:
    """List all cards of an edition: facts, sentences, rulings."""
    entries = [card_to_json(card, edition) for card in card_set(edition).cards]
    if form is Format.JSON:
        typer.echo(json.dumps(entries, ensure_ascii=False, indent=1))
        return
    typer.echo("\n\n".join(_text(entry) for entry in entries))


def card_to_json(card: Card, edition: int) -> dict[str, Any]:
    """A card in the words of the facts.

    ``text`` is the sentence players read, ``does`` the exact notation of the facts.
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
        "rulings": [*entry.get("rulings", []), *entry.get("dispute", [])],
    }


def _text(entry: dict[str, Any]) -> str:
    lines = [f"{entry['name']}  {entry['color']} {entry['age']}  [{'] ['.join(entry['icons'])}]"]
    lines += [f"  [{entry['featured']}] {effect['kind']}: {effect['text']}" for effect in entry["effects"]]
    lines += [f"    - {ruling}" for ruling in entry["rulings"]]
    return "\n".join(lines)
