"""What the pages are drawn with: styles, fonts, icons, pictures, and the files of others that we ship."""

import hashlib
import re

import pytest

from splay.web.html.assets import STATIC, icon, static_url
from splay.web.html.cards import pictures


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
