"""Elimination by a card: Space Traffic makes whoever carries it out lose."""

from typing import Any

import pytest

from rules.edition4 import playing, resting, specials, winners
from rules.tables import executions, happened, reason, seen
from scenario import Scenario, asked, deal, expect, play
from splay.position.events import Lose

TRAFFIC = {"green": "Space Traffic"}
"""Hypersonics, tucked under it, lies below an 11: its owner loses."""


def traffic(supply: str, **players: Any) -> Scenario:
    """Ann activates Space Traffic, and these are the 11s."""
    return deal("Space Traffic", 4, supply={1: "Tools, Writing, Pottery", 11: supply}, **players)


# -- who loses is out ------------------------------------------------------------------------


def test_all_cards_of_who_loses_are_junked_owned_achievements_too() -> None:
    """Not those of the others, and not the decks."""
    table = traffic(
        "Hypersonics",
        ann=TRAFFIC | {"hand": "Oars", "score": "Coal", "achievements": "Sailing", "specials": "Empire"},
        bob={"red": "Archery", "hand": "Optics"},
        cid={"blue": "Physics"},
    )
    expect(
        table,
        ann={"out": True},
        bob={"red": "Archery", "hand": "Optics"},
        cid={"blue": "Physics"},
        supply={1: "Tools, Writing, Pottery", 11: ""},
        junk="Space Traffic, Hypersonics, Oars, Coal, Sailing, Empire",
    )
    assert happened(table, "lose")
    assert [event.by_card for event in table.events if isinstance(event, Lose)] == ["Space Traffic"]


def test_the_turn_passes_on_and_skips_who_has_lost_from_then_on() -> None:
    table = resting(
        ann=TRAFFIC,
        bob={"red": "Archery"},
        cid={"blue": "Tools"},
        dan={"purple": "Mysticism"},
        supply={1: "Oars, Sailing, Writing, Clothing, Pottery, Masonry, Metalworking", 11: "Hypersonics"},
    )
    play(table, "ann: dogma Space Traffic")
    for name in ("bob", "cid", "dan"):
        play(table, f"{name}: draw", f"{name}: draw")
    play(table, "bob: draw")


def test_the_number_of_achievements_needed_stays() -> None:
    table = traffic("Hypersonics", ann=TRAFFIC, bob={"red": "Archery"}, cid={"blue": "Physics"})
    assert seen(table, None).needed == 5


def test_the_last_player_left_wins_at_once() -> None:
    table = traffic("Hypersonics", ann=TRAFFIC, bob={"score": "Oars"})
    expect(table, winner="bob", ann={"out": True}, bob={"score": "Oars"}, junk="Space Traffic, Hypersonics")
    assert reason(table) == "elimination"


def test_a_special_achievement_of_who_has_lost_can_be_made_available_again() -> None:
    """Bob has four demands; ann's Monument is junked when she loses, and cid restores it."""
    table = traffic(
        "Hypersonics",
        ann=TRAFFIC | {"specials": "Monument"},
        bob={"red": "Archery", "yellow": "Anatomy", "green": "Databases", "purple": "Feudalism"},
        cid={"blue": "Publications"},
    )
    assert specials(table, "bob") == ""
    play(table, "bob: dogma Databases", "bob: dogma Databases")
    play(table, "cid: dogma Publications", "cid: restore Monument")
    assert specials(table, "bob") == "Monument"


# -- who does not lose -------------------------------------------------------------------------


def test_a_card_alone_in_its_pile_has_none_above_it() -> None:
    table = traffic("Fusion", ann=TRAFFIC, bob={})
    expect(table, ann=TRAFFIC | {"red": "Fusion"})


@pytest.mark.parametrize(
    ("score", "tucked"), [("", 1), ("Fusion", 1), ("Fusion, Sailing", 2)], ids=["fewer", "as many", "more"]
)
def test_the_effect_is_repeated_while_another_player_has_more_points(score: str, tucked: int) -> None:
    """Ann has eleven points; the second time she tucks Hypersonics and loses."""
    table = traffic(
        "Escapism, Hypersonics",
        ann=TRAFFIC | {"score": "Astrogeology"},
        bob={"red": "Archery", "score": score},
        cid={"blue": "Physics"},
    )
    assert len(happened(table, "tuck")) == tucked
    assert playing(table) == ("ann, bob, cid" if tucked == 1 else "bob, cid")


# -- the action goes on, or not ------------------------------------------------------------------


def test_a_sharer_who_loses_and_the_action_goes_on_without() -> None:
    """Bob tucks Astrogeology under Fusion; cid and ann go on, and what he did earns the free draw."""
    table = traffic(
        "Astrogeology, Escapism, Near-Field Comm, Climatology",
        ann=TRAFFIC,
        bob={"red": "Fusion", "purple": "Enterprise"},
        cid={"green": "Navigation"},
    )
    assert executions(table) == ["bob Space Traffic 1", "cid Space Traffic 1", "ann Space Traffic 1"]
    assert playing(table) == "ann, cid"
    expect(
        table,
        ann=TRAFFIC | {"yellow": "Near-Field Comm", "hand": "Climatology"},
        bob={"out": True},
        cid={"green": "Navigation", "purple": "Escapism"},
        junk="Fusion, Astrogeology, Enterprise",
    )


def test_a_sharer_who_loses_leaves_the_other_as_the_winner_before_any_more_happens() -> None:
    table = traffic("Astrogeology, Escapism", ann=TRAFFIC, bob={"red": "Fusion", "purple": "Enterprise"})
    assert winners(table) == "ann by elimination"
    assert executions(table) == ["bob Space Traffic 1"]


def test_the_activating_player_who_loses_ends_the_action_without_a_free_draw() -> None:
    """Bob shared and changed something; nobody draws for it."""
    table = traffic(
        "Escapism, Hypersonics, Climatology", ann=TRAFFIC, bob={"purple": "Enterprise"}, cid={"red": "Archery"}
    )
    assert playing(table) == "bob, cid"
    assert not table.has_event("bonus")
    assert asked(table).startswith("bob: ")


def test_what_was_earned_in_the_action_is_given_although_its_player_has_lost() -> None:
    """Climatology, tucked alone, is bob's fourth top card with a demand."""
    table = traffic(
        "Climatology, Hypersonics",
        ann=TRAFFIC,
        bob={"purple": "Enterprise", "red": "Oars", "yellow": "Medicine"},
        cid={},
    )
    assert happened(table, "lose", "claim")[1:] == ["bob claim Monument"]


def test_losing_within_another_card_ends_both() -> None:
    """Near-Field Comm runs Space Traffic, which tucks Whataboutism under Escapism."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "purple": "Escapism", "score": "Space Traffic", "hand": "Sailing"},
        bob={"red": "Archery"},
        cid={"blue": "Physics"},
        supply={11: "Whataboutism, Fusion"},
    )
    assert executions(table)[-2:] == ["ann Near-Field Comm 2", "ann Space Traffic 1"]
    assert table.kinds[-2:] == ["lose", "turn"]
    assert playing(table) == "bob, cid"
    assert seen(table, None).junk == (1, 11, 11, 11, 11)


# -- sharing, demands and comparisons afterwards -----------------------------------------------------


def test_who_has_lost_neither_shares_nor_obeys() -> None:
    """Archery: bob is out, cid obeys, and dan, who has more castles, shares."""
    table = deal(
        "Archery",
        4,
        parley=False,
        ann={"red": "Archery"},
        bob={"out": True},
        cid={"hand": "Coal"},
        dan={"green": "The Wheel"},
        supply={1: "Tools"},
        available="Writing, Calendar",
    )
    play(table, "dan: 1  (of 1, 2)")
    assert executions(table) == ["cid Archery 1", "dan Archery 2", "ann Archery 2"]


def test_who_has_lost_is_no_player_to_compare_with_or_to_choose() -> None:
    """A.I.: the poorest of those still playing wins, though bob has no points at all."""
    table = resting(
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Oars"},
        bob={"out": True},
        cid={"score": "Tools"},
        supply={10: "Databases"},
    )
    play(table, "ann: dogma A.I.")
    assert winners(table) == "cid by A.I."


def test_a_position_with_cards_of_who_has_lost_is_refused() -> None:
    with pytest.raises(ValueError, match="bob is out of the game and has cards"):
        resting(ann={"red": "Oars"}, bob={"out": True, "hand": "Tools"}, cid={})
