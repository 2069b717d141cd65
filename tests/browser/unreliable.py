"""Requests that are held back or lost on the way."""

from collections.abc import Callable

from playwright.sync_api import APIResponse, Page, Route

from browser.conftest import PATIENCE_MS


class Late:
    """Requests of a page that are held back: they have reached the server, or have not yet."""

    def __init__(self, page: Page, pattern: str, count: int = 1, is_answered: bool = True) -> None:
        self.page = page
        self._count = count
        self._is_answered = is_answered
        self._held: list[tuple[Route, APIResponse | None]] = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if len(self._held) < self._count:
            self._held.append((route, route.fetch() if self._is_answered else None))
        else:
            route.continue_()

    def wait(self) -> None:
        """Until all of them have been sent."""
        waits_for(self.page, lambda: len(self._held) == self._count)

    def come(self) -> None:
        """Let the answers come, and wait until the page has dealt with them."""
        for route, answer in self._held:
            if answer is None:
                route.continue_()
            else:
                route.fulfill(response=answer)
        late = ["/" + route.request.url.split("/", 3)[3] for route, _ in self._held]
        self.page.wait_for_function("late => late.every(each => ended.includes(each))", arg=late)


class Lost:
    """Requests of a page that never arrive."""

    def __init__(self, page: Page, pattern: str, count: int = 1_000_000) -> None:
        self.page = page
        self.count = 0
        self._most = count
        self._pattern = pattern
        page.route(pattern, self._lose)

    def _lose(self, route: Route) -> None:
        self.count += 1
        if self.count > self._most:
            route.continue_()
        else:
            route.abort()

    def wait(self, count: int = 1) -> None:
        """Until so many have been lost."""
        waits_for(self.page, lambda: self.count >= count)

    def end(self) -> None:
        """From now on they arrive."""
        self.page.unroute(self._pattern)


def waits_for(page: Page, there: Callable[[], bool]) -> None:
    for _ in range(PATIENCE_MS // 10):
        if there():
            return
        page.wait_for_timeout(10)  # while it waits, the handlers of routes run
    raise AssertionError("that never happens")
