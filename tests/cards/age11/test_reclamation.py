"""Scenarios for Reclamation."""

from scenario import deal, expect, play


def test_reclamation_returns_the_bottom_three_and_repeats_with_the_color_it_melds() -> None:
    """Oars, Engineering and Coal are worth 9: a 5.  Physics is the only blue card: a 3, and no repeat."""
    table = deal(
        "Reclamation",
        4,
        ann={"yellow": "Reclamation", "red": "up: Archery, Oars, Engineering, Coal"},
        bob={},
        supply={3: "Paper, Optics", 4: "Anatomy", 5: "Physics"},
    )
    expect(
        table,
        ann={"yellow": "Reclamation", "red": "Archery", "green": "Paper"},
        bob={},
        supply={1: "Oars", 3: "Optics, Engineering", 4: "Anatomy", 5: "Coal, Physics"},
    )


def test_reclamation_repeats_as_long_as_three_cards_are_returned() -> None:
    """A 2, which is blue; then a 5, which is green; then a single card, worth a 3."""
    table = deal(
        "Reclamation",
        4,
        ann={
            "yellow": "Reclamation",
            "red": "Archery, Oars, Metalworking",
            "blue": "Writing, Alchemy, Physics",
        },
        bob={},
        supply={2: "Calendar", 3: "Paper", 5: "Banking"},
    )
    play(table, "ann: Metalworking  (of Archery, Oars, Metalworking)", "ann: Archery  (of Archery, Oars)")
    expect(
        table,
        ann={"yellow": "Reclamation", "blue": "Calendar", "green": "Paper"},
        bob={},
        supply={1: "Metalworking, Archery, Oars, Writing", 3: "Alchemy", 5: "Physics, Banking"},
    )


def test_reclamation_does_not_repeat_after_two_cards() -> None:
    table = deal(
        "Reclamation",
        4,
        ann={"yellow": "Reclamation", "red": "Archery, Construction", "blue": "Writing, Tools, Pottery"},
        bob={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"yellow": "Reclamation", "blue": "Calendar, Writing, Tools, Pottery"},
        supply={1: "Archery", 2: "Currency, Construction"},
    )


def test_reclamation_melds_a_1_without_a_red_card() -> None:
    table = deal("Reclamation", 4, ann={"yellow": "Reclamation"}, bob={}, supply={1: "Tools, Oars", 2: "Calendar"})
    expect(table, ann={"yellow": "Reclamation", "blue": "Tools"}, supply={1: "Oars", 2: "Calendar"})


def test_reclamation_melds_an_11_for_a_sum_of_22_and_returns_it_if_it_is_one_of_the_bottom_three() -> None:
    """Hypersonics is returned with two more green cards: 14 are a 7, which is purple.  That is returned, too: a 4."""
    table = deal(
        "Reclamation",
        4,
        ann={"yellow": "Reclamation", "red": "Fusion, Miniaturization, Oars", "green": "Currency, Sailing"},
        bob={},
        supply={4: "Anatomy", 7: "Lighting", 11: "Hypersonics"},
    )
    expect(
        table,
        ann={"yellow": "Anatomy, Reclamation"},
        supply={1: "Oars, Sailing", 2: "Currency", 7: "Lighting", 10: "Miniaturization", 11: "Fusion, Hypersonics"},
    )


def test_reclamation_ends_the_game_with_a_sum_of_23() -> None:
    table = deal(
        "Reclamation",
        4,
        ann={"yellow": "Reclamation", "red": "Fusion, Miniaturization, Construction", "score": "Oars"},
        bob={"score": "Currency"},
        supply={10: "Databases", 11: "Hypersonics"},
    )
    expect(
        table,
        ann={"yellow": "Reclamation", "score": "Oars"},
        bob={"score": "Currency"},
        winner="bob",
        supply={2: "Construction", 10: "Databases, Miniaturization", 11: "Hypersonics, Fusion"},
    )


def test_reclamation_is_shared_by_as_many_leaves() -> None:
    table = deal(
        "Reclamation",
        4,
        ann={"yellow": "Reclamation"},
        bob={"green": "Clothing", "red": "Engineering, Oars"},
        supply={1: "Tools, Writing", 2: "Calendar", 11: "Fusion"},
    )
    expect(
        table,
        ann={"yellow": "Reclamation", "blue": "Tools", "hand": "Fusion"},
        bob={"green": "Clothing", "blue": "Calendar"},
        supply={1: "Writing, Oars", 3: "Engineering"},
    )
