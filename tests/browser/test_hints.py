"""Hints in the browser: a key opens them, once more closes them, and a row is the way to its option."""

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visitor
from browser.programs import Game
from browser.seats import Seat
from browser.serving import Server

pytestmark = pytest.mark.long


def at_turn(server: Server) -> tuple[Game, int]:
    """A game on one device in which somebody is asked for an action."""
    game = Game(server, ["Ann", "Bob"], seed=11, kind="device")
    asked = game.play_until(lambda asked: asked["kind"] == "action" and len(asked["options"]) > 2)
    return game, asked["seat"]


def test_h_opens_a_hint_and_closes_it_and_a_row_leads_to_its_option(visitor: Visitor, server: Server) -> None:
    game, number = at_turn(server)
    seat = game.sit(visitor(), number)
    page = seat.page
    seat.asked()
    expect(page.locator("#inspect")).to_be_visible()
    page.keyboard.press("h")
    rows = page.locator("#advice .adv-row")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    expect(page.locator("#advice")).to_contain_text("Sees only what you see.")
    expect(page.locator("#table [data-place='1']").first).to_be_visible()
    expect(page.locator("#inspect")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_have_count(0)
    expect(page.locator("#inspect")).to_be_visible()
    page.keyboard.press("h")
    expect(rows.first).to_be_visible()
    seat.do(rows.first)
    assert seat.mode == "confirm"
    seat.confirm()
    expect(page.locator("#advice")).to_have_count(0)


def test_enter_takes_the_row_that_was_clicked(visitor: Visitor, server: Server) -> None:
    game, number = at_turn(server)
    seat = game.sit(visitor(), number)
    page = seat.page
    seat.asked()
    page.keyboard.press("h")
    expect(page.locator("#advice .adv-row").first).to_be_visible()
    seat.do(page.locator("#advice .adv-row").first)
    assert seat.mode == "confirm"
    before = seat.step()
    seat.after(lambda: page.keyboard.press("Enter"))
    assert seat.step() > before


THREE_LONG = """() => {
  const rows = document.querySelector("#advice ol");
  while (rows.children.length < 3) rows.append(rows.lastElementChild.cloneNode(true));
  for (const why of rows.querySelectorAll(".adv-why")) why.textContent = "You have one more icon. ".repeat(6);
  return rows.scrollHeight - rows.clientHeight;
}"""
"""Makes a hint of three options with four lines of reasons each; how much of it is out of sight."""


def test_three_options_with_their_reasons_are_in_sight_and_so_is_the_log(visitor: Visitor, server: Server) -> None:
    game, number = at_turn(server)
    page = game.sit(visitor({"width": 1280, "height": 800}), number).page
    page.keyboard.press("h")
    expect(page.locator("#advice .adv-why").first).to_be_visible()
    assert page.evaluate(THREE_LONG) == 0
    log = page.locator(".log-slot").bounding_box()
    assert log is not None
    assert log["height"] >= 150


def test_on_a_phone_a_hint_is_a_sheet_above_what_is_asked(visitor: Visitor, server: Server) -> None:
    game, number = at_turn(server)
    seat: Seat = game.sit(visitor(PHONE), number)
    page = seat.page
    seat.asked()
    page.locator(".turn-bar .way-hint").click()
    expect(page.locator("#advice .adv-row").first).to_be_visible()
    sheet, dock = page.locator("#advice").bounding_box(), page.locator("#ask").bounding_box()
    assert sheet is not None
    assert dock is not None
    assert sheet["height"] <= 0.62 * PHONE["height"] + 1
    assert abs(sheet["y"] + sheet["height"] - dock["y"]) < 2
    seat.act("draw")
    expect(page.locator("#advice")).to_have_count(0)
