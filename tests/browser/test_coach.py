"""The coach in a real browser: it speaks once, is put away with a key, and stays away once it is turned off."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat, start_game
from browser.serving import Server
from browser.test_phone import SIDEWAYS, SMALL, fits
from browser.test_sizes import looked_at
from splay.lessons.firsts import First
from splay.position.events import Splay
from splay.position.ruleset import ruleset
from splay.text.catalogue import LANGUAGES
from splay.text.coach import OF_OTHERS, TO_READER, coached
from splay.text.reader import reader_of
from splay.web.html.sentences import PageNarration

pytestmark = pytest.mark.long

COACH = "#coach.coach--tip"
MOST = 40
INSIDE = """() => ["#coach", "#ask", "#hand"].map(each => {
  const {left, right, top, bottom} = document.querySelector(each).getBoundingClientRect();
  return left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
})"""
"""Whether these are wholly in sight."""
PHONES: Final = ((390, 844), (360, 640))
HIGHEST: Final = 80
"""So much of a phone's height a tip takes when it comes, in pixels."""
SAY: Final = """([tips, highest]) => tips.filter(tip => {
  const says = document.querySelector("#coach .coach-says");
  says.innerHTML = tip;
  return says.closest("#coach").getBoundingClientRect().height > highest;
})"""
"""Has the coach say one tip after the other; those that take more height than they may."""
IS_CUT: Final = "each => each.scrollHeight > each.clientHeight + 1"


def tips_in(language: str) -> list[str]:
    """All that the coach can say, about cards with long names."""
    voice = PageNarration(0, ("Iryna", "Volodymyr"), ruleset(4), reader_of(language))
    numbers = dict.fromkeys(("mine", "theirs", "age", "value", "points", "top", "count", "needed"), 10)
    firsts = [
        First(
            kind,
            who,
            cards={"card": "Canal Building", "other": "Metalworking"},
            icon=0,
            numbers=numbers,
            special="Monument",
            event=Splay(who or 0, 4, 0, 1),
            gains={0: 2, 1: 1, 2: 3},
        )
        for who, kinds in ((None, TO_READER), (1, OF_OTHERS))
        for kind in kinds
    ]
    return [str(coached(first, voice)) for first in firsts]


def until_it_speaks(seat: Seat) -> str:
    """Play on until the coach says something."""
    for _ in range(MOST):
        seat.asked()
        found = seat.page.locator(COACH)
        if found.count():
            return found.locator(".coach-says").text_content() or ""
        seat.play_on()
    raise AssertionError("nothing happened for the first time")


def test_what_the_coach_says_stays_until_it_is_put_away_with_a_key(server: Server, visitor: Visitor) -> None:
    page = visitor(coach="on")
    seat = start_game(page, server.url, seed="3", edition="4")
    first = until_it_speaks(seat)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.reload()
    seat.asked()
    expect(page.locator(f"{COACH} .coach-says")).to_have_text(first)
    # The coach stands beside what it speaks of, so the large card keeps the side and its letters.
    expect(page.locator("#inspect .card--large:not(.f-1, .f-2, .f-3, .f-4)")).to_be_visible()
    page.keyboard.press("x")
    expect(page.locator(COACH)).to_have_count(0)
    for _ in range(3):
        seat.play_on()
        seat.asked()
        assert first not in page.locator(COACH).all_inner_texts()


def test_the_coach_is_turned_off_with_a_tap(server: Server, visitor: Visitor) -> None:
    page = visitor(PHONE, coach="on", is_mobile=True, has_touch=True)
    seat = start_game(page, server.url, seed="3", edition="4")
    until_it_speaks(seat)
    for size in (PHONE, SIDEWAYS, SMALL):
        page.set_viewport_size(size)
        fits(page)
        assert all(page.evaluate(INSIDE)), size
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Turn the coach off").tap()
    expect(page.locator(COACH)).to_have_count(0)
    assert {each["name"]: each["value"] for each in page.context.cookies()}["coach"] == "off"


def test_a_tip_leaves_a_phone_its_board_and_opens_in_full(server: Server, visitor: Visitor) -> None:
    page = visitor(PHONE, coach="on", is_mobile=True, has_touch=True)
    seat = start_game(page, server.url, seed="3", edition="4")
    until_it_speaks(seat)
    for language in LANGUAGES:
        page.context.add_cookies([{"name": "lang", "value": language, "url": server.url}])
        page.reload()
        seat.asked()
        tips = tips_in(language)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SAY, [tips, HIGHEST]) == []
        page.evaluate(SAY, [[max(tips, key=len)], HIGHEST])
        for state in ("false", "true"):
            more = page.locator(f"{COACH} [data-coach=more]")
            expect(more).to_have_attribute("aria-expanded", state)
            for size in PHONES:
                assert looked_at(page, size, is_touched=True) == [], (language, state)
            if state == "false":
                more.tap()
        assert not page.locator(f"{COACH} .coach-says").evaluate(IS_CUT)
