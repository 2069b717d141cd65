"""After the end: who won and why, the chart, the numbers, the record, the next game."""

import html
import itertools
import random
import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from databases import prepared_file
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.host import Host
from splay.position.decision import ACTION
from splay.store import Store, open_database
from splay.store.rows import COMPUTER, UNDO, Entry
from splay.text.catalogue import PSEUDO
from splay.text.reader import reader_of
from splay.views.statistics import Chronicle
from splay.views.view import view
from splay.web.end import routes as end_pages
from splay.web.end.chart import HEIGHT, LEFT, NARROW, RIGHT, WIDE, chart
from splay.web.end.content import Ending, ending
from splay.web.html import errors
from splay.web.html.pages import render
from splay.web.table.context.mark import marks_of
from testing.random_games import Setup, game_at, play
from web.stories import live_of, plain, table_of
from web.untranslated import outside_catalogue

SECRET = "s" * 32
LEAVING = 0.01
ENDS = {
    "achievements": (Setup(3, 2), 7, 0.0),
    "achievements of a team": (Setup(4, 4, "ABAB"), 44, LEAVING),
    "score": (Setup(3, 3), 116, 0.0),
    "score of a team": (Setup(4, 4, "ABAB"), 88, LEAVING),
    "score shared": (Setup(1, 3), 13, 0.0),
    "drawn": (Setup(4, 2), 93, 0.0),
    "card": (Setup(4, 2), 53, 0.0),
    "elimination": (Setup(4, 3), 89, LEAVING),
}
"""Random games that end in each way there is."""


def ended(how: str) -> Game:
    setup, seed, leaving = ENDS[how]
    return game_at(setup, seed, 10_000, leaving)


def end_of(game: Game, seat: int | None = None, language: str = "en") -> Ending:
    return ending(table_of(game), live_of(game), seat, seat is not None, reader_of(language))


# -- who won, and why ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "reason", "title", "why"),
    [
        ("achievements", "achievements", r"(ann|bob) wins", r"6 achievements on turn \d+\. The last one: .+\."),
        ("achievements of a team", "achievements", r"\w+ and \w+ win together", r"\d+ achievements on turn \d+\. .*"),
        ("score", "score", r"\w+ wins", r"On turn \d+ a card above the last age had to be drawn\. .*"),
        ("score of a team", "score", r"\w+ and \w+ win together", r"On turn \d+ a card above .*"),
        ("score shared", "score", r"\w+ and \w+ win together", r".*They share the victory with \d+ points? each\."),
        ("drawn", "score", r"Nobody wins", r"On turn \d+ a card above .* Points and achievements are tied\."),
        ("card", "card", r"\w+ wins", r"An effect of \d+ [\w ]+ decided it on turn \d+\."),
        ("elimination", "elimination", r"\w+ wins", r"All others have been out of the game since turn \d+\."),
    ],
)
def test_each_way_to_end_says_who_won_and_why(how: str, reason: str, title: str, why: str) -> None:
    game = ended(how)
    assert game.outcome is not None
    assert game.outcome.reason == reason
    shown = end_of(game)
    assert re.fullmatch(title, shown.title)
    assert re.fullmatch(why, plain(shown.why))
    assert tuple(mark.seat for mark in shown.winners) == game.outcome.winners


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_game_can_end_while_first_cards_are_chosen(chosen: int) -> None:
    """No turn has been taken, so none is named."""
    game = game_at(Setup(4, 2), 7, chosen)
    game.give_up(0)
    shown = end_of(game)
    assert (shown.title, plain(shown.why)) == ("bob wins", "All others are out of the game.")
    text = render(
        "end/page.html",
        reader_of("en"),
        e=shown,
        rating=None,
        address="http://splay.test/t/oak/end",
        theme="auto",
        way_back="/",
    )
    assert "The first cards" in text
    assert "turn 0" not in text


def test_a_winner_is_told_so() -> None:
    game = ended("achievements")
    assert game.outcome is not None
    (winner,) = game.outcome.winners
    assert end_of(game, winner).title == "You win"
    assert end_of(game, 1 - winner).title.endswith(" wins")


def test_fewer_achievements_decide_between_equal_points() -> None:
    position = {
        "edition": 3,
        "names": ["ann", "bob"],
        "decks": {},
        "players": [{"hand": ["Clothing"], "score": ["Oars"], "achievements": ["Tools"]}, {"score": ["Archery"]}],
        "active": 0,
        "actions_left": 1,
        "turn": 9,
    }
    game = Game.load(position)
    game.pick("draw")
    shown = end_of(game)
    assert shown.title == "ann wins"
    assert plain(shown.why).endswith("1 point is the most, tied with bob, but with more achievements.")


# -- chart and numbers ----------------------------------------------------------------


@pytest.mark.parametrize("how", ENDS)
def test_the_chart_has_the_points_and_achievements_after_every_turn(how: str) -> None:
    setup, seed, leaving = ENDS[how]
    game, rng = setup.start(seed), random.Random(seed)
    begun: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    while game.decision is not None:
        if game.decision.kind == ACTION:
            begun.setdefault(game.turn, standing(game))
        play(game, rng, 1, leaving)
    rows = {row.turn: (row.points, row.achievements) for row in end_of(game).chart.rows}
    assert list(rows) == list(range(1, game.turn + 1))
    assert rows.pop(game.turn) == standing(game)
    for turn, now in rows.items():
        if turn + 1 in begun:  # else the next turn asked for no action
            assert now == begun[turn + 1]
    assert len(begun) > len(rows) / 2


def standing(game: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and achievements of all players."""
    players = view(game, None).players
    achievements = tuple(len(player.achievements) + len(player.specials) for player in players)
    return tuple(player.points for player in players), achievements


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("how", ENDS)
def test_everything_in_the_chart_is_within_it(how: str, width: int) -> None:
    game = ended(how)
    told = Chronicle.of(Record.of(game))
    drawn = chart(told, marks_of(table_of(game), view(game, None)), width)
    assert len(drawn.tokens) == len(told.falls)
    assert all(LEFT <= token.x <= width - RIGHT and 0 <= token.y <= HEIGHT for token in drawn.tokens)
    for line in drawn.lines:
        places = [float(number) for number in re.findall(r"[\d.]+", line.path)]
        assert all(0 <= place <= width for place in places)
    heights = sorted(line.label_y for line in drawn.lines)
    assert all(above + 15 <= below for above, below in itertools.pairwise(heights))


def test_the_greatest_numbers_are_marked_unless_all_are_alike() -> None:
    for number in end_of(ended("achievements")).numbers:
        assert number.best == (None if len(set(number.values)) == 1 else max(number.values))


@pytest.mark.parametrize("how", ENDS)
def test_every_moment_has_a_sentence(how: str) -> None:
    game = ended(how)
    shown = end_of(game)
    assert len(shown.moments) == len(Chronicle.of(Record.of(game)).moments)
    assert all(plain(moment.text) and "{" not in moment.text for moment in shown.moments)


def test_picks_taken_back_are_owned_up_to() -> None:
    game = ended("achievements")
    live = live_of(game)
    assert ending(table_of(game), live, 0, True, reader_of("en")).undone == ""
    count = len(game.picks)
    live.follow([Entry(count + 1, UNDO, 0, str(count - 1))])
    live.follow([Entry(count + 2, "pick", inside.askers(game)[-1], game.picks[-1])])
    assert ending(table_of(game), live, 0, True, reader_of("en")).undone == "1 pick was taken back in this game."


# -- pages -----------------------------------------------------------------------------


class Server:
    """A server with one table, and a browser of who holds all seats of people there."""

    def __init__(self, path: Path, game: Game) -> None:
        app = FastAPI()
        self.host = Host(Store(open_database(prepared_file(path))))
        app.state.host = self.host
        app.include_router(end_pages.router)
        errors.install(app)
        bots = [None, *["random"] * (len(game.names) - 1)]
        self.table = self.host.desk.make_from_record(Record.of(game), SECRET, bots, COMPUTER)
        self.player = TestClient(app, cookies={"splay": SECRET}, follow_redirects=False)
        self.stranger = TestClient(app, cookies={"splay": "t" * 32}, follow_redirects=False)

    def address(self, what: str) -> str:
        return f"/t/{self.table}/{what}"


@pytest.mark.parametrize("how", ENDS)
def test_the_page_shows_the_end_to_players_and_to_who_looks_on(how: str, tmp_path: Path) -> None:
    game = ended(how)
    server = Server(tmp_path, game)
    for client in (server.player, server.stranger):
        answer = client.get(server.address("end"))
        assert answer.status_code == 200
        for name in game.names:
            assert name in answer.text
        assert answer.text.count('class="last') == len(game.names) + 1  # and what holds them
    assert server.address("rematch") not in server.stranger.get(server.address("end")).text


def test_the_record_that_is_downloaded_replays_the_game(tmp_path: Path) -> None:
    game = ended("card")
    answer = (server := Server(tmp_path, game)).player.get(server.address("record"))
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="splay-{server.table}.txt"'
    again = Record.parse(answer.text).replay()
    assert (again.state, again.outcome) == (game.state, game.outcome)


def test_before_the_end_there_is_neither_result_nor_record(tmp_path: Path) -> None:
    game = game_at(Setup(4, 2), 3, 40)
    server = Server(tmp_path, game)
    answer = server.player.get(server.address("end"))
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{server.table}")
    refused = server.player.get(server.address("record"))
    assert refused.status_code == 409
    assert str(game.seed) not in html.unescape(refused.text).split()
    assert server.player.post(server.address("rematch")).status_code == 409


def test_a_rematch_is_one_table_for_all_who_ask(tmp_path: Path) -> None:
    server = Server(tmp_path, ended("elimination"))
    assert "Play again" in server.player.get(server.address("end")).text
    first = server.player.post(server.address("rematch"))
    assert first.status_code == 303
    assert server.player.post(server.address("rematch")).headers["location"] == first.headers["location"]
    assert first.headers["location"] != f"/t/{server.table}"
    assert f'href="{first.headers["location"]}"' in server.player.get(server.address("end")).text
    assert server.stranger.post(server.address("rematch")).status_code == 403


def test_where_nobody_may_look_on_the_end_is_for_players_alone(tmp_path: Path) -> None:
    server = Server(tmp_path, ended("achievements"))
    server.host.store.change_table(server.table, {}, watched=False)
    assert server.player.get(server.address("end")).status_code == 200
    assert "share-link" not in server.player.get(server.address("end")).text
    for page in ("end", "record"):
        assert server.stranger.get(server.address(page)).status_code == 403


@pytest.mark.parametrize("how", ENDS)
def test_all_words_of_the_page_are_from_the_catalogue(how: str) -> None:
    game = ended(how)
    page = render(
        "end/page.html",
        reader_of(PSEUDO),
        rating=None,
        theme="auto",
        way_back="/",
        e=end_of(game, 0, PSEUDO),
        address="http://splay.test/t/oak/end",
    )
    assert not outside_catalogue(page, [*game.names, "Splay"])
