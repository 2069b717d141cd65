"""Choosing opponents on the start page: by clicks, with keys alone, without scripts, on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat
from browser.serving import Server

pytestmark = pytest.mark.long


def choose(page: Page, name: str, value: str) -> None:
    """Click what is seen of a field that is a choice."""
    page.locator(f"form.new label:has([name={name}][value='{value}'])").click()


def chair(page: Page, seat: int) -> Locator:
    """The seat of an opponent, with what is chosen for it."""
    return page.locator(f".chair:has([value='{seat}'])")


def choose_three(page: Page) -> None:
    """Three opponents, each of another kind; the last is left as it is."""
    choose(page, "players", "4")
    choose(page, "level1", "scholar")
    choose(page, "style1", "builder")
    choose(page, "chair", "2")
    choose(page, "level2", "artisan")
    choose(page, "style2", "raider")


def bots(page: Page) -> list[str | None]:
    """Who plays at the table that the page shows, as programs are told."""
    facts = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    return [seat["bot"] for seat in facts["seats"]]


THREE = [None, "scholar:style=builder", "artisan:style=raider", "apprentice"]


def test_three_opponents_are_chosen_one_after_the_other(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(server.url)
    expect(page.locator(".chair:visible")).to_have_count(0)
    expect(page.locator(".versus")).to_contain_text("Ada Apprentice", use_inner_text=True)
    choose_three(page)
    expect(page.locator(".chair:visible")).to_have_count(3)
    expect(page.locator(".rungs:visible")).to_have_count(1)
    said = [" ".join(chair(page, seat).inner_text().split()) for seat in (1, 2, 3)]
    assert [words[2:] for words in said] == [
        "Ada Scholar, builder",
        "Hypatia Artisan, raider",
        "Zheng He Apprentice",
    ]
    page.get_by_role("button", name="Start the game").click()
    assert Seat(page).asked() == "question"
    assert bots(page) == THREE


def test_a_seat_that_goes_takes_its_mark_along(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(server.url)
    choose(page, "players", "5")
    choose(page, "chair", "4")
    for players in ("3", "2"):
        choose(page, "players", players)
        expect(page.locator(".rungs:visible")).to_have_count(1)
        expect(page.locator("[name=level1]:visible")).to_have_count(5)
    page.get_by_role("button", name="Start the game").click()
    Seat(page).asked()
    assert bots(page) == [None, "apprentice"]


def test_all_alike_are_as_the_marked_one(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(server.url)
    choose_three(page)
    page.get_by_label("All alike").check()
    page.get_by_role("button", name="Start the game").click()
    Seat(page).asked()
    assert bots(page) == [None, *["artisan:style=raider"] * 3]


def test_keys_alone_choose_an_opponent(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(server.url)
    page.locator("[name=name0]").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "level1"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "style1"
    page.keyboard.press("ArrowRight")
    expect(page.locator(".versus")).to_contain_text("Artisan, builder", use_inner_text=True)
    page.keyboard.press("Enter")
    Seat(page).asked()
    assert bots(page) == [None, "artisan:style=builder"]


def test_without_scripts_everything_can_be_chosen(visitor: Visitor, server: Server) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(server.url)
    choose_three(page)
    expect(page.locator(".rungs:visible")).to_have_count(1)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    assert bots(page) == THREE


def test_on_a_phone_the_foot_stays_in_sight_and_covers_nothing_for_good(visitor: Visitor, server: Server) -> None:
    page = visitor(PHONE, is_mobile=True, has_touch=True)
    page.goto(server.url)
    choose(page, "players", "4")
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE["width"]
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport()
    for chosen in ("level1", "style1"):
        for each in page.locator(f"label:has([name={chosen}])").all():
            each.tap()  # scrolls there; the foot would be hit instead if it lay above
            assert each.locator("input").is_checked()
    page.evaluate("scrollTo(0, 0)")
    page.locator(".more summary").click()
    expect(page.locator("[name=name1]")).to_be_in_viewport()
    page.locator("[name=name1]").fill("Grace")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    facts = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert facts["seats"][1]["name"] == "Grace"


def test_all_levels_are_in_sight_on_a_small_laptop(visitor: Visitor, server: Server) -> None:
    page = visitor({"width": 1280, "height": 800})
    page.goto(server.url)
    foot, last = page.locator(".finish--stays").bounding_box(), page.locator(".rung-face:visible").last.bounding_box()
    assert foot is not None
    assert last is not None
    assert last["y"] + last["height"] <= foot["y"]


def test_everywhere_it_is_said_what_the_figures_of_levels_mean(visitor: Visitor, server: Server) -> None:
    for size in (PHONE, {"width": 1280, "height": 800}):
        page = visitor(dict(size))
        page.goto(server.url)
        for players in ("2", "4"):
            choose(page, "players", players)
            head = page.locator(".rungs-head:visible")
            expect(head).to_contain_text("against the level below, in games of two", use_inner_text=True)
