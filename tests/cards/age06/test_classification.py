"""Scenarios for Classification."""

from scenario import Scenario, about, deal, editions, expect, play
from splay.position.events import Show, ShowColor


def shown(table: Scenario) -> list[str]:
    """What was shown, by whom: "bob: hand: Writing", "ann: color: Sailing"."""
    return [
        f"{table.names[event.seat]}: {event.zone if isinstance(event, Show) else 'color'}: {about(event)}"
        for event in table.events
        if isinstance(event, (Show, ShowColor))
    ]


def test_classification_takes_all_cards_of_the_color_from_every_hand_and_melds_them() -> None:
    """Only the color of the chosen card is shown; whoever had to give, and who melded, shows what is left."""
    table = deal(
        "Classification",
        3,
        ann={"green": "Classification", "hand": "Sailing, Oars"},
        bob={"hand": "Clothing, Writing, The Wheel"},
        cy={"hand": "Tools"},
    )
    play(
        table,
        "ann: Sailing  (of Sailing, Oars)",
        "ann: Clothing  (of Sailing, Clothing, The Wheel)",
        "ann: The Wheel  (of Sailing, The Wheel)",
    )
    assert shown(table) == ["ann: color: Sailing", "bob: hand: Writing", "cy: hand: Tools", "ann: hand: Oars"]
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"green": "Sailing, The Wheel, Clothing, Classification", "hand": "Oars"},
        bob={"hand": "Writing"},
        cy={"hand": "Tools"},
    )


def test_classification_of_edition_1_does_the_same() -> None:
    table = deal(
        "Classification",
        1,
        ann={"green": "Classification", "hand": "Sailing, Oars"},
        bob={"hand": "Archery, Writing"},
    )
    play(table, "ann: Oars  (of Sailing, Oars)", "ann: Archery  (of Oars, Archery)")
    expect(
        table,
        ann={"green": "Classification", "red": "Oars, Archery", "hand": "Sailing"},
        bob={"hand": "Writing"},
    )


def test_classification_melds_the_chosen_card_if_nobody_else_has_its_color() -> None:
    table = deal("Classification", 3, ann={"green": "Classification", "hand": "Oars"}, bob={"hand": "Writing"})
    assert shown(table) == ["ann: color: Oars", "bob: hand: Writing"]
    expect(table, ann={"green": "Classification", "red": "Oars"}, bob={"hand": "Writing"})


@editions(3, 4)
def test_classification_with_an_empty_hand_does_nothing(edition: int) -> None:
    table = deal("Classification", edition, ann={"green": "Classification"}, bob={"hand": "Oars"})
    assert shown(table) == []
    expect(table, ann={"green": "Classification"}, bob={"hand": "Oars"})


def test_classification_is_shared() -> None:
    table = deal(
        "Classification",
        3,
        ann={"green": "Classification", "hand": "Archery, Writing"},
        bob={"purple": "Philosophy", "hand": "Oars"},
        supply={6: "Canning"},
    )
    play(table, "bob: Oars  (of Oars, Archery)")
    expect(
        table,
        ann={"green": "Classification", "blue": "Writing", "hand": "Canning"},
        bob={"purple": "Philosophy", "red": "Archery, Oars"},
    )


def test_classification_leaves_out_a_partner() -> None:
    table = deal(
        "Classification",
        3,
        teams="ABAB",
        ann={"green": "Classification", "hand": "Oars"},
        bob={"hand": "Archery"},
        cy={"hand": "Metalworking"},
        dee={"hand": "Construction"},
    )
    play(table, "ann: Archery  (of Oars, Archery, Construction)", "ann: Construction  (of Oars, Construction)")
    expect(table, ann={"green": "Classification", "red": "Oars, Construction, Archery"}, cy={"hand": "Metalworking"})


def test_classification_of_edition_4_reveals_a_card_and_takes_its_color_from_every_opponent() -> None:
    """The card itself is revealed; whoever had to give, and who melded, shows what is left."""
    table = deal(
        "Classification",
        4,
        ann={"green": "Classification", "hand": "Sailing, Oars"},
        bob={"hand": "Clothing, Writing, The Wheel"},
        cy={"hand": "Tools"},
    )
    play(
        table,
        "ann: Sailing  (of Sailing, Oars)",
        "ann: Clothing  (of Sailing, Clothing, The Wheel)",
        "ann: The Wheel  (of Sailing, The Wheel)",
    )
    assert table.has_event("reveal", "Sailing", seat="ann", zone="hand")
    assert table.kinds.index("reveal") < table.kinds.index("transfer")
    assert shown(table) == ["bob: hand: Writing", "cy: hand: Tools", "ann: hand: Oars"]
    expect(
        table,
        ann={"green": "Sailing, The Wheel, Clothing, Classification", "hand": "Oars"},
        bob={"hand": "Writing"},
        cy={"hand": "Tools"},
    )


def test_classification_of_edition_4_melds_the_revealed_card_if_nobody_else_has_its_color() -> None:
    table = deal("Classification", 4, ann={"green": "Classification", "hand": "Oars"}, bob={"hand": "Writing"})
    assert table.has_event("reveal", "Oars")
    assert shown(table) == ["bob: hand: Writing"]
    expect(table, ann={"green": "Classification", "red": "Oars"}, bob={"hand": "Writing"})


def test_classification_of_edition_4_is_shared() -> None:
    table = deal(
        "Classification",
        4,
        ann={"green": "Classification", "hand": "Archery, Writing"},
        bob={"purple": "Philosophy", "hand": "Oars, Coal, Sailing"},
        supply={6: "Canning"},
    )
    play(
        table,
        "bob: Coal  (of Oars, Coal, Sailing)",
        "bob: Oars  (of Oars, Coal, Archery)",
        "bob: Archery  (of Coal, Archery)",
    )
    assert table.has_event("reveal", "Coal", seat="bob", zone="hand")
    assert shown(table) == ["ann: hand: Writing", "bob: hand: Sailing", "bob: hand: Sailing"]
    expect(
        table,
        ann={"green": "Classification", "blue": "Writing", "hand": "Canning"},
        bob={"purple": "Philosophy", "red": "Coal, Archery, Oars", "hand": "Sailing"},
    )


def test_classification_of_edition_4_spares_a_partner() -> None:
    """Nor does the partner show anything."""
    table = deal(
        "Classification",
        4,
        teams="ABAB",
        ann={"green": "Classification", "hand": "Oars"},
        bob={"hand": "Archery, Tools"},
        cy={"hand": "Metalworking"},
        dee={"hand": "Construction"},
    )
    play(table, "ann: Archery  (of Oars, Archery, Construction)", "ann: Construction  (of Oars, Construction)")
    assert shown(table) == ["bob: hand: Tools"]
    expect(
        table,
        ann={"green": "Classification", "red": "Oars, Construction, Archery"},
        bob={"hand": "Tools"},
        cy={"hand": "Metalworking"},
    )
