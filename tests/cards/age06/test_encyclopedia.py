"""Scenarios for Encyclopedia."""

from scenario import deal, editions, expect, play

ANY_VALUE = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"


def test_encyclopedia_melds_all_highest_scored_cards_in_any_order() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Physics, Oars, Chemistry, Coal"}, bob={})
    play(
        table,
        "ann: yes  (of yes, pass)",
        "ann: Chemistry  (of Physics, Chemistry, Coal)",
        "ann: Coal  (of Physics, Coal)",
    )
    expect(table, ann={"blue": "Physics, Chemistry, Encyclopedia", "red": "Coal", "score": "Oars"})


def test_encyclopedia_melds_a_single_highest_card() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Oars, Coal"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "red": "Coal", "score": "Oars"})


def test_encyclopedia_is_declined() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Oars, Coal"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "score": "Oars, Coal"})


@editions(3, 4)
def test_encyclopedia_asks_nothing_about_an_empty_score_pile(edition: int) -> None:
    table = deal("Encyclopedia", edition, ann={"blue": "Encyclopedia", "hand": "Oars"}, bob={})
    expect(table, ann={"blue": "Encyclopedia", "hand": "Oars"})


def test_encyclopedia_is_shared() -> None:
    table = deal(
        "Encyclopedia",
        3,
        ann={"blue": "Encyclopedia"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "hand": "Canning"}, bob={"red": "Optics", "green": "Sailing"})


def test_encyclopedia_of_edition_4_melds_all_scored_cards_of_a_chosen_value() -> None:
    """They need not be the highest."""
    table = deal("Encyclopedia", 4, ann={"blue": "Encyclopedia", "score": "Coal, Writing, Oars, Tools"}, bob={})
    play(
        table,
        f"ann: 1  (of {ANY_VALUE})",
        "ann: yes  (of yes, pass)",
        "ann: Tools  (of Writing, Tools)",
    )
    expect(table, ann={"blue": "Writing, Tools, Encyclopedia", "red": "Oars", "score": "Coal"})


def test_encyclopedia_of_edition_4_melds_nothing_for_a_value_that_is_not_there() -> None:
    table = deal("Encyclopedia", 4, ann={"blue": "Encyclopedia", "score": "Coal, Oars"}, bob={})
    play(table, "ann: 11")
    expect(table, ann={"blue": "Encyclopedia", "score": "Coal, Oars"})


def test_encyclopedia_of_edition_4_meld_is_declined() -> None:
    table = deal("Encyclopedia", 4, ann={"blue": "Encyclopedia", "score": "Coal, Oars"}, bob={})
    play(table, "ann: 5", "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "score": "Coal, Oars"})


def test_encyclopedia_junks_an_available_achievement_of_value_5_6_or_7() -> None:
    table = deal(
        "Encyclopedia",
        4,
        ann={"blue": "Encyclopedia"},
        bob={},
        available="Gunpowder, Coal, Canning, Lighting, Flight",
    )
    play(table, "ann: 6  (of 5, 6, 7, pass)")
    expect(
        table,
        ann={"blue": "Encyclopedia"},
        junk="Canning",
        available="Gunpowder, Coal, Lighting, Flight, Empire, Monument, Universe, Wonder, World",
    )


def test_encyclopedia_junk_is_declined() -> None:
    table = deal("Encyclopedia", 4, ann={"blue": "Encyclopedia"}, bob={}, available="Coal")
    play(table, "ann: pass  (of 5, pass)")
    expect(table, ann={"blue": "Encyclopedia"}, available="Coal, Empire, Monument, Universe, Wonder, World")


def test_encyclopedia_junks_no_other_achievement() -> None:
    """Special achievements have no value."""
    table = deal("Encyclopedia", 4, ann={"blue": "Encyclopedia"}, bob={}, available="Gunpowder, Flight")
    expect(
        table,
        ann={"blue": "Encyclopedia"},
        available="Gunpowder, Flight, Empire, Monument, Universe, Wonder, World",
    )


def test_encyclopedia_of_edition_4_is_shared() -> None:
    table = deal(
        "Encyclopedia",
        4,
        ann={"blue": "Encyclopedia", "score": "Oars"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={6: "Canning"},
    )
    play(table, f"bob: 1  (of {ANY_VALUE})", "bob: yes  (of yes, pass)", "ann: 2")
    expect(
        table,
        ann={"blue": "Encyclopedia", "score": "Oars", "hand": "Canning"},
        bob={"red": "Optics", "green": "Sailing"},
    )


def test_encyclopedia_junk_is_shared() -> None:
    table = deal(
        "Encyclopedia",
        4,
        ann={"blue": "Encyclopedia"},
        bob={"red": "Optics"},
        available="Coal, Lighting",
        supply={6: "Canning"},
    )
    play(table, "bob: 7  (of 5, 7, pass)", "ann: pass  (of 5, pass)")
    expect(table, ann={"blue": "Encyclopedia", "hand": "Canning"}, bob={"red": "Optics"}, junk="Lighting")


def test_encyclopedia_value_alone_changes_nothing_and_earns_no_bonus() -> None:
    table = deal(
        "Encyclopedia",
        4,
        ann={"blue": "Encyclopedia"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: 6")
    expect(table, ann={"blue": "Encyclopedia"}, bob={"red": "Optics", "score": "Sailing"})
