"""A passkey in a real browser: made, signed out, signed in from another one, where the same games are."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.serving import Server

pytestmark = pytest.mark.long


def authenticator(page: Page, credentials: list[Any] | None = None) -> tuple[Any, str]:
    """A device that makes and keeps passkeys, with those that another one has."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        **{"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True},
        **{"isUserVerified": True, "automaticPresenceSimulation": True},
    }
    device = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    for each in credentials or ():
        session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": each})
    return session, device


def test_a_passkey_carries_games_to_another_browser(visitor: Visitor, server: Server) -> None:
    address = f"http://localhost:{server.port}"  # there are no passkeys for mere numbers
    laptop = visitor()
    session, device = authenticator(laptop)
    laptop.goto(f"{address}/?way=computer")
    laptop.locator("form.new .go .btn--main").click()
    laptop.wait_for_url("**/t/*")
    table = laptop.url.partition("?")[0].rpartition("/")[2]

    laptop.goto(f"{address}/me")
    laptop.locator("[data-make] [name=name]").fill("Iryna")
    laptop.get_by_role("button", name="Make a passkey").click()
    expect(laptop.get_by_role("heading", name="Iryna")).to_be_visible()
    expect(laptop.locator(".me-link")).to_contain_text("Iryna")
    credentials = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [each["isResidentCredential"] for each in credentials] == [True]
    laptop.get_by_role("button", name="Sign out here").click()
    expect(laptop.get_by_role("button", name="Make a passkey")).to_be_visible()
    laptop.goto(f"{address}/games")
    expect(laptop.locator(f"a[href='/t/{table}']")).to_have_count(0)

    phone = visitor(PHONE)
    authenticator(phone, credentials)
    phone.goto(f"{address}/me")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("heading", name="Iryna")).to_be_visible()
    phone.goto(f"{address}/games")
    expect(phone.locator(f"a[href='/t/{table}']")).to_be_visible()


def test_where_there_are_no_passkeys_the_page_says_so(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.goto(f"{server.url}/me")
    expect(page.locator("[data-told]")).to_contain_text("Passkeys need a server with a name")
    expect(page.get_by_role("button", name="Make a passkey")).to_be_disabled()
    bare = visitor()
    bare.add_init_script("delete window.PublicKeyCredential")
    bare.goto(f"http://localhost:{server.port}/me")
    expect(bare.locator("[data-told]")).to_contain_text("This browser has no passkeys")
