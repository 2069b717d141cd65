"""Telling whoever runs the server that something is wrong at a table."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.programs import Game
from browser.serving import Server

pytestmark = pytest.mark.long


def test_a_table_is_reported_in_a_dialog_over_it(visitor: Visitor, server: Server) -> None:
    page = visitor()
    Game(server, ["Ann", "Bob"], seed=7).sit(page, 0).rest()
    menu = page.locator("details.menu summary[aria-label=Settings]")
    menu.click()
    page.get_by_role("button", name="Report…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("What is it about?")).to_have_value("table")
    expect(page.locator("details.menu[open]")).to_have_count(0)
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_label("What is wrong?")).to_be_focused()  # the browser wants a reason
    dialog.get_by_label("What is wrong?").fill("Bob’s name is rude")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog).to_contain_text("Your report has been sent.")
    dialog.get_by_role("button", name="Close").click()
    expect(menu).to_be_focused()
