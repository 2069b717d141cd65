"""Somebody gives up and nobody is left to play against: the game ends at once, whatever is asked just then."""

from typing import Any

from rules.edition4 import give_up, resting, winners
from scenario import Scenario, asked, deal
from splay import Game, Record

NAMES = ("ann", "bob", "cid", "dan", "eve")


def teams(shape: str) -> Scenario:
    """A team game between two actions, ann to act."""
    cards = ("Oars", "Archery", "Metalworking", "Road Building", "Coal")
    players: dict[str, Any] = {name: {"red": card} for name, card, _ in zip(NAMES, cards, shape, strict=False)}
    return resting(teams=shape, **players)


def test_the_last_opponent_gives_up_while_a_partner_is_asked_whether_to_play_on() -> None:
    table = teams("AAAAB")
    give_up(table, "ann")
    assert asked(table) == "bob: yes, pass"
    give_up(table, "eve")
    assert (winners(table), asked(table)) == ("ann, bob, cid, dan by elimination", "")


def test_a_whole_team_gives_up_while_a_partner_is_asked_whether_to_play_on() -> None:
    """Bob and dan gave up before cid answered: cid, who has not, cannot lose to them any more."""
    table = teams("ABAB")
    give_up(table, "ann", "bob", "dan")
    assert winners(table) == "ann, cid by elimination"
    assert table.game.out == (0, 1, 3)


def test_a_game_that_ended_so_is_replayed_and_saved_alike() -> None:
    table = teams("ABAB")
    give_up(table, "ann", "bob")
    twins = [table.game.clone(), Game.load(table.game.save()), Record.parse(str(Record.of(table.game))).replay()]
    give_up(table, "dan")
    for twin in twins:
        twin.give_up(3)
        assert twin == table.game
    assert Record.parse(str(Record.of(table.game))).replay() == table.game


def test_two_teams_are_left_while_a_partner_is_asked() -> None:
    table = teams("ABCAB")
    give_up(table, "ann", "cid", "bob")
    assert asked(table) == "dan: yes, pass"
    give_up(table, "eve")
    assert winners(table) == "ann, dan by elimination"


def test_a_partner_who_gave_up_as_well_does_not_hold_up_the_end() -> None:
    """Bob is asked by Archery; eve, dan and bob give up: ann and cid have won and are asked nothing."""
    table = deal(
        "Archery",
        4,
        teams="ABABA",
        ann={"red": "Archery"},
        bob={"hand": "Tools, Oars"},
        cid={"blue": "Writing"},
        dan={"hand": "Sailing"},
        eve={"purple": "Mysticism"},
        supply={1: "Clothing, Pottery, Masonry"},
    )
    assert asked(table).startswith("bob: ")
    give_up(table, "eve", "dan", "bob")
    assert (winners(table), asked(table)) == ("ann, cid, eve by elimination", "")
    assert table.game.out == (1, 3, 4)
