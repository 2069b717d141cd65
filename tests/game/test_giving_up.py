"""Giving up: asked or not, between actions and inside effects, saved, replayed and dealt anew."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from splay import Game, GameOver, NotOffered, NotYourDecision, PickError, Record, StaleDecision, view
from splay.game import inside
from splay.position.decision import ACTION
from splay.testing.invariants import check_decision, check_deeply, check_position, may_give_up
from splay.testing.twins import twin_of
from splay.views.view import seen_action
from testing.random_games import FOURTH, NAMES, Setup, game_at, game_inside_effect, play, question

THREE = Setup(4, 3)
FIVE = Setup(4, 5)
Make = Callable[[Setup, int, int], Game]
make_any = pytest.mark.parametrize("make", [game_at, game_inside_effect])


def left(game: Game) -> set[int]:
    """The seats out of the game, and those that leave after the effect in progress."""
    return {*game.out, *game.state.leaving}


# -- who can give up ----------------------------------------------------------------------


@make_any
def test_every_seat_can_give_up_asked_or_not(make: Make) -> None:
    for seat in range(5):
        for seed in range(4):
            game = make(FIVE, seed, 40)
            number = question(game).number
            game.give_up(seat, number)
            assert seat in left(game)
            assert (game.picks[-1], inside.askers(game)[-1]) == ("give up", seat)
            assert game.decision is None or question(game).number == game.state.number == number + 1
            check_decision(game)
            check_position(game)


def test_a_pick_can_say_so_too() -> None:
    one, other, third = (game_at(THREE, 3, 40) for _ in range(3))
    seat = question(one).seat
    one.pick("give up")
    other.pick("give up", seat, question(other).number)
    third.give_up(seat)
    assert one == other == third
    assert seat in left(one)


def test_every_seat_can_give_up_before_the_first_turn() -> None:
    for setup in FOURTH:
        for chosen in range(setup.players):
            for seat in range(setup.players):
                game = game_at(setup, 5, chosen)
                game.give_up(seat)
                assert seat in left(game)
                while game.decision is not None and game.turn < 2:
                    check_decision(game)
                    check_position(game)
                    game.pick(game.decision.options[-1])


@make_any
@pytest.mark.parametrize(
    ("seat", "number", "error", "says"),
    [
        (5, 0, NotYourDecision, "seat 5 cannot give up at decision {now}: there is no such seat"),
        (-1, 0, NotYourDecision, "seat -1 cannot give up"),
        (True, 0, NotYourDecision, "seat True cannot give up"),
        ("ann", 0, NotYourDecision, "seat 'ann' cannot give up"),
        (None, 0, NotYourDecision, "seat None cannot give up"),
        (0, -1, StaleDecision, "ann cannot give up at decision {now}: it was meant for decision {before}"),
    ],
)
def test_a_departure_that_cannot_be_is_refused_and_changes_nothing(
    make: Make, seat: Any, number: int, error: type[PickError], says: str
) -> None:
    game = make(FIVE, 2, 40)
    now = question(game).number
    before = game.save(), game.picks[:], game.events
    with pytest.raises(error, match=says.format(now=now, before=now - 1)):
        game.give_up(seat, now + number)
    assert (game.save(), game.picks, game.events) == before


@pytest.mark.parametrize("edition", [1, 3])
def test_the_older_editions_do_not_know_it(edition: int) -> None:
    game = game_at(Setup(edition, 3), 1, 20)
    assert may_give_up(game) == ()
    with pytest.raises(NotOffered, match=f"edition {edition} has no such rule"):
        game.pick("give up", 0)


def test_nobody_gives_up_twice_or_after_the_end() -> None:
    game = THREE.start(1)
    assert may_give_up(game) == (0, 1, 2)
    play(game, random.Random(1), 10)
    assert may_give_up(game) == (0, 1, 2)
    game.give_up(2)
    with pytest.raises(NotOffered, match="cyd cannot give up at decision 11: already out of the game"):
        game.give_up(2)
    game.give_up(0)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1,), "elimination")
    with pytest.raises(GameOver, match="nobody can give up: the game is over"):
        game.give_up(1)


def test_who_waits_to_leave_cannot_give_up_again() -> None:
    game = game_inside_effect(FIVE, 1)
    waiting = next(seat for seat in range(5) if seat not in (question(game).seat, game.state.active))
    game.give_up(waiting)
    assert game.state.leaving == (waiting,)
    assert waiting not in may_give_up(game)
    with pytest.raises(NotOffered, match="already out of the game"):
        game.give_up(waiting)


# -- what becomes of the question -----------------------------------------------------------


def test_the_question_stands_while_somebody_else_gives_up() -> None:
    game = game_inside_effect(FIVE, 1)
    ask = question(game)
    waiting = next(seat for seat in range(5) if seat not in (ask.seat, game.state.active))
    game.give_up(waiting)
    now = question(game)
    assert (now.seat, now.options, now.effect, now.number) == (ask.seat, ask.options, ask.effect, ask.number + 1)
    with pytest.raises(StaleDecision):
        game.pick(ask.options[0], ask.seat, ask.number)
    while game.state.leaving:
        play(game, random.Random(1), 1)
    assert game.outcome is not None or waiting in game.out


def test_who_is_asked_and_gives_up_is_not_asked_again() -> None:
    for seed in range(6):
        game = game_inside_effect(FIVE, seed)
        seat = question(game).seat
        game.give_up(seat)
        assert seat in game.out
        rng = random.Random(seed)
        while game.decision is not None:
            assert question(game).seat != seat
            play(game, rng, 1)


def test_the_turn_passes_from_who_gives_up_between_actions() -> None:
    game = game_at(THREE, 5, 40)
    while question(game).kind != ACTION:
        play(game, random.Random(1), 1)
    seat, turn = game.state.active, game.turn
    game.give_up(seat)
    assert (game.state.active, game.turn) == ((seat + 1) % 3, turn + 1)
    assert question(game).kind == ACTION


# -- saved, copied, written ------------------------------------------------------------------


def after_departure(setup: Setup, seed: int, picks: int) -> Game:
    """A game inside an effect in which somebody has given up since the action began."""
    rng = random.Random(seed)
    while True:
        game = game_inside_effect(setup, rng.randrange(10**6), picks)
        game.give_up(rng.choice(may_give_up(game)))
        if inside.picks_since_checkpoint(game):
            return game


@pytest.mark.parametrize("setup", [setup for setup in FOURTH if setup.players > 2], ids=str)
def test_games_go_on_alike_after_somebody_gave_up_inside_an_effect(setup: Setup) -> None:
    for seed in range(4):
        game = after_departure(setup, seed, 30)
        told = [pick for pick in game.save()["picks"] if pick.endswith(": give up")]
        assert len(told) == 1
        assert told[0].removesuffix(": give up") in NAMES
        twins = [
            game.clone(),
            Game.load(json.loads(json.dumps(game.save()))),
            Record.parse(str(Record.of(game))).replay(),
            Record.parse(str(Record.of(Game.load(game.save())))).replay(),
        ]
        for twin in twins:
            assert twin == game
            assert twin.decision == game.decision
            assert left(twin) == left(game)
        for each in (game, *twins):
            play(each, random.Random(seed), leaving=0.05)
            assert each.outcome is not None
        assert all(twin == game for twin in twins)


def test_a_record_names_who_gave_up() -> None:
    game = game_at(THREE, 5, 40)
    game.give_up(2)
    text = str(Record.of(game))
    assert text.splitlines()[-1] == "cyd: give up"
    replayed = Record.parse(text).replay()
    assert replayed == game
    assert replayed.state.seating.out == (2,)


@pytest.mark.parametrize("setup", [setup for setup in FOURTH if setup.players > 2], ids=str)
def test_resampling_repeats_departures(setup: Setup) -> None:
    different = 0
    for seed in range(4):
        game = after_departure(setup, seed, 30)
        for seat in (*range(setup.players), None):
            twin = twin_of(game, seat, random.Random(seed))
            different += twin != game
            assert left(twin) == left(game)
            assert view(twin, seat) == view(game, seat)
            assert seen_action(twin, seat) == seen_action(game, seat)
    assert different


def test_the_costly_laws_hold_wherever_players_leave() -> None:
    for seed, setup in enumerate(FOURTH * 2):
        game, rng = setup.start(seed), random.Random(seed)
        while game.decision is not None:
            before = left(game)
            play(game, rng, 1, leaving=0.03)
            if left(game) != before:
                check_decision(game)
                check_position(game)
                check_deeply(game, rng)


def test_who_is_out_has_nothing_and_is_seen_to_be_out() -> None:
    game = game_at(THREE, 5, 40)
    game.give_up(1)
    bob = view(game, 0).players[1]
    assert bob.out
    assert (bob.hand, bob.score, bob.piles, bob.achievements, bob.specials) == ((), (), (), (), ())
    assert [player["out"] for player in game.save()["players"]] == [False, True, False]
