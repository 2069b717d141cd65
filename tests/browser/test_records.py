"""Games loaded from records: one that is over is looked at step by step, one that is not is played on."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Visitor
from browser.seats import RESTS, Seat
from browser.serving import Server
from browser.unreliable import waits_for
from splay import Game, Record
from splay.arena.play import play
from splay.bots import RandomBot

pytestmark = pytest.mark.long

SHOWS = "step => Number(document.querySelector('#table').dataset.step) === step"
CALM_MS = 450
"""Between two steps that are played, unless one chooses otherwise."""
MOVES_TO = """(slider, step) => {
  slider.value = step;
  slider.dispatchEvent(new Event("input", {bubbles: true}));
}"""


def a_game(picks: int | None = None) -> Record:
    """The record of a game between two bots, or of so many of its picks."""
    game = Game.start(edition=4, players=["Ann", "Bob"], seed=5)
    play(game, [RandomBot(1), RandomBot(2)])
    record = Record.of(game)
    return record if picks is None else Record(record.setup, record.picks[:picks])


def load(page: Page, server: Server, record: Record) -> Seat:
    page.goto(f"{server.url}/?way=load")
    page.get_by_label("or pasted").fill(str(record))
    page.get_by_role("button", name="Open").click()
    return Seat(page)


def look_at_the_beginning(page: Page, server: Server, more: str = "") -> tuple[Locator, int]:
    """The slider, and the last step."""
    load(page, server, a_game())
    page.goto(page.url.partition("?")[0].removesuffix("/end") + f"/steps/0{more}")
    slider = page.locator("#step")
    return slider, int(slider.get_attribute("max") or 0)


def test_a_game_that_is_over_is_replayed_with_the_slider_and_by_itself(visitor: Visitor, server: Server) -> None:
    page = visitor()
    slider, last = look_at_the_beginning(page, server, "?play")
    slider.evaluate(MOVES_TO, last // 2)
    page.wait_for_function(SHOWS, arg=last // 2)
    expect(page.locator("#table")).to_contain_text(re.compile(r"Turn \d+: "))
    page.wait_for_function(RESTS)
    page.locator("#step-back").click()
    page.wait_for_function("step => Number(document.querySelector('#table').dataset.step) < step", arg=last // 2)
    slider.evaluate(MOVES_TO, last - 8)
    page.wait_for_function(SHOWS, arg=last - 8)
    page.wait_for_function(RESTS)  # the button comes anew with the table: it must not go under the mouse
    page.locator("#play").click()
    page.wait_for_function(SHOWS, arg=last)


def test_a_step_that_comes_while_the_hand_moves_the_slider_does_not_move_it_back(
    visitor: Visitor, server: Server
) -> None:
    page = visitor()
    slider, last = look_at_the_beginning(page, server)
    held: list[Route] = []
    page.route("**/steps/*", lambda route: route.continue_() if held else held.append(route))
    page.locator("#play").click()
    waits_for(page, lambda: bool(held))
    response = held[0].fetch()
    slider.evaluate(MOVES_TO, last // 2)
    held[0].fulfill(response=response)
    page.wait_for_function(SHOWS, arg=last // 2)


def test_where_the_slider_is_let_go_the_table_stays_however_slow_the_server(visitor: Visitor, server: Server) -> None:
    page = visitor()
    slider, last = look_at_the_beginning(page, server)
    held: list[Route] = []
    page.route("**/steps/*", lambda route: held.append(route))
    with page.expect_request("**/steps/*"):
        page.locator("#play").click()
    for step in (last // 4, last // 3, last // 2):
        with page.expect_request(f"**/steps/{step}"):
            slider.evaluate(MOVES_TO, step)
    held[-1].continue_()
    page.unroute("**/steps/*")
    page.wait_for_function(SHOWS, arg=last // 2)
    page.wait_for_timeout(2 * CALM_MS)
    assert page.evaluate(SHOWS, last // 2), "nothing goes on playing"


def test_a_game_that_is_not_over_is_played_on(visitor: Visitor, server: Server) -> None:
    page = visitor()
    ann = load(page, server, a_game(picks=21))
    page.get_by_role("button", name="Go on playing").click()
    page.goto(page.url + "?skip=true")
    ann.asked()
    before = ann.step()
    for _ in range(3):
        ann.play_on()
        ann.asked()
    assert ann.step() > before


def test_a_fault_is_told_with_its_line(visitor: Visitor, server: Server) -> None:
    page = visitor()
    record = a_game(picks=3)
    record.picks[2] = (record.picks[2][0], "dogma Nothing")
    load(page, server, record)
    expect(page.get_by_role("alert")).to_contain_text("Line 8")
    expect(page.get_by_label("or pasted")).to_have_value(str(record))


def test_a_game_that_is_played_on_opens_where_it_was_left(visitor: Visitor, server: Server) -> None:
    page = visitor(pace="calm", reduced_motion="no-preference")
    seat = load(page, server, a_game(80))
    page.get_by_role("button", name="Go on playing").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#ask")).not_to_contain_text("While you were away")
    assert seat.step() == int(page.locator("#step").get_attribute("max") or 0) > 0
