"""The table on a phone: played with one finger, one view at a time."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from browser.conftest import PHONE, Visitor
from browser.seats import start_game
from browser.serving import Server

TURN = 4
MOST_DECISIONS = 60
FINGER = 40
"""So high, in pixels, is what a finger shall hit."""
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TABLET = {"width": 768, "height": 1024}
SMALL: ViewportSize = {"width": 320, "height": 568}

LOW_TARGETS = """(finger) => [...document.querySelectorAll("button, a[href], summary, input, select")]
  .filter(each => !each.matches(".sliver, .chip, .goto, input[type=checkbox], input[type=radio]"))
  .map(each => ({each, box: each.getBoundingClientRect()}))
  .filter(({each, box}) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height < finger && hit && each.contains(hit);
  })
  .map(({each, box}) => `${each.className} ${each.textContent.trim()}: ${box.height}`)"""
"""Targets that are too low.  Edges of a pile open what its count opens; cards named in a sentence stand in a line."""

WIDE_PLACES = """() => [document.scrollingElement, ...document.querySelectorAll("#table *, dialog[open] *")]
  .filter(each => each.checkVisibility({contentVisibilityAuto: true}) && !each.matches(".hand-cards, .tabs"))
  .filter(each => each.scrollWidth > each.clientWidth + 1)
  .filter(each => each === document.scrollingElement || /auto|scroll/.test(getComputedStyle(each).overflowX))
  .map(each => `${each.className}: ${each.scrollWidth} of ${each.clientWidth}`)"""
"""What scrolls sideways, but for the hand and the tabs of many players."""

CUT_OFF = """() => [...document.querySelectorAll("#ask .btn, #ask .act, #ask .opts")]
  .filter(each => each.checkVisibility() && !each.closest(".opts > *"))
  .map(each => ({each, box: each.getBoundingClientRect()}))
  .filter(({box}) => box.height > 0 && (box.bottom > innerHeight + 1 || box.top < 0))
  .map(({each, box}) => `${each.className}: ${box.top} to ${box.bottom}`)"""
"""Answers beyond the edge of the window, where no finger reaches them; a long list of them scrolls on its own."""

STEADY = """() => document.readyState === "complete"
  && !document.querySelector("#ask [data-old], .htmx-request")
  && document.querySelector("#tabs [aria-current], #tab-hand[aria-current]") !== null
  && document.querySelector("#ask .ask:not(.ask--wait)") !== null"""


@pytest.fixture
def phone(server: Server, visitor: Visitor) -> Page:
    """A game on a phone, at the choice of the first card."""
    page = visitor(PHONE, is_mobile=True, has_touch=True)
    start(page, server)
    return page


def start(page: Page, server: Server) -> None:
    """From the start page to the first question."""
    start_game(page, server.url, seed="3")
    page.wait_for_function(STEADY)


def decide(page: Page, target: Locator) -> None:
    """Tap what brings a new table, and wait until it is one's turn again."""
    page.evaluate("document.querySelector('#ask > *').setAttribute('data-old', '')")
    target.tap()
    page.wait_for_function(STEADY, timeout=60_000)


def lit(page: Page, place: str) -> Locator:
    """What can be chosen there."""
    return page.locator(f"{place} .is-lit:visible")


def next_target(page: Page, decisions: int) -> Locator:
    """What to tap next: draws, melds and dogmas by turns, else the first answer there is."""
    ask = page.locator("#ask")
    if ask.locator(".ask--confirm").count():
        return ask.locator(".ask-do .btn").last
    if ask.locator(".ask--acts").count():
        cards = (lit(page, "#hand"), lit(page, "#me"))[decisions % 2]
        return cards.first if decisions % 3 and cards.count() else ask.locator(".act").first
    answers = page.locator("#table .is-lit:visible, #ask .opt:visible")
    return answers.first


def turn(page: Page) -> int:
    """The number of the turn, as the log tells it."""
    words = page.locator("#log .turn > h3 small").all_text_contents()
    numbers = [int(word.split()[-1]) for word in words if word.split() and word.split()[-1].isdigit()]
    return max(numbers, default=0)


def fits(page: Page) -> None:
    """Nothing is too wide, every target large enough, and all that can be answered in sight."""
    assert page.evaluate(WIDE_PLACES) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(LOW_TARGETS, FINGER) == []


def shown(page: Page) -> str | None:
    """The tab whose view is shown."""
    return page.locator("body").get_attribute("data-tab")


def test_a_game_is_played_by_tapping_and_fits_at_every_decision(phone: Page) -> None:
    for decisions in range(MOST_DECISIONS):
        fits(phone)
        if turn(phone) >= TURN:
            break
        decide(phone, next_target(phone, decisions))
    assert turn(phone) >= TURN
    assert decisions >= TURN


def test_the_first_card_is_chosen_among_cards_that_can_be_read(phone: Page) -> None:
    assert shown(phone) == "hand"
    cards = lit(phone, "#hand")
    assert cards.count() == 2
    assert all(card.locator(".card-text").is_visible() for card in cards.all())
    decide(phone, cards.first)
    assert phone.locator("#inspect .card--large").is_visible()
    decide(phone, phone.locator("#ask .btn--main"))
    assert shown(phone) == "0"


def begin(page: Page) -> None:
    """Choose a first card, and answer what others ask, until it is one's own turn."""
    for decisions in range(MOST_DECISIONS):
        if page.locator("#ask .ask--acts").count():
            break
        decide(page, next_target(page, decisions))


def test_the_view_outlasts_a_new_table(phone: Page) -> None:
    begin(phone)
    phone.locator("#tab-log").tap()
    decide(phone, phone.locator("#ask .act").first)
    begin(phone)  # What others ask meanwhile is shown where its answers lie.
    assert shown(phone) == "log"
    assert phone.locator("#log").is_visible()
    assert not phone.locator("#me").is_visible()
    assert phone.locator("#tab-log").get_attribute("aria-current") == "true"


def test_every_view_fits(phone: Page) -> None:
    begin(phone)
    for tab in ("#tab-0", "#tab-1", "#tab-world", "#tab-log", "#tab-hand"):
        phone.locator(tab).tap()
        fits(phone)


@pytest.mark.parametrize("size", [SIDEWAYS, TABLET, SMALL], ids=["sideways", "tablet", "small"])
def test_other_sizes_fit(server: Server, visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor(size, is_mobile=True, has_touch=True)
    start(page, server)
    fits(page)
    begin(page)
    # An upright tablet shows the others above the own board, so they need no tab.
    others = () if size is TABLET else ("#tab-1",)
    assert page.locator("#tab-1").is_visible() is bool(others)
    assert page.locator("#board-1").is_visible() is not bool(others)
    for tab in ("#tab-0", *others, "#tab-world", "#tab-log", "#tab-hand"):
        page.locator(tab).tap()
        fits(page)


def test_signs_of_tabs_stand_clear_of_the_upper_edge(server: Server, visitor: Visitor) -> None:
    page = visitor(SIDEWAYS, is_mobile=True, has_touch=True)
    start_game(page, server.url, players="4", seed="3")
    page.wait_for_function(STEADY)
    tops = page.evaluate(
        """() => [...document.querySelectorAll(".tab :is(.mark, svg)")].filter(each => each.checkVisibility())
          .map(each => each.getBoundingClientRect().top - each.closest(".tab").getBoundingClientRect().top)"""
    )
    assert len(tops) > 4
    assert min(tops) >= 5


def test_an_action_opens_the_view_where_its_cards_lie_and_leads_back(phone: Page) -> None:
    begin(phone)
    meld = phone.locator("#ask .act").nth(1)
    decide(phone, meld)
    assert shown(phone) == "hand"
    decide(phone, meld)
    assert shown(phone) == "0"


def test_what_is_lit_in_another_view_has_a_mark_and_a_way_there(phone: Page) -> None:
    begin(phone)
    decide(phone, phone.locator("#ask .act").nth(2))
    phone.locator("#tab-log").tap()
    assert phone.locator("#tab-0").get_attribute("data-lit") is not None
    phone.locator("#reach").tap()
    assert shown(phone) == "0"
    assert not phone.locator("#reach").is_visible()


def test_a_long_press_shows_a_card_without_choosing_it(phone: Page) -> None:
    begin(phone)
    card = lit(phone, "#me").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    phone.locator("#look .card--large").wait_for()
    assert phone.locator("#ask .ask--acts").count() == 1
    fits(phone)
    phone.locator("#look [data-close]").tap()
    assert not phone.locator("#look").is_visible()


def test_what_cannot_be_done_says_why_when_tapped(phone: Page) -> None:
    begin(phone)
    achieve = phone.locator("#ask .act").last
    why = achieve.get_attribute("data-explain")
    assert why
    achieve.tap(force=True)
    assert phone.locator("#toasts").inner_text() == why
    assert phone.locator("#ask .ask--acts").count() == 1


def test_tapping_beside_the_sheet_goes_back(phone: Page) -> None:
    begin(phone)
    decide(phone, lit(phone, "#me").first)
    assert phone.locator("#ask .ask--confirm").count() == 1
    phone.evaluate("document.querySelector('#ask > *').setAttribute('data-old', '')")
    phone.touchscreen.tap(195, 120)
    phone.wait_for_function(STEADY)
    assert phone.locator("#ask .ask--acts").count() == 1
