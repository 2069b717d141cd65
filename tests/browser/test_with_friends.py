"""Friends play from afar: invitation, turns, talk, taking back, somebody who looks on, another device."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PATIENCE_MS, Visitor
from browser.programs import Game, at_action
from browser.seats import Seat, open_talk, start_game
from browser.serving import Server

FEW_PICKS = 12


def link_in(page: Page) -> str:
    return page.locator("#link-any").input_value()


def test_friends_meet_by_a_link_and_see_each_other_play_without_reloading(visitor: Visitor, server: Server) -> None:
    ann_page, bob_page, onlooker_page = visitor(), visitor(), visitor()
    ann = start_game(ann_page, server.url, "friends", name0="Ann", seed="3")
    expect(ann_page.get_by_role("heading", level=1)).to_contain_text("Waiting for 1 player")
    link = link_in(ann_page)
    bob_page.goto(link)
    bob_page.get_by_role("main").get_by_label("Your name").fill("Bob")
    bob_page.get_by_role("button", name="Sit down").click()
    bob = Seat(bob_page)
    table = bob_page.url
    expect(ann_page.locator("#table")).to_be_visible()
    onlooker_page.goto(table)
    onlooker = Seat(onlooker_page)
    for seat in (ann, bob):
        assert seat.asked() == "question"
        seat.answer()
        seat.confirm()
    for _ in range(FEW_PICKS):
        mover, other = (ann, bob) if asks(ann, bob) else (bob, ann)
        mover.play_on()
        for watcher in (other, onlooker):
            watcher.page.wait_for_function(f"() => document.querySelector('#table').dataset.step >= {mover.step()}")
    assert ann.log.inner_text() != ""
    onlooker_sees_backs_alone(onlooker, ann, bob)
    used_invitation_is_refused(visitor(), link)


def asks(ann: Seat, bob: Seat) -> bool:
    """Whether the first of two is asked, not the second."""
    for _ in range(PATIENCE_MS // 20):
        for seat in (ann, bob):
            seat.rest()
        modes = ann.mode, bob.mode
        if (modes[0] == "wait") != (modes[1] == "wait"):
            return modes[1] == "wait"
        ann.page.wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {modes}")


def names_of(seat: Seat) -> set[str]:
    return {name for name in seat.hand.locator(".card-name").all_inner_texts() if name}


def onlooker_sees_backs_alone(onlooker: Seat, *players: Seat) -> None:
    expect(onlooker.page.locator("#hand, #me")).to_have_count(0)
    expect(onlooker.page.locator("#table .is-lit")).to_have_count(0)
    sent = onlooker.page.content()
    shown = set(onlooker.page.locator("#table [data-card]").evaluate_all("all => all.map(card => card.dataset.card)"))
    for player in players:
        held = player.hand.evaluate_all("all => all.map(card => card.dataset.card)")
        assert not set(held) & shown
    assert "is-watched" in sent


def used_invitation_is_refused(late: Page, link: str) -> None:
    answer = late.goto(link)
    assert answer is not None
    assert answer.status == 410
    expect(late.get_by_role("heading", level=1)).to_have_text("The game has begun")
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
    late.get_by_role("link", name="Watch the game").click()
    expect(late.locator("#table.is-watched")).to_be_visible()


# -- talk --------------------------------------------------------------------------


def test_friends_talk_and_onlookers_do_not(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=5)
    ann, bob, onlooker = game.sit(visitor(), 0), game.sit(visitor(), 1), visitor()
    onlooker.goto(game.url)
    open_talk(ann.page)
    ann.page.get_by_label("Say something").fill("Hi <b>Bob</b> & all")
    ann.page.get_by_label("Say something").press("Enter")
    for page in (ann.page, bob.page):
        expect(page.locator("#talk .talk-list")).to_contain_text("Ann Hi <b>Bob</b> & all")
    expect(ann.page.get_by_label("Say something")).to_have_value("")
    expect(bob.page.locator("body[data-unread]")).to_have_count(1)
    open_talk(bob.page)
    expect(bob.page.locator("body[data-unread]")).to_have_count(0)
    bob.page.get_by_label("Say something").fill("I am just")
    ann.page.get_by_label("Say something").fill("Well?")
    ann.page.get_by_role("button", name="Send", exact=True).click()
    expect(bob.page.locator("#talk .talk-list")).to_contain_text("Well?")
    expect(bob.page.get_by_label("Say something")).to_have_value("I am just")
    expect(onlooker.get_by_label("Say something")).to_have_count(0)
    refused = onlooker.request.post(f"{game.url}/talk", form={"text": "me, too"}, headers={"origin": server.url})
    assert refused.status == 403
    expect(bob.page.locator("#talk")).not_to_contain_text("me, too")


def test_onlookers_talk_where_the_table_lets_them(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=5, talking=True)
    ann, onlooker = game.sit(visitor(), 0), visitor()
    onlooker.goto(game.url)
    open_talk(onlooker)
    onlooker.get_by_label("Say something").fill("Well played")
    onlooker.get_by_role("button", name="Send", exact=True).click()
    expect(ann.page.locator("#talk .talk-list")).to_contain_text("Well played")


# -- taking back ---------------------------------------------------------------------


def melds(game: Game) -> tuple[int, str]:
    """Let somebody meld a card: whose, and which."""

    def with_a_hand(asked: dict[str, object]) -> bool:
        return asked["kind"] == "action" and any(option.startswith("meld ") for option in list(asked["options"]))  # type: ignore[call-overload]

    asked = game.play_until(with_a_hand)
    option = next(option for option in asked["options"] if option.startswith("meld "))
    game.pick(asked["seat"], option, asked["number"])
    return asked["seat"], option


def test_a_friend_agrees_that_a_choice_is_taken_back(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=7)
    mover, _ = melds(game)
    picks = len(game.picks())
    asker, friend = game.sit(visitor(), mover), game.sit(visitor(), 1 - mover)
    asker.page.get_by_role("button", name="Ask to undo").click()
    expect(asker.question).to_contain_text("You asked to undo")
    expect(friend.question).to_contain_text("asks you to undo their last choice")
    friend.page.get_by_role("button", name="Agree").click()
    asker.page.wait_for_function("() => document.querySelector('#ask .ask--acts')")
    assert len(game.picks()) < picks
    assert game.decision()["seat"] == mover


def test_a_friend_refuses_that_a_choice_is_taken_back(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=7)
    mover, _ = melds(game)
    picks = len(game.picks())
    asker, friend = game.sit(visitor(), mover), game.sit(visitor(), 1 - mover)
    asker.page.get_by_role("button", name="Ask to undo").click()
    friend.page.get_by_role("button", name="Refuse").click()
    expect(friend.question).not_to_contain_text("asks you to undo")
    expect(asker.question).to_contain_text("said no to the undo")
    expect(asker.page.get_by_role("button", name="Ask to undo")).to_be_visible()
    assert len(game.picks()) == picks


# -- who is here ---------------------------------------------------------------------


@pytest.mark.long
def test_a_friend_who_closes_the_table_is_away(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=7)
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == 1)
    ann, bob = game.sit(visitor(), 0), game.sit(visitor(), 1)
    mark = bob.page.locator("#presence-0")
    expect(mark).to_have_text("here")
    ann.page.close()
    expect(mark).to_have_text("away")


@pytest.mark.long
def test_a_friend_who_is_asked_and_here_thinks(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=7)
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == 0)
    ann, bob = game.sit(visitor(), 0), game.sit(visitor(), 1)
    of_ann, of_bob = bob.page.locator("#presence-0"), ann.page.locator("#presence-1")
    signs = bob.page.locator("#board-0 .friend-thinks, #ask .ask-q > .thinks-sign").locator("visible=true")
    expect(of_ann).to_have_text("thinks")
    expect(signs).to_have_count(2)
    expect(of_bob).to_have_text("here")
    game.play_until(lambda asked: at_action(asked) and asked["seat"] == 1)
    expect(of_ann).to_have_text("here")
    expect(signs).to_have_count(0)
    expect(of_bob).to_have_text("thinks")
    bob.page.close()
    expect(of_bob).to_have_text("away")


# -- another device ------------------------------------------------------------------


def test_a_seat_is_carried_to_another_device_and_both_play_it(visitor: Visitor, server: Server) -> None:
    game = Game(server, ["Ann", "Bob"], seed=9)
    at_home = game.sit(visitor(), 0)
    at_home.page.goto(f"{game.url}/carry")
    at_home.page.get_by_role("button", name="Make the link").click()
    link = at_home.page.locator("#link-any").input_value()
    assert re.search(r"/carry/[\w-]{20,}$", link)
    away = Seat(visitor())
    away.page.goto(link)
    expect(away.page.get_by_role("heading", level=1)).to_have_text("Play here as Ann?")
    away.page.get_by_role("button", name="Yes, play here").click()
    away.asked()
    at_home.page.goto(game.url)
    at_home.asked()
    away.answer()
    away.confirm()
    expect(at_home.question).to_contain_text("Bob is choosing a first card")
    assert names_of(at_home) == names_of(away)
