"""The first game in a real browser: played through by keyboard, by touch, and on two devices."""

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.seats import ASKED, RESTS, Seat
from browser.serving import Server

PILE = "{} [hx-get*='/look/pile/']"
CHAPTERS = (
    ("1 Enter", "Enter", "Enter", "1 Enter"),
    (PILE.format("#pile-1-blue"), "d", "1 Enter"),
    ("e Enter", "Enter", "d"),
    ("w Enter", "Enter", "2 Enter", "!back", "1 Enter", "Enter"),
    ("q Enter", "d", "1 2 Enter", "3 Enter"),
    (PILE.format("#pile-0-red"), "t Enter 1", "0 e Enter 1", "r Enter 1"),
    ("#score-0 .stat--score", "a 2 Enter", "t Enter 0 1", "a 3 Enter"),
    ("#special-Empire button", "1 Enter", "a 6 Enter"),
)
"""By chapter what is pressed in each step: keys, or a thing that is opened and closed again, or ``!back``: a detour."""


def asked(page: Page) -> None:
    """Wait until nothing moves and the learner is asked."""
    page.wait_for_function(ASKED)


def press(page: Page, keys: str) -> None:
    """Do a step by keyboard."""
    if keys == "!back":
        expect(page.locator("#coach")).to_contain_text("Take it back")
        page.get_by_role("button", name="Take it back").focus()
        keys = "Enter"
    elif keys.startswith("#"):
        page.locator(keys).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#look")).to_be_visible()
        keys = "Escape"
    for key in keys.split():
        asked(page)
        page.keyboard.press(key)


def begin(page: Page, server: Server, chapter: int) -> Seat:
    """Begin a chapter."""
    page.goto(f"{server.url}/learn")
    page.locator(f".learn-chapters li:nth-child({chapter}) button").click()
    page.wait_for_function(RESTS)
    return Seat(page)


def expect_step(page: Page, step: int) -> None:
    expect(page.locator("#coach .coach-at")).to_contain_text(f"{step} of ")


def test_the_whole_first_game_by_keyboard(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{server.url}/")
    page.get_by_role("link", name="Learn to play").press("Enter")
    page.locator(".learn form.go button").press("Enter")
    for number, chapter in enumerate(CHAPTERS, start=1):
        expect(page.locator("#coach .coach-at")).to_contain_text(f"Chapter {number}")
        step = 1
        for keys in chapter:
            asked(page)
            if keys != "!back":
                expect_step(page, step)
            lit = page.locator(".is-taught")
            assert lit.count() == (0 if keys == "!back" else 1), (number, step)
            press(page, keys)
            step += 0 if keys == "2 Enter" else 0 if keys == "!back" else 1
        if number < len(CHAPTERS):
            expect(page.locator("#coach")).to_contain_text("Well done")
            asked(page)
            page.keyboard.press("Enter")
    expect(page.locator("#finale-title")).to_have_text("You win")
    expect(page.get_by_role("button", name="Play a whole game")).to_be_visible()


def test_sharing_by_touch_with_a_detour(server: Server, visitor: Visitor) -> None:
    page = visitor(PHONE, is_mobile=True, has_touch=True)
    begin(page, server, 4)

    def tap(what: str) -> None:
        asked(page)
        page.locator(what).locator("visible=true").last.tap()

    tap("#card-domestication")
    tap("#ask .ask--confirm .ask-do .btn")
    expect_step(page, 2)
    tap("#coach button")
    expect_step(page, 3)
    tap("#tab-hand")
    tap("#card-clothing")
    tap("#ask .ask--confirm .ask-do .btn")
    expect(page.locator("#coach")).to_contain_text("you do not share")
    tap("#coach .coach-main")
    expect_step(page, 3)
    page.wait_for_function(RESTS)
    if page.locator("body").get_attribute("data-tab") != "hand":
        tap("#tab-hand")
    tap("#card-mysticism")
    tap("#ask .ask--confirm .ask-do .btn")
    expect_step(page, 4)
    coach = page.locator("#coach").bounding_box()
    assert coach is not None
    assert coach["x"] >= 0
    assert coach["x"] + coach["width"] <= PHONE["width"]
    tap("#coach button")
    expect(page.locator("#coach")).to_contain_text("Next: Demands")


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
