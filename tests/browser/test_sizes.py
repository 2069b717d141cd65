"""The table in windows of all sizes, with boards as crowded as they get: all that matters can be read and pressed."""

from typing import Final

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.serving import Server
from browser.test_late_boards import FITTED, go_on
from splay.testing.late_positions import CROWDS, late_position

MOUSE: Final = ((1280, 720), (1366, 650), (1440, 900), (1920, 1080), (320, 256))
TOUCH: Final = ((1180, 820), (820, 1180), (390, 844), (360, 640), (844, 390))
TABLES: Final = ("two-long", "three", "four", "five")
LOWEST: Final = 56
"""No own top card is lower than that, in pixels."""
SMALLEST: Final = 12
"""Nor are letters."""
FINGER: Final = 44
"""What a finger shall hit is as large as that."""

HELPERS: Final = """
  const shown = each => each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
  const clipped = (box, from) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = from; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left), top = Math.max(top, edge.top);
      right = Math.min(right, edge.right), bottom = Math.min(bottom, edge.bottom);
    }
    return {left, top, right, bottom};
  };
  const named = each => `${each.className?.baseVal ?? each.className} "${each.textContent.replace(/\\s+/g, " ").trim().slice(0, 30)}"`;
"""

OWN_TOPS: Final = f"""lowest => {{ {HELPERS}
  return [...document.querySelectorAll("#me .pile-top > .card")].filter(shown).flatMap(card => {{
    const faults = [], box = card.getBoundingClientRect();
    if (box.height < lowest) faults.push(`${{named(card)}} is ${{box.height}} high`);
    const name = card.querySelector(".card-name");
    if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3) {{
      faults.push(`${{named(name)}} is cut`);
    }}
    for (const part of [name, card.querySelector(".card-age"), ...card.querySelectorAll(".tile")]) {{
      const its = clipped(part.getBoundingClientRect(), part.closest(".pile"));
      const whole = part.getBoundingClientRect();
      const isIn = whole.left > box.left - 1 && whole.right < box.right + 1 && whole.top > box.top - 1 && whole.bottom < box.bottom + 1;
      if (!shown(part) || !isIn || !its) faults.push(`${{named(part)}} of ${{name.textContent}}`);
    }}
    for (const fore of card.closest(".pile").querySelectorAll(".fore:first-of-type")) {{
      if (!shown(fore)) faults.push(`${{named(fore)}} of ${{name.textContent}}`);
    }}
    return faults;
  }});
}}"""
"""Own top cards that are too low, or lack their name, age, signs or forecast."""

CUT_LARGE: Final = f"""() => {{ {HELPERS}
  return [...document.querySelectorAll("#inspect .card-text")].filter(shown)
    .filter(each => each.scrollHeight > each.clientHeight + 1).map(named);
}}"""
"""A large card whose words are cut."""

OVERLAPS: Final = f"""() => {{ {HELPERS}
  const texts = [...document.querySelectorAll("#table *")]
    .filter(each => each.tagName !== "OPTION" && [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => shown(each) && !each.closest(".sr, [aria-hidden=true].scrim"))
    .flatMap(each => [...each.childNodes].filter(node => node.nodeType === 3 && node.data.trim()).flatMap(node => {{
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].map(rect => ({{each, box: clipped(rect, each)}}));
    }}))
    .filter(({{box}}) => box.right - box.left > 4 && box.bottom - box.top > 6)
    .filter(({{each, box}}) => {{
      if (!each.closest(".pile, .advice")) return true;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return hit && (each.contains(hit) || hit.contains(each));
    }});
  return texts.flatMap((one, at) => texts.slice(at + 1)
    .filter(other => !one.each.contains(other.each) && !other.each.contains(one.each))
    .filter(other => Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2)
    .filter(other => Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 5)
    .map(other => `${{named(one.each)}} and ${{named(other.each)}}`));
}}"""
"""Texts that lie over each other; of a pile, whose cards cover each other, those in sight."""

SMALL_LETTERS: Final = f"""smallest => {{ {HELPERS}
  return [...new Set([...document.querySelectorAll("body *")]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => shown(each) && !each.closest(".sr") && parseFloat(getComputedStyle(each).fontSize) < smallest)
    .filter(each => parseFloat(getComputedStyle(each).fontSize) > 0)
    .map(each => `${{named(each)}}: ${{getComputedStyle(each).fontSize}}`))];
}}"""
"""Letters that are too small to be read."""

SMALL_TARGETS: Final = f"""finger => {{ {HELPERS}
  const targets = "#table :is(button, a[href], summary, select, label, [hx-get][data-spot])";
  return [...document.querySelectorAll(targets)].filter(shown)
    .filter(each => !each.matches(".sliver, .goto, .log .chip, .deck:has(button.token) .deck-back, .backs *, p a") && !each.closest(".sr"))
    .map(each => ({{each, box: each.getBoundingClientRect(), more: getComputedStyle(each, "::after")}}))
    .filter(({{each, box}}) => {{
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return hit && each.contains(hit);
    }})
    .filter(({{box, more}}) => {{
      const isWider = more.content !== "none" && more.position === "absolute";
      const [width, height] = isWider ? [parseFloat(more.width), parseFloat(more.height)] : [0, 0];
      return Math.max(box.width, width) < finger - 1 || Math.max(box.height, height) < finger - 1;
    }})
    .map(({{each, box}}) => `${{named(each)}}: ${{Math.round(box.width)}} x ${{Math.round(box.height)}}`);
}}"""
"""Targets that are too small for a finger.  What is seen may be smaller than what is hit (touch.css).  Edges and values
open what the count beside them opens; links in a sentence stand in a line."""

WIDTH: Final = "() => document.scrollingElement.scrollWidth - innerWidth"


def looked_at(page: Page, size: tuple[int, int], is_touched: bool) -> list[str]:
    """What is wrong with the table in a window of that size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FITTED)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    faults = [
        *page.evaluate(OWN_TOPS, LOWEST),
        *(f"large: {each}" for each in page.evaluate(CUT_LARGE)),
        *(f"over each other: {each}" for each in page.evaluate(OVERLAPS)),
        *(f"small letters: {each}" for each in page.evaluate(SMALL_LETTERS, SMALLEST)),
        *(f"small target: {each}" for each in (page.evaluate(SMALL_TARGETS, FINGER) if is_touched else ())),
    ]
    if page.evaluate(WIDTH) > 0:
        faults.append("scrolls sideways")
    return faults


@pytest.mark.parametrize("table", TABLES)
def test_a_crowded_table_can_be_read_and_pressed_at_every_size(visitor: Visitor, server: Server, table: str) -> None:
    page = visitor()
    go_on(page, server, late_position(CROWDS[table]))
    touched = visitor(is_mobile=True, has_touch=True)
    touched.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    touched.goto(page.url)
    faults = {size: looked_at(page, size, is_touched=False) for size in MOUSE}
    faults |= {size: looked_at(touched, size, is_touched=True) for size in TOUCH}
    assert {size: found for size, found in faults.items() if found} == {}
