"""A member of a team loses or gives up in edition 4: the partners may give up too, or play on."""

from typing import Any

import pytest

from rules.edition4 import counts, give_up, playing, resting, winners
from rules.tables import executions, seen
from scenario import Scenario, asked, deal, expect, play
from splay import Game


def four(**words: Any) -> Scenario:
    """Two against two, ann to act."""
    return resting(
        teams="ABAB",
        ann={"red": "Oars"},
        bob={"red": "Archery", "score": "Coal"},
        cid={"blue": "Writing"},
        dan={"purple": "Mysticism"},
        **words,
    )


def test_a_partner_is_asked_to_give_up_too_and_may_play_on() -> None:
    table = four()
    give_up(table, "bob")
    assert asked(table) == "dan: yes, pass"
    play(table, "dan: pass")
    assert playing(table) == "ann, cid, dan"
    assert asked(table) == "ann: draw, dogma Oars"
    assert table.game.state.actions_left == 2


@pytest.mark.parametrize("how", ["yes", "give up"])
def test_a_partner_who_gives_up_too_leaves_the_victory_to_the_others(how: str) -> None:
    table = four()
    give_up(table, "bob")
    table.pick(how)
    assert winners(table) == "ann, cid by elimination"


def test_each_partner_left_is_asked_clockwise() -> None:
    table = resting(teams="ABABA", ann={"red": "Oars"}, bob={}, cid={"red": "Archery"}, dan={}, eve={"blue": "Tools"})
    give_up(table, "cid")
    assert asked(table) == "eve: yes, pass"
    play(table, "eve: pass")
    assert asked(table) == "ann: yes, pass"
    play(table, "ann: yes")
    assert asked(table) == "eve: yes, pass"
    play(table, "eve: yes")
    assert winners(table) == "bob, dan by elimination"


def test_the_others_are_not_asked() -> None:
    table = resting(teams="ABCAB", ann={"red": "Oars"}, bob={}, cid={"red": "Archery"}, dan={}, eve={})
    give_up(table, "cid")
    assert asked(table) == "ann: draw, dogma Oars"


def test_a_team_wins_together_with_a_member_who_has_lost() -> None:
    """Ann gave up, cid plays on; when bob and dan are gone the whole team has won."""
    table = four()
    give_up(table, "ann")
    play(table, "cid: pass")
    give_up(table, "bob")
    play(table, "dan: yes")
    assert winners(table) == "ann, cid by elimination"


def test_six_achievements_are_still_needed_and_those_of_who_has_lost_are_gone() -> None:
    table = resting(
        teams="AAB",
        ann={"red": "Oars", "achievements": "Tools, Paper, Anatomy"},
        bob={"blue": "Writing", "score": "Coal", "achievements": "Calendar, Optics"},
        cid={},
        available="Sailing",
    )
    give_up(table, "ann")
    play(table, "bob: pass", "bob: achieve 1")
    assert seen(table, None).needed == 6
    assert (counts(table), winners(table)) == ([0, 3, 0], "")


def test_losing_by_a_card_asks_the_partner_in_the_middle_of_the_action() -> None:
    """Bob shares Space Traffic and loses; dan plays on, and the action goes on with cid and ann."""
    table = deal(
        "Space Traffic",
        4,
        teams="ABAB",
        ann={"green": "Space Traffic"},
        bob={"red": "Fusion", "purple": "Enterprise"},
        cid={"green": "Navigation"},
        dan={"blue": "Writing"},
        supply={11: "Astrogeology, Escapism, Near-Field Comm, Climatology"},
    )
    assert asked(table) == "dan: yes, pass"
    for twin in (table.game.clone(), Game.load(table.game.save())):
        assert twin.decision == table.game.decision
    play(table, "dan: pass")
    assert executions(table) == ["bob Space Traffic 1", "cid Space Traffic 1", "ann Space Traffic 1"]
    assert table.has_event("bonus")
    expect(
        table,
        ann={"green": "Space Traffic", "yellow": "Near-Field Comm", "hand": "Climatology"},
        bob={"out": True},
        cid={"green": "Navigation", "purple": "Escapism"},
        dan={"blue": "Writing"},
        junk="Fusion, Enterprise, Astrogeology",
    )


def test_the_partner_who_activated_gives_up_too_and_the_action_ends() -> None:
    """Cid shares ann's Space Traffic and loses; ann gives up as well, and bob and dan have won."""
    table = deal(
        "Space Traffic",
        4,
        teams="ABAB",
        ann={"green": "Space Traffic"},
        bob={},
        cid={"red": "Fusion", "purple": "Enterprise"},
        dan={},
        supply={11: "Astrogeology, Escapism"},
    )
    play(table, "ann: yes  (of yes, pass)")
    assert winners(table) == "bob, dan by elimination"
