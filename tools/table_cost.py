"""What a decision at the table costs a browser: processor time of the main thread, bytes, layout that jumps.

    python tools/table_cost.py                     a game against a bot, in a large window and on a phone
    python tools/table_cost.py --source OTHER/src  the same with the sources of another version

The figures are of one run; compare versions in turn on the same machine.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS: Final = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM: Final = next((path for path in BROWSERS if Path(path).exists()), BROWSERS[0])
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
WINDOWS: Final = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
SECONDS: Final = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
COUNTS: Final = ("RecalcStyleCount", "LayoutCount")
WATCHES: Final = """
  window.shift = 0;
  new PerformanceObserver(list => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) window.shift += each.value;
  }).observe({type: "layout-shift", buffered: true});
"""
RESTS: Final = """() => {
  const table = document.querySelector("#table");
  return table && !table.matches(".is-moving") && !document.querySelector(".htmx-request, [data-next]")
    && !document.querySelector("#ask .ask--wait");
}"""
PICKS: Final = """() => {
  const lit = [...document.querySelectorAll("#ask .btn--main, #me .is-lit, #hand .is-lit, #ask .opt, #ask .act")]
    .filter(each => each.hasAttribute("hx-post") || each.hasAttribute("hx-get"));
  const main = lit.find(each => each.matches(".btn--main"));
  const one = main ?? lit[window.turned = ((window.turned ?? 0) * 31 + 7) % lit.length];
  if (one) one.click();
  return one ? 1 : 0;
}"""


def main() -> None:
    """Play in each window and print what a decision took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", default=str(Path(__file__).parent.parent / "src"))
    parser.add_argument("--clicks", type=int, default=40)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, url = serve(Path(folder), options.source)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
                for name, (width, height, is_small) in WINDOWS.items():
                    print(name, json.dumps(cost(browser, url, width, height, is_small, options.clicks)), flush=True)
                browser.close()
        finally:
            server.terminate()
            server.wait()


def serve(folder: Path, source: str) -> "tuple[subprocess.Popen[bytes], str]":
    """A server with a database of its own, and its address."""
    log = folder / "log"
    command = [
        sys.executable,
        "-c",
        "from splay.cli.app import main; main()",
        "serve",
        "--port",
        "0",
        "--no-rate-limit",
    ]
    surroundings = {**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder)}
    with log.open("wb") as sink:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'db'}"],
            stdout=sink,
            stderr=subprocess.STDOUT,
            env=surroundings,
        )
    for _ in range(600):
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text(encoding="utf-8"))
        if found:
            return process, found[0]
        time.sleep(0.1)
    raise SystemExit(log.read_text(encoding="utf-8"))


def cost(browser: Browser, url: str, width: int, height: int, is_small: bool, clicks: int) -> dict[str, Any]:
    """Play a game and measure; figures are for a click."""
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=is_small)
    page = context.new_page()
    page.add_init_script(WATCHES)
    begin(page, url)
    probe = context.new_cdp_session(page)
    probe.send("Performance.enable")
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.wait_for_load_state()
    page.wait_for_function(RESTS)
    page.evaluate("window.shift = 0")
    before, done = figures(probe), 0
    while done < clicks and page.evaluate(PICKS):
        done += 1
        page.wait_for_timeout(60)
        page.wait_for_function(RESTS, timeout=60_000)
    after = figures(probe)
    found: dict[str, Any] = {each + "_ms": round(1000 * (after[each] - before[each]) / done, 1) for each in SECONDS}
    found |= {each: round((after[each] - before[each]) / done, 1) for each in COUNTS}
    found |= {"nodes": int(after["Nodes"]), "clicks": done, "requests": round(len(sizes) / done, 2)}
    found |= {"kb": round(sum(sizes) / done / 1000, 2), "shift": round(page.evaluate("window.shift") / done, 4)}
    context.close()
    return found


def begin(page: Page, url: str) -> None:
    """Begin a game against the quickest bot, always the same."""
    page.goto(f"{url}/?way=computer")
    page.locator("form.new summary").click()
    page.locator("form.new [name=level1]").evaluate_all("all => all.forEach(each => (each.value = 'greedy'))")
    page.locator("form.new [name=seed]").fill("5")
    page.locator("form.new .go .btn--main").click()


def figures(probe: Any) -> dict[str, float]:
    """What the browser has counted so far."""
    return {each["name"]: each["value"] for each in probe.send("Performance.getMetrics")["metrics"]}


if __name__ == "__main__":
    main()
