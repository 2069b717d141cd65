"""The pages of puzzles, and solving one at a table."""

from datetime import date

import pytest

from puzzles.chosen import first, lost_by_drawing
from splay.errors import SplayError
from splay.position.decision import ACTION
from splay.puzzles.answer import verdict_after
from splay.puzzles.goals import CLAIM, NOTHING, SURVIVE, THEMES, WIN
from splay.puzzles.puzzle import GRADES, Puzzle, daily, puzzles
from splay.store import TableInfo
from splay.store.rows import PUZZLE
from splay.web.html.solved import SOLVED_COOKIE
from web.visitors import Site, Visitor, said

TODAY = date(2030, 5, 17)


def begun(visitor: Visitor, number: int) -> str:
    """The address of the table of a puzzle."""
    answer = visitor.post(f"/puzzles/{number}")
    assert answer.status_code == 303, said(answer)
    return answer.headers["location"]


def pick(visitor: Visitor, table: str, option: str) -> str:
    """Answer the question of a table; what the page says then."""
    found = visitor.site.host.live(visitor.site.table(table)).game.decision
    assert found is not None
    answer = visitor.post(f"{table}/picks", option=option, number=found.number)
    assert answer.status_code == 303, said(answer)
    return said(visitor.get(f"{table}?skip=true"))


def solve(visitor: Visitor, table: str, puzzle: Puzzle) -> str:
    """Take the actions of the solution, and the options of questions that keep it."""
    live = visitor.site.host.live(visitor.site.table(table))
    names = live.names[puzzle.seat], live.names[1 - puzzle.seat]
    page = ""
    while verdict_after(puzzle, names, live.game.picks) is None:
        ask = live.game.decision
        assert ask is not None
        left = [each for each in puzzle.actions if each not in live.game.picks]
        page = pick(visitor, table, left[0] if ask.kind == ACTION else ask.options[0])
        live = visitor.site.host.live(visitor.site.table(table))
    return page


# -- pages -------------------------------------------------------------------------------


def test_the_list_shows_all_puzzles_and_that_of_today(site: Site, ann: Visitor) -> None:
    site.app.state.today = lambda: TODAY
    page = ann.get("/puzzles")
    assert page.text.count('<a class="puzzle-row') == len(puzzles())
    assert "Today, 17 May · the same for everybody" in said(page)
    assert f'action="/puzzles/{daily(TODAY.toordinal())}"' in page.text
    assert f"0 of {len(puzzles())} solved" in said(page)


@pytest.mark.parametrize(
    ("wish", "wanted"),
    [
        *((f"theme={theme}", [each.theme == theme for each in puzzles()]) for theme in THEMES),
        *((f"grade={grade}", [each.grade == grade for each in puzzles()]) for grade in GRADES),
        ("edition=3", [each.edition == 3 for each in puzzles()]),
        ("edition=9&theme=nonsense&grade=", [True for _ in puzzles()]),
    ],
)
def test_the_list_can_be_filtered(ann: Visitor, wish: str, wanted: list[bool]) -> None:
    assert ann.get(f"/puzzles?{wish}").text.count('<a class="puzzle-row') == sum(wanted)


def test_the_page_of_a_puzzle_says_its_goal_and_keeps_its_answer(ann: Visitor) -> None:
    number = first(SURVIVE)
    puzzle = puzzles()[number - 1]
    page = said(ann.get(f"/puzzles/{number}"))
    assert f"Ada will activate {puzzle.card} next: lose no card to it" in page
    assert "The answer" not in page
    card = puzzle.actions[0].partition(" ")[2]
    assert card in said(ann.get(f"/puzzles/{number}?answer=true")).partition("The answer")[2]


@pytest.mark.parametrize("number", ["0", str(len(puzzles()) + 1), "-1", "99999999999999999999"])
def test_there_is_no_other_puzzle(ann: Visitor, number: str) -> None:
    assert ann.get(f"/puzzles/{number}").status_code == 404
    assert ann.post(f"/puzzles/{number}").status_code == 404


def test_looking_at_pages_makes_no_table(site: Site, ann: Visitor) -> None:
    for address in ("/puzzles", "/puzzles/1", "/puzzles/1?answer=true"):
        assert ann.get(address).status_code == 200
    assert site.host.store.drop_unlisted(PUZZLE, "", float("inf")) == []


# -- at the table ------------------------------------------------------------------------


def test_a_puzzle_is_solved_by_playing(ann: Visitor) -> None:
    number = first(NOTHING)
    table = begun(ann, number)
    assert f"Puzzle {number} End your turn so that the demand" in said(ann.get(table))
    page = solve(ann, table, puzzles()[number - 1])
    assert "Solved This works whatever cards come up and whatever Ada answers." in page
    assert f'action="/puzzles/{number % len(puzzles()) + 1}"' in ann.get(f"{table}?skip=true").text
    assert "The first cards" not in page, "the game begins in the middle of a turn"
    listed = ann.get("/puzzles")
    assert f"1 of {len(puzzles())} solved" in said(listed)


def test_a_wrong_line_is_answered_and_can_be_tried_again(ann: Visitor) -> None:
    number = first(SURVIVE, actions_left=1)
    puzzle = puzzles()[number - 1]
    table = begun(ann, number)
    page = pick(ann, table, "draw")
    live = ann.site.host.live(ann.site.table(table))
    while live.game.seat == puzzle.seat and "Not solved" not in page:
        assert live.game.decision is not None
        page = pick(ann, table, live.game.decision.options[0])
        live = ann.site.host.live(ann.site.table(table))
    assert f"Not solved Ada has activated {puzzle.card}, and you have lost a card." in page
    assert f"dogma {puzzle.card}" in live.game.picks
    assert "Tried" in said(ann.get("/puzzles"))
    assert ann.post(f"{table}/again").status_code == 303
    assert "Not solved" not in said(ann.get(table))
    assert "Solved" in solve(ann, table, puzzle)


def test_a_demand_that_still_hits_is_shown(ann: Visitor) -> None:
    number = first(NOTHING, actions_left=1)
    puzzle = puzzles()[number - 1]
    table = begun(ann, number)
    page = pick(ann, table, "draw")
    assert f"Not solved The demand of {puzzle.card} still affects you" in page
    assert f"dogma {puzzle.card}" in ann.site.host.live(ann.site.table(table)).game.picks


@pytest.mark.parametrize("theme", [WIN, CLAIM])
def test_after_a_line_that_reaches_nothing_the_opponent_plays_its_turn(ann: Visitor, theme: str) -> None:
    number = next(n for n, each in enumerate(puzzles(), 1) if each.theme == theme and each.actions_left == 1)
    puzzle = puzzles()[number - 1]
    table = begun(ann, number)
    page = pick(ann, table, "draw")
    live = ann.site.host.live(ann.site.table(table))
    assert "Not solved" in page
    actions = [pick.option for pick in live.picks if pick.seat != puzzle.seat]
    assert actions, "the opponent has acted"
    assert live.game.outcome or live.game.seat == puzzle.seat
    assert live.game.turn > puzzle.game().state.turn + (live.game.is_resting and not live.game.outcome)
    assert ann.post(f"{table}/again").status_code == 303
    assert not ann.site.host.live(ann.site.table(table)).picks


def test_the_opponent_may_win_then(ann: Visitor) -> None:
    number = lost_by_drawing()
    table = begun(ann, number)
    page = ""
    while (live := ann.site.host.live(ann.site.table(table))).game.outcome is None:
        assert live.game.decision is not None
        page = pick(ann, table, "draw")
    assert "Not solved Ada wins on the next turn." in page


def test_somebody_has_one_table_for_all_puzzles(site: Site, ann: Visitor, bob: Visitor) -> None:
    other = begun(bob, 1)
    before = begun(ann, 1)
    pick(ann, before, "draw")
    now = begun(ann, 2)
    assert ann.get(before).status_code == 404
    assert ann.get(now).status_code == 200
    assert bob.get(other).status_code == 200
    assert site.table(now).kind == PUZZLE


def test_puzzles_that_nobody_touches_are_dropped(site: Site, ann: Visitor) -> None:
    table = begun(ann, 1)
    assert site.host.store.drop_unlisted(PUZZLE, "somebody else", 0.0) == []
    assert site.host.store.drop_unlisted(PUZZLE, "somebody else", float("inf")) == [table.removeprefix("/t/")]
    assert ann.get(table).status_code == 404


def test_a_puzzle_is_no_game_of_the_start_page_and_nobody_watches_it(ann: Visitor, bob: Visitor) -> None:
    table = begun(ann, 1)
    assert table not in ann.get("/").text
    assert table not in ann.get("/games").text
    assert bob.get(table).status_code in (403, 404)


def test_only_a_puzzle_is_tried_again(ann: Visitor) -> None:
    table = ann.make(kind="computer", edition="4", players="2")
    assert ann.post(f"{table}/again").status_code in (403, 409)


def test_the_opponent_is_never_called_like_the_person(ann: Visitor) -> None:
    ann.client.cookies.set("name", "Ada")
    table: TableInfo = ann.site.table(begun(ann, 1))
    names = [seat.name for seat in table.seats]
    assert names[puzzles()[0].seat] == "Ada"
    assert len(set(names)) == 2


@pytest.mark.parametrize("name", ["a:b", "pass", "#", ""])
def test_a_name_that_nobody_can_have_is_replaced(ann: Visitor, name: str) -> None:
    ann.client.cookies.set("name", name)
    assert ann.get(begun(ann, 1)).status_code == 200


@pytest.mark.parametrize("cookie", ["", "x", "1", "1.", "zz.1", "1.zz", "9" * 2000])
def test_progress_that_cannot_be_read_is_none(ann: Visitor, cookie: str) -> None:
    ann.client.cookies.set(SOLVED_COOKIE, cookie)
    assert f"0 of {len(puzzles())} solved" in said(ann.get("/puzzles"))


def test_a_solution_never_shows_what_the_opponent_holds(ann: Visitor) -> None:
    """At the beginning of a puzzle no card of the opponent's hand is named on the page."""
    for number in range(1, len(puzzles()) + 1, 40):
        puzzle = puzzles()[number - 1]
        game = puzzle.game()
        foe = game.state.players[1 - puzzle.seat]
        page = ann.get(begun(ann, number)).text
        for card in foe.hand:
            assert f">{card.name}<" not in page


def test_a_missing_puzzle_is_refused_by_the_host(site: Site) -> None:
    table = site.visitor()
    address = table.make(kind="computer", edition="4", players="2")
    with pytest.raises(SplayError):
        site.host.try_again(site.table(address))
