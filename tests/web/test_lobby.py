"""Waiting for a game to begin: invitations, seats, who may do what; and a seat taken to another device."""

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from splay.store.rows import COMPUTER, DEVICE, FRIENDS, OPEN, PLAYING
from web.visitors import Site, Visitor, said

# -- invitations -------------------------------------------------------------------


def test_game_begins_when_the_last_friend_sits_down(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    invitation = ann.links(table)["any"]
    assert "Ann" in said(bob.get(invitation))
    assert bob.post(invitation, seat="2", name="Bob").headers["location"] == table
    assert site.table(table).phase == OPEN
    assert site.visitor().post(invitation, name="Cid").headers["location"] == table
    begun = site.table(table)
    assert begun.phase == PLAYING
    assert [seat.name for seat in begun.seats] == ["Ann", "Cid", "Bob"]
    assert begun.setup["players"] == "Ann, Cid, Bob"


def test_a_friend_may_be_the_one_who_begins(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann", starts="1")
    bob.post(ann.links(table)["any"], name="Bob")
    assert site.table(table).setup["starts"] == "Bob"


def test_friends_are_told_when_somebody_can_know_how_the_cards_lie(ann: Visitor, bob: Visitor, site: Site) -> None:
    told = "chose the seed of the shuffle"
    for seed, is_told in (("7", True), ("", False)):
        table = ann.make(kind=FRIENDS, players="3", name0="Ann", seed=seed)
        assert (told in said(bob.get(ann.links(table)["any"]))) == is_told
        assert (told in said(bob.get(table))) == is_told
        assert bob.get(f"/api{table.replace('/t/', '/tables/')}").json()["arranged"] == is_told
        if is_told:
            assert site.table(table).setup["seed"] == seed


def test_a_seed_that_is_drawn_is_not_to_be_found_by_trying_all_there_are(ann: Visitor, site: Site) -> None:
    seeds = [int(site.table(ann.make(kind=FRIENDS)).setup["seed"]) for _ in range(20)]
    assert max(seeds) > 10**16
    assert len(set(seeds)) == len(seeds)


def test_link_to_one_seat_leads_to_that_seat_alone(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    links = ann.links(table)
    assert sorted(links) == ["1", "2", "any"]
    answer = bob.post(links["2"], seat="1", name="Bob")
    assert answer.status_code == 409
    assert not any(seat.taken for seat in site.table(table).seats[1:])
    bob.post(links["2"], name="Bob")
    assert site.table(table).seats[2].name == "Bob"


def test_link_to_a_seat_cannot_be_used_again(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    link = ann.links(table)["1"]
    bob.post(link, name="Bob")
    late = site.visitor()
    for answer in (late.get(link), late.post(link, name="Eve")):
        assert answer.status_code == 410
        assert "This seat is taken" in said(answer)
    assert late.get("/games").text.count('class="gm"') == 0


def test_link_leads_to_the_game_once_that_has_begun(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann")
    link = ann.links(table)["any"]
    bob.post(link, name="Bob")
    answer = site.visitor().get(link)
    assert answer.status_code == 410
    assert "The game has begun" in said(answer)
    assert f'href="{table}">Watch the game' in answer.text
    assert "You sit at this table" in said(bob.get(link))


@pytest.mark.parametrize("secret", ["", "x", "0" * 40, "%00", "..%2f..%2fetc", "é" * 50])
def test_guessed_invitation_is_none(secret: str, ann: Visitor, bob: Visitor) -> None:
    ann.make(kind=FRIENDS, name0="Ann")
    for answer in (bob.get(f"/join/{secret}"), bob.post(f"/join/{secret}", name="Bob")):
        assert answer.status_code == 404


def test_address_of_a_table_is_no_invitation_to_it(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann")
    assert "/join/" not in bob.get(table).text
    for answer in (bob.get(f"{table}/join"), bob.post(f"{table}/join", name="Bob")):
        assert answer.status_code == 403
    assert bob.post(f"/join/{table.removeprefix('/t/')}", name="Bob").status_code == 404
    assert not site.table(table).seats[1].taken


def test_listed_table_can_be_joined_by_everybody(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann", listed="yes", watch="no")
    assert bob.get(f"{table}/join").status_code == 200
    assert bob.post(f"{table}/join", name="Bob").headers["location"] == table
    assert site.table(table).phase == PLAYING


def test_one_browser_holds_one_seat(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    link = ann.links(table)["any"]
    bob.post(link, seat="1", name="Bob")
    for visitor in (ann, bob):
        assert "You sit at this table" in said(visitor.post(link, seat="2", name="Again"))
    assert sum(seat.taken for seat in site.table(table).seats) == 2


@pytest.mark.parametrize(
    ("name", "words"), [("Ann", "already has this name"), ("a,b", "a comma"), ("x" * 25, "24 letters")]
)
def test_name_that_cannot_be_is_refused_and_kept_in_its_field(
    name: str, words: str, ann: Visitor, bob: Visitor, site: Site
) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    answer = bob.post(ann.links(table)["any"], seat="2", name=name)
    assert answer.status_code == 422
    assert words in said(answer)
    assert f'name="name" value="{name}"' in answer.text
    assert 'name="seat" value="2" required checked' in answer.text
    assert not site.table(table).seats[2].taken


def test_seat_has_to_be_chosen_where_there_are_several(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    assert "choose a seat" in said(bob.post(ann.links(table)["any"], name="Bob"))
    assert bob.post(ann.links(table)["any"], seat="0", name="Bob").status_code == 409
    assert bob.post(ann.links(table)["any"], seat="99", name="Bob").status_code == 409


def test_name_of_who_comes_is_escaped(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    bob.post(ann.links(table)["any"], seat="1", name="<b>x</b>")
    page = ann.get(table).text
    assert "&lt;b&gt;x&lt;/b&gt;" in page
    assert "<b>x</b>" not in page


@pytest.mark.parametrize("names", [("Bob", "Cid"), ("Bob", "Bob")])
def test_of_two_who_want_one_seat_exactly_one_gets_it(names: tuple[str, str], ann: Visitor, site: Site) -> None:
    for _ in range(5):
        table = ann.make(kind=FRIENDS, players="3", name0="Ann")
        link = ann.links(table)["any"]
        together = Barrier(2)

        def sit_down(name: str, link: str = link, together: Barrier = together) -> int:
            visitor = site.visitor()
            visitor.get(link)
            together.wait()
            return visitor.post(link, seat="1", name=name).status_code

        with ThreadPoolExecutor(2) as pool:
            codes = sorted(pool.map(sit_down, names))
        assert codes[0] == 303
        assert codes[1] in (409, 410, 422)
        held = site.host.store.devices(site.table(table).id, 1)
        assert len(held) == 1


def test_of_two_who_come_by_one_name_to_two_seats_one_has_to_choose_another(ann: Visitor, site: Site) -> None:
    for _ in range(5):
        table = ann.make(kind=FRIENDS, players="3", name0="Ann")
        link = ann.links(table)["any"]
        together = Barrier(2)

        def sit_down(seat: str, link: str = link, together: Barrier = together) -> int:
            visitor = site.visitor()
            visitor.get(link)
            together.wait()
            return visitor.post(link, seat=seat, name="Bob").status_code

        with ThreadPoolExecutor(2) as pool:
            codes = sorted(pool.map(sit_down, ("1", "2")))
        assert codes[0] == 303
        assert codes[1] in (409, 422)
        assert site.table(table).phase == OPEN


# -- the lobby ---------------------------------------------------------------------


def test_only_who_made_the_table_has_the_links(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    links = ann.links(table)
    bob.post(links["1"], name="Bob")
    assert bob.links(table) == {}
    assert 'class="qr"' in ann.get(table).text
    assert not any(link in bob.get(table).text for link in links.values())


def test_lobby_follows_who_comes_and_leads_to_the_game(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann")
    assert "Waiting for 1 player" in said(ann.get(f"{table}/lobby"))
    bob.post(ann.links(table)["any"], name="Bob")
    assert ann.get(f"{table}/lobby", **{"hx-request": "true"}).headers["hx-redirect"] == table
    assert ann.get(f"{table}/lobby").headers["location"] == table


def test_who_has_come_may_leave_again_and_the_seat_is_free(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    link = ann.links(table)["1"]
    bob.post(link, name="Bob")
    assert bob.post(f"{table}/leave").headers["location"] == "/"
    assert bob.get("/games").text.count('class="gm"') == 0
    assert not site.table(table).seats[1].taken
    assert site.visitor().post(link, name="Cid").headers["location"] == table


def test_leaving_frees_a_name_as_well(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Player 2")
    link = ann.links(table)["1"]
    bob.post(link, name="Bob")
    bob.post(f"{table}/leave")
    names = [seat.name for seat in site.table(table).seats]
    assert len(set(names)) == 3


def test_stranger_can_neither_leave_nor_seat_a_bot(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann")
    before = site.table(table)
    for answer in (
        bob.post(f"{table}/leave"),
        bob.post(f"{table}/seats/1/bot", bot="greedy"),
        bob.post(f"{table}/carry"),
    ):
        assert answer.status_code == 403
    assert site.table(table) == before


def test_bot_can_take_a_seat_that_stays_free(ann: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, name0="Ada", starts="1")
    link = ann.links(table)["any"]
    assert ann.post(f"{table}/seats/1/bot", bot="random").headers["location"] == table
    begun = site.table(table)
    assert (begun.phase, begun.seats[1].bot) == (PLAYING, "random")
    assert begun.setup["starts"] == begun.seats[1].name
    assert begun.seats[1].name not in ("Ada", "Player 2")
    assert site.visitor().post(link, name="Bob").status_code == 410


def test_the_lobby_offers_levels_and_characters(ann: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    assert '<option value="grandmaster:style=collector">' in ann.get(table).text
    ann.post(f"{table}/seats/2/bot", bot="grandmaster:style=collector")
    assert site.table(table).seats[2].bot == "grandmaster:style=collector"
    assert "the computer: Grandmaster, collector" in said(ann.get(table))


@pytest.mark.parametrize(
    ("seat", "bot", "status"),
    [
        ("0", "random", 409),
        ("7", "random", 409),
        ("1", "skynet", 422),
        ("1", "scholar:style=pirate", 422),
        ("1", "search:simulations=99999999", 422),
        ("1", "scholar:style=" + "r" * 40, 422),
    ],
)
def test_bot_cannot_sit_anywhere(seat: str, bot: str, status: int, ann: Visitor, site: Site) -> None:
    table = ann.make(kind=FRIENDS, players="3", name0="Ann")
    before = site.table(table)
    assert ann.post(f"{table}/seats/{seat}/bot", bot=bot).status_code == status
    assert site.table(table) == before


def test_nobody_comes_or_goes_once_the_game_has_begun(ann: Visitor, site: Site) -> None:
    table = ann.make(kind=COMPUTER, name0="Ann")
    assert ann.post(f"{table}/leave").status_code == 409
    assert ann.post(f"{table}/seats/1/bot", bot="greedy").status_code == 409
    assert site.table(table).phase == PLAYING


def test_lobby_of_a_private_table_is_for_its_people(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann", watch="no")
    assert ann.get(table).status_code == 200
    assert bob.get(table).status_code == 403
    assert bob.get(f"{table}/lobby").status_code == 403


# -- another device ----------------------------------------------------------------


def test_seat_can_be_taken_to_another_device(ann: Visitor, site: Site) -> None:
    table = ann.make(kind=COMPUTER, name0="Ann")
    assert "/carry/" not in ann.get(f"{table}/carry").text
    page = ann.post(f"{table}/carry").text
    link = page.partition('value="http://testserver')[2].partition('"')[0]
    phone = site.visitor()
    assert "Play here as Ann?" in said(phone.get(link))
    assert site.host.desk.seats_of(phone.client.cookies.get("splay"), site.table(table)) == ()
    assert phone.post(link).headers["location"] == table
    for device in (ann, phone):
        assert site.host.desk.seats_of(device.client.cookies["splay"], site.table(table)) == (0,)


def test_a_new_link_to_a_seat_ends_the_one_before(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=COMPUTER, name0="Ann")
    first, second = (ann.post(f"{table}/carry").text.partition("/carry/")[2].partition('"')[0] for _ in range(2))
    assert first != second
    assert bob.get(f"/carry/{first}").status_code == bob.post(f"/carry/{first}").status_code == 404
    assert bob.post(f"/carry/{second}").headers["location"] == table


def test_a_seat_can_be_taken_away_from_another_device(ann: Visitor, bob: Visitor, site: Site) -> None:
    table = ann.make(kind=COMPUTER, name0="Ann")
    assert "Who can play as Ann" not in said(ann.get(f"{table}/carry"))
    link = ann.post(f"{table}/carry").text.partition("/carry/")[2].partition('"')[0]
    bob.post(f"/carry/{link}")
    shown = ann.get(f"{table}/carry")
    assert "Who can play as Ann This browser" in said(shown)
    assert "Another browser" in said(shown)
    keys = re.findall(r'name="key" value="(\w+)"', shown.text)
    assert len(keys) == 2  # the link and the other browser
    for other in (site.visitor(), bob):
        assert other.post(f"{table}/carry/end", key="0" * 64).status_code == 403
    assert ann.post(f"{table}/carry/end", key=keys[1]).headers["location"] == f"{table}/carry"
    assert site.host.desk.seats_of(bob.client.cookies["splay"], site.table(table)) == ()
    assert bob.post(f"/carry/{link}").status_code == 404


@pytest.mark.parametrize("key", ["x", "0" * 40])
def test_guessed_key_holds_no_seat(key: str, ann: Visitor, bob: Visitor) -> None:
    ann.make(kind=COMPUTER, name0="Ann")
    assert bob.get(f"/carry/{key}").status_code == 404
    assert bob.post(f"/carry/{key}").status_code == 404


def test_invitation_is_no_key_to_a_seat(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann")
    secret = ann.links(table)["any"].removeprefix("/join/")
    assert bob.post(f"/carry/{secret}").status_code == 404


def test_behind_the_curtain_no_seat_is_given_away(ann: Visitor) -> None:
    table = ann.make(kind=DEVICE, name0="Ann", name1="Bob")
    assert ann.get(f"{table}/carry").headers["location"] == table
    assert ann.post(f"{table}/carry").status_code == 403
    ann.post(f"{table}/seat", seat="1")
    assert "can play as Bob" in said(ann.post(f"{table}/carry"))


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"edition": "1"}, "Covered cards of others: secret"),
        ({"edition": "1", "covered_hidden1": "no"}, "Covered cards of others: open"),
        ({"edition": "3", "covered_hidden3": "yes"}, "Covered cards of others: secret"),
        ({"edition": "3"}, None),
        ({"edition": "4", "players": "4", "parley4": "no"}, "Parley: no"),
        ({"edition": "4", "players": "4"}, None),
    ],
)
def test_who_is_invited_reads_what_was_chosen(
    chosen: dict[str, str], told: str | None, ann: Visitor, site: Site
) -> None:
    table = ann.make(kind=FRIENDS, name0="Ann", **chosen)
    for page in (ann.get(table), site.visitor().get(ann.links(table)["any"])):
        about = re.search(r'<p class="lede">(.*?)</p>', page.text)
        assert about is not None
        assert about[1].split(" · ")[2:] == ([told] if told else [])
