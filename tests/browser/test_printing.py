"""The guide on paper: two sheets in every language."""

import pytest
from playwright.sync_api import Browser

from browser.serving import Server
from splay.text.catalogue import LANGUAGES


@pytest.mark.long
def test_the_guide_takes_two_sheets_in_every_language(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(viewport={"width": 794, "height": 1123}, color_scheme="dark")
    page = context.new_page()
    for language in LANGUAGES:
        context.add_cookies([{"name": "lang", "value": language, "url": server.url}])
        page.goto(f"{server.url}/rules/guide")
        page.emulate_media(media="print")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language
        for paper in ("A4", "Letter"):
            printed = page.pdf(format=paper)
            assert printed.count(b"/Type /Page\n") in (1, 2), (language, paper)
        page.emulate_media(media="screen")
    context.close()
