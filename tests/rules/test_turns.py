"""A turn: two actions of four kinds, in any mix, then the next player."""

import pytest

from rules.tables import changed, executions, in_both_editions, resting
from scenario import asked, deal, expect, play
from splay.errors import NotOffered


@in_both_editions
def test_the_four_actions_and_nothing_else(edition: int) -> None:
    """No passing; covered cards and the cards of others cannot be activated."""
    table = resting(
        edition,
        ann={"hand": "Sailing, Genetics", "red": "left: Oars, Archery", "blue": "Tools", "score": "Coal"},
        bob={"purple": "Mysticism", "hand": "Pottery"},
        available="Writing, Calendar",
        supply={1: "Clothing"},
    )
    assert asked(table) == "ann: draw, meld Sailing, meld Genetics, dogma Oars, dogma Tools, achieve 1"


@pytest.mark.parametrize(
    "option", ["pass", "meld Pottery", "dogma Archery", "dogma Mysticism", "achieve 2", "Monument"]
)
def test_what_is_not_offered_is_refused_and_changes_nothing(option: str) -> None:
    table = resting(
        ann={"hand": "Sailing", "red": "left: Oars, Archery", "score": "Coal"},
        bob={"purple": "Mysticism", "hand": "Pottery"},
        available="Writing, Calendar",
    )
    before = table.game.save()
    with pytest.raises(NotOffered, match="ann cannot pick"):
        table.pick(option)
    assert table.game.save() == before


@in_both_editions
def test_two_actions_then_the_next_player(edition: int) -> None:
    table = resting(
        edition,
        ann={"red": "Oars", "hand": "Pottery"},
        bob={"purple": "Mysticism"},
        cid={"green": "Sailing"},
        supply={1: "Tools, Writing, Clothing, Masonry, Agriculture"},
    )
    play(table, "ann: draw", "ann: meld Pottery", "bob: draw", "bob: draw", "cid: draw", "cid: draw")
    assert asked(table).startswith("ann: ")


def test_draw_twice() -> None:
    table = resting(ann={"red": "Oars"}, bob={"red": "Archery"}, supply={1: "Tools, Writing, Clothing"})
    play(table, "ann: draw", "ann: draw")
    assert asked(table) == "bob: draw, dogma Archery"
    expect(table, ann={"red": "Oars", "hand": "Tools, Writing"}, bob={"red": "Archery"}, supply={1: "Clothing"})


def test_meld_twice() -> None:
    table = resting(ann={"hand": "Oars, Tools"}, bob={"red": "Archery"})
    play(table, "ann: meld Tools", "ann: meld Oars")
    assert asked(table) == "bob: draw, dogma Archery"
    expect(table, ann={"red": "Oars", "blue": "Tools"}, bob={"red": "Archery"})


@in_both_editions
def test_activate_the_same_card_twice(edition: int) -> None:
    table = resting(
        edition,
        ann={"green": "The Wheel"},
        bob={"red": "Oars"},
        supply={1: "Tools, Writing, Clothing, Sailing, Pottery"},
    )
    play(table, "ann: dogma The Wheel", "ann: dogma The Wheel")
    assert executions(table) == ["ann The Wheel 1", "ann The Wheel 1"]
    assert asked(table) == "bob: draw, dogma Oars"


def test_achieve_twice() -> None:
    table = resting(
        ann={"yellow": "Canning", "score": "Coal, Physics"}, bob={"red": "Oars"}, available="Writing, Calendar, Paper"
    )
    play(table, "ann: achieve 2", "ann: achieve 1")
    assert asked(table) == "bob: draw, dogma Oars"
    assert [card.name for card in table.game.state.players[0].achievements] == ["Calendar", "Writing"]


@in_both_editions
def test_activating_a_card_that_does_nothing_is_legal_and_uses_an_action(edition: int) -> None:
    """Rulebook of edition 3: Dogma may be used on a card that will do nothing."""
    table = deal("Agriculture", edition, ann={"yellow": "Agriculture"}, bob={"red": "Oars"}, supply={1: "Tools"})
    expect(table, ann={"yellow": "Agriculture"}, bob={"red": "Oars"}, supply={1: "Tools"})
    assert table.game.state.actions_left == 1


def test_a_demand_without_victims_is_legal_too() -> None:
    table = deal("Archery", 3, ann={"red": "Archery"}, bob={"green": "The Wheel"}, supply={1: "Tools"})
    expect(table, ann={"red": "Archery"}, bob={"green": "The Wheel"}, supply={1: "Tools"})
    assert table.game.state.actions_left == 1


@in_both_editions
def test_who_can_only_draw_draws_unasked(edition: int) -> None:
    """The single legal action is taken, also the second one of a turn."""
    table = resting(edition, actions=1, ann={"red": "Oars"}, bob={}, supply={1: "Tools, Writing, Clothing"})
    play(table, "ann: draw")
    assert asked(table) == "bob: draw, meld Writing"
    assert table.game.state.actions_left == 1


def test_drawing_is_offered_whatever_else_can_be_done() -> None:
    """Also when it ends the game."""
    table = resting(ann={"red": "Oars", "hand": "Tools"}, bob={})
    assert asked(table) == "ann: draw, meld Tools, dogma Oars"


def test_turns_go_clockwise_whoever_shares_or_obeys() -> None:
    table = resting(
        ann={"green": "Sailing"},
        bob={"green": "Clothing"},
        cid={"blue": "Writing"},
        dan={"red": "Oars"},
        supply={1: "Tools, Agriculture, Mysticism, Pottery, Masonry, Metalworking"},
    )
    table = changed(table, active=3, actions_left=1)
    play(table, "dan: dogma Oars")
    assert asked(table).startswith("ann: ")
