"""The coach in a real browser: it speaks once, is put away with a key, and stays away once it is turned off."""

from playwright.sync_api import expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat, start_game
from browser.serving import Server
from browser.test_phone import SIDEWAYS, SMALL, fits

COACH = "#coach.coach--tip"
MOST = 40
INSIDE = """() => ["#coach", "#ask", "#hand"].map(each => {
  const {left, right, top, bottom} = document.querySelector(each).getBoundingClientRect();
  return left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
})"""
"""Whether these are wholly in sight."""


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
    page.get_by_role("button", name="Turn the coach off").tap()
    expect(page.locator(COACH)).to_have_count(0)
    assert {each["name"]: each["value"] for each in page.context.cookies()}["coach"] == "off"
