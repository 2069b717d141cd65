"""Texts by language: how they are read, and which language is spoken."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

import splay.text.catalogue
from splay.text.catalogue import LANGUAGES, N_, PSEUDO, catalogue, negotiate


@pytest.mark.parametrize(
    ("header", "cookie", "language"),
    [
        (None, None, "en"),
        ("", None, "en"),
        ("de, uk;q=0.5", None, "uk"),
        ("uk;q=0.2, en;q=0.7", None, "en"),
        ("uk-UA", None, "uk"),
        ("uk;q=0, en;q=0.1", None, "en"),
        ("uk;q=much", None, "en"),
        ("uk;q=inf, en", None, "en"),
        ("uk;Q=0.2, en;q=0.7", None, "en"),
        ("en;q=0.2, uk ; q=0.7", None, "uk"),
        ("uk;level=1;q=0.2, en;q=0.7", None, "en"),
        ("uk", "en", "en"),
        ("uk", "tlh", "uk"),
        ("en", "../uk", "en"),
    ],
)
def test_the_language_chosen_goes_before_the_one_of_the_browser(
    header: str | None, cookie: str | None, language: str
) -> None:
    assert negotiate(header, cookie) == language


def test_english_texts_are_their_own_keys() -> None:
    words = catalogue("en")
    assert words.gettext(N_("Rules")) == "Rules"
    assert words.ngettext("one", "many", 1) == "one"
    assert words.pgettext("color", "red") == "red"


def test_the_pseudo_language_marks_every_text() -> None:
    words = catalogue(PSEUDO)
    assert words.gettext("Rules") == "⟦Rules⟧"
    assert words.ngettext("one", "many", 2) == "⟦many⟧"
    assert words.pgettext("color", "red") == "⟦red⟧"
    assert words.npgettext("cards", "one", "many", 1) == "⟦one⟧"


def test_there_is_no_language_without_texts() -> None:
    with pytest.raises(LookupError, match="tlh"):
        catalogue("tlh")


def test_the_pseudo_language_cannot_be_chosen() -> None:
    assert PSEUDO not in LANGUAGES
    assert negotiate(PSEUDO, PSEUDO) == "en"


def test_a_translation_is_read_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Catalog(locale="uk")
    texts.add("Rules", "Перше правило")
    texts.add("red", "рудий", context="color")
    (tmp_path / "uk").mkdir()
    with (tmp_path / "uk" / "messages.po").open("wb") as file:
        write_po(file, texts)
    monkeypatch.setattr(splay.text.catalogue, "_LOCALE", tmp_path)
    words = catalogue.__wrapped__("uk")
    assert words.gettext("Rules") == "Перше правило"
    assert words.pgettext("color", "red") == "рудий"
    assert words.gettext("Not translated yet") == "Not translated yet"
