"""Scenarios for Emancipation."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_emancipation_demands_a_card_for_my_score_pile_and_pays_with_a_6(edition: int) -> None:
    table = deal(
        "Emancipation",
        edition,
        ann={"purple": "Emancipation"},
        bob={"hand": "Oars, Writing"},
        supply={5: "Coal", 6: "Canning"},
    )
    play(table, "bob: Writing  (of Oars, Writing)")
    assert not table.has_event("reveal")
    expect(table, ann={"purple": "Emancipation", "score": "Writing"}, bob={"hand": "Oars, Canning"})


@editions(3, 4)
def test_emancipation_pays_nothing_to_an_empty_hand(edition: int) -> None:
    table = deal("Emancipation", edition, ann={"purple": "Emancipation"}, bob={"red": "Oars"}, supply={6: "Canning"})
    expect(table, ann={"purple": "Emancipation"}, bob={"red": "Oars"}, supply={6: "Canning"})


@editions(3, 4)
def test_emancipation_spares_a_player_with_as_many_factories(edition: int) -> None:
    table = deal("Emancipation", edition, ann={"purple": "Emancipation"}, bob={"blue": "Chemistry", "hand": "Oars"})
    expect(table, ann={"purple": "Emancipation"}, bob={"blue": "Chemistry", "hand": "Oars"})


@editions(3, 4)
def test_emancipation_splays_red_or_purple_right(edition: int) -> None:
    table = deal(
        "Emancipation",
        edition,
        ann={"red": "Oars, Archery", "blue": "Tools, Writing", "purple": "Emancipation, Astronomy"},
        bob={},
    )
    play(table, "ann: red  (of red, purple, pass)")
    expect(
        table,
        ann={"red": "right: Oars, Archery", "blue": "Tools, Writing", "purple": "Emancipation, Astronomy"},
    )


@editions(3, 4)
def test_emancipation_splay_is_declined(edition: int) -> None:
    table = deal("Emancipation", edition, ann={"red": "Oars", "purple": "Emancipation, Astronomy"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"red": "Oars", "purple": "Emancipation, Astronomy"})


@editions(3, 4)
def test_emancipation_does_not_ask_to_splay_single_cards(edition: int) -> None:
    table = deal("Emancipation", edition, ann={"red": "Oars", "purple": "Emancipation"}, bob={})
    expect(table, ann={"red": "Oars", "purple": "Emancipation"})


@editions(3, 4)
def test_emancipation_splay_is_shared(edition: int) -> None:
    table = deal(
        "Emancipation",
        edition,
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


@editions(3, 4)
def test_emancipation_executed_through_self_service_demands_nothing_but_splays(edition: int) -> None:
    """Neither of bob nor of ann herself."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "purple": "Emancipation, Astronomy", "hand": "Writing"},
        bob={"hand": "Oars", "specials": "World"},
        supply={6: "Canning"},
    )
    play(table, "ann: purple  (of purple, pass)")
    expect(
        table,
        ann={"green": "Self Service", "purple": "right: Emancipation, Astronomy", "hand": "Writing"},
        bob={"hand": "Oars", "specials": "World"},
        supply={6: "Canning"},
    )
