"""Scenarios for Canal Building."""

from scenario import deal, expect, play


def test_canal_building_exchanges_all_the_highest_cards() -> None:
    """The two groups differ in size and value."""
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Databases, Oars, Stem Cells", "score": "Compass, Writing"},
        bob={},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars, Compass", "score": "Writing, Databases, Stem Cells"})


def test_canal_building_fixes_both_groups_before_it_moves_them() -> None:
    """Of equal value on both sides: what has just come does not go back."""
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Compass, Oars", "score": "Writing, Paper, Optics"},
        bob={},
    )
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars, Paper, Optics", "score": "Writing, Compass"})


def test_canal_building_empties_the_hand_into_an_empty_score_pile() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Compass, Paper, Oars"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass, Paper"})


def test_canal_building_can_be_declined() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass"}, bob={})
    play(table, "ann: pass")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass"})


def test_canal_building_empties_the_score_pile_into_an_empty_hand() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "score": "Compass, Writing"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "hand": "Compass", "score": "Writing"})


def test_canal_building_does_not_score_what_it_exchanges() -> None:
    """Five cards scored this turn and one exchanged earn no Monument."""
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "score": "Oars"})


def test_canal_building_asks_nothing_with_nothing_to_exchange() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building"}, bob={})
    expect(table, ann={"yellow": "Canal Building"})


def test_canal_building_is_shared() -> None:
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Oars"},
        bob={"purple": "City States", "hand": "Writing, Tools"},
        supply={2: "Currency"},
    )
    play(table, "bob: yes", "ann: pass")
    expect(
        table,
        ann={"yellow": "Canal Building", "hand": "Oars, Currency"},
        bob={"purple": "City States", "score": "Writing, Tools"},
    )
