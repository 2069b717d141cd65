"""What somebody likes is kept in cookies, and nothing else is."""

from pathlib import Path

import pytest

from splay.store.rows import FRIENDS
from web.visitors import Site, Visitor


@pytest.fixture
def ann(tmp_path: Path) -> Visitor:
    return Site(tmp_path).visitor()


@pytest.mark.parametrize(
    ("field", "value", "cookie"),
    [
        ("theme", "dark", "theme"),
        ("pace", "step", "pace"),
        ("confirm", "off", "confirm"),
        ("keys", "off", "keys"),
        ("language", "en", "lang"),
        ("name", "Ann", "name"),
    ],
)
def test_preference_is_kept_and_shown_again(field: str, value: str, cookie: str, ann: Visitor) -> None:
    ann.post("/preferences", **{field: value})
    assert ann.client.cookies[cookie] == value
    menu = ann.get("/").text.partition('action="/preferences"')[2].partition("</form>")[0]
    if field != "language":
        assert f'name="{field}" value="{value}"{"" if field == "name" else " checked"}' in menu


def test_theme_is_on_the_page_and_can_be_changed_by_its_button(ann: Visitor) -> None:
    answer = ann.post("/preferences", theme="dark")
    assert "httponly" not in answer.headers["set-cookie"].lower()
    assert '<html lang="en" data-theme="dark">' in ann.get("/").text


def test_no_script_can_read_what_is_liked_otherwise(ann: Visitor) -> None:
    answer = ann.post("/preferences", pace="step", language="en", confirm="off", keys="off", name="Ann")
    cookies = [cookie.lower().split("; ") for cookie in answer.headers.get_list("set-cookie")]
    assert len(cookies) == 5
    assert all({"httponly", "samesite=lax", "path=/"} < set(words) for words in cookies)


@pytest.mark.parametrize(
    "fields", [{"theme": "pink"}, {"pace": "frantic"}, {"language": "tlh"}, {"confirm": "maybe"}, {"name": "  "}]
)
def test_what_cannot_be_liked_is_not_kept(fields: dict[str, str], ann: Visitor) -> None:
    answer = ann.post("/preferences", **fields)
    assert answer.status_code == 303
    assert "set-cookie" not in answer.headers


def test_name_in_any_letters_comes_back(ann: Visitor) -> None:
    ann.post("/preferences", name='Юлія; Ö "x"=1\r\nSet-Cookie: evil=1')
    assert "evil" not in ann.client.cookies
    assert "Юлія; Ö &#34;x&#34;=1 Set" in ann.get("/").text


@pytest.mark.parametrize(
    ("back", "location"),
    [
        ("/cards?age=3", "/cards?age=3"),
        ("/t/abc", "/t/abc"),
        ("https://elsewhere.example", "/"),
        ("//elsewhere.example", "/"),
        ("/\\elsewhere.example", "/"),
        ("/a\r\nX: y", "/"),
        ("javascript:alert(1)", "/"),
    ],
)
def test_way_back_leads_nowhere_else(back: str, location: str, ann: Visitor) -> None:
    assert ann.post("/preferences", back=back).headers["location"] == location


def test_menu_leads_back_to_its_page(ann: Visitor) -> None:
    assert 'name="back" value="/?way=friends"' in ann.get("/?way=friends").text


def test_menu_in_a_part_of_a_page_leads_back_to_the_whole(ann: Visitor) -> None:
    table = ann.make(kind=FRIENDS)
    for around, back in ((f"http://testserver{table}", table), ("http://[", "/"), ("javascript:alert(1)", "/")):
        part = ann.get(f"{table}/lobby", **{"hx-request": "true", "hx-current-url": around}).text
        assert f'name="back" value="{back}"' in part


def test_other_sites_change_no_preference(ann: Visitor) -> None:
    ann.get("/")
    answer = ann.client.post("/preferences", data={"theme": "dark"}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    assert "theme" not in ann.client.cookies
