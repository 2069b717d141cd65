"""The table is light: everything a browser loads for it, as it comes over the wire."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.programs import Game
from browser.serving import Server

pytestmark = pytest.mark.long

MOST_BYTES = 300_000
A_FULL_TABLE = 200
FIRST_PAINT = """() => new Promise(done => {
  const found = performance.getEntriesByName("first-contentful-paint");
  if (found.length) done(found[0].startTime);
  new PerformanceObserver(list => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) done(entry.startTime);
  }).observe({type: "paint", buffered: true});
})"""


class Loaded:
    """What a page loads, by its address, in bytes as they are sent."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, float] = {}
        self._addresses: dict[str, str] = {}
        network = page.context.new_cdp_session(page)
        network.on("Network.requestWillBeSent", self._asked)
        network.on("Network.loadingFinished", self._finished)
        network.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        address = self._addresses[event["requestId"]]
        self.bytes[address] = self.bytes.get(address, 0) + event["encodedDataLength"]

    def __str__(self) -> str:
        lines = sorted(((size, address) for address, size in self.bytes.items()), reverse=True)
        return "\n".join(f"{size:8.0f} {address}" for size, address in lines)


def test_the_table_of_a_long_game_is_light(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    game.play_until(lambda asked: asked["kind"] == "action" and asked["number"] > A_FULL_TABLE)
    page = visitor()
    loaded = Loaded(page)
    seat = game.sit(page, 0)
    seat.rest()
    page.evaluate("document.fonts.ready")
    total = sum(loaded.bytes.values())
    print(f"\n{total / 1000:.0f} kB, first contentful paint after {page.evaluate(FIRST_PAINT):.0f} ms\n{loaded}")
    assert any(".woff2" in address for address in loaded.bytes)
    assert any("/icons.svg" in address for address in loaded.bytes)
    assert any("/pics.svg" in address for address in loaded.bytes)
    assert total < MOST_BYTES, str(loaded)
