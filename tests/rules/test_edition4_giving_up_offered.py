"""Giving up in edition 4 while a question offers the player who does."""

import random
from typing import Any

import pytest

from rules.edition4 import give_up, playing, winners
from scenario import Scenario, asked, deal, expect, play
from splay.testing.broken import LawBroken
from splay.testing.invariants import check_decision, check_deeply, check_position

ROCKETS: dict[str, Any] = {"blue": "Rocketry", "green": "right: Databases, Sailing"}


def rocketry(**players: Any) -> Scenario:
    """Ann returns a card from a score pile for each color with a clock: two."""
    words: dict[str, Any] = {"parley": False} if len(players) > 2 else {}
    return deal("Rocketry", 4, ann=ROCKETS, **players, **words)


def check(table: Scenario) -> None:
    """All laws, copies and the replayed record included."""
    check_decision(table.game)
    check_position(table.game)
    check_deeply(table.game, random.Random(1))


def test_who_gives_up_is_offered_no_more_at_once() -> None:
    table = rocketry(bob={"score": "Oars"}, cid={"score": "Coal"}, dan={"score": "Paper"})
    assert asked(table) == "ann: bob, cid, dan"
    give_up(table, "cid")
    assert asked(table) == "ann: bob, dan"
    assert playing(table) == "ann, bob, cid, dan"
    check(table)
    play(table, "ann: dan")
    expect(table, ann=ROCKETS, bob={}, cid={"out": True}, dan={}, junk="Coal")


def test_the_only_one_left_to_choose_is_taken_without_asking() -> None:
    """Bob's 1 goes for the first clock; for the second one nobody with a score pile is left."""
    table = rocketry(bob={"score": "Oars"}, cid={"score": "Coal"})
    assert asked(table) == "ann: bob, cid"
    give_up(table, "cid")
    assert table.game.picks[-1] == "give up"
    assert [event.kind for event in table.events][-3:] == ["withdraw", "return", "lose"]
    expect(table, ann=ROCKETS, bob={}, cid={"out": True}, junk="Coal")
    check(table)


def test_the_next_question_after_the_only_one_left_is_asked_as_ever() -> None:
    table = rocketry(bob={"score": "Oars, Calendar"}, cid={"score": "Coal"})
    give_up(table, "cid")
    assert asked(table) == "ann: 1, 2"
    check(table)
    play(table, "ann: 2")
    expect(table, ann=ROCKETS, bob={}, cid={"out": True}, junk="Coal")


def test_who_was_chosen_before_giving_up_stays_chosen() -> None:
    """The effect in progress counts on the score pile; the other opponents are all there is afterwards."""
    table = rocketry(bob={"score": "Oars"}, cid={"score": "Coal, Tools"})
    play(table, "ann: cid")
    give_up(table, "cid")
    assert asked(table) == "ann: 1, 5"
    play(table, "ann: 5")
    expect(table, ann=ROCKETS, bob={}, cid={"out": True}, junk="Tools")


def road(**players: Any) -> Scenario:
    """Ann has melded two cards and may give her top red card to somebody."""
    words: dict[str, Any] = {"parley": False} if len(players) > 2 else {}
    table = deal("Road Building", 4, ann={"red": "Road Building", "hand": "Oars, Tools"}, **players, **words)
    play(table, "ann: Tools", "ann: Oars")
    return table


def test_declining_is_still_asked_for_with_one_player_left() -> None:
    table = road(bob={"green": "Sailing"}, cid={"green": "Clothing"})
    assert asked(table) == "ann: bob, cid, pass"
    give_up(table, "bob")
    assert asked(table) == "ann: cid, pass"
    check(table)
    play(table, "ann: pass")
    expect(
        table,
        ann={"red": "Oars, Road Building", "blue": "Tools"},
        bob={"out": True},
        cid={"green": "Clothing"},
        junk="Sailing",
    )


def test_several_who_give_up_are_offered_no_more() -> None:
    table = road(bob={}, cid={}, dan={}, eve={})
    give_up(table, "bob", "dan")
    assert asked(table) == "ann: cid, eve, pass"
    check(table)
    give_up(table, "eve", "cid")
    assert winners(table) == "ann by elimination"


def test_order_of_returns_from_several_score_piles() -> None:
    """Mass Media: the cards of who gives up are returned no more, but junked."""
    table = deal(
        "Mass Media",
        4,
        ann={"green": "Mass Media", "hand": "Oars"},
        bob={"score": "Tools"},
        cid={"score": "Sailing"},
        supply={1: ""},
    )
    play(table, "ann: Oars", "ann: 1")
    assert asked(table) == "ann: bob, cid"
    give_up(table, "bob")
    expect(
        table,
        ann={"green": "Mass Media"},
        bob={"out": True},
        cid={},
        junk="Tools",
        supply={1: "Oars, Sailing"},
    )


def test_a_question_that_still_offers_somebody_breaks_a_law() -> None:
    table = rocketry(bob={"score": "Oars"}, cid={"score": "Coal"}, dan={"score": "Paper"})
    table.game.state.leaving = (2,)
    with pytest.raises(LawBroken, match="seat 2 is out of the game and is offered"):
        check_decision(table.game)
