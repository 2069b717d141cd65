"""Puzzles in a real browser: missed, tried again and solved, with the mouse and by touch."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat, option
from browser.serving import Server
from browser.test_phone import fits
from browser.touch import asked, pick, tap
from puzzles.chosen import first
from splay.puzzles.goals import NOTHING, SURVIVE
from splay.puzzles.puzzle import puzzles

pytestmark = pytest.mark.long


def begin(page: Page, server: Server, number: int) -> None:
    """Go from the list to the table of a puzzle."""
    page.goto(f"{server.url}/puzzles")
    page.locator(f".puzzle-row[href$='/puzzles/{number}']").click()
    page.locator(f"main form[action$='/puzzles/{number}'] button").click()
    asked(page)


def test_a_puzzle_is_missed_tried_again_and_solved(server: Server, visitor: Visitor) -> None:
    number = first(SURVIVE, actions_left=1)
    page = visitor()
    begin(page, server, number)
    seat = Seat(page)
    seat.draw()
    while seat.asked() == "question":
        seat.answer()
    expect(page.locator("#ask-q")).to_contain_text("Not solved")
    expect(page.get_by_role("link", name="Show the answer")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#ask .ask--over')")
    asked(page)
    seat.do(option(page, puzzles()[number - 1].actions[0]))
    seat.confirm()
    expect(page.locator("#ask-q")).to_contain_text("Solved")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    asked(page)
    expect(page.locator("body")).to_contain_text(f"Puzzle {number % len(puzzles()) + 1}")
    page.goto(f"{server.url}/puzzles")
    expect(page.locator("main")).to_contain_text(f"1 of {len(puzzles())} solved")


def test_a_puzzle_is_solved_by_touch(server: Server, visitor: Visitor) -> None:
    number = first(NOTHING)
    page = visitor(PHONE, is_mobile=True, has_touch=True)
    begin(page, server, number)
    fits(page)
    pick(page, puzzles()[number - 1].actions[0])
    expect(page.locator("#ask-q")).to_contain_text("Solved")
    fits(page)
    tap(page, "#ask .btn--main")
    page.wait_for_function("() => !document.querySelector('#ask .ask--over')")
