"""Giving up in edition 4: whoever does so has lost, whatever is going on."""

from typing import Any

import pytest

from rules import tables
from rules.edition4 import give_up, playing, resting, winners
from rules.tables import executions, happened, reason, seen
from scenario import Scenario, asked, deal, expect, play
from splay import Game, Record, seen_events
from splay.errors import GameOver, NotOffered, NotYourDecision, StaleDecision

ONES = "Sailing, Tools, Writing, Mysticism, Clothing"


def archery(**players: Any) -> Scenario:
    """Ann demands with Archery; bob has to choose between two cards of equal value."""
    players = {"ann": {"red": "Archery"}, "bob": {"hand": "Coal, Physics"}, "cid": {"hand": "Paper"}} | players
    return deal(
        "Archery",
        4,
        supply={1: ONES},
        available="Oars, Calendar",
        parley=False if len(players) > 3 else None,
        **players,
    )


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
    assert [(event.seat, event.origin) for event in table.events if event.kind == "lose"] == [(0, "")]


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
    assert (playing(table), table.game.picks_since_checkpoint) == ("bob, cid", [])


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
    assert seen_events(table.game, 1) == [{"kind": "withdraw", "seat": 2}]
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
    assert [event.seat for event in table.events if event.kind == "lose"] == [1, 2]


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


# -- refused ----------------------------------------------------------------------------------


def refused(game: Game, seat: int, error: type[Exception], why: str, number: int | None = None) -> None:
    """This seat cannot give up, and nothing changes."""
    before, ask = game.save(), game.decision
    with pytest.raises(error, match=why):
        game.give_up(seat, number)
    assert (game.save(), game.decision) == (before, ask)


def test_nobody_gives_up_twice() -> None:
    table = archery(dan={"hand": "Optics"})
    give_up(table, "cid")
    refused(table.game, 2, NotOffered, "cid cannot give up at decision 2: already out of the game")
    play(table, "bob: Coal")
    refused(table.game, 2, NotOffered, "already out of the game")


@pytest.mark.parametrize("edition", [1, 3])
def test_nobody_gives_up_in_older_editions(edition: int) -> None:
    table = tables.resting(edition, ann={"red": "Oars"}, bob={}, cid={})
    refused(table.game, 0, NotOffered, f"ann cannot give up at decision 0: edition {edition} does not know that")


def test_nobody_gives_up_before_the_first_turn() -> None:
    game = Game.start(4, ["ann", "bob", "cid"], seed=1)
    refused(game, 1, NotOffered, "the first cards are not yet chosen")


def test_nobody_gives_up_after_the_end_and_no_seat_that_is_not_there() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, cid={})
    refused(table.game, 3, NotYourDecision, "seat 3 cannot give up at decision 0: there is no such seat")
    refused(table.game, 1, StaleDecision, "it was meant for decision 7", number=7)
    give_up(table, "bob", "cid")
    refused(table.game, 0, GameOver, "the game is over")


# -- records and copies -------------------------------------------------------------------------


def middles() -> list[Scenario]:
    """Games in which somebody has given up: between actions, and in the middle of an effect."""
    between = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, cid={"blue": "Writing"}, supply={1: "Tools"})
    give_up(between, "ann")
    waiting = archery(dan={"hand": "Optics"})
    give_up(waiting, "cid")
    answered = archery(dan={"hand": "Optics, Colonialism, Navigation, Invention"})
    give_up(answered, "bob", "cid")
    return [between, waiting, answered]


@pytest.mark.parametrize("place", range(3))
def test_copies_and_records_stand_where_the_game_stands(place: int) -> None:
    game = middles()[place].game
    for twin in (game.clone(), Game.load(game.save()), Record.parse(str(Record.of(game))).replay()):
        assert twin == game
        assert twin.decision == game.decision
        assert twin.state == game.state
        assert game.decision is not None
        twin.pick(game.decision.options[0])


def test_a_record_says_who_gave_up() -> None:
    table = archery(dan={"hand": "Optics"})
    give_up(table, "cid")
    play(table, "bob: Coal")
    lines = str(Record.of(table.game)).splitlines()
    assert lines[-3:] == ["ann: dogma Archery", "cid: give up", "bob: Coal"]


def test_what_is_seen_of_who_has_left() -> None:
    """Everybody learns of it; the cards are two more backs in the junk pile."""
    table = resting(ann={"red": "Oars", "hand": "Tools"}, bob={"red": "Archery"}, cid={})
    told = {"kind": "lose", "seat": 0, "by_card": None, "count": 2}
    give_up(table, "ann")
    for who in ("ann", "bob", None):
        shown = seen(table, who)
        assert [player.out for player in shown.players] == [True, False, False]
        assert (shown.junk, shown.players[0].hand, shown.players[0].piles) == ((1, 1), (), ())
        assert told in seen_events(table.game, shown.seat)
