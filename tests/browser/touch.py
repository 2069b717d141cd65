"""What somebody does with a finger, on a phone."""

from playwright.sync_api import Page

from browser.seats import ASKED, RESTS, option


def asked(page: Page) -> None:
    """Wait until nothing moves and this seat is asked."""
    page.wait_for_function(ASKED)


def tap(page: Page, what: str) -> None:
    """Tap the last of these that is in sight; whatever lies over it fails the test."""
    asked(page)
    page.locator(what).locator("visible=true").last.tap()


def pick(page: Page, name: str) -> None:
    """Make a pick by touch, on the view of the table where it is."""
    asked(page)
    words, _, _ = name.partition(" ")
    tab = {"meld": "#tab-hand", "dogma": "#tab-0", "achieve": "#tab-world"}.get(words)
    if tab and not option(page, name).count():
        tap(page, tab)
    option(page, name).tap()
    page.wait_for_function(RESTS)
    for confirms in ("#ask .ask--confirm .ask-do .btn:last-of-type", "#marks-do:not([aria-disabled])"):
        if page.locator(confirms).count():
            tap(page, confirms)
            page.wait_for_function(RESTS)
