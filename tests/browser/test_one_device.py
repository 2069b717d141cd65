"""Two people pass one device around: whoever holds it sees their own hand, and nobody another's."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.seats import Seat, start_game
from browser.serving import Server

pytestmark = pytest.mark.long

PEOPLE = ("Ann", "Bob")
TURNS = 8


def uncover(page: Page, name: str) -> Seat:
    page.get_by_role("button", name=f"I am {name}").click()
    seat = Seat(page)
    seat.rest()
    return seat


def held(seat: Seat) -> set[str]:
    """The names of the cards in the hand, as the page spells them."""
    return set(seat.hand.locator(".card-name").evaluate_all("all => all.map(name => name.textContent)"))


def melded(page: Page) -> set[str]:
    """The names of the cards that lie open on boards."""
    return set(page.locator(".board .card-name").evaluate_all("all => all.map(name => name.textContent)"))


def is_named(page: Page, names: set[str]) -> list[str]:
    """Those of the cards that the page names anywhere, shown or not."""
    sent = page.content().replace("\xad", "")
    return [name for name in names if re.search(rf"\b{re.escape(name.replace(chr(0xAD), ''))}\b", sent)]


def plays_until_it_is_the_turn_of_another(seat: Seat, hidden: set[str]) -> None:
    while seat.page.get_by_role("button", name="Cover the table").count() == 0:
        if seat.mode == "question":
            seat.answer()
        elif seat.mode == "confirm":
            seat.confirm()
        else:
            seat.draw()
        # The first cards are chosen in secret, and melded when all have been.
        assert is_named(seat.page, hidden - melded(seat.page)) == []


def test_nobody_sees_the_hand_of_another(visitor: Visitor, server: Server) -> None:
    page = visitor()
    start_game(page, server.url, "device", seed="3", name0="Ann", name1="Bob")
    hands: dict[str, set[str]] = {name: set() for name in PEOPLE}
    for _ in range(TURNS):
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_contain_text("are you there?")
        name = heading.inner_text().partition(",")[0]
        other = PEOPLE[1 - PEOPLE.index(name)]
        assert is_named(page, hands["Ann"] | hands["Bob"]) == []
        seat = uncover(page, name)
        assert held(seat)
        assert is_named(page, hands[other]) == []
        plays_until_it_is_the_turn_of_another(seat, hands[other])
        hands[name] = held(seat)
        page.get_by_role("button", name="Cover the table").click()
    assert all(hands.values())


def test_behind_the_curtain_no_address_shows_the_game(visitor: Visitor, server: Server) -> None:
    page = visitor()
    start_game(page, server.url, "device", seed="3", name0="Ann", name1="Bob")
    table = page.url
    ann = uncover(page, "Ann")
    hand = held(ann)
    page.goto(f"{table}?skip=true")
    assert held(ann) == hand
    page.locator(".menu summary").first.click()
    plays_until_it_is_the_turn_of_another(ann, set())
    page.get_by_role("button", name="Cover the table").click()
    for address in ("", "/table", "/steps/1", "/log?before=9", "/look/hand/0", "/look/options", "/carry", "/end"):
        page.goto(table + address)
        expect(page.get_by_role("heading", level=1)).to_contain_text("are you there?")
        assert is_named(page, hand) == []


def test_somebody_else_may_look_first(visitor: Visitor, server: Server) -> None:
    page = visitor()
    start_game(page, server.url, "device", seed="3", name0="Ann", name1="Bob")
    bob = uncover(page, "Bob")
    expect(bob.question).to_contain_text("Ann is next: hand over the device")
    expect(page.locator("#table .is-lit")).to_have_count(0)
    page.get_by_role("button", name="Cover the table for Ann").click()
    uncover(page, "Ann")
    expect(page.locator("#hand .is-lit")).to_have_count(2)
