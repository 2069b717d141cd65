"""Scenarios for Emancipation."""

from scenario import deal, expect, play


def test_emancipation_demands_a_card_for_my_score_pile_and_pays_with_a_6() -> None:
    table = deal(
        "Emancipation",
        3,
        ann={"purple": "Emancipation"},
        bob={"hand": "Oars, Writing"},
        supply={5: "Coal", 6: "Canning"},
    )
    play(table, "bob: Writing  (of Oars, Writing)")
    assert not table.has_event("reveal")
    expect(table, ann={"purple": "Emancipation", "score": "Writing"}, bob={"hand": "Oars, Canning"})


def test_emancipation_pays_nothing_to_an_empty_hand() -> None:
    table = deal("Emancipation", 3, ann={"purple": "Emancipation"}, bob={"red": "Oars"}, supply={6: "Canning"})
    expect(table, ann={"purple": "Emancipation"}, bob={"red": "Oars"}, supply={6: "Canning"})


def test_emancipation_spares_a_player_with_as_many_factories() -> None:
    table = deal("Emancipation", 3, ann={"purple": "Emancipation"}, bob={"blue": "Chemistry", "hand": "Oars"})
    expect(table, ann={"purple": "Emancipation"}, bob={"blue": "Chemistry", "hand": "Oars"})


def test_emancipation_splays_red_or_purple_right() -> None:
    table = deal(
        "Emancipation",
        3,
        ann={"red": "Oars, Archery", "blue": "Tools, Writing", "purple": "Emancipation, Astronomy"},
        bob={},
    )
    play(table, "ann: red  (of red, purple, pass)")
    expect(
        table,
        ann={"red": "right: Oars, Archery", "blue": "Tools, Writing", "purple": "Emancipation, Astronomy"},
    )


def test_emancipation_splay_is_declined() -> None:
    table = deal("Emancipation", 3, ann={"red": "Oars", "purple": "Emancipation, Astronomy"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"red": "Oars", "purple": "Emancipation, Astronomy"})


def test_emancipation_does_not_ask_to_splay_single_cards() -> None:
    table = deal("Emancipation", 3, ann={"red": "Oars", "purple": "Emancipation"}, bob={})
    expect(table, ann={"red": "Oars", "purple": "Emancipation"})


def test_emancipation_splay_is_shared() -> None:
    table = deal(
        "Emancipation",
        3,
        ann={"purple": "Emancipation"},
        bob={"blue": "Chemistry", "purple": "Astronomy, Societies"},
        supply={6: "Canning"},
    )
    play(table, "bob: purple  (of purple, pass)")
    expect(
        table,
        ann={"purple": "Emancipation", "hand": "Canning"},
        bob={"blue": "Chemistry", "purple": "right: Astronomy, Societies"},
    )


def test_emancipation_executed_through_self_service_demands_nothing_but_splays() -> None:
    """Neither of bob nor of ann herself."""
    table = deal(
        "Self Service",
        3,
        ann={"green": "Self Service", "purple": "Emancipation, Astronomy", "hand": "Writing"},
        bob={"hand": "Oars"},
        supply={6: "Canning"},
    )
    play(table, "ann: purple  (of purple, pass)")
    expect(
        table,
        ann={"green": "Self Service", "purple": "right: Emancipation, Astronomy", "hand": "Writing"},
        bob={"hand": "Oars"},
        supply={6: "Canning"},
    )
