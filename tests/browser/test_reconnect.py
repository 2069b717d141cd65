"""What is acknowledged stays: reload, lost connection, stale tabs, double clicks, a server that dies."""

import pytest
from playwright.sync_api import Response, expect

from browser.conftest import Visitor
from browser.programs import Game, Json, at_action, sees
from browser.seats import HAS_WAITED
from browser.serving import Server

pytestmark = pytest.mark.long

TIMES_KILLED = 2


def in_effect(asked: Json) -> bool:
    return asked["kind"] not in ("action", "opening")


def test_a_reload_in_the_middle_of_an_effect_asks_the_same_again(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(in_effect)
    seat = game.sit(visitor(), asked["seat"])
    assert seat.asked() == "question"
    question = seat.question.inner_text()
    seat.page.reload()
    assert seat.asked() == "question"
    assert seat.question.inner_text() == question
    seat.answer()
    assert game.picks()[asked["number"]]["seat"] == asked["seat"]


def test_who_was_offline_sees_what_happened_and_plays_on(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(at_action)
    waiting = 1 - asked["seat"]
    seat = game.sit(visitor(), waiting)
    seat.rest()
    seat.page.context.set_offline(True)
    expect(seat.page.locator("#line")).to_have_text("No connection. Trying again…")
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == waiting)
    seat.page.context.set_offline(False)
    sees(seat, game)
    expect(seat.page.locator("#line")).to_be_empty()
    assert seat.asked() == "acts"
    seat.draw()
    sees(seat, game)


def test_a_pick_without_connection_says_so_and_can_be_made_again(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(at_action)
    seat = game.sit(visitor(), asked["seat"])
    seat.asked()
    seat.page.context.set_offline(True)
    seat.page.locator("#ask .act[data-key~='D']").click()
    expect(seat.page.locator("#toasts")).to_contain_text("The server does not answer")
    seat.page.context.set_offline(False)
    seat.draw()
    assert len(game.picks()) == asked["number"] + 1


def test_who_looked_away_in_the_middle_of_a_movement_sees_what_others_do_later(
    visitor: Visitor, server: Server
) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(at_action)
    page = visitor(pace="swift", reduced_motion="no-preference")
    page.add_init_script("hides(true)")
    waiting = game.sit(page, 1 - asked["seat"])
    page.wait_for_function(HAS_WAITED)
    page.evaluate("hides(false)")
    sees(waiting, game)
    waiting.rest()
    game.pick(asked["seat"], "draw", asked["number"])
    sees(waiting, game)


# -- two at once ---------------------------------------------------------------------


def test_a_double_click_counts_once(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(lambda asked: at_action(asked) and game.view()["actions_left"] == 2)
    seat = game.sit(visitor(), asked["seat"])
    seat.asked()
    draw = seat.page.locator("#ask .act[data-key~='D']")
    seat.after(lambda: draw.evaluate("button => { button.click(); button.click(); button.click(); }"))
    assert len(game.picks()) == asked["number"] + 1
    expect(seat.page.locator("#toasts")).to_be_empty()


def test_a_stale_tab_gets_a_clear_answer_and_the_table_as_it_is(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=2)
    asked = game.play_until(lambda asked: at_action(asked) and game.view()["actions_left"] == 2)
    page = visitor()
    page.context.route("**/live", lambda route: route.abort())
    stale = game.sit(page, asked["seat"])
    stale.asked()
    fresh = game.sit(page.context.new_page(), asked["seat"])
    fresh.asked()
    fresh.draw()
    picks = len(game.picks())
    assert stale.step() < fresh.step()
    stale.page.locator("#ask .act[data-key~='D']").click()
    expect(stale.page.get_by_role("alert")).to_be_visible()
    sees(stale, game)
    assert len(game.picks()) == picks
    assert stale.asked() == fresh.asked()


# -- the server dies -------------------------------------------------------------------


def test_every_acknowledged_pick_outlives_the_server(visitor: Visitor, own_server: Server) -> None:
    game = Game(own_server, ["Ann", "Bob"], seed=4)
    asked = game.play_until(at_action)
    friend = 1 - asked["seat"]
    seat, other = game.sit(visitor(), asked["seat"]), game.sit(visitor(), friend)
    seat.asked()
    other.rest()
    for _ in range(TIMES_KILLED):
        asked = game.play_until(lambda asked: at_action(asked) and asked["seat"] != friend)
        sees(seat, game)
        seat.asked()
        before = game.picks()
        with seat.page.expect_response(is_pick) as answered:
            seat.page.locator("#ask .act[data-key~='D']").click()
        assert answered.value.status == 200
        own_server.kill()
        own_server.start()
        picks = game.picks()
        assert picks[: len(before)] == before
        assert picks[asked["number"]]["seat"] == asked["seat"]
        assert picks[asked["number"]]["events"][0]["kind"] == "draw"
        game.pick_any()
        for watcher in (seat, other):
            sees(watcher, game)


def is_pick(response: Response) -> bool:
    return response.url.endswith("/picks")


def test_a_game_goes_on_when_the_server_dies_while_a_bot_thinks(visitor: Visitor, own_server: Server) -> None:
    game = Game(own_server, ["Ann", "greedy:Ada"], seed=4, kind="computer")
    seat = game.sit(visitor(), 0)
    for _ in range(TIMES_KILLED):
        assert seat.asked() in ("question", "acts")
        number = game.decision()["number"]
        if seat.mode == "question":
            seat.answer()
        if seat.mode == "confirm":
            confirm = seat.page.locator("#ask .ask-do .btn").last
        else:
            confirm = seat.page.locator("#ask .act[data-key~='D']")
        with seat.page.expect_response(is_pick):
            confirm.click()
        own_server.kill()
        own_server.start()
        assert len(game.picks()) > number
        seat.page.wait_for_function(
            f"() => document.querySelector('#ask .ask--acts, #ask .ask--question')"
            f" && Number(document.querySelector('#table').dataset.version) > {number}"
        )


def test_a_page_that_cannot_be_had_without_connection_says_so_in_the_language_of_the_reader(
    visitor: Visitor, server: Server
) -> None:
    page = visitor(service_workers="allow", locale="pl-PL")
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(f"{server.url}/rules/4")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("main .again")).to_have_css("border-radius", "7px")
    page.context.set_offline(False)
    page.locator(".again").click()
    expect(page.locator("#keywords")).to_be_visible()
    assert page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(async name => "
        "(await (await caches.open(name)).keys()).map(each => new URL(each.url).pathname))))"
    ) == [["/offline", "/static/offline.css"]]
