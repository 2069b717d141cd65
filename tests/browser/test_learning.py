"""The first game in a real browser: played through by keyboard, by touch, and on two devices."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.seats import RESTS, Seat
from browser.serving import Server
from browser.test_sizes import HALF_LINES, HELPERS
from browser.touch import asked, pick, tap
from lessons.learners import DETOURS
from splay.lessons.chapters import chapters

pytestmark = pytest.mark.long

PILE = "{} [hx-get*='/look/pile/']"
CHAPTERS = (
    ("1 Enter", "Enter", "Enter", "!d", "1 Enter"),
    (PILE.format("#pile-1-blue"), "!e Enter", "d", "1 Enter"),
    ("!d", "e Enter", "Enter", "d"),
    ("w Enter", "Enter", "!2 Enter", "1 Enter", "Enter"),
    ("!d", "q Enter", "d", "1 2 Enter", "3 Enter"),
    (PILE.format("#pile-0-red"), "!t Enter 2 0", "t Enter 1", "0 e Enter 1", "r Enter 1"),
    ("#score-0 .stat--score", "a 2 Enter", "!d", "t Enter 0 1", "a 3 Enter"),
    ("#special-Empire button", "!2 Enter", "1 Enter", "a 6 Enter"),
)
"""By chapter what is pressed in each step: keys, or a thing that is opened and closed again; with ``!`` a detour."""
DONE = "#coach.coach--done"
STRAYS = "#coach.coach--strays"


def press(page: Page, keys: str) -> None:
    """Do a step by keyboard, or a detour, which is taken back."""
    if keys.startswith("#"):
        page.locator(keys).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#look")).to_be_visible()
        keys = "Escape"
    for key in keys.removeprefix("!").split():
        asked(page)
        page.keyboard.press(key)
    if keys.startswith("!"):
        expect(page.locator(STRAYS)).to_be_visible()
        assert page.locator(".is-taught").count() == 0
        page.get_by_role("button", name="Take it back").press("Enter")
        expect(page.locator(STRAYS)).to_have_count(0)


def read_on(page: Page) -> None:
    """Leave behind what is only to be seen."""
    asked(page)
    while page.locator("#coach-go").count():
        tap(page, "#coach-go button")
        asked(page)


def in_sight(page: Page) -> None:
    """What is said fits between the edges of the window, and leaves whole lines of the cards."""
    box = page.locator("#coach").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= PHONE["height"]
    assert page.evaluate(f"() => {{ {HELPERS} return ({HALF_LINES})(); }}") == []


def begin(page: Page, server: Server, chapter: int) -> Seat:
    """Begin a chapter."""
    page.goto(f"{server.url}/learn")
    page.locator(f".learn-chapters li:nth-child({chapter}) button").click()
    page.wait_for_function(RESTS)
    return Seat(page)


def expect_step(page: Page, step: int) -> None:
    expect(page.locator("#coach .coach-at")).to_contain_text(f"{step} of ")


def test_the_whole_first_game_by_keyboard_through_detours(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{server.url}/")
    page.get_by_role("link", name="Learn to play").press("Enter")
    page.locator(".learn form.go button").press("Enter")
    for number, chapter in enumerate(CHAPTERS, start=1):
        expect(page.locator("#coach .coach-at")).to_contain_text(f"Chapter {number}")
        step = 1
        for keys in chapter:
            asked(page)
            expect_step(page, step)
            assert page.locator(".is-taught").count() == 1, (number, step)
            press(page, keys)
            step += not keys.startswith("!")
        if number < len(CHAPTERS):
            expect(page.locator("#coach")).to_contain_text("Well done")
            asked(page)
            page.keyboard.press("Enter")
    expect(page.locator("#finale-title")).to_have_text("You win")
    expect(page.get_by_role("button", name="Play a whole game")).to_be_visible()


def test_the_whole_first_game_by_touch_through_detours(server: Server, visitor: Visitor) -> None:
    page = visitor(PHONE, is_mobile=True, has_touch=True)
    begin(page, server, 1)
    for taught in chapters():
        detour, way = DETOURS[taught.name]
        for option in detour:
            read_on(page)
            in_sight(page)
            pick(page, option)
        expect(page.locator(STRAYS)).to_be_visible()
        in_sight(page)
        tap(page, ".coach-main")
        expect(page.locator(STRAYS)).to_have_count(0)
        for option in way:
            read_on(page)
            pick(page, option)
        if taught.number < len(CHAPTERS):
            read_on(page)
            expect(page.locator(DONE)).to_be_visible()
            tap(page, ".coach-main")
            expect(page.locator(DONE)).to_have_count(0)
    expect(page.locator("#finale-title")).to_have_text("You win")


def test_left_in_the_middle_and_taken_up_on_another_device(server: Server, visitor: Visitor) -> None:
    page, phone = visitor(), visitor(PHONE, is_mobile=True, has_touch=True)
    begin(page, server, 3)
    press(page, "e Enter")
    expect_step(page, 2)
    table = page.url
    page.goto(f"{table}/carry")
    page.locator("main form button").first.click()
    link = page.locator("input[value*='/carry/']").input_value()
    phone.goto(link)
    phone.locator("main form button").first.tap()
    expect_step(phone, 2)
    asked(phone)
    phone.locator("#coach button").tap()
    expect_step(phone, 3)
    asked(phone)
    phone.locator("#ask .act").first.tap()
    expect(phone.locator("#coach")).to_contain_text("Well done")
    page.goto(f"{server.url}/learn")
    page.get_by_role("link", name="Go on with chapter 3").click()
    expect(page.locator("#coach")).to_contain_text("Well done")
