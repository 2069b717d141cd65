"""The table in windows of all sizes, with boards as crowded as they get: all that matters can be read and pressed."""

from typing import Final

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.seats import start_game
from browser.serving import Server
from browser.test_late_boards import FITTED
from splay.host import Host
from splay.store import Store, open_database
from splay.store.rows import COMPUTER
from splay.testing.late_positions import CROWDS, late_position

pytestmark = pytest.mark.long

MOUSE: Final = ((1280, 720), (1366, 650), (1440, 900), (1920, 1080), (320, 256))
TOUCH: Final = ((1180, 820), (820, 1180), (390, 844), (360, 640), (844, 390))
TABLES: Final = ("two-long", "three", "five")
LOWEST: Final = 56
"""No own top card is lower than that, in pixels."""
SMALLEST: Final = 12
"""Nor are letters."""
FINGER: Final = 44
"""What a finger shall hit is as large as that."""

HELPERS: Final = """
  const shown = each => each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !each.closest(".sr");
  const textsOf = each => [...each.childNodes].filter(node => node.nodeType === 3 && node.data.trim());
  const isCut = each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3;
  const lies = (a, b) => a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1;
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const common = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const windows = new Map([[null, {left: -9999, top: -9999, right: 9999, bottom: 9999}]]);
  const windowOf = each => {
    if (windows.has(each)) return windows.get(each);
    const above = windowOf(each.parentElement);
    const isOpen = getComputedStyle(each).overflow === "visible";
    windows.set(each, isOpen ? above : common(above, each.getBoundingClientRect()));
    return windows.get(each);
  };
  const hitIn = box => document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const isSeen = (each, box) => each.contains(hitIn(box)) || hitIn(box)?.contains(each);
  const words = each => each.textContent.replace(/\\s+/g, " ").trim().slice(0, 30);
  const named = each => `${each.className?.baseVal ?? each.className} "${words(each)}"`;
"""

OWN_TOPS: Final = """lowest => [...document.querySelectorAll("#me .pile-top > .card")].filter(shown).flatMap(card => {
    const faults = [], box = card.getBoundingClientRect(), name = card.querySelector(".card-name");
    if (box.height < lowest) faults.push(`${named(card)} is ${box.height} high`);
    if (isCut(name)) faults.push(`${named(name)} is cut`);
    for (const part of [name, card.querySelector(".card-age"), ...card.querySelectorAll(".tile")]) {
      if (!shown(part) || !lies(part.getBoundingClientRect(), box)) faults.push(`${named(part)} of ${words(name)}`);
    }
    const fore = card.closest(".pile").querySelector(".fore");
    if (fore && !shown(fore)) faults.push(`${named(fore)} of ${words(name)}`);
    return faults;
  })"""
"""Own top cards that are too low, or lack their name, age, signs or forecast."""

CUT_LARGE: Final = """() => [...document.querySelectorAll("#inspect .card-text")].filter(shown)
    .filter(each => each.scrollHeight > each.clientHeight + 1).map(named)"""
"""A large card whose words are cut."""

HALF_LINES: Final = """() => [...document.querySelectorAll("#me .board .card-text")].filter(shown).filter(text => {
    const {right, bottom} = text.getBoundingClientRect();
    const lines = [...text.querySelectorAll("*"), text].filter(each => textsOf(each).length).flatMap(each => {
      const range = document.createRange();
      return textsOf(each).flatMap(node => (range.selectNode(node), [...range.getClientRects()]));
    });
    return lines.some(line => line.left < right && line.top < bottom - 3 && line.bottom > bottom + 3);
  }).map(named)"""
"""Own top cards with a line of which only the upper part is to be seen."""

OVERLAPS: Final = """() => {
  const texts = [...document.querySelectorAll("#table *:not(option)")]
    .filter(each => textsOf(each).length && shown(each))
    .flatMap(each => textsOf(each).flatMap(node => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].map(rect => ({each, box: common(rect, windowOf(each))}));
    }))
    .filter(({box}) => box.right - box.left > 4 && box.bottom - box.top > 6)
    .filter(({each, box}) => !each.closest(".pile") || isSeen(each, box));
  return texts.flatMap((one, at) => texts.slice(at + 1)
    .filter(other => across(one.box, other.box) > 2 && down(one.box, other.box) > 5)
    .filter(other => !one.each.contains(other.each) && !other.each.contains(one.each))
    .map(other => `${named(one.each)} and ${named(other.each)}`));
}"""
"""Texts that lie over each other; of a pile, whose cards cover each other, those in sight."""

SMALL_LETTERS: Final = """smallest => [...document.querySelectorAll("body *")]
    .filter(each => textsOf(each).length && shown(each))
    .map(each => ({each, size: parseFloat(getComputedStyle(each).fontSize)}))
    .filter(({size}) => size > 0 && size < smallest)
    .map(({each, size}) => `${named(each)}: ${size}`)"""
"""Letters that are too small to be read."""

SMALL_TARGETS: Final = """finger => {
  const targets = "#table :is(button, a[href], summary, select, label, [hx-get][data-spot])";
  const others = ".sliver, .goto, .log .chip, .deck:has(button.token) .deck-back, .backs *, p a";
  return [...document.querySelectorAll(targets)].filter(each => shown(each) && !each.matches(others))
    .map(each => ({each, box: each.getBoundingClientRect(), more: getComputedStyle(each, "::after")}))
    .filter(({each, box}) => each.contains(hitIn(box)))
    .map(({each, box, more}) => {
      const isLarger = more.content !== "none" && more.position === "absolute";
      const [width, height] = isLarger ? [parseFloat(more.width), parseFloat(more.height)] : [0, 0];
      return {each, width: Math.max(box.width, width), height: Math.max(box.height, height)};
    })
    .filter(({width, height}) => Math.min(width, height) < finger - 1)
    .map(({each, width, height}) => `${named(each)}: ${Math.round(width)} x ${Math.round(height)}`);
}"""
"""Targets that are too small for a finger.  What is seen may be smaller than what is hit (tablet.css).

Edges and values open what the count beside them opens; links in a sentence stand in a line; a token that can be claimed
takes its place from the deck above it, as the list of which is not needed then.
"""

CHECKS: Final = f"""([lowest, smallest, finger]) => {{
  {HELPERS}
  return {{
    "own top card": ({OWN_TOPS})(lowest),
    "half a line": ({HALF_LINES})(),
    "large card": ({CUT_LARGE})(),
    "over each other": ({OVERLAPS})(),
    "small letters": ({SMALL_LETTERS})(smallest),
    "small target": finger ? ({SMALL_TARGETS})(finger) : [],
    "the page": document.scrollingElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [],
  }};
}}"""
"""All of it at once; targets only for fingers."""
DRAWN: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SECRET: Final = "the-secret-of-who-looks-at-crowds"


def looked_at(page: Page, size: tuple[int, int], is_touched: bool) -> list[str]:
    """What is wrong with the table in a window of that size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    found: dict[str, list[str]] = page.evaluate(CHECKS, [LOWEST, SMALLEST, FINGER if is_touched else 0])
    return [f"{what}: {each}" for what, faults in found.items() for each in faults]


@pytest.mark.parametrize("table", TABLES)
def test_a_crowded_table_can_be_read_and_pressed_at_every_size(visitor: Visitor, server: Server, table: str) -> None:
    host = Host(Store(open_database(server.database)))
    bots = [None, *["greedy"] * (CROWDS[table].players - 1)]
    there = host.desk.make_from_record(late_position(CROWDS[table]), SECRET, bots, COMPUTER)
    faults: dict[tuple[int, int], list[str]] = {}
    for is_touched, sizes in ((False, MOUSE), (True, TOUCH)):
        page = visitor({"width": sizes[0][0], "height": sizes[0][1]}, is_mobile=is_touched, has_touch=is_touched)
        page.context.add_cookies([{"name": "splay", "value": SECRET, "url": server.url}])
        page.goto(f"{server.url}/t/{there}?skip=true")
        page.wait_for_function(FITTED)
        faults |= {size: found for size in sizes if (found := looked_at(page, size, is_touched))}
    assert faults == {}


SENTENCES_CUT = """() => [...document.querySelectorAll("#hand .card-text")]
    .filter(each => !each.checkVisibility() || each.scrollHeight > each.clientHeight + 1)
    .map(each => each.textContent)"""


def test_with_four_players_a_hand_of_one_or_two_can_be_read(visitor: Visitor, server: Server) -> None:
    page = visitor({"width": 1280, "height": 720})
    iryna = start_game(page, server.url, players="4", seed="25", bot="random", name0="Iryna")
    iryna.asked()
    page.wait_for_function(FITTED)
    assert page.locator("#hand .card").count() == 2
    assert page.evaluate(SENTENCES_CUT) == []
    box = page.locator("#hand").bounding_box()
    assert box is not None
    assert box["height"] > 200, "nothing else needs the room"
    iryna.answer()
    iryna.confirm()
    iryna.asked()
    page.wait_for_function(FITTED)
    assert page.locator("#hand .card").count() == 1
    assert page.evaluate(SENTENCES_CUT) == []


WIDTH_OF_SPACE = """name => {
  const range = document.createRange(), text = name.firstChild;
  range.setStart(text, text.data.indexOf(" "));
  range.setEnd(text, text.data.indexOf(" ") + 1);
  return range.getBoundingClientRect().width / parseFloat(getComputedStyle(name).fontSize);
}"""


def test_words_of_a_condensed_name_stay_apart(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(f"{server.url}/cards/4?q=wheel")
    name = page.locator(".card-name", has_text="The Wheel").first
    assert name.evaluate(WIDTH_OF_SPACE) > 0.2, "in parts of the height of the letters"
