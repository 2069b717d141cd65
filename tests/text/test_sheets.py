"""New texts are translated in one sheet for all languages."""

import json
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from tools import messages, translations

from splay.text.catalogue import LANGUAGES, MESSAGES

NEW = "{who} sneezes"
COUNTED = ("{count} sneeze", "{count} sneezes")


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Catalogues of their own, and two texts that no language has yet."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()

    def collected(domain: str) -> Catalog:
        template = Catalog()
        if domain == MESSAGES:
            template.add(NEW, auto_comments=["who: a player"])
            template.add(COUNTED, context="log")
        return template

    monkeypatch.setattr(messages, "LOCALE", tmp_path)
    monkeypatch.setattr(messages, "collected", collected)
    return tmp_path


def entry(sheet: translations.Sheet, text: object) -> dict[str, Any]:
    return next(each["translations"] for each in sheet if each["text"] == text)


def test_a_sheet_lists_every_language_that_lacks_a_text(locale: Path) -> None:
    sheet = translations.sheet()
    assert set(entry(sheet, NEW)) == set(LANGUAGES) - {"en"}
    assert entry(sheet, list(COUNTED))["uk"] == ["", "", ""], "as many places as the language has plural forms"


def test_what_is_filled_in_goes_to_the_catalogues_and_the_rest_stays_missing(locale: Path) -> None:
    sheet = json.loads(json.dumps(translations.sheet()))
    entry(sheet, NEW)["es"] = "{who} estornuda"
    entry(sheet, list(COUNTED))["pl"] = ["kichnięcie", "kichnięcia", "kichnięć"]
    assert translations.fill(sheet) == 2
    assert messages.translated("es", MESSAGES).get(NEW).string == "{who} estornuda"  # type: ignore[union-attr]
    left = translations.sheet()
    assert set(entry(left, NEW)) == {"pl", "pt_BR", "ru", "uk"}
    assert "pl" not in entry(left, list(COUNTED))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"text": "nobody says that"}, "no such text"),
        ({"translations": {"tlh": "x"}}, "no such language"),
        ({"text": list(COUNTED), "context": "log", "translations": {"uk": ["a", "b"]}}, "3 forms, not 2"),
    ],
)
def test_a_sheet_that_does_not_fit_changes_nothing(locale: Path, change: dict[str, object], why: str) -> None:
    sheet: translations.Sheet = [{"domain": "messages", "text": NEW, "context": None, "translations": {"es": "a"}}]
    sheet.append({**sheet[0], **change})
    with pytest.raises(translations.SheetError, match=why):
        translations.fill(sheet)
    assert not list(locale.rglob("*.po"))
