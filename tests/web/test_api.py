"""Programs play at a table as a seat: the same rules, the same refusals, no more to see than the seat may."""

import html
import random
import re
import shlex
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from patience import PATIENCE
from splay.bots import BOTS
from splay.game.record import Record
from splay.host.secrets import new_secret
from splay.views.view import view
from web.server import browser, host_of, program, serving

AGAINST_BOT = {"kind": "computer", "edition": 4, "seats": [{"name": "Ann"}, {"bot": "greedy"}], "seed": 5}
OF_TWO = {"kind": "device", "edition": 4, "seats": [{"name": "Ann"}, {"name": "Bob"}], "seed": 5}
FOR_FRIENDS = {"kind": "friends", "edition": 3, "seats": [{"name": "Ann"}, {}, {}], "seed": 5}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with serving(tmp_path) as app:
        yield app


class Table:
    """A table of two seats, each held by a program, and whoever looks on."""

    def __init__(self, app: FastAPI, **changes: Any) -> None:
        made = program(app).post("/tables", json=OF_TWO | changes)
        assert made.status_code == 201, made.text
        self.app = app
        self.id: str = made.json()["id"]
        self.path = f"/tables/{self.id}"
        self.keys: list[str] = [each["key"] for each in made.json()["keys"]]
        self.seats = [program(app, key) for key in self.keys]
        self.looker = program(app)

    def view(self, seat: int = 0) -> dict[str, Any]:
        seen: dict[str, Any] = self.seats[seat].get(f"{self.path}/view").json()["view"]
        return seen

    def pick(self, option: str | None = None) -> Any:
        """Let the seat that is asked pick an option, or the first one; the answer."""
        asked = self.view()["decision"]["seat"]
        ask = self.view(asked)["decision"]
        body = {"option": ask["options"][0] if option is None else option, "number": ask["number"]}
        return self.seats[asked].post(f"{self.path}/picks", json=body)

    def play_on(self) -> None:
        """Play at random almost to the end, without asking the API."""
        host, chance = host_of(self.app), random.Random(0)
        ends = host.live(host.table(self.id)).game.clone()
        options = []
        while ends.decision is not None:
            options.append(chance.choice(ends.decision.options))
            ends.pick(options[-1])
        for option in options[:-10]:
            ask = host.live(host.table(self.id)).game.decision
            assert ask is not None
            host.pick(host.table(self.id), ask.seat, option, ask.number)

    def play(self, picks: int) -> None:
        """Play at random for a while."""
        chance = random.Random(picks)
        for _ in range(picks):
            decision = self.view()["decision"]
            if decision is None:
                return
            options = self.view(decision["seat"])["decision"]["options"]
            assert self.pick(chance.choice(options)).status_code == 200


@pytest.fixture
def table(app: FastAPI) -> Table:
    return Table(app)


def problem(answer: Any) -> tuple[int, str]:
    """Status and kind of a refusal."""
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["type"].rpartition("#problem-")[2]


@pytest.mark.parametrize(
    ("chosen", "hides"), [({}, True), ({"covered_hidden": None}, True), ({"covered_hidden": False}, False)]
)
def test_a_program_says_whether_covered_cards_are_secret(
    chosen: dict[str, bool | None], hides: bool, app: FastAPI
) -> None:
    table = host_of(app).table(Table(app, edition=1, **chosen).id)
    assert host_of(app).live(table).game.setup.covered_hidden == hides
    refused = program(app).post("/tables", json=OF_TWO | {"edition": 4, "covered_hidden": True})
    assert problem(refused) == (422, "impossible")


# -- reading -----------------------------------------------------------------------


def test_which_server_this_is(app: FastAPI) -> None:
    told = program(app).get("/server").json()
    assert told["name"] == "splay"
    assert told["id"] == app.state.settings.id


def test_editions_and_their_cards(app: FastAPI) -> None:
    editions = program(app).get("/editions").json()
    assert [(each["number"], each["players"][-1]) for each in editions] == [(1, 4), (3, 4), (4, 5)]
    assert editions[0]["levels"] == ["apprentice", "artisan", "scholar", "master", "grandmaster"]
    assert editions[0]["styles"] == ["even-handed", "builder", "raider", "collector"]
    assert editions[0]["bots"] == list(BOTS)
    assert [len(program(app).get(f"/cards/{number}").json()) for number in (1, 3, 4)] == [105, 105, 115]
    assert problem(program(app).get("/cards/2")) == (422, "impossible")
    assert problem(program(app).get("/cards/four")) == (422, "invalid")


def test_the_page_on_the_api_names_everything_in_its_schema(app: FastAPI) -> None:
    schema = program(app).get("/openapi.json").json()
    page = browser(app).get("/api/docs").text
    for path, methods in schema["paths"].items():
        assert f"/api{path}</code>" in page
        for operation in methods.values():
            assert f'id="{operation["operationId"]}"' in page
    assert schema["components"]["schemas"]["Problem"]["required"] == ["type", "title", "status", "detail"]


def test_the_page_on_the_api_says_what_everything_is_made_of(app: FastAPI) -> None:
    page = browser(app).get("/api/docs").text
    for name in re.findall(r'href="#type-(\w+)"', page):
        assert f'id="type-{name}"' in page
    for name in ("GameView", "PlayerSeen", "DecisionSeen", "Ended", "Moved", "Won"):
        assert f'id="type-{name}"' in page
    _, _, waiting = page.partition("/api/tables/{table_id}/wait")
    seconds = waiting.partition("<code>seconds</code>")[2].partition("</tr>")[0]
    assert "At least 0." in seconds
    assert "At most 25." in seconds
    assert "Left out: 25." in seconds


def test_the_page_on_the_api_can_be_copied_from(app: FastAPI) -> None:
    page = html.unescape(browser(app).get("/api/docs").text)
    example = page.partition("<code>curl")[2].partition("</code>")[0]
    for line in f"curl{example}".splitlines():
        assert shlex.split(line)[0] == "curl"
        assert not set(re.sub(r"'[^']*'", "", line)) & set("?*[]{}&"), "a shell reads these signs its own way"
    assert "?." not in re.sub(r"<[^>]+>", "", page)


def test_every_problem_leads_to_its_explanation(app: FastAPI) -> None:
    address = program(app).get("/tables/nowhere").json()["type"]
    page, _, place = address.partition("#")
    assert f'id="{place}"' in browser(app).get(page).text


# -- sitting -----------------------------------------------------------------------


def test_a_table_against_a_bot(app: FastAPI) -> None:
    answer = program(app).post("/tables", json=AGAINST_BOT)
    made = answer.json()
    assert answer.headers["location"] == f"/api/tables/{made['id']}"
    assert [each["seat"] for each in made["keys"]] == [0]
    assert (made["invites"], made["invite"]) == ([], None)
    facts = program(app).get(f"/tables/{made['id']}").json()
    assert (facts["phase"], [seat["bot"] for seat in facts["seats"]]) == ("playing", [None, "greedy"])


def test_a_table_against_a_level_in_a_character(app: FastAPI) -> None:
    order = AGAINST_BOT | {"seats": [{}, {"bot": "grandmaster:style=even-handed"}, {"bot": " scholar:style = raider"}]}
    made = program(app).post("/tables", json=order).json()
    facts = program(app).get(f"/tables/{made['id']}").json()
    assert [seat["bot"] for seat in facts["seats"]] == [None, "grandmaster:style=even-handed", "scholar:style=raider"]
    page = html.unescape(browser(app).get("/api/docs").text)
    assert "A level (apprentice, artisan, scholar, master, grandmaster), which may have a character" in page


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("skynet", "no bot is named"),
        ("scholar:style=pirate", "no character is named"),
        ("search:ms=9999999", "cannot be chosen at a table"),
        ("champion:weights=/etc/passwd", "cannot be chosen at a table"),
        ("scholar:style=" + "r" * 40, "48"),
    ],
)
def test_a_table_against_what_may_not_be_chosen_is_not_made(bot: str, fault: str, app: FastAPI) -> None:
    answer = program(app).post("/tables", json=AGAINST_BOT | {"seats": [{}, {"bot": bot}]})
    assert answer.status_code == 422
    assert fault in answer.text


def test_friends_come_by_invitation(app: FastAPI) -> None:
    made = program(app).post("/tables", json=FOR_FRIENDS).json()
    path = f"/tables/{made['id']}"
    [to_one, to_two] = made["invites"]
    assert [each["seat"] for each in made["keys"]] == [0]

    def join(seat: int, **body: Any) -> Any:
        return program(app).post(f"{path}/seats/{seat}", json=body)

    assert problem(join(1)) == (403, "foreign-seat")
    assert problem(join(1, invite="a guess")) == (403, "foreign-seat")
    assert problem(join(1, invite=to_two["invite"])) == (403, "foreign-seat")
    assert problem(join(1, invite=to_one["invite"], name="Ann")) == (422, "impossible")
    bob = join(1, invite=to_one["invite"], name="Bob").json()
    assert bob["seat"] == 1
    assert problem(join(1, invite=to_one["invite"])) == (409, "seat-taken")
    assert problem(join(0, invite=made["invite"])) == (409, "seat-taken")
    assert problem(program(app, bob["key"]).get(f"{path}/view")) == (409, "not-playing")
    assert join(2, invite=made["invite"]).status_code == 201
    facts = program(app).get(path).json()
    assert (facts["phase"], [seat["name"] for seat in facts["seats"]]) == ("playing", ["Ann", "Bob", "Player 3"])
    assert program(app, bob["key"]).get(f"{path}/view").json()["seat"] == 1


def test_a_listed_table_is_found_and_joined(app: FastAPI) -> None:
    made = program(app).post("/tables", json=FOR_FRIENDS | {"listed": True}).json()
    [found] = program(app).get("/tables").json()["open"]
    assert found["id"] == made["id"]
    for seat in (1, 2):
        assert program(app).post(f"/tables/{made['id']}/seats/{seat}", json={}).status_code == 201
    lists = program(app).get("/tables").json()
    assert (lists["open"], [each["id"] for each in lists["playing"]]) == ([], [made["id"]])


def test_who_has_sat_down_may_get_up_again(app: FastAPI) -> None:
    made = program(app).post("/tables", json=FOR_FRIENDS | {"listed": True}).json()
    seat = f"/tables/{made['id']}/seats/1"
    key = program(app).post(seat, json={"name": "Bob"}).json()["key"]
    assert problem(program(app).delete(seat)) == (401, "no-key")
    assert problem(program(app, made["keys"][0]["key"]).delete(seat)) == (403, "foreign-seat")
    assert program(app, key).delete(seat).status_code == 204
    assert problem(program(app, key).delete(seat)) == (403, "foreign-seat")
    assert program(app).post(seat, json={"name": "Eve"}).status_code == 201


@pytest.mark.parametrize(
    "changes",
    [{"teams": "ABAB"}, {"parley": True}, {"starts": 2}, {"seats": [{"name": "Ann"}, {"name": "Ann"}]}],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(app: FastAPI, changes: dict[str, Any]) -> None:
    answer = program(app).post("/tables", json=OF_TWO | changes)
    assert problem(answer) == (422, "impossible")
    assert len(answer.json()["detail"]) > 10


# -- playing -----------------------------------------------------------------------


def test_a_whole_game(table: Table) -> None:
    assert problem(table.looker.get(f"{table.path}/record")) == (409, "not-playing")
    table.play(30)
    table.play_on()
    table.play(2000)
    facts = table.looker.get(table.path).json()
    assert facts["phase"] == "over"
    text = table.looker.get(f"{table.path}/record").text
    assert Record.parse(text).replay().outcome is not None
    assert facts["result"] == Record.parse(text).result
    late = table.seats[0].post(f"{table.path}/picks", json={"option": "draw", "number": 1})
    assert problem(late) == (409, "game-over")
    again = table.seats[1].post(f"{table.path}/rematch").json()["table"]
    assert table.seats[0].post(f"{table.path}/rematch").json()["table"] == again
    assert table.seats[0].get(f"/tables/{again}/view").json()["seat"] == 0
    assert table.looker.get(table.path).json()["rematch"] == again


def test_each_sees_what_its_seat_may_see(table: Table) -> None:
    table.play(40)
    host = host_of(table.app)
    game = host.live(host.table(table.id)).game
    for seat in (0, 1):
        answer = table.seats[seat].get(f"{table.path}/view").json()
        assert (answer["seat"], answer["view"]) == (seat, view(game, seat).to_json())
        assert answer["picks"] == len(game.picks)
    assert table.looker.get(f"{table.path}/view").json()["view"] == view(game, None).to_json()


def test_the_options_are_told_to_who_is_asked_alone(table: Table) -> None:
    asked = table.view()["decision"]["seat"]
    assert table.view(asked)["decision"]["options"]
    assert table.view(1 - asked)["decision"]["options"] is None


def test_what_happened_is_told_as_far_as_the_seat_may_know_it(table: Table) -> None:
    table.play(30)
    host = host_of(table.app)
    live = host.live(host.table(table.id))
    for client, seat in ((table.seats[0], 0), (table.seats[1], 1), (table.looker, None)):
        told = client.get(f"{table.path}/events").json()
        happened = [[event.to_json() for event in events] for events in live.told(seat)]
        assert [each["events"] for each in told["picks"]] == happened
        assert (told["total"], told["undone"]) == (len(live.picks), 0)
        rest = client.get(f"{table.path}/events", params={"after": 25}).json()["picks"]
        assert rest == told["picks"][25:]
        assert rest[0]["pick"] == 26


@pytest.mark.parametrize(
    ("number", "option", "refusal"),
    [
        (0, "dogma Nothing", (422, "not-offered")),
        (-1, None, (409, "stale-decision")),
        (1, None, (409, "stale-decision")),
    ],
)
def test_a_pick_that_does_not_answer_the_decision(
    table: Table, number: int, option: str | None, refusal: tuple[int, str]
) -> None:
    table.play(6)
    asked = table.view()["decision"]["seat"]
    ask = table.view(asked)["decision"]
    before = table.looker.get(table.path).json()
    body = {"option": option or ask["options"][0], "number": ask["number"] + number}
    assert problem(table.seats[asked].post(f"{table.path}/picks", json=body)) == refusal
    assert table.looker.get(table.path).json() == before


def test_a_pick_of_somebody_else(table: Table) -> None:
    ask = table.view()["decision"]
    other = table.seats[1 - ask["seat"]]
    body = {"option": "draw", "number": ask["number"]}
    picks = f"{table.path}/picks"
    assert problem(other.post(picks, json=body)) == (409, "not-your-decision")
    assert problem(table.looker.post(picks, json=body)) == (401, "no-key")
    assert problem(program(table.app, new_secret()).post(picks, json=body)) == (403, "foreign-seat")
    assert problem(table.seats[0].post("/tables/nowhere/picks", json=body)) == (404, "unknown-table")
    elsewhere = Table(table.app)
    assert problem(elsewhere.seats[0].post(picks, json=body)) == (403, "foreign-seat")


def test_where_nobody_may_look_on(app: FastAPI) -> None:
    table = Table(app, watched=False)
    for part in ("view", "events", "wait?version=0", "talk", "record"):
        assert problem(table.looker.get(f"{table.path}/{part}")) == (403, "foreign-seat")
    assert table.seats[1].get(f"{table.path}/view").status_code == 200
    assert table.looker.get(table.path).status_code == 200


def test_a_pick_is_taken_back(table: Table) -> None:
    before = table.view()
    asked = before["decision"]["seat"]
    assert problem(table.seats[asked].post(f"{table.path}/undo", json={"left": 0})) == (409, "undo-refused")
    table.pick()
    back = {"left": 0, "anyway": True}
    assert problem(table.seats[asked].post(f"{table.path}/undo", json={**back, "left": 1})) == (409, "meanwhile")
    assert table.seats[asked].post(f"{table.path}/undo", json=back).json() == {"taken_back": True}
    assert table.view() == before
    assert table.looker.get(f"{table.path}/events").json()["undone"] == 1
    answer = {"agrees": True, "left": 0}
    assert problem(table.seats[0].post(f"{table.path}/undo/answer", json=answer)) == (409, "undo-refused")


def test_a_player_gives_up(table: Table) -> None:
    table.play(4)
    number = table.view()["decision"]["number"]
    answer = table.seats[1].post(f"{table.path}/give-up", json={"number": number})
    assert answer.json()["view"]["outcome"]["winners"] == [0]


def test_talk(app: FastAPI) -> None:
    table = Table(app)
    assert table.seats[1].post(f"{table.path}/talk", json={"text": " hello\u0000 <b>there</b>\n "}).status_code == 204
    assert problem(table.looker.post(f"{table.path}/talk", json={"text": "boo"})) == (403, "foreign-seat")
    assert problem(table.looker.get(f"{table.path}/talk")) == (403, "foreign-seat")
    assert problem(table.seats[0].post(f"{table.path}/talk", json={"text": " \n "})) == (422, "impossible")
    [line] = table.seats[0].get(f"{table.path}/talk").json()
    assert (line["seat"], line["name"], line["text"]) == (1, "Bob", "hello <b>there</b>")
    loud = Table(app, talking=True)
    assert loud.looker.post(f"{loud.path}/talk", json={"text": "boo", "name": "Eve"}).status_code == 204
    assert [(line["seat"], line["name"]) for line in loud.looker.get(f"{loud.path}/talk").json()] == [(None, "Eve")]


# -- waiting -----------------------------------------------------------------------


def test_waiting_ends_when_something_happens(app: FastAPI) -> None:
    table = Table(app)
    with TestClient(app, base_url="http://splay.test/api") as client, ThreadPoolExecutor(1) as pool:
        version = client.get(table.path).json()["version"]
        news = pool.submit(client.get, f"{table.path}/wait", params={"version": version})
        while table.id not in app.state.hub._versions:
            assert not news.done()
            sleep(0.01)
        table.pick()
        assert news.result(PATIENCE).json()["version"] > version


def test_waiting_ends_at_once_where_something_has_happened(table: Table) -> None:
    version = table.looker.get(table.path).json()["version"]
    assert table.looker.get(f"{table.path}/wait", params={"version": version - 1}).json() == {"version": version}


def test_waiting_ends_when_the_time_is_over(table: Table) -> None:
    version = table.looker.get(table.path).json()["version"]
    params = {"version": version, "seconds": 0.05}
    assert table.looker.get(f"{table.path}/wait", params=params).json() == {"version": version}
    assert problem(table.looker.get(f"{table.path}/wait", params=params | {"seconds": 90})) == (422, "invalid")


# -- several cards at once -------------------------------------------------------------


def asks_for_several(table: Table) -> dict[str, Any]:
    """Play at random until some of several cards must be taken; what the seat asked sees then."""
    host, chance = host_of(table.app), random.Random(7)
    while ask := host.live(host.table(table.id)).game.decision:
        if ask.several and 2 <= ask.several.least <= ask.several.most < len(ask.several.things):
            seen: dict[str, Any] = table.seats[ask.seat].get(f"{table.path}/view").json()
            return seen
        host.pick(host.table(table.id), ask.seat, chance.choice(ask.options), ask.number)
    raise AssertionError("it is never asked")


def test_several_cards_are_taken_at_once_or_not_at_all(app: FastAPI) -> None:
    table = Table(app)
    seen = asks_for_several(table)
    together, ask = seen["together"], seen["view"]["decision"]
    cards, who = together["options"], table.seats[ask["seat"]]
    address = f"{table.path}/picks/together"
    assert table.seats[1 - ask["seat"]].get(f"{table.path}/view").json()["together"] is None
    for wrong in (cards[: together["least"] - 1], [cards[0], cards[0]], cards, ["nonsense", *cards[:1]], []):
        refused = who.post(address, json={"options": wrong, "number": ask["number"]})
        assert problem(refused) == (422, "not-offered")
    assert who.get(f"{table.path}/view").json() == seen, "nothing has changed"
    body = {"options": cards[: together["least"]][::-1], "number": ask["number"]}
    assert problem(table.seats[1 - ask["seat"]].post(address, json=body)) == (409, "not-your-decision")
    assert who.post(address, json=body).status_code == 200
    assert problem(who.post(address, json=body)) == (409, "stale-decision")
    told = who.get(f"{table.path}/events", params={"after": seen["picks"]}).json()["picks"]
    assert [each["joined"] for each in told[:2]] == [False, True]
    undone = who.post(f"{table.path}/undo", json={"left": seen["picks"], "anyway": True})
    assert undone.json() == {"taken_back": True}
    assert who.get(f"{table.path}/view").json()["view"] == seen["view"]
