"""Translate new texts into every language on one sheet, instead of catalogue by catalogue.

    python tools/translations.py --sheet new.json    write a sheet of what each language lacks, to be filled in
    python tools/translations.py --fill new.json     copy the filled-in translations into the catalogues

A sheet is a list of texts, each with notes for translators and an empty place for every language; texts with
plurals have a place for each of the language's plural forms.  Places left empty stay missing.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools import messages  # noqa: E402

from splay.text.catalogue import DOMAINS, ENGLISH, LANGUAGES  # noqa: E402 - those of this very checkout

Sheet = list[dict[str, Any]]


class SheetError(ValueError):
    """A sheet that does not match the texts."""


def sheet() -> Sheet:
    """Every text that some language lacks, with a place for each language that lacks it."""
    found: Sheet = []
    for domain in DOMAINS:
        languages = {language: messages.translated(language, domain) for language in _others()}
        for message in messages.collected(domain):
            if not message.id:
                continue
            lacking = {
                language: _empty(message, catalog)
                for language, catalog in languages.items()
                if not messages.has_whole(catalog, message)
            }
            if lacking:
                found.append(
                    {
                        "domain": domain,
                        "text": message.id if isinstance(message.id, str) else list(message.id),
                        "context": message.context,
                        "comments": list(message.auto_comments),
                        "translations": lacking,
                    }
                )
    return found


def fill(told: Sheet) -> int:
    """Copy the translations of a sheet into the catalogues; returns how many there were.

    Raises:
        SheetError: a text is not one of ours, or has too few plural forms; then nothing is written.
    """
    catalogs: dict[tuple[str, str], Catalog] = {}
    templates = {domain: messages.collected(domain) for domain in DOMAINS}  # collecting takes seconds
    count = 0
    for entry in told:
        domain, context = entry["domain"], entry["context"]
        text = entry["text"] if isinstance(entry["text"], str) else tuple(entry["text"])
        if domain not in DOMAINS or not _is_known(templates[domain], text, context):
            raise SheetError(f"no such text: {entry['text']!r}")
        for language, own in entry["translations"].items():
            if language not in _others():
                raise SheetError(f"no such language: {language!r}")
            if (language, domain) not in catalogs:
                catalogs[language, domain] = _up_to_date(language, domain)
            catalog = catalogs[language, domain]
            forms = [own] if isinstance(own, str) else list(own)
            if not all(forms):
                continue
            wanted = 1 if isinstance(text, str) else catalog.num_plurals
            if len(forms) != wanted:
                raise SheetError(f"{language} has {wanted} forms, not {len(forms)}: {entry['text']!r}")
            message = catalog.get(text, context)
            assert message is not None, "the catalogue is up to date"
            message.string = own if isinstance(text, str) else tuple(own)
            count += 1
    for (language, domain), catalog in catalogs.items():
        messages.write_language(language, domain, catalog)
    return count


def _others() -> list[str]:
    return [language for language in LANGUAGES if language != ENGLISH]


def _empty(message: Message, catalog: Catalog) -> str | list[str]:
    return "" if isinstance(message.id, str) else [""] * catalog.num_plurals


def _is_known(template: Catalog, text: str | tuple[str, ...], context: str | None) -> bool:
    found = template.get(text if isinstance(text, str) else text[0], context)
    return found is not None and found.id == text


def _up_to_date(language: str, domain: str) -> Catalog:
    catalog = messages.translated(language, domain)
    messages.bring_up_to_date(catalog, messages.collected(domain))
    return catalog


def main() -> int:
    """Write a sheet, or copy one into the catalogues."""
    parser = argparse.ArgumentParser(description="Translate new texts into every language in one sheet.")
    does = parser.add_mutually_exclusive_group(required=True)
    does.add_argument("--sheet", type=Path, metavar="FILE", help="write what each language lacks")
    does.add_argument("--fill", type=Path, metavar="FILE", help="put what was filled in into the catalogues")
    asked = parser.parse_args()
    if asked.sheet:
        found = sheet()
        asked.sheet.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        print(f"{len(found)} texts in {asked.sheet}")
        return 0
    try:
        print(f"{fill(json.loads(asked.fill.read_text(encoding='utf-8')))} translations put in")
    except (SheetError, ValueError, KeyError, TypeError) as error:
        print(f"{asked.fill}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
