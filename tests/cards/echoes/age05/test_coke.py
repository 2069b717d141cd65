"""Scenarios for Coke."""

from scenario import deal, expect, play


def test_coke_melds_factories_and_foreshadows_the_first_card_without_one() -> None:
    table = deal(
        "Coke",
        4,
        sets="echoes",
        ann={"red": "Coke"},
        bob={},
        supply={4: "Anatomy", 6: "Industrialization, Machine Tools, Classification, Canning"},
    )
    expect(
        table,
        ann={
            "red": "Machine Tools, Industrialization, Coke",
            "yellow": "Anatomy",
            "forecast": "Classification",
        },
        supply={6: "Canning"},
    )


def test_coke_keeps_the_last_card_in_hand_with_a_full_forecast() -> None:
    table = deal(
        "Coke",
        4,
        sets="echoes",
        ann={"red": "Coke", "blue": "aslant: Tools, Writing", "forecast": "Oars"},
        bob={},
        supply={4: "Anatomy", 6: "Classification"},
    )
    expect(
        table,
        ann={
            "red": "Coke",
            "blue": "aslant: Tools, Writing",
            "yellow": "Anatomy",
            "forecast": "Oars",
            "hand": "Classification",
        },
    )


def test_coke_scores_top_cards_if_foreseen() -> None:
    """The rulebook's example: only the meld of the action promotes, and the covered card takes the splay along."""
    table = deal(
        None,
        4,
        sets="echoes",
        ann={
            "red": "up: Oars, Archery",
            "yellow": "Agriculture, Masonry",
            "blue": "Tools",
            "hand": "Industrialization",
            "forecast": "Coke, Flight",
        },
        bob={},
        supply={4: "Gunpowder", 6: "Machine Tools, Classification, Canning"},
    )
    play(table, "ann: meld Industrialization")
    expect(
        table,
        ann={
            "red": "up: Machine Tools, Coke, Industrialization, Oars, Archery, Gunpowder",
            "yellow": "Masonry",
            "score": "Agriculture, Tools",
            "forecast": "Flight, Classification",
        },
        supply={6: "Canning"},
    )


def test_coke_scores_nothing_unless_foreseen() -> None:
    table = deal(
        "Coke",
        4,
        sets="echoes",
        ann={"red": "Coke", "blue": "Tools"},
        bob={},
        supply={4: "Gunpowder", 6: "Classification"},
    )
    expect(table, ann={"red": "Coke, Gunpowder", "blue": "Tools", "forecast": "Classification"})


def test_coke_is_shared() -> None:
    table = deal(
        "Coke",
        4,
        sets="echoes",
        ann={"red": "Coke"},
        bob={"yellow": "Canning", "green": "Banking"},
        supply={4: "Anatomy, Gunpowder", 5: "Physics", 6: "Classification, Encyclopedia"},
    )
    expect(
        table,
        ann={"red": "Coke, Gunpowder", "forecast": "Encyclopedia", "hand": "Physics"},
        bob={"yellow": "Canning, Anatomy", "green": "Banking", "forecast": "Classification"},
    )
