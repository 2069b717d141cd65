"""What stands around every request: headers, cross-site posting, sizes, rates, the cookie of a person."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient
from httpx2 import Response
from starlette.types import Message

from splay.host.secrets import new_secret
from splay.store.rows import OPEN
from splay.web.requests.identity import COOKIE
from splay.web.requests.limits import BODY_LIMIT, GUESSES, LISTED, MAKING, PICKS, TALK, Limit, Limiter, sender_of
from splay.web.server.security import _declared_size
from web.server import asked_option, browser, host_of, made, program, serving

ANN = new_secret()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


class Clock:
    """Stands still but where a test lets time pass."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limited(tmp_path: Path, clock: Clock) -> Iterator[FastAPI]:
    with serving(tmp_path, clock, rate_limit=True) as app:
        yield app


# -- headers -----------------------------------------------------------------------

EVERYWHERE = [
    "/",
    "/cards/4",
    "/nowhere",
    "/api/editions",
    "/api/nowhere",
    "/static/tokens.css",
    "/t/nobody",
    "/rules/4",
]


@pytest.mark.parametrize("address", EVERYWHERE)
def test_every_answer_is_marked(app: FastAPI, address: str) -> None:
    headers = browser(app).get(address).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "camera=()" in headers["permissions-policy"]


def test_a_failure_is_marked_too(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_of(app).tables, "visited", lambda *asked: 1 / 0)
    answer = browser(app).get("/t/one")
    assert answer.status_code == 500
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("/static/tokens.css?v=1", "public, max-age=31536000, immutable"),
        ("/static/tokens.css", "public, max-age=300"),
        ("/static/nothing.css?v=1", "no-store"),
        ("/cards/4", "no-cache"),
        ("/", "no-store"),
        ("/t/nobody", "no-store"),
        ("/api/tables", "no-store"),
    ],
)
def test_how_long_an_answer_may_be_kept(app: FastAPI, address: str, kept: str) -> None:
    assert browser(app).get(address).headers["cache-control"] == kept


def test_https_alone_where_it_is_known(tmp_path: Path) -> None:
    with serving(tmp_path, secure_cookies=True) as app:
        answer = browser(app).post("/tables", data={"kind": "computer"}, follow_redirects=False)
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "secure" in answer.headers["set-cookie"].lower()


def test_no_page_holds_a_script_or_a_style_of_its_own(app: FastAPI) -> None:
    table = made(app, ANN)
    for address in ("/", "/cards/4", "/rules/4", "/credits", "/nowhere", "/api/docs", f"/t/{table.id}"):
        page = browser(app, ANN).get(address).text
        assert not re.search(r"<style|<script(?![^>]* src=)|\son[a-z]+=|javascript:", page), address


# -- the cookie of a person --------------------------------------------------------


def test_a_person_who_is_new_gets_a_cookie_that_scripts_and_other_sites_cannot_use(app: FastAPI) -> None:
    client = browser(app)
    answer = client.post("/tables", data={"kind": "computer"}, follow_redirects=False)
    assert answer.status_code == 307, "the form is sent again with it"
    [cookie] = [each for each in answer.headers.get_list("set-cookie") if each.startswith(f"{COOKIE}=")]
    words = cookie.lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} < set(words)
    again = client.post(answer.headers["location"], data={"kind": "computer"}, follow_redirects=False)
    assert again.status_code == 303
    assert not [each for each in again.headers.get_list("set-cookie") if each.startswith(f"{COOKIE}=")]
    assert COOKIE not in dict(client.get(again.headers["location"]).cookies), "it is known by now"


@pytest.mark.parametrize(
    "address", ["/cards/4", "/rules/4", "/api/editions", "/api/tables", "/static/tokens.css", "/x"]
)
def test_where_nobody_need_be_known_no_cookie_is_set(app: FastAPI, address: str) -> None:
    assert "set-cookie" not in browser(app).get(address).headers


@pytest.mark.parametrize("secret", ["short", "x" * 19, "x" * 81, "x" * 200])
def test_a_secret_that_cannot_be_ours_is_replaced(app: FastAPI, secret: str) -> None:
    answer = browser(app, secret).post("/tables", data={"kind": "computer"}, follow_redirects=False)
    assert f"{COOKIE}=" in answer.headers["set-cookie"]


@pytest.mark.parametrize("secret", ["x" * 20, "x" * 80])
def test_a_secret_that_can_be_ours_stays(app: FastAPI, secret: str) -> None:
    answer = browser(app, secret).post("/tables", data={"kind": "computer"}, follow_redirects=False)
    assert not [each for each in answer.headers.get_list("set-cookie") if each.startswith(f"{COOKIE}=")]


# -- other sites -------------------------------------------------------------------

FOREIGN = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://splay.test"},
    {"origin": "http://evil.test"},
    {"origin": "http://splay.test.evil.test"},
    {"origin": "http://splay.test:8080"},
    {"origin": "null"},
    {"origin": ""},
    {},
]
OURS = [{"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": "http://splay.test"}]


def post_pick(app: FastAPI, headers: dict[str, str]) -> int:
    """Ann's browser posts a pick at a table, with these headers; the status of the answer."""
    table = made(app, ANN)
    seat, option, number = asked_option(host_of(app), table)
    client = TestClient(app, base_url="http://splay.test", headers=headers, cookies={COOKIE: ANN})
    assert seat == 0
    answer = client.post(f"/t/{table.id}/picks", data={"option": option, "number": number}, follow_redirects=False)
    picked = len(host_of(app).live(host_of(app).table(table.id)).picks)
    assert picked == (1 if answer.status_code == 303 else 0)
    return answer.status_code


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_page_of_another_site_can_do_nothing_in_somebodys_name(app: FastAPI, headers: dict[str, str]) -> None:
    assert post_pick(app, headers) == 403


@pytest.mark.parametrize("headers", OURS)
def test_our_own_pages_can(app: FastAPI, headers: dict[str, str]) -> None:
    assert post_pick(app, headers) == 303


def test_a_program_that_is_no_browser_needs_to_say_nothing(app: FastAPI) -> None:
    order = {"kind": "computer", "edition": 4, "seats": [{"name": "Ann"}, {"bot": "greedy"}]}
    assert program(app).post("/tables", json=order).status_code == 201
    foreign = program(app).post("/tables", json=order, headers={"sec-fetch-site": "cross-site"})
    assert (foreign.status_code, foreign.json()["type"]) == (403, "/api/docs#problem-cross-site")


def test_the_api_does_not_know_cookies(app: FastAPI) -> None:
    table = made(app, ANN, watched=False)
    client = browser(app, ANN)
    assert client.get(f"/t/{table.id}").status_code == 200
    assert client.get(f"/api/tables/{table.id}/view").status_code == 403
    assert client.post(f"/api/tables/{table.id}/picks", json={"option": "draw", "number": 0}).status_code == 401


def test_another_site_may_not_read_anything(app: FastAPI) -> None:
    answer = browser(app).get("/api/editions", headers={"origin": "http://evil.test"})
    assert "access-control-allow-origin" not in answer.headers
    preflight = browser(app).options(
        "/api/tables", headers={"origin": "http://evil.test", "access-control-request-method": "POST"}
    )
    assert "access-control-allow-origin" not in preflight.headers


# -- sizes -------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(app: FastAPI) -> None:
    text = "x" * (BODY_LIMIT + 1)
    assert browser(app).post("/tables", data={"kind": text}).status_code == 413
    refused = program(app).post("/tables", content=text)
    assert refused.status_code == 413
    assert f"at most {BODY_LIMIT} bytes" in refused.json()["detail"]


@pytest.mark.parametrize(("declared", "taken"), [(300_000, 3), (50_000_000, 0)])
def test_what_is_still_sent_is_taken_before_it_is_refused(app: FastAPI, declared: int, taken: int) -> None:
    parts = [{"type": "http.request", "body": b"x" * 100_000, "more_body": left > 0} for left in (2, 1, 0)]
    sent: list[Message] = []

    async def receive() -> Message:
        assert not sent, "a proxy that is answered while it sends may lose the answer"
        return parts.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"splay.test"), (b"content-length", str(declared).encode())]
    scope = {"type": "http", "method": "POST", "path": "/load", "query_string": b"", "headers": headers}
    asyncio.run(app({**scope, "client": ("192.0.2.7", 9), "http_version": "1.1", "scheme": "http"}, receive, send))
    assert sent[0]["status"] == 413
    assert len(parts) == 3 - taken


@pytest.mark.parametrize(
    ("said", "size"),
    [("", 0), ("12", 12), ("-1", 0), ("\xb2", 0), ("1" * 19, int("1" * 19)), ("1" * 5000, BODY_LIMIT + 1)],
)
def test_whatever_is_said_of_the_size_is_a_size(said: str, size: int) -> None:
    request = Request({"type": "http", "headers": [(b"content-length", said.encode("latin-1"))]})
    assert _declared_size(request) == size


def test_a_body_that_does_not_say_how_large_it_is_is_refused_as_well(app: FastAPI) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(BODY_LIMIT // 1000 + 2):
            yield b"x" * 1000

    headers = {"content-type": "application/json"}
    assert program(app).post("/tables", content=parts(), headers=headers).status_code == 413


def test_too_many_headers_are_refused(app: FastAPI) -> None:
    assert browser(app).get("/", headers={f"x-{number}": "1" for number in range(120)}).status_code == 413


# -- rates -------------------------------------------------------------------------


def test_a_limit_lets_a_burst_through_and_then_one_by_one() -> None:
    now = [100.0]
    limiter = Limiter(lambda: now[0])
    limit = Limit("letters", every=2.0, burst=3)
    assert [limiter.take([(limit, "ann")]) for _ in range(3)] == [0, 0, 0]
    assert limiter.take([(limit, "ann")]) == 2.0
    assert limiter.take([(limit, "bob")]) == 0, "others are not held up"
    now[0] += 1.5
    assert limiter.take([(limit, "ann")]) == 0.5
    now[0] += 0.5
    assert limiter.take([(limit, "ann")]) == 0
    now[0] += 1000
    assert [limiter.take([(limit, "ann")]) for _ in range(3)] == [0, 0, 0]


def test_what_is_refused_is_not_counted() -> None:
    limiter = Limiter(lambda: 100.0)
    narrow, wide = Limit("narrow", every=1.0, burst=1), Limit("wide", every=1.0, burst=2)
    assert limiter.take([(narrow, "ann"), (wide, "ann")]) == 0
    assert limiter.take([(narrow, "ann"), (wide, "ann")]) == 1
    assert limiter.take([(wide, "ann")]) == 0


def test_clients_who_may_do_everything_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.web.requests.limits.KEPT", 10)
    now = [100.0]
    limiter = Limiter(lambda: now[0])
    limit, slow = Limit("letters", every=1.0, burst=3), Limit("parcels", every=1000.0, burst=1)
    limiter.take([(slow, "ann")])
    for number in range(100):
        limiter.take([(limit, str(number))])
    now[0] += 10.0
    limiter.take([(limit, "bob")])
    assert len(limiter._full) == 2, "ann and bob"
    assert limiter.take([(slow, "ann")]) == 990.0


@pytest.mark.parametrize("path", ["/api/tables", "/games"])
def test_of_a_secret_no_more_is_remembered_than_a_true_one_has(path: str) -> None:
    def sender(secret: str) -> str:
        sent = f"Bearer {secret}" if path.startswith("/api/") else f"{COOKIE}={secret}"
        header = b"authorization" if path.startswith("/api/") else b"cookie"
        return sender_of(Request({"type": "http", "path": path, "headers": [(header, sent.encode())], "client": None}))

    assert sender(ANN) == ANN
    assert sender("x" * 5000) == "x" * 100


def statuses(count: int, send: Callable[[], Response]) -> list[int]:
    return [send().status_code for _ in range(count)]


def test_picks_that_come_too_fast_are_refused_with_the_time_to_wait(limited: FastAPI, clock: Clock) -> None:
    table = made(limited, ANN)
    client = browser(limited, ANN)

    def click() -> Response:
        return client.post(f"/t/{table.id}/picks", data={"option": "nothing", "number": 0})

    assert statuses(PICKS.burst + 2, click) == [422] * PICKS.burst + [429] * 2
    assert click().headers["retry-after"] == "1"
    clock.now += PICKS.every
    assert statuses(2, click) == [422, 429], "one more may come by now"


def test_a_flood_of_tables_is_stopped(limited: FastAPI) -> None:
    told = statuses(
        MAKING.burst + 1,
        lambda: browser(limited, new_secret()).post("/tables", data={"kind": "computer"}, follow_redirects=False),
    )
    assert told == [303] * MAKING.burst + [429], "though each comes from another browser"


@pytest.mark.parametrize("way", ["rematch", "review/try"])
def test_a_flood_of_further_games_is_stopped(limited: FastAPI, way: str) -> None:
    table = made(limited, ANN)
    told = statuses(MAKING.burst + 1, lambda: browser(limited, ANN).post(f"/t/{table.id}/{way}", data={"at": "1"}))
    assert told[-1] == 429
    assert 429 not in told[:-1]
    key = host_of(limited).desk.new_key(table, 0)
    assert program(limited, key).post(f"/tables/{table.id}/rematch").status_code == 429


def test_the_list_of_tables_is_not_taken_over_from_one_address(limited: FastAPI, clock: Clock) -> None:
    order = {"kind": "friends", "edition": 4, "seats": [{"name": "Ann"}, {}], "listed": True}

    def list_one() -> Response:
        return program(limited).post("/tables", json=order)

    assert statuses(LISTED.burst + 2, list_one) == [201] * LISTED.burst + [429] * 2
    form = {"kind": "friends", "players": "2", "name0": "Ann", "listed": "yes"}
    assert browser(limited, ANN).post("/tables", data=form, follow_redirects=False).status_code == 429
    assert program(limited).post("/tables", json=order | {"listed": False}).status_code == 201
    clock.now += LISTED.every
    assert statuses(2, list_one) == [201, 429]


def test_a_stranger_gets_few_letters_from_however_many_addresses_they_are_asked_for(
    tmp_path: Path, clock: Clock
) -> None:
    names = ["bob@example.org", "BOB@example.org", "b.ob@example.org", "bob+1@example.org", "bob+2@example.org"]
    mail = {"address": "https://splay.example.org", "smtp": "smtp+plain://127.0.0.1:1", "sender": "splay@example.org"}
    with serving(tmp_path, clock, rate_limit=True, **mail) as app:

        def ask(number: int, name: str) -> int:
            client = TestClient(app, "http://splay.test", client=(f"203.0.113.{number}", 1), follow_redirects=False)
            return client.post("/notices/mail", data={"address": name}).status_code

        assert [ask(*each) for each in enumerate(names)] == [303] * 3 + [429] * 2
        assert ask(9, "eve@example.org") == 303
        clock.now += 12 * 3600
        assert ask(10, "bob@example.org") == 429
        clock.now += 12 * 3600
        assert ask(11, "bob@example.org") == 303


def test_talk_is_slowed_down(limited: FastAPI) -> None:
    table = made(limited, ANN)
    client = browser(limited, ANN)
    told = statuses(
        TALK.burst + 1, lambda: client.post(f"/t/{table.id}/talk", data={"text": "hey"}, follow_redirects=False)
    )
    assert told == [303] * TALK.burst + [429]


def test_a_wrong_secret_used_again_and_again_is_stopped_and_nobody_else(limited: FastAPI) -> None:
    table = made(limited, ANN)
    wrong = new_secret()
    told = statuses(GUESSES.burst + 2, lambda: browser(limited).get(f"/join/{wrong}"))
    assert told == [404] * GUESSES.burst + [429] * 2
    assert browser(limited, ANN).get(f"/t/{table.id}").status_code == 200
    assert browser(limited).get(f"/join/{new_secret()}").status_code == 404


def test_wrong_invitations_lock_out_no_guest_at_the_same_address(limited: FastAPI) -> None:
    table = made(limited, ANN, kind="friends")
    links = host_of(limited).desk.invite_links(ANN, table)
    assert links is not None
    told = statuses(GUESSES.burst + 2, lambda: browser(limited).get(f"/join/{new_secret()}"))
    assert told == [404] * (GUESSES.burst + 2)
    assert browser(limited).get(f"/join/{links[0]}").status_code == 200


def test_a_wrong_key_used_again_and_again_is_stopped_and_right_ones_are_not(limited: FastAPI) -> None:
    table, other = made(limited, ANN), made(limited, ANN)
    wrong, right = new_secret(), host_of(limited).desk.new_key(other, 0)
    for key in (wrong, right):  # the second is right elsewhere
        client = program(limited, key)
        told = [client.get(f"/tables/{table.id}/view").status_code for _ in range(GUESSES.burst + 2)]
        assert told == [403] * GUESSES.burst + [429] * 2
    assert program(limited, right).get(f"/tables/{other.id}/view").status_code == 200
    assert program(limited, ANN).get(f"/tables/{table.id}/view").status_code == 200


def test_who_guesses_invitations_is_stopped(limited: FastAPI) -> None:
    table = made(limited, ANN, kind="friends")
    assert table.phase == OPEN
    told = statuses(
        GUESSES.burst + 2, lambda: program(limited).post(f"/tables/{table.id}/seats/1", json={"invite": new_secret()})
    )
    assert told == [403] * GUESSES.burst + [429] * 2


def test_playing_fast_is_no_flood(limited: FastAPI) -> None:
    """A table page, its files and parts: twenty looks in a row."""
    table = made(limited, ANN)
    client = browser(limited, ANN)
    for _ in range(20):
        for address in (f"/t/{table.id}", f"/t/{table.id}/table", "/static/tokens.css", "/static/icons.svg"):
            assert client.get(address).status_code == 200
