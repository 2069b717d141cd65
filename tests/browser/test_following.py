"""Following three others turn by turn, the line that stays on a phone, and the moments that count."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat, start_game
from browser.serving import Server
from browser.test_late_boards import go_on
from browser.test_slow_networks import COUNTS
from browser.unreliable import Late
from splay import Game, Record
from splay.game.saved_position import state_to_json
from splay.position.ruleset import ruleset

pytestmark = pytest.mark.long

FOLLOWS_OR_ASKED = (
    "() => document.querySelector('#ask .follow:not(.follow--auto), #ask .ask--acts, #ask .ask--question')"
)
ANSWERED = "() => !window.underWay.size && !document.querySelector('.htmx-request')"
SHOWS_LATER = "step => Number(document.querySelector('#table').dataset.step) > step"


WHAT_CAME_OF_IT = "3 cards go from your score pile to Ada’s score pile: Emancipation, Canning, Machine Tools"
IS_WHOLE = "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1"


def test_three_others_are_followed_a_turn_a_press_and_a_phone_keeps_the_last(visitor: Visitor, server: Server) -> None:
    page = visitor(reduced_motion="no-preference")
    iryna = start_game(page, server.url, players="4", seed="25", bot="random", name0="Iryna")
    iryna.asked()
    iryna.answer()
    iryna.confirm()
    iryna.asked()
    page.context.add_cookies([{"name": "pace", "value": "step", "domain": "127.0.0.1", "path": "/"}])
    before = iryna.step()
    page.locator("#ask .act[data-key~='D']").click()
    page.wait_for_function(SHOWS_LATER, arg=before)
    seen = turns_followed(page)
    assert seen == [f"Turn {nth} of 3 before yours" for nth in (1, 2, 3)]
    page.set_viewport_size(PHONE)
    expect(page.locator("#ask .latest")).to_be_visible()
    assert page.locator("#ask .latest").inner_text()
    box = page.locator("#ask .latest").bounding_box()
    assert box
    assert box["height"] < 48
    words = page.locator("#ask .latest > span:last-child")
    words.evaluate("(each, said) => { each.textContent = said; }", WHAT_CAME_OF_IT)
    assert words.evaluate(IS_WHOLE)


def test_a_step_that_is_not_whole_is_fetched_again_as_the_same_step(visitor: Visitor, server: Server) -> None:
    page = visitor(reduced_motion="no-preference")
    page.add_init_script(COUNTS)
    iryna = start_game(page, server.url, players="4", seed="25", bot="random", name0="Iryna")
    iryna.asked()
    iryna.answer()
    iryna.confirm()
    iryna.asked()
    page.context.add_cookies([{"name": "pace", "value": "step", "domain": "127.0.0.1", "path": "/"}])
    page.locator("#ask .act[data-key~='D']").click()
    expect(page.locator("#ask .follow-ways")).to_contain_text("Step by step")
    page.wait_for_function(ANSWERED)
    late = Late(page, "**/table?at=*by=step")
    page.keyboard.press("s")
    late.wait()
    # As if a later answer had come first, and brought another deck than the one that this answer means.
    page.evaluate("deck => { deck.dataset.v = 'other'; deck.replaceChildren(); }", page.query_selector("#deck-10"))
    with page.expect_response(lambda answer: "by=step" in answer.url and "data-same" not in answer.text()) as mended:
        late.come()
    expect(page.locator("#deck-10 .deck-back")).to_be_visible()
    assert f'data-step="{iryna.step()}"' in mended.value.text()
    expect(page.locator("#ask .follow-ways")).to_contain_text("Next turn")


def turns_followed(page: Page) -> list[str]:
    """Press Space until the next own question; which turns the bar told of."""
    seen: list[str] = []
    while page.wait_for_function(FOLLOWS_OR_ASKED) and page.locator("#ask .follow").count():
        seen.append(page.locator("#ask .dots").get_attribute("aria-label") or "")
        expect(page.locator("#ask .follow-does > p")).not_to_be_empty()
        step = Seat(page).step()
        page.keyboard.press("Space")
        page.wait_for_function(SHOWS_LATER, arg=step)
    return seen


# -- moments -------------------------------------------------------------------------------


def two_claims_before_the_end() -> Record:
    """Iryna has four achievements of six, and may claim two more in this turn."""
    state: dict[str, Any] = state_to_json(Game.start(3, ["Iryna", "Tomás"], 32).state)
    cards = ruleset(3).by_name
    me = state["players"][0]
    by_age = {cards[name].age: name for name in state["available"]}
    me["achievements"] = [by_age[age] for age in (3, 4, 5, 6)]
    state["available"] = [by_age[age] for age in (1, 2, 7, 8, 9)]
    for zone, ages in (("score", "89"), ("board", "7")):
        taken = [state["decks"][age].pop() for age in ages]
        me[zone] = taken if zone == "score" else {_color(taken[0]): {"cards": taken}}
    other = state["players"][1]
    other["board"] = {_color(other["hand"][0]): {"cards": [other["hand"].pop(0)]}}
    state.update(turn=41, active=0, actions_left=2)
    return Record({"position": json.dumps(state)}, [])


def _color(name: str) -> str:
    return ("red", "yellow", "green", "blue", "purple")[ruleset(3).by_name[name].color]


def claim(seat: Seat, age: int) -> None:
    """Claim an achievement; does not wait for what is shown then."""
    seat.do(seat.page.locator(f"#deck-{age} .token.is-lit"))
    seat.page.locator("#ask .ask--confirm .ask-do .btn").last.click()


def test_a_key_ends_a_claim_and_does_what_it_does_and_the_end_stays(visitor: Visitor, server: Server) -> None:
    page = visitor()
    iryna = go_on(page, server, two_claims_before_the_end())
    claim(iryna, 1)
    shown = page.locator("#moment .claim")
    expect(shown).to_contain_text("Achievement 1 is yours")
    expect(shown).to_contain_text("5 of 6")
    assert page.evaluate("document.querySelector('#moment').getAnimations({subtree: true}).length") == 0
    step = iryna.step()
    page.keyboard.press("KeyG")
    expect(shown).to_have_count(0)
    expect(page.locator("#ask .act.is-on")).to_contain_text("Dogma")
    iryna.rest()
    assert (iryna.mode, iryna.step()) == ("acts", step)
    page.reload()
    iryna.asked()
    expect(shown).to_have_count(0)
    claim(iryna, 2)
    finale = page.locator(".finale--win")
    expect(finale).to_contain_text("You win")
    expect(finale.get_by_role("link", name="Review")).to_be_visible()
    expect(finale.get_by_role("button", name="Play again")).to_be_visible()
    assert page.locator("body[data-finale='fresh'], #moment .claim").count() <= 1
    page.reload()
    expect(finale).to_be_visible()
    expect(page.locator("body[data-finale='fresh']")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(finale).to_be_hidden()
    expect(page.locator("#ask .ask--over")).to_be_visible()
    page.reload()
    page.set_viewport_size(PHONE)
    box = finale.bounding_box()
    assert box
    assert box["x"] == 0
    assert round(box["y"] + box["height"]) == PHONE["height"]
