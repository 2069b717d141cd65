"""The review in a browser: it is made, the keys go through it, and one can try again."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.serving import Server
from browser.test_records import a_game, load

pytestmark = pytest.mark.long

AT = "() => Number(new URLSearchParams(location.search).get('at'))"
LOWEST = (
    "() => Math.max(...[...document.querySelectorAll('#hand .card')].map(card => card.getBoundingClientRect().bottom))"
)
FLAGGED = """() => {
  const cards = [document.querySelector("#hand .card:last-child"), document.querySelector(".me .card")];
  for (const card of cards) {
    card.classList.add("is-better");
    card.dataset.flag = "better";
  }
  return cards.map(card => {
    const tab = getComputedStyle(card, "::after");
    const place = innerWidth < 1100 ? ".hand-cards, .pile" : ".hand-cards, .board";
    const room = card.closest(place).getBoundingClientRect().top;
    return {
      below: card.clientHeight - parseFloat(tab.bottom),
      above: room - (card.getBoundingClientRect().top - 5 - parseFloat(tab.height)),
    };
  });
}"""
"""How far the word on a framed card reaches into the card, and out of the room that the cards have."""
HEIGHTS = """() => {
  const went = document.querySelector("#verdict .went");
  const listed = went.querySelector("li .chip");
  const beside = went.appendChild(listed.cloneNode(true));
  return [listed, beside].map(chip => chip.getBoundingClientRect().height);
}"""
"""How high a card is in a list of what happened, and in a sentence that is no list."""
WINDOWS = ((1280, 720), (1366, 650), (1440, 900))


def test_a_review_is_gone_through_with_keys_and_a_moment_is_tried_again(visitor: Visitor, server: Server) -> None:
    page = visitor()
    load(page, server, a_game())
    page.goto(page.url.partition("?")[0].removesuffix("/end") + "/review?at=30")
    expect(page.locator("#odds")).to_contain_text("Your chance to win")
    expect(page.locator(".column").first).to_be_attached(timeout=30_000)
    page.wait_for_selector("#choice-on", state="attached")
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) > 30")
    there = page.evaluate(AT)
    expect(page.locator("#verdict")).to_contain_text("Turn")
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function("at => Number(new URLSearchParams(location.search).get('at')) < at", arg=there)
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url("**/t/*")
    assert "/review" not in page.url
    expect(page.locator("#table")).to_be_visible()


def test_the_whole_hand_is_in_sight_below_the_chart(visitor: Visitor, server: Server) -> None:
    page = visitor()
    load(page, server, a_game())
    page.goto(page.url.partition("?")[0].removesuffix("/end") + "/review?at=70")
    expect(page.locator("#hand .card").first).to_be_visible()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => {LOWEST} <= {height}")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_cards_in_sentences_are_as_high_as_a_line(visitor: Visitor, server: Server, width: int, height: int) -> None:
    page = visitor()
    load(page, server, a_game())
    page.goto(page.url.partition("?")[0].removesuffix("/end") + "/review?at=70")
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("#verdict .went .chip").first).to_be_visible()
    assert max(page.evaluate(HEIGHTS)) < 30


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (390, 844)])
def test_the_word_on_a_framed_card_covers_nothing_of_it(
    visitor: Visitor, server: Server, width: int, height: int
) -> None:
    page = visitor()
    load(page, server, a_game())
    page.goto(page.url.partition("?")[0].removesuffix("/end") + "/review?at=70")
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("#hand .card").first).to_be_visible()
    assert all(flag["below"] < 0 and flag["above"] <= 0 for flag in page.evaluate(FLAGGED))
