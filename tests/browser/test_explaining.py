"""Signs explain themselves where they are pointed at, focused or tapped; the browser's own titles are never used."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.programs import Game
from browser.serving import Server

pytestmark = pytest.mark.long

NATIVE = "document.querySelectorAll('body [title]').length"


def on_a_turn(game: Game, page: Page) -> Page:
    game.play_until(lambda asked: asked["kind"] == "action" and asked["seat"] == 0 and asked["number"] > 30)
    page.context.add_cookies([{"name": "played", "value": "yes", "url": game.url}])
    seat = game.sit(page, 0)
    page.goto(f"{game.url}?skip=true")
    seat.asked()
    return page


def test_an_icon_is_explained_with_the_figures_of_the_table(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    page = on_a_turn(game, visitor())
    assert page.evaluate(NATIVE) == 0
    bubble = page.locator("#explain")
    page.locator("#me .counter").first.hover()
    expect(bubble).to_contain_text("crown")
    expect(bubble).to_contain_text("Whoever shows at least as many")
    bubble.get_by_role("link").click()
    expect(page.get_by_role("dialog")).to_contain_text("Share")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    step = page.locator("#table").get_attribute("data-step")
    off = page.locator("#ask .act[aria-disabled=true], #ask [data-explain]").first
    page.keyboard.press("Tab")
    off.focus()
    expect(bubble).to_have_text(off.get_attribute("data-explain") or "?")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    assert page.locator("#table").get_attribute("data-step") == step


def test_a_finger_taps_what_it_wants_explained(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    page = on_a_turn(game, visitor(PHONE, has_touch=True))
    counter = page.locator("#table .counter:visible").first
    counter.tap()
    expect(page.locator("#explain")).to_contain_text("crown")
    counter.tap()
    expect(page.locator("#explain")).to_be_hidden()


def test_a_word_of_a_card_is_explained_to_mouse_keys_and_finger(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(f"{server.url}/cards/4/archery")
    bubble, terms = page.locator("#explain"), page.locator("#detail [data-term]")
    page.locator("#detail [data-term='4/transfer']").first.hover()
    expect(bubble).to_contain_text("Move a card from one place to another")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    page.mouse.move(2, 2)
    terms.first.focus()
    page.keyboard.press("Tab")
    expect(bubble).to_contain_text("Take the top card of a deck")
    page.keyboard.press("Enter")
    expect(bubble.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    expect(page.locator("#detail [data-term='4/draw']").first).to_be_focused()
    assert page.locator("#results [tabindex]:not(h1)").count() == 0
    # By touch, and on to the prepared board, where the demand hits as announced.
    touched = visitor(PHONE, has_touch=True)
    touched.goto(f"{server.url}/cards/4/archery")
    touched.locator("#detail [data-term='4/transfer']").first.tap()
    expect(touched.locator("#explain")).to_contain_text("Move a card")
    touched.get_by_role("button", name="With a victim").tap()
    expect(touched.locator("#ask")).to_contain_text("the demand hits Ada")
