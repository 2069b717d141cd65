"""Turns played by what a screen reader says, with keys alone: roles, names, descriptions, the focus."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.programs import Game, at_action
from browser.seats import Seat
from browser.serving import Server
from browser.test_marking import asking, scores_two, sit

pytestmark = pytest.mark.long

PICKS = 8
MOST_PICKS = 400
FORECAST = re.compile(r"\w+ .*(only you|with Bob|hits Bob|no effect)", re.DOTALL)


def press(seat: Seat, key: str) -> None:
    """Press a key and wait until the table has answered."""
    seat.after(lambda: seat.page.keyboard.press(key))


def choices(page: Page, words: str = "can be chosen") -> Locator:
    """What is said to be a choice."""
    return page.get_by_role("button", name=words)


def test_turns_against_the_computer(visitor: Visitor, server: Server) -> None:
    seat = Game(server, ["Ann", "greedy:Bob"], seed=4, kind="computer").sit(visitor(), 0)
    page, question = seat.page, seat.page.get_by_role("region", name="Question").get_by_role("heading")
    modes = set()
    for _ in range(PICKS):
        mode = seat.asked()
        modes.add(mode)
        if choices(page).count():
            page.keyboard.press(".")
            expect(choices(page).first).to_be_focused()
        if mode == "acts":
            for card in choices(page, "can be chosen: activate").all():
                expect(card).to_have_accessible_description(FORECAST)
        if mode == "question" and not choices(page).count():
            page.keyboard.press(".")
        press(seat, "Enter")
        if seat.mode == "confirm":
            expect(page.get_by_role("button", name="chosen, to be confirmed")).to_have_count(1)
            press(seat, "Enter")
        seat.asked()
        expect(question).to_be_focused()
    assert {"acts", "question"} <= modes


def test_a_whole_game_by_what_is_said(visitor: Visitor, server: Server) -> None:
    """Every choice is found by its role and what is said of it, focused, and pressed with Enter, to the end."""
    seat = Game(server, ["Ann", "greedy:Bob"], seed=4, kind="computer").sit(visitor(), 0)
    page, rng = seat.page, random.Random(4)
    question = page.get_by_role("region", name="Question")
    for _ in range(MOST_PICKS):
        if seat.asked() == "over":
            break
        marks = choices(page, "can be marked").all()
        for mark in rng.sample(marks, len(marks)):
            if page.locator("#marks-do").get_attribute("aria-disabled") is None:
                break
            mark.focus()
            page.keyboard.press("Space")
        answers = question.get_by_role("group", name="Answers").get_by_role("button").all()
        found = choices(page).all() or answers or question.get_by_role("button").all()
        (page.locator("#marks-do") if marks else rng.choice(found)).focus()
        press(seat, "Enter")
        if seat.mode == "confirm":
            press(seat, "Enter")
    expect(page.get_by_role("heading", name=re.compile("(You|Bob) wins?"))).to_be_visible()


def test_a_question_that_gets_the_focus_is_not_said_a_second_time(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(at_action)
    seat = game.sit(visitor(), asked["seat"])
    page, region = seat.page, seat.page.get_by_role("region", name="Question")
    expect(region).to_have_attribute("aria-live", "polite")
    press(seat, "m")
    expect(region).to_have_attribute("aria-live", "polite")
    seat.draw()
    question = region.get_by_role("heading")
    expect(question).to_be_focused()
    expect(region).to_have_attribute("aria-live", "off")
    seat.after(lambda: page.locator("#step-back").click())
    page.locator("#log-list").focus()
    press(seat, "End")
    expect(region).to_have_attribute("aria-live", "polite")


def test_cards_are_marked_by_ear(visitor: Visitor, server: Server) -> None:
    game, cards = asking(scores_two)
    seat, _, _ = sit(visitor, server, game.clone())
    page = seat.page
    marks = choices(page, "can be marked for")
    assert marks.count() == len(cards)
    for _ in range(2):
        page.get_by_role("button", name="can be marked for", pressed=False).first.focus()
        page.keyboard.press("Space")
    expect(page.get_by_role("button", name="can be marked for", pressed=True)).to_have_count(2)
    page.get_by_role("button", name="Score 2 cards").focus()
    press(seat, "Enter")
    expect(marks).to_have_count(0)
