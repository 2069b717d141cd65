"""Following others: where the table is shown on the way to now, and that it never takes long."""

import pytest

from splay.host.following import ACTION, BUDGETS, OWN_APART, OWN_WAIT, STEP, TURN, Stop, turns_of, wait_at, way
from splay.host.live_table import LiveTable
from splay.host.steps import stops
from testing.random_games import Setup, game_at
from web.stories import live_of


@pytest.fixture(scope="module")
def live() -> LiveTable:
    return live_of(game_at(Setup(4, 4), 5, 240))


def test_what_others_do_is_shown_an_action_or_a_turn_at_a_time(live: LiveTable) -> None:
    actions, turns = way(live, 0, (), 0, ACTION), way(live, 0, (), 0, TURN)
    steps = [stop.step for stop in actions]
    assert steps == sorted(set(steps))
    assert [stop.turn for stop in turns] == sorted({stop.turn for stop in actions})
    assert {stop.step for stop in turns} <= set(steps)
    assert len(steps) <= sum(pick.begins_action for pick in live.picks) + len(live.names)
    assert [stop.step for stop in way(live, 0, (), 0, STEP)] == stops(live, 0, 0)


def test_whoever_is_on_the_way_goes_on_where_the_whole_way_leads(live: LiveTable) -> None:
    for by in (ACTION, TURN):
        whole = way(live, 0, (0,), 0, by)
        for at in (whole[3].step, whole[len(whole) // 2].step):
            assert way(live, 0, (0,), at, by) == [stop for stop in whole if stop.step > at]


def test_own_movements_are_shown_apart_but_not_all(live: LiveTable) -> None:
    own = [stop for stop in way(live, 0, (0,), 0) if stop.is_own]
    by_pick = [sum(live.place_of(stop.step - 1)[0] == number for stop in own) for number in range(len(live.picks))]
    assert max(by_pick) == OWN_APART
    assert len(own) > sum(pick.begins_action and pick.seat == 0 for pick in live.picks)


def test_an_action_that_waits_for_somebody_else_is_told_when_it_is_over() -> None:
    setup = Setup(4, 4)
    for picks in range(20, 200):
        game = game_at(setup, 5, picks)
        if game.decision and game.decision.kind not in ("action", "opening") and game.decision.seat == 2:
            live = live_of(game)
            assert (
                live.place_of(way(live, 0, (0,), 0)[-1].step - 1)[0] < len(live.picks) - 1 or live.picks[-1].seat == 0
            )
            assert way(live, 2, (2,), 0)[-1].step > way(live, 0, (0,), 0)[-1].step or live.picks[-1].seat == 0
            return
    raise AssertionError("nobody is asked in the middle of an action")


@pytest.mark.parametrize("pace", BUDGETS)
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_everything_between_two_own_decisions_takes_four_seconds_at_most(pace: str, others: int) -> None:
    """However it comes: all at once, or one action after the other while the ones before are shown."""
    own = [Stop(step, 1, True) for step in range(1, OWN_APART + 1)]
    for count in range(1, 3 * others):
        stops = own + [Stop(step, 2 + step // 2) for step in range(10, 10 + count)]
        at_once = sum(wait_at(stop, stops, others, pace) for stop in stops)
        one_by_one = sum(wait_at(stop, stops[: at + 1], others, pace) for at, stop in enumerate(stops))
        assert at_once <= BUDGETS[pace] <= 4000
        if count <= 2 * others:
            assert one_by_one <= BUDGETS[pace]
    assert wait_at(own[0], own, others, pace) == OWN_WAIT


def test_a_game_with_four_players_is_followed_within_four_seconds(live: LiveTable) -> None:
    """Measured in stops and their waits, from each own action to the next."""
    whole = way(live, 0, (0,), 0)
    longest = 0
    last = 0
    for stop in whole:
        if stop.is_own:
            last = stop.step
        part = [each for each in whole if last < each.step <= stop.step]
        longest = max(longest, sum(wait_at(each, part, 3, "calm") for each in part))
    assert 2000 < longest <= 4000


def test_turns_are_counted() -> None:
    assert turns_of([]) == 0
    assert turns_of([Stop(3, 4), Stop(7, 4), Stop(9, 5)]) == 2
