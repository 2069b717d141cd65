"""`splay cards`: every card with its facts and sentences."""

import json
from enum import StrEnum
from typing import Annotated, Any

import typer

from splay.cards.library import card_set, card_to_json
from splay.cli.options import Edition


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


def _text(entry: dict[str, Any]) -> str:
    lines = [f"{entry['name']}  {entry['color']} {entry['age']}  [{'] ['.join(entry['icons'])}]"]
    lines += [f"  [{entry['featured']}] {effect['kind']}: {effect['text']}" for effect in entry["effects"]]
    lines += [f"    - {ruling}" for ruling in entry["rulings"]]
    return "\n".join(lines)
