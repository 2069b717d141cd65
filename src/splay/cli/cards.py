"""`splay cards`: every card with its facts and sentences."""

import json
import sys
from enum import StrEnum
from io import TextIOWrapper
from typing import Annotated

import typer

from splay.card import Card
from splay.cards.library import card_set
from splay.catalogue import ENGLISH, Catalogue, catalogue
from splay.catalogue.cards import card_in_words, card_name, rulings, sentence
from splay.cli.options import Edition, Lang, spoken
from splay.terms import COLOR_NAMES, HEX, ICON_NAMES
from splay.wording.nouns import color_word, icon_word
from splay.wording.plain import sentence_words


class Format(StrEnum):
    """How to print."""

    JSON = "json"
    TEXT = "text"


def cards(
    edition: Edition = 3,
    form: Annotated[Format, typer.Option("--format", help="How to print.")] = Format.TEXT,
    lang: Lang = "",
) -> None:
    """List all cards of an edition: facts, sentences, rulings.

    JSON is for programs: it is English unless --lang says otherwise, wherever it is printed.
    """
    listed = card_set(edition).cards
    if form is Format.JSON:
        entries = [card_in_words(card, lang or ENGLISH) for card in listed]
        typer.echo(json.dumps(entries, ensure_ascii=not _has_all_letters(), indent=1))
        return
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    typer.echo("\n\n".join(_text(card, spoken(lang)) for card in listed))


def _has_all_letters() -> bool:
    """Whether standard output can show any letter."""
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")


def _text(card: Card, language: str) -> str:
    words = catalogue(language)
    empty = words.pgettext("icon", "hex")
    icons = " ".join(f"[{empty if icon == HEX else icon_word(ICON_NAMES[icon], words)}]" for icon in card.icons)
    featured = icon_word(ICON_NAMES[card.featured], words)
    lines = [f"{card_name(card.name, language)}  {color_word(COLOR_NAMES[card.color], words)} {card.age}  {icons}"]
    lines += [
        f"  [{featured}] {_kind(effect.is_demand, words)}: {sentence_words(sentence(effect, language), language)}"
        for effect in card.effects
    ]
    lines += [f"    - {sentence_words(ruling, language)}" for ruling in rulings(card, language)]
    return "\n".join(lines)


def _kind(is_demand: bool, words: Catalogue) -> str:
    return words.gettext("Demand") if is_demand else words.gettext("Shared effect")
