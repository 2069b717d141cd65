"""Giving up in edition 4 while first cards are being chosen."""

import json
import random
from typing import Any

import pytest

from rules.edition4 import give_up, playing, winners
from rules.tables import reason, seen
from scenario import Scenario, asked, expect, play
from splay import Game, NotOffered, PositionError, Record, view
from splay.game import inside
from splay.testing.invariants import check_decision, check_deeply, check_position
from told_events import told

NAMES = ["ann", "bob", "cid", "dan"]
HANDS = ["Oars, Archery", "Pottery, Sailing", "Clothing, Writing", "Tools, Masonry"]


def choosing(*chosen: str, players: int = 3, **words: Any) -> Scenario:
    """Everybody has two cards; the first players have chosen these."""
    entries = [{"hand": hand.split(", ")} for hand in HANDS[:players]]
    data = {"edition": 4, "names": NAMES[:players], "active": -1, "turn": 0, "players": entries, **words}
    table = Scenario(Game.load(data), NAMES[:players])
    for card in chosen:
        table.pick(card)
    return table


def check(table: Scenario) -> None:
    """All laws, copies and the replayed record included."""
    check_decision(table.game)
    check_position(table.game)
    check_deeply(table.game, random.Random(1))


# -- who is asked, and when the game begins ----------------------------------------------------


def test_who_gives_up_before_choosing_is_not_asked() -> None:
    table = choosing()
    give_up(table, "bob")
    assert asked(table) == "ann: Oars, Archery"
    play(table, "ann: Oars", "cid: Writing  (of Clothing, Writing)")
    assert asked(table) == "ann: draw, meld Archery, dogma Oars"
    expect(
        table,
        ann={"red": "Oars", "hand": "Archery"},
        bob={"out": True},
        cid={"blue": "Writing", "hand": "Clothing"},
        junk="Pottery, Sailing",
    )


def test_who_is_asked_and_gives_up_leaves_the_choice_to_the_next() -> None:
    table = choosing("Archery")
    give_up(table, "bob")
    assert asked(table) == "cid: Clothing, Writing"
    play(table, "cid: Writing")
    expect(
        table,
        ann={"red": "Archery", "hand": "Oars"},
        bob={"out": True},
        cid={"blue": "Writing", "hand": "Clothing"},
        junk="Pottery, Sailing",
    )


def test_who_has_chosen_and_gives_up_takes_the_first_card_along() -> None:
    """Ann chose Archery, which would have begun; the choice of bob still counts."""
    table = choosing("Archery", "Sailing")
    give_up(table, "ann")
    assert asked(table) == "cid: Clothing, Writing"
    play(table, "cid: Writing")
    assert asked(table).startswith("bob: ")
    expect(
        table,
        ann={"out": True},
        bob={"green": "Sailing", "hand": "Pottery"},
        cid={"blue": "Writing", "hand": "Clothing"},
        junk="Oars, Archery",
    )


def test_when_the_last_one_to_choose_gives_up_the_first_turn_begins() -> None:
    table = choosing("Oars", "Pottery")
    give_up(table, "cid")
    assert asked(table).startswith("ann: ")
    assert table.game.turn == 1
    expect(
        table,
        ann={"red": "Oars", "hand": "Archery"},
        bob={"blue": "Pottery", "hand": "Sailing"},
        cid={"out": True},
        junk="Clothing, Writing",
    )


def test_of_two_players_the_other_wins_at_once() -> None:
    table = choosing("Oars", players=2)
    give_up(table, "ann")
    assert (winners(table), reason(table), asked(table)) == ("bob by elimination", "elimination", "")
    assert Record.parse(str(Record.of(table.game))).replay() == table.game
    assert Game.load(table.game.save()) == table.game


def test_all_but_one_give_up() -> None:
    table = choosing("Oars")
    give_up(table, "ann", "cid")
    assert winners(table) == "bob by elimination"


def test_nobody_gives_up_twice() -> None:
    table = choosing()
    give_up(table, "ann")
    with pytest.raises(NotOffered, match="ann cannot give up at decision 1: already out of the game"):
        give_up(table, "ann")


# -- the first turn --------------------------------------------------------------------------


@pytest.mark.parametrize(("starts", "gone", "first"), [(1, "bob", "cid"), (2, "cid", "ann"), (0, "bob", "ann")])
def test_if_the_player_named_to_begin_gives_up_the_next_one_begins(starts: int, gone: str, first: str) -> None:
    """Whatever the first cards: bob's Pottery and cid's Writing come after ann's Archery in the alphabet."""
    table = choosing(starts=starts)
    give_up(table, gone)
    while table.game.decision is not None and table.game.decision.kind == "opening":
        table.pick(table.game.decision.options[1])
    assert asked(table).startswith(f"{first}: ")
    assert "starts" not in table.game.save()


def test_a_record_still_says_who_was_named_to_begin() -> None:
    game = Game.start(4, NAMES, 5, starts=1)
    game.give_up(1)
    text = str(Record.of(game))
    assert "starts: bob" in text.splitlines()
    assert Record.parse(text).replay() == game
    assert game.save()["starts"] == 2


@pytest.mark.parametrize("gone", NAMES)
def test_short_turns_and_achievements_that_win_stay_those_of_all_who_sat_down(gone: str) -> None:
    game = Game.start(4, NAMES, 5)
    game.give_up(NAMES.index(gone))
    while game.state.active < 0:
        assert game.decision is not None
        game.pick(game.decision.options[0])
    assert (game.state.short_turns, game.state.seating.needed) == (2, 4)


# -- teams -------------------------------------------------------------------------------------


def test_a_partner_is_asked_and_then_the_choice_goes_on() -> None:
    table = choosing("Oars", players=4, teams="ABAB")
    give_up(table, "bob")
    assert asked(table) == "dan: yes, pass"
    assert inside.picks_since_checkpoint(table.game) == ["bob: give up"]
    check(table)
    play(table, "dan: pass")
    assert asked(table) == "cid: Clothing, Writing"
    assert playing(table) == "ann, cid, dan"
    play(table, "cid: Clothing", "dan: Tools")
    assert asked(table).startswith("cid: ")


def test_a_partner_who_gives_up_too_leaves_the_victory_to_the_others() -> None:
    table = choosing(players=4, teams="ABAB")
    give_up(table, "ann")
    play(table, "cid: yes")
    assert winners(table) == "bob, dan by elimination"


def test_the_first_turn_begins_after_the_answer_of_the_partner_of_the_last_one_to_choose() -> None:
    table = choosing("Oars", "Pottery", "Clothing", players=4, teams="ABAB")
    give_up(table, "dan")
    assert asked(table) == "bob: yes, pass"
    assert table.game.state.active == -1
    check(table)
    play(table, "bob: pass")
    assert asked(table).startswith("cid: ")


def test_an_opponent_gives_up_while_a_partner_is_asked() -> None:
    """Dan is asked as to bob; ann, who leaves after that, leaves cid to answer in turn."""
    table = choosing(players=4, teams="ABAB")
    give_up(table, "bob", "ann")
    assert asked(table) == "dan: yes, pass"
    check(table)
    play(table, "dan: pass", "cid: pass")
    assert playing(table) == "cid, dan"
    assert asked(table) == "cid: Clothing, Writing"


# -- what is seen and kept ----------------------------------------------------------------------


def test_what_is_seen_of_who_has_left_and_of_what_others_chose() -> None:
    table = choosing("Oars", "Pottery")
    give_up(table, "ann")
    for who in ("ann", "bob", "cid", None):
        shown = seen(table, who)
        assert (shown.chosen, shown.active, shown.junk) == (1, -1, (1, 1))
        assert [shown.has_chosen(seat) for seat in range(3)] == [False, True, False]
        assert {"kind": "lose", "seat": 0, "by_card": None, "count": 2} in told(table.game, shown.seat)
        opening = shown.opening
        assert (opening.name if opening else None) == ("Pottery" if who == "bob" else None)


@pytest.mark.parametrize("chosen", [[], ["Oars"], ["Oars", "Pottery"]])
@pytest.mark.parametrize("gone", ["ann", "bob", "cid"])
def test_all_laws_hold_while_first_cards_are_chosen(chosen: list[str], gone: str) -> None:
    table = choosing(*chosen)
    give_up(table, gone)
    check(table)
    loaded = Game.load(json.loads(json.dumps(table.game.save())))
    for seat in range(3):
        assert view(loaded, seat) == view(table.game, seat)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"starts": 0}, "ann is out of the game and cannot take a turn"),
        ({"openings": ["Pottery", "Clothing"]}, "all first cards are chosen, yet nobody is to move"),
        ({"openings": ["Clothing"]}, "bob cannot begin with Clothing: not in hand"),
    ],
)
def test_positions_that_cannot_be_are_refused(changes: dict[str, Any], fault: str) -> None:
    table = choosing()
    give_up(table, "ann")
    with pytest.raises(PositionError, match=fault):
        Game.load(table.game.save() | changes)
