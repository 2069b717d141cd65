"""Words by language, the page they are collected on, and the files of others that we ship."""

import hashlib
import re
from gettext import GNUTranslations
from importlib import resources
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

import splay.catalogue
from splay.catalogue import LANGUAGES, N_, PSEUDO, catalogue, negotiate
from splay.web.assets import STATIC, icon, static_url
from splay.web.present.cards import pictures


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
        ("uk", "en", "en"),
        ("uk", "tlh", "uk"),
        ("en", "../uk", "en"),
    ],
)
def test_the_language_chosen_goes_before_the_one_of_the_browser(
    header: str | None, cookie: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LANGUAGES, "uk", "українська")
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
    texts.add("Rules", "Правила")
    texts.add("red", "червоний", context="color")
    written = BytesIO()
    write_po(written, texts)
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "uk.po").write_bytes(written.getvalue())
    monkeypatch.setitem(LANGUAGES, "uk", "українська")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    words = splay.catalogue.catalogue.__wrapped__("uk")
    assert isinstance(words, GNUTranslations)
    assert words.gettext("Rules") == "Правила"
    assert words.pgettext("color", "red") == "червоний"
    assert words.gettext("Not translated yet") == "Not translated yet"


def test_files_of_others_are_as_they_were_published() -> None:
    listed = re.findall(r"^([0-9a-f]{64})  (\S+)$", (STATIC / "vendor" / "README.md").read_text(), re.MULTILINE)
    assert len(listed) == 2
    for digest, file in listed:
        assert hashlib.sha256((STATIC / "vendor" / file).read_bytes()).hexdigest() == digest
    shipped = {file.relative_to(STATIC / "vendor").as_posix() for file in (STATIC / "vendor").rglob("*.js")}
    assert shipped == {file for _, file in listed}


def test_an_address_changes_with_the_file() -> None:
    digest = hashlib.sha256((STATIC / "tokens.css").read_bytes()).hexdigest()
    assert static_url("tokens.css") == f"/static/tokens.css?v={digest[:12]}"
    with pytest.raises(FileNotFoundError):
        static_url("no.css")


def test_every_picture_is_in_its_sprite() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (STATIC / "pics.svg").read_text()))
    used = {picture for group in pictures().values() for picture in group.values()}
    assert used == drawn


def test_an_icon_is_silent_unless_it_has_a_label() -> None:
    assert 'aria-hidden="true"' in icon("crown")
    assert "#i-crown" in icon("crown")
    assert "pics.svg" in icon("pic-anvil")
    assert 'role="img" aria-label="a &lt;crown&gt;"' in icon("crown", "ico", "a <crown>")


def test_fonts_named_by_the_styles_exist() -> None:
    fonts = re.findall(r"url\((fonts/[^)?]+)\?v=\d+\)", (STATIC / "tokens.css").read_text())
    assert len(fonts) == 9
    assert all((STATIC / font).is_file() for font in fonts)


def test_both_dark_blocks_are_equal() -> None:
    styles = (STATIC / "tokens.css").read_text()
    chosen = styles.partition(':root[data-theme="dark"]{')[2].partition("}")[0]
    system = styles.partition(":root:not([data-theme]){")[2].partition("}")[0]
    assert chosen == system != ""
