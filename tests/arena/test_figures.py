"""Intervals, ratings and times against values that are known or worked out by hand."""

from math import inf, log10

import pytest

from splay.arena.intervals import UNKNOWN, Z, reach, share_of, wilson
from splay.arena.ratings import POINTS, Sides, Victories, ratings
from splay.arena.times import Times


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.9, 20, 0.6990, 0.9721)],
)
def test_wilson_as_in_tables(share: float, count: int, low: float, high: float) -> None:
    found = wilson(share, count)
    assert (found.share, round(found.low, 4), round(found.high, 4)) == (share, low, high)


@pytest.mark.parametrize(("sets", "quantile"), [(4, 3.182), (7, 2.447), (11, 2.228), (31, 2.042), (10_001, 1.960)])
def test_few_sets_reach_farther_as_in_tables_of_t(sets: int, quantile: float) -> None:
    assert reach(sets) == pytest.approx(quantile, abs=0.004)
    assert reach(1) == reach(0) == Z


def test_sets_whose_games_always_end_alike_are_worth_one_game_each() -> None:
    # Ten sets of two: the variance between sets is 10/9 x 10 x 1 / 20² = 1/36, that of independent games 1/80.
    assert share_of([(2, 2), (0, 2)] * 5) == pytest.approx(wilson(0.5, 20 / (80 / 36 * (reach(10) / Z) ** 2)))


def test_sets_in_which_seats_even_out_promise_no_more_than_independent_games() -> None:
    assert share_of([(1, 2)] * 10) == wilson(0.5, 20)


def test_shares_that_are_sure_or_unknown() -> None:
    assert share_of([(2, 2)] * 10) == wilson(1.0, 20)
    assert share_of([]) == share_of([(0, 0)]) == UNKNOWN == (0.0, 0.0, 1.0)
    assert share_of([(1, 2), (0, 0)]) == wilson(0.5, 2)


def duel(*won: float) -> Victories:
    """How many games each of two bots has won."""
    return {((0, 1), place): games for place, games in enumerate(won) if games}


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    one, other = ratings(2, [duel(1)] * 30 + [duel(0, 1)] * 10)
    assert (one.points, one.low, one.high) == (0, 0, 0)
    assert other.points == pytest.approx(-400 * log10(3))
    # The variance of the logarithm of odds is 1/30 + 1/10; between 40 sets, 40/39 of it.
    error = (40 / 39 * (1 / 30 + 1 / 10)) ** 0.5
    assert other.high - other.points == pytest.approx(reach(40) * POINTS * error)
    assert other.is_bounded


def test_games_that_always_end_alike_within_a_set_widen_the_interval() -> None:
    def width(sets: list[Victories]) -> float:
        found = ratings(2, sets)[1]
        assert found.points == pytest.approx(-400 * log10(3))
        return found.high - found.low

    independent = 2 * Z * POINTS * (1 / 30 + 1 / 10) ** 0.5
    assert width([duel(1)] * 30 + [duel(0, 1)] * 10) == pytest.approx(independent * reach(40) / Z * (40 / 39) ** 0.5)
    assert width([duel(2)] * 15 + [duel(0, 2)] * 5) == pytest.approx(independent * reach(20) / Z * (40 / 19) ** 0.5)
    assert width([duel(3, 1)] * 10) == pytest.approx(independent)


def test_three_bots_whose_odds_multiply() -> None:
    met = {(0, 1): (3.0, 1.0), (1, 2): (3.0, 1.0), (0, 2): (9.0, 1.0)}
    sets: list[Victories] = [
        {(pair, place): games for pair, won in met.items() for place, games in zip(pair, won, strict=True)}
    ]
    assert [rating.points for rating in ratings(3, sets)] == pytest.approx([0, -400 * log10(3), -400 * log10(9)])


def test_at_larger_tables_each_side_wins_in_proportion_to_its_strength() -> None:
    # One against four of which each is half as strong wins 1 of 3 games, and any game tells as much as one game does.
    sides: Sides = (0, 1, 1, 1, 1)
    sets: list[dict[tuple[Sides, int], float]] = [{(sides, 0): 1.0}] * 20 + [{(sides, 1): 1.0}] * 40
    found = ratings(2, sets)[1]
    assert found.points == pytest.approx(-400 * log10(2))
    assert found.high - found.points == pytest.approx(reach(60) * POINTS * (60 / 59 / (60 * 1 / 3 * 2 / 3)) ** 0.5)


def test_a_draw_is_a_part_of_a_win_for_all() -> None:
    drawn = [duel(0.5, 0.5)] * 4
    won = [duel(1), duel(0, 1)] * 2
    assert [each.points for each in ratings(2, drawn)] == pytest.approx([each.points for each in ratings(2, won)])


def test_who_wins_everything_is_not_infinitely_strong_but_has_no_bound() -> None:
    one, other = ratings(2, [duel(1)] * 20)
    assert (one.points, one.low, one.high, one.is_bounded) == (0, 0, 0, True)
    assert other.points == pytest.approx(-400 * log10(20.5 / 0.5))
    assert (other.low, other.is_bounded) == (-inf, False)
    assert other.points < other.high < 0


def test_bounds_can_be_set_by_way_of_others() -> None:
    # The last one has lost to everybody; the first two have beaten each other.
    sets: list[Victories] = [{((0, 1), 0): 2.0, ((0, 1), 1): 1.0, ((1, 2), 1): 4.0}] * 9
    first, second, third = ratings(3, sets)
    assert (first.is_bounded, second.is_bounded, third.is_bounded) == (True, True, False)
    assert third.low == -inf
    assert third.high < second.points


def test_bots_that_never_met_cannot_be_compared() -> None:
    apart: Victories = {((0, 1), 0): 1.0, ((0, 1), 1): 1.0, ((2, 3), 2): 1.0, ((2, 3), 3): 1.0}
    assert ratings(4, [apart]) == []
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
