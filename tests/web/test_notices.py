"""The page of notices: what is chosen there, and where the links in letters lead."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from databases import prepared_file
from notices.receivers import Browser, Letters, push_service, smtp_server
from splay.host.secrets import hash_of
from splay.notices import Notifier
from splay.web.server.app import create_app
from splay.web.server.settings import Settings
from web.thinking import BRIEFLY, thinking_here
from web.visitors import FROM_OUR_PAGE, Site, Visitor, said


@pytest.fixture
def letters() -> Iterator[Letters]:
    with smtp_server() as found:
        yield found


@pytest.fixture
def browser() -> Iterator[Browser]:
    with push_service() as found:
        yield found


@pytest.fixture
def site(tmp_path: Path, letters: Letters) -> Site:
    """A server that sends e-mail, and web push to this computer."""
    found = Site(tmp_path)
    settings = Settings(
        prepared_file(tmp_path),
        bot_processes=0,
        rate_limit=False,
        push_to_loopback=True,
        address="https://splay.example.org",
        smtp=f"smtp+plain://127.0.0.1:{letters.port}",
        sender="splay@example.org",
        **BRIEFLY,
    )
    found.app = create_app(settings, thinking=thinking_here())
    found.host = found.app.state.host
    return found


def notifier(site: Site) -> Notifier:
    found: Notifier = site.app.state.notifier
    return found


def owner(visitor: Visitor) -> str:
    visitor.get("/notices")
    return hash_of(str(visitor.client.cookies["splay"]))


def link_in(letters: Letters, what: str) -> str:
    found = re.search(rf"https://splay\.example\.org(/notices/{what}/\S+)", str(letters.got[-1].get_content()))
    assert found
    return found[1]


def test_a_browser_is_told_after_it_has_subscribed_until_it_is_removed(
    site: Site, ann: Visitor, browser: Browser
) -> None:
    assert "Send a test notice" not in said(ann.get("/notices"))
    told = browser.subscription | {"zone": "Europe/Kyiv", "expirationTime": None}
    agent = {"User-Agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"}
    assert ann.client.post("/notices/push", json=told, headers=agent).status_code == 204
    page = ann.get("/notices")
    assert "Firefox, Android" in said(page)
    assert "<option selected>Europe/Kyiv</option>" in page.text
    assert ann.post("/notices/test").headers["location"] == "/notices?sent=1"
    notifier(site).look()
    assert [message["title"] for message in browser.got] == ["A test notice"]
    (subscription,) = notifier(site).store.subscriptions(owner(ann))
    stranger = site.visitor()
    stranger.post("/notices/push/end", browser=subscription.id)
    assert notifier(site).store.subscriptions(owner(ann)) == [subscription]
    ann.post("/notices/push/end", browser=subscription.id)
    assert notifier(site).store.subscriptions(owner(ann)) == []


def test_endpoints_inside_our_network_are_refused(site: Site, ann: Visitor, browser: Browser) -> None:
    told = browser.subscription | {"endpoint": "https://169.254.169.254/latest"}
    answer = ann.client.post("/notices/push", json=told)
    assert answer.status_code == 422
    assert "This browser cannot get notices" in said(answer)
    assert notifier(site).store.subscriptions(owner(ann)) == []


def test_an_address_is_confirmed_by_a_link_that_changes_nothing_when_it_is_only_looked_at(
    site: Site, ann: Visitor, letters: Letters
) -> None:
    ann.client.post("/notices/mail", data={"address": "ann@example.org"})
    notifier(site).look()
    assert letters.got[-1]["To"] == "ann@example.org"
    link = link_in(letters, "confirm")
    assert "a…@example.org" in said(ann.get("/notices"))
    elsewhere = site.visitor()
    assert "Is this your address?" in said(elsewhere.get(link))
    assert notifier(site).store.settings(owner(ann)).mail is None
    assert "Your address is confirmed" in said(elsewhere.post(link))
    assert notifier(site).store.settings(owner(ann)).mail == "ann@example.org"
    assert elsewhere.post(link).status_code == 404, "it leads there once"
    assert "ann@example.org" not in ann.get("/notices").text


def test_while_an_address_waits_the_letter_can_be_sent_again_and_the_address_corrected(
    site: Site, ann: Visitor, letters: Letters
) -> None:
    assert "Send the link again" not in said(ann.get("/notices"))
    ann.post("/notices/mail/again")
    assert notifier(site).look() == 0, "there is no address yet"
    ann.client.post("/notices/mail", data={"address": "nan@example.org"})
    notifier(site).look()
    page = said(ann.get("/notices"))
    assert "Another address" in page
    assert "Send the link again" in page
    first = link_in(letters, "confirm")
    ann.post("/notices/mail/again")
    notifier(site).look()
    second = link_in(letters, "confirm")
    assert [letter["To"] for letter in letters.got] == ["nan@example.org"] * 2
    ann.client.post("/notices/mail", data={"address": "ann@example.org"})
    notifier(site).look()
    assert [ann.post(link).status_code for link in (first, second)] == [404, 404]
    assert ann.post(link_in(letters, "confirm")).status_code == 200
    assert notifier(site).store.settings(owner(ann)).mail == "ann@example.org"


def test_letters_to_one_mailbox_are_limited_however_they_are_asked_for(tmp_path: Path, letters: Letters) -> None:
    settings = Settings(
        prepared_file(tmp_path),
        bot_processes=0,
        address="https://splay.example.org",
        smtp=f"smtp+plain://127.0.0.1:{letters.port}",
        sender="splay@example.org",
        **BRIEFLY,
    )
    client = TestClient(create_app(settings, thinking=thinking_here()), headers=FROM_OUR_PAGE, follow_redirects=False)
    told = [client.post("/notices/mail", data={"address": "ann@example.org"}).status_code]
    told += [client.post("/notices/mail/again").status_code for _ in range(3)]
    assert told == [303, 303, 303, 429]


def test_one_click_ends_all_letters_without_a_cookie(site: Site, ann: Visitor, letters: Letters) -> None:
    ann.client.post("/notices/mail", data={"address": "ann@example.org"})
    notifier(site).look()
    ann.post(link_in(letters, "confirm"))
    ann.post("/notices/test")
    notifier(site).look()
    link = letters.got[-1]["List-Unsubscribe"].strip("<>").removeprefix("https://splay.example.org")
    program = TestClient(site.app)
    assert program.get(link).status_code == 200
    assert notifier(site).store.settings(owner(ann)).mail_on
    assert program.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not notifier(site).store.settings(owner(ann)).mail_on
    assert program.post("/notices/stop/anything").status_code == 404


def test_what_is_chosen_is_kept_and_nonsense_is_not(site: Site, ann: Visitor) -> None:
    ann.post("/notices", quiet="on", begins="23:30", ends="07:15", zone="Asia/Tokyo", mail="on")
    settings = notifier(site).store.settings(owner(ann))
    assert (settings.quiet, settings.quiet_from, settings.quiet_to) == (True, 23 * 60 + 30, 7 * 60 + 15)
    assert (settings.zone, settings.last_hour, settings.mail_on) == ("Asia/Tokyo", False, False)
    ann.post("/notices", quiet="on", begins="25:99", ends="", zone="../../etc/passwd", last_hour="on")
    after = notifier(site).store.settings(owner(ann))
    assert (after.quiet_from, after.quiet_to, after.zone) == (23 * 60 + 30, 7 * 60 + 15, "Asia/Tokyo")
    assert after.last_hour


def test_what_is_no_address_is_refused_and_an_address_can_be_forgotten(
    site: Site, ann: Visitor, letters: Letters
) -> None:
    answer = ann.client.post("/notices/mail", data={"address": "nobody"})
    assert (answer.status_code, "not an e-mail address" in said(answer)) == (422, True)
    ann.client.post("/notices/mail", data={"address": "ann@example.org"})
    notifier(site).look()
    link = link_in(letters, "confirm")
    ann.post("/notices/mail/end")
    assert ann.post(link).status_code == 404


def test_a_browser_that_is_signed_out_is_told_no_more(site: Site, ann: Visitor, browser: Browser) -> None:
    account = ann.client.post("/me/account", data={"name": "Ann"})
    code = re.search(r"(?:[A-Z2-9]{4}-){5}[A-Z2-9]{4}", account.text)
    assert code
    phone, tablet = site.visitor(), site.visitor()
    for each in (ann, phone, tablet):
        each.post("/me/sign-in/code", code=code[0])
        told = browser.subscription
        told["endpoint"] += each.client.cookies["splay"][:5]
        assert each.client.post("/notices/push", json=told).status_code == 204
    of = site.host.people.owner_of(str(ann.client.cookies["splay"]))
    assert len(notifier(site).store.subscriptions(of)) == 3
    phone.post("/me/sign-out")
    assert len(notifier(site).store.subscriptions(of)) == 2
    ann.post("/me/sign-out/others")
    (left,) = notifier(site).store.subscriptions(of)
    assert left.hash == owner(ann)


def test_without_a_mail_server_nothing_is_said_of_e_mail(tmp_path: Path) -> None:
    visitor = Site(tmp_path).visitor()
    assert "e-mail" not in said(visitor.get("/notices"))
    assert visitor.client.post("/notices/mail", data={"address": "ann@example.org"}).status_code == 303


def test_pages_of_other_sites_change_nothing(site: Site, ann: Visitor) -> None:
    headers = FROM_OUR_PAGE | {"sec-fetch-site": "cross-site"}
    assert ann.client.post("/notices", data={"quiet": "on"}, headers=headers).status_code == 403
