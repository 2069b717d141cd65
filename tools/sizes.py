"""Take pictures of crowded tables in windows of all sizes, to look at one by one.

python tools/sizes.py --out FOLDER                                 every table at every size
python tools/sizes.py --out FOLDER --tables five --sizes 1280x720  only these
python tools/sizes.py --out FOLDER --languages uk,ru,pl --dark
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from splay.host import Host
from splay.testing.late_positions import CROWDS, late_position
from splay.text.catalogue import ENGLISH
from splay.web.requests.identity import COOKIE

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.screenshots import CHROMIUM, FLAGS, SECRET, serving

SIZES: Final = {
    "1280x720": False,
    "1366x650": False,
    "1440x900": False,
    "1920x1080": False,
    "1180x820": True,
    "820x1180": True,
    "390x844": True,
    "360x640": True,
    "844x390": True,
    "320x256": False,
}
"""The windows, and whether they are touched; the last one is what 400 % of zoom leaves of 1280x1024."""
TABS: Final = ("0", "1", "world", "hand", "log")
"""The views of narrow windows."""


def narrow(size: str) -> bool:
    """Whether a window shows one view at a time."""
    return int(size.partition("x")[0]) < 1100


def visit(browser: Browser, url: str, size: str, language: str, dark: bool) -> BrowserContext:
    """A browser of that size, whose person holds all tables."""
    width, _, height = size.partition("x")
    touch = SIZES.get(size, False)
    context = browser.new_context(
        viewport={"width": int(width), "height": int(height)},
        color_scheme="dark" if dark else "light",
        is_mobile=touch,
        has_touch=touch,
        reduced_motion="reduce",
    )
    cookies = {COOKIE: SECRET, "name": "Iryna", "lang": language}
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
    return context


def take(context: BrowserContext, url: str, name: str, tabs: tuple[str, ...], folder: Path, click: str) -> None:
    """Take one picture, or one of every view."""
    page = context.new_page()
    page.goto(url, wait_until="load")
    page.evaluate("document.fonts.ready")
    if click:
        page.locator(click).first.click()
    page.wait_for_timeout(300)
    for tab in tabs or ("",):
        if tab:
            page.evaluate("tab => document.querySelector(`#table [data-tab='${tab}']`)?.click()", tab)
            page.wait_for_timeout(60)
        page.screenshot(path=folder / f"{name}{'-' + tab if tab else ''}.png")
    page.close()


def tables_of(host: Host, names: list[str]) -> dict[str, str]:
    """The crowded tables, by name."""
    made = {}
    for name in names:
        record = late_position(CROWDS[name])
        bots = [None, *["greedy"] * (CROWDS[name].players - 1)]
        made[name] = host.desk.make_from_record(record, SECRET, bots, "computer")
    return made


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="the folder for them")
    parser.add_argument("--tables", default=",".join(CROWDS), help=f"which of {', '.join(CROWDS)}")
    parser.add_argument("--sizes", default=",".join(SIZES), help="which windows")
    parser.add_argument("--languages", default=ENGLISH, help="in which languages")
    parser.add_argument("--dark", action="store_true", help="in dark colors")
    parser.add_argument("--views", default="0", help=f"which views of narrow windows: some of {', '.join(TABS)}")
    parser.add_argument("--click", default="", help="a selector to click first")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/splay.sqlite3") as (url, host):
        tables = tables_of(host, options.tables.split(","))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            for size in options.sizes.split(","):
                tabs = tuple(options.views.split(",")) if narrow(size) else ()
                for language in options.languages.split(","):
                    context = visit(browser, url, size, language, options.dark)
                    for name, table in tables.items():
                        picture = f"{size}-{name}-{language}{'-dark' if options.dark else ''}"
                        take(context, f"{url}/t/{table}?skip=true", picture, tabs, options.out, options.click)
                    context.close()
            browser.close()


if __name__ == "__main__":
    main()
