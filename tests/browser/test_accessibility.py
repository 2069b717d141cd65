"""No page breaks a rule of axe, on a desktop and on a phone, in light and in dark: names and roles, order, contrast.

A page is loaded once; then its window and its colors change, which costs far less than to load it again.
"""

import random
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import PHONE, Visitor
from browser.programs import Game
from browser.seats import open_talk, start_game
from browser.serving import Server
from browser.test_following import claim, two_claims_before_the_end
from browser.test_late_boards import go_on
from browser.test_marking import asking, returns_some, sit
from splay.game.record import Record
from testing.random_games import Setup, play

pytestmark = pytest.mark.long

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ONLY_FAULTS = ["violations"]
"""What is reported in full: elements that pass take axe most of its time."""
RULES = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ONLY_FAULTS}
COLORS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}, "resultTypes": ONLY_FAULTS}
"""What depends on colors."""
OFF = {"enabled": False}
NO_SIZES = {"rules": {"target-size": OFF}}
"""A target that is scrolled half out of sight counts as a small one; test_sizes.py wants larger ones anyway."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
Looks = tuple[tuple[ViewportSize, str, dict[str, Any]], ...]
LOOKS: Looks = (
    (WIDE, "light", RULES),
    (WIDE, "dark", COLORS),
    (PHONE, "dark", COLORS),
    (PHONE, "light", RULES | NO_SIZES),
)
BRIEFLY = (LOOKS[0], LOOKS[2])
"""For what hardly differs between windows."""
IN_PAGES = (LOOKS[0], LOOKS[1], (PHONE, "light", RULES | {"rules": {"target-size": OFF, "color-contrast": OFF}}))
"""For pages to read, whose colors do not depend on the window."""
MOMENTS_STAY = """const wait = setTimeout;
  window.setTimeout = (deed, after, ...rest) => wait(deed, after > 800 && after < 2500 ? 600000 : after, ...rest);"""


def faults(page: Page, rules: dict[str, Any]) -> list[str]:
    """What axe finds wrong with the page as it is now.

    A covered card may be a small target: what it shows of itself is what a splay is, and its pile opens
    by the button with its count, too.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate("async rules => (await axe.run(document, rules)).violations", rules)
    return [
        f"{fault['id']}: {fault['help']}: {node['html'][:200]} ({node['failureSummary']})"
        for fault in found
        for node in fault["nodes"]
        if not (fault["id"] == "target-size" and 'class="sliver ' in node["html"])
    ]


def assert_accessible(page: Page, looks: Looks = LOOKS) -> None:
    """No rule is broken, whatever the window and the colors."""
    for size, theme, rules in looks:
        if page.viewport_size != size:
            page.set_viewport_size(size)
        assert_accessible_in(page, theme, rules)
    page.set_viewport_size(LOOKS[0][0])


def assert_accessible_in(page: Page, theme: str, rules: dict[str, Any]) -> None:
    """None of these rules is broken in these colors."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    assert faults(page, rules) == [], (theme, page.viewport_size)


WAYS = ("computer", "device", "friends", "watch", "load")
READING = (
    *("/cards/4/oars?q=wheel", "/rules/4", "/rules/1", "/credits", "/games", "/learn", "/api/docs", "/offline"),
    *("/me", "/players", "/notices"),
)


def test_pages_that_are_read(visitor: Visitor, server: Server) -> None:
    page = visitor()
    for address in READING:
        page.goto(server.url + address)
        assert_accessible(page, IN_PAGES)


def test_pages_of_somebody_with_an_account_and_a_game_by_the_clock(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2, time={"kind": "hours", "seconds": 86_400})
    page = game.sit(visitor(), 0).page
    page.goto(f"{server.url}/me")
    page.get_by_text("Without a passkey").click()
    page.locator("form[action='/me/account'] [name=name]").fill("Ann")
    page.get_by_role("button", name="Use a recovery code").click()
    assert_accessible(page, IN_PAGES)
    page.get_by_role("link", name="Done").click()
    page.get_by_role("button", name="Put me on the list").click()
    for address in ("/me", "/games", "/players", "/notices", f"/t/{game.id}/report"):
        page.goto(server.url + address)
        if address == "/notices":
            page.locator("label:has([name=quiet])").click()
        assert_accessible(page, IN_PAGES)


def test_start_page(visitor: Visitor, server: Server) -> None:
    page = visitor()
    for way in WAYS:
        page.goto(f"{server.url}/?way={way}")
        for closed in page.locator("form.new details.more summary").all():
            closed.click()
        assert_accessible(page, IN_PAGES)
    page.get_by_label("Settings").first.click()
    assert_accessible(page, IN_PAGES)


def test_pages_that_refuse(visitor: Visitor, server: Server) -> None:
    page = visitor()
    for address in ("/t/nowhere", "/join/nothing", "/nothing"):
        page.goto(server.url + address)
        assert_accessible(page, IN_PAGES)


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
    page = seat.page
    open_talk(page)
    assert_accessible(page)
    asked = game.play_until(lambda asked: asked["kind"] == "action" and asked["seat"] == 0 and asked["number"] > 60)
    page.locator("#ask .ask--acts").wait_for()  # The page may still show what was asked before.
    assert seat.asked() == "acts"
    assert_accessible(page)
    page.set_viewport_size(PHONE)
    for tab in ("hand", "world", "log", "1", "0"):
        page.evaluate("tab => document.querySelector(`#table [data-tab='${tab}']`).click()", tab)
        expect(page.locator("body")).to_have_attribute("data-tab", tab)
        assert_accessible_in(page, "light", RULES | NO_SIZES)
        assert_accessible_in(page, "dark", COLORS)
    page.set_viewport_size(LOOKS[0][0])
    seat.act("meld" if any(option.startswith("meld") for option in asked["options"]) else "dogma")
    seat.do(page.locator("#table .is-lit").first)
    assert seat.mode == "confirm"
    assert_accessible(page)


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
    looks = ("/look/pile/", "/look/age/", "/look/special/", "/look/junk", "/look/help")
    for what in looks:
        page.locator(f"#table [hx-get*='{what}']:visible").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page, BRIEFLY)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    assert_accessible(page, BRIEFLY)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("details.menu summary[aria-label=Settings]").click()
    page.get_by_role("button", name="Report…").click()
    expect(page.get_by_role("dialog")).to_contain_text("What is wrong?")
    assert_accessible(page, LOOKS)


def test_several_cards_to_mark(visitor: Visitor, server: Server) -> None:
    game, cards = asking(returns_some)
    seat = sit(visitor, server, game)[0]
    assert_accessible(seat.page)
    seat.mark(cards[0])
    assert_accessible(seat.page)


@pytest.mark.parametrize("players", [3, 5])
def test_tables_of_many_and_what_was_done_meanwhile(visitor: Visitor, server: Server, players: int) -> None:
    game = Game(server, ["Ann", "Bob", "Cyd", "Dan", "Eve"][:players], seed=2)
    game.play_until(lambda asked: asked["kind"] == "action" and asked["number"] > 60)
    page = visitor(pace="step")
    seat = game.sit(page, 0)
    expect(page.locator("#ask")).to_contain_text("While you were away")
    if players == 3:
        page.get_by_role("button", name="List").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Turn by turn").click()
    page.locator("#ask .follow").wait_for()
    assert_accessible(page)
    page.goto(game.url + "?skip=true")
    seat.rest()
    assert_accessible(page)


def test_moments(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.add_init_script(MOMENTS_STAY)
    seat = go_on(page, server, two_claims_before_the_end())
    claim(seat, 1)
    expect(page.locator("#moment .claim")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("KeyD")
    seat.asked()
    claim(seat, 2)
    expect(page.locator(".finale--win")).to_be_visible()
    assert_accessible(page)


def test_a_finished_game(visitor: Visitor, server: Server) -> None:
    page = visitor()
    record = Record.of(play(Setup(4, 2).start(5), random.Random(5)))
    page.goto(f"{server.url}/?way=load")
    page.locator("textarea[name=text]").fill(str(record))
    page.get_by_role("button", name="Open", exact=True).click()
    if page.get_by_role("button", name="View only").count():
        page.get_by_role("button", name="View only").click()
    table = page.url.partition("?")[0].removesuffix("/end")
    for address in ("/end", "/review?at=30", "?skip=true", "/steps/40"):
        page.goto(table + address)
        page.wait_for_load_state()
        assert_accessible(page)
    for address in ("/me", "/games"):
        page.goto(server.url + address)
        assert_accessible(page, IN_PAGES)
