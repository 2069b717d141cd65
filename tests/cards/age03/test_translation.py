"""Scenarios for Translation."""

from scenario import deal, expect, play


def test_translation_melds_the_whole_score_pile_in_any_order() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "score": "Tools, Writing, Archery"}, bob={})
    play(
        table,
        "ann: yes  (of yes, pass)",
        "ann: Writing  (of Tools, Writing, Archery)",
        "ann: Archery  (of Tools, Archery)",
    )
    expect(table, ann={"blue": "Tools, Writing, Translation", "red": "Archery"})


def test_translation_can_be_declined() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "red": "Archery", "score": "Tools, Writing"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Translation", "red": "Archery", "score": "Tools, Writing"})


def test_translation_asks_nothing_about_an_empty_score_pile() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "red": "Archery"}, bob={})
    expect(table, ann={"blue": "Translation", "red": "Archery"})


def test_translation_claims_world_if_every_top_card_has_a_crown() -> None:
    """A covered card without one does no harm."""
    table = deal("Translation", 3, ann={"blue": "Translation, Tools", "green": "Sailing"}, bob={})
    expect(table, ann={"blue": "Translation, Tools", "green": "Sailing", "specials": "World"})


def test_translation_melds_before_it_looks_for_crowns() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "red": "Archery", "score": "Optics"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"blue": "Translation", "red": "Optics, Archery", "specials": "World"})


def test_translation_claims_no_world_that_is_taken() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation"}, bob={"specials": "World"})
    expect(table, ann={"blue": "Translation"}, bob={"specials": "World"})


def test_translation_is_shared_and_a_sharer_claims_first() -> None:
    table = deal(
        "Translation",
        3,
        ann={"blue": "Translation"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={3: "Compass"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"blue": "Translation", "hand": "Compass"},
        bob={"red": "Optics", "green": "Sailing", "specials": "World"},
    )
