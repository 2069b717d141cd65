"""Giving up in edition 4: whoever does so has lost, whatever is going on."""

import pytest

from rules.edition4 import ONES, archery, give_up, playing, resting, winners
from rules.tables import executions, happened, reason, seen
from scenario import asked, deal, expect, play
from splay.game import inside
from splay.position.events import Lose
from told_events import told

# -- between actions --------------------------------------------------------------------


def test_the_active_player_gives_up_and_the_next_one_is_to_act() -> None:
    """The cards are junked, owned achievements too; nobody's card says so."""
    table = resting(
        ann={"red": "Oars", "hand": "Tools", "achievements": "Sailing", "specials": "World"},
        bob={"red": "Archery"},
        cid={"blue": "Writing"},
    )
    give_up(table, "ann")
    assert asked(table) == "bob: draw, dogma Archery"
    assert table.game.state.actions_left == 2
    expect(
        table, ann={"out": True}, bob={"red": "Archery"}, cid={"blue": "Writing"}, junk="Oars, Tools, Sailing, World"
    )
    assert [(event.seat, event.by_card) for event in table.events if isinstance(event, Lose)] == [(0, "")]


def test_another_player_gives_up_and_the_active_one_keeps_both_actions() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, cid={"blue": "Writing"}, supply={1: "Tools, Pottery"})
    give_up(table, "bob")
    assert (asked(table), table.game.state.actions_left) == ("ann: draw, dogma Oars", 2)
    play(table, "ann: draw", "ann: draw")
    assert asked(table).startswith("cid: ")


def test_to_give_up_can_be_picked_by_whoever_is_asked_and_by_a_seat_named() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, cid={"blue": "Writing"})
    table.game.pick("give up")
    assert playing(table) == "bob, cid"
    table.game.pick("give up", seat=2)
    assert winners(table) == "bob by elimination"


def test_it_is_never_among_the_options() -> None:
    table = archery()
    assert asked(table) == "bob: Coal, Physics"


def test_the_last_one_left_wins() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"})
    give_up(table, "bob")
    assert (winners(table), reason(table), asked(table)) == ("ann by elimination", "elimination", "")


# -- inside an effect ---------------------------------------------------------------------


def test_the_one_asked_gives_up_and_the_effect_goes_on_with_the_next() -> None:
    """Bob has drawn Sailing already; it is junked with the rest of his cards, and ann gets none of them."""
    table = archery()
    give_up(table, "bob")
    assert executions(table) == ["bob Archery 1", "cid Archery 1", "ann Archery 2"]
    play(table, "ann: 1")
    expect(
        table,
        ann={"red": "Archery", "hand": "Paper"},
        bob={"out": True},
        cid={"hand": "Tools"},
        junk="Coal, Physics, Sailing, Oars",
    )


def test_the_one_who_carries_the_effect_out_gives_up_while_another_is_asked() -> None:
    """Statistics: ann is to name a value for bob; he leaves, and she is asked anew for cid."""
    table = deal(
        "Statistics",
        4,
        ann={"yellow": "Statistics"},
        bob={"score": "Coal"},
        cid={"score": "Paper"},
    )
    before = asked(table)
    give_up(table, "bob")
    assert executions(table)[:2] == ["bob Statistics 1", "cid Statistics 1"]
    assert asked(table) == before
    play(table, "ann: 3")
    expect(table, ann={"yellow": "Statistics"}, bob={"out": True}, cid={"hand": "Paper"}, junk="Coal")


@pytest.mark.parametrize("card", ["Statistics", "Archery"])
def test_the_one_who_activated_gives_up_and_the_action_ends(card: str) -> None:
    """Asked to name a value herself, or while bob is asked: cid need not obey, and bob is to act."""
    board = {"yellow": "Statistics"} if card == "Statistics" else {"red": "Archery"}
    table = deal(
        card,
        4,
        ann=board,
        bob={"hand": "Coal, Physics", "score": "Optics"},
        cid={"hand": "Paper"},
        supply={1: ONES},
    )
    give_up(table, "ann")
    assert executions(table) == [f"bob {card} 1"]
    assert asked(table).startswith("bob: draw, ")
    assert (playing(table), inside.picks_since_checkpoint(table.game)) == ("bob, cid", [])


def test_the_one_who_activated_gets_no_free_draw_when_gone() -> None:
    """Bob has shared Philosophy; ann gives up when she is asked herself."""
    table = deal(
        "Philosophy",
        4,
        ann={"purple": "Philosophy", "hand": "Oars"},
        bob={"blue": "Experimentation", "hand": "Coal"},
        cid={"red": "Archery"},
    )
    play(table, "bob: Coal")
    give_up(table, "ann")
    expect(
        table,
        ann={"out": True},
        bob={"blue": "Experimentation", "score": "Coal"},
        cid={"red": "Archery"},
        junk="Philosophy, Oars",
    )
    assert not table.has_event("bonus")


def test_somebody_not_concerned_leaves_when_the_effect_in_progress_is_done() -> None:
    """Bob is asked the same again and answers; then cid is gone, and dan obeys."""
    table = archery(dan={"hand": "Optics"})
    before = asked(table)
    give_up(table, "cid")
    assert (asked(table), playing(table)) == (before, "ann, bob, cid, dan")
    assert told(table.game, 1) == [{"kind": "withdraw", "seat": 2}]
    assert [player.leaving for player in seen(table, "bob").players] == [False, False, True, False]
    play(table, "bob: Coal")
    assert not any(player.leaving for player in seen(table, "bob").players)
    assert executions(table)[:3] == ["bob Archery 1", "dan Archery 1", "ann Archery 2"]
    assert playing(table) == "ann, bob, dan"
    assert happened(table, "transfer", "lose")[0] == "bob transfer Coal"


def test_several_leave_and_the_last_one_wins() -> None:
    """Cid, who was to leave afterwards, leaves when bob's effect breaks off."""
    table = archery()
    give_up(table, "cid", "bob")
    assert winners(table) == "ann by elimination"
    assert [event.whose for event in table.events if event.kind == "lose"] == [1, 2]


def test_the_only_opponent_gives_up_during_an_effect_and_it_is_not_finished_first() -> None:
    table = deal("Philosophy", 4, ann={"purple": "Philosophy", "hand": "Oars"}, bob={"red": "Archery"})
    give_up(table, "bob")
    assert (winners(table), asked(table)) == ("ann by elimination", "")


def test_the_last_of_several_opponents_gives_up_during_an_effect() -> None:
    table = deal("Philosophy", 4, ann={"purple": "Philosophy", "hand": "Oars"}, bob={"red": "Archery"}, cid={})
    give_up(table, "cid", "bob")
    assert winners(table) == "ann by elimination"
    assert playing(table) == "ann"


def test_whoever_has_given_up_cannot_win_by_points_any_more() -> None:
    """Bob returns an 11 for Mathematics, so a 12 would be due; cid, with most points, has given up before."""
    table = deal(
        "Mathematics",
        4,
        ann={"blue": "Mathematics"},
        bob={"blue": "Physics", "hand": "Fusion", "score": "Oars"},
        cid={"score": "Escapism"},
    )
    give_up(table, "cid")
    play(table, "bob: Fusion")
    assert winners(table) == "bob by score"


def test_the_points_of_whoever_has_given_up_do_not_count_for_the_team_any_more() -> None:
    """Dan has given up while bob, his partner, is asked: together they would have most points."""
    table = deal(
        "Mathematics",
        4,
        teams="ABAB",
        ann={"blue": "Mathematics"},
        bob={"blue": "Physics", "hand": "Fusion", "score": "Oars"},
        cid={"score": "Coal"},
        dan={"score": "Escapism"},
    )
    give_up(table, "dan")
    play(table, "bob: Fusion")
    assert winners(table) == "ann, cid by score"


def test_whoever_has_given_up_cannot_win_by_a_card_any_more() -> None:
    """Self Service runs Globalization: bob, with most points, gave up while ann was to choose a card, so cid wins."""
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "yellow": "Globalization", "red": "Oars", "score": "Tools"},
        bob={"score": "Fusion"},
        cid={"achievements": "Sailing", "score": "Coal"},
        supply={11: "Hypersonics"},
    )
    give_up(table, "bob")
    play(table, "ann: Globalization")
    assert winners(table) == "cid by Globalization"


def test_whoever_has_given_up_is_compared_with_nobody_any_more() -> None:
    """Self Service runs Bioengineering: bob, who gave up meanwhile and shows no leaf, would let cid win."""
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "blue": "Bioengineering", "yellow": "Statistics"},
        bob={"achievements": "Sailing"},
        cid={"yellow": "Ecology, Stem Cells"},
    )
    give_up(table, "bob")
    play(table, "ann: Bioengineering")
    expect(
        table,
        ann={"green": "Self Service", "blue": "Bioengineering", "yellow": "Statistics", "score": "Ecology"},
        bob={"out": True},
        cid={"yellow": "Stem Cells"},
        junk="Sailing",
    )


def test_who_gave_up_in_the_first_of_two_effects_does_not_share_the_second() -> None:
    table = deal(
        "Pottery",
        4,
        ann={"blue": "Pottery", "hand": "Coal"},
        bob={"yellow": "Agriculture", "hand": "Paper"},
        cid={"yellow": "Antibiotics", "hand": "Optics"},
        supply={1: ONES},
    )
    play(table, "bob: pass")
    give_up(table, "cid")
    play(table, "ann: pass")
    assert executions(table)[3:] == ["bob Pottery 2", "ann Pottery 2"]
