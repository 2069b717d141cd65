"""Copies: equal to their original, and never tied to it."""

import copy
import inspect
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from splay import Game, view
from splay.game import inside
from splay.position.card import Card
from splay.position.editions import Edition
from splay.position.ruleset import Ruleset, ruleset
from splay.position.seating import Seating
from splay.position.state import Outcome, Player, State
from testing.random_games import Setup, game_at, game_inside_effect, play, question, tables

UNCHANGING = (str, int, float, bool, type(None), Card, Ruleset, Edition, Outcome, Seating)


def changeable(thing: Any, found: dict[int, Any]) -> dict[int, Any]:
    """Everything that could be changed in place, inside this thing, by identity."""
    if isinstance(thing, UNCHANGING):
        return found
    if isinstance(thing, tuple):
        for part in thing:
            changeable(part, found)
        return found
    assert isinstance(thing, (list, State, Player)), f"what is a {type(thing)}?"
    found[id(thing)] = thing
    for part in thing if isinstance(thing, list) else (getattr(thing, name) for name in fields(thing)):
        changeable(part, found)
    return found


def fields(thing: object) -> list[str]:
    """The slots of a class, which have another name where it is compiled."""
    return [
        name
        for name, value in vars(type(thing)).items()
        if inspect.isdatadescriptor(value) and not isinstance(value, property)
    ]


def inside_of(game: Game) -> dict[int, Any]:
    found = changeable(game.state, {})
    changeable(inside.checkpoint(game), found)
    changeable(game.picks, found)
    return changeable(inside.askers(game), found)


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(setup: Setup) -> None:
    game, rng = setup.start(3), random.Random(3)
    under_way = 0
    while game.decision is not None:
        if rng.random() < 0.3:
            twin = game.clone()
            assert twin == game
            assert twin.decision == game.decision
            assert (twin.picks, inside.askers(twin), twin.seed) == (game.picks, inside.askers(game), game.seed)
            assert (twin.events, twin.action_events) == (game.events, game.action_events)
            assert not inside_of(twin).keys() & inside_of(game).keys()
            under_way += bool(inside.picks_since_checkpoint(game))
        play(game, rng, 1)
    assert under_way


def look(game: Game) -> list[Any]:
    """All that can be seen of a game."""
    views = [view(game, seat).to_json() for seat in (None, *range(len(game.names)))]
    return [game.save(), game.decision, game.picks[:], inside.askers(game)[:], game.events, game.action_events, *views]


@pytest.mark.parametrize("make", [game_at, game_inside_effect])
def test_playing_a_clone_to_its_end_leaves_the_original_and_back(make: Any) -> None:
    game: Game = make(Setup(3, 3), 8, 25)
    twin = game.clone()
    before = look(game)
    play(twin, random.Random(1))
    assert look(game) == before
    ended = look(twin)
    play(game, random.Random(2))
    assert look(twin) == ended


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_a_checkpoint_that_was_not_taken_is_found_by_playing_again(setup: Setup) -> None:
    asked, unasked = setup.start(4), setup.start(4)
    rng, under_way = random.Random(4), 0
    while (ask := asked.decision) is not None:
        if inside.picks_since_checkpoint(asked):
            under_way += 1
            if under_way in (2, 20):
                late = setup.start(4)  # looked at for the first time
                for option in asked.picks:
                    late.pick(option)
                assert late == asked
                assert look(late) == look(asked)
                assert late.clone() == asked.clone()
        assert inside.checkpoint(asked)  # so that it is kept at each action
        option = rng.choice(ask.options)
        asked.pick(option)
        unasked.pick(option)
    assert under_way >= 20
    assert look(unasked) == look(asked)


def test_a_checkpoint_is_found_after_somebody_has_given_up() -> None:
    asked, unasked = (Setup(4, 4).start(2) for _ in range(2))
    for game in (asked, unasked):
        rng = random.Random(2)
        for number in range(400):
            if game is asked and game.decision is not None:
                assert inside.checkpoint(game)
            if number == 30:
                game.give_up(3)
            if number > 60 and inside.picks_since_checkpoint(game):
                break
            play(game, rng, 1)
    assert inside.picks_since_checkpoint(unasked)
    assert unasked == asked
    assert look(unasked.clone()) == look(asked)


def test_clones_of_clones_play_alike() -> None:
    game = game_inside_effect(Setup(1, 2), 6, since=2)
    twins = [game, game.clone(), game.clone().clone()]
    rng = random.Random(0)
    while (ask := game.decision) is not None:
        option = rng.choice(ask.options)
        for twin in twins:
            twin.pick(option)
        assert twins[0] == twins[1] == twins[2]
        assert twins[0].events == twins[1].events == twins[2].events


@pytest.mark.parametrize("make", [game_at, game_inside_effect])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_the_copies_of_python_are_clones(make: Any, copied: Callable[[Game], Game]) -> None:
    game: Game = make(Setup(3, 2), 8, 25)
    twin = copied(game)
    assert twin == game
    assert not inside_of(twin).keys() & inside_of(game).keys()


def test_a_game_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="a game cannot be pickled: send what save"):
        pickle.dumps(Setup(3, 2).start(1))


def test_a_finished_game_can_be_cloned() -> None:
    game = game_at(Setup(3, 2), 1, 10_000)
    assert game.clone() == game
    assert game.clone().outcome == game.outcome


def test_games_that_stand_elsewhere_are_not_equal() -> None:
    game = Setup(3, 2).start(1)
    other = game.clone()
    other.pick(question(other).options[0])
    assert game != other
    third = game.clone()
    third.pick(question(third).options[1])
    assert third != other
    assert game != Setup(3, 2, covered_hidden=True).start(1)
    assert game != "a game"


def test_equality_looks_at_the_picks_inside_an_effect() -> None:
    game = game_inside_effect(Setup(3, 2), 3, since=2)
    same_checkpoint = inside.from_state(inside.checkpoint(game))
    assert same_checkpoint != game
    for option in inside.picks_since_checkpoint(game):
        same_checkpoint.pick(option)
    assert same_checkpoint == game


def test_from_state_copies_what_it_is_given() -> None:
    game = game_at(Setup(3, 2), 3, 30)
    before = game.save()
    play(inside.from_state(game.state), random.Random(1))
    assert game.save() == before


# -- cards and views across processes ----------------------------------------------------


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_views_decisions_and_states_stay_equal_when_copied_or_sent(how: Callable[[Any], Any]) -> None:
    for game in (game_at(Setup(3, 2), 3, 60), game_inside_effect(Setup(3, 2), 3, picks=40)):
        for thing in (
            view(game, 0),
            view(game, None),
            game.decision,
            inside.checkpoint(game),
            game.state.players[0].hand,
        ):
            assert how(thing) == thing


def test_there_is_one_card_of_a_name_in_an_edition() -> None:
    oars = ruleset(3).by_name["Oars"]
    assert copy.deepcopy(oars) is oars
    assert pickle.loads(pickle.dumps(oars)) is oars
    assert pickle.loads(pickle.dumps(oars.effects[0])) is oars.effects[0]
    assert ruleset(1).by_name["Oars"] is not oars
