"""Parley in edition 4: who is distant, and what players pay each other a card of the hand for."""

from typing import Any

import pytest

from rules.edition4 import give_up, pottery, resting
from rules.tables import executions, happened, seen
from scenario import Scenario, asked, deal, expect, play
from splay.errors import NotOffered
from splay.position.card_moves import PayForParley
from told_events import told_action

# -- who is distant ------------------------------------------------------------------------

BOARDS = {
    "ann": {"red": "Oars", "hand": "Coal"},
    "bob": {"red": "Archery"},
    "cid": {"blue": "Writing"},
    "dan": {"purple": "Mysticism"},
    "eve": {"green": "Sailing"},
}


def table_of(count: int, **words: Any) -> Scenario:
    """So many players, each with a card on the board; ann is to act and has a card in hand."""
    return resting(**dict(list(BOARDS.items())[:count]), **words)


@pytest.mark.parametrize(
    ("count", "offered"), [(3, ""), (4, ", parley Writing"), (5, ", parley Writing, parley Mysticism")]
)
def test_all_but_the_neighbors_are_distant(count: int, offered: str) -> None:
    assert asked(table_of(count)) == f"ann: draw, meld Coal, dogma Oars{offered}"


def test_a_table_may_play_without_parley() -> None:
    assert asked(table_of(5, parley=False)) == "ann: draw, meld Coal, dogma Oars"
    assert seen(table_of(5, parley=False), None).parley is False
    assert seen(table_of(5), None).parley is True


def test_teams_do_not_parley() -> None:
    assert asked(table_of(4, teams="ABAB")) == "ann: draw, meld Coal, dogma Oars"


def test_who_has_lost_is_no_neighbor() -> None:
    """Without bob, cid sits next to ann; of five dan alone is distant then, of four nobody."""
    table = table_of(5)
    give_up(table, "bob")
    assert asked(table) == "ann: draw, meld Coal, dogma Oars, parley Mysticism"
    give_up(table, "eve")
    assert asked(table) == "ann: draw, meld Coal, dogma Oars"


def test_every_top_card_of_a_distant_player_is_offered_and_no_covered_one() -> None:
    table = resting(
        ann={"red": "Oars", "hand": "Coal"},
        bob={},
        cid={"blue": "left: Writing, Tools", "green": "Sailing", "hand": "Optics"},
        dan={},
    )
    assert asked(table) == "ann: draw, meld Coal, dogma Oars, parley Sailing, parley Writing"


# -- 1: to activate a distant player's card ---------------------------------------------------


def test_a_card_is_returned_to_activate_a_distant_players_card() -> None:
    """Coal goes under the 5s; the effect is ann's, and cid's card stays where it is."""
    table = resting(
        ann={"purple": "Philosophy", "hand": "Coal"},
        bob={},
        cid={"blue": "Writing"},
        dan={},
        supply={2: "Calendar", 5: "Physics"},
    )
    play(table, "ann: parley Writing")
    expect(
        table,
        ann={"purple": "Philosophy", "hand": "Calendar"},
        cid={"blue": "Writing"},
        supply={2: "", 5: "Physics, Coal"},
    )
    assert table.kinds == ["parley", "dogma", "effect", "draw"]


def test_who_has_several_cards_chooses_which_to_return() -> None:
    table = resting(
        ann={"purple": "Philosophy", "hand": "Coal, Tools"},
        bob={},
        cid={"blue": "Writing"},
        dan={},
        supply={2: "Calendar"},
    )
    play(table, "ann: parley Writing", "ann: Tools  (of Coal, Tools)")
    expect(
        table,
        ann={"purple": "Philosophy", "hand": "Coal, Calendar"},
        cid={"blue": "Writing"},
        supply={1: "Tools", 2: ""},
    )


def test_an_empty_hand_cannot_parley() -> None:
    table = resting(ann={"red": "Oars"}, bob={}, cid={"blue": "Writing"}, dan={})
    assert asked(table) == "ann: draw, dogma Oars"
    with pytest.raises(NotOffered, match="ann cannot pick 'parley Writing'"):
        table.pick("parley Writing")


@pytest.mark.parametrize(("board", "sharers"), [({"purple": "Philosophy"}, ""), ({"red": "Oars"}, "bob")])
def test_icons_are_counted_on_the_own_board(board: dict[str, str], sharers: str) -> None:
    """Writing wants lightbulbs, of which bob has two; ann has three, or none. Cid's own do not matter to her."""
    table = resting(
        ann={**board, "hand": "Coal"},
        bob={"blue": "Tools"},
        cid={"blue": "Writing"},
        dan={},
        supply={1: "Sailing", 2: "Calendar, Mapmaking, Currency, Construction", 3: "Paper"},
    )
    play(table, "ann: parley Writing")
    lines = [line for line in executions(table) if not line.startswith("dan")]
    assert lines == [f"{name} Writing 1" for name in (*sharers.split(), "ann")]


def test_a_demand_of_a_distant_players_card_is_the_activating_players() -> None:
    """Ann has two castles and activates cid's Archery: bob and dan obey her, cid has as many."""
    table = resting(
        ann={"yellow": "Domestication", "hand": "Coal"},
        bob={"hand": "Paper"},
        cid={"red": "Archery"},
        dan={"hand": "Optics"},
        supply={1: "Sailing, Tools, Writing, Pottery"},
        available="Calendar, Clothing",
    )
    play(table, "ann: parley Archery")
    assert executions(table)[:2] == ["bob Archery 1", "dan Archery 1"]
    assert happened(table, "transfer") == ["bob transfer Paper", "dan transfer Optics"]


# -- several at once, and what is known ----------------------------------------------------------


def test_each_pays_for_the_own_case_alone() -> None:
    """Ann pays for cid's Archery, cid to share it, dan to be spared; bob and eve are her neighbors."""
    table = resting(
        ann={"yellow": "Domestication", "hand": "Coal, Physics"},
        bob={"hand": "Paper"},
        cid={"red": "Archery", "hand": "Anatomy"},
        dan={"hand": "Optics"},
        eve={"hand": "Alchemy"},
        supply={1: "Sailing, Tools, Writing, Pottery"},
        available="Calendar, Clothing",
    )
    play(
        table,
        "ann: parley Archery",
        "ann: Coal  (of Coal, Physics)",
        "dan: Optics  (of Optics, pass)",
        "cid: Anatomy  (of Anatomy, pass)",
        "cid: 1  (of 1, 2)",
    )
    paid = [
        (table.names[event.seat], event.purpose, table.names[event.distant])
        for event in table.events
        if isinstance(event, PayForParley)
    ]
    assert paid == [("ann", "activate", "cid"), ("dan", "be spared", "ann"), ("cid", "share", "ann")]
    assert executions(table) == ["bob Archery 1", "eve Archery 1", "cid Archery 2", "ann Archery 2"]


def test_the_next_action_is_paid_for_anew() -> None:
    table = pottery(hand="Tools, Oars, Coal")
    play(table, "cid: Oars", "cid: pass")
    table.pick("dogma Pottery")
    assert asked(table).startswith("cid: ")
    play(table, "cid: Tools")


def test_the_card_paid_goes_under_its_deck_and_is_known_to_the_payer_alone() -> None:
    """Others see its value and what it was paid for."""
    table = pottery()
    play(table, "cid: Oars")
    assert [card.name for card in table.game.state.decks[1]][-1] == "Oars"
    for seat in (0, 1, 2, 3, None):
        told = next(event for event in told_action(table.game, seat) if event["kind"] == "parley")
        assert (told["value"], told["price"]) == (1, {"to": "share", "with": 0})
        assert (told.get("card") == "Oars") is (seat == 2)


def test_others_see_who_is_asked_to_pay_but_not_with_which_cards() -> None:
    table = pottery()
    for who in ("ann", "bob", "cid", None):
        ask = seen(table, who).asked
        assert ask is not None
        assert (ask.seat, ask.verb.word, ask.card, ask.effect) == (2, "return to share", "Pottery", 1)
        assert ask.options == (("Tools", "Oars", "pass") if who == "cid" else None)


# -- giving up while asked to pay ----------------------------------------------------------------


def test_who_is_asked_to_pay_gives_up_and_the_action_goes_on() -> None:
    table = pottery()
    give_up(table, "cid")
    assert executions(table) == ["ann Pottery 1", "ann Pottery 2"]
    assert seen(table, None).players[2].out


def test_who_activated_gives_up_while_another_is_asked_to_pay() -> None:
    table = pottery()
    give_up(table, "ann")
    assert executions(table) == []
    assert asked(table).startswith("bob: ")


def test_who_activates_gives_up_while_choosing_a_card_to_pay() -> None:
    """Nothing was paid: the cards are junked, all of them."""
    table = resting(ann={"red": "Oars", "hand": "Coal, Tools"}, bob={"red": "Archery"}, cid={"blue": "Writing"}, dan={})
    play(table, "ann: parley Writing")
    give_up(table, "ann")
    assert asked(table) == "bob: draw, dogma Archery"
    expect(table, ann={"out": True}, bob={"red": "Archery"}, cid={"blue": "Writing"}, junk="Oars, Coal, Tools")


def test_a_neighbor_who_gives_up_while_another_is_asked_to_pay_leaves_afterwards() -> None:
    table = pottery()
    give_up(table, "dan")
    assert asked(table) == "cid: Tools, Oars, pass"
    play(table, "cid: pass")
    assert seen(table, None).players[3].out


def test_a_neighbor_who_has_shared_and_gives_up_while_another_is_asked_to_pay_changes_nothing_for_that_one() -> None:
    table = deal(
        "Writing",
        4,
        ann={"blue": "Writing"},
        bob={"blue": "Tools"},
        cid={"blue": "Physics", "hand": "Oars"},
        dan={},
        supply={1: "Sailing", 2: "Calendar, Currency, Fermenting"},
    )
    assert executions(table) == ["bob Writing 1"]
    give_up(table, "bob")
    play(table, "cid: Oars  (of Oars, pass)")
    assert executions(table) == ["bob Writing 1", "cid Writing 1", "ann Writing 1"]
    assert seen(table, None).players[1].out


def test_a_neighbor_who_gives_up_before_the_activation_is_paid_for_has_no_part_in_it() -> None:
    """Nobody needs lightbulbs to share Writing with ann, who has none; and among three, nobody pays for it."""
    table = resting(
        ann={"red": "Oars", "hand": "Coal, Tools"},
        bob={"blue": "Physics"},
        cid={"blue": "Writing"},
        dan={},
        supply={2: "Calendar, Fermenting"},
    )
    play(table, "ann: parley Writing")
    give_up(table, "bob")
    play(table, "ann: Coal  (of Coal, Tools)")
    assert executions(table) == ["cid Writing 1", "dan Writing 1", "ann Writing 1"]
    assert seen(table, None).players[1].out
