"""A game as a seat sees it at every step: exact at any kind of table, also where covered cards are hidden."""

import random
from itertools import pairwise

import pytest

from splay.host.steps import SHOWN_APART, memory_at, sight, stops
from splay.position.card_moves import CardMoves
from splay.position.events import EffectBegins
from splay.store.rows import PICK, UNDO, Entry
from splay.views.view import View, view
from splay.views.whereabouts import Place
from testing.random_games import SETUPS, Setup, play
from views.test_memory import lying
from web.stories import live_of

HIDDEN = [setup for setup in SETUPS if setup.covered_hidden]
STEPS = 120
STILL = {"turn", "effect", "bonus", "withdraw"}
"""Of what happens so, nothing is to be seen on the table."""


def without_question(seen: View) -> dict[str, object]:
    """All that a view shows of the table."""
    return seen.to_json() | {"decision": None, "actions_left": None}


@pytest.mark.parametrize("setup", [*HIDDEN, Setup(4, 3), Setup(4, 5)], ids=str)
def test_every_step_of_a_game_is_a_sight_of_its_own(setup: Setup) -> None:
    """Cards move one by one, and what the last event of a pick leaves is what the next pick finds."""
    live = live_of(play(setup.start(3), random.Random(3), 60))
    looked, moved = 0, 0
    for seat in (0, None):
        seen = [sight(live, seat, step) for step in range(min(live.steps, STEPS) + 1)]
        for before, after in pairwise(seen):
            assert after.event is not None
            if isinstance(after.event, EffectBegins):
                assert without_question(after.view) == without_question(before.view)
                looked += 1
            if isinstance(after.event, CardMoves) and after.event.kind != "tuck":
                assert without_question(after.view) != without_question(before.view)
                moved += 1
    assert looked > 10
    assert moved > 50


@pytest.mark.parametrize("setup", HIDDEN, ids=str)
def test_nothing_jumps_where_covered_cards_are_hidden(setup: Setup) -> None:
    """Of one card that moves, at most two zones change their size, by one card each."""
    live = live_of(play(setup.start(4), random.Random(4), 80))

    def sizes(seen: View) -> list[int]:
        piles = [len(player.hand) for player in seen.players] + [len(player.score) for player in seen.players]
        return [*piles, *seen.decks, *(len(player.achievements) for player in seen.players)]

    moved = 0
    for step in range(1, live.steps):
        before, after = sight(live, None, step - 1), sight(live, None, step)
        changes = [abs(now - then) for then, now in zip(sizes(before.view), sizes(after.view), strict=True)]
        assert max(changes) <= 1
        assert sum(changes) <= 2
        moved += any(changes)
    assert moved > 40


@pytest.mark.parametrize("setup", [HIDDEN[0], HIDDEN[-1], Setup(4, 4)], ids=str)
def test_a_step_between_two_picks_is_what_the_game_shows_then(setup: Setup) -> None:
    live = live_of(play(setup.start(5), random.Random(5), 60))
    compared = 0
    for number in range(0, len(live.picks), 7):
        step = live.step_of(number)
        if live.place_of(step) == (number, 0):
            assert sight(live, 1, step).view == view(live.game_at(number), 1)
            compared += 1
    assert compared > 5
    assert sight(live, 1).view == view(live.game, 1)


@pytest.mark.parametrize("answer", ["yes", "pass", "give up"])
def test_every_step_is_shown_when_the_last_to_choose_a_first_card_left_instead(answer: str) -> None:
    """The partner is asked whether to leave as well, and that answer is no first card."""
    game = play(Setup(4, 4, "ABAB").start(6), random.Random(6), 3)
    game.give_up(3)
    game.pick(answer, seat=1)
    live = live_of(game)
    shown = [sight(live, 0, step).view for step in range(live.steps + 1)]
    assert [player.out for player in shown[0].players] == [False] * 4
    assert [player.out for player in shown[-1].players] == [False, answer != "pass", False, True]


def test_looking_leaves_the_game_as_it_is() -> None:
    live = live_of(play(Setup(4, 3).start(6), random.Random(6), 50))
    before = live.game.save()
    for step in range(live.steps):
        sight(live, 0, step)
    assert live.game.save() == before
    assert stops(live, 0, 0)[-1] <= live.steps


def test_a_step_that_does_not_exist_is_taken_for_the_nearest_one() -> None:
    live = live_of(play(Setup(3, 2).start(7), random.Random(7), 20))
    assert sight(live, 0, -3) == sight(live, 0, 0)
    assert sight(live, 0, 0).event is None
    assert sight(live, 0, live.steps + 3) == sight(live, 0)
    assert sight(live, 0).is_now


def test_on_the_way_to_now_movements_are_shown_one_by_one_and_the_last_of_very_many_together() -> None:
    live = live_of(play(Setup(3, 4).start(8), random.Random(8), 150))
    way, sizes, step = [], set(), 0
    for events in live.told(0):
        moving = [at for at, event in enumerate(events, start=step + 1) if event.kind not in STILL]
        way += moving if len(moving) <= SHOWN_APART else [*moving[:SHOWN_APART], moving[-1]]
        sizes.add(len(moving))
        step += len(events)
    assert stops(live, 0, 0) == way
    assert {0, 1, SHOWN_APART, SHOWN_APART + 1} <= sizes, "picks that move few cards, and many"
    for seen in range(0, live.steps, 7):
        assert stops(live, 0, seen) == [stop for stop in way if stop > seen]


def test_in_a_game_that_is_over_all_hands_and_score_piles_can_be_opened_at_any_step() -> None:
    game = play(Setup(3, 2).start(7), random.Random(7), 10_000)
    assert game.outcome is not None
    live = live_of(game)
    for step in range(0, live.steps + 1, 40):
        own = [sight(live, seat, step).view.players[seat] for seat in (0, 1)]
        for seat in (0, 1, None):
            seen = sight(live, seat, step, opens=True).view
            assert [(player.hand, player.score) for player in seen.players] == [
                (player.hand, player.score) for player in own
            ]
            assert seen.asked == sight(live, seat, step).view.asked


def test_nothing_is_opened_while_a_game_is_played() -> None:
    live = live_of(play(Setup(3, 2).start(7), random.Random(7), 60))
    for seat in (0, None):
        for step in (30, None):
            assert sight(live, seat, step, opens=True) == sight(live, seat, step)


def test_at_a_step_a_seat_remembers_where_cards_lay_then() -> None:
    """Whatever it knows is so at that step, neither earlier nor later."""
    live = live_of(play(Setup(4, 2).start(9), random.Random(9), 120))
    remembered = 0
    for step in range(0, live.steps, 3):
        number, done = live.place_of(step)
        state = live.position_at(number, done) if done else live.game_at(number).state
        for (seat, zone), cards in memory_at(live, sight(live, 0, step)).known.items():
            assert set(cards) <= lying(state, Place(zone, seat)), (step, seat, zone)
            remembered += len(cards)
    assert remembered > 100


@pytest.mark.parametrize("setup", [Setup(1, 2), Setup(3, 4), Setup(4, 3)], ids=str)
def test_what_is_kept_of_a_game_is_what_all_of_it_says(setup: Setup) -> None:
    """Places of steps, what happened between two of them, positions before picks, also after picks are taken back."""
    rng = random.Random(str(setup))
    live = live_of(play(setup.start(2), rng, 90))
    for left in (90, 61, 60, 7, 0):
        live.follow([Entry(live.length + 1, UNDO, 0, str(left))] if left < len(live.picks) else [])
        assert len(live.picks) == left
        events = [event for told in live.told(0) for event in told]
        assert live.steps == len(events) == sum(len(pick.events) for pick in live.picks)
        for step in range(live.steps + 1):
            number, done = live.place_of(step)
            assert live.step_of(number) + done == step
            assert done < len(live.picks[number].events) if number < left else not done
            assert live.told_between(max(0, step - 9), step, 0) == events[max(0, step - 9) : step]
            assert next(live.back_from(step, 0), None) == (events[step - 1] if step else None)
        for number in range(left + 1):
            assert live.game_at(number).picks == live.game.picks[:number]


def test_what_follows_from_the_present_is_worked_out_until_it_has_passed() -> None:
    live = live_of(play(Setup(4, 2).start(2), random.Random(2), 30))
    counted: list[int] = []

    def count(what: int) -> int:
        counted.append(what)
        return len(live.picks)

    assert [live.once("a", count, 1), live.once("a", count, 1), live.once("b", count, 2)] == [30, 30, 30]
    assert counted == [1, 2]
    live.follow([Entry(live.length + 1, UNDO, 0, "29")])
    assert live.once("a", count, 3) == 29
    ask = live.game.decision
    assert ask is not None
    live.follow([Entry(live.length + 1, PICK, ask.seat, ask.options[0])])
    assert live.once("a", count, 4) == 30
    assert sight(live, 0) is not sight(live, 1)
    assert sight(live, 0).view.seat == 0
    assert sight(live, 1).view.seat == 1
