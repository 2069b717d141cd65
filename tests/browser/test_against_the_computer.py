"""A newcomer plays against the computer: from the start page to the end of a game, by clicking what is lit."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.seats import HAS_WAITED, Seat, start_game
from browser.serving import Server
from splay.game.record import Record

SHORT_GAME = {"seed": "25", "bot": "random", "name0": "Iryna"}
"""Played as `Seat.play_on` plays, it is over after some forty picks, and Iryna has won."""
ENOUGH = 200
SHOWS_LATER_STEP = "step => Number(document.querySelector('#table').dataset.step) > step"
HIDES_AT_THE_NEXT_STEP = """() => {
  const step = () => Number(document.querySelector("#table")?.dataset.step);
  const before = step();
  new MutationObserver((_, watcher) => {
    if (!(step() > before)) return;
    watcher.disconnect();
    hides(true);
  }).observe(document.body, {childList: true, subtree: true, attributes: true});
}"""
"""In the page, because a test that looks from outside comes too late when the machine is busy."""
IS_ASKED_AT_THE_PRESENT = """() => {
  [...document.querySelectorAll("button, a")].find(each => each.textContent.includes("To the present"))?.click();
  return document.querySelector("#ask .ask--acts") !== null;
}"""
"""Clicks in the page, because the button may go at any moment."""


def test_a_newcomer_is_in_a_game_within_two_clicks(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(server.url)
    page.get_by_role("button", name="Start the game").click()
    assert Seat(page).asked() == "question"
    expect(page.locator("#ask")).to_contain_text("Choose your first card")
    expect(page.locator("#hand .is-lit")).to_have_count(2)


@pytest.mark.long
def test_a_whole_game_is_won_by_clicking_what_is_lit_and_its_record_replays(
    visitor: Visitor, server: Server, tmp_path: Path
) -> None:
    page = visitor()
    iryna = start_game(page, server.url, **SHORT_GAME)
    for _ in range(ENOUGH):
        if iryna.asked() == "over":
            break
        iryna.play_on()
    expect(page.locator("#ask")).to_contain_text("You win")
    page.get_by_role("link", name="See how it went").click()
    the_end_says_who_won_and_how(page)
    record_replays(page, tmp_path)
    page.get_by_role("button", name="Play again").click()
    assert iryna.asked() == "question"
    expect(page.locator("#ask")).to_contain_text("Choose your first card")


def the_end_says_who_won_and_how(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text("You win")
    expect(page.locator(".result-words")).to_contain_text("achievements")
    expect(page.locator(".chart--wide path, .chart--wide polyline").first).to_be_visible()
    result = page.get_by_role("table").filter(has=page.get_by_role("row", name="Achievements")).first
    expect(result.get_by_role("columnheader")).to_contain_text(["Iryna", "Ada"])


def record_replays(page: Page, folder: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(folder / "record.txt")
    record = Record.parse((folder / "record.txt").read_text(encoding="utf-8"))
    game = record.replay()
    assert game.outcome is not None
    assert [game.names[seat] for seat in game.outcome.winners] == ["Iryna"]


def test_undo_anyway_asks_first_in_words_of_our_own(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.on("dialog", lambda dialog: pytest.fail(f"the browser asks: {dialog.message}"))
    seat = start_game(page, server.url, **SHORT_GAME)
    while seat.asked() != "acts":
        seat.play_on()
    seat.draw()
    seat.asked()
    step = seat.step()
    undo = page.get_by_role("button", name="Undo (a card was seen)").locator("visible=true").first
    undo.focus()
    page.keyboard.press("u")
    dialog = page.get_by_role("alertdialog", name="Undo your last choice?")
    expect(dialog).to_contain_text("Your last choice is taken back")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(undo).to_be_focused()
    assert seat.step() == step
    page.keyboard.press("u")
    seat.after(lambda: dialog.get_by_role("button", name="Undo", exact=True).click())
    assert seat.step() < step


# -- movement ----------------------------------------------------------------------


def draws_at_pace(visitor: Visitor, server: Server, pace: str, before_that: str = "() => {}") -> Seat:
    """Iryna draws, so that three others have their turns, which are shown at this pace."""
    page = visitor(reduced_motion="no-preference")
    iryna = start_game(page, server.url, players="4", **SHORT_GAME)
    iryna.asked()
    iryna.answer()
    iryna.confirm()
    iryna.asked()
    page.context.add_cookies([{"name": "pace", "value": pace, "domain": "127.0.0.1", "path": "/"}])
    before = iryna.step()
    page.evaluate(before_that)
    page.locator("#ask .act[data-key~='D']").click()
    page.wait_for_function(SHOWS_LATER_STEP, arg=before)
    return iryna


def test_what_others_do_moves_by_itself_and_then_one_is_asked(visitor: Visitor, server: Server) -> None:
    iryna = draws_at_pace(visitor, server, "swift")
    seen = [iryna.step()]
    while iryna.page.locator("#ask .ask--acts").count() == 0:
        iryna.page.wait_for_function(SHOWS_LATER_STEP, arg=seen[-1])
        seen.append(iryna.step())
    assert len(seen) > 2


def test_steps_can_be_skipped(visitor: Visitor, server: Server) -> None:
    iryna = draws_at_pace(visitor, server, "step")
    expect(iryna.page.locator("#table.is-moving")).to_be_visible()
    expect(iryna.page.locator("#table .is-lit")).to_have_count(0)
    iryna.page.get_by_role("button", name="Skip").click()
    asked = iryna.page.locator("#ask .ask--acts")
    late = iryna.page.get_by_role("button", name="To the present")  # a turn that came after that, on a busy machine
    while asked.count() == 0:
        expect(asked.or_(late).first).to_be_visible()
        if late.count():
            late.click()


def test_a_hidden_tab_waits_and_goes_on_once_it_is_seen_again(visitor: Visitor, server: Server) -> None:
    iryna = draws_at_pace(visitor, server, "swift", before_that=HIDES_AT_THE_NEXT_STEP)
    iryna.page.wait_for_function(HAS_WAITED)
    expect(iryna.page.locator("#table.is-moving")).to_be_visible()
    iryna.page.evaluate("hides(false)")
    # Whoever has missed much is asked whether to skip it; how much that is depends on when the page was hidden.
    iryna.page.wait_for_function(IS_ASKED_AT_THE_PRESENT)


def test_with_space_one_step_after_the_other(visitor: Visitor, server: Server) -> None:
    iryna = draws_at_pace(visitor, server, "step")
    expect(iryna.page.locator("#table.is-moving")).to_be_visible()
    seen = [iryna.step()]
    while iryna.page.locator("#ask .ask--acts").count() == 0:
        iryna.page.keyboard.press("Space")
        iryna.page.wait_for_function(SHOWS_LATER_STEP, arg=seen[-1])
        seen.append(iryna.step())
    assert len(seen) > 2


def test_whoever_is_quick_need_not_wait_for_a_movement(visitor: Visitor, server: Server) -> None:
    iryna = draws_at_pace(visitor, server, "off")
    iryna.asked()
    page = iryna.page
    before = iryna.step()
    # The second key is pressed as soon as there is something to press, in the middle of the movement.
    page.evaluate(
        """() => new MutationObserver((_, watcher) => {
          const button = document.querySelector("#ask .ask--confirm .ask-do .btn:last-of-type");
          if (!button) return;
          watcher.disconnect();
          const enter = new KeyboardEvent("keydown", {code: "Enter", key: "Enter", bubbles: true});
          document.activeElement.dispatchEvent(enter);
        }).observe(document.querySelector("#ask"), {childList: true, subtree: true, attributes: true})"""
    )
    page.locator("#me .is-lit[data-card]").first.click()
    page.wait_for_function(SHOWS_LATER_STEP, arg=before)
