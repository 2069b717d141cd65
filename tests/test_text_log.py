"""What happened, in words: one line an event, and what the narrator adds from memory."""

from typing import Any

import pytest

from splay.cards.library import card_set
from splay.text_log import Narrator, describe_event

NAMES = ("ann", "bob", "cid", "dan", "eve")


def test_a_hidden_card_is_a_number() -> None:
    cards = card_set(3)
    draw = {"kind": "draw", "seat": 1, "value": 3, "origin": "deck", "to": 1, "target": "hand"}
    assert describe_event(draw, NAMES, cards) == "bob draws a 3"
    assert describe_event({**draw, "card": "Paper"}, NAMES, cards) == "bob draws Paper (green 3)"
    give = {"kind": "transfer", "seat": 1, "value": 3, "origin": "hand", "to": 0, "target": "score"}
    assert describe_event(give, NAMES, cards) == "bob transfers a 3 from the hand to ann's score pile"


def test_the_log_says_who_obeys_and_who_shares() -> None:
    cards = card_set(3)
    narrator = Narrator(NAMES[:3], cards)
    effect = {"kind": "effect", "card": "Oars", "activated_by": 0}
    lines = narrator.lines(
        [
            {"kind": "dogma", "seat": 0, "card": "Oars", "icon": "castle", "counts": [2, 1, 2]},
            {**effect, "seat": 1, "effect": 1, "demand": True},
            {**effect, "seat": 2, "effect": 2, "demand": False},
            {"kind": "draw", "seat": 2, "value": 1, "origin": "deck", "to": 2, "target": "hand"},
            {"kind": "score", "seat": 2, "value": 1, "origin": "hand", "to": 2, "target": "score"},
            {**effect, "seat": 0, "effect": 2, "demand": False},
            {"kind": "bonus", "seat": 0},
        ],
        begins_action=True,
    )
    assert lines == [
        "  ann activates Oars (red 1); castles: ann 2, bob 1, cid 2",
        "    bob obeys Oars 1 (1 < 2)",
        "    cid shares Oars 2 (2 >= 2)",
        "      cid draws and scores a 1",
        "    ann carries out Oars 2",
        "  ann draws for the sharing",
    ]


def told(*happened: dict[str, Any]) -> list[str]:
    """The lines of edition 4 for some events in a row."""
    cards = card_set(4)
    return Narrator(NAMES, cards).lines(happened, begins_action=True)


def test_the_log_of_edition_4_says_what_is_new() -> None:
    move = {"origin": "board", "to": 1, "target": "board"}
    junk = {"kind": "junk", "seat": 0, "value": 3, "to": None, "target": "junk"}
    special = {"seat": 0, "achievement": "Empire"}
    assert told({"kind": "meld", "seat": 0, "value": 1, "card": "Oars", **move}) == [
        "  bob melds Oars (red 1) from ann's board"
    ]
    assert told({"kind": "score", "seat": 0, "value": 1, "card": "Oars", **move, "target": "score"}) == [
        "  bob scores Oars (red 1) from ann's board"
    ]
    assert told({**junk, "origin": "hand"}) == ["  ann junks a 3"]
    assert told({**junk, "origin": "achievements"}) == ["  ann junks the achievement of age 3"]
    assert told({**special, "kind": "junk"}) == ["  ann junks the special achievement Empire"]
    assert told({**special, "kind": "restore"}) == ["  ann makes the special achievement Empire available again"]
    assert told({**special, "kind": "claim"}) == ["  ann claims Empire (3 of each icon but person)"]
    assert told({"kind": "junk deck", "seat": 0, "age": 3, "count": 1}) == ["  ann junks the deck of age 3 (1 card)"]
    assert told({"kind": "lose", "seat": 0, "by_card": None, "count": 9}) == [
        "  ann gives up; 9 cards to the junk pile"
    ]
    assert told({"kind": "lose", "seat": 0, "by_card": "Space Traffic", "count": 9}) == [
        "  ann loses by Space Traffic; 9 cards to the junk pile"
    ]
    chain = {"kind": "achieve", "seat": 0, "value": 11, "origin": "deck", "to": 0, "target": "achievements"}
    assert told(chain) == ["  ann draws and achieves an 11: a chain achievement"]
    reveal = {"kind": "reveal", "seat": 0, "value": 1, "card": "Oars", "origin": "score", "to": 0, "target": "score"}
    assert told(reveal) == ["  ann reveals Oars (red 1) from the score pile"]
    win = {"kind": "win", "seat": None, "reason": "score", "card": None}
    assert told(win) == ["nobody wins: points and achievements are tied"]


@pytest.mark.parametrize(
    ("purpose", "words"),
    [
        ("activate", "to activate a card of cid"),
        ("share", "to share with cid"),
        ("be spared", "to be spared by cid"),
    ],
)
def test_the_log_says_what_a_parley_costs_and_what_for(purpose: str, words: str) -> None:
    parley = {"kind": "parley", "seat": 0, "value": 8, "price": {"to": purpose, "with": 2}}
    assert told(parley) == [f"  ann returns an 8 {words}, by parley"]
    assert told({**parley, "card": "Empiricism"}) == [f"  ann returns Empiricism (purple 8) {words}, by parley"]


def test_many_cards_lost_at_once_are_one_line() -> None:
    junk = {"kind": "junk", "seat": 0, "value": 3, "to": None, "target": "junk"}
    hand, board = ({**junk, "origin": origin, "card": "Paper"} for origin in ("hand", "board"))
    other = {**hand, "seat": 1}
    assert told(hand, hand, board, board, other) == [
        "  ann loses 4 cards to the junk pile: 2 from the hand, 2 from the board",
        "  bob junks Paper (green 3)",
    ]
    special = {"kind": "junk", "seat": 0, "achievement": "Empire"}
    assert len(told(special, special, special, special, special)) == 5


def test_the_log_says_which_card_gives_a_special_achievement() -> None:
    masonry = {"kind": "effect", "seat": 0, "card": "Masonry", "effect": 2, "demand": False, "activated_by": 0}
    claim = {"kind": "claim", "seat": 0, "achievement": "Monument"}
    begin = {"kind": "dogma", "seat": 0, "card": "Masonry", "icon": "castle", "counts": [3, 0, 0, 0, 0]}
    assert told(begin, masonry, claim)[-1].strip() == "ann claims Monument by Masonry"
    assert told(begin, masonry, {**claim, "seat": 1})[-1] == "  bob claims Monument (4 tops with a demand)"
    assert told(begin, masonry, {**claim, "achievement": "World"})[-1] == "  ann claims World (12 clocks)"


def test_a_self_executed_card_is_told_once() -> None:
    raw: list[dict[str, Any]] = [
        {"kind": "dogma", "seat": 0, "card": "Computers", "icon": "clock", "counts": [4, 0]},
        *(
            {"kind": "effect", "seat": 0, "card": card, "effect": number, "demand": False, "activated_by": 0}
            for card, number in (("Computers", 2), ("Software", 1), ("Software", 2), ("Computers", 2))
        ),
    ]
    raw[-1]["resumed"] = True
    lines = Narrator(("ann", "bob"), card_set(3)).lines(raw, begins_action=True)
    assert [line.strip() for line in lines[1:]] == [
        "ann carries out Computers 2",
        "ann carries out Software 1",
        "ann carries out Software 2",
    ]
