"""Collect the texts of the browser for translators: ``src/splay/catalogue/locale/splay.pot``.

Run without arguments to write that file and to bring every ``.po`` beside it up to
date; with ``--check`` it only says whether the file is up to date.
"""

import argparse
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

SOURCE = Path(__file__).resolve().parent.parent / "src" / "splay"
LOCALE = SOURCE / "catalogue" / "locale"
TEMPLATE = LOCALE / "splay.pot"
METHODS = [("catalogue/**", "ignore"), ("**.py", "python"), ("**.html", "jinja2")]
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
COMMENT_TAGS = ("Translators:",)


def collected() -> Catalog:
    """All texts in the code and in the templates, with where they stand."""
    found = Catalog(project="Splay", copyright_holder="the authors of Splay", charset="utf-8", fuzzy=False)
    for file, _, message, comments, context in _extracted():
        # Without line numbers, so that the file changes with the texts alone.
        found.add(message, None, [(file, 0)], auto_comments=comments, context=context)
    return found


def _extracted() -> Iterator[tuple[str, int, str | tuple[str, ...], list[str], str | None]]:
    yield from extract_from_dir(
        SOURCE, METHODS, OPTIONS, keywords=KEYWORDS, comment_tags=COMMENT_TAGS, strip_comment_tags=True
    )


def as_text(catalog: Catalog) -> str:
    """A catalog as it stands in its file; no dates."""
    written = BytesIO()
    write_po(written, catalog, width=110, sort_by_file=True, include_lineno=False, omit_header=True)
    header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    if catalog.locale is not None:
        header += f'"Language: {catalog.locale}\\n"\n"Plural-Forms: {catalog.plural_forms}\\n"\n'
    return header + "\n" + written.getvalue().decode()


def main() -> int:
    """Write or check; 1 if the file on disk is out of date."""
    parser = argparse.ArgumentParser(description="Collect the texts of the browser for translators.")
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    only_check = parser.parse_args().check
    template = collected()
    text = as_text(template)
    if only_check:
        if TEMPLATE.exists() and TEMPLATE.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TEMPLATE} is out of date: run tools/messages.py", file=sys.stderr)
        return 1
    TEMPLATE.write_text(text, encoding="utf-8")
    for file in sorted(LOCALE.glob("*.po")):
        with file.open("rb") as source:
            translated = read_po(source, locale=file.stem)
        translated.update(template, no_fuzzy_matching=True, update_header_comment=False)
        file.write_text(as_text(translated), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
