"""The laws of edition 4 can fail: players who leave, the junk pile, tests at the end of an action."""

import random
from collections.abc import Callable

import pytest

from splay.game.game import Game
from splay.position.card import Card
from splay.position.decision import ACTION
from splay.position.state import Outcome
from splay.position.terms import CLOCK, GIVE_UP, WORLD
from splay.testing import invariants as laws
from splay.testing.broken import LawBroken
from splay.testing.invariants import (
    check_copies,
    check_decision,
    check_deeply,
    check_position,
    check_refusals,
    may_give_up,
)
from testing.random_games import Setup, game_at, game_inside_effect, question

FIVE = Setup(4, 5)


@pytest.fixture
def game() -> Game:
    game = game_at(FIVE, seed=3, picks=40)
    while question(game).kind != ACTION:
        game.pick(question(game).options[0])
    return game


@pytest.fixture
def inside() -> Game:
    return game_inside_effect(FIVE, seed=1, picks=40)


def test_sound_games_break_no_law(game: Game, inside: Game) -> None:
    for each in (game, inside):
        check_decision(each)
        check_position(each)
        check_deeply(each, random.Random(1))


# -- who is out ----------------------------------------------------------------------------


def test_nobody_out_is_asked(game: Game) -> None:
    seat = question(game).seat
    game.state.seating = game.state.seating.without(seat)
    with pytest.raises(LawBroken, match=f"seat {seat} is out of the game and is asked"):
        check_decision(game)


def test_nobody_who_is_about_to_leave_is_asked(inside: Game) -> None:
    seat = question(inside).seat
    inside.state.leaving = (seat,)
    with pytest.raises(LawBroken, match=f"seat {seat} is out of the game and is asked"):
        check_decision(inside)


def test_nobody_out_has_cards(game: Game) -> None:
    seat = (game.state.active + 1) % 5
    assert game.state.players[seat].tops
    game.state.seating = game.state.seating.without(seat)
    with pytest.raises(LawBroken, match="is out of the game and has cards"):
        check_position(game)


@pytest.mark.interpreted
@pytest.mark.parametrize("has_left", [False, True])
def test_nobody_gives_up_who_may_not(has_left: bool, inside: Game) -> None:
    class Lenient(Game):
        """Lets everybody give up, and takes no notice."""

        def pick(self, option: str, seat: int | None = None, number: int | None = None) -> None:
            """Refuse no departure."""
            if option != GIVE_UP:
                super().pick(option, seat, number)

    lenient = Lenient.load(inside.save())
    if has_left:
        lenient.state.leaving = (4,)
    assert (4 in may_give_up(lenient)) != has_left
    with pytest.raises(LawBroken, match=r"'give up' by seat . at decision .* was accepted"):
        check_refusals(lenient, random.Random(1))


# -- achievements ----------------------------------------------------------------------------


def earn_world(game: Game) -> None:
    game.state.specials = (WORLD,)
    game.state.players[1].icons = 12 << (8 * CLOCK)


def win(game: Game) -> None:
    game.state.players[1].achievements += game.state.decks[9][:3]
    game.state.decks[9] = game.state.decks[9][3:]


@pytest.mark.parametrize(
    ("earn", "fault"), [(earn_world, "seat 1 has earned World and does not own it"), (win, "seat 1 has won")]
)
def test_what_is_earned_is_given_at_the_end_of_an_action_not_before(
    earn: Callable[[Game], None], fault: str, game: Game, inside: Game
) -> None:
    earn(game)
    with pytest.raises(LawBroken, match=fault):
        check_decision(game)
    earn(inside)
    check_decision(inside)


def test_a_position_between_actions_overlooks_no_victory(game: Game, inside: Game) -> None:
    win(game)
    with pytest.raises(LawBroken, match="bob already has the achievements that win"):
        check_position(game)
    win(inside)
    check_position(inside)


def test_no_achievement_of_the_table_is_of_age_11(game: Game) -> None:
    decks = game.state.decks
    game.state.available += decks[11][:1]
    decks[11] = decks[11][1:]
    with pytest.raises(LawBroken, match="is of age 11, no achievement"):
        check_position(game)


@pytest.mark.parametrize(
    ("outcome", "fault"),
    [
        (Outcome((0,), "achievements"), "with . achievements, of 3 that win"),
        (Outcome((0,), "elimination"), "are still in the game"),
        (Outcome((), "achievements"), "nobody has won by achievements"),
        (Outcome((), "card", "Oars"), "nobody has won by card"),
    ],
)
def test_nobody_wins_without_reason(monkeypatch: pytest.MonkeyPatch, game: Game, outcome: Outcome, fault: str) -> None:
    game.state.outcome = outcome
    monkeypatch.setattr(Game, "decision", None)
    with pytest.raises(LawBroken, match=fault):
        check_decision(game)


def test_who_has_fewer_achievements_does_not_win(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    win(game)
    game.state.players[0].achievements = game.state.decks[8][:4]
    game.state.outcome = Outcome((1,), "achievements")
    monkeypatch.setattr(Game, "decision", None)
    with pytest.raises(LawBroken, match=r"with . achievements"):
        check_decision(game)


def test_who_is_out_does_not_win(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    game.state.seating = game.state.seating.without(2)
    game.state.outcome = Outcome((2,), "score")
    monkeypatch.setattr(Game, "decision", None)
    with pytest.raises(LawBroken, match="all of them are out of the game"):
        check_decision(game)


def test_the_older_editions_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at(Setup(3, 2), 1, 40)
    game.state.outcome = Outcome((), "score")
    monkeypatch.setattr(Game, "decision", None)
    with pytest.raises(LawBroken, match="nobody has won by score"):
        check_decision(game)


# -- sight and copies ----------------------------------------------------------------------


def junked(game: Game) -> tuple[Card, ...]:
    """The cards in the junk pile, which gets one if it is empty."""
    state = game.state
    if not state.junk:
        state.junk, state.decks[10] = state.decks[10][:1], state.decks[10][1:]
    return state.junk


def test_a_view_that_names_a_junked_card_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Open:
        """A view that shows the junk pile."""

        def __init__(self, game: Game) -> None:
            self.junk = [card.name for card in junked(game)]

        def to_json(self) -> dict[str, object]:
            return {"junk": self.junk}

    monkeypatch.setattr(laws, "view", lambda game, seat: Open(game))
    with pytest.raises(LawBroken, match="sees"):
        laws.check_sight(game)


class Silent(Game):
    """Forgets in its clones who gave up in this action."""

    def clone(self) -> Game:
        """A game with all picks but departures."""
        saved = self.save()
        saved["picks"] = [noted for noted in saved["picks"] if not noted.endswith(": give up")]
        return Game.load(saved)


class Stubborn(Game):
    """Picks an option instead of giving up."""

    def give_up(self, seat: int | None, number: int | None = None) -> None:
        """Pick the first option."""
        self.pick(question(self).options[0])


class Parent(Game):
    """Its clones are stubborn."""

    def clone(self) -> Game:
        """A game at the same decision, but stubborn."""
        return Stubborn.load(self.save())


@pytest.mark.interpreted
def test_a_copy_that_forgets_a_departure_is_noticed(inside: Game) -> None:
    silent = Silent.load(inside.save())
    waiting = next(seat for seat in range(5) if seat not in (question(silent).seat, silent.state.active))
    silent.give_up(waiting)
    with pytest.raises(LawBroken, match="clone stands elsewhere"):
        check_copies(silent, random.Random(1))


@pytest.mark.interpreted
def test_a_copy_that_departs_otherwise_is_noticed(game: Game) -> None:
    def look_often() -> None:
        for seed in range(40):
            check_copies(Parent.load(game.save()), random.Random(seed))

    with pytest.raises(LawBroken, match="part ways"):
        look_often()
