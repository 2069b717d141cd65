"""Take pictures of the pages, from real games.

    python tools/screenshots.py                              those of the README and the docs
    python tools/screenshots.py --languages --out FOLDER     the main pages in every language, to look at

Deals games from fixed seeds, lets bots play them up to some turn, and takes the pictures in Chromium.
"""

import argparse
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import uvicorn
from playwright.sync_api import Browser, sync_playwright

from splay.bots import make_bot
from splay.host import Host, SeatOptions, TableOptions
from splay.text.catalogue import ENGLISH, LANGUAGES
from splay.web.requests.identity import COOKIE
from splay.web.server.app import create_app
from splay.web.server.settings import Settings

SECRET: Final = "the-cookie-of-who-takes-pictures"
BROWSERS: Final = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM: Final = next((path for path in BROWSERS if Path(path).exists()), BROWSERS[0])
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
DOCS: Final = Path(__file__).parent.parent / "docs" / "screenshots"


@dataclass(frozen=True)
class Shot:
    """One picture.

    Attributes:
        name: of the file.
        path: what to open; ``{two}``, ``{four}``, ``{over}`` and ``{open}`` are tables.
        size: of the window.
        dark: whether to use dark colors.
        click: a selector to click first.
        language: the language of the pages.
    """

    name: str
    path: str
    size: tuple[int, int] = DESKTOP
    dark: bool = False
    click: str = ""
    language: str = ENGLISH


SHOTS: Final = (
    Shot("start", "/"),
    Shot("table-2-players", "/t/{two}"),
    Shot("table-2-players-dark", "/t/{two}", dark=True),
    Shot("table-2-players-uk", "/t/{two}", language="uk"),
    Shot("table-2-players-dogma", "/t/{two}", click="#me .card.is-lit"),
    Shot("table-4-players", "/t/{four}"),
    Shot("phone-start", "/", PHONE),
    Shot("phone-table", "/t/{two}", PHONE),
    Shot("cards", "/cards?edition=4&age=4&age=5"),
    Shot("rules", "/rules/4"),
    Shot("end", "/t/{over}/end"),
    Shot("phone-end", "/t/{over}/end", PHONE),
)

LOOKED_AT: Final = (
    *(("start", "/", ""), ("table", "/t/{two}", ""), ("dogma", "/t/{two}", "#me .card.is-lit")),
    *(("four", "/t/{four}", ""), ("cards", "/cards/4?age=4&age=5", ""), ("card", "/cards/4/industrialization", "")),
    *(("lobby", "/t/{open}", ""), ("rules", "/rules/4", ""), ("end", "/t/{over}/end", "")),
)
"""What to look at in every language: a name, what to open, what to click."""


def in_every_language() -> tuple[Shot, ...]:
    """The main pages in every language, on a desktop and on a phone."""
    return tuple(
        Shot(f"{name}-{size}-{language}", path, wide, click=click, language=language)
        for language in LANGUAGES
        for size, wide in (("desktop", DESKTOP), ("phone", PHONE))
        for name, path, click in LOOKED_AT
    )


def deal(host: Host, seats: tuple[SeatOptions, ...], seed: int, until_turn: int) -> str:
    """A table where seat 0, played by the greedy bot so far, is asked for an action on this turn or later."""
    table_id = host.desk.make(TableOptions("computer", 4, seats, seed=seed), SECRET)
    bots = [make_bot("greedy", seat) for seat in range(len(seats))]
    while True:
        table = host.table(table_id)
        live = host.live(table)
        ask = live.game.decision
        if ask is None:
            return table_id
        if live.game.turn >= until_turn and ask.seat == 0 and ask.kind == "action":
            host.store.set_seen({(table_id, 0): live.steps})
            return table_id
        seen = live.view(ask.seat)
        assert seen.asked is not None
        host.pick(table, ask.seat, bots[ask.seat].choose(seen, seen.asked), ask.number)


@contextmanager
def serving(database: str) -> Iterator[tuple[str, Host]]:
    """A server without bots, and its host."""
    app = create_app(Settings(database, bot_processes=0))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", app.state.host
    finally:
        server.should_exit = True
        thread.join()


def take(browser: Browser, url: str, shot: Shot, folder: Path) -> None:
    """Take one picture."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.dark else "light",
        device_scale_factor=1,
        is_mobile=shot.size == PHONE,
        has_touch=shot.size == PHONE,
        reduced_motion="reduce",
    )
    cookies = {COOKIE: SECRET, "name": "Iryna", "lang": shot.language}
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
    page = context.new_page()
    answer = page.goto(url + shot.path, wait_until="load")
    assert answer is not None
    assert answer.ok, f"{shot.path}: {answer.status}"
    page.evaluate("document.fonts.ready")
    if shot.click:
        page.locator(shot.click).first.click()
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{shot.name}.png")
    context.close()


def main() -> None:
    """Take all pictures, or only those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="which pictures; all if none is named")
    parser.add_argument("--languages", action="store_true", help="the main pages in every language")
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder for them; with --languages it must be given")
    options = parser.parse_args()
    if options.languages and options.out == DOCS:
        parser.error("--languages needs a folder of its own: --out FOLDER")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/splay.sqlite3") as (url, host):
        me = SeatOptions("Iryna")
        tables = {
            "two": deal(host, (me, SeatOptions("Tomás", "greedy")), 28, 34),
            "four": deal(host, (me, *(SeatOptions(name, "greedy") for name in ("Tomás", "Ada", "Kofi"))), 57, 28),
            "over": deal(host, (me, SeatOptions("Tomás", "greedy")), 7, 1000),
            "open": host.desk.make(TableOptions("friends", 4, (me, *(SeatOptions("") for _ in range(2)))), SECRET),
        }
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            for shot in in_every_language() if options.languages else SHOTS:
                if not options.names or shot.name in options.names:
                    take(browser, url, replace(shot, path=shot.path.format(**tables)), options.out)
            browser.close()


if __name__ == "__main__":
    main()
