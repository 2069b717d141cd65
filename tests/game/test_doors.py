"""The doors for programs: actions by number and options by place lead to the games that the options themselves do."""

import random
from typing import Any

import numpy as np
import pytest

from splay import Game, GameOver, NotOffered
from splay.game import inside
from splay.position.decision import PLAYER
from testing.random_games import Setup, game_at, play, question, seeds, tables


def state_of(game: Game) -> tuple[Any, ...]:
    return game.save(), game.events, game.decision, list(game.picks), list(inside.askers(game))


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_all_doors_lead_to_the_same_game(setup: Setup) -> None:
    for seed in seeds(2):
        rng = random.Random(seed)
        by_option, by_number, by_place = (setup.start(seed) for _ in range(3))
        while by_option.decision is not None:
            ask = by_option.decision
            actions = by_number.legal_actions
            assert by_place.option_count == len(actions) == len(set(actions)) == len(ask.options)
            assert by_place.seat == by_number.seat == ask.seat
            place = int(rng.random() * len(actions))
            by_option.pick(ask.options[place])
            by_number.step(actions[place])
            by_place.pick_at(place)
            assert by_option.picks == by_number.picks == by_place.picks
        assert inside.askers(by_number) == inside.askers(by_place) == inside.askers(by_option)
        assert by_number.outcome == by_place.outcome == by_option.outcome
        assert by_number.state == by_place.state == by_option.state
        assert (by_place.legal_actions, by_place.option_count, by_place.seat) == ((), 0, -1)


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_each_number_means_the_option_at_its_place(setup: Setup) -> None:
    rng = random.Random(1)
    game = setup.start(1)
    while game.decision is not None:
        ask, numbers = game.decision, game.state.seating.numbers
        names = game.names
        for action, option in zip(game.legal_actions, ask.options, strict=True):
            meant = numbers.options[action]
            if ask.kind == PLAYER and option != "pass":
                meant = names[(ask.seat + int(meant)) % len(names)]
            assert meant == option
            assert numbers.words[action] in (option, f"{ask.kind} {numbers.options[action]}")
        game.step(rng.choice(game.legal_actions))


def test_looking_changes_nothing() -> None:
    """Whether somebody looks at a question makes no difference to what follows."""
    for setup in (Setup(3, 2), Setup(4, 5), Setup(4, 4, "ABAB")):
        watched, blind = setup.start(5), setup.start(5)
        rng = random.Random(5)
        while blind.option_count:
            place = int(rng.random() * blind.option_count)
            assert question(watched).options[place]
            assert watched.legal_actions[place] >= 0
            watched.pick_at(place)
            blind.pick_at(place)
            assert watched.events == blind.events
        assert watched.picks == blind.picks


@pytest.mark.parametrize("setup", [Setup(1, 2), Setup(3, 2), Setup(4, 5)], ids=str)
def test_a_question_stays_what_it_was_when_the_game_goes_on(setup: Setup) -> None:
    for seed in range(8, 16):
        rng = random.Random(seed)
        watched, blind = setup.start(seed), setup.start(seed)
        asked = []
        while watched.decision is not None:
            asked.append((watched.decision.options, blind.decision))
            place = int(rng.random() * blind.option_count)
            watched.pick_at(place)
            blind.pick_at(place)
        assert [options for options, _ in asked] == [ask.options for _, ask in asked if ask is not None]


WRONG = [-1, 391, 541, 10**30, 1.0, "draw", "2", None, True, False, [], np.float64(2), np.array([2, 2])]


@pytest.mark.parametrize("setup", [Setup(1, 2), Setup(3, 4, "ABAB"), Setup(4, 5)], ids=str)
@pytest.mark.parametrize("picks", [0, 1, 30, 31, 32, 33, 60])
def test_wrong_numbers_are_refused_and_change_nothing(setup: Setup, picks: int) -> None:
    game = game_at(setup, seed=2, picks=picks)
    before = state_of(game)
    offered = set(game.legal_actions)
    elsewhere = [action for action in range(541) if action not in offered]
    for wrong in (*WRONG, *elsewhere):
        with pytest.raises(NotOffered, match=rf"at decision {picks}: not offered"):
            game.step(wrong)  # type: ignore[arg-type]
    for wrong in (*WRONG, game.option_count, 2**64):
        with pytest.raises(NotOffered, match=rf"at decision {picks}: not offered"):
            game.pick_at(wrong)  # type: ignore[arg-type]
    assert state_of(game) == before


def test_numbers_of_numpy_are_numbers() -> None:
    one, two = Setup(3, 2).start(3), Setup(3, 2).start(3)
    rng = random.Random(3)
    while one.option_count:
        place = rng.randrange(one.option_count)
        two.step(np.int64(two.legal_actions[place]))
        one.pick_at(np.int32(place))
    assert one.picks == two.picks


def test_nothing_can_be_stepped_when_the_game_is_over() -> None:
    game = play(Setup(3, 2).start(1), random.Random(1))
    for refused in (game.step, game.pick_at):
        with pytest.raises(GameOver, match="nobody can pick 0: the game is over"):
            refused(0)


@pytest.mark.parametrize("setup", [Setup(3, 2), Setup(4, 3), Setup(4, 4, "ABAB")], ids=str)
def test_clones_and_saved_games_have_the_same_numbers(setup: Setup) -> None:
    game = setup.start(4)
    rng = random.Random(4)
    while game.option_count:
        twin, loaded = game.clone(), Game.load(game.save())
        assert twin.legal_actions == loaded.legal_actions == game.legal_actions
        action = rng.choice(game.legal_actions)
        for each in (game, twin, loaded):
            each.step(action)
        assert twin == game == loaded


def test_who_gives_up_is_no_longer_offered_by_number() -> None:
    """The question is asked again with fewer options, and each of them still means the same."""
    met = 0
    for seed in range(200):
        game = Setup(4, 5, parley=False).start(seed)
        rng = random.Random(seed)
        while (ask := game.decision) is not None:
            others = [game.names.index(name) for name in ask.options if ask.kind == PLAYER and name in game.names]
            leavers = [seat for seat in others if seat not in (ask.seat, game.state.active)]
            if leavers and len(ask.options) > 2:
                game.give_up(leavers[0])
                again = game.decision
                if again is not None and again.kind == PLAYER and again.seat == ask.seat:
                    names = game.names
                    assert names[leavers[0]] not in again.options
                    twin = game.clone()
                    twin.pick(again.options[-1])
                    game.step(game.legal_actions[-1])
                    assert twin == game
                    met += 1
                break
            game.step(rng.choice(game.legal_actions))
    assert met > 3
