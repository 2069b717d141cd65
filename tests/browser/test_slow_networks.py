"""Answers that come late, in another order, from somebody else or never: nobody is stuck, nothing is lost."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import PHONE, Visitor
from browser.programs import Game, Json, at_action, sees
from browser.seats import HAS_WAITED, Seat, open_talk, start_game
from browser.serving import Server
from browser.unreliable import Late, Lost, waits_for

pytestmark = pytest.mark.long

MOVES = {"pace": "swift", "reduced_motion": "no-preference"}
FOREIGN = "<html><head><title>Log in</title></head><body><main><h1>Log in to the network</h1></main></body></html>"
TOAST = "<hx-partial hx-target='#toasts' hx-swap='innerHTML'><div class='toast' role='alert'>Slower</div></hx-partial>"
TABLE = "**/table?*"
NOT_ANSWERED = "The server does not answer"
LONGER_THAN_SILENCE_MS = 60_000
COUNTS = """
  window.ended = [];
  document.addEventListener("htmx:finally:request", event => window.ended.push(event.detail.ctx.request.action));
  window.told = 0;
  document.addEventListener("changed", () => { window.told += 1; }, true);
  window.steps = [];
  document.addEventListener("htmx:after:swap", () => {
    window.steps.push(Number(document.getElementById("table")?.dataset.step));
  });
"""
LOST_AT_ONCE = """
  const really = window.fetch.bind(window);
  window.lost = 0;
  window.isLosing = true;
  window.fetch = (address, ...more) => {
    if (!window.isLosing || !String(address).includes("/table?")) return really(address, ...more);
    window.lost += 1;
    return Promise.reject(new TypeError("lost"));
  };
"""
SILENT_AT_FIRST = """
  const really = window.fetch.bind(window);
  window.lines = 0;
  window.fetch = (address, ...more) => {
    if (!String(address).endsWith("/live")) return really(address, ...more);
    window.lines += 1;
    if (window.lines > 1) return really(address, ...more);
    const nothing = new ReadableStream({pull: () => new Promise(() => {})});
    return Promise.resolve(new Response(nothing, {headers: {"content-type": "text/event-stream"}}));
  };
"""


def tells(page: Page, times: int) -> None:
    """Wait until the server has told the page so often that something has changed."""
    page.wait_for_function(f"() => told >= {times}")


def game_at_action(server: Server) -> tuple[Game, Json]:
    game = Game(server, ["Ann", "Bob"], seed=2)
    return game, game.play_until(at_action)


def waiting_seat(visitor: Visitor, game: Game, asked: Json, **more: str) -> Seat:
    page = visitor(**more)
    page.add_init_script(COUNTS)
    return game.sit(page, 1 - asked["seat"])


# -- another order ---------------------------------------------------------------------


def test_the_next_step_that_comes_after_the_present_does_not_bring_the_past_back(
    visitor: Visitor, server: Server
) -> None:
    game, _ = game_at_action(server)
    page = visitor(**MOVES)
    page.add_init_script(COUNTS)
    late = Late(page, "**/table?at=*")
    seat = game.sit(page, 0)
    late.wait()
    page.locator("#go-End").click()
    sees(seat, game)
    late.come()
    steps = page.evaluate("steps")
    assert steps == sorted(steps)


def test_who_looks_back_stays_there_when_news_come_late(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    seat = waiting_seat(visitor, game, asked)
    seat.rest()
    late = Late(seat.page, TABLE)
    game.pick(asked["seat"], "draw", asked["number"])
    late.wait()
    seat.page.locator("#step-back").click()
    expect(seat.page.locator("#table.looks-back")).to_be_visible()
    step = seat.step()
    late.come()
    assert seat.step() == step
    expect(seat.page.locator("#table.looks-back")).to_be_visible()
    seat.page.locator("#go-End").click()
    sees(seat, game)


def test_a_late_answer_that_is_newer_is_not_forgotten(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    page.add_init_script(COUNTS)
    page.route("**/live", lambda route: route.abort())
    seat = game.sit(page, asked["seat"])
    seat.asked()
    seen = seat.step()
    late = Late(page, "**/picks", is_answered=False)
    page.locator("#ask .act[data-key~='D']").click()
    late.wait()
    page.locator("#step-back").click()
    expect(page.locator("#table.looks-back")).to_be_visible()
    page.locator("#go-End").click()
    page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.step) === {seen}")
    late.come()
    sees(seat, game)
    assert len(game.picks()) == asked["number"] + 1


# -- lost on the way -------------------------------------------------------------------------


def test_news_that_cannot_be_fetched_are_not_asked_for_without_end(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    page.add_init_script(COUNTS + LOST_AT_ONCE)
    seat = game.sit(page, 1 - asked["seat"])
    seat.rest()
    tells(page, 1)
    for times in (2, 3):
        game.pick_any()
        tells(page, times)
    page.wait_for_function("() => lost > 0")
    told, lost, seconds = page.evaluate("[told, lost, Math.ceil(performance.now() / 1000)]")
    assert lost <= told + seconds
    page.evaluate("isLosing = false")
    sees(seat, game)


def test_a_movement_whose_next_step_is_lost_goes_on(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor(**MOVES)
    page.add_init_script(COUNTS)
    lost = Lost(page, "**/table?at=*", 1)
    seat = game.sit(page, 1 - asked["seat"])
    lost.wait()
    expect(page.locator("#table.is-moving")).to_be_visible()
    sees(seat, game)


def test_a_movement_that_was_hidden_and_lost_goes_on(visitor: Visitor, server: Server) -> None:
    game, _ = game_at_action(server)
    page = visitor(**MOVES)
    page.add_init_script("hides(true)")
    seat = game.sit(page, 0)
    page.wait_for_function(HAS_WAITED)
    lost = Lost(page, "**/table", 1)
    page.evaluate("hides(false)")
    lost.wait()
    sees(seat, game)


def test_the_line_is_tried_again_when_it_could_not_be_had_at_first(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    lost = Lost(page, "**/live", 1)
    seat = game.sit(page, 1 - asked["seat"])
    lost.wait()
    seat.rest()
    game.pick(asked["seat"], "draw", asked["number"])
    sees(seat, game)


def test_a_line_that_has_gone_silent_is_given_up(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    page.clock.install()
    page.add_init_script(SILENT_AT_FIRST)
    seat = game.sit(page, 1 - asked["seat"])
    seat.rest()
    page.wait_for_function("() => lines === 1")
    game.pick(asked["seat"], "draw", asked["number"])
    page.clock.fast_forward(LONGER_THAN_SILENCE_MS)
    sees(seat, game)


# -- somebody else answers ----------------------------------------------------------------------


def test_an_answer_that_is_no_table_leaves_the_table_and_says_so(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    seat = game.sit(page, asked["seat"])
    seat.asked()
    page.route("**/picks", lambda route: route.fulfill(status=200, content_type="text/html", body=FOREIGN))
    title = page.title()
    page.locator("#ask .act[data-key~='D']").click()
    expect(page.locator("#toasts")).to_contain_text(NOT_ANSWERED)
    assert page.title() == title
    page.unroute("**/picks")
    seat.draw()
    assert len(game.picks()) == asked["number"] + 1


def test_the_lobby_outlives_an_answer_of_somebody_else(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.add_init_script(COUNTS)
    page.route("**/lobby", lambda route: route.fulfill(status=200, content_type="text/html", body=FOREIGN))
    start_game(page, server.url, "friends", name0="Ann", seed="3")
    page.wait_for_function("() => ended.some(each => each.endsWith('/lobby'))")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Waiting for 1 player")


def test_a_look_that_is_refused_opens_nothing(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    page.add_init_script(COUNTS)
    seat = game.sit(page, asked["seat"])
    seat.asked()
    refused = {"status": 429, "headers": {"HX-Reswap": "none"}, "content_type": "text/html", "body": TOAST}
    page.route("**/look/**", lambda route: route.fulfill(**refused))
    page.locator("#junk, .special").first.click()
    expect(page.locator("#toasts")).to_contain_text("Slower")
    page.wait_for_function("() => ended.some(each => each.includes('/look/'))")
    expect(page.locator("#look[open]")).to_have_count(0)


def test_a_page_that_leads_elsewhere_does_not_ask_on(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    seat = waiting_seat(visitor, game, asked)
    seat.rest()
    left: list[Route] = []

    def send_away(route: Route) -> None:
        left.append(route)
        route.fulfill(status=200, headers={"HX-Redirect": "/away"}, body="")

    # The way there is so long that it does not end before the test does.
    seat.page.route("**/away", lambda route: route.fulfill(status=204))
    seat.page.route(TABLE, send_away)
    told = seat.page.evaluate("told")
    game.pick(asked["seat"], "draw", asked["number"])
    tells(seat.page, told + 1)
    waits_for(seat.page, lambda: bool(left))
    game.pick_any()
    tells(seat.page, told + 2)
    assert len(left) == 1


# -- while something is written or read --------------------------------------------------------------


def test_what_is_written_while_something_is_being_said_stays(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    seat = waiting_seat(visitor, game, asked)
    seat.rest()
    late = Late(seat.page, "**/talk")
    field = open_talk(seat.page).get_by_label("Say something")
    field.fill("Hello")
    field.press("Enter")
    late.wait()
    field.press("Enter")
    field.fill("I wonder")
    late.come()
    lines = seat.page.locator("#talk .talk-list p")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Hello")
    expect(field).to_have_value("I wonder")
    field.press("Enter")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("I wonder")
    expect(field).to_have_value("")


def test_who_says_something_while_looking_back_stays_there(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    seat = waiting_seat(visitor, game, asked)
    seat.rest()
    seat.do(seat.page.locator("#step-back"))
    looking_back, step = re.compile("Looking back"), seat.step()
    expect(seat.page).to_have_title(looking_back)
    open_talk(seat.page).get_by_label("Say something").fill("Look here")
    seat.page.get_by_label("Say something").press("Enter")
    expect(seat.page.locator("#talk .talk-list")).to_contain_text("Look here")
    expect(seat.page.locator("#table.looks-back")).to_be_visible()
    expect(seat.page).to_have_title(looking_back)
    assert seat.step() == step


def test_what_cannot_be_played_back_is_not_played_on(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor()
    page.add_init_script(COUNTS)
    game.sit(page, asked["seat"])
    page.goto(f"{game.url}/steps/0")
    lost = Lost(page, "**/steps/*")
    page.locator("#play").click()
    lost.wait()
    expect(page.locator("#toasts")).to_contain_text(NOT_ANSWERED)
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    assert lost.count == 1


def test_a_card_that_cannot_be_fetched_is_no_fault(visitor: Visitor, server: Server) -> None:
    game, asked = game_at_action(server)
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    seat = game.sit(page, asked["seat"])
    seat.asked()
    lost = Lost(page, "**/face?*")
    page.locator("#tab-log").tap()
    page.locator("#log a.chip").first.tap()
    lost.wait(2)
    lost.end()
    page.locator("#log a.chip").first.tap()
    expect(page.locator("#look .reading-face .card")).to_be_visible()


# -- the way to a game -----------------------------------------------------------------------


def test_a_button_pressed_again_while_the_server_is_slow_makes_one_table(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(f"{server.url}/?way=computer")
    posts: list[Route] = []
    page.route("**/tables", lambda route: posts.append(route))
    box = page.locator("form.new .go .btn--main").bounding_box()
    assert box is not None
    # The mouse itself does not wait for the page that is to come.
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    waits_for(page, lambda: bool(posts))
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    posts[-1].continue_()
    Seat(page).rest()
    assert len(posts) == 1


def test_a_link_in_the_lobby_stays_open_while_others_sit_down(visitor: Visitor, server: Server) -> None:
    page, friend = visitor(), visitor()
    start_game(page, server.url, "friends", name0="Ann", seed="3", players="4")
    page.locator("#seat-3 .own-link summary").click()
    page.locator("#bot-2").select_option(index=1)
    chosen = page.locator("#bot-2").input_value()
    friend.goto(page.locator("#link-any").input_value())
    friend.get_by_role("main").get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator("#seat-1")).to_contain_text("Bob")
    expect(page.locator("#link-3")).to_be_visible()
    expect(page.locator("#bot-2")).to_have_value(chosen)
