"""The first game: every chapter can be played to its end as it is taught, by other ways, and through detours."""

import pytest

from lessons.learners import AS_TAUGHT, DETOURS, Learner
from splay import Game
from splay.bots import kinds, opponent
from splay.errors import SetupError
from splay.lessons.chapters import EDITION, LEARNER, OPPONENT, Chapter, chapter, chapters
from splay.lessons.goals import GOALS, icons
from splay.position.editions import EDITIONS
from splay.text.lessons import STEPS, chapter_title, chapter_words
from splay.text.reader import reader_of
from splay.views.view import view

NAMES = ("Nell", "Ada")
by_name = pytest.mark.parametrize("taught", chapters(), ids=lambda taught: taught.name)


@by_name
def test_a_chapter_is_finished_by_doing_what_is_said(taught: Chapter) -> None:
    learner = Learner(taught).play(AS_TAUGHT[taught.name])
    assert learner.now.is_done
    assert not learner.now.strays


@by_name
def test_each_step_is_reached_one_after_the_other(taught: Chapter) -> None:
    learner = Learner(taught)
    reached = [learner.now.at]
    for option in AS_TAUGHT[taught.name]:
        reached.append(learner.play([option]).now.at)
        assert not learner.now.strays
    assert reached == sorted(reached)
    assert reached[-1] == len(taught.steps)


@by_name
def test_a_detour_is_noticed_and_can_be_taken_back(taught: Chapter) -> None:
    detour, way = DETOURS[taught.name]
    learner = Learner(taught).play(detour)
    before = learner.now.at
    assert learner.now.strays
    learner.take_back()
    assert (learner.now.at, learner.now.strays) == (before, False)
    assert learner.play(way).now.is_done


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("board", ["Sailing", "draw", "meld Metalworking"]),
        ("draw", ["dogma Sailing", "draw"]),
        ("share", ["dogma Domestication", "meld Clothing", "meld Mysticism"]),
        ("win", ["achieve 6", "meld Railroad"]),
        ("score", ["dogma Philosophy", "pass", "Coal", "achieve 3", "achieve 2"]),
    ],
)
def test_who_plays_on_after_a_detour_gets_there_too(name: str, way: list[str]) -> None:
    taught = next(each for each in chapters() if each.name == name)
    assert Learner(taught).play(way).now.is_done


def test_what_is_only_to_be_seen_waits_until_it_was_seen_or_something_later_is_done() -> None:
    first = chapter(1)
    learner = Learner(first, looked=0).play(["Metalworking"])
    assert learner.now.step == first.steps[1]
    learner.looked = 2
    assert learner.now.step == first.steps[2]
    assert Learner(first, looked=0).play(["Metalworking", "meld Sailing"]).now.is_done


def test_the_last_chapter_is_won() -> None:
    outcome = Learner(chapters()[-1]).play(AS_TAUGHT["win"]).game.outcome
    assert outcome is not None
    assert outcome.winners == (LEARNER,)


def test_what_the_steps_say_comes_up() -> None:
    """Sharing, an extra card, a demand on either side, three splays, an achievement of either kind."""
    share = Learner(chapter(4)).play(["dogma Domestication"])
    assert [type(event).__name__ for event in share.game.events].count("Draw") == 3
    assert icons(view(share.game, LEARNER), "castle") == (4, 5)
    share.play(["meld Mysticism"])
    assert (OPPONENT, "dogma The Wheel") in share.picks
    assert len(share.game.state.players[LEARNER].hand) == 3, "one, and two by sharing"
    demand = Learner(chapter(5)).play(["dogma Oars", "draw"])
    assert demand.game.state.players[LEARNER].points == 1
    assert demand.now.step is not None
    assert demand.now.step.name == "hit"
    assert demand.game.decision is not None
    assert demand.game.decision.seat == LEARNER


@by_name
def test_a_chapter_is_an_ordinary_position_of_the_newest_edition(taught: Chapter) -> None:
    game = Game.load(taught.position(NAMES))
    assert game.setup.edition == EDITION == max(EDITIONS)
    assert game.setup.players == NAMES
    assert game.decision is not None
    assert game.decision.seat == LEARNER


@by_name
def test_every_step_has_its_words_and_a_goal_that_is_known(taught: Chapter) -> None:
    reader = reader_of("en")
    assert chapter_title(taught.name, reader)
    assert chapter_words(taught.name, reader)
    for step in taught.steps:
        words = STEPS[f"{taught.name}/{step.name}"]
        assert words.says
        assert step.looks or step.goal in GOALS
        assert bool(words.do) == (not step.looks or bool(step.opens))
        assert step.looks or step.goal in ("opened", "over", "back") or words.strays
    assert len(STEPS) == sum(len(each.steps) for each in chapters())


def test_nobody_can_choose_the_tutor() -> None:
    assert "tutor" not in kinds()
    for kind in ("tutor", "tutor:chapter=2"):
        with pytest.raises(SetupError):
            opponent(kind)
