"""On one device: a curtain between the seats, with nothing of the game in it."""

import pytest

from splay.position.ruleset import ruleset
from splay.store.rows import DEVICE
from web.visitors import Site, Visitor, said


@pytest.fixture
def table(ann: Visitor) -> str:
    return ann.make(kind=DEVICE, players="3", name0="Ann", name1="<b>Bob</b>", name2="Cid", seed="1")


def test_curtain_asks_for_who_is_asked_first(ann: Visitor, table: str, site: Site) -> None:
    page = ann.get(table)
    asked = site.table(table).asked
    assert asked == 0
    assert "Ann, are you there?" in said(page)
    assert page.text.index('value="0"') < page.text.index('value="1"') < page.text.index('value="2"')


def test_curtain_shows_nothing_of_the_game(ann: Visitor, table: str) -> None:
    page = ann.get(table).text
    assert not [card.name for card in ruleset(4).cards if card.name in page.replace("Curtain", "")]
    assert "<b>Bob</b>" not in page
    assert "data-card" not in page


def test_no_part_of_the_table_is_shown_behind_the_curtain(ann: Visitor, table: str) -> None:
    for address in (f"{table}/table", f"{table}/steps/0"):
        answer = ann.get(address)
        assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert ann.get(f"{table}/table", **{"hx-request": "true"}).headers["hx-redirect"] == table


def test_who_says_so_sees_the_table_until_the_curtain_is_drawn_again(ann: Visitor, table: str) -> None:
    assert ann.post(f"{table}/seat", seat="0").headers["location"] == table
    assert "are you there?" not in said(ann.get(table))
    ann.post(f"{table}/curtain")
    assert "are you there?" in said(ann.get(table))


def test_no_script_and_no_other_site_can_use_the_cookie_that_says_who_looks(ann: Visitor, table: str) -> None:
    [cookie] = ann.post(f"{table}/seat", seat="0").headers.get_list("set-cookie")
    name, *words = cookie.lower().split("; ")
    assert name.startswith("seat-")
    assert {"httponly", "samesite=lax", "path=/"} < set(words)


def test_curtain_in_another_window_gives_way_to_the_table(ann: Visitor, table: str) -> None:
    assert "are you there?" in said(ann.get(f"{table}/curtain"))
    ann.post(f"{table}/seat", seat="0")
    assert ann.get(f"{table}/curtain").headers["location"] == table
    assert ann.get(f"{table}/curtain", **{"hx-request": "true"}).headers["hx-redirect"] == table


def test_curtain_stays_for_whoever_holds_no_seat_behind_it(ann: Visitor, table: str, site: Site) -> None:
    stranger = site.visitor()
    assert stranger.post(f"{table}/seat", seat="0").status_code == 403
    assert ann.post(f"{table}/seat", seat="7").status_code == 403
    stranger.client.cookies.set(f"seat-{site.table(table).id}", "0")
    assert site.host.desk.seats_of(stranger.client.cookies.get("splay"), site.table(table)) == ()


def test_while_a_bot_is_asked_everybody_may_look(ann: Visitor) -> None:
    table = ann.make(kind=DEVICE, players="3", name0="Ann", name1="Bob", who2="random", seed="1")
    for seat in ("0", "1"):
        ann.post(f"{table}/seat", seat=seat)
        game = ann.site.host.live(ann.site.table(table)).game
        ask = game.decision
        assert ask is not None
        assert ann.post(f"{table}/picks", option=ask.options[0], number=ask.number).status_code == 303
    ann.post(f"{table}/curtain")
    assert ann.site.table(table).waits_for_bot
    page = said(ann.get(table))
    assert "Who is there?" in page
    assert "I am Ann" in page
    assert "I am Bob" in page
