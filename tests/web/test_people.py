"""Accounts on the pages: passkeys right and wrong, recovery codes, devices, the list of games, the public list."""

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from databases import database_url, postgresql, prepared_postgresql
from host.people import BOB, play_to_the_end
from splay.host.secrets import hash_of
from splay.store import TableInfo
from splay.store.ratings import points_of
from splay.store.rows import FRIENDS, OVER, PROGRAM
from web.authenticator import Authenticator
from web.server import browser, host_of, made, program, serving
from web.visitors import said

__all__ = ["database_url", "postgresql", "prepared_postgresql"]

ANN = "ann's browser, thirty letters..."
PHONE = "ann's phone, thirty letters....."
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CODE = re.compile(r'value="((?:[A-Z2-9]{4}-){5}[A-Z2-9]{4})"')


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


def comes(app: FastAPI, secret: str, address: str = "https://splay.test") -> TestClient:
    client = browser(app)
    client.base_url = address
    client.cookies.set("splay", secret, domain=str(urlsplit(address).hostname))
    client.headers["user-agent"] = FIREFOX
    client.follow_redirects = False
    return client


def makes(client: TestClient, key: Authenticator, name: str = "Ann", **changes: Any) -> Any:
    """Make a passkey; the answer to it."""
    options = client.post("/me/passkeys/options", json={"name": name})
    assert options.status_code == 200, options.text
    return client.post("/me/passkeys", json={"name": name, "answer": key.make(options.json()), **changes})


def signs_in(client: TestClient, key: Authenticator) -> Any:
    options = client.post("/me/sign-in/options", json={})
    assert options.status_code == 200, options.text
    return client.post("/me/sign-in", json={"answer": key.sign(options.json())})


def secret_of(client: TestClient) -> str:
    """The secret of a browser, which is another one since it has signed in."""
    return str(client.cookies["splay"])


def account(app: FastAPI, who: TestClient | str = ANN) -> Any:
    return host_of(app).people.account_of(who if isinstance(who, str) else secret_of(who))


def with_code(client: TestClient, name: str = "Ann") -> str:
    """Make an account with a recovery code; the code."""
    answer = client.post("/me/account", data={"name": name})
    found = CODE.search(answer.text)
    assert found
    return found[1]


# -- passkeys ----------------------------------------------------------------------------


def test_a_passkey_made_in_one_browser_signs_in_another_which_then_has_the_same_games(app: FastAPI) -> None:
    ann, phone, key = comes(app, ANN), comes(app, PHONE), Authenticator()
    table = made(app, ANN)
    assert makes(ann, key).json() == {"next": "/me"}
    assert account(app, ann).name == "Ann"
    assert f"/t/{table.id}" not in phone.get("/games").text
    assert signs_in(phone, key).json() == {"next": "/me"}
    assert f"/t/{table.id}" in phone.get("/games").text
    page = said(phone.get("/me"))
    assert "Firefox, Linux" in page
    assert "this one" in page


def test_what_is_asked_is_for_this_host_and_for_a_passkey_that_knows_its_owner(app: FastAPI) -> None:
    options = comes(app, ANN).post("/me/passkeys/options", json={"name": "Ann"}).json()
    assert options["rp"] == {"name": "Splay", "id": "splay.test"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    asked = comes(app, ANN).post("/me/sign-in/options", json={}).json()
    assert (asked["rpId"], asked.get("allowCredentials", [])) == ("splay.test", [])


@pytest.mark.parametrize(
    "wrong",
    [
        Authenticator(origin="https://evil.test"),
        Authenticator(origin="http://splay.test"),
        Authenticator(origin="https://splay.test:8443"),
        Authenticator(host="evil.test"),
    ],
)
def test_passkeys_of_other_sites_are_refused(app: FastAPI, wrong: Authenticator) -> None:
    answer = makes(comes(app, ANN), wrong)
    assert answer.status_code == 403
    assert answer.json()["why"]
    assert account(app) is None
    right = Authenticator()
    assert makes(comes(app, ANN), right).status_code == 200
    forged = Authenticator(origin=wrong.origin, host=wrong.host, key=right.key, id=right.id)
    assert signs_in(comes(app, PHONE), forged).status_code == 403
    assert account(app, PHONE) is None


def test_an_answer_is_good_once_and_only_in_the_browser_that_was_asked(app: FastAPI) -> None:
    key, phone, eve = Authenticator(), comes(app, PHONE), comes(app, BOB)
    makes(comes(app, ANN), key)
    answer = key.sign(phone.post("/me/sign-in/options", json={}).json())
    assert eve.post("/me/sign-in", json={"answer": answer}).status_code == 403
    assert phone.post("/me/sign-in", json={"answer": answer}).status_code == 200
    phone.cookies.set("name", "Ann")
    left = phone.post("/me/sign-out")
    assert 'name=""' in left.headers["set-cookie"], "who comes next to this browser may be somebody else"
    assert phone.post("/me/sign-in", json={"answer": answer}).status_code == 403
    assert account(app, PHONE) is None


def test_an_answer_comes_too_late(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    key, phone = Authenticator(), comes(app, PHONE)
    makes(comes(app, ANN), key)
    answer = key.sign(phone.post("/me/sign-in/options", json={}).json())
    later = time.time() + 301
    monkeypatch.setattr("splay.web.people.passkeys.time.time", lambda: later)
    assert phone.post("/me/sign-in", json={"answer": answer}).status_code == 403


def test_forged_answers_are_refused(app: FastAPI) -> None:
    key, phone = Authenticator(), comes(app, PHONE)
    makes(comes(app, ANN), key)
    other = Authenticator(id=key.id)
    assert signs_in(phone, other).status_code == 403, "another key for the same id"
    assert signs_in(phone, Authenticator()).status_code == 403, "a passkey that nobody has"
    copied = Authenticator(key=key.key, id=key.id, uses=0)
    key.uses = 5
    assert signs_in(phone, key).status_code == 200
    phone.post("/me/sign-out")
    assert signs_in(phone, copied).status_code == 403, "a copy that counts on its own"
    made_answer = key.make(phone.post("/me/sign-in/options", json={}).json())
    assert phone.post("/me/passkeys", json={"name": "Eve", "answer": made_answer}).status_code == 403


def test_broken_answers_are_refused_and_never_fail(app: FastAPI) -> None:
    key, ann = Authenticator(), comes(app, ANN)
    makes(ann, key)
    chance = random.Random(1)
    for _ in range(60):
        is_made = chance.random() < 0.5
        address = "/me/passkeys" if is_made else "/me/sign-in"
        options = ann.post(f"{address}/options", json={"name": "Ann"}).json()
        told = json.loads(key.make(options) if is_made else key.sign(options))
        name = chance.choice([name for name in told["response"] if name != "clientDataJSON"])
        text = list(told["response"][name])
        for _ in range(chance.randint(1, 4)):
            text[chance.randrange(len(text))] = chance.choice("AZaz09-_=\u00e9")
        told["response"][name] = "".join(text[: chance.choice((len(text), len(text) // 2))])
        answer = ann.post(address, json={"name": "Ann", "answer": json.dumps(told)})
        assert answer.status_code in (200, 403), answer.text  # flags may be changed and still allowed
    for nonsense in (
        "",
        "{}",
        "[]",
        "null",
        '{"id": 1}',
        "\u0000",
        "9" * 4000,
        '{"id":"","rawId":"","response":{},"type":""}',
    ):
        assert ann.post("/me/sign-in", json={"answer": nonsense}).status_code == 403
        assert ann.post("/me/passkeys", json={"answer": nonsense}).status_code == 403


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("https://splay.test", True),
        ("http://localhost:8765", True),
        ("http://127.0.0.1:8765", False),
        ("http://[::1]:8765", False),
    ],
)
def test_there_are_passkeys_only_where_the_host_has_a_name(app: FastAPI, address: str, allowed: bool) -> None:
    ann = comes(app, ANN, address)
    options = ann.post("/me/passkeys/options", json={"name": "Ann"})
    assert options.status_code == (200 if allowed else 403)
    assert ("data-nameless" in ann.get("/me").text) != allowed
    if allowed:
        host = address.partition("://")[2].partition(":")[0]
        answer = Authenticator(origin=address, host=host).make(options.json())
        assert ann.post("/me/passkeys", json={"name": "Ann", "answer": answer}).status_code == 200


def test_several_passkeys_with_names_of_which_the_last_stays(app: FastAPI) -> None:
    ann, laptop, phone = comes(app, ANN), Authenticator(), Authenticator()
    makes(ann, laptop)
    options = ann.post("/me/passkeys/options", json={}).json()
    assert [each["id"] for each in options["excludeCredentials"]], "the same device makes no second one"
    assert makes(ann, phone, "", label="Phone").status_code == 200
    passkeys = host_of(app).store.passkeys(account(app, ann).owner)
    assert [each.name for each in passkeys] == ["Firefox, Linux", "Phone"]
    assert "Phone" in said(ann.get("/me"))
    assert ann.post("/me/passkeys/remove", data={"key": passkeys[0].id}).status_code == 303
    refused = ann.post("/me/passkeys/remove", data={"key": passkeys[1].id})
    assert refused.status_code == 403
    assert "last passkey" in said(refused)
    assert signs_in(comes(app, PHONE), laptop).status_code == 403
    assert signs_in(comes(app, PHONE), phone).status_code == 200


def test_an_impossible_name_makes_no_account(app: FastAPI) -> None:
    ann = comes(app, ANN)
    assert ann.post("/me/passkeys/options", json={"name": "a:b"}).status_code == 422
    assert ann.post("/me/account", data={"name": " "}).status_code == 422
    assert account(app) is None


# -- recovery codes -----------------------------------------------------------------------


def test_a_recovery_code_is_shown_once_and_signs_in(app: FastAPI) -> None:
    ann, phone = comes(app, ANN), comes(app, PHONE)
    code = with_code(ann)
    assert code not in ann.get("/me").text
    assert phone.post("/me/sign-in/code", data={"code": code.lower().replace("-", " ")}).status_code == 303
    assert account(app, phone).owner == account(app, ann).owner
    renewed = CODE.search(ann.post("/me/code").text)
    assert renewed
    eve = comes(app, BOB)
    wrong = eve.post("/me/sign-in/code", data={"code": code})
    assert wrong.status_code == 403
    assert "No account has this recovery code" in said(wrong)
    assert eve.post("/me/sign-in/code", data={"code": renewed[1]}).status_code == 303


def test_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    now = [100.0]
    with serving(tmp_path, lambda: now[0], rate_limit=True) as app:
        ann, eve = comes(app, ANN), comes(app, BOB)
        code = with_code(ann)
        for _ in range(10):
            assert eve.post("/me/sign-in/code", data={"code": "AAAA-BBBB"}).status_code == 403
        assert eve.post("/me/sign-in/code", data={"code": code}).status_code == 429
        now[0] += 6.5
        assert eve.post("/me/sign-in/code", data={"code": code}).status_code == 303


@pytest.mark.parametrize("way", ["passkey", "first passkey", "code", "first code"])
def test_whoever_signs_in_has_another_secret_than_somebody_who_knew_the_browser_before(app: FastAPI, way: str) -> None:
    here, elsewhere, key = comes(app, PHONE), comes(app, ANN), Authenticator()
    table = made(app, PHONE)
    before = comes(app, PHONE)
    if way == "passkey":
        makes(elsewhere, key)
        signs_in(here, key)
    elif way == "first passkey":
        makes(here, key)
    elif way == "code":
        here.post("/me/sign-in/code", data={"code": with_code(elsewhere)})
    else:
        with_code(here)
    assert secret_of(here) != PHONE
    assert account(app, here).name == "Ann"
    assert host_of(app).desk.seats_of(secret_of(here), table) == (0,)
    assert account(app, before) is None
    assert host_of(app).desk.seats_of(PHONE, table) == ()
    assert "Firefox" not in said(before.get("/me"))


# -- devices, carried seats, invitations ----------------------------------------------------


def test_devices_are_signed_out_one_by_one_and_all_at_once(app: FastAPI) -> None:
    ann, phone, tablet = comes(app, ANN), comes(app, PHONE), comes(app, "ann's tablet, thirty letters....")
    code = with_code(ann)
    for each in (phone, tablet):
        each.post("/me/sign-in/code", data={"code": code})
    assert ann.get("/me").text.count('action="/me/sign-out"') == 3  # two others, and this one
    assert ann.post("/me/sign-out", data={"key": hash_of(secret_of(phone))}).status_code == 303
    assert account(app, phone) is None
    stranger = comes(app, BOB)
    assert stranger.post("/me/sign-out", data={"key": hash_of(secret_of(ann))}).status_code == 403
    table = made(app, secret_of(ann))
    link = host_of(app).desk.carry(table, 0, secret_of(ann))
    assert "Link to your seat" in said(ann.get("/me"))
    ann.post("/me/sign-out/others")
    assert host_of(app).store.seat_of_key(hash_of(link)) is None
    assert account(app, ann) is not None
    assert len(host_of(app).store.sessions(account(app, ann).owner)) == 1


def test_signing_everything_out_ends_links_that_were_used_and_however_many_there_are(app: FastAPI) -> None:
    ann, host = comes(app, ANN), host_of(app)
    with_code(ann)
    secret = secret_of(ann)
    table, other = made(app, secret), made(app, secret)
    host.desk.hold_too(host.desk.carry(table, 0, secret), BOB)
    for number in range(120):
        host.store.add_key(other.id, 0, hash_of(f"program {number}"), PROGRAM)
    assert ann.post("/me/sign-out/others").status_code == 303
    assert host.desk.seats_of(BOB, table) == ()
    assert [len(host.store.holders(each.id, 0)) for each in (table, other)] == [1, 1]
    assert host.desk.seats_of(secret, table) == (0,)


def test_a_carried_seat_is_taken_back_on_ones_own_page(app: FastAPI) -> None:
    ann, table = comes(app, ANN), made(app, ANN)
    key = host_of(app).desk.carry(table, 0, ANN)
    host_of(app).desk.hold_too(key, BOB)
    assert "Another browser" in said(ann.get("/me"))
    fields = {"table": table.id, "seat": 0, "key": hash_of(BOB)}
    assert comes(app, PHONE).post("/me/carried/end", data=fields).status_code == 403
    assert host_of(app).desk.seats_of(BOB, table) == (0,)
    assert ann.post("/me/carried/end", data=fields).status_code == 303
    assert host_of(app).desk.seats_of(BOB, table) == ()


def test_who_made_a_table_invites_from_another_device_with_new_links(app: FastAPI) -> None:
    ann, phone = comes(app, ANN), comes(app, PHONE)
    code = with_code(ann)
    table = made(app, secret_of(ann), kind=FRIENDS)
    phone.post("/me/sign-in/code", data={"code": code})
    before = re.search(r"/join/\w+", ann.get(f"/t/{table.id}").text)
    assert before
    page = phone.get(f"/t/{table.id}").text
    assert "/join/" not in page
    assert "Make new links" in page
    assert comes(app, BOB).post(f"/t/{table.id}/invitations").status_code == 403
    assert phone.post(f"/t/{table.id}/invitations").status_code == 303
    after = re.search(r"/join/\w+", phone.get(f"/t/{table.id}").text)
    assert after
    stranger = comes(app, BOB)
    assert stranger.get(before[0]).status_code == 404
    assert stranger.get(after[0]).status_code == 200
    assert "Make new links" in ann.get(f"/t/{table.id}").text


@pytest.mark.parametrize("typed", ["\0", "\0000\0", "\0x\0"])
def test_what_is_typed_is_never_taken_for_a_part_of_the_page(app: FastAPI, typed: str) -> None:
    assert comes(app, ANN).get("/games", params={"q": typed}).status_code == 200
    assert comes(app, ANN).post("/me/name", data={"name": f"{typed},"}).status_code == 422


@pytest.mark.parametrize("sign", ["\0", "é", "'"])
def test_signs_that_no_key_has_reach_no_database(database_url: str, tmp_path: Path, sign: str) -> None:
    with serving(tmp_path, database=database_url) as app:
        ann = comes(app, ANN)
        with_code(ann)
        for address, field in (
            ("/me/sign-out", "key"),
            ("/me/passkeys/remove", "key"),
            ("/notices/push/end", "browser"),
        ):
            assert ann.post(address, data={field: sign}).status_code == 422, address
        assert ann.get(f"/players/{quote(sign)}").status_code in (404, 422)
        assert account(app, ann) is not None


# -- what others see --------------------------------------------------------------------------


def finished(app: FastAPI, secret: str = ANN, **changes: Any) -> TableInfo:
    table = made(app, secret, **changes)
    play_to_the_end(host_of(app), table)
    return host_of(app).table(table.id)


def test_only_those_who_wish_are_on_the_list_and_only_with_statistics(app: FastAPI) -> None:
    ann, eve = comes(app, ANN), comes(app, BOB)
    with_code(ann, "Zoltána")
    finished(app, secret_of(ann), seed=None)
    assert "Zoltána" not in eve.get("/players").text
    ann.post("/me/listed", data={"listed": "yes"})
    address = re.search(r"/players/[\w-]{8,}", eve.get("/players").text)
    assert address
    page = eve.get(address[0])
    assert "Zoltána" in said(page)
    assert "Games won" in said(page)
    for private in ("Firefox", "Devices", "Forget", "/t/", account(app, ann).owner):
        assert private not in page.text
    ann.post("/me/listed", data={"listed": "no"})
    assert eve.get(address[0]).status_code == 404
    ann.post("/me/listed", data={"listed": "yes"})
    assert eve.get(address[0]).status_code == 404, "whoever comes back has another address"


def test_a_name_is_changed_for_games_to_come(app: FastAPI) -> None:
    ann = comes(app, ANN)
    with_code(ann)
    table = made(app, secret_of(ann))
    assert ann.post("/me/name", data={"name": " Anne "}).status_code == 303
    assert account(app, ann).name == "Anne"
    assert "Anne" in said(ann.get("/"))
    assert host_of(app).table(table.id).seats[0].name == "Ann"
    assert ann.post("/me/name", data={"name": "a,b"}).status_code == 422


def test_whoever_types_their_name_is_forgotten_and_gets_their_data_before(app: FastAPI) -> None:
    ann = comes(app, ANN)
    with_code(ann, "Zoltána")
    finished(app, secret_of(ann))
    data = ann.get("/me/data")
    assert "attachment" in data.headers["content-disposition"]
    assert data.json()["accounts"][0]["name"] == "Zoltána"
    wrong = ann.post("/me/forget", data={"name": "zoltana"})
    assert wrong.status_code == 422
    assert account(app, ann) is not None
    before = secret_of(ann)
    answer = ann.post("/me/forget", data={"name": "Zoltána"})
    assert answer.status_code == 200
    assert account(app, before) is None
    assert secret_of(ann) != before
    assert "Zoltána" not in ann.get("/").text


def test_without_an_account_the_page_shows_what_the_browser_has(app: FastAPI) -> None:
    ann = comes(app, ANN)
    finished(app, seed=None)
    page = said(ann.get("/me"))
    assert "Make a passkey" in page
    assert "1 finished" in page
    assert "± " in page
    for address in ("/me/code", "/me/key", "/me/sign-out", "/me/sign-out/others", "/me/listed"):
        assert ann.post(address).status_code == 403


# -- the list of games ------------------------------------------------------------------------


def test_games_stand_where_they_wait(app: FastAPI) -> None:
    ann = comes(app, ANN)
    mine, theirs = made(app, ANN), made(app, ANN, kind=FRIENDS)
    over = finished(app)
    page = ann.get("/games").text
    yours, _, rest = page.partition("Waiting for others")
    assert f'href="/t/{mine.id}"' in yours
    others, _, done = rest.partition("Finished")
    assert f'href="/t/{theirs.id}"' in others
    for link in (f"/t/{over.id}/end", f"/t/{over.id}/review", f'"/t/{over.id}"'):
        assert link in done


def test_finished_games_are_searched(app: FastAPI) -> None:
    table, ann = finished(app), comes(app, ANN)

    def is_found(search: str) -> bool:
        return f"/t/{table.id}/end" in ann.get("/games", params={"q": search}).text

    assert all(is_found(search) for search in ("", "ada", "fourth", "won", "ada fourth WON"))
    assert not any(is_found(search) for search in ("third", "bob"))


def test_games_are_found_by_a_card_that_was_activated(app: FastAPI) -> None:
    table = finished(app)
    mine = host_of(app).store.results_at([table.id])[0]
    used = next(iter(mine.cards))
    page = comes(app, ANN).get("/games", params={"q": used}).text
    assert f"/t/{table.id}/end" in page


@pytest.mark.long
def test_pages_of_finished_games_follow_each_other_without_gaps(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.web.people.games.FINISHED", 2)
    tables = {finished(app).id for _ in range(5)}
    ann, seen, address = comes(app, ANN), list[str](), "/games"
    for _ in range(3):
        page = ann.get(address).text
        seen += dict.fromkeys(re.findall(r"/t/([\w-]+)/end", page))
        found = re.search(r'href="(/games\?[^"]+after[^"]+)"', page)
        address = found[1].replace("&amp;", "&") if found else ""
    assert not address
    assert len(seen) == len(tables)
    assert set(seen) == tables
    assert ann.get("/games?after=nonsense").status_code == 200


# -- programs -----------------------------------------------------------------------------------


def test_a_program_with_a_key_of_a_person_plays_at_all_their_tables_and_knows_who_they_are(app: FastAPI) -> None:
    ann = comes(app, ANN)
    with_code(ann)
    table = finished(app, secret_of(ann), seed=None)
    running = made(app, secret_of(ann))
    key = re.search(r'id="secret" value="([^"]+)"', ann.post("/me/key").text)
    assert key
    robot = program(app, key[1])
    me = robot.get("/me").json()
    assert (me["name"], me["finished"], me["running"], me["public"]) == ("Ann", 1, 1, None)
    assert [(each["edition"], each["players"], each["games"]) for each in me["ratings"]] == [(4, 2, 1)]
    games = robot.get("/me/games").json()
    assert games["next"] is None
    assert [(each["table"], each["unrated"]) for each in games["games"]] == [(table.id, None)]
    assert games["games"][0]["rating"] == me["ratings"][0]["rating"]
    assert robot.get(f"/tables/{running.id}/view").json()["seat"] == 0
    thief = comes(app, key[1])
    assert thief.post("/me/code").status_code == 403
    assert thief.post("/me/forget", data={"name": ""}).status_code == 403
    ann.post("/me/sign-out", data={"key": hash_of(key[1])})
    assert robot.get("/me").status_code == 403


@pytest.mark.long
def test_games_come_to_a_program_page_by_page(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.web.api.people.MOST", 2)
    tables = [finished(app).id for _ in range(3)]
    robot = program(app, host_of(app).desk.new_key(host_of(app).table(tables[0]), 0))
    assert robot.get("/me").json()["name"] is None
    first = program(app, ANN).get("/me/games").json()
    rest = program(app, ANN).get("/me/games", params={"after": first["next"]}).json()
    assert [each["table"] for each in first["games"] + rest["games"]] == tables[::-1]
    assert rest["next"] is None


def test_the_public_list_is_told_to_programs(app: FastAPI) -> None:
    ann = comes(app, ANN)
    with_code(ann)
    finished(app, secret_of(ann), seed=None)
    assert [each["name"] for each in program(app).get("/players?edition=4&players=2").json()] == []
    ann.post("/me/listed", data={"listed": "yes"})
    (listed,) = program(app).get("/players?edition=4&players=2").json()
    assert listed["name"] == "Ann"
    assert ann.get(listed["page"]).status_code == 200
    assert program(app).get("/me").status_code == 401
    assert program(app, "nobody's key, of thirty letters").get("/me").status_code == 403


def test_the_end_page_says_why_a_game_is_not_rated(app: FastAPI) -> None:
    table = finished(app)
    assert table.phase == OVER
    assert "Not rated" in said(comes(app, ANN).get(f"/t/{table.id}/end"))
    rated = finished(app, seed=None)
    assert "Not rated" not in said(comes(app, ANN).get(f"/t/{rated.id}/end"))


def test_without_games_the_list_offers_to_play(app: FastAPI) -> None:
    ann = comes(app, ANN)
    assert "None yet. They will be listed here; this browser remembers them." in said(ann.get("/games"))
    with_code(ann)
    page = ann.get("/games")
    assert "None yet. Play Learn to play" in said(page)
    assert '<a class="btn btn--main" href="/">Play</a> <a class="btn" href="/learn">' in page.text
    finished(app, secret_of(ann))
    page = ann.get("/games")
    assert "None yet" not in said(page)
    assert '<a class="btn btn--main" href="/">Play</a>' in page.text
    made(app, secret_of(ann))
    assert '<a class="btn btn--main" href="/">Play</a>' not in ann.get("/games").text


def test_the_end_page_says_how_the_rating_has_moved(app: FastAPI) -> None:
    first, second = finished(app, seed=None), finished(app, seed=None)
    before, after = (own_rating(app, table) for table in (first, second))
    assert f"Rating {before} ± " in said(comes(app, ANN).get(f"/t/{first.id}/end"))
    assert signed(before - 1500) in said(comes(app, ANN).get(f"/t/{first.id}/end")), "a newcomer has 1500"
    assert signed(after - before) in said(comes(app, ANN).get(f"/t/{second.id}/end"))
    assert "±" not in said(comes(app, BOB).get(f"/t/{second.id}/end")), "others do not see it"


def own_rating(app: FastAPI, table: TableInfo) -> int:
    mu = host_of(app).store.results_at([table.id])[0].mu
    assert mu is not None
    return points_of(mu)


def signed(points: int) -> str:
    return f"{'+' if points > 0 else '−'}{abs(points)}"
