"""The clocks of a table count down by themselves, and the tab says whose answer the table waits for."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.programs import Game, at_action
from browser.serving import Server

pytestmark = pytest.mark.long

TWENTY_MINUTES = {"kind": "sitting", "seconds": 1200, "free": 120}


def test_a_clock_counts_down_and_says_once_that_little_is_left(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=7, time=TWENTY_MINUTES)
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == 0)
    page = visitor()
    page.clock.install()
    game.sit(page, 0)
    mine, other = page.locator("#me .clock"), page.locator("#board-1 .clock")
    expect(mine.locator("b")).to_have_text("20:00")
    page.clock.fast_forward("18:30")
    expect(mine.locator("b")).to_have_text(re.compile(r"^[23]:\d\d$"))  # of 3:30 the test itself has used some seconds
    expect(mine).not_to_contain_class("is-low")
    page.clock.fast_forward("01:40")
    expect(mine).to_contain_class("is-low")
    expect(page.locator("#clock-told")).to_have_text(re.compile(r"^Little time left: [01]:\d\d$"))
    expect(other.locator("b")).to_have_text("20:00")
    expect(other).not_to_contain_class("is-running")


def test_the_icon_of_the_tab_says_that_the_table_waits_for_an_answer(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=7)
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == 0)
    page = visitor()
    game.sit(page, 0)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("● Your turn · Splay")
    expect(icon).to_have_js_property("href", f"{server.url}{icon.get_attribute('data-turn')}")
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == 1)
    expect(page).to_have_title("Bob’s turn · Splay")
    expect(icon).not_to_have_js_property("href", f"{server.url}{icon.get_attribute('data-turn')}")
