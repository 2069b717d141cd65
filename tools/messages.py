"""Collect the English texts for translators, and report what is still to be translated.

    python tools/messages.py            write the templates and bring every language up to date with them
    python tools/messages.py --check    status 1 if a template is out of date
    python tools/messages.py --missing  list what each language lacks; status 1 if anything is missing

The templates are ``messages.pot`` (code and pages) and ``cards.pot`` (names, sentences and rulings of the
cards) in ``src/splay/text/locale``; the languages have folders beside them.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

SOURCE = Path(__file__).resolve().parent.parent / "src" / "splay"
sys.path.insert(0, str(SOURCE.parent))

from splay.cards.library import notes  # noqa: E402 - the cards of this very checkout
from splay.position.editions import EDITIONS, edition_of  # noqa: E402
from splay.position.ruleset import ruleset  # noqa: E402
from splay.text.catalogue import DOMAINS, ENGLISH, LANGUAGES, MESSAGES  # noqa: E402
from splay.text.reader import NAME  # noqa: E402

LOCALE = SOURCE / "text" / "locale"
METHODS = [("text/catalogue.py", "ignore"), ("**.py", "python"), ("**.html", "jinja2")]
OPTIONS = {
    "**.html": {"newstyle_gettext": "true", "trimmed": "true", "silent": "false", "extensions": "jinja2.ext.i18n"}
}
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "N_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
UNTOLD = frozenset(
    (
        *("BenchError", "DatabaseError", "FormFault", "TooFast"),
        *("ArenaError", "BadContest", "Forfeit", "NoAnswer", "OtherRun", "PlayerLost", "Unusable"),
        *("BadArgument", "EnvError", "EpisodeOver", "IllegalAction", "MissingPackage"),
        *("NoSuchAgent", "NoSuchMode", "NotReset", "WorkerLost"),
    )
)
"""Errors that are not collected: `FormFault` and `TooFast` take no sentence, and players never see the others."""
COMMENT_TAGS = ("Translators:",)
SHOWN = 5
"""How many missing texts are shown for each catalogue."""


def collected(domain: str) -> Catalog:
    """All texts of a domain and where they appear."""
    return _messages() if domain == MESSAGES else _cards()


def _empty() -> Catalog:
    return Catalog(project="Splay", copyright_holder="the authors of Splay", charset="utf-8", fuzzy=False)


def _messages() -> Catalog:
    """The texts in the code and in the templates."""
    found = _empty()
    for file, _, message, comments, context in extracted():
        # Without line numbers, so that the file changes only when the texts do.
        found.add(message, None, [(file, 0)], auto_comments=comments, context=context)
    return found


def extracted() -> Iterator[tuple[str, int, str | tuple[str, ...], list[str], str | None]]:
    """The texts as Babel finds them: file, line, message, comments, context."""
    # Code that raises an error does not deal with languages: its sentence is collected by the name of its class.
    keywords = {**KEYWORDS, **dict.fromkeys(told_classes(), (1,))}
    yield from extract_from_dir(
        SOURCE, METHODS, OPTIONS, keywords=keywords, comment_tags=COMMENT_TAGS, strip_comment_tags=True
    )


def told_classes() -> frozenset[str]:
    """The classes whose first argument is a sentence to translate: `Phrase`, and `SplayError` with its subclasses."""
    parents = [
        (node.name, {base.id for base in node.bases if isinstance(base, ast.Name)})
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    known, size = {"SplayError"}, 0
    while size < len(known):
        size = len(known)
        known |= {name for name, bases in parents if bases & known}
    return frozenset(known - UNTOLD | {"Phrase"})


def _cards() -> Catalog:
    """The texts of the cards: age by age, each card with its name, its sentences and the rulings on it."""
    found = _empty()
    said = {number: ruleset(number, edition_of(number).sets[1:]).by_name for number in EDITIONS}
    cards = {card.name: card for number in EDITIONS for card in said[number].values()}
    for card in sorted(cards.values(), key=lambda card: (card.age, card.name)):
        # Giving each card its own location keeps the cards in this order.
        place = [(f"age{card.age:02}/{card.name.replace(' ', '')}", 0)]
        found.add(card.name, None, place, context=NAME)
        for number in EDITIONS:
            if card.name in said[number]:
                own = said[number][card.name]
                for effect in own.all_effects:
                    what = "demand" if effect.is_demand else "echo effect" if effect.is_echo else "effect"
                    comment = f"edition {number}: {what} {effect.number or ''}".rstrip()
                    found.add(effect.sentence, None, place, auto_comments=[comment], context=card.name)
                for note in notes(own):
                    found.add(note, None, place, auto_comments=[f"edition {number}: ruling"], context=card.name)
    return found


def as_text(catalog: Catalog) -> str:
    """A catalog as the text of its file, without dates."""
    written = BytesIO()
    write_po(written, catalog, width=110, sort_by_file=True, include_lineno=False, omit_header=True)
    header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    if catalog.locale is not None:
        header += f'"Language: {catalog.locale}\\n"\n"Plural-Forms: {catalog.plural_forms}\\n"\n'
    return header + "\n" + written.getvalue().decode()


def template_of(domain: str) -> Path:
    """The file with the English texts of a domain."""
    return LOCALE / f"{domain}.pot"


def translated(language: str, domain: str) -> Catalog:
    """The translations a language has; empty if it has no such file yet."""
    file = LOCALE / language / f"{domain}.po"
    if not file.exists():
        return Catalog(locale=language, charset="utf-8", fuzzy=False)
    with file.open("rb") as source:
        return read_po(source, locale=language)


def missing(language: str, domain: str, template: Catalog) -> list[str]:
    """The English texts that a language lacks, or lacks in some plural form."""
    has = translated(language, domain)
    return [_singular(message) for message in template if message.id and not has_whole(has, message)]


def _singular(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def has_whole(catalog: Catalog, message: Message) -> bool:
    """Whether a language has a text of the template in all its forms, not marked as fuzzy."""
    own = catalog.get(_singular(message), message.context)
    return own is not None and not own.fuzzy and all(own.string or ("",))


def write(domain: str) -> None:
    """Write a template, and bring the languages up to date with it."""
    template = collected(domain)
    template_of(domain).write_text(as_text(template), encoding="utf-8")
    for language in LANGUAGES:
        if language != ENGLISH:
            catalog = translated(language, domain)
            bring_up_to_date(catalog, template)
            write_language(language, domain, catalog)


def bring_up_to_date(catalog: Catalog, template: Catalog) -> None:
    """Give a language the texts of a template, and remove those that are gone."""
    catalog.update(template, no_fuzzy_matching=True, update_header_comment=False)
    catalog.obsolete.clear()


def write_language(language: str, domain: str, catalog: Catalog) -> None:
    """Write the catalogue of a language."""
    (LOCALE / language / f"{domain}.po").write_text(as_text(catalog), encoding="utf-8")


def check() -> int:
    """Compare the templates with the code."""
    status = 0
    for domain in DOMAINS:
        if template_of(domain).read_text(encoding="utf-8") != as_text(collected(domain)):
            print(f"{template_of(domain)} is out of date: run tools/messages.py", file=sys.stderr)
            status = 1
    return status


def report() -> int:
    """Report what is missing in each language."""
    templates = {domain: collected(domain) for domain in DOMAINS}
    lacks = 0
    for language, name in LANGUAGES.items():
        if language == ENGLISH:
            continue
        for domain, template in templates.items():
            texts = missing(language, domain, template)
            lacks += len(texts)
            print(f"{language} ({name}), {domain}: {len(template) - len(texts)} of {len(template)}")
            for text in texts[:SHOWN]:
                print(f"    {text}")
            if len(texts) > SHOWN:
                print(f"    and {len(texts) - SHOWN} more")
    return 1 if lacks else 0


def main() -> int:
    """Write, check or report."""
    parser = argparse.ArgumentParser(description="Collect the English texts for translators.")
    does = parser.add_mutually_exclusive_group()
    does.add_argument("--check", action="store_true", help="only say whether the templates are up to date")
    does.add_argument("--missing", action="store_true", help="only say what each language lacks")
    asked = parser.parse_args()
    if asked.check:
        return check()
    if asked.missing:
        return report()
    for domain in DOMAINS:
        write(domain)
    return 0


if __name__ == "__main__":
    sys.exit(main())
