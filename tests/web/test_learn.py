"""The first game on its pages: begun, played through, left and taken up again on another device, taken back."""

import re
from typing import Final

import pytest
from httpx2 import Response

from lessons.learners import AS_TAUGHT
from splay import view
from splay.bots import make_bot
from splay.host.lessons import chapter_of
from splay.lessons.chapters import LEARNER, OPPONENT, chapters
from splay.text.catalogue import LANGUAGES
from splay.web.html.coach_memory import TOLD_COOKIE
from web.visitors import Site, Visitor, said

HTMX: Final = {"hx-request": "true"}
COACH = re.compile(r'<section id="coach".*?</section>', re.DOTALL)


def begun(visitor: Visitor, chapter: int = 1) -> str:
    """The address of a table where a chapter begins."""
    answer = visitor.post("/learn", chapter=chapter)
    assert answer.status_code == 303
    return answer.headers["location"]


def picks(site: Site, table: str, *options: str) -> None:
    """What the learner picks, each followed by what the tutor does."""
    for option in options:
        pick(site, table, LEARNER, option)
        while (game := site.host.live(site.table(table)).game).decision and game.decision.seat == OPPONENT:
            seen = view(game, OPPONENT)
            assert seen.asked is not None
            bot = site.table(table).seats[OPPONENT].bot
            assert bot is not None
            pick(site, table, OPPONENT, make_bot(bot, 0).choose(seen, seen.asked))


def pick(site: Site, table: str, seat: int, option: str) -> None:
    ask = site.host.live(site.table(table)).game.decision
    assert ask is not None
    assert ask.seat == seat
    site.host.pick(site.table(table), seat, option, ask.number)


def coach(visitor: Visitor, table: str) -> str:
    """What is said now; empty if nothing is."""
    found = COACH.search(visitor.get(f"{table}?skip=true").text)
    return " ".join(re.sub(r"<[^>]+>", " ", found[0]).split()) if found else ""


def looked(visitor: Visitor, table: str, count: int) -> Response:
    return visitor.client.post(f"{table}/lesson/looked", data={"looked": count}, headers=HTMX)


def test_the_start_page_leads_to_a_first_game(site: Site, ann: Visitor) -> None:
    assert 'href="/learn"' in ann.get("/").text
    assert "Begin chapter 8" in ann.get("/learn").text
    table = begun(ann)
    assert coach(ann, table).startswith("Chapter 1 1 of 4 You lead one people, Ada another.")
    taught = chapter_of(site.table(table))
    assert taught is not None
    assert taught.number == 1


def test_the_coach_of_ordinary_games_is_silent_and_remembers_nothing(site: Site, ann: Visitor) -> None:
    for chapter in chapters():
        table = begun(ann, chapter.number)
        for option in AS_TAUGHT[chapter.name]:
            picks(site, table, option)
            assert ann.get(f"{table}?skip=true").status_code == 200
    assert TOLD_COOKIE not in ann.client.cookies


def test_what_is_to_be_seen_is_left_behind_with_a_press(site: Site, ann: Visitor) -> None:
    table = begun(ann)
    picks(site, table, "Sailing")
    assert "2 of 4" in coach(ann, table)
    assert "3 of 4" in looked(ann, table, 2).text
    assert "4 of 4" in looked(ann, table, 3).text
    assert "4 of 4" in coach(ann, table), "the browser remembers it"


def test_before_it_is_confirmed_an_action_is_explained(ann: Visitor) -> None:
    table = begun(ann, 4)
    answer = ann.get(f"{table}/table?picked=dogma%20Domestication", **HTMX)
    assert "That is why you will draw an extra card" in said(answer)


def test_all_chapters_lead_to_a_win_at_the_same_seat(site: Site, ann: Visitor) -> None:
    table = begun(ann)
    for taught in chapters():
        assert chapter_of(site.table(table)) == taught
        picks(site, table, *AS_TAUGHT[taught.name])
        looked(ann, table, len(taught.steps))
        if taught.number < len(chapters()):
            assert "Well done" in coach(ann, table)
            table = ann.post(f"{table}/lesson/next").headers["location"]
    assert coach(ann, table) == "", "the end of the game speaks for itself"
    assert "Play a whole game" in ann.get(table).text
    whole = ann.post(f"{table}/rematch").headers["location"]
    assert site.table(whole).seats[OPPONENT].bot == "apprentice"


def test_the_next_chapter_is_one_table_for_all_who_ask(site: Site, ann: Visitor) -> None:
    table = begun(ann)
    first, second = (ann.post(f"{table}/lesson/next").headers["location"] for _ in range(2))
    assert first == second


def test_a_detour_is_told_and_taken_back_with_what_the_tutor_has_done(site: Site, ann: Visitor) -> None:
    table = begun(ann, 4)
    picks(site, table, "dogma Domestication", "meld Clothing")
    looked(ann, table, 2)
    told = coach(ann, table)
    assert "With fewer, you do not share" in told
    assert "Take it back" in told
    left = re.search(r'name="left" value="(\d+)"', ann.get(table).text)
    assert left
    answer = ann.client.post(f"{table}/lesson/back", data={"left": left[1]}, headers=HTMX)
    assert answer.status_code == 200
    assert "meld Mysticism" in (site.host.live(site.table(table)).game.decision or pytest.fail("over")).options
    assert "Get at least as many" in coach(ann, table)
    again = ann.client.post(f"{table}/lesson/back", data={"left": "0"}, headers=HTMX)
    assert again.status_code == 409, "that is another step"


def test_left_in_the_middle_and_taken_up_on_another_device(site: Site, ann: Visitor) -> None:
    phone = site.visitor()
    table = begun(ann, 6)
    picks(site, table, "dogma Philosophy", "red", "pass")
    assert "3 of 4" in coach(ann, table)
    assert phone.get(table).status_code == 403
    key = re.search(r"/carry/[\w-]{20,}", ann.post(f"{table}/carry").text)
    assert key
    phone.post(key[0])
    assert coach(phone, table) == coach(ann, table)
    assert f'href="{table}"' in phone.get("/learn").text
    picks(site, table, "dogma Invention", "red", "dogma Publications", "blue", "pass")
    following = phone.post(f"{table}/lesson/next").headers["location"]
    assert f'href="{following}"' in ann.get("/learn").text, "both devices have gone on"
    assert "Chapter 7" in coach(ann, following)


def test_the_first_game_is_not_among_the_other_games(ann: Visitor) -> None:
    table = begun(ann)
    assert table not in ann.get("/games").text
    assert table not in ann.get("/").text
    assert 'class="start"' in ann.get("/").text.replace("start--back", ""), "somebody who learns is still new"


def test_nobody_else_is_let_in_or_can_go_on(site: Site, ann: Visitor, bob: Visitor) -> None:
    table = begun(ann)
    assert bob.get(table).status_code == 403
    for what in ("looked", "back", "next"):
        assert bob.post(f"{table}/lesson/{what}", looked=1, left=0).status_code == 403
    other = ann.make(kind="computer", players="2", name0="Ann", edition="4")
    assert ann.post(f"{other}/lesson/next").status_code == 403
    assert ann.post(f"{other}/lesson/back", left=0).status_code == 403
    assert 'id="coach"' not in ann.get(other).text


def test_there_are_no_hints_and_no_way_to_give_up(ann: Visitor) -> None:
    page = ann.get(begun(ann)).text
    assert 'data-key="H"' not in page
    assert "/give-up" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_every_language(site: Site, ann: Visitor, language: str) -> None:
    ann.client.cookies.set("lang", language)
    for taught in chapters():
        table = begun(ann, taught.number)
        assert len(coach(ann, table)) > 40
        assert "{" not in coach(ann, table)
