"""Every page in a language that nobody speaks: no word that people read comes from elsewhere than the catalogue.

The API is for programmers, and in English; what its page says in English is marked as such.
"""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest
from fastapi.routing import APIRoute
from httpx2 import Response

from splay.host.options import BOT_NAMES
from splay.host.timekeeper import Timekeeper
from splay.notices.quiet import zones
from splay.position.decision import OPENING
from splay.position.terms import SPECIAL_NAMES
from splay.store.rows import COMPUTER, DEVICE, FRIENDS, PLAYING
from splay.text.catalogue import LANGUAGES, PSEUDO
from splay.text.terms import RULES
from splay.web.server.app import PAGES
from web.untranslated import outside_catalogue
from web.visitors import Site, Visitor

NAMES: Final = ("Ann", "Bob", "Somebody", *BOT_NAMES)
ALLOWED: Final = (
    *zones(),
    *NAMES,
    "Splay",
    "splay serve --host 0.0.0.0",
    "splay record 1",
    "edition: 3",
    "players: Ann, Bob",
)
NO_PAGES: Final = {"GET /t/{table_id}/live", "GET /t/{table_id}/record", "GET /me/data"}
"""A stream that says that something has changed, a file that any Splay can read, and what is stored."""
KEYBOARD: Final = re.compile(r"(?s)<kbd[^>]*>(Home|End|Enter|Esc)</kbd>")
"""As it stands on the keys."""
HTMX: Final = {"hx-request": "true"}
PICKS_BETWEEN: Final = 30
OFTEN: Final = 8
MANY_PICKS: Final = 400


class Reader:
    """Somebody who speaks the pseudo-language and reads whatever comes.

    Attributes:
        visitor: their browser.
        pages: methods and addresses of the pages that have been read, as they are declared.
    """

    def __init__(self, site: Site, pages: set[str]) -> None:
        self.visitor: Visitor = site.visitor()
        self.visitor.client.cookies.set("lang", PSEUDO)
        self.pages = pages

    def get(self, address: str, **headers: str) -> Response:
        """Read a page."""
        return self._read(self.visitor.get(address, **headers))

    def post(self, address: str, *, htmx: bool = False, **fields: Any) -> Response:
        """Send a form and read the answer."""
        answer = self.visitor.client.post(address, data=fields, headers=HTMX if htmx else {})
        if answer.status_code == 307:  # once the browser has its cookie
            answer = self.visitor.client.post(answer.headers["location"], data=fields)
        return self._read(answer)

    def _read(self, answer: Response) -> Response:
        where = f"{answer.request.method} {answer.request.url}: {answer.status_code}"
        assert answer.status_code < 500, where
        self.pages.update(declared(answer.request.method, answer.request.url.path))
        if answer.headers.get("content-type", "").startswith("text/html"):
            text = re.sub(r"(?s)<textarea.*?</textarea>", "", KEYBOARD.sub("", answer.text))
            assert outside_catalogue(text, ALLOWED) == [], where
        return answer


def routes() -> Iterator[tuple[str, APIRoute]]:
    for pages in PAGES:
        for route in pages.router.routes:
            assert isinstance(route, APIRoute)
            for method in route.methods or ():
                yield f"{method} {route.path}", route


def declared(method: str, path: str) -> list[str]:
    """The page at an address; the first that fits is the one."""
    return [name for name, route in routes() if name.startswith(method) and route.path_regex.match(path)][:1]


@pytest.fixture
def pages() -> set[str]:
    return set()


@pytest.fixture
def comes(tmp_path: Path, pages: set[str], monkeypatch: pytest.MonkeyPatch) -> Callable[[], Reader]:
    monkeypatch.setitem(LANGUAGES, PSEUDO, "Nobody")
    site = Site(tmp_path)
    return lambda: Reader(site, pages)


@pytest.mark.long
def test_every_page_speaks_the_language_that_was_chosen(comes: Callable[[], Reader], pages: set[str]) -> None:
    reads_what_there_is_to_read(comes())
    reads_refusals(comes())
    ann, bob = comes(), comes()
    table = meets(ann, bob)
    looks_on = comes()
    looks_on.get(table)
    plays(ann, bob, looks_on, table)
    asks_to_take_back(ann, bob)
    gives_up(ann, bob)
    passes_a_device_around(comes())
    learns(comes())
    reviews(ann, table)
    tries_a_puzzle(comes())
    tries_a_card(comes())
    minds_the_time(comes(), comes())
    is_told(comes())
    has_an_account(ann, comes())
    loads_a_record(comes(), ann.visitor.get(f"{table}/record").text)
    assert {name for name, _ in routes()} - pages == NO_PAGES


def minds_the_time(ann: Reader, bob: Reader) -> None:
    """A game by the clock, in which a computer steps in, and one of the two is silent."""
    clock: dict[str, Any] = {"pace": "sitting", "minutes": "20", "free": "10"}
    table = ann.post("/tables", kind=FRIENDS, players="2", name0="Ann", edition="4", **clock).headers["location"]
    ann.get(table)
    bob.post(ann.visitor.links(table)["any"], name="Bob", seat="1")
    site = ann.visitor.site
    keeper: Timekeeper = site.app.state.timekeeper
    began = site.host.store.now()
    seat = site.table(table).asked
    assert seat is not None
    own, other = ((ann, bob)[seat], (bob, ann)[seat])
    game = site.host.live(site.table(table)).game
    assert game.decision is not None
    site.host.store.now = lambda: began + 700
    for reader in (own, other):
        reader.get(f"{table}/table")
    other.get(f"{table}/go-on")
    other.post(f"{table}/go-on/answer", agrees="true", number=game.decision.number)
    other.post(f"{table}/go-on", how="computer", number=game.decision.number)
    for reader in (other, own):
        reader.get(table)
    own.post(f"{table}/back")
    assert not keeper.look()
    site.host.store.now = lambda: began


def is_told(reader: Reader) -> None:
    reader.get("/notices")
    reader.post("/notices", quiet="on", begins="22:00")
    reader.post("/notices/push")
    reader.post("/notices/push/end", browser="none")
    reader.visitor.client.post("/notices/mail", data={"address": "nobody"})
    reader.post("/notices/mail")
    reader.post("/notices/mail/again")
    reader.post("/notices/mail/end")
    reader.post("/notices/test")
    for what in ("confirm", "stop"):
        reader.get(f"/notices/{what}/nothing")
        assert reader.post(f"/notices/{what}/nothing").status_code == 404


def tries_a_puzzle(reader: Reader) -> None:
    reader.visitor.client.cookies.set("name", "Ann")
    table = reader.post("/puzzles/1").headers["location"]
    for _ in range(2):
        game = reader.visitor.site.host.live(reader.visitor.site.table(table)).game
        assert game.decision is not None
        reader.post(f"{table}/picks", option="draw", number=game.decision.number)
        reader.get(f"{table}?skip=true")
    reader.post(f"{table}/again")


def tries_a_card(reader: Reader) -> None:
    reader.visitor.client.cookies.set("name", "Ann")
    reader.get("/cards/4/archery/try")
    for case, option in (("victim", "dogma Archery"), ("shares", "draw")):
        table = reader.post("/cards/4/archery/try", case=case).headers["location"]
        reader.get(table)
        game = reader.visitor.site.host.live(reader.visitor.site.table(table)).game
        while game.decision is not None and (not game.picks or not game.is_resting):
            reader.post(f"{table}/picks", option=option, number=game.decision.number)
            reader.get(f"{table}?skip=true")
            game = reader.visitor.site.host.live(reader.visitor.site.table(table)).game
            option = game.decision.options[0] if game.decision else ""
    for term in (*RULES, *SPECIAL_NAMES):
        reader.get(f"/rules/4/term/{term}")


def has_an_account(ann: Reader, other: Reader) -> None:
    """Somebody with finished games: all that can be done with an account."""
    for address in ("/me", "/games?q=Fourth", "/games?q=nothing", "/players", "/players?edition=3&players=4"):
        ann.get(address)
    ann.post("/me/name", name="Ann")
    for name in ("a:b", "Ann"):
        code = re.search(r'id="secret" value="([A-Z2-9-]+)"', ann.post("/me/account", name=name).text)
    assert code
    other.post("/me/sign-in/code", code="nonsense")
    other.post("/me/sign-in/code", code=code[1])
    post = ann.visitor.client.post
    for address in ("/me/passkeys/options", "/me/sign-in/options"):
        ann._read(post(address, json={"name": "Ann"}))
    for address in ("/me/passkeys", "/me/sign-in"):
        ann._read(post(address, json={"answer": "nonsense"}))
    ann.post("/me/passkeys/remove", key="nonsense")
    ann.post("/me/key")
    ann.post("/me/code")
    table = ann.post("/tables", kind=FRIENDS, players="2", name0="Ann", edition="4").headers["location"]
    other.get(table)
    other.post(f"{table}/invitations")
    ann.post("/me/listed", listed="yes")
    public = re.search(r"/players/[\w-]{8,}", ann.get("/me").text)
    assert public
    other.get(public[0])
    other.post("/me/carried/end", table="nothing", seat="0", key="nothing")
    other.post("/me/sign-out/others")
    ann.post("/me/sign-out")
    other.get("/me")
    other.post("/me/forget", name="Bob")
    other.post("/me/forget", name="Ann")


def reviews(ann: Reader, table: str) -> None:
    ann.get(f"{table}/review")
    ann.get(f"{table}/review?at=9")
    ann.post(f"{table}/review/try", at="9")


def reads_what_there_is_to_read(reader: Reader) -> None:
    for way in (COMPUTER, DEVICE, FRIENDS, "watch", "load"):
        reader.get(f"/?way={way}")
    addresses = ("/cards", "/cards/1", "/cards/4?q=wheel", "/cards/4?q=nonsense", "/cards/4/oars", "/cards/3/oars/face")
    more = (
        "/cards/4?sort=name",
        "/rules",
        "/rules/1",
        "/rules/3",
        "/rules/4",
        "/rules/guide",
        "/credits",
        "/games",
        "/watch",
        "/learn",
        "/puzzles",
        "/puzzles/1?answer=true",
    )
    for address in (*addresses, *more, "/api/docs", "/offline", "/manifest.webmanifest", "/sw.js"):
        reader.get(address)
    reader.post("/preferences", name="Ann")


def reads_refusals(reader: Reader) -> None:
    for address in ("/nothing", "/t/nothing", "/join/nothing", "/carry/nothing", "/cards/4/nothing", "/rules/9"):
        assert reader.get(address).status_code == 404
    assert reader.post("/games").status_code == 405
    assert reader.post("/tables", players="6", seed="x").status_code == 422
    assert reader.post("/tables", kind="nonsense").status_code == 422
    assert reader.post("/carry/nothing").status_code == 404
    assert reader.post("/load", text="nonsense" * 50_000).status_code == 413
    reader.visitor.client.headers["sec-fetch-site"] = "cross-site"
    assert reader.post("/tables", kind=COMPUTER).status_code == 403


def meets(ann: Reader, bob: Reader) -> str:
    """Two sit down at a table; the address."""
    answer = ann.post(
        "/tables", kind=FRIENDS, players="3", name0="Ann", listed="yes", talking="yes", edition="4", seed="2"
    )
    table = answer.headers["location"]
    ann.get(table)
    ann.get(f"{table}/lobby", **HTMX)
    ann.get("/games")
    bob.get("/watch")
    bob.get(f"{table}/join")
    link = ann.visitor.links(table)["any"]
    bob.get(link)
    for name, seat in (("Bob", ""), ("Ann", "1"), ("B:b", "1"), ("Bob", "1")):
        bob.post(link, name=name, seat=seat)
    bob.post(f"{table}/leave")
    bob.post(f"{table}/join", name="Bob", seat="1")
    bob.get(table)
    ann.post(f"{table}/seats/2/bot", bot="random")
    assert ann.visitor.site.table(table).phase == PLAYING
    bob.get(link)
    return table


def plays(ann: Reader, bob: Reader, looks_on: Reader, table: str) -> None:
    """A game to its end, looking at everything now and then."""
    rng = random.Random(3)
    people = (ann, bob)
    assert ann.post(f"{table}/coach").status_code == 303
    site = ann.visitor.site
    picks = rounds = 0
    met = set[object]()
    while ask := site.host.live(site.table(table)).game.decision:
        picks += 1
        assert picks < MANY_PICKS
        option = rng.choice(ask.options)
        if ask.seat >= len(people):
            site.host.pick(site.table(table), ask.seat, option, ask.number)
            continue
        reader, other = people[ask.seat], people[1 - ask.seat]
        if picks % PICKS_BETWEEN == 1:
            looks_closer(reader, table, rounds)
            rounds += 1
            for act in ("meld", "dogma", "achieve"):
                reader.get(f"{table}/table?act={act}", **HTMX)
            by_verb = {option.split()[0]: option for option in rng.sample(ask.options, len(ask.options))}
            for each in by_verb.values():
                reader.get(f"{table}/table?picked={quote(each)}", **HTMX)
            other.get(table)
            looks_on.get(table)
            other.post(f"{table}/picks", htmx=True, option=option, number=ask.number, at=0)
            reader.post(f"{table}/picks", htmx=True, option="nonsense", number=ask.number, at=0)
            reader.post(f"{table}/picks", htmx=True, option=option, number=ask.number - 1, at=0)
        # What else has happened is told when a question of a kind comes that was not asked before.
        if (what := (ask.kind, ask.verb, ask.more is None)) not in met or picks % OFTEN == 0:
            met.add(what)
            reader.get(f"{table}?skip=true")
            reader.post(f"{table}/picks", htmx=True, option=option, number=ask.number)
        else:
            site.host.pick(site.table(table), ask.seat, option, ask.number)
    for reader in (*people, looks_on):
        for page in ("", "?skip=true", "/steps/0", "/end", "/curtain", "/lobby", "/give-up", "/report", "/look/report"):
            reader.get(table + page)
        for reason in (" ", "rude"):
            reader.post(f"{table}/report", about="seat-1", reason=reason)
    ann.post(f"{table}/picks", htmx=True, option="draw", number=1)
    ann.post(f"{table}/picks/together", htmx=True, card="Oars", number=1)
    ann.get(f"{table}/picks/together?card=Oars&number=1")
    ann.post(f"{table}/rematch")


def looks_closer(reader: Reader, table: str, rounds: int) -> None:
    """Look at one half of what can be looked at, and the next time at the other one."""
    whose = [f"{zone}/{which}" for zone in ("hand", "score") for which in (0, 1)]
    what = ["pile/0/red", "pile/1/blue", *whose, "age/1", "age/9", "junk", "box", "achievements"]
    what += ["special/Monument", "special/Wonder", "options", "keys", "help", "help/share", "icon/castle"]
    for page in what[rounds % 2 :: 2]:
        reader.get(f"{table}/look/{page}", **HTMX)
    reader.get(f"{table}/log?before=9999", **HTMX)
    reader.get(f"{table}/since?at=0", **HTMX)
    reader.get(f"{table}/table", **HTMX)
    reader.get(f"{table}/carry")
    reader.post(f"{table}/seat", seat="0")
    reader.post(f"{table}/presence", idle="true")
    reader.post(f"{table}/hint", htmx=True)
    reader.post(f"{table}/talk", htmx=True, text="⟦Well⟧")
    reader.post(f"{table}/talk", htmx=True, text="x" * 400)


def asks_to_take_back(ann: Reader, bob: Reader) -> None:
    """One asks to take back a meld, the other answers; a seat is carried to another device."""
    answer = ann.post("/tables", kind=FRIENDS, players="2", name0="Ann", edition="4", seed="7")
    table = answer.headers["location"]
    bob.post(ann.visitor.links(table)["any"], name="Bob")
    people, site = (ann, bob), ann.visitor.site
    while True:
        ask = site.host.live(site.table(table)).game.decision
        assert ask is not None
        meld = next((option for option in ask.options if option.startswith("meld ")), None)
        people[ask.seat].post(f"{table}/picks", htmx=True, option=meld or ask.options[0], number=ask.number)
        if meld:
            break
    asker, other = people[ask.seat], people[1 - ask.seat]
    left = str(len(site.host.live(site.table(table)).picks) - 1)
    for agrees in ("no", "yes"):
        asker.post(f"{table}/undo", htmx=True, left=left)
        asker.get(f"{table}?skip=true")
        assert "/undo/answer" in other.get(f"{table}?skip=true").text
        other.post(f"{table}/undo/answer", htmx=True, left=left, agrees=agrees)
    key = re.search(r"/carry/[\w-]{20,}", ann.post(f"{table}/carry").text)
    assert key
    assert bob.get(key[0]).status_code == 200
    assert bob.post(key[0]).status_code == 303
    devices = re.findall(r'name="key" value="(\w+)"', ann.get(f"{table}/carry").text)
    assert ann.post(f"{table}/carry/end", key=devices[-1]).status_code == 303


def gives_up(ann: Reader, bob: Reader) -> None:
    table = ann.post("/tables", kind=COMPUTER, players="3", name0="Ann", edition="4").headers["location"]
    site = ann.visitor.site
    while (ask := site.host.live(site.table(table)).game.decision) and ask.kind == OPENING:
        site.host.pick(site.table(table), ask.seat, ask.options[0], ask.number)
    assert ask is not None
    ann.get(table)
    assert ann.get(f"{table}/give-up").status_code == 200
    assert bob.get(f"{table}/give-up").status_code == 403
    assert ann.post(f"{table}/give-up", number=ask.number).status_code == 303
    ann.get(table)


def passes_a_device_around(ann: Reader) -> None:
    table = ann.post("/tables", kind=DEVICE, players="2", name0="Ann", name1="Bob").headers["location"]
    ann.get(table)
    ann.get(f"{table}/curtain")
    ann.post(f"{table}/seat", seat="1")
    ann.get(table)
    asks_for_a_hint(ann, table)
    assert ann.post(f"{table}/curtain").status_code == 303


def asks_for_a_hint(ann: Reader, table: str) -> None:
    ann.post(f"{table}/seat", seat="0")
    assert 'id="advice"' in ann.get(f"{table}/table?hint=0", **HTMX).text
    assert 'class="adv-row"' in ann.get(f"{table}/advice?number=0", **HTMX).text
    assert ann.get(f"{table}/advice?number=5", **HTMX).status_code == 409
    assert ann.get(f"{table}/thinking").status_code == 204, "nobody but people are asked"


def learns(ann: Reader) -> None:
    """The words of every first step, of a detour, of the end of a chapter."""
    ann.post("/preferences", name="Ann")
    for chapter in range(1, 9):
        table = ann.post("/learn", chapter=str(chapter)).headers["location"]
        ann.get(table)
    site = ann.visitor.site
    table = ann.post("/learn", chapter="6").headers["location"]
    ann.post(f"{table}/lesson/looked", htmx=True, looked="1")
    site.host.pick(site.table(table), 0, "draw", 0)
    assert "coach--strays" in ann.get(f"{table}?skip=true").text
    assert ann.post(f"{table}/lesson/back", htmx=True, left="0").status_code == 200
    picks = ("dogma Philosophy", "red", "pass", "dogma Invention", "red")
    for option in (*picks, "draw", "draw", "dogma Publications", "blue", "pass"):
        ask = site.host.live(site.table(table)).game.decision
        assert ask is not None
        site.host.pick(site.table(table), ask.seat, option, ask.number)
    assert "coach--done" in ann.get(f"{table}?skip=true").text
    assert ann.post(f"{table}/lesson/next").status_code == 303
    ann.get("/learn")


def loads_a_record(ann: Reader, record: str) -> None:
    assert ann.post("/load", text=record).status_code == 303
    half = "".join(record.splitlines(keepends=True)[:20])
    assert "<select" in ann.post("/load", text=half).text
    assert "<select" in ann.post("/load", text=half, wanted="play", who0="random", who1="random", who2="random").text
