"""Browsers that keep no cookies: nobody is seated where their seat could not be known, and they are told so."""

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from splay.store.administration import TableFilter, administered
from splay.store.rows import COMPUTER, FRIENDS
from web.visitors import FROM_OUR_PAGE, Site, Visitor, said

ALONE = {"kind": COMPUTER, "edition": "4", "players": "2", "name0": "Ann"}
AFAR = {"kind": FRIENDS, "edition": "4", "players": "2", "name0": "Ann"}


class Forgetful:
    """A browser that keeps no cookies, and follows where it is sent."""

    def __init__(self, site: Site) -> None:
        self._client = TestClient(site.app, headers=FROM_OUR_PAGE, follow_redirects=False)
        self.requests = 0

    def get(self, address: str) -> Response:
        """Look at a page."""
        return self._follow("GET", address)

    def post(self, address: str, **fields: str) -> Response:
        """Send a form."""
        return self._follow("POST", address, **fields)

    def _follow(self, method: str, address: str, **fields: str) -> Response:
        for _ in range(10):
            self._client.cookies.clear()
            self.requests += 1
            answer = self._client.request(method, address, data=fields or None)
            if not answer.is_redirect:
                return answer
            address = answer.headers["location"]
            method = method if answer.status_code == 307 else "GET"
        raise AssertionError("it is sent from page to page for ever")


def tables_at(site: Site) -> list[str]:
    """The tables of a site."""
    with administered(site.app.state.settings.database) as admin:
        return [table.id for table in admin.find(TableFilter(), 100)]


@pytest.fixture
def forgetful(site: Site) -> Forgetful:
    """A browser that keeps no cookies."""
    return Forgetful(site)


WANTS = ["/tables", "/learn", "/puzzles/1", "/cards/4/archery/try", "/load", "invitation", "listed", "carry"]


@pytest.mark.parametrize("want", WANTS)
def test_without_cookies_nobody_is_seated_and_the_page_says_why(
    site: Site, forgetful: Forgetful, ann: Visitor, want: str
) -> None:
    waits = ann.make(**AFAR, listed="yes")
    ways = {
        "invitation": ann.links(waits)["any"],
        "listed": f"{waits}/join",
        "carry": f"/carry/{site.host.desk.carry(site.table(ann.make(**ALONE)), 0, ann.client.cookies['splay'])}",
    }
    before = tables_at(site)
    forgetful.get("/")
    forgetful.requests = 0
    answer = forgetful.post(ways.get(want, want), **ALONE, name="Bob", case="alone", text="x")
    assert answer.status_code == 403
    assert "Your browser keeps no cookies" in said(answer)
    assert "Allow cookies for this site" in said(answer)
    assert forgetful.requests == 2, "the form is sent a second time, and never a third"
    assert not site.table(waits).seats[1].taken
    assert tables_at(site) == before, "no table is made that nobody could play at"


def test_whoever_follows_a_link_to_watch_is_told_nothing_about_cookies(
    site: Site, forgetful: Forgetful, ann: Visitor
) -> None:
    watched = ann.make(**ALONE)
    invited = ann.links(ann.make(**AFAR))["any"]
    for address in ("/", watched, invited):
        answer = forgetful.get(address)
        assert answer.status_code == 200
        assert "cookies" not in said(answer)
    assert forgetful.requests == 3


def test_whoever_keeps_cookies_is_seated_with_the_first_form_ever_sent(site: Site) -> None:
    client = TestClient(site.app, headers=FROM_OUR_PAGE)
    table = client.post("/tables", data=ALONE)
    assert table.status_code == 200
    assert site.host.desk.seats_of(client.cookies["splay"], site.table(table.url.path)) == (0,)
