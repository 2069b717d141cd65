"""Scenarios for Perfume."""

from scenario import deal, expect, play


def test_perfume_tucks_by_its_echo_as_long_as_castles_come() -> None:
    table = deal(
        "Perfume",
        4,
        sets="echoes",
        ann={"blue": "Perfume"},
        bob={},
        supply={1: "Oars, Archery, Sailing, Tools"},
    )
    expect(
        table,
        ann={"blue": "Perfume", "red": "Oars, Archery", "green": "Sailing"},
        supply={1: "Tools"},
    )


def test_perfume_takes_a_top_card_of_a_value_that_no_top_card_of_its_owner_has() -> None:
    table = deal(
        "Perfume",
        4,
        sets="echoes",
        ann={"blue": "Perfume", "purple": "Philosophy"},
        bob={"red": "Optics", "yellow": "Agriculture", "green": "Paper", "blue": "Calendar"},
        supply={1: "Sailing", 3: "Translation, Compass"},
    )
    play(table, "bob: Optics  (of Optics, Paper)")
    expect(
        table,
        ann={"blue": "Perfume", "purple": "Philosophy", "green": "Sailing", "red": "Optics"},
        bob={"yellow": "Agriculture", "green": "Paper", "blue": "Translation, Calendar"},
        supply={3: "Compass"},
    )


def test_perfume_takes_nothing_if_all_values_are_there() -> None:
    table = deal(
        "Perfume",
        4,
        sets="echoes",
        ann={"blue": "Perfume"},
        bob={"yellow": "Agriculture"},
        supply={1: "Sailing"},
    )
    expect(table, ann={"blue": "Perfume", "green": "Sailing"}, bob={"yellow": "Agriculture"})


def test_perfume_is_shared_by_its_echo_alone() -> None:
    table = deal(
        "Perfume",
        4,
        sets="echoes",
        ann={"blue": "Perfume"},
        bob={"red": "Archery"},
        supply={1: "Sailing, Clothing, Pottery"},
    )
    expect(
        table,
        ann={"blue": "Perfume", "green": "Clothing", "hand": "Pottery"},
        bob={"red": "Archery", "green": "Sailing"},
    )
