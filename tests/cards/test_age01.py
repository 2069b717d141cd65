"""Scenarios for the cards of age 1."""

from scenario import deal, expect, play


def test_oars_repeats_while_a_crown_is_left() -> None:
    table = deal(
        "Oars",
        3,
        ann={"red": "Oars"},
        bob={"hand": "Sailing, Writing, Metalworking"},
        supply={1: "Clothing, Pottery, The Wheel"},
    )
    play(table, "bob: Sailing  (of Sailing, Writing)", "bob: Writing  (of Writing, Clothing)")
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Writing, Clothing"},
        bob={"hand": "Metalworking, Pottery, The Wheel"},
    )
