"""`splay cards`: every card with its facts and sentences."""

import json
import sys
from enum import StrEnum
from io import TextIOWrapper
from typing import Annotated

import typer

from splay.cli.options import Edition, Lang, spoken
from splay.position.card import Card
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, HEX, ICON_NAMES
from splay.text.catalogue import ENGLISH
from splay.text.plain import sentence_words
from splay.text.reader import Reader, reader_of


class Format(StrEnum):
    """The output format."""

    JSON = "json"
    TEXT = "text"


def cards(
    edition: Edition = 3,
    form: Annotated[Format, typer.Option("--format", help="Output format.")] = Format.TEXT,
    lang: Lang = "",
) -> None:
    """List all cards of an edition: facts, sentences, rulings.

    JSON is for programs, so it is always English unless --lang says otherwise.
    """
    listed = ruleset(edition).cards
    if form is Format.JSON:
        entries = [reader_of(lang or ENGLISH).card_in_words(card) for card in listed]
        typer.echo(json.dumps(entries, ensure_ascii=not _has_all_letters(), indent=1))
        return
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    typer.echo("\n\n".join(_text(card, reader_of(spoken(lang))) for card in listed))


def _has_all_letters() -> bool:
    """Whether standard output can show any letter."""
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")


def _text(card: Card, reader: Reader) -> str:
    empty = reader.pgettext("icon", "hex")
    icons = " ".join(f"[{empty if icon == HEX else reader.icon(ICON_NAMES[icon])}]" for icon in card.icons)
    featured = reader.icon(ICON_NAMES[card.featured])
    lines = [f"{reader.card_name(card.name)}  {reader.color(COLOR_NAMES[card.color])} {card.age}  {icons}"]
    lines += [
        f"  [{featured}] {_kind(effect.is_demand, reader)}: {sentence_words(reader.sentence(effect), reader)}"
        for effect in card.effects
    ]
    lines += [f"    - {sentence_words(ruling, reader)}" for ruling in reader.rulings(card)]
    return "\n".join(lines)


def _kind(is_demand: bool, reader: Reader) -> str:
    return reader.gettext("Demand") if is_demand else reader.gettext("Shared effect")
