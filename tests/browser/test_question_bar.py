"""Everything of the question bar has room in it, also where one may decline, ask for a hint and take back."""

import random

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.serving import Server
from browser.test_marking import sit
from splay import Game

pytestmark = pytest.mark.long

SIZES = ((1440, 900), (1366, 650), (1280, 720), (1100, 700))
SPILLS = """() => {
  const bar = document.querySelector("#ask").getBoundingClientRect();
  const pressed = [...document.querySelectorAll(".ask-main button, .ask-do button, .ask-do a")];
  return pressed.filter(each => each.checkVisibility()).filter(each => {
    const box = each.getBoundingClientRect();
    return box.top < bar.top || box.bottom > bar.bottom || box.left < bar.left || box.right > bar.right;
  }).map(each => each.innerText);
}"""
"""What is pressed and sticks out."""


def asking(kind: str) -> Game:
    """A game of two in which an effect asks such a question that can be declined."""
    for seed in range(50):
        game, chance = Game.start(edition=4, players=["ann", "bob"], seed=seed), random.Random(seed)
        while (ask := game.decision) is not None:
            if ask.kind == kind and ask.can_pass and ask.several is None and len(game.picks) > 40:
                return game
            game.pick(chance.choice(ask.options))
    raise AssertionError("it is never asked")


def spilled(page: Page) -> dict[tuple[int, int], list[str]]:
    """By size of the window."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = page.evaluate(SPILLS)
    return {size: what for size, what in found.items() if what}


@pytest.mark.parametrize("kind", ["whether", "card"])
def test_nothing_sticks_out_of_the_bar(visitor: Visitor, server: Server, kind: str) -> None:
    seat, _, _ = sit(visitor, server, asking(kind))
    assert not spilled(seat.page)
    seat.page.evaluate("document.cookie = 'lang=ru; path=/'")
    seat.page.reload()
    seat.asked()
    assert not spilled(seat.page)
