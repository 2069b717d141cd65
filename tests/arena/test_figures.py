"""Intervals, ratings and times against values that are known or worked out by hand."""

from math import log10

import pytest

from splay.arena.intervals import Z, share_of, wilson
from splay.arena.ratings import POINTS, ratings
from splay.arena.times import Times


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.9, 20, 0.6990, 0.9721)],
)
def test_wilson_as_in_tables(share: float, count: int, low: float, high: float) -> None:
    found = wilson(share, count)
    assert (found.share, round(found.low, 4), round(found.high, 4)) == (share, low, high)


def test_sets_whose_games_always_end_alike_are_worth_one_game_each() -> None:
    # Ten sets of two: the variance between sets is 10/9 x 10 x 1 / 20² = 1/36, that of independent games 1/80.
    assert share_of([(2, 2), (0, 2)] * 5) == pytest.approx(wilson(0.5, 20 / (80 / 36)))


def test_sets_in_which_seats_even_out_promise_no_more_than_independent_games() -> None:
    assert share_of([(1, 2)] * 10) == wilson(0.5, 20)


def test_shares_that_are_sure_or_unknown() -> None:
    assert share_of([(2, 2)] * 10) == wilson(1.0, 20)
    assert share_of([]) == (0.0, 0.0, 1.0)
    assert share_of([(1, 2)]) == wilson(0.5, 2)


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    one, other = ratings(2, [{(0, 1): 1.0}] * 30 + [{(1, 0): 1.0}] * 10)
    assert (one.points, one.low, one.high) == (0, 0, 0)
    assert other.points == pytest.approx(-400 * log10(3))
    # The variance of the logarithm of odds is 1/30 + 1/10; between 40 sets, 40/39 of it.
    assert other.high - other.points == pytest.approx(Z * POINTS * (40 / 39 * (1 / 30 + 1 / 10)) ** 0.5)
    assert other.is_bounded


def test_games_that_always_end_alike_within_a_set_widen_the_interval() -> None:
    apart = ratings(2, [{(0, 1): 1.0}] * 30 + [{(1, 0): 1.0}] * 10)[1]
    alike = ratings(2, [{(0, 1): 2.0}] * 15 + [{(1, 0): 2.0}] * 5)[1]
    even = ratings(2, [{(0, 1): 3.0, (1, 0): 1.0}] * 10)[1]
    assert alike.points == pytest.approx(apart.points)
    assert alike.high - alike.low == pytest.approx((apart.high - apart.low) * (2 * 20 / 19 / (40 / 39)) ** 0.5)
    assert even.high - even.low == pytest.approx((apart.high - apart.low) / (40 / 39) ** 0.5)


def test_three_bots_whose_odds_multiply() -> None:
    sets = [{(0, 1): 3.0, (1, 0): 1.0, (1, 2): 3.0, (2, 1): 1.0, (0, 2): 9.0, (2, 0): 1.0}]
    assert [rating.points for rating in ratings(3, sets)] == pytest.approx([0, -400 * log10(3), -400 * log10(9)])


def test_a_draw_is_half_a_win_for_both() -> None:
    drawn = [{(0, 1): 0.5, (1, 0): 0.5}] * 4
    won = [{(0, 1): 1.0}, {(1, 0): 1.0}] * 2
    assert [each.points for each in ratings(2, drawn)] == pytest.approx([each.points for each in ratings(2, won)])


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    one, other = ratings(2, [{(0, 1): 1.0}] * 20)
    assert not one.is_bounded
    assert other.points == pytest.approx(-400 * log10(20.5 / 0.5))


def test_bots_that_never_met_cannot_be_compared() -> None:
    assert ratings(4, [{(0, 1): 1.0, (1, 0): 1.0, (2, 3): 1.0, (3, 2): 1.0}]) == []
    assert ratings(2, []) == []


def test_times_can_be_added_up_and_kept() -> None:
    slow, quick = Times(), Times()
    for _ in range(10):
        slow.add(2.0)
    for _ in range(90):
        quick.add(0.001)
    quick += slow
    assert quick.count == 100
    assert quick.mean == pytest.approx(200.9)
    assert quick.percentile(0.9) == 1.0
    assert 2000 <= quick.percentile(0.95) <= 2100
    assert Times.from_json(quick.to_json()) == quick
    assert (Times().mean, Times().percentile(0.95)) == (0.0, 0.0)
