"""Everything with the keyboard alone: from the start page through the first turns."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.programs import Game
from browser.seats import Seat
from browser.serving import Server

FEW_TABS = 60
FOCUS = """() => {
  const active = document.activeElement;
  const style = getComputedStyle(active);
  return {
    name: active === document.body ? "" : active.id || active.innerText || active.tagName,
    isSeen: active.matches(":focus-visible") && (style.outlineStyle !== "none" || style.boxShadow !== "none"),
  };
}"""

CAN_BE_CHOSEN = "document.activeElement.matches('.is-lit, [data-key]')"


def focus(page: Page) -> str:
    """What has the focus; it can be seen."""
    found = page.evaluate(FOCUS)
    assert found["name"], "nothing has the focus"
    assert found["isSeen"], f"the focus on {found['name']!r} is not to be seen"
    return str(found["name"])


def tab_to(page: Page, selector: str) -> None:
    """Go to something by Tab alone; every stop on the way is to be seen."""
    for _ in range(FEW_TABS):
        page.keyboard.press("Tab")
        focus(page)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not come to {selector}")


def press(seat: Seat, key: str) -> None:
    """Press a key and wait until the table has answered."""
    seat.after(lambda: seat.page.keyboard.press(key))


@pytest.fixture
def at_turn(visitor: Visitor, server: Server) -> Callable[[], Seat]:
    def sit() -> Seat:
        game = Game(server, ["Ann", "Bob"], seed=11)
        asked = game.play_until(
            lambda asked: (
                asked["kind"] == "action"
                and sum(option.startswith("meld") for option in asked["options"]) > 1
                and game.view()["actions_left"] == 2
            )
        )
        seat = game.sit(visitor(), asked["seat"])
        seat.asked()
        return seat

    return sit


def test_from_the_start_page_into_the_first_turn(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(server.url)
    tab_to(page, "a.skip")
    tab_to(page, "a.way[href*=friends]")
    tab_to(page, ".go .btn--main")
    page.keyboard.press("Enter")
    seat = Seat(page)
    assert seat.asked() == "question"
    press(seat, "2")
    assert seat.mode == "confirm"
    press(seat, "Escape")
    assert seat.mode == "question"
    press(seat, "1")
    press(seat, "Enter")
    while seat.asked() == "question":  # The other player may begin, and demand something.
        press(seat, "1")
    assert seat.mode == "acts"
    step = seat.step()
    press(seat, "d")
    assert seat.step() > step


def test_actions_by_their_letters(at_turn: Callable[[], Seat]) -> None:
    seat = at_turn()
    press(seat, "m")
    expect(seat.page.locator("#me .is-lit")).to_have_count(0)
    press(seat, "Escape")
    expect(seat.page.locator("#me .is-lit")).not_to_have_count(0)
    press(seat, "m")
    press(seat, "2")
    assert seat.mode == "confirm"
    expect(seat.question).to_contain_text("Meld")
    press(seat, "Escape")
    press(seat, "g")
    expect(seat.page.locator("#hand .is-lit")).to_have_count(0)
    letter = seat.page.locator("#me .is-lit kbd").first.inner_text()
    press(seat, letter)
    assert seat.mode == "confirm"
    expect(seat.question).to_contain_text("Activate")
    press(seat, "Escape")
    expect(seat.page.locator("#ask .act[aria-pressed=true]")).to_have_count(0)
    step = seat.step()
    press(seat, "d")
    assert seat.step() > step


def test_the_focus_stays_on_the_table_after_a_pick(at_turn: Callable[[], Seat]) -> None:
    seat = at_turn()
    page = seat.page
    page.keyboard.press(".")
    focus(page)
    assert page.evaluate(CAN_BE_CHOSEN)
    tab_to(page, "#hand .is-lit")
    press(seat, "Enter")
    assert seat.mode == "confirm"
    focus(page)
    press(seat, "Enter")
    assert focus(page)
    seat.rest()
    press(seat, "u")
    assert focus(page)


def test_arrows_go_along_the_hand_and_through_history(at_turn: Callable[[], Seat]) -> None:
    seat = at_turn()
    page = seat.page
    page.locator("#hand [data-card]").first.focus()
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") == first
    page.locator("#ask").focus()
    now = seat.step()
    press(seat, "ArrowLeft")
    assert seat.step() < now
    expect(page.locator("#table.looks-back")).to_be_visible()
    press(seat, "ArrowRight")
    assert seat.step() == now
    press(seat, "Home")
    assert seat.step() == 0
    press(seat, "End")
    assert seat.step() == now
    expect(page.locator("#ask .ask--acts")).to_be_visible()


def test_the_list_of_keys_opens_and_closes(at_turn: Callable[[], Seat]) -> None:
    seat = at_turn()
    page = seat.page
    page.keyboard.press(".")
    before = page.evaluate("document.activeElement.id")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == before


def test_keys_can_be_switched_off(at_turn: Callable[[], Seat]) -> None:
    seat = at_turn()
    page = seat.page
    page.keyboard.press("?")
    box = page.get_by_role("dialog").get_by_label("Keys are shortcuts")
    expect(box).to_be_checked()
    box.press("Space")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.keyboard.press(".")
    expect(page.locator("#ask .act[aria-pressed=true]")).to_have_count(0)
    assert not page.evaluate(CAN_BE_CHOSEN)
