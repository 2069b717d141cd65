"""Splay as an app: the manifest, its icons, the colors of the system's bars, the service worker's address."""

import re
from pathlib import Path
from struct import unpack

import pytest

from splay.text.catalogue import LANGUAGES
from splay.web.html.languages import tag_of
from web.visitors import Visitor

STATIC = Path(__file__).parent.parent.parent / "src" / "splay" / "web" / "static"


def panel_colors() -> set[str]:
    """The colors of the header, light and dark."""
    return set(re.findall(r"--panel:(#\w+);", (STATIC / "tokens.css").read_text(encoding="utf-8")))


def test_the_manifest_names_icons_of_the_sizes_it_says(ann: Visitor) -> None:
    answer = ann.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in told["icons"]:
        drawn = ann.get(icon["src"]).content
        width, height = unpack(">II", drawn[16:24])
        assert (drawn[:8], f"{width}x{height}") == (b"\x89PNG\r\n\x1a\n", icon["sizes"])
    assert told["theme_color"] in panel_colors()


@pytest.mark.parametrize("language", LANGUAGES)
def test_manifest_and_offline_page_speak_the_language_of_the_reader(language: str, ann: Visitor) -> None:
    tag = tag_of(language)
    assert ann.get("/manifest.webmanifest", **{"accept-language": tag}).json()["lang"] == tag
    page = ann.get("/offline", **{"accept-language": tag})
    assert f'lang="{tag}"' in page.text
    assert page.headers["content-language"] == tag


def test_the_bars_of_the_system_have_the_color_of_the_header(ann: Visitor) -> None:
    metas = re.findall(r'<meta name="theme-color"[^>]*content="(#\w+)"', ann.get("/").text)
    assert set(metas) == panel_colors()
    ann.client.cookies.set("theme", "dark")
    assert len(re.findall(r'<meta name="theme-color"[^>]*>', ann.get("/").text)) == 1


def test_the_service_worker_stands_at_the_root_and_its_page_needs_only_its_own_style(ann: Visitor) -> None:
    worker = ann.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    page = ann.get("/offline").text
    assert re.findall(r'(?:src|href)="([^"]+)"', page) == ["/static/offline.css"]
    assert ann.get("/static/offline.css").status_code == 200
