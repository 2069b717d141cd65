"""Giving up in edition 4 at every shape of table: the events lead to the position, whatever partners answer."""

import random
from collections.abc import Iterator

import pytest

from splay.game.game import Game
from splay.position.decision import ACTION, OPENING
from splay.position.editions import FOURTH
from splay.position.state import State
from splay.position.verbs import GIVE_UP, Verb
from splay.testing.invariants import check_decision, check_events, check_position, may_give_up
from splay.testing.tables import team_shapes
from testing.random_games import NAMES, play, question

SHAPES = ["", *team_shapes(FOURTH)]
PICKS = 40
"""How far games are followed with departures in actions: in each of these, effects ask by then."""


def start(shape: str, seed: int = 1) -> Game:
    """A new game; of three players if everyone plays alone."""
    return Game.start(4, NAMES[: len(shape) or 3], seed, shape)


def check(before: State, game: Game) -> None:
    check_events(before, game)
    check_decision(game)
    check_position(game)


def departures(game: Game) -> Iterator[Game]:
    """The game after each departure that is possible now, and after each line of answers and departures of partners."""
    for seat in may_give_up(game):
        before, gone = game.state.copy(), game.clone()
        gone.give_up(seat)
        check(before, gone)
        yield from answered(gone)


def answered(game: Game) -> Iterator[Game]:
    """The game once partners have been asked whether to give up too, for each line of answers."""
    ask = game.decision
    if ask is None or ask.verb is not GIVE_UP:
        yield game
        return
    for option in ask.options:
        before, then = game.state.copy(), game.clone()
        then.pick(option)
        check(before, then)
        yield from answered(then)


@pytest.mark.parametrize("shape", SHAPES)
def test_leaving_while_first_cards_are_chosen(shape: str) -> None:
    """At each choice, for each player; then the others choose, and the game begins or is over."""
    game, begun = start(shape), 0
    for _ in range(len(game.names)):
        for gone in departures(game):
            while (ask := gone.decision) is not None and ask.kind == OPENING:
                before = gone.state.copy()
                gone.pick(ask.options[0])
                check(before, gone)
            begun += gone.decision is not None
        play(game, random.Random(1), 1)
    assert begun


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if len(shape) < 5])
def test_two_leave_one_after_the_other_while_first_cards_are_chosen(shape: str) -> None:
    game, twice = start(shape, 2), 0
    play(game, random.Random(2), len(game.names) - 1)
    for gone in departures(game):
        if gone.decision is not None and question(gone).kind == OPENING:
            twice += sum(1 for _ in departures(gone))
    assert twice or len(set(shape)) == 2  # with two teams, the first departures may end every game


@pytest.mark.parametrize("shape", SHAPES)
def test_leaving_between_actions_and_at_every_kind_of_question_in_one(shape: str) -> None:
    game, rng, met = start(shape, 3), random.Random(3), set[tuple[str, Verb, bool]]()
    while (ask := game.decision) is not None and len(game.picks) < PICKS:
        what = (ask.kind, ask.verb, ask.seat == game.state.active)
        if what not in met:
            met.add(what)
            for _ in departures(game):
                pass
        play(game, rng, 1)
    assert {OPENING, ACTION} < {kind for kind, *_ in met}
