"""No page breaks a rule of axe, in light and in dark: names and roles, order, contrast."""

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.programs import Game
from browser.seats import Seat, start_game
from browser.serving import Server
from splay.game.record import Record
from testing.random_games import Setup, play

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ONLY_FAULTS = ["violations"]
"""What is reported in full: elements that pass take axe most of its time."""
RULES = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ONLY_FAULTS}
DARK = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}, "resultTypes": ONLY_FAULTS}
"""What depends on colors."""


def faults(page: Page, rules: dict[str, Any]) -> list[str]:
    """What axe finds wrong with the page as it is now.

    A covered card may be a small target: what it shows of itself is what a splay is, and its pile opens
    by the button with its count, too.
    """
    found: list[dict[str, Any]] = Axe().run(page, options=rules).response["violations"]
    return [
        f"{fault['id']}: {fault['help']}: {node['html'][:200]} ({node['failureSummary']})"
        for fault in found
        for node in fault["nodes"]
        if not (fault["id"] == "target-size" and 'class="sliver ' in node["html"])
    ]


def assert_accessible(page: Page) -> None:
    """No rule is broken, neither in light nor in dark."""
    for theme, rules in (("light", RULES), ("dark", DARK)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert faults(page, rules) == [], theme


WAYS = ("computer", "device", "friends", "watch", "load")
READING = ("/cards/4?q=wheel", "/cards/4/oars?q=wheel", "/rules/4", "/rules/1", "/credits", "/games", "/api/docs")


def test_pages_that_are_read(visitor: Visitor, server: Server) -> None:
    page = visitor()
    for address in READING:
        page.goto(server.url + address)
        assert_accessible(page)


def test_start_page(visitor: Visitor, server: Server) -> None:
    page = visitor()
    for way in WAYS:
        page.goto(f"{server.url}/?way={way}")
        for closed in page.locator("form.new details.more summary").all():
            closed.click()
        assert_accessible(page)
    page.get_by_label("Settings").first.click()
    assert_accessible(page)


def test_pages_that_refuse(visitor: Visitor, server: Server) -> None:
    page = visitor()
    for address in ("/t/nowhere", "/join/nothing", "/nothing"):
        page.goto(server.url + address)
        assert_accessible(page)


def test_lobby_invitation_and_another_device(visitor: Visitor, server: Server) -> None:
    page, friend = visitor(), visitor()
    start_game(page, server.url, "friends", name0="Ann", players="3")
    assert_accessible(page)
    friend.goto(page.locator("#link-any").input_value())
    assert_accessible(friend)
    game = Game(server, ["Ann", "Bob"], seed=2)
    seat = game.sit(page, 0)
    seat.page.goto(f"{game.url}/carry")
    assert_accessible(page)
    page.get_by_role("button", name="Make the link").click()
    assert_accessible(page)


def test_curtain(visitor: Visitor, server: Server) -> None:
    page = visitor()
    start_game(page, server.url, "device", name0="Ann", name1="Bob")
    assert_accessible(page)


def test_table(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    seat = game.sit(visitor(), 0)
    assert_accessible(seat.page)
    asked = game.play_until(lambda asked: asked["kind"] == "action" and asked["seat"] == 0 and asked["number"] > 60)
    seat.page.locator("#ask .ask--acts").wait_for()  # The page may still show what was asked before.
    assert seat.asked() == "acts"
    assert_accessible(seat.page)
    seat.act("meld" if any(option.startswith("meld") for option in asked["options"]) else "dogma")
    assert_accessible(seat.page)
    seat.do(seat.page.locator("#table .is-lit").first)
    assert seat.mode == "confirm"
    assert_accessible(seat.page)


def test_table_while_an_effect_asks_and_while_one_waits(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(lambda asked: asked["kind"] == "card" and asked["number"] > 40)
    seat = game.sit(visitor(), asked["seat"])
    assert seat.asked() == "question"
    assert_accessible(seat.page)
    seat.page.get_by_role("button", name="Why?").click()
    assert_accessible(seat.page)
    other = game.sit(visitor(), 1 - asked["seat"])
    other.rest()
    assert other.mode == "wait"
    assert_accessible(other.page)


def test_closer_looks(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    game.play_until(lambda asked: asked["kind"] == "action" and asked["number"] > 60)
    seat = game.sit(visitor(), 0)
    page = seat.page
    for what in ("[hx-get*='/look/pile/']", "[hx-get*='/look/age/']", "[hx-get*='/look/special/']", "#junk"):
        page.locator(f"#table {what}:visible").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    assert_accessible(page)


@pytest.mark.parametrize("players", [3, 5])
def test_tables_of_many(visitor: Visitor, server: Server, players: int) -> None:
    game = Game(server, ["Ann", "Bob", "Cyd", "Dan", "Eve"][:players], seed=2)
    game.play_until(lambda asked: asked["kind"] == "action" and asked["number"] > 60)
    seat = game.sit(visitor(), 0)
    seat.rest()
    assert_accessible(seat.page)


def test_a_finished_game(visitor: Visitor, server: Server) -> None:
    page = visitor()
    record = Record.of(play(Setup(4, 2).start(5), random.Random(5)))
    page.goto(f"{server.url}/?way=load")
    page.locator("textarea[name=text]").fill(str(record))
    page.locator("main .btn--main").click()
    if page.get_by_role("button", name="View only").count():
        page.get_by_role("button", name="View only").click()
    table = page.url.partition("?")[0].removesuffix("/end")
    page.goto(f"{table}/end")
    assert_accessible(page)
    page.goto(f"{table}?skip=true")
    Seat(page).rest()
    assert_accessible(page)
    page.goto(f"{table}/steps/40")
    Seat(page).rest()
    assert_accessible(page)
