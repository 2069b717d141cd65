"""Scenarios for Tools."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_tools_returns_three_cards_and_melds_a_three(edition: int) -> None:
    """Only the first pick can be declined; the 3 on the board cannot be returned by the second effect."""
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel, Archery"},
        bob={},
        supply={3: "Compass, Paper"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Sailing, The Wheel, Archery, pass)",
        "ann: Archery  (of Oars, The Wheel, Archery)",
        "ann: Oars  (of Oars, The Wheel)",
    )
    expect(
        table,
        ann={"blue": "Tools", "green": "Compass", "hand": "The Wheel"},
        supply={1: "Sailing, Archery, Oars", 3: "Paper"},
    )


@editions(3, 4)
def test_tools_melds_its_three_on_top_of_a_pile(edition: int) -> None:
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools", "green": "Clothing", "hand": "Oars, Sailing, The Wheel"},
        bob={},
        supply={2: "Calendar", 3: "Compass, Paper"},
    )
    play(table, "ann: Oars", "ann: Sailing")
    expect(
        table,
        ann={"blue": "Tools", "green": "Compass, Clothing"},
        supply={1: "Oars, Sailing, The Wheel", 2: "Calendar", 3: "Paper"},
    )


@editions(3, 4)
def test_tools_returns_exactly_three_cards_in_the_order_picked(edition: int) -> None:
    table = deal(
        "Tools", edition, ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel"}, bob={}, supply={3: "Compass"}
    )
    play(table, "ann: Sailing  (of Oars, Sailing, The Wheel, pass)", "ann: The Wheel  (of Oars, The Wheel)")
    expect(table, ann={"blue": "Tools", "green": "Compass"}, supply={1: "Sailing, The Wheel, Oars", 3: ""})


@editions(3, 4)
def test_tools_can_be_declined(edition: int) -> None:
    table = deal(
        "Tools", edition, ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel"}, bob={}, supply={3: "Compass"}
    )
    play(table, "ann: pass")
    expect(table, ann={"blue": "Tools", "hand": "Oars, Sailing, The Wheel"}, supply={3: "Compass"})


@editions(1, 3, 4)
def test_tools_returns_both_of_two_cards_and_melds_nothing(edition: int) -> None:
    """Once begun, all go; the order is the player's."""
    table = deal("Tools", edition, ann={"blue": "Tools", "hand": "Oars, Sailing"}, bob={}, supply={1: "", 3: "Compass"})
    play(table, "ann: Sailing  (of Oars, Sailing, pass)")
    expect(table, ann={"blue": "Tools"}, supply={1: "Sailing, Oars", 3: "Compass"})


@editions(1, 3, 4)
def test_tools_returns_the_only_card_and_melds_nothing(edition: int) -> None:
    """Even a single card is never returned for the player."""
    table = deal("Tools", edition, ann={"blue": "Tools", "hand": "Oars"}, bob={}, supply={1: "", 3: "Compass"})
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"blue": "Tools"}, supply={1: "Oars", 3: "Compass"})


@editions(1, 3, 4)
@pytest.mark.parametrize("hand", ["Oars", "Oars, Sailing"])
def test_tools_can_keep_a_small_hand(edition: int, hand: str) -> None:
    table = deal("Tools", edition, ann={"blue": "Tools", "hand": hand}, bob={}, supply={1: "", 3: "Compass"})
    play(table, "ann: pass")
    expect(table, ann={"blue": "Tools", "hand": hand}, supply={1: "", 3: "Compass"})


@editions(1, 3, 4)
def test_tools_asks_nobody_with_an_empty_hand(edition: int) -> None:
    table = deal("Tools", edition, ann={"blue": "Tools"}, bob={}, supply={3: "Compass"})
    expect(table, ann={"blue": "Tools"}, supply={3: "Compass"})


@editions(1, 3, 4)
def test_tools_returning_a_small_hand_while_sharing_earns_the_bonus(edition: int) -> None:
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools"},
        bob={"purple": "Philosophy", "hand": "Oars"},
        supply={1: "Sailing", 3: "Compass"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"blue": "Tools", "hand": "Sailing"},
        bob={"purple": "Philosophy"},
        supply={1: "Oars", 3: "Compass"},
    )


@editions(3, 4)
def test_tools_returns_a_three_for_three_ones(edition: int) -> None:
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools", "hand": "Calendar, Compass, Engineering, Invention"},
        bob={},
        supply={1: "Oars, Sailing, Archery, Writing"},
    )
    play(table, "ann: pass", "ann: Engineering  (of Compass, Engineering, pass)")
    expect(
        table,
        ann={"blue": "Tools", "hand": "Calendar, Compass, Invention, Oars, Sailing, Archery"},
        supply={1: "Writing", 3: "Engineering"},
    )


@editions(3, 4)
def test_tools_can_keep_its_three(edition: int) -> None:
    table = deal("Tools", edition, ann={"blue": "Tools", "hand": "Compass"}, bob={}, supply={1: "Oars"})
    play(table, "ann: pass  (of Compass, pass)", "ann: pass  (of Compass, pass)")
    expect(table, ann={"blue": "Tools", "hand": "Compass"}, supply={1: "Oars"})


@editions(3, 4)
def test_tools_is_shared_effect_by_effect(edition: int) -> None:
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools", "hand": "Alchemy"},
        bob={"purple": "Philosophy", "hand": "Calendar, Compass, Invention, Engineering"},
        supply={1: "Oars, Sailing, Archery, Writing, Pottery, Masonry, Clothing", 3: "Paper"},
    )
    play(table, "bob: Calendar", "bob: Compass", "bob: Invention")
    play(table, "ann: pass  (of Alchemy, pass)", "bob: Engineering  (of Engineering, pass)", "ann: Alchemy")
    expect(
        table,
        ann={"blue": "Tools", "hand": "Writing, Pottery, Masonry, Clothing"},
        bob={"purple": "Philosophy", "green": "Paper", "hand": "Oars, Sailing, Archery"},
        supply={1: "", 2: "Calendar", 3: "Compass, Engineering, Alchemy", 4: "Invention"},
    )
