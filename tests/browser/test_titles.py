"""Titles of cards as Chromium breaks them into lines."""

import pytest

from browser.conftest import PHONE, Visitor
from browser.serving import Server

pytestmark = pytest.mark.long

BROKEN = """() => {
  const lines = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  return [...document.querySelectorAll(".card-name")].filter((title) => title.textContent.includes(" "))
    .filter((title) => {
      const walk = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        for (const word of node.data.matchAll(/\\S+/g))
          if (lines(node, word.index, word.index + word[0].length) > 1) return true;
      return false;
    }).map((title) => title.textContent.replaceAll("\\u00ad", ""));
}"""
"""Titles of several words with a word that is on two lines."""


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_titles_break_between_words(server: Server, visitor: Visitor, language: str) -> None:
    page = visitor()
    page.context.add_cookies([{"name": "lang", "value": language, "domain": "127.0.0.1", "path": "/"}])
    page.goto(f"{server.url}/cards/4")
    assert page.locator(".card-name").count() > 100
    assert page.evaluate(BROKEN) == []
    page.set_viewport_size(PHONE)
    assert page.evaluate(BROKEN) == []
