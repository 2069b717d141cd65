"""What a seat remembers of cards of sets."""

from scenario import deal, play
from splay.views.memory import Memory
from splay.views.view import seen_events, view


def test_a_revealed_card_that_stays_is_not_taken_for_one_that_is_returned() -> None:
    """Password reveals a 2 and returns another 2 at once, because no card in hand has its color."""
    table = deal(
        None,
        4,
        sets="unseen",
        ann={"red": "Password", "hand": "Calendar"},
        bob={},
        supply={2: "Construction"},
    )
    memory = Memory(view(table.game, 1))
    table.pick("dogma Password")
    memory.see(seen_events(table.game, 1))
    assert [card.name for card in table.game.state.players[0].hand] == ["Construction"]
    assert memory.known == {}, "it may be either of the two"


def test_a_card_shown_before_it_is_safeguarded_is_a_known_secret() -> None:
    table = deal(
        None,
        4,
        sets="unseen",
        ann={"red": "Password", "hand": "Oars, Archery"},
        bob={},
        supply={2: "Construction"},
    )
    memory = Memory(view(table.game, 1))
    table.pick("dogma Password")
    memory.see(seen_events(table.game, 1))
    play(table, "ann: Archery  (of Oars, Archery, pass)")
    memory.see(seen_events(table.game, 1))
    assert [card.name for card in memory.known[0, "safe"]] == ["Archery"]
