"""Reviews: what was missed is named with its reason, by what the seat could see then, and the same every time."""

import json
import pickle
import random
from dataclasses import replace
from itertools import pairwise
from statistics import mean

import pytest

from scenario import deal
from splay import Game, RecordError, SetupError, view
from splay.bots import make_bot
from splay.bots.advice import Suggestion
from splay.bots.review import CHOICE, DEED, LEAST, LUCK, ChancePoint, Verdict, last_point, review_of, turning_points
from splay.bots.reviewer import Finding, Reviewer, review_game, review_step
from splay.game import inside
from splay.position.setup import Setup
from splay.position.terms import GIVE_UP
from splay.testing.twins import twin_of

FEW = 6
"""Simulations, few enough for tests."""


def missed_win() -> Game:
    """Ann could claim her last achievement and draws twice; then Bob claims his."""
    rich = {"score": "Sailing, Pottery, The Wheel, Tools, Masonry", "specials": "Empire, Monument, World"}
    table = deal(
        None,
        3,
        available="Writing",
        specials=[],
        supply={1: "Oars, Clothing, Agriculture, Mysticism, Domestication", 2: "Mapmaking", 10: "Robotics"},
        ann={**rich, "achievements": "Calendar, Currency", "red": "Archery"},
        bob={
            **rich,
            "score": "City States, Code of Laws, Metalworking, Fermenting, Construction",
            "specials": "",
            "achievements": "Alchemy, Compass, Feudalism, Machinery, Philosophy",
            "red": "Road Building",
        },
    )
    for option in ("draw", "draw", "achieve 1"):
        table.pick(option)
    assert table.game.outcome is not None
    return table.game


def finished(setup: Setup, bot: str = "random") -> Game:
    """A game between bots to its end."""
    game = Game.start(setup)
    bots = [make_bot(bot, seat) for seat in range(len(setup.players))]
    while (ask := game.decision) is not None:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        game.pick(bots[ask.seat].choose(seen, seen.asked))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole game."""
    return finished(Setup(3, ("ann", "bob"), 5), "apprentice")


def test_a_missed_win_is_the_mistake_and_its_reason_is_told() -> None:
    review = review_game(missed_win(), 0, simulations=20)
    first = review.turning[0]
    assert (first.kind, first.pick, first.option, first.seat) == (CHOICE, 1, "draw", 0), "not the first draw"
    verdict = review.verdict_at(1)
    assert verdict is not None
    assert (verdict.is_mistake, verdict.best.option, verdict.best.chance) == (True, "achieve 1", 1.0)
    assert verdict.picked.option == "draw"
    assert first.change == verdict.picked.chance - 1.0
    assert [reason.kind for reason in verdict.reasons] == ["wins"]
    assert review.points[-1].chances == (0.0, 1.0)
    assert [point.claims for point in review.points] == [(), (), ("1",), ()]


def test_the_winner_has_made_no_mistake_there() -> None:
    review = review_game(missed_win(), 1, simulations=20)
    assert not any(point.kind == CHOICE for point in review.turning)
    assert review.points[-1].chances == (0.0, 1.0)


def test_there_is_a_point_for_every_action_and_a_verdict_for_every_choice(game: Game) -> None:
    review = review_game(game, 0, simulations=FEW)
    assert review.is_ready
    assert [point.pick for point in review.points] == sorted({point.pick for point in review.points})
    assert all(sum(point.chances) == pytest.approx(1) for point in review.points)
    actions = [point for point in review.points if point.seat >= 0]
    assert [point.option for point in actions] == [game.picks[point.pick] for point in actions]
    assert all(inside.askers(game)[point.pick] == point.seat for point in actions)
    assert {point.action for point in actions} == {1, 2}
    assert all(inside.askers(game)[verdict.pick] == 0 for verdict in review.verdicts)
    assert all(verdict.picked.option == game.picks[verdict.pick] for verdict in review.verdicts)
    assert all(verdict.best.chance >= verdict.picked.chance for verdict in review.verdicts)
    assert len(review.turning) <= 6
    assert sum(point.kind == CHOICE for point in review.turning) <= 3


def test_a_review_is_the_same_every_time_and_wherever_it_is_made(game: Game) -> None:
    reviewer = Reviewer(game, 0, simulations=2)
    tasks = []
    while (task := reviewer.next()) is not None:
        tasks.append(task)
    assert reviewer.next() is None, "the first tasks are given out, and none is done"
    for task in reversed(tasks):
        reviewer.take(pickle.loads(pickle.dumps(review_step(pickle.loads(pickle.dumps(task))))))
    while (task := reviewer.next()) is not None:
        reviewer.take(review_step(task))
    assert reviewer.review() == review_game(game, 0, simulations=2)
    assert review_game(game, 0, simulations=2, seed=1) != reviewer.review()


def test_a_review_can_be_read_while_it_is_made(game: Game) -> None:
    reviewer = Reviewer(game, 0, simulations=2)
    before = reviewer.review()
    assert (before.points, before.verdicts, before.turning, before.done) == ((), (), (), 0)
    progress = []
    for _ in range(10):
        task = reviewer.next()
        assert task is not None
        reviewer.take(review_step(task))
        so_far = reviewer.review()
        progress.append(so_far.done / so_far.of)
        assert not so_far.is_ready
    assert progress == sorted(progress)
    assert 0 < len(so_far.points) < 11
    assert so_far.verdicts


def test_a_review_that_was_begun_can_be_finished_and_tells_how_far_it_is(game: Game) -> None:
    reviewer = Reviewer(game, 0, simulations=2)
    assert (reviewer.done, reviewer.of) == (0, reviewer.review().of)
    begun = reviewer.next()
    assert begun is not None
    reviewer.take(review_step(begun))
    told: list[int] = []
    review = reviewer.finish(told.append)
    assert review == review_game(game, 0, simulations=2)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (2, review.of)


def test_cards_that_were_hidden_make_no_difference(game: Game) -> None:
    reviewer = Reviewer(game, 0, simulations=2)
    rng = random.Random(3)
    compared = 0
    while (task := reviewer.next()) is not None and compared < 8:
        if task.picked and task.pick > 6:
            then = Game.start(game.setup)
            for option in game.picks[: task.pick]:
                then.pick(option)
            twin = twin_of(then, 0, rng)
            if twin is None:
                continue
            assert twin.save() != then.save() or task.view == view(twin, 0)
            assert review_step(replace(task, view=view(twin, 0))) == review_step(task)
            compared += 1
    assert compared


def test_a_position_that_cannot_be_dealt_anew_has_no_verdict(game: Game) -> None:
    reviewer = Reviewer(game, 0, simulations=2)
    task = reviewer.next()
    assert task is not None
    reviewer.take(Finding(task.pick))
    while (task := reviewer.next()) is not None:
        reviewer.take(review_step(task))
    assert reviewer.review().is_ready


def test_a_review_survives_as_plain_data(game: Game) -> None:
    review = review_game(game, 1, simulations=2)
    assert review_of(json.loads(json.dumps(review.to_json()))) == review
    with pytest.raises(SetupError, match="another version"):
        review_of({"format": "splay review 0"})


def test_reviews_made_before_there_were_reasons_for_all_can_still_be_read(game: Game) -> None:
    data = json.loads(json.dumps(review_game(game, 1, simulations=2).to_json()))
    for each in data["points"]:
        del each["left"]
    for each in data["turning"]:
        del each["reasons"]
    assert review_of(data).points == review_game(game, 1, simulations=2).points


@pytest.mark.parametrize(
    "setup", [Setup(4, ("ann", "bob", "cid"), 3), Setup(3, ("ann", "bob", "cid", "dan"), 3, teams="ABAB")], ids=str
)
def test_with_more_players_everyone_has_a_chance_and_partners_share_it(setup: Setup) -> None:
    review = review_game(finished(setup), 0, simulations=1)
    for point in review.points:
        sides = set(zip(setup.teams or "ABC", point.chances, strict=True))
        assert len(sides) == len(set(setup.teams or "ABC"))
        assert sum(value for _, value in sides) == pytest.approx(1)


@pytest.mark.parametrize("players", ["abc", pytest.param("abcde", marks=pytest.mark.long)])
def test_a_chance_does_not_jump_because_a_turn_begins_or_ends(players: str) -> None:
    game = finished(Setup(4, tuple(players), 4), "neural")
    begins, ends = [], []
    for me in range(len(players)):
        points = review_game(game, me, simulations=FEW).points
        for before, then in pairwise(points[:-1]):
            change = then.chances[me] - before.chances[me]
            if before.seat != me == then.seat:
                begins.append(change)
            elif before.seat == me != then.seat:
                ends.append(change)
    assert min(len(begins), len(ends)) >= 16
    assert abs(mean(begins)) < 0.04
    assert abs(mean(ends)) < 0.04


def given_up(leaver: int, players: str = "abc", *, in_action: bool = False) -> Game:
    """A game of edition 4 that a player leaves after some picks, in the middle of an action or between two."""
    game = Game.start(4, tuple(players), 7)
    rng = random.Random(1)
    while (ask := game.decision) is not None and (len(game.picks) < 40 or game.is_resting == in_action):
        game.pick(rng.choice(ask.options))
    game.give_up(leaver)
    while (ask := game.decision) is not None:
        game.pick(rng.choice(ask.options))
    return game


def test_giving_up_is_not_called_luck() -> None:
    game = given_up(0, "ab")
    assert game.picks[-1] == GIVE_UP
    assert not [each for each in review_game(game, 0, simulations=FEW).turning if each.option == GIVE_UP]


def test_another_player_who_gives_up_does_that_and_nobody_else() -> None:
    points = review_game(given_up(1), 0, simulations=2).points
    place = next(place for place, point in enumerate(points) if point.left)
    left, then = points[place : place + 2]
    assert (left.left, left.option, left.seat) == ((1,), GIVE_UP, 1)
    assert (then.turn, then.action) == (left.turn, left.action), "that is no action"


def test_who_gives_up_in_the_middle_of_an_action_is_noted_with_it() -> None:
    points = review_game(given_up(1, in_action=True), 0, simulations=2).points
    left = next(point for point in points if point.left)
    assert (left.left, left.seat) == ((1,), 2)
    assert left.option.startswith("dogma ")


def test_who_has_left_has_no_chance_at_all() -> None:
    game = given_up(1)
    leaves = game.picks.index(GIVE_UP)
    for seat in range(3):
        points = review_game(game, seat, simulations=2).points
        after = [point for point in points if point.pick > leaves]
        assert {point.chances[1] for point in after} == {0.0}
        assert all(0 < point.chances[0] < 1 for point in after[:-1])
        assert sorted(points[-1].chances) in ([0, 0, 1], [0, 1, 1])
        assert points[-1].margin == 0
        assert seat != 1 or {point.margin for point in after} == {0.0}


def test_deeds_and_luck_have_reasons_in_terms_of_what_changed(game: Game) -> None:
    reviews = [review_game(game, seat, simulations=FEW) for seat in (0, 1)]
    turned = [each for review in reviews for each in review.turning]
    assert all(not each.reasons for each in turned if each.kind == CHOICE), "their verdicts have them"
    others = [each for each in turned if each.kind != CHOICE]
    assert sum(bool(each.reasons) for each in others) > len(others) / 2
    assert all(len(each.reasons) <= 3 for each in others)


def test_what_cannot_be_reviewed_is_refused(game: Game) -> None:
    with pytest.raises(RecordError, match="once it is over"):
        Reviewer(Game.start(3, ["ann", "bob"], 1), 0)
    with pytest.raises(SetupError):
        Reviewer(game, 2)


# -- where a game turned -----------------------------------------------------------------


def point(
    pick: int,
    seat: int,
    mine: float,
    *,
    margin: float = 0.01,
    claims: tuple[str, ...] = (),
    left: tuple[int, ...] = (),
) -> ChancePoint:
    return ChancePoint(pick, pick, 1, seat, "draw", (mine, 1 - mine), margin, claims, left)


def verdict(pick: int, loss: float, *, margin: float = 0.01, closely: bool = True) -> Verdict:
    best, picked = Suggestion("draw", 0.5, margin), Suggestion("meld Oars", 0.5 - loss, margin)
    return Verdict(pick, pick, 1, picked, best, 3, closely)


def test_what_is_within_the_margins_is_no_turning_point() -> None:
    points = [point(0, 0, 0.5, margin=0.1), point(1, 1, 0.4, margin=0.1), point(2, -1, 0.39)]
    verdicts = [verdict(0, 0.1, margin=0.1), verdict(1, LEAST / 2), verdict(2, 0.2, closely=False)]
    assert turning_points(0, (0,), points, verdicts) == ()


def test_the_last_point_at_a_pick_or_before_it_is_found() -> None:
    points = [point(pick, 0, 0.5) for pick in (2, 3, 7)]
    assert [last_point(points, pick) for pick in range(9)] == [-1, -1, 0, 1, 1, 1, 1, 2, 2]
    assert last_point([], 3) == -1


def test_luck_deeds_and_choices_are_told_apart() -> None:
    points = [point(0, 0, 0.5), point(1, 0, 0.6), point(2, 1, 0.5), point(3, 0, 0.3), point(4, -1, 0.0)]
    found = turning_points(0, (0,), points, [verdict(1, 0.1), verdict(3, 0.0)])
    assert [(each.pick, each.kind, round(each.change, 2)) for each in found] == [
        *((0, LUCK, 0.1), (1, CHOICE, -0.1), (2, DEED, -0.2), (3, LUCK, -0.3)),
    ]


def test_whoever_gives_up_in_the_middle_of_an_action_has_changed_the_chances() -> None:
    points = [point(0, 0, 0.5, left=(1,)), point(1, 1, 0.9, left=(0,)), point(2, -1, 0.0)]
    found = turning_points(0, (0,), points, [])
    assert [(each.pick, each.kind, each.seat, each.option) for each in found] == [(0, DEED, 1, GIVE_UP)]


def test_a_poor_choice_that_is_left_out_is_not_called_luck() -> None:
    points = [point(pick, 0, 0.9 - pick / 10) for pick in range(6)]
    found = turning_points(0, (0,), points, [verdict(pick, 0.05 + pick / 100) for pick in range(5)])
    assert [(each.pick, each.kind) for each in found] == [(2, CHOICE), (3, CHOICE), (4, CHOICE)]


def test_a_claim_counts_more_than_another_deed() -> None:
    mine, last = [0.9], 0.9
    for change in (0.06, 0.06, 0.04, 0.06, 0.06, 0.06, 0.06):
        last -= change
        mine.append(last)
    points = [point(pick, 1, chance, claims=("2",) if pick == 2 else ()) for pick, chance in enumerate(mine)]
    found = turning_points(0, (0,), points, [])
    assert len(found) == 6
    assert 2 in [each.pick for each in found]
