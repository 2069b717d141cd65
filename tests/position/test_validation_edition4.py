"""Positions of edition 4 that cannot be: how the game ended, what is owned before the first turn, who is leaving."""

from typing import Any

import pytest

from splay import Game, PositionError
from splay.game import inside
from splay.testing.broken import LawBroken
from splay.testing.invariants import check_decision, check_position
from testing.random_games import Setup, game_inside_effect, question

NAMES = ["ann", "bob", "cyd", "dan", "eve"]
ALL_BUT_ANN = ["bob", "cyd", "dan", "eve"]


def ended(reason: str, *winners: int, out: list[str] | None = None, teams: str = "", edition: int = 4) -> Game:
    """A game that is said to have ended so; bob owns three achievements, which win for one of five alone."""
    names = NAMES if edition == 4 else NAMES[:2]
    players: list[dict[str, Any]] = [{"out": True} if name in (out or []) else {} for name in names]
    if "out" not in players[1]:
        players[1]["achievements"] = ["Tools", "Sailing", "Fission"]
    outcome = {"winners": list(winners), "reason": reason}
    data = {"edition": edition, "names": names, "teams": teams, "players": players, "outcome": outcome}
    return Game.load({**data, "actions_left": 0})


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("elimination", 0), "are still in the game"),
        (("elimination", 0, 1), "only one side can win so"),
        (("achievements", 0), "with 0 achievements, of 3 that win"),
        (("score", 0, 1), "only one side can win so"),
        (("achievements",), r"winners must be seats, not \[\]"),
        (("elimination",), r"winners must be seats, not \[\]"),
    ],
)
def test_nobody_has_won_without_reason(words: tuple[Any, ...], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        ended(*words)


def test_who_is_out_has_not_won() -> None:
    for reason in ("score", "achievements", "elimination"):
        with pytest.raises(PositionError, match=r"out of the game|still in the game|that win"):
            ended(reason, 0, out=["ann"])


def test_partners_win_together() -> None:
    with pytest.raises(PositionError, match="partners win together"):
        ended("score", 0, teams="ABABA")
    assert ended("score", 0, 2, 4, teams="ABABA").decision is None
    assert ended("score", 0, 2, 4, teams="ABABA", out=["ann"]).decision is None


def test_the_older_editions_know_no_elimination() -> None:
    with pytest.raises(PositionError, match="are still in the game"):
        ended("elimination", 0, edition=3)


def test_games_that_can_have_ended_so_are_loaded() -> None:
    games = [ended("elimination", 0, out=ALL_BUT_ANN), ended("achievements", 1), ended("score", 4), ended("score")]
    games.append(ended("score", 0, 1, edition=3))
    for game in games:
        check_decision(game)
        assert Game.load(game.save()) == game


@pytest.mark.parametrize("owned", [{"achievements": ["Fusion"]}, {"specials": ["World"]}, {"score": ["Software"]}])
def test_nobody_owns_anything_before_the_first_turn(owned: dict[str, Any]) -> None:
    """With three achievements bob would have won, and nobody would have noticed."""
    data = Game.start(4, NAMES[:3], 1).save()
    for zone, names in owned.items():
        for name in names:
            data["decks"] = {age: [card for card in deck if card != name] for age, deck in data["decks"].items()}
            data["specials"] = [special for special in data["specials"] if special != name]
        data["players"][1][zone] = names
    with pytest.raises(PositionError, match="before the first turn nobody has scored or achieved anything"):
        Game.load(data)


# -- while somebody leaves -----------------------------------------------------------------


def test_no_game_goes_on_from_the_middle_of_a_departure() -> None:
    game = game_inside_effect(Setup(4, 5), 1)
    game.give_up(next(seat for seat in range(5) if seat not in (question(game).seat, game.state.active)))
    assert game.state.leaving
    with pytest.raises(PositionError, match="an action is in progress"):
        inside.from_state(game.state)
    assert inside.from_state(inside.checkpoint(game)).decision is not None


def test_a_game_that_goes_on_with_nobody_left_to_play_against_breaks_a_law() -> None:
    game = game_inside_effect(Setup(4, 3), 1)
    check_position(game)
    game.state.leaving = tuple(seat for seat in range(3) if seat != question(game).seat)
    with pytest.raises(LawBroken, match="fewer than two sides are left"):
        check_position(game)
