"""Chromium and a server, shared by all tests of a worker; every test has visitors of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, ViewportSize, expect, sync_playwright

from browser.seats import WATCHES
from browser.serving import Server
from patience import PATIENCE

CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Draws the same as Chromium, without windows and so more quickly."""
if not Path(CHROMIUM).exists():
    CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = int(1000 * PATIENCE)
expect.set_options(timeout=PATIENCE_MS)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These tests come last, whatever the order of the others, so that Chromium is started once and not for each."""
    items.sort(key=_is_here)


def _is_here(item: pytest.Item) -> bool:
    return item.path.parent == Path(__file__).parent


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # Not for the whole session: while Playwright runs, no other test of this worker could use asyncio.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(tmp_path) as running:
        yield running


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[Visitor]:
    """Gives a page of a new browser profile; fails the test if a script or the server fails, or a policy is broken."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def look_at(response: Response) -> None:
        if response.status >= 500 or (response.status >= 400 and "/static/" in response.url):
            faults.append(f"{response.status} {response.url}")

    def come(size: dict[str, int] | None = None, pace: str = "off", coach: str = "off", **more: Any) -> Page:
        more = {"viewport": size or DESKTOP, "reduced_motion": "reduce", "service_workers": "block", **more}
        context = chromium.new_context(**more)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(WATCHES)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.on("response", look_at)
        context.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        said = {"pace": pace, "coach": coach}
        context.add_cookies([{"name": k, "value": v, "domain": "127.0.0.1", "path": "/"} for k, v in said.items()])
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert not faults
