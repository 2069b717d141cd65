"""Where cards lie, in words."""

import pytest

from scenario import deal
from splay.position.ruleset import ruleset
from splay.text.catalogue import ENGLISH
from splay.text.reader import reader_of
from splay.text.zones import lies
from splay.views.view import view


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Tools", "in your hand"),
        ("Pottery", "in your score pile"),
        ("Archery", "on your board"),
        ("Metalworking", "on your board"),
        ("Oars", "on bob’s board"),
        ("Sailing", ""),
        ("Clothing", ""),
    ],
)
def test_a_card_is_said_to_lie_where_it_is_seen(card: str, words: str) -> None:
    table = deal(
        None,
        3,
        supply={1: "Clothing"},
        ann={"red": "Archery, Metalworking", "hand": "Tools", "score": "Pottery"},
        bob={"red": "Oars", "hand": "Sailing"},
    )
    assert lies(view(table.game, 0), 0, ruleset(3).by_name[card], reader_of(ENGLISH)) == words
