"""Another language in the middle of everything: on the table, looking back, among filtered cards, without a script."""

import re
from itertools import cycle
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat, speak, start_game
from browser.serving import Server
from splay.position.ruleset import ruleset
from splay.text.catalogue import LANGUAGES, catalogue
from splay.text.reader import reader_of
from splay.web.html.cards import slug
from splay.web.html.languages import tag_of

pytestmark = pytest.mark.long

SMALL: Final[ViewportSize] = {"width": 320, "height": 640}
WIDER: Final = (390, 640)
"""Other widths at which the line at the top may just fail to fit."""
TARGET = 40
"""Pixels at least that a finger can hit."""
ADDRESSES = (
    "/",
    "/?way=friends",
    "/cards/4",
    "/cards/4/oars",
    "/rules/4",
    "/learn",
    "/puzzles",
    "/games",
    "/credits",
    "/nothing",
)
SHOW_LETTERS = """async ([tag, letters]) => {
  const style = "position:fixed;inset:0;background:#fff;text-rendering:auto";
  document.body.innerHTML = `<p lang="${tag}" style="${style}">${letters}</p>`;
  await document.fonts.load("500 16px 'Splay UI'", letters);
}"""
HARD_TO_HIT = """([width, target]) => [...document.querySelectorAll(".site :is(a, summary, button)")]
  .filter(each => each.checkVisibility({visibilityProperty: true}))
  .map(each => ({each, box: each.getBoundingClientRect()}))
  .filter(({each, box}) => box.x < 0 || box.right > width
    || (Math.min(box.width, box.height) < target && !each.matches(".site-nav a")))
  .map(({each}) => each.outerHTML)"""
RIGHTS = "all => all.map(each => each.getBoundingClientRect().right)"
IS_CUT = """words => words.filter(word => {
  return word.getBoundingClientRect().right > word.parentElement.getBoundingClientRect().right;
}).map(word => word.textContent)"""
JUNK_ALL = """(all, word) => all.forEach(each => {
  each.classList.add("junked");
  each.querySelector("span").textContent = word;
})"""
SOFT = "\N{SOFT HYPHEN}"
ENGLISH_NAMES = {slug(card.name): card.name for card in ruleset(4).cards}


def come_back(page: Page, language: str) -> None:
    """Load the page once more, in this language."""
    speak(page, language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", tag_of(language))


def choose(page: Page, language: str) -> None:
    """Press a language in the menu that is open."""
    with page.expect_navigation():
        page.locator(f".languages button[value={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", tag_of(language))


def choose_on_table(page: Page, language: str) -> None:
    page.locator("#tools .menu > summary").click()
    choose(page, language)


def hand_of(seat: Seat) -> list[tuple[str, str]]:
    """The cards of the own hand: their English names as in addresses, and what stands on them."""
    cards = seat.hand.evaluate_all(
        "all => all.map(card => [card.dataset.card, card.querySelector('.card-name').textContent])"
    )
    return [(card, name.replace(SOFT, "")) for card, name in cards]


def speaks(seat: Seat, language: str) -> None:
    """Whether table and hand are in this language."""
    expect(seat.page.locator("html")).to_have_attribute("lang", tag_of(language))
    for card, name in hand_of(seat):
        assert name == reader_of(language).card_name(ENGLISH_NAMES[card])


def test_the_language_changes_in_the_middle_of_a_game_which_goes_on(visitor: Visitor, server: Server) -> None:
    page = visitor()
    ann = start_game(page, server.url, seed="25", bot="random", name0="Ann")
    for _ in range(3):
        ann.asked()
        ann.play_on()
    ann.asked()
    step = ann.step()
    speaks(ann, "en")
    page.locator("#hand [data-card]").first.hover()
    choose_on_table(page, "uk")
    assert ann.step() == step
    speaks(ann, "uk")
    for _ in range(4):
        if ann.asked() == "over":
            break
        ann.play_on()
        speaks(ann, "uk")
    assert ann.step() > step
    choose_on_table(page, "es")
    speaks(ann, "es")


def test_a_card_that_was_read_before_is_read_in_the_new_language(visitor: Visitor, server: Server) -> None:
    page = visitor()
    ann = start_game(page, server.url, seed="25", name0="Ann")
    ann.asked()
    first, last = ann.hand.first, ann.hand.last
    card = last.get_attribute("data-card") or ""
    for language in ("pl", "es"):
        first.hover()
        last.hover()
        expect(page.locator("#inspect")).to_have_attribute("data-card-shown", card)
        choose_on_table(page, language)
        first.hover()
        last.hover()
        on_table = page.locator(f"#hand [data-card='{card}'] .card-name").text_content() or ""
        assert on_table.replace(SOFT, "") == reader_of(language).card_name(ENGLISH_NAMES[card])
        expect(page.locator("#inspect .card-name")).to_have_text(on_table)


def test_another_tab_follows_to_the_language_chosen_in_this_one(visitor: Visitor, server: Server) -> None:
    page = visitor()
    ann = start_game(page, server.url, seed="25", bot="random", name0="Ann")
    ann.asked()
    other = page.context.new_page()
    other.goto(page.url)
    choose_on_table(other, "uk")
    ann.answer()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    ann.asked()
    speaks(ann, "uk")
    expect(page.locator(".skip")).to_have_text(catalogue("uk").gettext("Skip to the content"))


def test_who_looks_back_still_looks_back_in_another_language(visitor: Visitor, server: Server) -> None:
    page = visitor()
    ann = start_game(page, server.url, seed="25", bot="random", name0="Ann")
    for _ in range(3):
        ann.asked()
        ann.play_on()
    ann.asked()
    ann.do(page.locator("#step-back"))
    ann.do(page.locator("#step-back"))
    step = ann.step()
    assert "/steps/" not in page.url
    choose_on_table(page, "pl")
    assert page.url.endswith(f"/steps/{step}")
    assert ann.step() == step
    expect(page.locator("#table")).to_have_class(re.compile("looks-back"))


def test_filtered_cards_stay_filtered(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(f"{server.url}/cards/4")
    page.locator("label.toggle:has([name=age][value='3'])").click()
    page.locator("label.toggle:has([name=sort])").click()
    expect(page).to_have_url(re.compile(r"age=3&sort=name"))
    page.locator(".menu--language > summary").click()
    choose(page, "ru")
    assert urlsplit(page.url).query == "age=3&sort=name"
    expect(page.locator("[name=age][value='3']")).to_be_checked()
    expect(page.locator("#results .card")).to_have_count(10)


def test_two_at_one_table_read_two_languages_whatever_the_other_does(visitor: Visitor, server: Server) -> None:
    ann_page, bob_page = visitor(locale="uk-UA"), visitor(locale="pt-BR")
    ann = start_game(ann_page, server.url, "friends", name0="Ann", seed="3")
    bob_page.goto(ann_page.locator("#link-any").input_value())
    bob_page.locator("#main #name").fill("Bob")
    bob_page.locator("#main form .btn--main").click()
    bob = Seat(bob_page)
    expect(ann_page.locator("#table")).to_be_visible()
    for seat in (ann, bob):
        assert seat.asked() == "question"
        seat.answer()
        seat.confirm()
    for turn in range(4):
        ann.rest()
        bob.rest()
        mover, other = (ann, bob) if bob.mode == "wait" else (bob, ann)
        mover.play_on()
        other.page.wait_for_function(f"() => document.querySelector('#table').dataset.step >= {mover.step()}")
        languages = ("uk", "pt_BR") if turn < 2 else ("ru", "pt_BR")
        for seat, language in zip((ann, bob), languages, strict=True):
            speaks(seat, language)
        if turn == 1:
            choose_on_table(ann_page, "ru")


def test_no_script_is_needed_to_choose(visitor: Visitor, server: Server) -> None:
    page = visitor(java_script_enabled=False)
    addresses = cycle(("/", "/cards/4?age=3", "/rules/3", "/nothing"))
    for language, address in zip(LANGUAGES, addresses, strict=False):
        page.goto(server.url + address)
        page.locator(".menu--language > summary").click()
        page.locator(f".languages button[value={language}]").click()
        assert page.url == server.url + address
        assert page.locator("html").get_attribute("lang") == tag_of(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_the_smallest_phone(language: str, visitor: Visitor, server: Server) -> None:
    page = visitor(SMALL, is_mobile=True, has_touch=True)
    speak(page, language)
    for address in ADDRESSES:
        page.goto(server.url + address)
        expect(page.locator("html")).to_have_attribute("lang", tag_of(language))
        for width in (*WIDER, SMALL["width"]):
            page.set_viewport_size({"width": width, "height": SMALL["height"]})
            assert page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [width, width], address
        assert page.locator(".site :is(a, summary, button):visible").count() > 0
        assert page.evaluate(HARD_TO_HIT, [SMALL["width"], TARGET]) == [], address


def test_on_a_phone_all_actions_of_a_turn_have_room_for_their_words(visitor: Visitor, server: Server) -> None:
    page = visitor(PHONE, is_mobile=True, has_touch=True)
    ann = start_game(page, server.url, players="4", seed="25", bot="random", name0="Ann", edition="4")
    ann.asked()
    ann.answer()
    ann.confirm()
    for language in LANGUAGES:
        come_back(page, language)
        assert ann.asked() == "acts"
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language
        assert page.locator(".act b").evaluate_all(IS_CUT) == [], language


def test_the_menus_of_a_table_stay_in_sight_when_all_special_achievements_are_junked(
    visitor: Visitor, server: Server
) -> None:
    page = visitor()
    ann = start_game(page, server.url, players="5", seed="25", bot="random", name0="Ann", edition="4")
    ann.asked()
    for language in LANGUAGES:
        come_back(page, language)
        ann.asked()
        page.locator(".special").evaluate_all(JUNK_ALL, catalogue(language).gettext("junked"))
        for width in (1100, 1250, 1400, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            rights = page.locator("#world > *").evaluate_all(RIGHTS)
            assert max(rights) <= width, (language, width)


def test_cyrillic_letters_have_their_usual_shapes(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(f"{server.url}/credits")
    letters = "вгдзиклптцшщю"
    shapes = {}
    for tag in ("uk", "ru", "en", "bg"):
        page.evaluate(SHOW_LETTERS, [tag, letters])
        shapes[tag] = page.screenshot(clip={"x": 0, "y": 0, "width": 300, "height": 40})
    assert shapes["uk"] == shapes["ru"] == shapes["en"]
    assert shapes["bg"] != shapes["uk"]


def test_ukrainian_is_drawn_without_hinting_which_melts_the_dot_of_its_i(visitor: Visitor, server: Server) -> None:
    page = visitor()
    drawn = "() => getComputedStyle(document.querySelector('main')).textRendering"
    for language, rendering in (("en", "auto"), ("uk", "geometricprecision")):
        speak(page, language)
        page.goto(f"{server.url}/credits")
        assert page.evaluate(drawn) == rendering
