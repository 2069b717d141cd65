"""The switch with which a browser is told of one's turn, with a push service that is played by the test."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.serving import Server
from notices.receivers import Browser

pytestmark = pytest.mark.long

PUBLIC_KEY_BYTES = "65"
PUSH = """(() => {
  const told = SUBSCRIPTION;
  const subscription = {
    endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => sessionStorage.removeItem("keyBytes"),
  };
  const pushManager = {
    getSubscription: async () => sessionStorage.keyBytes ? subscription : null,
    subscribe: async (options) => {
      sessionStorage.keyBytes = options.applicationServerKey.length;
      return subscription;
    },
  };
  const serviceWorker = {ready: Promise.resolve({pushManager}), register: async () => {}};
  Object.defineProperty(navigator, "serviceWorker", {value: serviceWorker});
  window.PushManager ??= class {};
  window.Notification = {permission: "default", requestPermission: async () => "ANSWER"};
})();"""
"""What stands for the push service of a browser; "keyBytes" is how long the key is that it was given."""


def notices_where(page: Page, server: Server, answer: str) -> Page:
    """The page of notices in a browser whose person gives this answer to the question whether they are allowed."""
    subscription = Browser().subscription | {"endpoint": "https://push.example.org/abc"}
    page.add_init_script(PUSH.replace("SUBSCRIPTION", json.dumps(subscription)).replace("ANSWER", answer))
    page.goto(f"{server.url}/notices")
    return page


def test_a_browser_is_told_from_the_switch_on_until_it_is_off(visitor: Visitor, server: Server) -> None:
    page = notices_where(visitor(), server, "granted")
    switch, label = page.get_by_role("switch", name="On this device"), page.locator("#push-row label")
    expect(page.locator("#push-note")).to_have_text("A notice appears even while Splay is closed.")
    expect(switch).not_to_be_checked()
    label.click()
    expect(page.locator("#push-note")).to_have_text("This browser gets notices.")
    expect(switch).to_be_checked()
    assert page.evaluate("sessionStorage.keyBytes") == PUBLIC_KEY_BYTES
    expect(page.locator("[data-browser]")).to_be_hidden()  # the switch stands for it
    expect(page.get_by_role("button", name="Send a test notice")).to_be_visible()
    label.click()
    expect(switch).not_to_be_checked()
    expect(page.locator("[data-browser]")).to_have_count(0)


def test_a_browser_that_forbids_notices_says_so(visitor: Visitor, server: Server) -> None:
    page = notices_where(visitor(), server, "denied")
    page.locator("#push-row label").click()
    expect(page.locator("#push-note")).to_have_text("Your browser does not allow it: change that in its settings.")
    expect(page.get_by_role("switch", name="On this device")).not_to_be_checked()


def test_where_nothing_works_behind_the_page_no_switch_is_offered(visitor: Visitor, server: Server) -> None:
    page = visitor()  # it blocks service workers
    page.goto(f"{server.url}/notices")
    expect(page.get_by_role("switch", name="Quiet hours")).to_be_attached()
    expect(page.locator("#push-row")).to_be_hidden()
