"""The review: progress, the table at turning points, for those alone who have played, and only after the end."""

import re
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from splay.bots.advice import Suggestion
from splay.bots.reasons import HITS, POINTS, Reason
from splay.bots.review import CHOICE, DEED, LUCK, ChancePoint, Review, TurningPoint, Verdict, turning_points
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.host import reviews
from splay.host.live_table import LiveTable
from splay.position.decision import ACTION, CARD
from splay.position.terms import PASS
from splay.store.rows import COMPUTER
from splay.text.catalogue import PSEUDO
from splay.text.reader import reader_of
from splay.views.view import view
from splay.web.api import reviewed
from splay.web.html.pages import render
from splay.web.html.preferences import Preferences
from splay.web.review import opinion
from splay.web.review.chart import odds
from splay.web.review.content import ReviewPage, first_look, review_page
from splay.web.review.signs import APART, APART_FROM_RING, TurningSign, spread
from splay.web.table.context.mark import marks_of
from splay.web.table.context.view_context import Showing
from splay.web.table.log.turns import telling
from testing.random_games import Setup, game_at
from web.dealt import context_at, live_of, table_of
from web.stories import plain
from web.untranslated import outside_catalogue
from web.visitors import FROM_OUR_PAGE, Site

SECRET = "s" * 32
LIKES = Preferences("light", "calm", True, True, False, "", lambda: "/")


@pytest.fixture(scope="module")
def game() -> Game:
    return game_at(Setup(4, 2), 53, 10_000)


def live(game: Game) -> LiveTable:
    return live_of(table_of(game), game)


def made_up(game: Game, seat: int = 0, done: int = 10) -> Review:
    """A review that says that the third action of a seat was a mistake, and knows no other."""
    table = live(game)
    actions = [number for number, pick in enumerate(table.picks) if pick.begins_action]
    points = [
        ChancePoint(pick, at // 2 + 1, at % 2 + 1, table.picks[pick].seat, table.picks[pick].option, (0.5, 0.5), 0.02)
        for at, pick in enumerate(actions)
    ]
    points.append(ChancePoint(len(game.picks), 99, 0, -1, "", (0.0, 1.0), 0.0))
    verdicts: list[Verdict] = []
    for number, pick in enumerate(actions):
        ask = table.game_at(pick).decision
        if ask is None or ask.seat != seat or len(ask.options) < 2:
            continue
        other = next(option for option in ask.options if option != table.picks[pick].option)
        is_bad = len(verdicts) == 2
        verdicts.append(
            Verdict(
                pick,
                number // 2 + 1,
                number % 2 + 1,
                Suggestion(table.picks[pick].option, 0.3, 0.02),
                Suggestion(other, 0.6 if is_bad else 0.3, 0.02),
                len(ask.options),
                is_bad,
                (Reason(HITS, seat, 1.0, "Archery"),) if is_bad else (),
            )
        )
    turning = turning_points(seat, (seat,), points, verdicts)
    return Review(seat, tuple(points), tuple(verdicts), turning, done, 10, (2, 16))


def shown(game: Game, at: int, language: str = "en", done: int = 10) -> ReviewPage:
    table = live(game)
    context = context_at(table_of(game), table, 0, table.step_of(at), Showing(looks_back=True), language)
    return review_page(context, made_up(game, done=done), at)


def html_of(page: ReviewPage, language: str = "en") -> str:
    return render(
        "review/page.html",
        reader_of(language),
        **page.parts(),
        prefs=LIKES,
        theme="light",
        way_back="/",
        is_begun=True,
    )


# -- what it says -------------------------------------------------------------------------


def test_it_begins_at_the_mistake_and_says_what_was_better_and_why(game: Game) -> None:
    review = made_up(game)
    at = first_look(review, len(game.picks))
    page = shown(game, at)
    judged = page.review.judged
    assert judged.sub == "The choice that cost you most"
    assert [(row[0], row[2], row[3]) for row in judged.rows] == [
        ("You chose", "30\N{NO-BREAK SPACE}%", "is-done"),
        ("Better", "60\N{NO-BREAK SPACE}%", "is-better"),
    ]
    assert [plain(reason) for reason in judged.reasons] == ["1 Archery would hit bob."]
    assert judged.happened
    assert next((item.number, item.change) for item in page.review.items) == (1, "−30")
    assert page.review.summary == ""


def test_what_was_better_is_framed_and_flagged_on_the_table_and_the_choice_dashed(game: Game) -> None:
    at = first_look(made_up(game), len(game.picks))
    page = shown(game, at)
    text = html_of(page)
    assert sorted(clickable.state for clickable in page.review.marks.values()) == ["is-better", "is-done"]
    assert "is-better" in text
    assert 'data-flag="better"' in text
    assert 'data-flag="your choice"' in text


def test_a_game_without_mistakes_says_so_and_other_choices_can_be_gone_through(game: Game) -> None:
    review = made_up(game)
    other = next(verdict.pick for verdict in review.verdicts if not verdict.is_mistake)
    page = shown(game, other)
    assert page.review.judged.note == "Nothing was better."
    assert page.review.choice_after is not None
    assert page.review.after == first_look(review, len(game.picks))
    clean = Review(0, review.points, (), (), 10, 10, (2, 16))
    table = live(game)
    context = context_at(table_of(game), table, 0, table.steps, Showing(looks_back=True))
    assert review_page(context, clean, len(game.picks)).review.summary == "None of your choices changed much."


# -- a choice within an effect ---------------------------------------------------------------


def declined(game: Game) -> int:
    """The first time that the first player declines what an effect offers, and nothing follows from that."""
    picks = live(game).picks
    return next(
        number
        for number, pick in enumerate(picks)
        if pick.seat == 0 and pick.option == PASS and pick.kind == CARD and not pick.events
    )


def judged_at(game: Game, pick: int) -> Review:
    """A review that says of one choice that another option was better."""
    ask = live(game).game_at(pick).decision
    assert ask is not None
    picked = live(game).picks[pick].option
    other = next(option for option in ask.options if option != picked)
    verdict = Verdict(
        pick, 5, 1, Suggestion(picked, 0.3, 0.02), Suggestion(other, 0.6, 0.02), len(ask.options), True, ()
    )
    points = made_up(game).points
    return Review(0, points, (verdict,), turning_points(0, (0,), points, [verdict]), 10, 10, (2, 16))


def page_of(game: Game, review: Review, at: int) -> ReviewPage:
    table = live(game)
    return review_page(context_at(table_of(game), table, 0, table.step_of(at), Showing(looks_back=True)), review, at)


def test_a_choice_within_an_effect_says_which_card_asked_what(game: Game) -> None:
    at = declined(game)
    page = page_of(game, judged_at(game, at), at)
    ask = view(live(game).game_at(at), 0).asked
    assert ask is not None
    assert page.review.judged.asked is not None
    assert re.fullmatch(rf"\d+ {ask.card}: Choose a card to .+", plain(page.review.judged.asked))
    item = next(item for item in page.review.items if item.point.pick == at)
    assert item.asked is not None
    assert "Choose a card to" in plain(item.asked)
    assert html_of(page).count('class="asked"') == 2


def test_an_action_needs_no_question(game: Game) -> None:
    page = shown(game, first_look(made_up(game), len(game.picks)))
    assert page.review.judged.asked is None
    assert 'class="asked"' not in html_of(page)


def test_a_choice_that_causes_nothing_is_shown_at_its_own_moment(game: Game) -> None:
    at = declined(game)
    assert live(game).step_of(at) == live(game).step_of(at + 1)
    page = page_of(game, judged_at(game, at), at)
    better = page.review.judged.rows[1]
    ask = live(game).game_at(at).decision
    assert ask is not None
    assert {clickable.option for clickable in page.review.marks.values()} == {PASS, next(iter(ask.options))}
    assert any(kind.startswith("card:") for kind in page.review.marks)
    assert better[0] == "Better"
    assert plain(page.review.judged.happened[0]) == "You decline"


def test_what_happened_is_told_up_to_the_next_action(game: Game) -> None:
    table = live(game)
    actions = [number for number, pick in enumerate(table.picks) if pick.begins_action]
    at = next(at for at, then in pairwise(actions) if then - at > 3)
    then = actions[actions.index(at) + 1]
    told = page_of(game, made_up(game), at).review.judged
    lines = [line for turn in telling(table, 0, reader_of("en")).turns for deed in turn.deeds for line in deed.lines]
    late = [line.text for line in lines if table.step_of(at + 1) < line.step <= table.step_of(then)]
    assert late
    assert set(late) <= set(told.happened)


def test_of_much_that_happened_the_log_tells_the_rest(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opinion, "MOST_LINES", 1)
    table = live(game)
    actions = [number for number, pick in enumerate(table.picks) if pick.begins_action]
    at = next(at for at, then in pairwise(actions) if then - at > 3)
    page = page_of(game, made_up(game), at)
    assert len(page.review.judged.happened) == 1
    assert re.fullmatch(r"and \d+ more in the log", page.review.judged.more)
    assert f'/steps/{table.step_of(at)}"' in html_of(page)


def test_what_another_player_did_says_what_it_changed(game: Game) -> None:
    table, review = live(game), made_up(game)
    at = next(number for number, pick in enumerate(table.picks) if pick.begins_action and pick.seat == 1)
    did = TurningPoint(DEED, at, 1, 1, 1, 0.2, table.picks[at].option, (), (Reason(POINTS, 1, 3.0),))
    page = page_of(game, replace(review, turning=(did,)), at)
    assert page.review.judged.sub == "Another player’s move"
    assert page.review.judged.note.startswith("Your chance to win goes from 50\N{NO-BREAK SPACE}% to")
    assert [plain(reason) for reason in page.review.judged.reasons] == ["bob has 3 more points."]


def test_the_api_tells_what_moves_have_changed_and_who_gave_up(game: Game) -> None:
    review = made_up(game)
    did = TurningPoint(DEED, 3, 1, 1, 1, 0.2, "draw", ("1",), (Reason(POINTS, 1, 3.0),))
    points = (replace(review.points[0], left=(1,)), *review.points[1:])
    told = reviewed.Reviewed.telling(replace(review, points=points, turning=(did,)))
    assert [point.left for point in told.points[:2]] == [[1], []]
    assert [(reason.kind, reason.seat, reason.amount) for reason in told.turning[0].reasons] == [(POINTS, 1, 3.0)]


# -- the chart ---------------------------------------------------------------------------


def test_the_chart_has_a_column_and_a_row_for_every_action(game: Game) -> None:
    review, table = made_up(game), table_of(game)
    marks = marks_of(table, live(game).view(0))
    actions = sum(pick.begins_action for pick in live(game).picks)
    chart = odds(review, marks, actions, {}, 5)
    assert len(chart.columns) == len(chart.rows) == actions + 1
    assert chart.rows[-1].chances == ("0\N{NO-BREAK SPACE}%", "100\N{NO-BREAK SPACE}%"), "it is certain"
    assert chart.path.count("L") == actions
    assert not chart.others, "with two sides one line says all"
    begun = odds(Review(0, (), (), (), 0, 10, (2, 16)), marks, actions, {}, 5)
    assert (begun.path, begun.here, begun.columns) == ("", None, ())


def sign(kind: str, x: float, tip: float) -> TurningSign:
    return TurningSign(kind, 1, 0, x, tip, tip, "A", False)


@pytest.mark.parametrize("tip", [12, 60, 114])
def test_signs_at_the_same_place_do_not_hide_each_other(tip: float) -> None:
    kinds = (CHOICE, DEED, LUCK, CHOICE)
    placed = spread([sign(kind, 500 + 4 * at, tip) for at, kind in enumerate(kinds)], 114)
    assert all(12 <= each.y <= 114 for each in placed)
    for one, other in combinations(placed, 2):
        room = APART_FROM_RING if LUCK in (one.kind, other.kind) else APART
        assert abs(one.y - other.y) >= room or abs(one.x - other.x) >= room
    assert next(each for each in placed if each.kind == LUCK).y == tip, "luck lies on the line"


def test_with_three_players_every_line_ends_in_the_mark_of_its_player() -> None:
    game = game_at(Setup(4, 3), 53, 10_000)
    marks = marks_of(table_of(game), live(game).view(0))
    points = tuple(
        ChancePoint(at, at, 1, seat, "draw", chances, 0.02)
        for at, seat, chances in ((0, 0, (0.2, 0.5, 0.3)), (9, -1, (0.0, 1.0, 0.0)))
    )
    chart = odds(Review(0, points, (), (), 10, 10, (2, 16)), marks, 1, {}, 0)
    assert [end.mark.seat for end in chart.ends] == [0, 1, 2]
    heights = sorted(end.y for end in chart.ends)
    assert all(then - before >= 18 for before, then in pairwise(heights))
    assert max(column.x for column in chart.columns) < chart.right < chart.width - 20


def test_all_words_of_the_page_are_from_the_catalogue(game: Game) -> None:
    for at in (first_look(made_up(game), 0), 3, len(game.picks)):
        page = html_of(shown(game, at, PSEUDO, done=5), PSEUDO)
        assert not outside_catalogue(page, [*game.names, "Splay"])


# -- who may see it -----------------------------------------------------------------------


def step_by_step(folder: Path) -> Site:
    """A server that goes on with a review whenever somebody looks at it."""
    site = Site(folder)
    site.app.state.reviews = reviews.Reviews(site.host, None, 1)
    return site


class Reviewed:
    """A finished game at a server, somebody who played it, and a stranger."""

    def __init__(self, folder: Path, game: Game) -> None:
        folder.mkdir(exist_ok=True)
        self.site = step_by_step(folder)
        bots = [None, *["greedy"] * (len(game.names) - 1)]
        self.table = self.site.host.desk.make_from_record(Record.of(game), SECRET, bots, COMPUTER)
        self.url = f"/t/{self.table}/review"
        self.player = TestClient(
            self.site.app, headers=FROM_OUR_PAGE, cookies={"splay": SECRET}, follow_redirects=False
        )
        self.stranger = TestClient(
            self.site.app, headers=FROM_OUR_PAGE, cookies={"splay": "t" * 32}, follow_redirects=False
        )


def test_it_shows_progress_until_it_is_ready_and_stays_after_a_restart(tmp_path: Path, game: Game) -> None:
    served = Reviewed(tmp_path, game)
    first = served.player.get(served.url).text
    assert "Preparing the review" in first
    assert re.search(r'hx-get="[^"]*/review" hx-trigger="load delay', first)
    for _ in range(100):
        text = served.player.get(served.url).text
        if "Preparing the review" not in text:
            break
    assert "Turning points" in text
    again = TestClient(step_by_step(tmp_path).app, cookies={"splay": SECRET}, follow_redirects=False)
    assert "Preparing the review" not in again.get(served.url).text
    assert served.player.get(f"{served.url}?at=7").status_code == 200
    part = served.player.get(f"{served.url}?at=7", headers={"HX-Request": "true"}).text
    assert "<html" not in part
    assert '<main id="table"' in part


def test_it_is_for_those_alone_who_have_played_and_after_the_end(tmp_path: Path, game: Game) -> None:
    served = Reviewed(tmp_path, game)
    assert served.stranger.get(served.url).status_code == 403
    assert served.stranger.post(f"{served.url}/try", data={"at": 3}).status_code == 403
    begun = Reviewed(tmp_path / "begun", game_at(Setup(4, 2), 3, 40))
    answer = begun.player.get(begun.url)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{begun.table}")
    assert begun.player.post(f"{begun.url}/try", data={"at": 3}).status_code == 409
    assert served.url in served.player.get(f"/t/{served.table}/end").text
    assert served.url not in served.stranger.get(f"/t/{served.table}/end").text


def test_one_can_go_on_from_a_choice_against_the_same_opponents(tmp_path: Path, game: Game) -> None:
    served = Reviewed(tmp_path, game)
    at = next(
        number
        for number, (seat, pick) in enumerate(zip(inside.askers(game), live(game).picks, strict=True))
        if seat == 0 and pick.kind == ACTION and number > 10
    )
    answer = served.player.post(f"{served.url}/try", data={"at": at})
    assert answer.status_code == 303
    table = served.site.table(answer.headers["location"])
    assert [seat.bot for seat in table.seats] == [None, "greedy"]
    with served.site.host.live(table).lock:
        assert served.site.host.live(table).game.picks == game.picks[:at]
    assert served.player.post(f"{served.url}/try", data={"at": len(game.picks)}).status_code == 409


def test_programs_get_the_review_of_their_seat(tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    served = Reviewed(tmp_path, game)
    address = f"/api/tables/{served.table}/review"
    assert served.stranger.get(address).status_code == 401
    assert served.stranger.get(address, headers={"Authorization": "Bearer wrong"}).status_code == 403
    key = {"Authorization": f"Bearer {SECRET}"}
    told = served.stranger.get(address, headers=key).json()
    assert (told["seat"], told["done"] < told["of"]) == (0, True)
    monkeypatch.setattr(reviews, "STEPS", 50)
    while told["done"] < told["of"]:
        told = served.stranger.get(address, headers=key).json()
    assert told["points"][-1]["seat"] == -1
    assert {choice["mistake"] for choice in told["choices"]} <= {True, False}
    begun = Reviewed(tmp_path / "begun", game_at(Setup(4, 2), 3, 40))
    assert begun.player.get(f"/api/tables/{begun.table}/review", headers=key).status_code == 409
