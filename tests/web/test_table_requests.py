"""The pages and fragments of a table, over HTTP: what a browser asks for, and what it gets."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response

from splay.bots import make_bot
from splay.host import SeatOptions
from splay.position.decision import ACTION
from splay.position.terms import GIVE_UP
from splay.store import TableInfo
from splay.store.rows import FRIENDS
from web.server import browser, host_of, made, serving

ANN = "ann-who-plays-at-seat-number-one"
BOB = "bob-who-was-given-the-other-seat"
HTMX = {"hx-request": "true"}
CALM = 'hx-trigger="load delay:1300ms"'
SWIFT = 'hx-trigger="load delay:320ms"'


class Table:
    """A table against a bot that picks only when it is told to, and the browser of who plays."""

    def __init__(self, app: FastAPI, table: TableInfo) -> None:
        self.app, self.id, self.host = app, table.id, host_of(app)
        self.ann = browser(app, ANN)
        self.url = f"/t/{table.id}"

    @property
    def info(self) -> TableInfo:
        return self.host.table(self.id)

    @property
    def steps(self) -> int:
        return self.host.live(self.info).steps

    @property
    def number(self) -> int:
        return len(self.host.live(self.info).picks)

    def get(self, path: str = "/table", **query: Any) -> Response:
        """A fragment, as htmx asks for it."""
        return self.ann.get(self.url + path, params=query, headers=HTMX)

    def post(self, path: str, by: TestClient | None = None, htmx: bool = True, **fields: Any) -> Response:
        """A form, sent by htmx or by the browser itself."""
        headers = HTMX if htmx else {}
        return (by or self.ann).post(self.url + path, data=fields, headers=headers, follow_redirects=False)

    def play(self, until_action: bool = True) -> None:
        """Let the bot pick until Ann is asked, and Ann as well until she is asked for an action."""
        bots = [make_bot("first", seat) for seat in range(2)]
        live = self.host.live(self.info)
        while (ask := live.game.decision) and not (ask.seat == 0 and (ask.kind == ACTION or not until_action)):
            self.pick(bots[ask.seat])

    def other_draws(self) -> None:
        """Let the other one draw for a whole turn, which asks Ann nothing."""
        while (ask := self.host.live(self.info).game.decision) and ask.seat == 1:
            self.host.pick(self.info, ask.seat, "draw", ask.number)

    def pick(self, bot: Any) -> None:
        """Let a bot answer whatever is asked now."""
        live = self.host.live(self.info)
        ask = live.game.decision
        assert ask is not None
        seen = live.view(ask.seat)
        self.host.pick(self.info, ask.seat, bot.choose(seen, seen.asked), ask.number)

    def look(self) -> None:
        """Ann sees everything up to now."""
        assert self.get(skip=True).status_code == 200


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with serving(tmp_path) as app:
        yield Table(app, made(app, ANN))


@pytest.fixture
def turn(table: Table) -> Table:
    """A table at which Ann is asked for an action and has seen what led to it."""
    table.play()
    table.look()
    return table


def title(answer: Response) -> str:
    found = re.search(r"<title>(.*?)</title>", answer.text)
    assert found
    return found[1]


def mode(answer: Response) -> str:
    """What the question bar shows; empty while steps are shown in its place."""
    found = re.search(r'class="ask ask--(\w+)"', answer.text)
    return found[1] if found else ""


# -- looking --------------------------------------------------------------------------------


def test_the_page_is_whole_and_its_fragment_is_the_table_alone(turn: Table) -> None:
    whole, part = turn.ann.get(turn.url), turn.get()
    assert whole.text.startswith("<!doctype html>")
    assert part.text.lstrip().startswith("<title>")
    assert "<html" not in part.text
    for answer in (whole, part):
        assert answer.status_code == 200
        assert answer.text.count('id="table"') == 1
        assert mode(answer) == "acts"


def test_the_title_says_whose_turn_it_is(table: Table) -> None:
    assert title(table.ann.get(table.url)) == "● Your first card · Splay"
    table.play()
    assert title(table.get(skip=True)) == "● Your turn · Splay"
    assert title(table.get("/steps/0")) == "Looking back · Splay"
    bob = table.info.seats[1].name
    while table.info.asked == 0:
        table.pick(make_bot("first", 0))
    assert title(table.get(skip=True)) == f"{bob}’s turn · Splay"


def test_every_action_is_shown_before_it_is_done(turn: Table) -> None:
    live = turn.host.live(turn.info)
    before = turn.steps
    assert live.game.decision
    for option in live.game.decision.options:
        if option == "draw":
            continue
        answer = turn.get(at=turn.steps, picked=option)
        assert (answer.status_code, mode(answer)) == (200, "confirm"), option
        assert 'data-key="Enter"' in answer.text
    assert turn.steps == before


def test_an_action_asks_which_card_it_is_done_with(turn: Table) -> None:
    answer = turn.get(at=turn.steps, act="meld")
    assert 'aria-pressed="true"' in answer.text


def test_any_step_can_be_looked_at_as_a_page_and_as_a_fragment(turn: Table) -> None:
    for step in (0, turn.steps // 2, turn.steps, turn.steps + 9):
        page, part = turn.ann.get(f"{turn.url}/steps/{step}"), turn.get(f"/steps/{step}")
        assert (page.status_code, part.status_code) == (200, 200)
        assert "Back to now" in part.text


# -- following ------------------------------------------------------------------------------


def test_what_the_other_one_does_moves_at_the_chosen_pace(turn: Table) -> None:
    at = turn.steps
    while turn.info.asked == 0:
        turn.post("/picks", option="draw", number=turn.number)
    turn.other_draws()
    answers = []
    while mode(answer := turn.get(at=at)) == "":
        answers.append(answer.text)
        at = int(re.findall(r'data-step="(\d+)"', answer.text)[0])
    assert SWIFT in answers[0], "the own pick"
    assert CALM in answers[-1], "the pick of the other one"
    assert not any("is-lit" in text for text in answers)


def test_the_own_movement_is_over_before_the_next_question(turn: Table) -> None:
    answer = turn.post("/picks", option="draw", number=turn.number, at=turn.steps)
    assert (mode(answer), SWIFT in answer.text) == ("", True)
    assert mode(turn.get(at=turn.steps)) in ("acts", "wait")


def test_at_the_pace_of_the_reader_a_button_leads_on_but_the_own_pick_moves(turn: Table) -> None:
    turn.ann.cookies.set("pace", "step")
    at = turn.steps
    while turn.info.asked == 0:
        turn.post("/picks", option="draw", number=turn.number)
    own_end = turn.steps
    turn.pick(make_bot("greedy", 1))
    turn.play()
    assert SWIFT in turn.get(at=at).text
    answer = turn.get(at=own_end).text
    assert "data-next" not in answer
    assert f'hx-get="{turn.url}/table?at=' in answer


@pytest.mark.parametrize("cookie", [("pace", "off"), ("motion", "reduce")])
def test_who_wants_no_movement_waits_for_none(turn: Table, cookie: tuple[str, str]) -> None:
    turn.ann.cookies.set(*cookie)
    answer = turn.post("/picks", option="draw", number=turn.number, at=turn.steps)
    assert mode(answer) in ("acts", "wait")
    assert "is-moved" in answer.text


def test_who_comes_back_after_a_while_is_asked_whether_to_follow(turn: Table) -> None:
    turn.host.store.set_seen({(turn.id, 0): 0})
    for _ in range(12):
        turn.post("/picks", option="draw", number=turn.number)
        turn.play()
    answer = turn.ann.get(turn.url)
    assert "While you were away" in answer.text
    assert "While you were away" in title(answer)
    assert "While you were away" not in turn.get(at=0).text
    assert mode(turn.get(skip=True)) == "acts"
    turn.host.tables.seen.write()
    assert turn.info.seats[0].seen == turn.steps


# -- picking --------------------------------------------------------------------------------


def test_a_pick_by_htmx_brings_the_table_and_by_a_plain_form_leads_back_to_it(turn: Table) -> None:
    number = turn.number
    assert turn.post("/picks", option="draw", number=number, at=turn.steps).status_code == 200
    turn.play()
    plain = turn.post("/picks", htmx=False, option="draw", number=turn.number)
    assert (plain.status_code, plain.headers["location"]) == (303, turn.url)
    assert turn.number > number + 1


@pytest.mark.parametrize(
    ("option", "late", "status"),
    [("draw", -1, 409), ("meld Nothing That Exists", 0, 422)],
    ids=["stale", "not offered"],
)
def test_a_refused_pick_changes_nothing_and_brings_the_table_as_it_is(
    turn: Table, option: str, late: int, status: int
) -> None:
    number = turn.number
    answer = turn.post("/picks", option=option, number=number + late, at=0)
    assert answer.status_code == status
    assert 'role="alert"' in answer.text
    assert mode(answer) == "acts", "the present, whatever step was shown"
    assert turn.number == number
    plain = turn.post("/picks", htmx=False, option=option, number=number + late)
    assert plain.status_code == status
    assert f'href="{turn.url}"' in plain.text


def test_who_looks_on_cannot_pick(turn: Table) -> None:
    stranger = browser(turn.app, "somebody-who-only-looks-on-here-")
    assert turn.post("/picks", stranger, option="draw", number=turn.number).status_code == 403
    assert mode(stranger.get(turn.url)) == "wait"


# -- a table that is not there, not yet, or no more -------------------------------------------


def test_a_fragment_of_a_table_that_has_not_begun_leads_to_its_lobby(table: Table) -> None:
    lobby = made(table.app, ANN, kind=FRIENDS, seats=(SeatOptions("Ann"), SeatOptions("")))
    answer = table.ann.get(f"/t/{lobby.id}/table", headers=HTMX)
    assert answer.headers["HX-Redirect"] == f"/t/{lobby.id}"
    plain = table.ann.get(f"/t/{lobby.id}/steps/3", follow_redirects=False)
    assert (plain.status_code, plain.headers["location"]) == (303, f"/t/{lobby.id}")
    assert table.ann.get(f"/t/{lobby.id}/give-up").status_code == 409


def test_a_fragment_of_an_unknown_table_says_so_and_leaves_the_page_as_it_is(table: Table) -> None:
    answer = table.ann.get("/t/nowhere-at-all-here/table", headers=HTMX)
    assert (answer.status_code, answer.headers["HX-Reswap"]) == (404, "none")
    assert 'role="alert"' in answer.text


def test_a_game_that_is_over_leads_to_its_end(turn: Table) -> None:
    turn.post("/give-up", number=turn.number)
    answer = turn.get(skip=True)
    assert (mode(answer), title(answer)) == ("over", "Game over · Splay")
    assert f'href="{turn.url}/end"' in answer.text
    assert turn.post("/picks", option="draw", number=turn.number).status_code == 409
    assert turn.ann.get(f"{turn.url}/give-up").status_code == 409


# -- giving up --------------------------------------------------------------------------------


def test_giving_up_says_what_follows_and_is_sent_with_the_present_number(turn: Table) -> None:
    bob = turn.info.seats[1].name
    assert f'href="{turn.url}/give-up"' in turn.get().text
    asks = turn.ann.get(f"{turn.url}/give-up")
    assert f"{bob} wins" in asks.text
    assert f'name="number" value="{turn.number}"' in asks.text
    answer = turn.post("/give-up", htmx=False, number=turn.number)
    assert (answer.status_code, answer.headers["location"]) == (303, turn.url)
    live = turn.host.live(turn.info)
    assert live.picks[-1].option == GIVE_UP
    assert live.game.outcome is not None
    assert live.game.outcome.winners == (1,)


def test_giving_up_is_offered_while_first_cards_are_chosen_too(table: Table) -> None:
    answer = table.ann.get(f"{table.url}/give-up")
    assert answer.status_code == 200
    assert f'href="{table.url}"' in answer.text


@pytest.mark.parametrize(("edition", "offered"), [(1, False), (3, False), (4, True)])
def test_giving_up_is_offered_where_the_edition_knows_it(tmp_path: Path, edition: int, offered: bool) -> None:
    with serving(tmp_path) as app:
        table = Table(app, made(app, ANN, edition=edition))
        assert ("/give-up" in table.ann.get(table.url).text) is offered


# -- hints ------------------------------------------------------------------------------------


def test_who_plays_for_the_first_time_is_told_what_a_turn_is_until_it_is_enough(turn: Table) -> None:
    turn.ann.cookies.set("coach", "off")  # which says something instead, where it has something to say
    assert 'id="hint"' in turn.get().text
    assert 'id="hint"' not in turn.post("/hint", at=turn.steps).text
    assert 'id="hint"' not in turn.get().text
    assert turn.post("/hint", htmx=False).headers["location"] == turn.url


def test_who_has_played_a_game_to_its_end_gets_no_more_hints(turn: Table) -> None:
    turn.post("/give-up", number=turn.number)
    turn.look()
    again = Table(turn.app, made(turn.app, ANN, seed=8))
    again.ann = turn.ann
    again.ann.cookies.set("coach", "off")
    again.play()
    assert mode(again.get(skip=True)) == "acts"
    assert 'id="hint"' not in again.get().text


def test_who_looks_on_gets_no_hints(turn: Table) -> None:
    stranger = browser(turn.app, BOB)
    assert 'id="hint"' not in stranger.get(turn.url).text
