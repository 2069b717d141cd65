"""Ways to see, or to let others see, more than one should: what is sent behind a curtain, what is written down."""

import logging
import random
import re
from typing import Final

import pytest

from splay import Game, Record
from splay.game import inside
from splay.host import Host
from splay.store.rows import DEVICE
from web.visitors import Site, Visitor, said

HTMX: Final = {"hx-request": "true"}
SECRET: Final = "the-secret-of-ann-in-thirty-letters"


# -- one device ----------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["hint", "talk"])
@pytest.mark.parametrize("headers", [HTMX, {}])
def test_what_is_sent_from_a_page_left_open_shows_nothing_behind_the_curtain(
    ann: Visitor, deed: str, headers: dict[str, str]
) -> None:
    table = ann.make(kind=DEVICE, players="2", name0="Ann", name1="Bob", watch="talk")
    answer = ann.client.post(f"{table}/{deed}", data={"text": "Hello", "at": "0"}, headers=headers)
    assert answer.headers["hx-redirect" if headers else "location"] == table
    assert answer.text == ""
    assert ann.site.host.store.talk(ann.site.table(table).id, 9) == [], "nobody knows who that was"


# -- asking without deciding ---------------------------------------------------------

WOULD_END: Final = ((18, 3, 160, 1), (66, 4, 344, 0))
"""Games in which a player who leaves lets somebody win by cards not seen yet: seed, players, decision, seat."""


@pytest.mark.parametrize(("seed", "players", "number", "seat"), WOULD_END)
def test_who_asks_what_follows_from_leaving_learns_nothing_of_the_cards(
    site: Site, ann: Visitor, seed: int, players: int, number: int, seat: int
) -> None:
    game = Game.start(edition=4, players=["a", "b", "c", "d"][:players], seed=seed)
    chance = random.Random(seed)
    while game.decision and game.decision.number < number:
        game.pick(chance.choice(game.decision.options))
    after = game.clone()
    after.give_up(seat)
    assert after.outcome is not None
    table = site.host.desk.make_from_record(Record.of(game), SECRET, [None] * players, DEVICE)
    ann.client.cookies.update({"splay": SECRET, f"seat-{table}": str(seat)})
    page = said(ann.get(f"/t/{table}/give-up"))
    assert "The others play on." in page


def test_who_would_leave_a_single_player_is_told(site: Site, ann: Visitor) -> None:
    """In the middle of an effect; the third has given up already, and leaves when it is done."""
    game = Game.start(edition=4, players=["a", "b", "c"], seed=WOULD_END[0][0])
    chance = random.Random(WOULD_END[0][0])
    while game.decision and game.decision.number < WOULD_END[0][2]:
        game.pick(chance.choice(game.decision.options))
    assert game.decision is not None
    assert inside.picks_since_checkpoint(game)
    here, active = game.decision.seat, game.state.active
    gone = next(seat for seat in range(3) if seat not in (here, active))
    game.give_up(gone)
    assert game.state.leaving == (gone,)
    table = site.host.desk.make_from_record(Record.of(game), SECRET, [None] * 3, DEVICE)
    ann.client.cookies.update({"splay": SECRET, f"seat-{table}": str(here)})
    (last,) = {0, 1, 2} - {gone, here}
    assert f"{'abc'[last]} wins" in said(ann.get(f"/t/{table}/give-up"))


# -- the log of the server -----------------------------------------------------------


@pytest.mark.parametrize(("address", "secret_of"), [("/join/{invite}", "invited"), ("/carry/{key}", "seat_of_key")])
def test_a_secret_in_an_address_is_not_written_down_when_something_fails(
    site: Site, address: str, secret_of: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("nobody foresaw this")

    for owner in (Host, type(site.host.store)):
        monkeypatch.setattr(owner, secret_of, fails, raising=False)
    with caplog.at_level(logging.INFO):
        for ask in (site.visitor().get, site.visitor().post):
            assert ask(re.sub("{.*}", "the-secret-of-a-seat", address)).status_code == 500
    written = [record.getMessage() for record in caplog.records if record.name.startswith("splay")]
    assert "the-secret-of-a-seat" not in " ".join(written)
    assert [words for words in written if words.endswith("failed")] == [
        f"GET {address} failed",
        f"POST {address} failed",
    ]


@pytest.mark.parametrize("what", ["look/options", "look/hand/0", "log?before=9", "table", "steps/0"])
def test_what_a_page_left_open_asks_for_behind_the_curtain_leads_to_the_curtain(ann: Visitor, what: str) -> None:
    """A redirect would be followed by the script, and the whole page be put into the dialog."""
    table = ann.make(kind=DEVICE, players="2", name0="Ann", name1="Bob")
    answer = ann.client.get(f"{table}/{what}", headers=HTMX)
    assert (answer.status_code, answer.headers["hx-redirect"], answer.text) == (200, table, "")
    assert ann.client.get(f"{table}/{what}", follow_redirects=False).headers["location"] == table


def test_who_takes_a_seat_from_a_record_is_told_that_its_cards_are_known(site: Site, ann: Visitor) -> None:
    game = Game.start(edition=4, players=["Ann", "Bob"], seed=7)
    table = site.host.desk.make_from_record(Record.of(game), SECRET, [None, None], DEVICE)
    link = site.host.desk.carry(site.host.table(table), 1, SECRET)
    assert "may know how the cards lie" in said(ann.get(f"/carry/{link}"))
