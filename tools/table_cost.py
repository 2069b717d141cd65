"""What a decision at the table costs a browser: processor time of the main thread, bytes, layout that jumps.

    python tools/table_cost.py                        a game against a bot, in a large window and on a phone
    python tools/table_cost.py --against OTHER/src    the same game, in turn with the sources of another version

Both versions play the same game: the shuffle, the bot and every pick are given, and a version that asks for something
else ends it.  Processor time is that of the renderer's main thread, whatever else the machine does.  A decision is one
of the engine's: several cards that are confirmed at once count as many as it asks for.  Layout that jumps is counted
where no click or tap came before it.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from splay.bots.greedy import GreedyBot
from splay.game.game import Game
from splay.position.setup import Setup
from splay.views.trivial import idle_option
from splay.views.view import view

HERE: Final = Path(__file__).parent.parent / "src"
BROWSERS: Final = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM: Final = next((path for path in BROWSERS if Path(path).exists()), BROWSERS[0])
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
WINDOWS: Final = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
EDITION: Final = 4
SEED: Final = 5
ME: Final = 0
TIMES: Final = {"total": "TaskDuration", "script": "ScriptDuration", "layout": "LayoutDuration"} | {
    "style": "RecalcStyleDuration"
}
COUNTS: Final = {"recalcs": "RecalcStyleCount", "layouts": "LayoutCount"}
LOOK_S: Final = 0.1
PATIENCE_S: Final = 60.0
CLICKS: Final = 16
REST_S: Final = 4.0
SHIFTS: Final = """
  window.shift = 0;
  new PerformanceObserver(list => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) window.shift += each.value;
  }).observe({type: "layout-shift", buffered: true});
"""
STATE: Final = """(() => {
  const table = document.querySelector("#table");
  if (!table || document.readyState !== "complete" || table.matches(".is-moving")) return null;
  if (document.querySelector(".htmx-request, [data-next], #ask .ask--wait")) return null;
  const question = document.querySelector("#ask").innerHTML;
  return {version: table.dataset.version, shown: [document.body.dataset.tab, question].join()};
})()"""
"""Once nothing moves: what is stored, and how one sees that a click did something."""
FINDS: Final = """wanted => {
  const table = document.querySelector("#table");
  const all = selector => [...table.querySelectorAll(selector)];
  const chosen = each => JSON.parse(each.getAttribute("hx-vals") ?? "{}").option;
  const shown = each => new URL(each.getAttribute("hx-get"), location).searchParams;
  let taken = 1;
  const find = () => {
    const form = document.querySelector("#marking");
    if (form && wanted[0] !== "pass") {
      const labels = [...form.querySelectorAll("label[data-of]")];
      const open = labels.filter(each => !each.querySelector(":checked"));
      const mine = wanted.slice(0, JSON.parse(form.dataset.steps).length - 1);
      const named = mine.map(name => open.find(each => each.dataset.of === name)).find(Boolean);
      const confirms = document.getElementById("marks-do");
      const next = named ?? (confirms.ariaDisabled ? open[0] : null);
      taken = mine.length;
      if (!next) return [confirms];
      return [...all("[data-mark]").filter(each => each.dataset.mark === next.dataset.of), next.querySelector("input")];
    }
    const posts = all("[hx-post]").filter(each => chosen(each) === wanted[0]);
    if (posts.length) return posts;
    const looks = all("[hx-get]").filter(each => shown(each).get("picked") === wanted[0]);
    if (looks.length) return looks;
    return all(".act[hx-get]").filter(each => shown(each).get("act") === wanted[0].split(" ")[0]);
  };
  const found = find();
  for (const each of found) {
    if (!each.checkVisibility()) continue;
    each.scrollIntoView({block: "nearest"});
    const box = each.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    if (each.contains(document.elementFromPoint(...at))) return {at, taken, lost: false};
  }
  found[0]?.click();
  return {at: null, taken, lost: !found.length};
}"""
"""Where to click for the first of these options, and how many are picked by it; what lies below something else is
clicked at once."""


@dataclass(frozen=True)
class Step:
    """A decision of the game that is played.

    Attributes:
        seat: who is asked.
        option: what is picked.
        takes_several: whether it is one of several cards, which may be picked together.
        is_idle: whether the server picks for a person, because nothing depends on it.
    """

    seat: int
    option: str
    takes_several: bool
    is_idle: bool


def main() -> None:
    """Play in each window and print what a decision took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", default=str(HERE), help="the sources that are measured")
    parser.add_argument("--against", default="", help="the sources of another version, measured in turn")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=30, help="how many own decisions a round takes")
    parser.add_argument("--pace", default="calm", help="calm, swift or off")
    options = parser.parse_args()
    steps = game()
    sources = [each for each in (options.against, options.source) if each]
    found: dict[str, list[list[dict[str, float]]]] = {name: [[] for _ in sources] for name in WINDOWS}
    for _ in range(options.rounds):
        for at, source in enumerate(sources):
            for name, figures in asyncio.run(measure(source, steps, options.decisions, options.pace)).items():
                found[name][at].append(figures)
                print(name, source, json.dumps(figures), flush=True)
    for name, versions in found.items():
        if options.against:
            print(name, "now by then:", json.dumps(compared(*versions)))


def compared(then: Sequence[dict[str, float]], now: Sequence[dict[str, float]]) -> dict[str, str]:
    """The medians of both and the ratio, with the lowest and the highest of a round."""
    said: dict[str, str] = {}
    for name in now[0]:
        ratios = [b[name] / a[name] for a, b in zip(then, now, strict=True) if a[name]]
        medians = [statistics.median(each[name] for each in version) for version in (then, now)]
        said[name] = f"{medians[0]:.4g} -> {medians[1]:.4g}"
        if ratios:
            said[name] += f": {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    return said


def game() -> list[Step]:
    """The game: a person who plays like the bot, against the bot of the server."""
    played = Game.start(Setup(EDITION, ("Ann", "Bob"), SEED))
    bots = [GreedyBot(99), GreedyBot(SEED * 7 + 1)]
    steps: list[Step] = []
    while ask := played.decision:
        seen = view(played, ask.seat)
        assert seen.asked is not None
        idle = idle_option(played, random.Random(ask.number)) if ask.seat == ME else None
        option = idle or bots[ask.seat].choose(seen, seen.asked)
        steps.append(Step(ask.seat, option, ask.several is not None, idle is not None))
        played.pick(option, seat=ask.seat)
    return steps


async def measure(source: str, steps: Sequence[Step], decisions: int, pace: str) -> dict[str, dict[str, float]]:
    """What a decision costs, by window."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), source) as url:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            costs = [cost(browser, url, name, steps, decisions, pace) for name in WINDOWS]
            found = dict(zip(WINDOWS, await asyncio.gather(*costs), strict=True))
            await browser.close()
            return found


@contextmanager
def served(folder: Path, source: str) -> Iterator[str]:
    """The address of a server with a database of its own."""
    log = folder / "log"
    command = [sys.executable, "-c", "from splay.cli.app import main; main()", "serve", "--port", "0"]
    surroundings = {**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder)}
    with log.open("wb") as sink:
        process = subprocess.Popen(
            [*command, "--no-rate-limit", "--database", f"sqlite:///{folder / 'db'}"],
            stdout=sink,
            stderr=subprocess.STDOUT,
            env=surroundings,
        )
    try:
        yield address(log)
    finally:
        process.terminate()
        process.wait()


def address(log: Path) -> str:
    """Where a server says that it can be reached."""
    for _ in range(600):
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text(encoding="utf-8"))
        if found:
            return found[0]
        time.sleep(0.1)
    raise SystemExit(log.read_text(encoding="utf-8"))


async def cost(
    browser: Browser, url: str, window: str, steps: Sequence[Step], decisions: int, pace: str
) -> dict[str, float]:
    """Play and measure; figures are for a decision, times in milliseconds."""
    width, height, is_small = WINDOWS[window]
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=is_small)
    await context.add_cookies([{"name": "pace", "value": pace, "url": url}])
    page = await context.new_page()
    await page.add_init_script(SHIFTS)
    await begin(page, url)
    probe = await context.new_cdp_session(page)
    await probe.send("Performance.enable", {"timeDomain": "threadTicks"})
    sizes: list[int] = []
    page.on("requestfinished", lambda request: asyncio.ensure_future(weigh(request, sizes)))
    await rested(probe)
    await page.evaluate("window.shift = 0")
    before, number, done = await figures(probe), 0, 0
    while done < decisions and (number := asked_after(steps, number)) < len(steps):
        taken = await pick(page, probe, steps, number, is_small)
        number, done = number + taken, done + taken
    after = await figures(probe)
    found = {name: 1000 * (after[key] - before[key]) / done for name, key in TIMES.items()}
    found |= {name: (after[key] - before[key]) / done for name, key in COUNTS.items()}
    found |= {"requests": len(sizes) / done, "kb": sum(sizes) / done / 1000}
    found |= {"shift": await page.evaluate("window.shift") / done}
    await asyncio.sleep(REST_S)
    resting = await figures(probe)
    found |= {"rest": 1000 * (resting["TaskDuration"] - after["TaskDuration"]) / REST_S, "nodes": after["Nodes"]}
    await context.close()
    return {name: round(figure, 4) for name, figure in found.items()}


async def begin(page: Page, url: str) -> None:
    """Begin the game."""
    await page.goto(f"{url}/?way=computer")
    await page.locator("form.new summary").click()
    await page.locator("form.new [name=level1]").evaluate_all("all => all.forEach(each => (each.value = 'greedy'))")
    await page.locator("form.new [name=seed]").fill(str(SEED))
    await page.locator("form.new .go .btn--main").click()
    await page.wait_for_load_state()


def asked_after(steps: Sequence[Step], number: int) -> int:
    """The next decision that a person is asked for."""
    while number < len(steps) and (steps[number].seat != ME or steps[number].is_idle):
        number += 1
    return number


async def state(probe: CDPSession) -> dict[str, str] | None:
    """What is shown; None while something moves."""
    # Not by frames, as Playwright waits: they would be drawn for that.
    found = await probe.send("Runtime.evaluate", {"expression": STATE, "returnByValue": True})
    shown: dict[str, str] | None = found["result"].get("value")
    return shown


async def rested(probe: CDPSession, unlike: dict[str, str] | None = None) -> dict[str, str]:
    """Wait until the page rests and differs from before; what it shows then."""
    for _ in range(int(PATIENCE_S / LOOK_S)):
        await asyncio.sleep(LOOK_S)
        shown = await state(probe)
        if shown is not None and shown != unlike:
            return shown
    raise SystemExit("the table does not come to rest")


async def pick(page: Page, probe: CDPSession, steps: Sequence[Step], number: int, is_small: bool) -> int:
    """Click until the decision is made; how many decisions that were."""
    wanted = [steps[number].option]
    for step in steps[number + 1 :]:
        if not steps[number].takes_several or not step.takes_several or step.seat != ME or wanted[-1] == "pass":
            break
        wanted.append(step.option)
    before = shown = await rested(probe)
    for _ in range(CLICKS):
        found = await page.evaluate(FINDS, wanted)
        if found["lost"]:
            raise SystemExit(f"decision {number}: {wanted[0]} is not offered, so it is not the same game")
        if found["at"] and is_small:
            await page.touchscreen.tap(*found["at"])
        elif found["at"]:
            await page.mouse.click(*found["at"])
        shown = await rested(probe, shown)
        if shown["version"] != before["version"]:
            return int(found["taken"])
    raise SystemExit(f"decision {number}: {wanted[0]} cannot be picked")


async def weigh(request: Any, sizes: list[int]) -> None:
    """Note how large an answer was."""
    sizes.append((await request.sizes())["responseBodySize"])


async def figures(probe: CDPSession) -> dict[str, float]:
    """What the browser has counted so far."""
    return {each["name"]: each["value"] for each in (await probe.send("Performance.getMetrics"))["metrics"]}


if __name__ == "__main__":
    main()
